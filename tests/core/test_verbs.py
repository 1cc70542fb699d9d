"""The verbs of a table: what each reports, and what everybody knows afterwards.

Verbs, ``told`` and ``apply_event`` agree here as well: every view kept by events alone is that of the state.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from settemari.core import table
from settemari.core.events import ALL, MOVED, Sink, apply_event, told
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import BY_SPOT, EMPTY, EVERYBODY, NOBODY, OWNER, SPECTATOR, UNKNOWN, Layout, Place
from tests.core.toy import BAG, DECK, FACTS, HAND, PILE, SLOTS, toy, toy_view

pytestmark = pytest.mark.compiled_too

EVERYONE = (0, 1, 2, SPECTATOR)
THREE = 1 << 3  # the mask of the kind that most of these tests are about

Facts = list[tuple[int, int, int]]


class Watched:
    """A table, and everybody who watches it."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.state = State(layout, layout.blank(), Setup(layout).no_facts())
        self.state.sink = self.sink = Sink()
        self.views = {seat: toy_view(layout, seat) for seat in EVERYONE}

    def happened(self) -> list[tuple[int, ...]]:
        """What was reported since the last call; everybody was told, and sees what there is to be seen."""
        events = self.sink.take()
        for seat, view in self.views.items():
            for event in events:
                part = told(self.layout, event, seat)
                if part is not None:
                    apply_event(view, part)
            real = self.state.view(seat)
            assert (view.cell_list(), view.fact_list()) == (real.cell_list(), real.fact_list()), seat
        return events

    def known(self) -> list[Facts]:
        """What seats 0, 1, 2 and the spectator know by now."""
        self.happened()
        return [self.views[seat].fact_list() for seat in EVERYONE]


OPEN = 8  # after the places of the toy


def with_open_row(holder: int = -1) -> Watched:
    """The toy with an open row, in which two pieces lie; seats 0 and 1 have a 3 in hand, between others."""
    places = [*toy().places, Place("open", table.ROW, EVERYBODY, 4, holder=holder)]
    watched = Watched(Layout(3, ["round", "score"], 4, places, FACTS))
    for kind in (1, 2):
        watched.state.heap_to_row(kind, DECK, OPEN)
    for hand in (HAND, HAND + 1):
        for kind in (5, 3, 4):
            watched.state.heap_to_row(kind, DECK, hand)
    watched.happened()
    return watched


# -- what is reported ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("spot", "row"), [(0, [3, 1, 2]), (1, [1, 3, 2]), (2, [1, 2, 3])])
def test_a_piece_of_a_hand_is_laid_into_an_open_row(spot: int, row: list[int]) -> None:
    watched = with_open_row()
    watched.state.row_to_row(3, HAND + 1, OPEN, spot)
    assert watched.happened() == [(MOVED, 3, HAND + 1, 1, OPEN, spot, 0, 1)]
    assert (watched.state.pieces(OPEN), watched.state.pieces(HAND + 1)) == (row, [5, 4])


@pytest.mark.parametrize(("kind", "index", "spot"), [(1, 0, 1), (2, 1, 0)])
def test_a_piece_of_an_open_row_goes_to_another_spot_of_it(kind: int, index: int, spot: int) -> None:
    watched = with_open_row()
    watched.state.row_to_row(kind, OPEN, OPEN, spot)
    assert watched.happened() == [(MOVED, kind, OPEN, index, OPEN, spot, 0, 1)]
    assert watched.state.pieces(OPEN) == [2, 1]


def test_a_piece_of_a_pile_goes_face_up_to_a_spot() -> None:
    watched = with_open_row()
    watched.state.row_to_pile(3, HAND + 1, PILE)
    watched.happened()
    watched.state.pile_to_slot(3, PILE, SLOTS, 1)
    assert watched.happened() == [(MOVED, 3, PILE, -1, SLOTS, 1, 1, 1)]
    assert (watched.state.pieces(PILE), watched.state.pieces(SLOTS)) == ([], [EMPTY, 3, EMPTY])
    assert watched.state.face_up(SLOTS, 1)


# -- what comes to light is used up ----------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_known_of_a_piece_is_used_up_when_it_lies_open(seat: int) -> None:
    """There is nobody else of whom anything is known."""
    watched = with_open_row()
    watched.state.conclude(ALL, seat, THREE, 1)
    watched.state.row_to_row(3, HAND + seat, OPEN, 0)
    assert watched.known() == [[], [], [], []]


def test_even_if_the_open_row_is_of_the_same_holder() -> None:
    watched = with_open_row(holder=1)
    watched.state.conclude(ALL, 1, THREE, 1)
    watched.state.row_to_row(3, HAND + 1, OPEN, 0)
    assert watched.known() == [[], [], [], []]


def test_a_piece_that_its_holder_lays_face_up_has_come_to_light() -> None:
    watched = with_open_row()
    watched.state.conclude(ALL, 1, THREE, 1)
    watched.state.row_to_slot(3, HAND + 1, SLOTS, 1, 1)
    assert watched.known() == [[], [], [], []]


def test_a_piece_that_lay_open_uses_up_nothing() -> None:
    """Seat 1 has a 3 in hand; the one before it was seen by all."""
    watched = with_open_row()
    watched.state.heap_to_slot(3, BAG, SLOTS, 1, 1)
    watched.state.conclude(ALL, 1, THREE, 1)
    watched.state.slot_to_pile(SLOTS, 1, PILE)
    hand = [(1, THREE, 1)]
    assert watched.known() == [hand, [], hand, hand]


# -- what goes out of sight ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_who_lays_a_piece_face_down_on_the_own_spot_still_sees_it(seat: int) -> None:
    watched = with_open_row()
    watched.state.row_to_slot(3, HAND + seat, SLOTS, seat, 0)
    watched.happened()
    assert [watched.views[who].slot_at(SLOTS, seat) for who in EVERYONE] == [
        3 if who == seat else UNKNOWN for who in EVERYONE
    ]


def spots_first() -> Layout:
    """The spots are the first place, the hands come after them."""
    places = [Place("slots", table.SLOTS, OWNER, 3, owner=BY_SPOT, holder=BY_SPOT)]
    places += [Place("hand", table.ROW, OWNER, 4, owner=seat, holder=seat) for seat in range(3)]
    places.append(Place("bag", table.HEAP, NOBODY, 0))
    return Layout(3, ["round"], 1, places, FACTS)


@pytest.mark.parametrize("taker", [0, 1, 2])  # the spot is that of seat 1
@pytest.mark.parametrize(("layout", "slots", "hand", "bag"), [(toy, SLOTS, HAND, BAG), (spots_first, 0, 1, 4)])
def test_everybody_else_knows_who_took_an_open_piece(
    layout: Callable[[], Layout], slots: int, hand: int, bag: int, taker: int
) -> None:
    watched = Watched(layout())
    watched.state.heap_to_slot(3, bag, slots, 1, 1)
    watched.state.slot_to_row(slots, 1, hand + taker)
    taken = [(taker, THREE, 1)]
    assert watched.known() == [[] if who == taker else taken for who in EVERYONE]


def test_what_goes_out_of_sight_into_a_row_of_nobody_is_known_of_nobody() -> None:
    places = [
        Place("hand", table.ROW, OWNER, 4, owner=0, holder=0),
        Place("covered", table.ROW, NOBODY, 4),
        Place("deck", table.HEAP, NOBODY, 0),
    ]
    view = toy_view(Layout(2, ["round"], 1, places, FACTS), 0)
    apply_event(view, (MOVED, 3, 2, -1, 0, 0, 0, 0))
    apply_event(view, (MOVED, 3, 0, 0, 1, UNKNOWN, 0, 0))
    assert (view.pieces(0), view.pieces(1), view.fact_list()) == ([], [UNKNOWN], [])


def test_nor_if_it_lay_open_for_everybody() -> None:
    places = [*toy().places, Place("covered", table.ROW, NOBODY, 4)]
    watched = Watched(Layout(3, ["round", "score"], 4, places, FACTS))
    watched.state.heap_to_slot(3, BAG, SLOTS, 1, 1)
    watched.state.slot_to_row(SLOTS, 1, len(places) - 1)
    assert watched.known() == [[], [], [], []]
    assert watched.views[1].pieces(len(places) - 1) == [UNKNOWN]
