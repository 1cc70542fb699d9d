"""Programs at the table of ``settemari play``: they play, what they lose is told, and no file ever starts one."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from settemari.bots.names import table_names
from settemari.cli import main
from settemari.cli.seats import kept_text, read_sitters
from settemari.core.notation.matchfile_reader import read
from settemari.core.registry import find_game
from settemari.locales import LANGUAGES
from tests.bots.seated import FIRST, ODD
from tests.bots.test_external import alive, pids_in, wait_until
from tests.command.player import start
from tests.command.pseudo import PseudoTerminal
from tests.command.test_command import told

CURVED = "\N{RIGHT SINGLE QUOTATION MARK}"


def command(*words: str | Path) -> str:
    return "exec:" + " ".join([sys.executable, ODD, *map(str, words)])


def test_a_whole_game_with_a_program(tmp_path: Path) -> None:
    file = tmp_path / "evening.match"
    seats = f"Anna,bot:greedy,exec:{' '.join(FIRST)}"
    player = start(tmp_path, "vulcano", seats, "en", "--save", file.name, "--seed", "3")
    player.play()
    assert player.terminal.wait() == 0
    assert "Traceback" not in player.terminal.text
    saved = read(file.read_text("utf-8"))
    assert saved.outcome is not None
    assert saved.names[2] == f"exec:{Path(sys.executable).name} first.py"
    assert main(["verify", str(file)]) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lost_choice_is_told_in_the_log(tmp_path: Path, language: str) -> None:
    notes = {
        "it": ("Libeccio, un programma, non è partito: si è scelto a caso.", "Era la numero 5"),
        "en": ("Libeccio, a program, could not be started: a random choice was made.", "That was number 5"),
        "fr": (
            f"Libeccio, un programme, n{CURVED}a pas pu démarrer : on a choisi au hasard.",
            f"C{CURVED}était la 5e fois",
        ),
    }
    seats = f"Anna,bot:greedy,{command('crash-at-start')}"
    player = start(tmp_path, "maretta", seats, language, "--seed", "3", "--plain")
    player.play(lambda: notes[language][1] in " ".join(player.terminal.text.split()))
    player.terminal.expect(*player.prompts.values())
    player.terminal.send("log")
    player.terminal.expect(*player.prompts.values())
    said = " ".join(player.terminal.text.replace("\u00a0", " ").split())
    assert notes[language][0] in said
    player.terminal.kill()


@pytest.mark.parametrize(("key", "code"), [(b"\x03", 130), (b"q\n", 0)], ids=["Ctrl-C", "q"])
def test_programs_end_with_the_table_and_the_way_back_is_told(tmp_path: Path, key: bytes, code: int) -> None:
    file = tmp_path / "pids"
    seats = f"Anna,bot:greedy,{command('pids', file)}"
    terminal = PseudoTerminal(
        *("play", "vulcano", "--seats", seats, "--seed", "3", "--save", "left.match", "--lang", "en"), folder=tmp_path
    )
    terminal.expect("Your choice")
    pids = pids_in(file)
    assert any(alive(pid) for pid in pids)
    terminal.press(key)
    assert terminal.wait() == code
    wait_until(lambda: not any(alive(pid) for pid in pids))
    assert f"settemari play --save left.match --seats {shlex.quote(seats)}" in " ".join(terminal.text.split())


# -- saved games -----------------------------------------------------------------------------------------------


def saved_game(folder: Path, program: str) -> Path:
    file = folder / "saved.match"
    seats = f"Anna,bot:greedy,{program}"
    arguments = ("play", "vulcano", "--seats", seats, "--seed", "3", "--save", file.name, "--lang", "en")
    terminal = PseudoTerminal(*arguments, folder=folder)
    terminal.expect("Your choice")
    terminal.send("q")
    assert terminal.wait() == 0
    return file


def test_a_file_starts_no_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pids = tmp_path / "pids"
    program = command("pids", pids)
    file = saved_game(tmp_path, program)
    text = file.read_text("utf-8")
    assert ODD not in text  # only what the seat is called
    before = pids.read_text()
    for language in LANGUAGES:
        code, out, err = told(capsys, "play", "--save", str(file), "--lang", language)
        assert (code, out) == (2, "")
        assert "--seats" in err
    # Nor one that the file was made to name, nor with seats that do not fit it.
    file.write_text(text.replace("exec:", f"exec:{sys.executable} {ODD} pids {pids.name} "), "utf-8")
    assert told(capsys, "play", "--save", str(file))[0] == 2
    assert told(capsys, "play", "--save", str(file), "--seats", f"Anna,bot:greedy,{program}")[0] == 2
    assert pids.read_text() == before


def test_a_game_goes_on_with_the_seats_given_again(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    program = command("pids", pids)
    file = saved_game(tmp_path, program)
    before = pids_in(pids)
    seats = f"Anna,bot:greedy,{program}"
    terminal = PseudoTerminal("play", "--save", file.name, "--seats", seats, "--lang", "en", folder=tmp_path)
    terminal.expect("Your choice")
    assert pids_in(pids) > before
    terminal.send("q")
    assert terminal.wait() == 0


def test_replaying_needs_no_program(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pids = tmp_path / "pids"
    file = saved_game(tmp_path, command("pids", pids))
    before = pids.read_text()
    code, out, _ = told(capsys, "replay", str(file), "--lang", "en")
    assert code == 0
    assert "Libeccio" in out
    assert pids.read_text() == before


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("exec:./mybot", "exec:mybot"),
        ("exec:python3 /far/away/my-bot.py --token secret", "exec:python3 my-bot.py"),
        ("exec:'/opt/my bots/first one' deep", "exec:first one deep"),
        ("exec:./bot#1", "exec:bot1"),
        ("exec:./" + 60 * "x", "exec:" + 35 * "x"),
    ],
)
def test_what_a_file_calls_a_program(written: str, kept: str) -> None:
    assert kept_text(written) == kept


def test_programs_go_by_the_winds_like_bots() -> None:
    texts = ["Anna", "bot:greedy", "exec:./mybot", "exec:./mybot"]
    assert table_names(texts) == ["Anna", "Maestrale", "Libeccio", "Bora"]
    sitters = read_sitters(find_game("maretta"), f"Anna,bot:greedy,{command('plays')}")
    assert [sitter.is_person for sitter in sitters] == [True, False, False]
    assert sitters[2].command == command("plays").removeprefix("exec:")
