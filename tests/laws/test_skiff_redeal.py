"""L2 on skiff, against full enumeration: which deals redeal gives, how often, and that no fact is invented."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from settemari.core.chance import Chance, Seeded
from settemari.core.state import State
from settemari.core.table import NO_SEAT, View
from tests.laws.skiff_trial import skiff
from tests.laws.trees import Key, every_deal, every_next, key
from tests.laws.trial import Answers, Spot, Trial
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

Deal = tuple[int, ...]


def fitting_deals(trial: Trial, view: View) -> tuple[list[Spot], set[Deal]]:
    """Every way to lay what the view does not show, one by one, of which those are kept that fit its facts."""
    (pool,) = trial.pools
    spots = list(trial.spots(view, pool))
    unseen = Counter(pool.pieces)
    for place in pool.places:
        unseen.subtract(kind for kind in view.pieces(place) if kind >= 0)
    deals = set(itertools.permutations(unseen.elements()))
    for holder, kinds, least in view.fact_list():
        mine = [at for at, spot in enumerate(spots) if trial.holder(spot) == holder]
        deals = {deal for deal in deals if sum(kinds >> deal[at] & 1 for at in mine) >= least}
    return spots, deals


def hidden_deal(trial: Trial, spots: list[Spot], state: State) -> Deal:
    lying = trial.lying(state, trial.pools[0])
    return tuple(lying[spot] for spot in spots)


def chi_square_limit(freedom: int) -> float:
    """What chi-square exceeds about once in 30,000 times (Wilson and Hilferty)."""
    ninth = 2 / (9 * freedom)
    return float(freedom * (1 - ninth + 4 * ninth**0.5) ** 3)


def positions(trial: Trial, seed: int) -> list[State]:
    """The questions of a random game."""
    chance = Seeded(seed)
    state: State = trial.setup.deal(NO_SEAT, chance, None)
    met = []
    while trial.asked(state):
        met.append(state)
        state, _ = trial.play(state, trial.any_answers(state, chance), chance)
    return met


@pytest.mark.parametrize("seed", range(pick(4, 40)))
def test_L2_redeal_gives_every_fitting_deal_equally_often(seed: int) -> None:
    trial = skiff()
    chance: Chance = Seeded(1000 + seed)
    for state in positions(trial, seed):
        for observer in trial.observers:
            view = state.view(observer)
            spots, fitting = fitting_deals(trial, view)
            assert hidden_deal(trial, spots, state) in fitting, "the real state is one that redeal can give"
            if len(fitting) > pick(130, 3000):
                continue
            each = pick(12, 40)
            drawn = Counter(
                hidden_deal(trial, spots, trial.setup.redeal(view, chance)) for _ in range(each * len(fitting))
            )
            assert set(drawn) <= fitting, "a redeal that does not fit"
            if len(fitting) > 1:
                chi_square = sum((drawn[deal] - each) ** 2 / each for deal in fitting)
                assert chi_square < chi_square_limit(len(fitting) - 1)


@pytest.mark.parametrize("observer", [0, 1, 2])
def test_L2_at_the_first_question_fitting_are_all_deals_that_look_the_same(observer: int) -> None:
    trial = skiff()
    real = trial.setup.deal(0, Seeded(observer), None)
    view = real.view(observer)
    spots, fitting = fitting_deals(trial, view)
    alike = Counter(
        hidden_deal(trial, spots, state) for state in every_deal(trial, first=0) if state.view(observer).same_as(view)
    )
    assert set(alike) == fitting
    assert len(set(alike.values())) == 1, "every deal comes about in as many ways"


@pytest.mark.parametrize("seed", range(pick(3, 30)))
def test_L2_no_fact_is_invented(seed: int) -> None:
    """Whatever deal, roll and shuffle could have led to what a seat saw and knows is among the deals that fit."""
    trial = skiff()
    chance = Seeded(seed)
    observer = seed % 3
    start = trial.setup.deal(0, chance, None)
    told: list[tuple[Answers, View]] = []
    state: State = start
    for _question in range(3):  # pick, hail, and the pick after the reshuffle
        answers = trial.any_answers(state, chance)
        state, _ = trial.play(state, answers, chance)
        told.append((answers, state.view(observer)))
    possible = {key(deal): deal for deal in every_deal(trial, 0) if deal.view(observer).same_as(start.view(observer))}
    current: dict[Key, State] = dict(possible)
    for answers, view in told:
        following: dict[Key, State] = {}
        for one in current.values():
            if all(answers[seat] in trial.legal(one, seat) for seat in answers):
                for after, _ in every_next(trial, one, answers):
                    if after.view(observer).same_as(view):
                        following[key(after)] = after
        current = following
    assert key(state) in current
    spots, fitting = fitting_deals(trial, told[-1][1])
    assert {hidden_deal(trial, spots, one) for one in current.values()} <= fitting


def test_knowledge_is_told_by_a_look_and_by_a_reshuffle() -> None:
    trial = skiff()
    kinds = Counter(
        (kinds & (kinds - 1) != 0, least)
        for seed in range(20)
        for state in positions(trial, seed)
        for observer in trial.observers
        for _, kinds, least in state.view(observer).fact_list()
    )
    assert {(False, 1), (True, 1), (True, 2)} <= set(kinds), f"facts of one kind and of several: {kinds}"
