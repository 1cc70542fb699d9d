"""Facts: what is known of hidden pieces; kept in rows of slots, never invented."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.events import ALL
from settemari.core.facts import FACT, gain, holders_known, learn, lose
from settemari.core.native import i64, vec
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import SPECTATOR, Layout
from tests.core.toy import toy

pytestmark = pytest.mark.compiled_too

SLOTS = 3


def rows() -> vec[i64]:
    """Room for the facts of two observers."""
    return Setup(Layout(1, ["round"], 1, [], SLOTS)).no_facts()


def read(facts: vec[i64]) -> list[tuple[int, int, int]]:
    cells = [int(facts[index]) for index in range(len(facts))]
    return [(cells[at], cells[at + 1], cells[at + 2]) for at in range(0, len(cells), FACT)]


FREE = (0, 0, 0)


def test_learning_fills_the_row_in_order() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 2, 0b10, 1)
    learn(facts, 0, SLOTS, 1, 0b10, 3)
    assert read(facts) == [(2, 0b10, 1), (1, 0b10, 3), FREE, FREE, FREE, FREE]
    assert holders_known(facts, SLOTS) == 0b110


def test_learning_the_same_keeps_the_larger_number() -> None:
    facts = rows()
    for least in (2, 1, 3, 3):
        learn(facts, 0, SLOTS, 4, 0b100, least)
    assert read(facts)[:2] == [(4, 0b100, 3), FREE]


def test_learning_more_looks_at_its_own_number_only() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 1, 0b100, 1)
    learn(facts, 0, SLOTS, 5, 0b100, 1)
    learn(facts, 0, SLOTS, 1, 0b100, 3)
    assert read(facts)[:3] == [(1, 0b100, 3), (5, 0b100, 1), FREE]


def test_learning_nothing_leaves_nothing() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 1, 0b1, 0)
    learn(facts, 0, SLOTS, 1, 0b1, -2)
    assert read(facts) == [FREE] * 6
    assert holders_known(facts, SLOTS) == 0


def test_a_full_row_forgets_what_is_new_and_touches_no_other_row() -> None:
    facts = rows()
    for kind in range(5):
        learn(facts, 0, SLOTS, 1, 1 << kind, 1)
    assert read(facts) == [(1, 1, 1), (1, 2, 1), (1, 4, 1), FREE, FREE, FREE]
    learn(facts, SLOTS * FACT, SLOTS, 3, 1, 1)
    assert read(facts)[3] == (3, 1, 1)
    assert holders_known(facts, SLOTS) == 0b1010


def test_a_full_last_row_is_read_to_its_end() -> None:
    facts = rows()
    for holder in (1, 2, 4):
        learn(facts, SLOTS * FACT, SLOTS, holder, 0b1, 1)
    assert holders_known(facts, SLOTS) == 0b10110


def test_losing_takes_one_from_every_fact_it_may_fit() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 1, 0b011, 2)
    learn(facts, 0, SLOTS, 1, 0b100, 1)
    learn(facts, 0, SLOTS, 2, 0b001, 1)
    learn(facts, SLOTS * FACT, SLOTS, 1, 0b001, 1)
    lose(facts, 0, SLOTS, 1, 0b001)
    assert read(facts) == [(1, 0b011, 1), (1, 0b100, 1), (2, 0b001, 1), (1, 0b001, 1), FREE, FREE]


def test_a_used_up_fact_makes_room() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 1, 0b001, 1)
    learn(facts, 0, SLOTS, 2, 0b001, 2)
    learn(facts, 0, SLOTS, 1, 0b010, 1)
    lose(facts, 0, SLOTS, 1, 0b111)
    assert read(facts)[:3] == [(2, 0b001, 2), FREE, FREE]
    lose(facts, 0, SLOTS, 3, 0b111)
    assert read(facts)[:3] == [(2, 0b001, 2), FREE, FREE]


def test_gaining_adds_one_to_every_fact_it_fits() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 1, 0b100, 1)
    learn(facts, 0, SLOTS, 1, 0b110, 2)
    learn(facts, SLOTS * FACT, SLOTS, 1, 0b100, 1)
    gain(facts, 0, SLOTS, 1, 0b100)
    assert read(facts) == [(1, 0b100, 2), (1, 0b110, 3), FREE, (1, 0b100, 1), FREE, FREE]


def test_what_is_gained_stands_by_itself_as_well_up_to_the_last_slot() -> None:
    facts = rows()
    learn(facts, 0, SLOTS, 1, 0b110, 2)
    learn(facts, 0, SLOTS, 2, 0b100, 1)
    gain(facts, 0, SLOTS, 1, 0b100)
    assert read(facts) == [(1, 0b110, 3), (2, 0b100, 1), (1, 0b100, 1), FREE, FREE, FREE]


def test_a_full_row_gains_nothing_new_and_touches_no_other_row() -> None:
    facts = rows()
    for kinds in (0b001, 0b010, 0b110):
        learn(facts, 0, SLOTS, 1, kinds, 1)
    learn(facts, SLOTS * FACT, SLOTS, 1, 0b100, 2)
    gain(facts, 0, SLOTS, 1, 0b100)
    assert read(facts) == [(1, 0b001, 1), (1, 0b010, 1), (1, 0b110, 2), (1, 0b100, 2), FREE, FREE]


def test_before_the_first_event_there_is_room_for_facts_and_none_is_known() -> None:
    setup = settemari.find_game("maretta").setup(3)
    for seat in (0, 2, SPECTATOR):
        assert read(setup.blank_view(seat).facts) == [FREE] * int(setup.layout.fact_slots)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_a_redeal_knows_what_the_observer_knew_and_nobody_else(seat: int) -> None:
    layout = toy()
    real = State(layout, layout.blank(), Setup(layout).no_facts())
    real.conclude(ALL, 1, 0b110, 2)
    redealt = State(layout, layout.blank(), Setup(layout).facts_of(real.view(seat)))
    known = {who: redealt.view(who).fact_list() for who in (0, 1, 2, SPECTATOR)}
    assert known == {0: [], 1: [], 2: [], SPECTATOR: []} | {seat: [(1, 0b110, 2)]}
