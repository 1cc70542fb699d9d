"""What is to be printed, and the sheets for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import NamedTuple

from settemari.core.variant import Variant
from settemari.locales.message import say
from settemari.printing import arrr, maretta
from settemari.printing.bench import Bench
from settemari.printing.errors import CannotPrint
from settemari.printing.paper import Paper
from settemari.printing.pieces import Pieces
from settemari.printing.sheet import Sheets

# What lays out the sheets of each game: its SECTIONS by their words, the AREAS of the catalogue it speaks from.
_PRINTS: dict[str, ModuleType] = {"arrr": arrr, "maretta": maretta, "vulcano": maretta}
GAMES = tuple(sorted(_PRINTS))

Progress = Callable[[int, int], None]  # so many sections done, of so many


class Job(NamedTuple):
    """One PDF; the variant says which game, which cards, which board."""

    variant: Variant
    language: str
    paper: Paper
    only: Sequence[str] = ()  # sections; none: all of them
    backs: bool = True


def sections_of(game: str) -> tuple[str, ...]:
    """What there is to print of a game, in the order of printing."""
    sections: tuple[str, ...] = _PRINTS[game].sections(game)
    return sections


def sheets_of(job: Job, pieces: Pieces, progress: Progress = lambda done, of: None) -> Sheets:
    """All pages; raises CannotPrint if a section is unknown or nothing is left."""
    game = job.variant.game
    known = sections_of(game)
    for wanted in job.only:
        if wanted not in known:
            raise CannotPrint(say("print-no-section", given=wanted, game=game, known=", ".join(known)))
    prints = _PRINTS[game]
    bench = Bench(job.variant, job.language, prints.AREAS, pieces, job.paper, job.backs)
    sections = [name for name in known if not job.only or name in job.only]
    for done, section in enumerate(sections):
        progress(done, len(sections))
        prints.lay(section, bench)
    progress(len(sections), len(sections))
    if not bench.sheets.pages:
        raise CannotPrint(say("print-nothing"))
    return bench.sheets
