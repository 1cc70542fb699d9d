"""What a player is told before choosing, and what is hidden from whom; typed into lines without a terminal."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from settemari.bots.names import table_names
from settemari.cli import main
from settemari.cli.seats import read_sitters
from settemari.core.errors import SeatsError
from settemari.core.notation.variant_code import code_of
from settemari.core.registry import find_game
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from tests.board import on_the_board
from tests.command.pseudo import PseudoTerminal
from tests.size import pick

ALONE = "Anna,bot:greedy,bot:random,bot:greedy"
MARETTA = find_game("maretta")
BOARD = ("maretta", "--variant", code_of(MARETTA, on_the_board(MARETTA)))  # whatever the default is
Typing = Callable[..., str]


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Typing:
    """Run ``settemari play`` with these lines typed; all that it wrote, with what was typed in its place."""

    def typed(lines: list[str], *arguments: str, code: int = 0) -> str:
        waiting = iter(lines)

        def read(prompt: str = "") -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            print(f"{prompt}{line}")
            return line

        monkeypatch.setattr("builtins.input", read)
        assert main(["play", *arguments]) == code
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_says_what_it_is_about_and_how_to_get_help(typing: Typing, language: str) -> None:
    say = Catalogue(language, ["terminal"]).say
    for game in ("maretta", "vulcano"):
        space = find_game(game).variant().number("path.last")
        out = " ".join(typing([], game, "--lang", language).split())
        assert " ".join(say("welcome").split()) in out
        assert " ".join(say(f"goal-{game}", space=space, boarding=7).split()) in out
    later = typing(["1", ""], "maretta", "--seed", "5", "--seats", ALONE, "--lang", language)
    assert later.count(say("welcome").split()[0]) == 1  # once is enough


def test_a_narrow_terminal_is_told_so(typing: Typing, monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, told in ((60, True), (79, True), (80, False)):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert (f"{columns} columns; the table is drawn for 80" in typing([], "--lang", "en")) == told


def test_a_grid_says_how_to_choose_in_it(typing: Typing) -> None:
    out = typing(["1", "", "3"], "--seed", "5", "--seats", ALONE, "--lang", "en")
    assert "Type the number of a card and the letter of a player: 1l" in out
    assert "Type a label such as 1l, or ? for help." in out


def test_an_action_in_words_is_shown_like_any_other(typing: Typing) -> None:
    start = [*BOARD, "--seed", "5", "--seats", ALONE, "--lang", "en"]
    by_label, by_words = (typing(["1", "", typed, "1"], *start) for typed in ("2l", "PLACE food-1  on yellow"))
    assert " Food 1 on Libeccio\n   Libeccio moves to 5.\n" in by_label.rpartition("Your choice")[2]
    assert by_words.rpartition("Your choice")[2] == by_label.rpartition("Your choice")[2]


def test_why_not_is_told_of_an_action_in_words_too(typing: Typing) -> None:
    out = typing(["1", "", "why place food-1 on pink"], "--seed", "5", "--seats", ALONE, "--lang", "en")
    assert "Maestrale already has Wood 1 in slot 2." in out


def test_a_theft_is_chosen_in_two_steps_and_u_goes_back(typing: Typing) -> None:
    before = ["1", "", "1", "", "1l", "", "1", "", "1l", "", "1", "", "1", ""]
    start = [*BOARD, "--seed", "1", "--seats", ALONE, "--lang", "en"]
    within, again, other, stolen = (
        typing([*before, *typed], *start).rpartition("Your choice (? for help): ")[2]
        for typed in (["2b"], ["2b", "u"], ["2b", "1a"], ["2b", "2"])
    )
    assert "or steal" in typing(before, *start).rpartition("Which card do you give away")[2]
    assert re.search(r"^   2  Wood 4 on Bora, stealing ", within, re.MULTILINE)
    assert "or steal" in again
    assert "Your own slot 2 comes last" in other
    assert "You steal " in stolen


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_help_can_be_had_before_confirming(typing: Typing, game: str) -> None:
    """The draft stands behind the last question then: the help is that of the question."""
    grid = [f"{card}{seat}" for card in range(1, 5) for seat in "mlb"]
    for labels in (["1"], ["1", "", *grid]):
        out = typing([*labels, "?", "nonsense", "u"], game, "--seed", "5", "--seats", ALONE, "--lang", "en")
        asked = out.rpartition("Enter to confirm, u to take back: ?")[2]
        if asked != out:
            assert "words of the notation" in asked
            assert "Press Enter to confirm" in asked


def test_everything_can_be_typed_at_every_prompt(typing: Typing) -> None:
    """Whole games in which somebody asks for everything all the time."""
    labels = ["1", "2", *(f"{card}{seat}" for card in "123456" for seat in "abml"), ""]
    more = ["?", "log", "why 1", "why 1a", "rule B2.1", "rule nonsense", "u", "nonsense", "place wood-1 on pink"]
    for seed in range(pick(2, 6)):
        for game in ("maretta", "vulcano"):
            lines = [line for label in labels for line in (label, more[(seed + len(label)) % len(more)], "")] * 60
            names = "Anna,Bruno,bot:greedy"
            out = typing(lines, game, "--seed", str(seed), "--seats", names, "--lang", "en")
            assert "The game is over." in out


# -- the lava ----------------------------------------------------------------------------------------------------


def test_how_far_to_run_from_the_lava(typing: Typing) -> None:
    start = ["vulcano", "--seats", ALONE, "--lang", "en"]
    out = typing([], *start, "--seed", "5")
    assert "After this round the lava will be on space 0: you must run at least 1 space." in out
    assert "the lava will be on" not in typing([], "maretta", *start[1:], "--seed", "5")


# -- what is hidden ----------------------------------------------------------------------------------------------


def test_the_log_of_people_at_one_screen_is_what_everybody_hears(typing: Typing) -> None:
    """Nobody's drawn cards, nobody's picked card, nothing a pelican saw; and names, never "you"."""
    labels = ["1", "2", *(f"{card}{seat}" for card in "123456" for seat in "abl"), ""]
    lines = [line for label in labels for line in (label, "", "log")] * 60
    seen = 0
    for seed in range(pick(1, 12)):
        out = typing(lines, "--seed", str(seed), "--seats", "Anna,Bruno,bot:greedy", "--lang", "en")
        assert not re.search(r"(Anna|Bruno|Libeccio) draws? [A-Z]", out)
        seen += out.count("looks at")
        assert not re.search(r"(Anna|Bruno|Libeccio) sees", out)
    assert seen > 0


def test_who_plays_alone_hears_what_only_they_hear(typing: Typing) -> None:
    out = typing([], *BOARD, "--seed", "5", "--seats", ALONE, "--lang", "en")
    assert "Anna draws Water 3, Water 3, Food 1 and Water 4." in out
    assert not re.search(r"(Maestrale|Libeccio|Bora) draws", out)


# -- names -------------------------------------------------------------------------------------------------------


def test_a_bot_takes_a_wind_that_nobody_is_called() -> None:
    game = find_game("maretta")
    assert [sitter.name for sitter in read_sitters(game, "bora,bot:greedy,bot:random,bot:greedy")] == [
        "bora",
        "Maestrale",
        "Libeccio",
        "Tramontana",
    ]
    assert table_names(["bot:x", "Scirocco", "Libeccio", "bot:x", "bot:x"]) == [
        "Maestrale",
        "Scirocco",
        "Libeccio",
        "Bora",
        "Tramontana",
    ]
    with pytest.raises(SeatsError, match="same name"):
        read_sitters(game, "Anna,anna,bot:greedy")


@pytest.mark.parametrize("user", ["a,b", "bot:greedy", "#", "x" * 99, " ", "maestrale", "Ü"])
def test_whatever_the_system_calls_you_a_game_begins(
    typing: Typing, monkeypatch: pytest.MonkeyPatch, user: str
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: user)
    assert "Your choice" in typing(["q"], "--lang", "en")


@pytest.mark.parametrize("columns", [80, 120])
def test_long_and_strange_names_fit(typing: Typing, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    names = ["W" * 40, "Ζωή 🦜 { $seat }", "مريم", "[bold]日本語[/bold]"]
    out = typing(["", "1", ""] * 5, "--seats", ",".join([*names, "bot:greedy"]), "--seed", "5", "--lang", "fr")
    shown = [line for line in out.splitlines() if " : " not in line and "\u00a0: " not in line]
    assert max(cell_len(line) for line in shown) <= columns
    assert "[bold]日本語[/bold]" in out


# -- simulate at a terminal --------------------------------------------------------------------------------------


def test_a_progress_bar_on_a_terminal_only(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    terminal = PseudoTerminal("simulate", "maretta", "--games", "60", "--lang", "en", folder=tmp_path)
    assert terminal.wait() == 0
    assert "60/60" in terminal.text
    assert main(["simulate", "maretta", "--games", "60", "--lang", "en"]) == 0
    out, err = capfd.readouterr()
    assert ("60/60" in out, err) == (False, "")


def test_ctrl_c_at_the_progress_bar(tmp_path: Path) -> None:
    arguments = ("simulate", "maretta", "--games", "1000000", "--processes", "2")
    terminal = PseudoTerminal(*arguments, folder=tmp_path)
    terminal.expect("/1000000")  # the first thing that is drawn
    os.kill(terminal.pid, signal.SIGINT)  # at once, whatever the program is doing
    assert terminal.wait() == 130
    assert "Traceback" not in terminal.text
