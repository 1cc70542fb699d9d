"""``settemari print``: a game on paper, as one PDF."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from settemari.cli import FINE, WRONG_INPUT
from settemari.cli.streams import complain
from settemari.core.errors import FileError
from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import say
from settemari.printing import PAPERS, CannotPrint, Job, sheets_of
from settemari.printing.pieces import find_pieces
from settemari.printing.press import set_pages
from settemari.printing.sheet import Sheets

STANDARD = "-"  # standard output
AREAS = ("print",)


def run(options: Namespace, language: str) -> int:
    """Draw, set, write; what cannot be printed is told with exit code 2."""
    catalogue = Catalogue(language, AREAS)
    file = options.output or f"{options.game}-{language}.pdf"
    try:
        sheets, made = _made(options, language, catalogue)
    except CannotPrint as error:
        complain(catalogue.text(error.message))
        return WRONG_INPUT
    if file == STANDARD:
        sys.stdout.buffer.write(made)
        sys.stdout.buffer.flush()
        return FINE
    if _write(Path(file), made):
        print(catalogue.say("print-replaced", file=file))
    print(catalogue.say("print-made", file=file, pages=len(sheets.pages)))
    print(catalogue.say("print-how"))
    if sheets.two_sided:
        print(catalogue.say("print-how-backs"))
    return FINE


def _made(options: Namespace, language: str, catalogue: Catalogue) -> tuple[Sheets, bytes]:
    """The pages, and the PDF of them."""
    job = _job(options, language)
    pieces = find_pieces()
    with _watched(catalogue) as show:
        sheets = sheets_of(job, pieces, lambda done, of: show("print-drawing", done, of))
        show("print-setting", None, None)
        made = set_pages(sheets, job, pieces)
    return sheets, made


def _job(options: Namespace, language: str) -> Job:
    """What was asked for; raises what reading a variant or a deck raises."""
    variant = find_game(options.game).variant(options.variant)
    if options.deck is not None:
        variant = _with_deck(variant, options.deck)
    only = [word.strip() for words in options.only or () for word in words.split(",")]
    return Job(variant, language, PAPERS[options.paper], [word for word in only if word], options.backs)


def _with_deck(variant: Variant, file: str) -> Variant:
    """The same with the cards of a deck, whether or not there are enough of them to play with."""
    if variant.game != "arrr":
        raise CannotPrint(say("print-no-deck", game=variant.game))
    from settemari.games.arrr.deck_file import read_deck

    deck = read_deck(file)
    return Variant(variant.game, deck.name, {**variant.values, "deck": deck}, file)


def _write(file: Path, made: bytes) -> bool:
    """Whether a file was there already; raises FileError if it cannot be written."""
    there = file.exists()
    try:
        file.write_bytes(made)
    except OSError as error:
        raise FileError(str(file), say("error-system", why=error.strerror or str(error))) from None
    return there


Show = Callable[[str, int | None, int | None], None]


@contextmanager
def _watched(catalogue: Catalogue) -> Iterator[Show]:
    """A bar on standard error, where somebody looks: so far with drawing, then busy with setting."""
    if not sys.stderr.isatty():
        yield lambda key, done, of: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn())
    # Drawn when there is news, not by a thread of its own: Ctrl-C while one starts would be its end.
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("")

        def show(key: str, done: int | None, of: int | None) -> None:
            bar.update(task, description=catalogue.say(key), completed=done or 0, total=of, refresh=True)

        yield show
