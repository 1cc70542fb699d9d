"""Tables and whole games, and what is told of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import settemari
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.games.maretta.telling import AREAS, Line, Teller
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message
from tests.table import Table

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Anna", "Bruno", "Tea", "Gino", "Zoë")

# One game a side, as Tea saw it; chosen so that much of note happens, most barrels among it.
GOLDEN = {"maretta": 155, "vulcano": 11}
GOLDEN_SEAT = 2


@cache
def catalogue(language: str, names: tuple[str, ...] = NAMES) -> Catalogue:
    return Catalogue(language, AREAS, names)


# -- at a table ------------------------------------------------------------------------------------------------


def told(table: Table, who: str | None = None, language: str = "en") -> list[str]:
    """The log of somebody at the table, or of the spectator; an arrow for each depth."""
    match = table.match
    seat = None if who is None else table.names.index(who)
    words = catalogue(language, tuple(table.names))
    return ["↳" * line.depth + " " * bool(line.depth) + words.text(line.message) for line in log(match, seat)]


def said(table: Table, message: Message, language: str = "en") -> str:
    return catalogue(language, tuple(table.names)).text(message)


# -- whole games -----------------------------------------------------------------------------------------------


def play(match: Match, luck: Seeded) -> Iterator[Match]:
    """Everybody answers at random; the match at every question, and at the end."""
    while question := match.question():
        yield match
        for seat in question.seats:
            playable = question.offer(seat).playable
            question.answer(seat, playable[luck.below(len(playable))])
    yield match


def played(match: Match, seed: int) -> Match:
    """A match, played to its end."""
    for _moment in play(match, Seeded(seed)):
        pass
    return match


def log(match: Match, seat: int | None) -> list[Line]:
    """Everything that is told to a seat, or to the spectator."""
    return Teller(match.setup, match.start_view(seat)).tell(match.events(seat))


def page(lines: Sequence[Line], words: Catalogue) -> str:
    """A log as it is read: a line each, consequences indented."""
    text = ""
    for line in lines:
        indent = "    " * (line.depth - 1) + "  ↳ " if line.depth else ""
        text += f"{indent}{words.text(line.message)}\n"
    return text


def golden_file(game: str, language: str) -> Path:
    return FOLDER / f"{game}-{language}.txt"


def golden_page(game: str, language: str) -> str:
    seed = GOLDEN[game]
    match = played(settemari.deal(game, 4, seed=seed), seed)
    return page(log(match, GOLDEN_SEAT), catalogue(language))
