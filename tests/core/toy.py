"""A small table for tests of the core: three hands, a slot for each seat, a rack, an open pile, a deck and a bag."""

from __future__ import annotations

from settemari.core import table
from settemari.core.setup import Setup
from settemari.core.table import BY_SPOT, EVERYBODY, NOBODY, OWNER, Layout, Place, View

KINDS = 6
HAND = 0  # + seat
SLOTS = 3  # spot = seat
RACK = 4  # two spots, seen by nobody until turned up
PILE = 5
DECK = 6
BAG = 7
FACTS = 4


def toy(seats: int = 3) -> Layout:
    places = [Place("hand", table.ROW, OWNER, 4, owner=seat, holder=seat) for seat in range(3)]
    places += [
        Place("slots", table.SLOTS, OWNER, 3, owner=BY_SPOT, holder=BY_SPOT),
        Place("rack", table.SLOTS, NOBODY, 2),
        Place("pile", table.PILE, EVERYBODY, KINDS),
        Place("deck", table.HEAP, NOBODY, 0),
        Place("bag", table.HEAP, NOBODY, 0),
    ]
    return Layout(seats, ["round", "score"], 4 if seats == 3 else 3, places, FACTS)


def toy_view(layout: Layout, seat: int) -> View:
    """What a seat sees of a blank table; its row of facts is the first of those there is room for."""
    return View(layout, layout.blank(), seat, Setup(layout).no_facts())
