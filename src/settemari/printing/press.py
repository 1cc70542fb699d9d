"""The press: sheets become a PDF, set by typst with the templates of this package and the letters of the client."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import resources
from types import ModuleType

from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say
from settemari.printing.errors import CannotPrint
from settemari.printing.job import Job
from settemari.printing.pieces import Pieces
from settemari.printing.sheet import Data, Sheets

TEMPLATES = resources.files("settemari.printing") / "templates"
LETTERS = "letters.json"  # what is written with which family; each is looked for in the folder of the pieces
ACCENTS = {"arrr": "pack-crew", "maretta": "ground-raised", "vulcano": "suit-wood"}  # colours of overviews
MADE = 0  # the time that a PDF says it was made at: the same game gives the same file


def set_pages(sheets: Sheets, job: Job, pieces: Pieces) -> bytes:
    """The PDF; raises CannotPrint without typst or letters."""
    typst = _typst()
    with _told_plainly(typst):
        made: bytes = typst.compile(_files(sheets, job, pieces), font_paths=_letters(typst, pieces), timestamp=MADE)
    return made


def pictures(sheets: Sheets, job: Job, pieces: Pieces, resolution: float) -> list[bytes]:
    """The same pages as PNG, with so many dots an inch."""
    typst = _typst()
    files, letters = _files(sheets, job, pieces), _letters(typst, pieces)
    with _told_plainly(typst):
        made = typst.compile(files, font_paths=letters, format="png", ppi=resolution)
    return [made] if isinstance(made, bytes) else list(made)


def fits(sheets: Sheets, job: Job, pieces: Pieces) -> list[Data]:
    """How every text that is made to fit came out: whose, at which of its sizes (None: smaller than all), in points."""
    typst = _typst()
    with _told_plainly(typst):
        found = typst.query(_files(sheets, job, pieces), "<fit>", field="value", font_paths=_letters(typst, pieces))
    told: list[Data] = json.loads(found) if isinstance(found, str) else found
    return told


def _typst() -> ModuleType:
    try:
        import typst
    except ImportError:
        raise CannotPrint(say("print-no-typst")) from None
    module: ModuleType = typst
    return module


@contextmanager
def _told_plainly(typst: ModuleType) -> Iterator[None]:
    try:
        yield
    except typst.TypstError as error:
        raise CannotPrint(say("print-typst", why=str(error.message))) from None


def _letters(typst: ModuleType, pieces: Pieces) -> list[str]:
    folder = str(pieces.folder)
    there = typst.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[folder]).families()
    for family in _families().values():
        if family not in there:
            raise CannotPrint(say("print-no-letters", family=family, folder=folder))
    return [folder]


def _families() -> dict[str, str]:
    families: dict[str, str] = json.loads((TEMPLATES / LETTERS).read_text("utf-8"))
    return families


def _files(sheets: Sheets, job: Job, pieces: Pieces) -> dict[str, bytes]:
    files = {entry.name: entry.read_bytes() for entry in TEMPLATES.iterdir() if entry.name.endswith(".typ")}
    told = json.dumps(_told(sheets, job, pieces), ensure_ascii=False)
    return {**files, **sheets.files, "main": files.pop("main.typ"), "job.json": told.encode("utf-8")}


def _told(sheets: Sheets, job: Job, pieces: Pieces) -> Data:
    words = Catalogue(job.language, ["print", "games"])
    game = words.say(f"game-{job.variant.game}")
    count = len(sheets.pages)
    return {
        "title": game,
        "game": game,
        "language": job.language,
        "paper": {"width": sheets.paper.width, "height": sheets.paper.height},
        "letters": _families(),
        "accent": pieces.colour(ACCENTS[job.variant.game]),
        "words": {
            "scale": words.say("print-scale"),
            "ruler": words.say("print-ruler"),
            "language": words.say("print-language"),
            "turn": words.say("print-turn") if sheets.two_sided else "",
        },
        "pages": [
            {
                **sheet,
                "margin": _margin(words, game, sheet),
                "page": words.say("print-page", page=number, pages=count),
            }
            for number, sheet in enumerate(sheets.pages, 1)
        ],
    }


def _margin(words: Catalogue, game: str, sheet: Data) -> str:
    key = "print-margin-back" if sheet["turned"] else "print-margin"
    return words.say(key, game=game, title=str(sheet["title"]))
