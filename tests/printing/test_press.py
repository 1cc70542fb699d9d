"""The press: PDFs that open, with as many pages as there are sheets."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
import typst

from settemari.locales import LANGUAGES
from settemari.printing import PAPERS, CannotPrint
from settemari.printing.pieces import COLOURS, DRAWINGS, Pieces, find_pieces
from settemari.printing.press import pictures, set_pages
from tests.printing.printed import job_of, laid, pages_in

GAMES = ("arrr", "maretta", "vulcano")


@pytest.mark.parametrize(
    ("game", "language", "paper"),
    [("arrr", "it", "a4"), ("arrr", "fr", "letter"), ("maretta", "en", "letter"), ("vulcano", "fr", "a4")],
)
def test_the_whole_game_is_set(pieces: Pieces, tmp_path: Path, game: str, language: str, paper: str) -> None:
    job = job_of(game, (), language, paper)
    sheets = laid(job, pieces)
    made = set_pages(sheets, job, pieces)
    assert pages_in(made) == len(sheets.pages)
    # Typst reads PDFs too: the last page is there, and as large as the paper.
    show = f'#set page(width: auto, height: auto, margin: 0pt)\n#image("made.pdf", page: {len(sheets.pages)})'
    (tmp_path / "made.pdf").write_bytes(made)
    (tmp_path / "show.typ").write_text(show)
    picture = typst.compile(tmp_path / "show.typ", format="png", ppi=25.4)
    assert isinstance(picture, bytes)
    width, height = (int.from_bytes(picture[start : start + 4], "big") for start in (16, 20))
    assert (width, height) == pytest.approx((PAPERS[paper].width, PAPERS[paper].height), abs=1)


def test_the_same_job_gives_the_same_file(pieces: Pieces) -> None:
    job = job_of("maretta", ["barrels"])
    assert set_pages(laid(job, pieces), job, pieces) == set_pages(laid(job, pieces), job, pieces)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_page_can_be_drawn(pieces: Pieces, game: str, language: str) -> None:
    job = job_of(game, ["captains", "dice", "summary"] if game == "arrr" else ["meeples", "board"], language)
    sheets = laid(job, pieces)
    drawn = pictures(sheets, job, pieces, 20)
    assert len(drawn) == len(sheets.pages)
    assert all(picture.startswith(b"\x89PNG") for picture in drawn)


def test_drawings_need_no_styles(client: Path) -> None:
    """A press knows attributes and no style sheets."""
    pieces = (client / "pieces" / DRAWINGS).read_text("utf-8")
    for word in ("var(", "currentColor", "class=", "style=", "<style", "NaN", "undefined"):
        assert word not in pieces


def test_without_typst_it_says_how_to_get_it(pieces: Pieces, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    job = job_of("maretta", ["barrels"])
    with pytest.raises(CannotPrint) as caught:
        set_pages(laid(job, pieces), job, pieces)
    assert caught.value.message.key == "print-no-typst"


def test_without_pieces_or_letters_it_says_what_is_missing(
    pieces: Pieces, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SETTEMARI_WEB", str(tmp_path))
    with pytest.raises(CannotPrint) as caught:
        find_pieces()
    assert caught.value.message.key == "print-no-pieces"
    (tmp_path / "pieces").mkdir()
    for file in (DRAWINGS, COLOURS):
        (tmp_path / "pieces" / file).write_bytes((pieces.folder / file).read_bytes())
    job = job_of("maretta", ["barrels"])
    with pytest.raises(CannotPrint) as caught:
        set_pages(laid(job, find_pieces()), job, find_pieces())
    assert caught.value.message.key == "print-no-letters"
