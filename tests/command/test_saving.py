"""The file a game is kept in: what is in its way is never overwritten; two at once do not lose each other's game."""

from __future__ import annotations

from pathlib import Path

import pytest

from settemari.cli import main
from settemari.cli.saving import SaveFile
from settemari.core.errors import FileError, SavedGameError
from settemari.locales import LANGUAGES
from tests.command.player import start

ALONE = "Anna,bot:greedy,bot:random"


def test_a_new_file_and_its_changes(tmp_path: Path) -> None:
    kept = SaveFile(tmp_path / "new.match")
    for text in ("one", "two", "two"):
        kept.write(text)
        assert kept.file.read_text("utf-8") == text
    kept.file.unlink()  # whoever threw it away has nothing to lose
    kept.write("three")
    assert kept.file.read_text("utf-8") == "three"


@pytest.mark.parametrize("now", [b"", b"one, and a remark", b"\xff\xfe", b"x" * 5_000_000])
def test_what_somebody_else_wrote_is_not_overwritten(tmp_path: Path, now: bytes) -> None:
    taken_up, new = SaveFile(tmp_path / "a.match", "one"), SaveFile(tmp_path / "a.match")
    taken_up.file.write_bytes(now)
    with pytest.raises(SavedGameError, match="somebody else has changed this file"):
        taken_up.write("two")
    with pytest.raises(SavedGameError, match="a file of that name already"):
        new.write("two")
    assert taken_up.file.read_bytes() == now


def test_where_no_file_can_be(tmp_path: Path) -> None:
    with pytest.raises(SavedGameError, match="there is no folder for it"):
        SaveFile(tmp_path / "nowhere" / "a.match").write("one")
    with pytest.raises(SavedGameError, match="already"):
        SaveFile(tmp_path).write("one")
    with pytest.raises(FileError):
        SaveFile(tmp_path / ("x" * 300)).write("one")


@pytest.mark.parametrize("content", [b"", b"dear diary\n", b"\xff\xfe\x00", b"settemari match 1\ngame: ludo\n"])
def test_a_file_that_is_no_match_stays_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes
) -> None:
    file = tmp_path / "diary.txt"
    file.write_bytes(content)
    assert main(["play", "--seats", ALONE, "--save", str(file)]) == 2
    assert "diary.txt" in capsys.readouterr().err
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("save", "why"),
    [("nowhere/a.match", "no folder"), (".", "folder"), ("x" * 300, "x"), ("", "folder"), ("/dev/null", "/dev/null")],
)
def test_files_that_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], save: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["play", "--seats", ALONE, "--save", save, "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, why in err) == ("", True)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_at_once_do_not_lose_each_others_game(tmp_path: Path, language: str) -> None:
    file = tmp_path / "both.match"
    first = start(tmp_path, "maretta", ALONE, language, "--save", file.name)
    first.terminal.expect(first.prompts["choose-prompt"])
    second = start(tmp_path, "maretta", ALONE, language, "--save", file.name)  # takes up the same game
    second.play(lambda: len(second.asked) >= 4)
    second.terminal.expect(*second.prompts.values())
    saved = file.read_text("utf-8")
    first.terminal.send("1")
    first.terminal.expect(first.prompts["confirm-prompt"])
    first.terminal.send("")
    first.terminal.expect("settemari: both.match")
    assert first.terminal.wait() == 2
    words = {"it": "un'altra finestra", "en": "another window", "fr": "une autre fenêtre"}
    assert words[language] in first.terminal.text
    assert file.read_text("utf-8") == saved
    second.terminal.kill()


def test_remarks_in_a_file_stay_until_there_is_something_new(tmp_path: Path) -> None:
    file = tmp_path / "remarks.match"
    player = start(tmp_path, "maretta", ALONE, "en", "--save", file.name)
    player.play(lambda: player.asked.count(player.prompts["confirm-prompt"]) >= 2)
    player.terminal.expect(*player.prompts.values())  # the bots have chosen: nothing new comes by itself
    player.terminal.kill()
    remarked = file.read_text("utf-8") + "# what a morning\n"
    file.write_text(remarked, "utf-8")
    again = start(tmp_path, "maretta", ALONE, "en", "--save", file.name)
    again.terminal.expect(*again.prompts.values())
    again.terminal.send("q")
    assert again.terminal.wait() == 0
    assert file.read_text("utf-8") == remarked
