"""Redeal draws uniformly from the deals that fit a view: compared with a full count of all of them.

The count is made here from scratch: every way to give the unseen cards, each a thing of its own, to two hidden hands
(and a card face down), of which those are kept that fit the facts.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.native import is_compiled
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import UNKNOWN, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import card_code
from tests.redeal.count import assert_as_often
from tests.size import pick

pytestmark = pytest.mark.compiled_too

Fact = tuple[int, tuple[str, ...], int]  # holder, cards, at least
Deal = tuple[tuple[int, ...], tuple[int, ...]]


def table(values: list[int], ships: int, removed: int) -> tuple[Setup, State]:
    """Three seats with two cards each; seat 0 looks."""
    game = settemari.find_game("maretta")
    variant = game.variant_of(
        {
            "deck": {"values": values, "ships_per_seat": ships, "removed": {"3": removed, "4": 0, "5": 0}},
            "hand": {"first": 2},
            "path": {"barrel_spaces": []},
        }
    )
    setup = game.setup(3, variant)
    return setup, setup.deal(0, Seeded(5), None)


def view_with(setup: Setup, state: State, facts: list[Fact]) -> View:
    slots = int(setup.layout.fact_slots)
    cells = [0] * (4 * slots * 3)
    for number, (holder, cards, least) in enumerate(facts):
        cells[number * 3 : number * 3 + 3] = [holder, sum(1 << card_code(card) for card in cards), least]
    return setup.position(state.cell_list(), state.hidden(), cells).view(0)


def fitting_deals(setup: Setup, view: View, boxed: int, facts: list[Fact]) -> Counter[Deal]:
    """How many ways lead to each pair of hidden hands, counted one by one."""
    assert isinstance(setup, MarettaSetup)
    unseen = [int(number) for number in setup.unseen_cards(view)]
    cards = [kind for kind, number in enumerate(unseen) for _ in range(number)]
    ways: Counter[Deal] = Counter()
    for one in combinations(range(len(cards)), 2):
        rest = [index for index in range(len(cards)) if index not in one]
        for two in combinations(rest, 2):
            hands = {1: [cards[index] for index in one], 2: [cards[index] for index in two]}
            wanted = all(
                sum(card in {card_code(name) for name in names} for card in hands[holder]) >= least
                for holder, names, least in facts
            )
            if wanted:
                # The box is filled from the resource cards that are left (A1.4); so are there fewer ways the more
                # resource cards lie in the hands.
                left = sum(cards[index] != c.SHIP for index in rest if index not in two)
                ways[tuple(sorted(hands[1])), tuple(sorted(hands[2]))] += choose(left, boxed)
    return ways


def choose(many: int, few: int) -> int:
    ways = 1
    for taken in range(few):
        ways = ways * (many - taken) // (taken + 1)
    return ways


CASES: dict[str, tuple[list[int], int, int, list[Fact]]] = {
    "nothing known": ([1, 1, 2], 0, 0, []),
    "ships and a box": ([1, 2], 1, 3, []),
    "one card seen, of which there are two": ([1, 1, 2], 0, 0, [(1, ("wood-1",), 1)]),
    "both cards seen": ([1, 1, 2], 0, 0, [(1, ("wood-1",), 1), (1, ("rope-2",), 1)]),
    "the same card seen in both hands": ([1, 1, 2], 0, 0, [(1, ("wood-1",), 1), (2, ("wood-1",), 1)]),
    "a steamship seen": ([1, 2], 1, 3, [(1, ("steamship",), 1)]),
    "some of many kinds": ([1, 1, 2], 0, 0, [(2, ("wood-1", "rope-1", "food-2"), 1)]),
    "all of many kinds": ([1, 1, 2], 0, 0, [(2, ("wood-1", "rope-1", "food-2", "fire-2"), 2)]),
    "facts that overlap in one hand": (
        [1, 1, 2],
        0,
        0,
        [(1, ("wood-1", "rope-1", "water-2"), 2), (1, ("wood-1",), 1)],
    ),
    "facts that overlap in two hands": (
        [1, 1, 2],
        0,
        0,
        [(1, ("wood-1", "rope-1"), 2), (2, ("rope-1", "fire-1", "food-2"), 2)],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_D9_redeal_is_uniform_over_the_deals_that_fit(case: str) -> None:
    draws = pick(8_000, 100_000) if is_compiled() else pick(3_000, 20_000)
    check_frequencies(case, draws, by_swaps=False)


@pytest.mark.parametrize("case", ["facts that overlap in one hand", "facts that overlap in two hands"])
def test_D9_swapping_is_uniform_too(case: str) -> None:
    """What redeal falls back on where hardly any deal fits."""
    check_frequencies(case, pick(800, 20_000), by_swaps=True)


def check_frequencies(case: str, draws: int, by_swaps: bool) -> None:
    values, ships, removed, facts = CASES[case]
    setup, state = table(values, ships, removed)
    assert isinstance(setup, MarettaSetup)
    view = view_with(setup, state, facts)
    ways = fitting_deals(setup, view, removed, facts)
    unseen = setup.unseen_cards(view)
    chance = Seeded(11)
    seen: Counter[Deal] = Counter()
    for _ in range(draws):
        dealt = setup.deal_by_swaps(view, unseen, chance) if by_swaps else setup.redeal(view, chance)
        hands = [tuple(sorted(dealt.pieces(c.HAND + seat))) for seat in (1, 2)]
        seen[hands[0], hands[1]] += 1
    assert_as_often(seen, ways)


def test_D9_a_card_face_down_may_be_any_card_of_the_holder() -> None:
    """A seen card lies in the hand or face down in slot 1: each of the three cells equally often."""
    setup, state = table([1, 1, 2], 0, 0)
    cells = state.cell_list()
    slot = int(setup.layout.starts[c.SLOT1]) + 1 * 2
    deck = state.hidden()[0]
    cells[slot] = deck.pop()
    cells[int(setup.layout.starts[c.DECK]) - 1] -= 1
    hand = state.pieces(c.HAND + 1)
    facts: list[Fact] = [(1, ("wood-1",), 1), (1, ("rope-1",), 1), (1, ("fire-1",), 1)]
    fact_cells = [0] * (4 * int(setup.layout.fact_slots) * 3)
    for number, (holder, names, least) in enumerate(facts):
        fact_cells[number * 3 : number * 3 + 3] = [holder, 1 << card_code(names[0]), least]
    view = setup.position(cells, [deck, *state.hidden()[1:]], fact_cells).view(0)
    assert view.slot_at(c.SLOT1, 1) == UNKNOWN
    assert len(hand) == 2
    where: Counter[int] = Counter()
    chance = Seeded(3)
    for _ in range(3_000):
        dealt = setup.redeal(view, chance)
        where[int(dealt.slot_at(c.SLOT1, 1))] += 1
    assert set(where) == {card_code("wood-1"), card_code("rope-1"), card_code("fire-1")}
    assert all(900 < number < 1_100 for number in where.values())
