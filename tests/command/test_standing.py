"""Standing orders at the keyboard: who plays Arrr!!! alone among bots says when to be asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.cli.screen.arrr.standing import ArrrStanding
from settemari.cli.session import Session
from settemari.core.notation.matchfile_reader import read
from settemari.core.question import Question
from settemari.core.registry import find_game

MOMENT = "(Enter: Pass;"
TOLD = {
    "smart": "You are asked when it matters.",
    "always": "You are asked whenever you could play something.",
    "sleep": "You pass until it is your turn.",
    "sleep action": "You pass until this action is over.",
    "Sleep  STACK unless me": "You pass until this stack is resolved.",
}


class Keyboard:
    """Chooses whatever comes and passes; at the first moment of each turn it gives an order."""

    def __init__(self, capsys: pytest.CaptureFixture[str], order: str) -> None:
        self.capsys = capsys
        self.order = order
        self.told = 0  # how often it was told back
        self.orders = 0
        self.moments: list[str] = []  # in whose turn each was
        self.numbers = iter(range(10_000))

    def __call__(self, prompt: str = "") -> str:
        shown = self.capsys.readouterr().out
        self.told += TOLD.get(self.order, "-") in shown
        if MOMENT not in prompt:
            return "" if "Enter" in prompt else str(next(self.numbers) % 9 + 1)
        turn = re.findall(r"Round \d+: [^:]+'s turn", shown)
        if turn and turn[-1] not in self.moments and self.order:
            self.moments.append(turn[-1])
            self.orders += 1
            return self.order
        self.moments.append(turn[-1] if turn else "the same")
        return ""


def play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], order: str = ""
) -> Keyboard:
    keyboard = Keyboard(capsys, order)
    monkeypatch.setattr("builtins.input", keyboard)
    file = tmp_path / "alone.match"
    short = tmp_path / "short.toml"  # few explorations: two rounds
    short.write_text('game = "arrr"\nname = "Short"\n[explorations]\n3 = 8\n', "utf-8")
    game = ["--seats", "Anna,bot:greedy,bot:greedy", "--variant", str(short), "--seed", "5", "--save", str(file)]
    assert main(["play", "arrr", *game, "--lang", "en"]) == 0
    assert read(file.read_text("utf-8")).outcome is not None
    file.unlink()
    return keyboard


def test_always_asks_more_often_than_smart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    always = play(tmp_path, monkeypatch, capsys, "always")
    smart = play(tmp_path, monkeypatch, capsys)
    assert len(always.moments) > len(smart.moments) > 0


def test_always_is_whenever_there_is_something_to_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    playable = []
    ask = Session._ask

    def asking(session: Session, question: Question, seat: int) -> None:
        if session.look.declining(session.match.view(seat)) is not None:
            playable.append(len(question.offer(seat).playable))
        ask(session, question, seat)

    monkeypatch.setattr(Session, "_ask", asking)
    play(tmp_path, monkeypatch, capsys, "always")
    assert min(playable) > 1  # passing alone is no choice


def test_who_sleeps_is_not_asked_before_the_own_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    sleeper = play(tmp_path, monkeypatch, capsys, "sleep")
    others = [turn for turn in sleeper.moments if "Anna" not in turn]
    assert others
    assert len(others) == len(set(others))  # asked once in a turn, at most: then asleep


@pytest.mark.parametrize("order", TOLD)
def test_an_order_is_told_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], order: str
) -> None:
    keyboard = play(tmp_path, monkeypatch, capsys, order)
    assert keyboard.told >= keyboard.orders > 0


def test_orders_are_taken_in_any_spelling_and_nothing_else_is_one() -> None:
    setup = find_game("arrr").setup(3)
    for typed in TOLD:
        standing = ArrrStanding(setup)
        assert standing.order(typed) is not None
        assert standing.sleeps() == ("sleep" in typed.casefold())
    standing = ArrrStanding(setup)
    for typed in ("", "sleep well", "sleeper", "1", "pass", "smart always", "unless me"):
        assert standing.order(typed) is None
        assert not standing.sleeps()
    standing.order("sleep")
    standing.order("always")
    assert not standing.sleeps()  # who wants to be asked is awake
