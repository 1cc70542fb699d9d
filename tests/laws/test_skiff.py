"""Skiff: the proof of the core. Every state of its tree keeps all laws, and its tree is counted three ways."""

from __future__ import annotations

import itertools

import pytest

from settemari.core.chance import Seeded
from settemari.core.play import RandomPolicy
from settemari.core.table import NO_SEAT
from skiff import rules as r
from tests.laws.games import laws_of_a_deal, laws_of_a_game, laws_of_a_match, laws_of_a_state
from tests.laws.laws import Law4, law5
from tests.laws.skiff_trial import skiff
from tests.laws.trees import Count, Key, count, every_answers, every_deal, every_next, every_state
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

# -- the tree --------------------------------------------------------------------------------------------------


def test_the_tree_of_a_nutshell_is_the_one_counted_by_hand() -> None:
    """One round; the six cards anchor, 1, 2, 3, 4, 5 are all dealt, two to each seat. Let A hold the anchor and oar x.

    Everybody picks one of two different cards: 2 * 2 * 2 = 8 ways, and after each the two who do not row are asked,
    for they hold a card: 1 + 8 = 9 questions in every deal.

    - A picks the anchor (4 ways): the rower is one of the others, nobody else has an anchor, so the one answer is
      that both pass; the die has 2 faces: 4 * 2 = 8 ends.
    - A picks x (4 ways) and keeps the anchor. If x is the highest, A rows and the others can only pass: 2 ends.
      Otherwise A passes (2 ends) or drops the anchor (1 end, no die): 3 ends. With k ways in which x is the highest:
      2 * k + 3 * (4 - k) = 12 - k ends.

    So a deal has 20 - k ends. k is the product of how many oars lower than x the two others hold; there are x - 1
    such oars, and 6 ways to split the four oars that A does not hold into two hands:

    - x = 1 and x = 2: at most one lower oar, so k = 0 in all splits
    - x = 3: two lower ones, k = 1 if each has one (4 of 6 splits), else 0: in all splits together 4
    - x = 4: three lower ones, always 2 and 1, k = 2: together 12
    - x = 5: all four, k = 2 * 2: together 24

    Over 5 values of x and 6 splits that is 30 * 20 - 40 = 560 ends; A is one of 3 seats, and each of the 3 hands can
    be drawn in 2 orders: 560 * 3 * 8 = 13440 ends, and 90 * 8 = 720 deals with 9 questions each.
    """
    trial = skiff("nutshell")
    known: dict[Key, Count] = {}
    counts = [count(trial, state, known) for state in every_deal(trial, first=0)]
    assert len(counts) == 720
    assert {one.questions for one in counts} == {9}
    assert sum(one.ends for one in counts) == 13440
    assert {one.ends for one in counts} == {20, 19, 18, 16}


def ends_counted_apart(
    hands: list[list[int]], deck: list[int], discards: list[int], first: int, rounds: int, die: int
) -> int:
    """The ends of a tree by a program that knows nothing of the core."""
    ends = 0
    for picks in itertools.product(*(sorted(set(hand)) for hand in hands)):
        rower = max(range(3), key=lambda seat: (picks[seat], -((seat - first) % 3)))
        left = [list(hand) for hand in hands]
        for hand, card in zip(left, picks, strict=True):
            hand.remove(card)
        others = [(rower + turn) % 3 for turn in (1, 2) if left[(rower + turn) % 3]]
        for drops in itertools.product(*((False, True) if 0 in left[seat] else (False,) for seat in others)):
            after, gone = [list(hand) for hand in left], [*discards, *picks]
            if True in drops:
                after[others[drops.index(True)]].remove(0)
                gone.append(0)
            ends += (1 if True in drops else die) * _ends_of_the_rest(after, deck, gone, first, rounds, die)
    return ends


def _ends_of_the_rest(
    hands: list[list[int]], deck: list[int], discards: list[int], first: int, rounds: int, die: int
) -> int:
    if rounds == 1:
        return 1
    if len(deck) >= 3:
        orders = [(deck, discards)]
    else:
        orders = [([*order, *deck], []) for order in itertools.permutations(discards)]
    ends = 0
    for cards, gone in orders:
        drawn = [list(hand) for hand in hands]
        for turn in range(3):
            drawn[(first + turn) % 3].append(cards[-1 - turn])
        ends += ends_counted_apart(drawn, cards[:-3], list(gone), first, rounds - 1, die)
    return ends


@pytest.mark.parametrize("seed", range(pick(2, 40)))
def test_the_tree_of_skiff_is_the_one_counted_by_another_program(seed: int) -> None:
    trial = skiff()
    state = trial.setup.deal(seed % 3, Seeded(seed), None)
    hands = [state.pieces(r.HAND + seat) for seat in range(3)]
    assert count(trial, state, {}).ends == ends_counted_apart(hands, state.hidden()[0], [], seed % 3, 2, 2)


# -- all laws --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(pick(1, 8)))
def test_every_state_keeps_all_laws(seed: int) -> None:
    trial = skiff()
    past = Law4()
    compared = 0
    for number, state in enumerate(every_state(trial, trial.setup.deal(NO_SEAT, Seeded(seed), None))):
        past.keep(state)
        compared += laws_of_a_state(trial, state, Seeded(number), bound=16)
    past.check()
    assert len(past.kept) > 2000
    assert compared > 1000


def test_L5_every_step_is_told_in_full() -> None:
    """From the bare table to the deal, and from every question to all that can come of it."""
    trial = skiff()
    start = laws_of_a_deal(trial, Seeded(0))
    steps = 0
    for state in itertools.islice(every_state(trial, start), pick(600, 100000)):
        views = [state.view(who) for who in trial.observers]
        for answers in every_answers(trial, state) if trial.asked(state) else ():
            for after, events in every_next(trial, state, answers):
                law5(trial, views, events, after)
                steps += 1
    assert steps > 500


@pytest.mark.parametrize("variant", ["skiff", "nutshell"])
def test_matches_keep_all_laws(variant: str) -> None:
    trial = skiff(variant)
    for seed in range(pick(20, 500)):
        match = laws_of_a_match(trial, seed, [RandomPolicy()] * 3, Seeded(seed))
        assert match.outcome is not None
        laws_of_a_game(trial, seed, [RandomPolicy()] * 3, every=3)
