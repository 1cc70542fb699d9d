"""Games of Arrr!!! for the tests of its telling: dealt, played by passable pirates, told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.offer import Action
from settemari.core.telling import Line
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling import AREAS, Teller
from settemari.locales.catalogue import Catalogue

NAMES = ("Anna", "Bruno", "Tea", "Gino")
FOLDER = Path(__file__).parent / "golden-arrr"
SMALL = Path(__file__).parents[1] / "arrr" / "decks" / "small.toml"
MODES = ("gallows", "boarding", "full")

# Other numbers than those printed, and an invented deck.
ODD: Mapping[str, object] = {
    "explorations": {"2": 4, "3": 4, "4": 4},
    "row": {"beyond": 1},
    "captain": {"choice": "random"},
    "hand": {"limit_always": True},
    "equip": {"discard_freely": True},
    "supply": {"doubloons": 9},
}

# One game a mode, as Tea saw it; chosen so that much of note happens.
GOLDEN = {"gallows": (3, 13), "boarding": (4, 29), "full": (4, 13)}
GOLDEN_SEAT = 2


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, AREAS, NAMES)


def deal(mode: str, seats: int, seed: int, odd: bool = False) -> Match:
    tables: dict[str, object] = {"mode": mode}
    if odd:
        tables = {**ODD, "mode": mode, "deck": read_deck(SMALL)}
    return Match(ARRR, seats, ARRR.variant_of(tables), seed)


def setup_of(match: Match) -> ArrrSetup:
    assert isinstance(match.setup, ArrrSetup)
    return match.setup


def play(match: Match, luck: Seeded) -> Iterator[Match]:
    """Everybody answers somehow, rather for the fun of it; the match at every question, and at the end."""
    while question := match.question():
        yield match
        for seat in question.seats:
            if match.question() is not question:
                break  # it was settled by who came first (P7.6)
            question.answer(seat, choose(question.offer(seat).playable, luck))
    yield match


def choose(playable: Sequence[Action], luck: Seeded) -> Action:
    """Pirates recruit, equip and sail rather than not, and keep some of their events for later."""
    if luck.below(8) == 0:
        return playable[luck.below(len(playable))]
    for verb in ("draw", "equip"):
        wanted = [action for action in playable if action.verb == verb]
        if wanted:
            return wanted[-1 - luck.below(min(2, len(wanted)))]
    actions = [action for action in playable if action.verb in ("sail", "raid")]
    if actions and luck.below(3):
        return actions[luck.below(len(actions))]
    passing = [action for action in playable if action.code == c.PASS]
    if passing and luck.below(2):
        return passing[0]
    return playable[luck.below(len(playable))]


def played(mode: str, seats: int, seed: int, odd: bool = False) -> Match:
    match = deal(mode, seats, seed, odd)
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


def golden_file(mode: str, language: str) -> Path:
    return FOLDER / f"{mode}-{language}.txt"


def golden_page(mode: str, language: str) -> str:
    match = played(mode, *GOLDEN[mode])
    return page(log(match, GOLDEN_SEAT), catalogue(language))
