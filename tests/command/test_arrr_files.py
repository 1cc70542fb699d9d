"""A game of Arrr!!! as a file and as a position, in the other commands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.core.notation.matchfile import file_of, write
from settemari.core.notation.position import position_of_match
from settemari.core.notation.position import write as write_position
from settemari.locales import LANGUAGES
from tests.command.screen.arrr_scenes import MODES, at, wild

Capture = pytest.CaptureFixture[str]
NAMES = ["Anna", "Bruno", "bot:greedy"]


def told(capsys: Capture, *arguments: str, code: int = 0) -> str:
    assert main(list(arguments)) == code
    out, err = capsys.readouterr()
    assert (err == "") == (code == 0)
    return out if code == 0 else err


@pytest.fixture(scope="module", params=MODES)
def saved(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game, one for each mode."""
    *_, match = wild(request.param, 3, 3)
    file = tmp_path_factory.mktemp("games") / f"{request.param}.match"
    file.write_text(write(file_of(match, NAMES)), "utf-8")
    return file


def test_verify(capsys: Capture, saved: Path) -> None:
    assert "The game is genuine." in told(capsys, "verify", str(saved), "--lang", "en")


def test_replay_tells_the_whole_game(capsys: Capture, saved: Path) -> None:
    out = told(capsys, "replay", str(saved), "--lang", "en")
    assert "Round 5" in out
    assert "Anna" in out
    assert "Libeccio" in out  # the bot
    own = told(capsys, "replay", str(saved), "--seat", "Bruno", "--lang", "en")
    assert len(own.splitlines()) >= len(out.splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_draws_the_table(capsys: Capture, saved: Path, language: str) -> None:
    out = told(capsys, "replay", str(saved), "--at", "30", "--seat", "pink", "--lang", language)
    assert "Bruno" in out
    assert "◉" in out


def test_replay_as_json(capsys: Capture, saved: Path) -> None:
    lines = [json.loads(line) for line in told(capsys, "replay", str(saved), "--json", "--at", "10").splitlines()]
    assert sum("choice" in line for line in lines) == 10


def test_a_position_is_drawn_and_played(capsys: Capture, tmp_path: Path) -> None:
    match = at("full", 2, "declare", 120)
    file = tmp_path / "puzzle.json"
    file.write_text(write_position(position_of_match(match)), "utf-8")
    asked = match.question()
    assert asked is not None
    colour = match.game.seat_words[asked.seats[0]]
    drawn = told(capsys, "position", "show", str(file), "--seat", colour, "--lang", "en")
    assert f"{colour.capitalize()}: hand" in drawn
    assert ": hand" not in told(capsys, "position", "show", str(file), "--lang", "en")
    after = json.loads(told(capsys, "position", "play", str(file), "raid"))
    assert after["game"] == "arrr"
    refused = next(iter(asked.offer(asked.seats[0]).refused.items()))
    err = told(capsys, "position", "play", str(file), refused[0], "--lang", "en", code=2)
    assert refused[1].rule in err


def test_a_variant_with_a_mode_has_a_code(capsys: Capture) -> None:
    code = told(capsys, "variant", "code", "gallows").strip()
    assert json.loads(told(capsys, "variant", "check", code, "--json"))["changed"] == {"mode": "gallows"}
