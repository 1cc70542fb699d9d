"""Writing a file so that it is never lost: the old text or the new one is there, whole, whatever happens."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from settemari.core.errors import FileError
from settemari.core.files import read_text, write_text


def test_it_is_written_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "game.match"
    write_text(file, "Zoë\nè\r\n")
    assert file.read_bytes() == "Zoë\nè\r\n".encode()
    write_text(file, "")
    assert read_text(file, 10) == ""
    assert [path.name for path in tmp_path.iterdir()] == ["game.match"]


def test_a_new_file_can_be_read_as_others_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "other").touch()
    write_text(tmp_path / "game.match", "x")
    assert (tmp_path / "game.match").stat().st_mode == (tmp_path / "other").stat().st_mode


def test_behind_a_link_the_file_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "game.match").write_text("old")
    (tmp_path / "link").symlink_to("game.match")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "game.match").read_text() == "new"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        (".", "this is a folder"),
        ("no/such/folder/game.match", "cannot be written: No such file"),
        ("file/game.match", "cannot be written: Not a directory"),
        ("null\0byte", "cannot be written: embedded null byte"),
        ("x" * 300, "cannot be written: File name too long"),
        ("pipe", "not a file that can be replaced"),
    ],
)
def test_what_cannot_be_written_says_why(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").write_text("old")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileError) as caught:
        write_text(tmp_path / name, "new")
    assert why in str(caught.value)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "pipe"]


def test_text_that_is_no_text_leaves_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "game.match"
    file.write_text("old")
    with pytest.raises(FileError, match="cannot be written"):
        write_text(file, "\ud800")
    assert file.read_text() == "old"


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_an_interruption_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    file = tmp_path / "game.match"
    file.write_text("old")

    def fail(number: int) -> None:
        raise error

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises((FileError, KeyboardInterrupt)):
        write_text(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.match"]


WRITER = """
import sys
from pathlib import Path
from settemari.core.files import write_text
number = 0
while True:
    number += 1
    write_text(Path(sys.argv[1]), f"{number}\\n" * 20000)
    print(number, flush=True)
"""


def test_a_kill_loses_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.match"
    for late in (3, 7, 11):
        with subprocess.Popen([sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            told = [int(process.stdout.readline()) for _ in range(late)]
            process.kill()
            told += map(int, process.stdout.read().split())
        lines = file.read_text().split()
        assert len(lines) == 20000
        assert set(lines) in ({str(told[-1])}, {str(told[-1] + 1)})
