"""Events: what each seat is told, and that what it is told is enough to keep its view.

The verbs of a state, ``told`` and ``apply_event`` must agree: a view kept by events alone is the view of the state.
"""

from __future__ import annotations

from random import Random

import pytest

from settemari.core import table
from settemari.core.events import (
    ALL,
    ANY_KIND,
    ASKED,
    COUNTED,
    ENDED,
    EVENT_NAMES,
    KNOWN,
    MOVED,
    ROLLED,
    SHOWN,
    TURNED,
    Sink,
    apply_event,
    told,
)
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED as ASKED_CELL
from settemari.core.table import BY_SPOT, EMPTY, EVERYBODY, NOBODY, OWNER, SPECTATOR, TOP, UNKNOWN, Layout, Place, View
from tests.core.toy import BAG, DECK, FACTS, HAND, KINDS, PILE, RACK, SLOTS, toy, toy_view
from tests.size import pick

pytestmark = pytest.mark.compiled_too

SCORE = 5
EVERYONE = (0, 1, 2, SPECTATOR)


def heard(event: tuple[int, ...]) -> list[tuple[int, ...] | None]:
    """What each seat and the spectator gets of an event."""
    return [told(toy(), event, seat) for seat in EVERYONE]


def seen_by(seat: int, *events: tuple[int, ...]) -> View:
    view = toy_view(toy(), seat)
    for event in events:
        apply_event(view, event)
    return view


def filled(seat: int, *kinds: int) -> View:
    """A view in which the seat's own hand holds these."""
    return seen_by(seat, *((MOVED, kind, DECK, -1, HAND + seat, at, 0, 0) for at, kind in enumerate(kinds)))


def test_events_have_names_of_their_own() -> None:
    sorts = (MOVED, TURNED, SHOWN, KNOWN, ROLLED, COUNTED, ASKED, ENDED)
    assert [EVENT_NAMES[sort] for sort in sorts] == [
        "moved", "turned", "shown", "known", "rolled", "counted", "asked", "ended"
    ]  # fmt: skip
    assert EVENT_NAMES[0] == ""  # no event at all


# -- told ------------------------------------------------------------------------------------------------------


def test_a_drawn_card_is_told_to_its_owner() -> None:
    event = (MOVED, 3, DECK, -1, HAND + 1, 2, 0, 0)
    hidden = (MOVED, UNKNOWN, DECK, -1, HAND + 1, UNKNOWN, 0, 0)
    assert heard(event) == [hidden, event, hidden, hidden]


def test_a_card_played_face_down_stays_secret_but_its_place_is_public() -> None:
    event = (MOVED, 3, HAND + 1, 2, SLOTS, 1, 0, 0)
    hidden = (MOVED, UNKNOWN, HAND + 1, UNKNOWN, SLOTS, 1, 0, 0)
    assert heard(event) == [hidden, event, hidden, hidden]


def test_a_card_played_face_up_tells_its_kind_but_not_where_it_was() -> None:
    for target, spot in ((SLOTS, 0), (PILE, -1)):
        event = (MOVED, 3, HAND + 1, 2, target, spot, 0, 1)
        public = (MOVED, 3, HAND + 1, UNKNOWN, target, spot, 0, 1)
        assert heard(event) == [public, event, public, public]


def test_a_card_given_is_told_to_both_with_the_places_each_sees() -> None:
    event = (MOVED, 3, HAND + 1, 2, HAND + 0, 1, 0, 0)
    assert heard(event) == [
        (MOVED, 3, HAND + 1, UNKNOWN, HAND, 1, 0, 0),
        (MOVED, 3, HAND + 1, 2, HAND, UNKNOWN, 0, 0),
        (MOVED, UNKNOWN, HAND + 1, UNKNOWN, HAND, UNKNOWN, 0, 0),
        (MOVED, UNKNOWN, HAND + 1, UNKNOWN, HAND, UNKNOWN, 0, 0),
    ]


def test_an_open_card_that_goes_into_the_deck_was_seen() -> None:
    event = (MOVED, 3, PILE, -1, DECK, -1, 1, 0)
    assert heard(event) == [event] * 4


def test_a_piece_laid_face_down_from_the_bag_is_seen_by_nobody() -> None:
    hidden = (MOVED, UNKNOWN, BAG, -1, RACK, 1, 0, 0)
    assert heard((MOVED, 4, BAG, -1, RACK, 1, 0, 0)) == [hidden] * 4
    up = (MOVED, 4, BAG, -1, RACK, 1, 0, 1)
    assert heard(up) == [up] * 4


def test_a_look_is_public_and_what_was_seen_is_not() -> None:
    event = (SHOWN, 2, HAND + 1, 0, 3, 1)
    hidden = (SHOWN, 2, HAND + 1, UNKNOWN, UNKNOWN, UNKNOWN)
    assert heard(event) == [hidden, hidden, event, hidden]


def test_a_conclusion_is_told_to_who_can_draw_it() -> None:
    assert heard((KNOWN, 1, 2, 0b11, 1)) == [None, (KNOWN, 1, 2, 0b11, 1), None, None]
    assert heard((KNOWN, SPECTATOR, 2, 0b11, 1)) == [None, None, None, (KNOWN, SPECTATOR, 2, 0b11, 1)]
    assert heard((KNOWN, ALL, 2, 0b11, 1)) == [(KNOWN, ALL, 2, 0b11, 1)] * 4
    assert ALL not in (*range(8), *EVERYONE, UNKNOWN)


@pytest.mark.parametrize(
    "event",
    [(TURNED, SLOTS, 1, 3), (ROLLED, 1, 6), (COUNTED, SCORE, 9), (ASKED, 3, 1, 0, 0, 0), (ENDED, 1, 2)],
)
def test_the_rest_is_public(event: tuple[int, ...]) -> None:
    assert heard(event) == [event] * 4
    assert EVENT_NAMES[event[0]] in ("turned", "rolled", "counted", "asked", "ended")


# -- apply_event -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("index", "hand"), [(0, [9, 3, 4, 5]), (1, [3, 9, 4, 5]), (3, [3, 4, 5, 9])])
def test_a_piece_goes_into_the_middle_of_a_row(index: int, hand: list[int]) -> None:
    view = filled(0, 3, 4, 5)
    apply_event(view, (MOVED, 9, DECK, -1, HAND, index, 0, 0))
    assert view.pieces(HAND) == hand
    assert view.size_of(HAND) == 4


@pytest.mark.parametrize(("index", "hand"), [(0, [4, 5]), (1, [3, 5]), (2, [3, 4])])
def test_a_piece_leaves_the_middle_of_a_row(index: int, hand: list[int]) -> None:
    view = filled(0, 3, 4, 5)
    apply_event(view, (MOVED, view.piece_at(HAND, index), HAND, index, PILE, -1, 0, 1))
    assert view.pieces(HAND) == hand
    assert view.piece_at(HAND, 2) == EMPTY
    assert view.pieces(PILE) == [3 + index]


def test_unseen_pieces_come_to_and_leave_the_end_of_a_row() -> None:
    draw = (MOVED, UNKNOWN, DECK, -1, HAND + 1, UNKNOWN, 0, 0)
    view = seen_by(0, draw, draw)
    assert view.pieces(HAND + 1) == [UNKNOWN, UNKNOWN]
    apply_event(view, (MOVED, UNKNOWN, HAND + 1, UNKNOWN, SLOTS, 1, 0, 0))
    assert view.pieces(HAND + 1) == [UNKNOWN]
    assert view.pieces(SLOTS) == [EMPTY, UNKNOWN, EMPTY]
    assert view.piece_at(HAND + 1, 1) == EMPTY


@pytest.mark.parametrize("kind", [0, 1, 62])
def test_a_piece_that_leaves_unseen_may_be_any_that_was_known(kind: int) -> None:
    view = seen_by(0, (MOVED, UNKNOWN, DECK, -1, HAND + 1, UNKNOWN, 0, 0), (KNOWN, 0, 1, 1 << kind, 1))
    assert view.fact_list() == [(1, 1 << kind, 1)]
    apply_event(view, (MOVED, UNKNOWN, HAND + 1, UNKNOWN, DECK, -1, 0, 0))
    assert view.fact_list() == []


def test_a_slot_is_filled_turned_and_emptied() -> None:
    view = seen_by(0, (MOVED, UNKNOWN, BAG, -1, RACK, 1, 0, 0))
    assert (view.slot_at(RACK, 1), view.face_up(RACK, 1)) == (UNKNOWN, False)
    apply_event(view, (TURNED, RACK, 1, 4))
    assert (view.slot_at(RACK, 1), view.face_up(RACK, 1)) == (4, True)
    apply_event(view, (MOVED, 4, RACK, 1, PILE, -1, 1, 1))
    assert (view.slot_at(RACK, 1), view.face_up(RACK, 1)) == (EMPTY, False)
    assert view.cell(int(view.layout.starts[BAG]) - 1) == -1


def test_a_pile_counts_its_kinds() -> None:
    into = (MOVED, 4, HAND, 0, PILE, -1, 1, 1)
    view = filled(0, 4, 4, 2)
    apply_event(view, into)
    apply_event(view, into)
    assert (view.number_of(PILE, 4), view.kinds_in(PILE), view.size_of(PILE)) == (2, 1 << 4, 2)
    apply_event(view, (MOVED, 4, PILE, -1, DECK, -1, 1, 0))
    assert view.kinds_in(PILE) == 1 << 4
    apply_event(view, (MOVED, 4, PILE, -1, DECK, -1, 1, 0))
    assert (view.number_of(PILE, 4), view.kinds_in(PILE), view.size_of(PILE)) == (0, 0, 0)


def test_numbers_questions_and_the_end() -> None:
    view = seen_by(0, (COUNTED, SCORE, 42), (ASKED, 0b101, 9, 1, 7, 8, 11, 2, 3, 4))
    assert (view.cell(SCORE), view.cell(ASKED_CELL)) == (42, 0b101)
    assert view.agenda_records() == [(9, 1, 7, 8), (11, 2, 3, 4)]
    apply_event(view, (ASKED, 0b10, 9, 0, 1, 2))
    assert view.agenda_records() == [(9, 0, 1, 2)]
    at = int(view.layout.agenda) + 4
    assert view.cell_list()[at : at + 12] == [0] * 12
    before = view.cell_list()
    apply_event(view, (ROLLED, 1, 6))
    assert view.cell_list() == before
    apply_event(view, (ENDED, 3, 0b11))
    assert (view.cell(ASKED_CELL), view.cell(1), view.cell(2), view.depth()) == (0, 3, 0b11, 0)
    assert view.cell(TOP) == view.layout.agenda - 4


# -- what is known ---------------------------------------------------------------------------------------------

LOOK = [(SHOWN, 0, HAND + 1, 0, 3, 1), (SHOWN, 0, HAND + 1, 1, 3, 2), (SHOWN, 0, HAND + 1, 2, 5, 1)]
DRAWS = [(MOVED, UNKNOWN, DECK, -1, HAND + 1, UNKNOWN, 0, 0)] * 3


def test_who_looks_knows_what_is_there() -> None:
    assert seen_by(0, *DRAWS, *LOOK).fact_list() == [(1, 1 << 3, 2), (1, 1 << 5, 1)]
    unseen = (SHOWN, 0, HAND + 1, UNKNOWN, UNKNOWN, UNKNOWN)
    assert seen_by(2, *DRAWS, unseen).fact_list() == []


def test_a_seen_card_that_comes_to_light_is_used_up() -> None:
    played = (MOVED, 3, HAND + 1, UNKNOWN, PILE, -1, 0, 1)
    assert seen_by(0, *DRAWS, *LOOK, played).fact_list() == [(1, 1 << 3, 1), (1, 1 << 5, 1)]


def test_a_card_that_leaves_unseen_may_be_any() -> None:
    given = (MOVED, UNKNOWN, HAND + 1, UNKNOWN, HAND + 2, UNKNOWN, 0, 0)
    assert seen_by(0, *DRAWS, *LOOK, given).fact_list() == [(1, 1 << 3, 1)]
    assert ANY_KIND & (1 << 62)


def test_a_card_that_stays_with_its_holder_is_still_known() -> None:
    hidden = (MOVED, UNKNOWN, HAND + 1, UNKNOWN, SLOTS, 1, 0, 0)
    view = seen_by(0, *DRAWS, *LOOK, hidden)
    assert view.fact_list() == [(1, 1 << 3, 2), (1, 1 << 5, 1)]
    apply_event(view, (TURNED, SLOTS, 1, 3))
    assert view.fact_list() == [(1, 1 << 3, 1), (1, 1 << 5, 1)]
    apply_event(view, (TURNED, SLOTS, 1, 3))  # it was seen already: nothing more is used up
    assert view.fact_list() == [(1, 1 << 3, 1), (1, 1 << 5, 1)]


def test_a_card_taken_back_from_a_spot_is_still_known() -> None:
    hidden = (MOVED, UNKNOWN, HAND + 1, UNKNOWN, SLOTS, 1, 0, 0)
    back = (MOVED, UNKNOWN, SLOTS, 1, HAND + 1, UNKNOWN, 0, 0)
    assert seen_by(0, *DRAWS, *LOOK, hidden, back).fact_list() == [(1, 1 << 3, 2), (1, 1 << 5, 1)]


def test_a_hidden_card_that_leaves_a_spot_has_left_its_holder() -> None:
    hidden = (MOVED, UNKNOWN, HAND + 1, UNKNOWN, SLOTS, 1, 0, 0)
    given = (MOVED, 3, SLOTS, 1, HAND, 0, 0, 0)
    assert seen_by(0, *DRAWS, *LOOK, hidden, given).fact_list() == [(1, 1 << 3, 1), (1, 1 << 5, 1)]


def test_who_looks_at_a_spot_knows_what_its_holder_has() -> None:
    assert seen_by(0, (SHOWN, 0, SLOTS, 1, 5, 1)).fact_list() == [(1, 1 << 5, 1)]


def slots_of(holder: int) -> View:
    """Seat 2 sees three slots, the third place of the table; a hidden piece lies on spot 1, both others hold a 3."""
    places = [
        Place("deck", table.HEAP, NOBODY, 0),
        Place("bag", table.HEAP, NOBODY, 0),
        Place("slots", table.SLOTS, OWNER, 3, owner=BY_SPOT, holder=holder),
    ]
    view = toy_view(Layout(3, ["round"], 1, places, FACTS), 2)
    for event in ((MOVED, UNKNOWN, 0, -1, 2, 1, 0, 0), (KNOWN, ALL, 0, 1 << 3, 1), (KNOWN, ALL, 1, 1 << 3, 1)):
        apply_event(view, event)
    return view


@pytest.mark.parametrize(("holder", "other"), [(BY_SPOT, 0), (1, 0), (0, 1)])
def test_a_piece_uses_up_what_is_known_of_its_holder(holder: int, other: int) -> None:
    for event in ((TURNED, 2, 1, 3), (MOVED, UNKNOWN, 2, 1, 0, -1, 0, 0)):
        view = slots_of(holder)
        apply_event(view, event)
        assert view.fact_list() == [(other, 1 << 3, 1)]


def test_a_full_row_of_nobody_at_the_end_of_the_table() -> None:
    places = [Place("pile", table.PILE, EVERYBODY, KINDS), Place("row", table.ROW, EVERYBODY, 2)]
    layout = Layout(2, ["round"], 1, places, FACTS)
    state = State(layout, layout.blank(), Setup(layout).no_facts())
    view = toy_view(layout, 1)
    state.sink = Sink()
    state.conclude(ALL, 0, 1 << 3, 1)
    for kind in (3, 4):
        state.heap_to_row(kind, 0, 1)
    state.row_to_pile(3, 1, 0)
    for event in state.sink.take():
        apply_event(view, event)
    assert state.pieces(1) == view.pieces(1) == [4]
    assert state.view(1).fact_list() == view.fact_list() == [(0, 1 << 3, 1)]


# -- verbs, told and apply_event agree -------------------------------------------------------------------------


def test_every_verb_reports_what_it_did() -> None:
    layout = toy()
    state = State(layout, layout.blank(), Setup(layout).no_facts())
    state.sink = Sink()
    for kind in (3, 3, 4, 5):
        state.heap_to_row(kind, DECK, HAND + 1)
    state.heap_to_slot(5, BAG, RACK, 0, 0)
    state.heap_to_slot(2, BAG, RACK, 1, 1)
    state.show(HAND + 1, 0)
    state.row_to_slot(4, HAND + 1, SLOTS, 2, 0)
    state.row_to_pile(5, HAND + 1, PILE)
    state.turn_up(SLOTS, 2)
    state.slot_to_pile(SLOTS, 2, PILE)
    state.pile_to_pile(4, PILE, PILE)
    state.pile_to_heap(4, PILE, DECK)
    state.conclude(ALL, 1, 0b110, 0)  # says nothing
    state.conclude(ALL, 1, 0b110, 1)
    state.count(SCORE, 9)
    state.rolled(1, 6)
    state.finish(2, 0b101)
    assert state.sink.take() == [
        (MOVED, 3, DECK, -1, HAND + 1, 0, 0, 0),
        (MOVED, 3, DECK, -1, HAND + 1, 1, 0, 0),
        (MOVED, 4, DECK, -1, HAND + 1, 2, 0, 0),
        (MOVED, 5, DECK, -1, HAND + 1, 3, 0, 0),
        (MOVED, 5, BAG, -1, RACK, 0, 0, 0),
        (MOVED, 2, BAG, -1, RACK, 1, 0, 1),
        (SHOWN, 0, HAND + 1, 0, 3, 1),
        (SHOWN, 0, HAND + 1, 1, 3, 2),
        (SHOWN, 0, HAND + 1, 2, 4, 1),
        (SHOWN, 0, HAND + 1, 3, 5, 1),
        (MOVED, 4, HAND + 1, 2, SLOTS, 2, 0, 0),
        (MOVED, 5, HAND + 1, 2, PILE, -1, 0, 1),
        (TURNED, SLOTS, 2, 4),
        (MOVED, 4, SLOTS, 2, PILE, -1, 1, 1),
        (MOVED, 4, PILE, -1, PILE, -1, 1, 1),
        (MOVED, 4, PILE, -1, DECK, -1, 1, 0),
        (KNOWN, ALL, 1, 0b110, 1),
        (COUNTED, SCORE, 9),
        (ROLLED, 1, 6),
        (ENDED, 2, 0b101),
    ]


def pieces_of(state: State, place: int) -> list[int]:
    return [int(kind) for kind in state.pieces(place) if kind >= 0]


class Fumbler:
    """Moves things about at random, by every verb there is."""

    def __init__(self, layout: Layout, seed: int) -> None:
        self.state = State(layout, layout.blank(), Setup(layout).no_facts())
        self.sink = Sink()
        self.state.sink = self.sink
        self.luck = Random(seed)

    def fumble(self) -> None:
        state, luck = self.state, self.luck
        seat = luck.randrange(3)
        hand = pieces_of(state, HAND + seat)
        pile = pieces_of(state, PILE)
        free = [spot for spot in range(3) if state.slot_at(SLOTS, spot) == EMPTY]
        full = [spot for spot in range(3) if spot not in free]
        racks = [spot for spot in range(2) if state.slot_at(RACK, spot) == EMPTY]
        verb = luck.randrange(12)
        if verb <= 2 and len(hand) < 4:
            state.heap_to_row(luck.randrange(KINDS), DECK, HAND + seat)
        elif verb == 3 and racks:
            state.heap_to_slot(luck.randrange(KINDS), BAG, RACK, racks[0], luck.randrange(2))
        elif verb == 4 and hand and free:
            state.row_to_slot(luck.choice(hand), HAND + seat, SLOTS, luck.choice(free), luck.randrange(2))
        elif verb == 5 and hand:
            state.row_to_pile(luck.choice(hand), HAND + seat, PILE)
        elif verb == 6 and full:
            self.clear(luck.choice(full))
        elif verb == 7 and pile:
            state.pile_to_heap(luck.choice(pile), PILE, DECK)
        elif verb == 8:
            state.show(HAND + seat, (seat + 1) % 3)
        elif verb == 9 and hand:
            observer = luck.choice([ALL, SPECTATOR, (seat + 1) % 3])
            state.conclude(observer, seat, sum({1 << kind for kind in hand}), luck.randrange(len(hand) + 1))
        elif verb == 10:
            state.count(SCORE, luck.randrange(100))
            state.rolled(1, luck.randrange(6))
        elif pile:
            state.pile_to_pile(luck.choice(pile), PILE, PILE)

    def clear(self, spot: int) -> None:
        if not self.state.face_up(SLOTS, spot):
            self.state.turn_up(SLOTS, spot)
        self.state.slot_to_pile(SLOTS, spot, PILE)


def same_table(kept: View, real: View) -> bool:
    """The kept view has room for more facts than it needs: compare what is known."""
    return kept.cell_list() == real.cell_list() and kept.fact_list() == real.fact_list()


@pytest.mark.heavy
def test_a_view_kept_by_events_is_the_view_of_the_state() -> None:
    for seed in range(pick(60, 3000)):
        fumbler = Fumbler(toy(), seed)
        views = {seat: toy_view(fumbler.state.layout, seat) for seat in EVERYONE}
        for _ in range(60):
            fumbler.fumble()
            for event in fumbler.sink.take():
                for seat, view in views.items():
                    part = told(view.layout, event, seat)
                    if part is not None:
                        apply_event(view, part)
            for seat, view in views.items():
                assert same_table(view, fumbler.state.view(seat)), (seed, seat)


def test_without_a_sink_verbs_do_the_same() -> None:
    loud, quiet = Fumbler(toy(), 5), Fumbler(toy(), 5)
    quiet.state.sink = None
    for _ in range(300):
        loud.fumble()
        quiet.fumble()
    assert loud.state.cell_list() == quiet.state.cell_list()
    assert loud.state.fact_cells() == quiet.state.fact_cells()
    assert loud.sink.take() != []
    assert loud.sink.take() == quiet.sink.take() == []
