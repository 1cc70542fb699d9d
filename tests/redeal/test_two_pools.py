"""Redealing two pools of cards on a small invented table, compared with a full count of all deals.

Red cards lie in hands and, one for each seat, tucked under the board; blue cards in hands of their own. Both sorts are
numbered from 0: what a number means, and what a fact is about, depends on the pool.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from settemari.core.chance import Seeded
from settemari.core.errors import NoSuchDeal
from settemari.core.native import i64, is_compiled, vec
from settemari.core.redealing import Holders, Known, in_random_order
from settemari.core.setup import Setup
from settemari.core.table import BY_SPOT, HEAP, NOBODY, OWNER, ROW, SLOTS, SPECTATOR, UNKNOWN, Layout, Place, View
from tests.redeal.count import assert_as_often
from tests.size import pick

pytestmark = pytest.mark.compiled_too

SEATS = 3
RED, BLUE = 0, SEATS  # the first hand, and the first holder, of each pool
TUCKED = 2 * SEATS
LARGEST = 5
FACT_SLOTS = 8

Fact = tuple[int, tuple[int, ...], int]  # holder, kinds, at least
Deal = tuple[tuple[int, ...], ...]  # what each holder was dealt, sorted

LAYOUT = Layout(
    SEATS,
    ["round"],
    1,
    [
        *(Place("red hand", ROW, OWNER, LARGEST, owner=seat, holder=RED + seat) for seat in range(SEATS)),
        *(Place("blue hand", ROW, OWNER, LARGEST, owner=seat, holder=BLUE + seat) for seat in range(SEATS)),
        Place("tucked", SLOTS, OWNER, SEATS, owner=BY_SPOT, holder=BY_SPOT),
        Place("red deck", HEAP, NOBODY, 0),
        Place("blue deck", HEAP, NOBODY, 0),
    ],
    FACT_SLOTS,
)
HOLDERS = {RED: Holders(LAYOUT, RED), BLUE: Holders(LAYOUT, BLUE)}


def numbers(values: list[int]) -> vec[i64]:
    """A vector of the kind the build under test wants."""
    return Setup(LAYOUT).view(values, SPECTATOR, []).cells


def see(hands: dict[int, list[int]], tucked: dict[int, int], facts: list[Fact]) -> View:
    """The spectator's view of these hands and tucked cards."""
    cells = [int(cell) for cell in LAYOUT.blank()]
    for place, cards in hands.items():
        start = int(LAYOUT.starts[place])
        cells[start - 1] = len(cards)
        cells[start : start + len(cards)] = cards
    for seat, card in tucked.items():
        cells[int(LAYOUT.starts[TUCKED]) + 2 * seat] = card
    known = [0] * (FACT_SLOTS * 3)
    for at, (holder, kinds, least) in enumerate(facts):
        known[3 * at : 3 * at + 3] = [holder, sum(1 << kind for kind in kinds), least]
    return Setup(LAYOUT).view(cells, SPECTATOR, known)


def cells_of(view: View, pool: int) -> dict[int, list[int]]:
    """The unknown cells of every holder of a pool, found by looking at everything."""
    found: dict[int, list[int]] = {holder: [] for holder in range(pool, pool + SEATS)}
    for place in LAYOUT.places:
        for spot in range(int(place.capacity)):
            cell = int(place.start) + spot * (2 if place.form == SLOTS else 1)
            if int(place.holder_of(spot)) in found and view.cell(cell) == UNKNOWN:
                found[int(place.holder_of(spot))].append(cell)
    return found


def fitting(unseen: list[int], sizes: dict[int, int], facts: list[Fact]) -> Counter[Deal]:
    """How many ways lead to each deal that fits: every order of the unseen cards, each a thing of its own, is tried."""
    cards = [kind for kind, copies in enumerate(unseen) for _ in range(copies)]
    ways: Counter[Deal] = Counter()
    for order in permutations(range(len(cards)), sum(sizes.values())):
        dealt: dict[int, list[int]] = {}
        at = 0
        for holder, size in sizes.items():
            dealt[holder] = sorted(cards[index] for index in order[at : at + size])
            at += size
        mine = [fact for fact in facts if fact[0] in sizes]
        if all(sum(card in kinds for card in dealt[holder]) >= least for holder, kinds, least in mine):
            ways[tuple(tuple(dealt[holder]) for holder in sizes)] += 1
    return ways


HIDDEN_2, HIDDEN_3 = [UNKNOWN] * 2, [UNKNOWN] * 3
# Red hands of two, one and no cards, and two tucked ones; blue hands of two, none and one.
TABLE = {RED: HIDDEN_2, RED + 1: [UNKNOWN], BLUE: HIDDEN_2, BLUE + 2: [UNKNOWN]}
RED_UNSEEN = [2, 2, 1, 2]
BLUE_UNSEEN = [2, 1, 2]

CASES: dict[str, list[Fact]] = {
    "nothing is known": [],
    "of red cards only": [(RED, (1,), 1), (RED + 1, (0, 1), 1)],
    "of blue cards only": [(BLUE + 2, (2,), 1), (BLUE, (0, 2), 1)],
    "the same number in both pools": [(RED, (1,), 1), (BLUE, (1,), 1)],
    "the same card in two hands": [(RED, (0,), 1), (BLUE, (2,), 1), (RED + 1, (0,), 1), (BLUE + 2, (2,), 1)],
    "two of a kind": [(RED, (3,), 2), (BLUE, (0,), 2)],
    "kinds within kinds": [(RED, (0, 1, 2), 2), (BLUE, (0, 1), 1), (RED, (0, 1), 1), (RED, (1,), 1), (BLUE, (0,), 1)],
    "kinds that overlap": [
        (RED, (0, 1), 1),
        (BLUE, (0, 1), 1),
        (RED, (1, 2), 1),
        (RED + 1, (1, 3), 1),
        (BLUE, (1, 2), 2),
    ],
    "kinds that others want": [(RED, (0, 1), 2), (RED + 1, (1, 2), 2), (BLUE, (0, 1), 2), (BLUE + 2, (1, 2), 1)],
}


@pytest.mark.parametrize("case", CASES)
def test_both_pools_together_are_uniform_over_the_deals_that_fit(case: str) -> None:
    """How often each deal of red *and* blue cards comes: what the pools are dealt must not hang together."""
    facts = CASES[case]
    view = see(TABLE, {0: UNKNOWN, 1: UNKNOWN}, facts)
    red = fitting(RED_UNSEEN, {RED: 3, RED + 1: 2}, facts)
    blue = fitting(BLUE_UNSEEN, {BLUE: 2, BLUE + 2: 1}, facts)
    ways = Counter({one + two: red[one] * blue[two] for one in red for two in blue})
    unseen = {RED: numbers(RED_UNSEEN), BLUE: numbers(BLUE_UNSEEN)}
    hidden = {pool: [cells for cells in cells_of(view, pool).values() if cells] for pool in HOLDERS}
    chance = Seeded(17)
    seen: Counter[Deal] = Counter()
    for _ in range(pick(12_000, 100_000) if is_compiled() else pick(4_000, 20_000)):
        cells = view.copy().cells
        dealt: list[tuple[int, ...]] = []
        for pool, holders in HOLDERS.items():
            rest = holders.deal(view, cells, unseen[pool], chance)
            lying = [tuple(sorted(int(cells[at]) for at in mine)) for mine in hidden[pool]]
            dealt += lying
            every = Counter(int(card) for card in rest) + Counter(card for hand in lying for card in hand)
            assert [every[kind] for kind in range(len(unseen[pool]))] == [int(copies) for copies in unseen[pool]]
        seen[tuple(dealt)] += 1
    assert_as_often(seen, ways)
    assert [list(map(int, unseen[pool])) for pool in HOLDERS] == [RED_UNSEEN, BLUE_UNSEEN], "unseen is only read"


@pytest.mark.parametrize("facts", [[], [(RED + 1, (0, 1), 2), (RED + 1, (1,), 1), (BLUE + 1, (0,), 1)]])
def test_every_cell_and_the_order_of_the_rest_are_uniform(facts: list[Fact]) -> None:
    """Where a known card lies, and what comes next from the deck, is as unknown as anything else."""
    unseen = [2, 1, 1, 1]
    view = see({RED + 1: HIDDEN_2}, {1: UNKNOWN}, facts)
    (hidden,) = [cells for cells in cells_of(view, RED).values() if cells]
    cards = [kind for kind, copies in enumerate(unseen) for _ in range(copies)]
    ways = Counter(
        order
        for order in permutations(cards)
        if all(sum(card in kinds for card in order[:3]) >= least for holder, kinds, least in facts if holder < BLUE)
    )
    chance = Seeded(23)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(pick(6_000, 60_000)):
        cells = view.copy().cells
        rest = HOLDERS[RED].deal(view, cells, numbers(unseen), chance)
        seen[tuple(int(cells[at]) for at in hidden) + tuple(int(card) for card in rest)] += 1
    assert_as_often(seen, ways)


@pytest.mark.parametrize("case", ["kinds within kinds", "kinds that overlap"])
def test_swapping_is_uniform_too(case: str) -> None:
    facts = CASES[case]
    view = see(TABLE, {0: UNKNOWN, 1: UNKNOWN}, facts)
    holders, unseen = HOLDERS[RED], numbers(RED_UNSEEN)
    known = Known(holders, view, unseen)
    hidden = [cells for cells in cells_of(view, RED).values() if cells]
    chance = Seeded(29)
    seen: Counter[Deal] = Counter()
    for _ in range(pick(800, 20_000)):
        cells = view.copy().cells
        rest = holders.deal_rest(cells, unseen, chance)
        known.swap(cells, rest, chance)
        dealt = [sorted(int(cells[at]) for at in mine) for mine in hidden]
        every = Counter(card for hand in dealt for card in hand) + Counter(int(card) for card in rest)
        assert [every[kind] for kind in range(len(RED_UNSEEN))] == RED_UNSEEN
        seen[tuple(tuple(hand) for hand in dealt)] += 1
    assert_as_often(seen, fitting(RED_UNSEEN, {RED: 3, RED + 1: 2}, facts))


def test_where_hardly_any_deal_fits_cards_are_swapped() -> None:
    """Each fact alone leaves two kinds, but all of one are seen: only one hand of 66,000 will do."""
    unseen = [1] * 36 + [0]
    view = see({BLUE + 1: [UNKNOWN] * 4}, {}, [(BLUE + 1, (kind, 36), 1) for kind in range(4)])
    for seed in range(5):
        cells = view.copy().cells
        rest = HOLDERS[BLUE].deal(view, cells, numbers(unseen), Seeded(seed))
        start = int(LAYOUT.starts[BLUE + 1])
        assert sorted(int(cells[at]) for at in range(start, start + 4)) == [0, 1, 2, 3]
        assert sorted(map(int, rest)) == list(range(4, 36))


def test_what_is_seen_and_what_belongs_to_the_other_pool_stays() -> None:
    """A hand of which one card is seen: only the others are dealt and mixed."""
    view = see({RED: [UNKNOWN, 3, UNKNOWN], RED + 1: [0, 1], BLUE: HIDDEN_2}, {0: 2, 1: UNKNOWN}, [(RED, (1,), 1)])
    start = int(LAYOUT.starts[RED])
    dealt = set()
    for seed in range(60):
        cells = view.copy().cells
        HOLDERS[RED].deal(view, cells, numbers([1, 1, 1]), Seeded(seed))
        changed = {at for at in range(len(cells)) if cells[at] != view.cell(at)}
        assert changed == {start, start + 2, int(LAYOUT.starts[TUCKED]) + 2}
        dealt.add(tuple(int(cells[at]) for at in sorted(changed)))
    assert dealt == {(1, 0, 2), (1, 2, 0), (0, 1, 2), (2, 1, 0)}


def test_where_nobody_can_know_anything_there_are_no_facts() -> None:
    view = Setup(LAYOUT).view([int(cell) for cell in see({RED: HIDDEN_3}, {}, []).cells], SPECTATOR, [])
    assert HOLDERS[RED].nothing_known(view)
    assert len(HOLDERS[RED].deal(view, view.copy().cells, numbers([2, 2]), Seeded(1))) == 1


@pytest.mark.parametrize(
    ("hands", "unseen", "facts"),
    [
        pytest.param({RED: HIDDEN_2}, [2, 2], [(RED, (0,), 3)], id="more than there are"),
        pytest.param(
            {RED: HIDDEN_2, RED + 1: HIDDEN_2}, [3, 2], [(RED, (0,), 2), (RED + 1, (0,), 2)], id="in two hands"
        ),
        pytest.param({RED: HIDDEN_2}, [2, 2], [(RED, (0,), 2), (RED, (1,), 1)], id="more than a hand holds"),
        pytest.param({RED: [0, 1]}, [2, 2], [(RED, (0,), 1)], id="of a hand that is seen"),
        pytest.param({RED: HIDDEN_2, RED + 1: []}, [2, 2], [(RED + 1, (0,), 1)], id="of an empty hand"),
        pytest.param({RED: HIDDEN_3}, [1, 1], [], id="too few cards"),
        pytest.param({RED: HIDDEN_3}, [1, 1], [(RED, (0,), 1)], id="too few cards, one of them known"),
    ],
)
def test_what_contradicts_itself_has_no_deal(hands: dict[int, list[int]], unseen: list[int], facts: list[Fact]) -> None:
    view = see(hands, {}, facts)
    with pytest.raises(NoSuchDeal):
        HOLDERS[RED].deal(view, view.copy().cells, numbers(unseen), Seeded(1))


def test_a_deck_in_random_order_is_uniform() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    chance = Seeded(31)
    for _ in range(3_000):
        seen[tuple(int(card) for card in in_random_order(numbers([2, 0, 1, 1]), chance))] += 1
    assert_as_often(seen, Counter(permutations([0, 0, 2, 3])))
    assert list(in_random_order(numbers([0, 0]), chance)) == []
