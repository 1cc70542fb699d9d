"""The laws bite: skiff with a leak breaks the law made against it, by the same functions that skiff itself passes."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.core.table import NO_SEAT
from skiff.leaky import LeakySkiff
from tests.laws.games import laws_of_a_deal
from tests.laws.laws import law1, law2, law3, law5
from tests.laws.skiff_trial import skiff
from tests.laws.trial import Trial

pytestmark = pytest.mark.compiled_too

LEAKS = {"true-redeal": "L2", "open-draw": "L5", "only-holders": "L3", "rattle": "L3"}


def keeps(trial: Trial, law: str) -> None:
    """Some random games under one law."""
    for seed in range(30):
        chance, luck = Seeded(seed), Seeded(seed + 1000)
        state = laws_of_a_deal(trial, chance) if law == "L5" else trial.setup.deal(NO_SEAT, chance, None)
        while trial.asked(state):
            for observer in trial.observers:
                if law == "L1":
                    law1(trial, state, observer, luck)
                elif law == "L2":
                    law2(trial, state, observer, luck)
                elif law == "L3":
                    law3(trial, state, observer, luck)
            views = [state.view(who) for who in trial.observers]
            state, events = trial.play(state, trial.any_answers(state, chance), chance)
            if law == "L5":
                law5(trial, views, events, state)


@pytest.mark.parametrize(("leak", "law"), LEAKS.items())
def test_a_leak_breaks_its_law(leak: str, law: str) -> None:
    with pytest.raises(AssertionError, match=f"^{law}: "):
        keeps(skiff(game=LeakySkiff(leak)), law)


@pytest.mark.parametrize("law", ["L1", "L2", "L3", "L5"])
def test_without_a_leak_it_holds(law: str) -> None:
    keeps(skiff(), law)
