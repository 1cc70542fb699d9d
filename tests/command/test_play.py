"""Whole games at a real pseudo-terminal, typed by a script: every side, language and width; curtain, undo, resume."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from settemari.cli import main
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import replayed
from settemari.locales import LANGUAGES
from tests.command.player import Player, start
from tests.command.pseudo import PseudoTerminal
from tests.size import pick

ALONE = "Anna,bot:greedy,bot:random,bot:greedy"
TWO = "Anna,Bruno,bot:greedy"


def finished(player: Player, file: Path) -> None:
    """The game is over, the file is genuine, and nothing went wrong on the way."""
    assert player.terminal.wait() == 0
    assert "Traceback" not in player.terminal.text
    assert read(file.read_text("utf-8")).outcome is not None
    assert main(["verify", str(file)]) == 0


@pytest.mark.heavy
@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_a_whole_game(tmp_path: Path, game: str, language: str, columns: int) -> None:
    file = tmp_path / "evening.match"
    for seed in range(pick(1, 4)):
        file.unlink(missing_ok=True)
        more = ("--save", file.name, *(("--seed", str(seed)) if seed else ()))
        player = start(tmp_path, game, ALONE, language, *more, columns=columns, seed=seed)
        player.play()
        finished(player, file)
        assert max(cell_len(line) for line in player.terminal.screen.splitlines()) <= columns
        assert player.prompts["confirm-prompt"] in player.asked
        assert player.curtain not in player.asked  # who plays alone needs none


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_a_curtain_falls_between_two_people(tmp_path: Path, game: str) -> None:
    file = tmp_path / "two.match"
    player = start(tmp_path, game, TWO, "en", "--save", file.name)
    shown: dict[str, int] = {}

    def looks() -> bool:
        screen = player.terminal.screen
        if player.curtain in screen:
            name = next(name for name in ("Anna", "Bruno") if f"{name}, press Enter" in screen)
            shown[name] = shown.get(name, 0) + 1
            # Nothing of the table is left: no hand, no card, no path.
            assert "hand" not in screen
            assert not re.search(r"Wood|Rope|Fire|Water|Food|Steamship", screen)
        return False

    player.play(looks)
    finished(player, file)
    assert shown["Anna"] > 2
    assert shown["Bruno"] > 2


def test_nobody_sees_the_hand_of_who_played_before(tmp_path: Path) -> None:
    """Between two people the screen is cleared with its scrollback, before anything else is drawn."""
    player = start(tmp_path, "maretta", TWO, "en", "--seed", "3")
    confirmed = player.prompts["confirm-prompt"]
    player.play(lambda: player.asked[-1:] == [confirmed])
    player.terminal.expect(player.curtain)
    after = player.terminal.raw.rpartition(confirmed)[2]
    assert "\x1b[3J" in after
    assert after.index("\x1b[3J") < after.index("Bruno")
    player.terminal.kill()


def test_a_killed_game_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "power-cut.match"
    player = start(tmp_path, "maretta", ALONE, "en", "--save", file.name)
    player.play(lambda: len(player.asked) >= 9)
    player.terminal.expect(*player.prompts.values())
    player.terminal.kill()
    before = read(file.read_text("utf-8"))
    assert before.choices
    assert before.outcome is None
    again = start(tmp_path, "maretta", ALONE, "en", "--save", file.name)
    again.play()
    finished(again, file)
    after = read(file.read_text("utf-8"))
    assert after.choices[: len(before.choices)] == before.choices
    assert (after.seed, after.commitment) == (before.seed, before.commitment)
    assert list(tmp_path.iterdir()) == [file]  # nothing half-written stays behind


@pytest.mark.parametrize("times", range(pick(3, 10)))
@pytest.mark.heavy
def test_the_file_is_whole_at_every_moment(tmp_path: Path, times: int) -> None:
    """Killed again and again, at moments that nothing chose, and taken up again in between."""
    file = tmp_path / "storm.match"
    choices = 0
    for turn in range(4):
        player = start(tmp_path, "vulcano", ALONE, "en", "--save", file.name, seed=10 * times + turn)
        player.play(lambda: len(player.asked) >= 3 + turn + times % 3)  # noqa: B023 (called within this turn only)
        player.terminal.kill()
        saved = read(file.read_text("utf-8"))
        assert len(saved.choices) >= choices
        choices = len(saved.choices)
        replayed(saved)
        if saved.outcome is not None:
            return


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"\x04", 0)], ids=["Ctrl-C", "Ctrl-D"])
def test_leaving_loses_nothing(tmp_path: Path, key: bytes, code: int) -> None:
    file = tmp_path / "left.match"
    player = start(tmp_path, "maretta", ALONE, "en", "--save", file.name)
    player.play(lambda: len(player.asked) >= 5)
    player.terminal.expect(*player.prompts.values())
    player.terminal.press(key)
    player.terminal.expect("Go on with: settemari play --save left.match")
    assert player.terminal.wait() == code
    assert "Traceback" not in player.terminal.text
    assert read(file.read_text("utf-8")).choices


def test_quitting_says_how_to_come_back(tmp_path: Path) -> None:
    terminal = PseudoTerminal("play", "--lang", "fr", "--seats", ALONE, folder=tmp_path)
    terminal.expect("Ton choix")
    terminal.send("q")
    terminal.expect("--save FICHIER")
    assert terminal.wait() == 0


def at_the_first_placing(folder: Path, *more: str) -> Player:
    player = start(folder, "maretta", ALONE, "en", "--seed", "5", *more)
    grid = "Which card do you give away, and to whom?"
    player.play(lambda: grid in player.terminal.screen)
    return player


def test_help_why_not_rule_log_and_undo(tmp_path: Path) -> None:
    player = at_the_first_placing(tmp_path)
    terminal = player.terminal
    terminal.send("?")
    terminal.expect("words of the notation")
    terminal.expect("Your choice")
    terminal.send("1a")  # on the own raft, though others are free
    terminal.expect("The whole rule: rule A3.2")
    terminal.send("why 1a")
    terminal.expect("The whole rule: rule A3.2")
    terminal.send("rule A3.2")
    terminal.expect("tests/rules/test_A3.py")
    terminal.send("rule Z9")
    terminal.expect("Z9")
    terminal.send("log")
    terminal.expect("Round 1")
    terminal.send("u")
    terminal.expect("There is nothing to take back.")
    terminal.send("nonsense")
    terminal.expect("Type a label such as")
    terminal.send("place wood-9 on pink")
    terminal.expect("wood-9")
    chosen = next(label for label in ("1m", "1l", "1b", "2m", "2l", "2b") if _accepted(terminal, label))
    assert chosen
    terminal.send("u")
    terminal.expect("Which card do you give away, and to whom?")
    terminal.expect("Your choice")
    terminal.kill()


def _accepted(terminal: PseudoTerminal, label: str) -> bool:
    terminal.send(label)
    return terminal.expect("Enter to confirm", "The whole rule", "Your choice") == "Enter to confirm"


def test_plain_lines_in_a_pipe(tmp_path: Path) -> None:
    """Without a terminal the same game is played with lines only: no colours, no clearing."""
    import subprocess
    import sys

    labels = "\n".join(["1", "1a", "1m", "1l", "1b", "2", ""] * 400) + "\n"
    command = [sys.executable, "-m", "settemari.cli", "play", "--seats", ALONE, "--seed", "5", "--lang", "en"]
    done = subprocess.run(command, input=labels, capture_output=True, text=True, cwd=tmp_path, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "The game is over." in done.stdout
    assert done.stderr == ""
