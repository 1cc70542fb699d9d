"""How places and pieces are called in a position; the same for every game, from its layout and its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.errors import BadAction
from settemari.core.game import Game
from settemari.core.notation.eventline import goes_by_seat
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import BY_SPOT, HEAP, NO_SEAT, Place

POSITION = "settemari position 1"
REST = "rest"  # for a heap: whatever lies nowhere else
LARGEST_NUMBER = 10_000_000  # of a counter; for the agenda: Game.largest_in_agenda


class Spot(NamedTuple):
    """A place that a position names: by what, and which number it has in the layout."""

    key: str
    number: int
    place: Place


def places_of(game: Game, setup: Setup) -> list[Spot]:
    """Every place of the seats that are there: ``deck``, ``hand of pink``."""
    found = []
    for number, place in enumerate(setup.layout.places):
        owner = int(place.owner)
        if owner in (NO_SEAT, BY_SPOT):
            found.append(Spot(place.name, number, place))
        elif owner < setup.layout.seats:
            found.append(Spot(f"{place.name} of {game.seat_words[owner]}", number, place))
    return found


class Count(NamedTuple):
    """A counter that a position names: where it begins among the counters, and how many there are of it."""

    name: str
    at: int
    numbers: int  # 0: one that stands alone
    each: bool  # whether they are those of the seats


def counters_of(game: Game, setup: Setup) -> Iterator[Count]:
    """Every counter; of the seats' own those of the seats that are there."""
    counters = setup.layout.counters
    for name in dict.fromkeys(counters):
        each = counters.count(name) > 1 and goes_by_seat(game, setup, name)
        numbers = int(setup.layout.seats) if each else counters.count(name)
        yield Count(name, counters.index(name), numbers if each or numbers > 1 else 0, each)


def pieces_there_are(game: Game, setup: Setup) -> Counter[str]:
    """How many pieces there are of each, by their words: none is ever lost, so any deal tells."""
    dealt = setup.deal(0, Seeded(1), None)
    return Counter(game.piece_word(setup, place, kind) for place, kind in pieces_in(dealt))


def pieces_in(state: State) -> Iterator[tuple[int, int]]:
    """Every piece, wherever it lies: place and kind, in the order of the places."""
    heaps = iter(state.hidden())
    for number, place in enumerate(state.layout.places):
        for kind in next(heaps) if place.form == HEAP else state.pieces(number):
            if kind >= 0:
                yield number, kind


def kind_at(game: Game, setup: Setup, place: int, word: str) -> int | None:
    """The kind of a piece, if one that is called so can lie in that place."""
    try:
        kind = game.piece_kind(setup, place, word)
    except BadAction:
        return None
    return kind if kind >= 0 else None
