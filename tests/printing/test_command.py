"""``settemari print``: what it writes, what it says, and what it refuses."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.locales import LANGUAGES
from settemari.printing import GAMES, sections_of
from tests.arrr.decks import SMALL
from tests.printing.printed import pages_in

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _here(client: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEMARI_WEB", str(client))
    monkeypatch.chdir(tmp_path)


def told(capsys: Capture, *arguments: str, code: int = 0) -> str:
    assert main(["print", *arguments]) == code
    out, err = capsys.readouterr()
    assert (err == "") == (code == 0)
    return " ".join((out if code == 0 else err).split())


def test_a_file_is_written_and_told_of(capsys: Capture, tmp_path: Path) -> None:
    out = told(capsys, "maretta", "--only", "barrels", "-o", "barrels.pdf", "--lang", "en")
    assert out.startswith("barrels.pdf: 2 pages. Print it at 100 %")
    assert "both sides, turned over the long edge" in out
    assert pages_in((tmp_path / "barrels.pdf").read_bytes()) == 2
    out = told(capsys, "maretta", "--only", "board", "-o", "barrels.pdf", "--lang", "en")
    assert out.startswith("barrels.pdf was there already: written anew.")
    assert "both sides" not in out  # a board has no back


def test_without_a_name_the_file_is_called_by_game_and_language(capsys: Capture, tmp_path: Path) -> None:
    told(capsys, "vulcano", "--only", "meeples", "--lang", "fr")
    assert [file.name for file in tmp_path.iterdir()] == ["vulcano-fr.pdf"]


def test_without_backs(capsys: Capture, tmp_path: Path) -> None:
    out = told(capsys, "maretta", "--only", "barrels", "--no-backs", "-o", "a.pdf", "--lang", "it")
    assert "una pagina" in out
    assert "retri" not in out


def test_parts_can_be_named_together_or_one_by_one(capsys: Capture, tmp_path: Path) -> None:
    for number, only in enumerate((["--only", "board,meeples"], ["--only", "meeples", "--only", "board"])):
        told(capsys, "maretta", *only, "-o", f"{number}.pdf")
    assert (tmp_path / "0.pdf").read_bytes() == (tmp_path / "1.pdf").read_bytes()


def test_a_variant_and_a_deck(capsys: Capture, tmp_path: Path) -> None:
    told(capsys, "vulcano", "--variant", "short-fuse", "--only", "board")
    (tmp_path / "deck.toml").write_bytes(SMALL.read_bytes())
    out = told(capsys, "arrr", "--deck", "deck.toml", "--only", "captains", "--no-backs", "--lang", "en")
    assert "arrr-en.pdf: one page." in out


def test_it_goes_into_a_pipe(client: Path) -> None:
    command = [sys.executable, "-m", "settemari.cli", "print", "maretta", "--only", "meeples", "-o", "-"]
    made = subprocess.run(command, capture_output=True, check=True)
    assert pages_in(made.stdout) == 1
    assert made.stderr == b""


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_part(capsys: Capture, language: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["print", "--help", "--lang", language])
    assert stopped.value.code == 0
    shown = capsys.readouterr().out
    assert "settemari print arrr --lang" in shown
    for game in GAMES:
        for section in sections_of(game):
            assert section in shown


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["maretta", "--only", "crew"], "crew is nothing that can be printed of maretta; there is: cards, barrels"),
        (["vulcano", "--only", "rafts"], "there is: cards, barrels, carts"),
        (["maretta", "--deck", "deck.toml"], "decks of one's own are for arrr"),
        (["arrr", "--deck", "nowhere.toml"], "nowhere.toml"),
        (["maretta", "--variant", "hot-feet"], "hot-feet"),
        (["maretta", "--only", "meeples", "-o", "no/such/folder.pdf"], "no/such/folder.pdf: "),
    ],
)
def test_what_is_wrong_is_said(capsys: Capture, arguments: list[str], why: str) -> None:
    assert why in told(capsys, *arguments, "--lang", "en", code=2)


def test_what_is_missing_is_said(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SETTEMARI_WEB", str(tmp_path))
    assert "make web" in told(capsys, "maretta", "--lang", "fr", code=2)


def test_an_unknown_paper_is_refused_with_those_there_are(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["print", "arrr", "--paper", "a3", "--lang", "en"])
    assert stopped.value.code == 2
    assert "a4" in capsys.readouterr().err


def test_help_starts_without_a_press() -> None:
    """Start-up is measured: nothing that prints is read before something is printed."""
    script = (
        "import sys; from settemari.cli.parser import make_parser; make_parser('en').format_help();"
        "print([name for name in sys.modules if name.split('.')[0] == 'typst' or 'printing' in name])"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True).stdout
    assert shown.strip() == "[]"
