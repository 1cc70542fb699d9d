"""Where the command reads and writes: closed, full and narrow streams get clear words, never a traceback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from settemari.locales import LANGUAGES

FINISHED = next((Path(__file__).parent.parent / "records" / "finished").glob("*/ending-token.match"))
COMMAND = f"{sys.executable} -m settemari.cli"
ASCII = {"PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "LC_ALL": "C"}
EVERYTHING = [
    "--help",
    "--version",
    "play --help",
    "rule",
    "rule A3.2",
    "variant list",
    "variant check adrenaline",
    "simulate maretta --games 10",
    "simulate maretta --games 10 --json",
    "arena maretta --games 4 --bots greedy,random",
    "verify FILE",
    "replay FILE",
    "replay FILE --at 5",
    "replay FILE --json",
    "play --seed 5 --seats Anna,bot:greedy,bot:random",
]


def shell(line: str, given: bytes = b"", **environment: str) -> tuple[int, bytes, str]:
    """A line of the shell: its exit code, what it wrote and what it complained about."""
    variables = {**os.environ, **environment}
    done = subprocess.run(
        ["bash", "-c", line.replace("FILE", str(FINISHED))],
        input=given,
        capture_output=True,
        timeout=300,
        env=variables,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr.decode("utf-8", "replace")


@pytest.mark.parametrize(("arguments", "unbuffered"), [*((line, "") for line in EVERYTHING), ("--help", "1")])
def test_a_full_disk_is_named(arguments: str, unbuffered: str) -> None:
    code, _, err = shell(f"{COMMAND} {arguments} --lang en > /dev/full", b"q\n", PYTHONUNBUFFERED=unbuffered)
    assert (code, err) == (2, "settemari: the system refuses: No space left on device\n")


@pytest.mark.parametrize("closed", [">&-", "<&-", "2>&-", "2>/dev/full", "<&- >&- 2>&-"])
@pytest.mark.parametrize("arguments", ["rule A3.2", "--version", "replay nowhere", "position show -", EVERYTHING[-1]])
def test_closed_streams_are_no_fault_of_ours(arguments: str, closed: str) -> None:
    code, out, err = shell(f"{COMMAND} {arguments} {closed}")
    assert code == (2 if "show" in arguments or "nowhere" in arguments else 0)
    assert "Traceback" not in err + out.decode()


@pytest.mark.parametrize(("arguments", "language"), [*((line, "fr") for line in EVERYTHING), (EVERYTHING[-1], "it")])
def test_where_only_ascii_can_be_written(arguments: str, language: str) -> None:
    code, out, err = shell(f"{COMMAND} {arguments} --lang {language}", b"1\n\n?\nwhy 1a\nrule A3.2\nq\nq\n", **ASCII)
    assert (code, err) == (0, "")
    assert out.isascii()
    assert not re.search(rb"\w\?\w", out)  # letters are spelled, not struck out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complaint_where_only_ascii_can_be_written(language: str) -> None:
    code, _, err = shell(f"{COMMAND} replay nowhere --lang {language}", b"", **ASCII)
    assert code == 2
    assert err.isascii()
    assert "\\" not in err


def test_typed_bytes_that_are_no_text_are_just_a_wrong_answer() -> None:
    line = f"{COMMAND} play --seed 5 --lang en --seats Anna,bot:greedy,bot:random"
    code, out, err = shell(line, b"\xff\xfe\n\x1b[2Jplace \xc3 on \xff\nq\n", PYTHONUTF8="0", LC_ALL="C.UTF-8")
    assert (code, err) == (0, "")
    assert out.decode().count("Type a label such as") == 2
    assert b"\x1b" not in out


def test_an_argument_of_bytes_that_are_no_text() -> None:
    for arguments in ("replay $'\\xff'", "play --seats $'A\\xff,B,C'", "rule $'\\xff'", "play --save $'n\\xff/x'"):
        code, _, err = shell(f"{COMMAND} {arguments}")
        assert code == 2, arguments
        assert "Traceback" not in err
