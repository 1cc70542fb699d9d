"""``settemari arena``: what it prints in every language, as JSON, in a pipe, on a terminal, and after Ctrl-C."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from settemari.locales import LANGUAGES
from tests.bots.seated import ODD, PATIENCE
from tests.bots.test_external import alive, pids_in, wait_until
from tests.command.pseudo import PseudoTerminal
from tests.command.test_command import told

SMALL = ("arena", "vulcano", "--bots", "greedy,random,random", "--seats-count", "3", "--games", "6")


def program(*words: str | Path) -> str:
    return " ".join([f"exec:{sys.executable}", ODD, *map(str, words)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_for_people(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, err = told(capsys, *SMALL, "--lang", language)
    assert (code, err) == (0, "")
    rows = [line for line in out.splitlines() if line.startswith("  ")]
    assert len([row for row in rows if "%" in row]) == 3  # two shares, one pair
    assert len([row for row in rows if "ms" in row]) == 2


def test_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, *SMALL, "--games", "4", "--seed", "3", "--json")
    assert (code, err) == (0, "")
    result = json.loads(out)
    assert (result["games"], result["games_planned"], result["stopped"]) == (6, 6, False)
    assert [bot["bot"] for bot in result["bots"]] == ["greedy", "random"]
    for bot in result["bots"]:
        wins = bot["wins"]
        assert wins["low"] <= wins["share"] <= wins["high"]
    assert {"bot", "against", "decisive"} == set(result["pairs"][0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_lost_choices_are_told(capsys: pytest.CaptureFixture[str], language: str) -> None:
    bots = f"random,random,{program('crash-at-start')}"
    longer = ("arena", "maretta", "--seats-count", "3")  # in a short game a program is not counted out
    code, out, err = told(capsys, *longer, "--games", "1", "--bots", bots, "--lang", language)
    assert (code, err) == (0, "")
    told_of = {"it": "non partito 15", "en": "not started 15", "fr": "pas démarré 15"}
    _, found, rest = out.partition(told_of[language])
    assert found
    assert re.search(r"\b3 (partite|games|parties)\b", rest)


def test_what_programs_write_to_standard_error_can_be_kept(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    log = tmp_path / "bots.log"
    line = (*SMALL, "--games", "1", "--bots", f"random,random,{program('errors')}", "--bot-log")
    code, _, err = told(capfd, *line, str(log))
    assert (code, err) == (0, "")
    assert set(log.read_text().splitlines()) == {"this is for whoever wrote me"}
    code, _, err = told(capfd, *line, str(tmp_path), "--processes", "2")  # a folder
    assert code == 2
    assert str(tmp_path) in err


def test_a_progress_bar_on_a_terminal_only(tmp_path: Path) -> None:
    terminal = PseudoTerminal(*SMALL, "--lang", "en", folder=tmp_path)
    assert terminal.wait() == 0
    assert "6/6" in terminal.text
    assert "Traceback" not in terminal.text


# -- Ctrl-C ----------------------------------------------------------------------------------------------------


def _at_a_keyboard() -> None:
    """Ctrl-C works again, also if the tests run in the background, where shells switch it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_prints_what_was_played(tmp_path: Path, processes: str) -> None:
    file = tmp_path / "pids"
    bots = f"random,random,{program('pids', file)}"
    line = [sys.executable, "-m", "settemari.cli", *SMALL, "--bots", bots, "--games", "3000000", "--lang", "en"]
    process = subprocess.Popen(
        [*line, "--processes", processes],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=_at_a_keyboard,  # noqa: PLW1509 (this process has one thread)
    )
    wait_until(lambda: file.exists() and len(pids_in(file)) >= 6)  # so many games have begun
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    played = re.search(r"Stopped before the end: of 3000000 games, (\d+) were played", out)
    assert played is not None
    assert int(played[1]) >= 1
    assert "Decisive results" in out
    wait_until(lambda: not any(alive(pid) for pid in pids_in(file)))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_programs_end_also_when_we_are_told_to(tmp_path: Path, number: int) -> None:
    file = tmp_path / "pids"
    bots = f"random,random,{program('stuck', file)}"
    line = [sys.executable, "-m", "settemari.cli", *SMALL, "--bots", bots, "--bot-seconds", "600", "--lang", "en"]
    process = subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True)
    wait_until(lambda: file.exists() and len(file.read_text().split()) >= 2)  # a question was asked
    process.send_signal(number)
    out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (130, "")
    assert out == "Stopped before the first game was over.\n"
    wait_until(lambda: not any(alive(pid) for pid in pids_in(file)))
