"""The table: where things lie in the cells, who sees them, and what a view shows."""

from __future__ import annotations

import pytest

from settemari.core.chance import Chance, Seeded
from settemari.core.options import Options
from settemari.core.play import Policy, RandomPolicy, answers_from
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import (
    ASKED,
    BY_SPOT,
    EMPTY,
    ENDING,
    EVERYBODY,
    NOBODY,
    OWNER,
    ROUND,
    SPECTATOR,
    TOP,
    UNKNOWN,
    WINNERS,
    Layout,
    View,
)
from tests.core.toy import BAG, DECK, HAND, PILE, RACK, SLOTS, toy, toy_view

pytestmark = pytest.mark.compiled_too


def test_a_layout_gives_every_place_its_own_cells() -> None:
    layout = toy()
    taken: list[tuple[int, int]] = [(0, int(layout.agenda)), (int(layout.agenda), int(layout.agenda_end))]
    sizes = {HAND: 1 + 4, HAND + 1: 1 + 4, HAND + 2: 1 + 4, SLOTS: 2 * 3, RACK: 2 * 2, PILE: 2 + 6, DECK: 1, BAG: 1}
    for place, size in sizes.items():
        before = {HAND: 1, HAND + 1: 1, HAND + 2: 1, SLOTS: 0, RACK: 0, PILE: 2, DECK: 1, BAG: 1}[place]
        start = int(layout.starts[place]) - before
        assert layout.places[place].start == layout.starts[place]
        taken.append((start, start + size))
    taken.sort()
    assert [end for _, end in taken[:-1]] == [start for start, _ in taken[1:]]
    assert taken[-1][1] == layout.size
    assert layout.agenda == ROUND + 2  # the round is the first of the two counters
    assert layout.counters == ["round", "score"]
    assert [place.name for place in layout.places[HAND + 2 :]] == ["hand", "slots", "rack", "pile", "deck", "bag"]
    assert Layout(1, ["round"], 1, []).fact_slots == 0


def test_a_blank_table_has_nothing_on_it() -> None:
    view = toy_view(toy(), 0)
    assert (view.depth(), view.agenda_records()) == (0, [])
    assert view.pieces(HAND) == view.pieces(PILE) == view.pieces(DECK) == []
    assert [view.piece_at(HAND, index) for index in range(4)] == [EMPTY] * 4
    assert view.pieces(SLOTS) == [EMPTY] * 3
    assert view.pieces(RACK) == [EMPTY] * 2
    assert (view.cell(ASKED), view.cell(ENDING), view.cell(WINNERS), view.cell(ROUND)) == (0, 0, 0, 0)
    assert view.cell(TOP) == view.layout.agenda - 4
    assert view.fact_list() == []
    assert len(view.cell_list()) == view.layout.size


@pytest.mark.parametrize(
    ("sight", "up", "owner", "neighbour", "spectator"),
    [
        (EVERYBODY, False, True, True, True),
        (OWNER, False, True, False, False),
        (NOBODY, False, False, False, False),
        (OWNER, True, True, True, True),
        (NOBODY, True, True, True, True),
    ],
)
def test_who_sees_a_piece(sight: int, up: bool, owner: bool, neighbour: bool, spectator: bool) -> None:
    from settemari.core.table import ROW, Place
    from settemari.core.table import SLOTS as FORM_SLOTS

    mine = Place("mine", ROW, sight, 3, owner=1)
    shared = Place("shared", FORM_SLOTS, sight, 3, owner=BY_SPOT)
    for place, spot in ((mine, 0), (mine, 2), (shared, 1)):
        seen = [bool(place.seen_by(seat, spot, up)) for seat in (1, 0, SPECTATOR)]
        assert seen == [owner, neighbour, spectator]
    nobodys = Place("nobody's", ROW, OWNER, 3)
    assert not nobodys.seen_by(SPECTATOR, 0, False)  # NO_SEAT and SPECTATOR are the same number


def test_places_know_owner_and_holder_by_spot() -> None:
    layout = toy()
    assert [layout.places[HAND + 1].owner_of(spot) for spot in range(3)] == [1, 1, 1]
    assert [layout.places[SLOTS].owner_of(spot) for spot in range(3)] == [0, 1, 2]
    assert [layout.places[SLOTS].holder_of(spot) for spot in range(3)] == [0, 1, 2]
    assert [layout.places[HAND + 2].holder_of(spot) for spot in range(2)] == [2, 2]
    assert layout.places[PILE].holder_of(0) == -1


def state() -> State:
    layout = toy()
    return State(layout, layout.blank(), Setup(layout).no_facts())


def test_a_view_hides_what_the_seat_does_not_see() -> None:
    table = state()
    for kind in (3, 1, 3):
        table.heap_to_row(kind, DECK, HAND)
    table.row_to_slot(1, HAND, SLOTS, 0, 0)
    table.heap_to_slot(5, BAG, RACK, 0, 1)
    table.heap_to_slot(4, BAG, RACK, 1, 0)
    table.push(9, 1, 7, 8)
    table.push(10, 2, 0, 0)
    table.pop()
    own, other = table.view(0), table.view(1)
    assert own.pieces(HAND) == [3, 3]
    assert own.pieces(SLOTS) == [1, EMPTY, EMPTY]
    assert other.pieces(HAND) == table.view(SPECTATOR).pieces(HAND) == [UNKNOWN, UNKNOWN]
    assert other.pieces(SLOTS) == [UNKNOWN, EMPTY, EMPTY]
    assert own.pieces(RACK) == other.pieces(RACK) == [5, UNKNOWN]
    assert own.agenda_records() == other.agenda_records() == [(9, 1, 7, 8)]
    at = int(own.layout.agenda) + 4
    assert own.cell_list()[at : at + 4] == [0, 0, 0, 0]  # what was popped is not shown
    assert table.pieces(DECK) == []  # a deck of less than nothing shows nothing
    table.cells[int(table.layout.starts[DECK]) - 1] = 2
    assert table.pieces(DECK) == [UNKNOWN] * 2


def test_a_view_shows_no_record_that_is_done() -> None:
    table = state()
    for kind in (3, 1):
        table.heap_to_row(kind, DECK, HAND)
    before = [table.view(seat).cell_list() for seat in (0, SPECTATOR)]
    for step in (1, 2, 1, 9):  # as deep as it gets: behind it lies the first hand
        table.push(step, 2, 3, 4)
    for _ in range(4):
        table.pop()
    assert [table.view(seat).cell_list() for seat in (0, SPECTATOR)] == before


def test_the_top_record_is_what_is_going_on() -> None:
    table = state()
    table.push(9, 1, 7, 8)
    table.push(11, 2, 3, 4)
    assert (table.step(), table.step_seat(), table.step_a(), table.step_b()) == (11, 2, 3, 4)
    table.become(12)
    table.set_a(5)
    table.set_b(6)
    assert table.agenda_records() == [(9, 1, 7, 8), (12, 2, 5, 6)]
    table.become_for(13, 0)
    assert table.depth() == 2
    table.pop()
    assert (table.step(), table.depth()) == (9, 1)
    table.ask(0b101)
    assert [bool(table.asks(seat)) for seat in range(3)] == [True, False, True]
    table.finish(2, 0b10)
    assert (table.depth(), table.cell(ENDING), table.cell(WINNERS)) == (0, 2, 2)


def test_what_a_game_must_fill_in_is_missing_in_the_core() -> None:
    table = state()
    setup = Setup(table.layout)
    table.push(1, 0, 0, 0)
    for call in (
        table.copy,
        table.veiled,
        table.hidden,
        lambda: table.perform(Seeded(1)),
        lambda: table.answered(answers_from({}, 3)),
        lambda: table.legal(0, Options()),
        lambda: table.check(0, 0),
        setup.blank,
        lambda: setup.deal(0, Seeded(1), None),
        lambda: setup.redeal(toy_view(table.layout, 0), Seeded(1)),
        lambda: setup.position([], [], []),
        lambda: Policy().choose(toy_view(table.layout, 0), Options(), Seeded(1)),
        lambda: Policy().choose_blind(Options(), Seeded(1)),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_all_answers_settle_and_count_unless_a_game_says_otherwise() -> None:
    table = state()
    table.ask(0b110)
    nothing = answers_from({}, 3)
    assert [bool(table.settled(given, nothing)) for given in (0b010, 0b100, 0b110)] == [False, False, True]
    assert table.counted(0b110, nothing) == 0b110


def test_options_grow_as_needed() -> None:
    options = Options()
    for code in range(1000):
        options.add(code * 3)
    assert options.count == 1000
    assert options.listed() == list(range(0, 3000, 3))


def test_a_random_policy_takes_any_answer() -> None:
    options = Options()
    for code in (4, 8, 15):
        options.add(code)
    policy, chance = RandomPolicy(), Seeded(2)
    assert not policy.needs_view
    blind = {int(policy.choose_blind(options, chance)) for _ in range(60)}
    assert blind == {int(policy.choose(toy_view(toy(), 0), options, chance)) for _ in range(60)} == {4, 8, 15}


def test_views_are_the_same_when_they_show_the_same() -> None:
    layout = toy()
    one, two = toy_view(layout, 0), toy_view(layout, 0)
    assert one.same_as(two)
    assert not one.same_as(toy_view(layout, 1))
    two.cells[ROUND] = 5
    assert not one.same_as(two)
    two.cells[ROUND] = 0
    two.facts[0] = 1
    assert not one.same_as(two)
    other = one.copy()
    other.cells[ROUND] = 9
    other.facts[2] = 9
    assert one.cell(ROUND) == 0
    assert one.fact_list() == []
    assert not one.same_as(toy_view(toy(seats=2), 0))


def test_supposing_a_hidden_piece_uses_up_what_is_known() -> None:
    layout = toy()
    view = toy_view(layout, 0)
    view.facts[0], view.facts[1], view.facts[2] = 1, 0b1000, 1
    supposed: View = view.supposing(SLOTS, 1, 3)
    expected, at = view.cell_list(), int(layout.starts[SLOTS]) + 2
    expected[at : at + 2] = [3, 1]  # turned up
    assert supposed.cell_list() == expected
    assert supposed.fact_list() == []
    assert view.fact_list() == [(1, 0b1000, 1)]
    assert view.supposing(SLOTS, 1, 2).fact_list() == [(1, 0b1000, 1)]


def test_a_source_of_chance_fits_any_slot() -> None:
    assert isinstance(Seeded(1), Chance)
