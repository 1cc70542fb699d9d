"""How long a moment stays open tells nobody who could have answered, and people are seldom prompted (P7.8).

Lengths with and without a playable card are compared by Kolmogorov's and Smirnov's test; seeds are fixed, so it comes
out the same every time. Each comparison has its control: a server without the mask, in which the same test finds it.
"""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.server.virtual.planted import Plant, bots_are_quick_without_cards, nobody_waits, orders_are_quick
from tests.server.virtual.windows import (
    Counted,
    Seat,
    as_published,
    cautious,
    distance,
    greedy,
    likelihood,
    measure,
    told_apart,
)
from tests.size import pick

MODES = [("boarding", 2), ("boarding", 3), ("boarding", 4), ("arrr", 2), ("arrr", 3), ("arrr", 4)]
GAMES = pick(2, 6)  # in each mode
LIKELY, UNLIKELY = 0.01, 1e-4
MOST_PROMPTS = 0.7  # for each turn of another player


@cache
def measured(sit: Seat | None, plant: Plant | None = None) -> Counted:
    """All modes together."""
    with pytest.MonkeyPatch.context() as patch:
        if plant is not None:
            plant(patch)
        found = [measure(mode, seats, GAMES, sit) for mode, seats in MODES]
    windows = [window for one in found for window in one.windows]
    return Counted(windows, *(sum(column) for column in zip(*(one[1:] for one in found), strict=True)))


@pytest.mark.heavy
@pytest.mark.parametrize("sit", [None, cautious], ids=["bots", "people"])
def test_a_moment_lasts_as_long_whether_or_not_anybody_could_have_played(sit: Seat | None) -> None:
    windows = measured(sit).windows
    assert sum(window.playable for window in windows) > 100
    assert sum(not window.playable for window in windows) > 50
    assert told_apart(windows)[1] > LIKELY


@pytest.mark.heavy
@pytest.mark.parametrize("sit", [None, cautious], ids=["bots", "people"])
def test_a_moment_lasts_as_long_as_is_published(sit: Seat | None) -> None:
    assert as_published(measured(sit).windows)[1] > LIKELY


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("sit", "plant"), [(None, bots_are_quick_without_cards), (cautious, nobody_waits)], ids=["bots", "people"]
)
def test_without_the_mask_the_same_test_finds_a_difference(sit: Seat | None, plant: Plant) -> None:
    assert told_apart(measured(sit, plant).windows)[1] < UNLIKELY


@pytest.mark.heavy
def test_and_so_it_does_if_only_orders_are_too_quick() -> None:
    assert as_published(measured(cautious, orders_are_quick).windows)[1] < UNLIKELY


@pytest.mark.heavy
def test_people_are_prompted_at_most_so_often() -> None:
    """On what their clients are told, in games between people who play as bots do and have given no orders."""
    found = measured(greedy)
    assert 0 < found.per_turn <= MOST_PROMPTS
    assert found.quiet / found.moments > 0.6


# -- the test itself -------------------------------------------------------------------------------------------------


def test_the_distance_of_two_samples() -> None:
    assert distance([1, 2, 3], [1, 2, 3]) == 0
    assert distance([1, 2], [3, 4]) == 1
    assert distance([1, 2, 3, 4], [3, 4, 5, 6]) == 0.5


def test_the_likelihood_of_a_distance() -> None:
    """As the tables have it: 1.36 / sqrt(n) is passed one time in twenty."""
    assert likelihood(1.358 / 100, 10_000) == pytest.approx(0.05, abs=0.003)
    assert likelihood(1.628 / 100, 10_000) == pytest.approx(0.01, abs=0.001)
    assert likelihood(0.0, 100) == 1
    luck = random.Random(1)
    rare = 0
    for _ in range(200):
        one, two = ([luck.random() for _ in range(60)] for _ in range(2))
        rare += likelihood(distance(one, two), 30) < 0.05
    assert rare < 20
