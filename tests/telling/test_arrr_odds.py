"""Chances of Arrr!!!, compared with every way the dice can fall."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from settemari.games.arrr.odds import (
    contest,
    exactly,
    good_faces,
    passes,
    passes_all,
    passes_with,
    percent,
)

HALF = (3, 6)


def throws(dice: int, good: int, sides: int) -> list[int]:
    """The successes of every way in which so many dice can fall."""
    return [sum(1 for side in fallen if side < good) for fallen in product(range(sides), repeat=dice)]


def test_good_faces() -> None:
    printed = [0, 1, 2, 3, 4, 4]
    assert [good_faces(printed, trait, 4) for trait in range(4)] == [3, 3, 3, 3]
    assert good_faces([0, 0, 4], 0, 4) == 3
    assert good_faces([0, 0, 4], 1, 4) == 1


@pytest.mark.parametrize(("good", "sides"), [(3, 6), (1, 3), (2, 5), (0, 2), (4, 4)])
@pytest.mark.parametrize("dice", range(5))
def test_passes_is_what_all_throws_say(dice: int, good: int, sides: int) -> None:
    every = throws(dice, good, sides)
    for wanted in range(-1, 7):
        share = Fraction(sum(1 for found in every if found >= wanted), len(every))
        assert passes(dice, wanted, good, sides) == share
        share = Fraction(sum(1 for found in every if found == wanted), len(every))
        assert exactly(dice, wanted, good, sides) == share


def test_the_table_of_the_design() -> None:
    """If a die succeeds one time in three: dice, and what is needed."""
    rows = {3: (70, 26, 4, 0), 4: (80, 41, 11, 1), 5: (87, 54, 21, 5), 6: (91, 65, 32, 10), 8: (96, 80, 53, 26)}
    for dice, row in rows.items():
        assert tuple(percent(passes(dice, wanted, 1, 3)) for wanted in range(1, 5)) == row


def test_cheating_is_more_dice() -> None:
    assert passes_with(2, 3, 0, 2, *HALF) == 0
    assert passes_with(2, 3, 1, 2, *HALF) == passes(4, 3, *HALF) == Fraction(5, 16)
    assert passes_with(2, 3, 2, 3, *HALF) == passes(8, 3, *HALF)
    assert passes_with(2, 3, 5, 0, *HALF) == 0


def played_out(tests: list[tuple[int, int, int]], coins: int, each: int, sides: int) -> Fraction:
    """Test by test and throw by throw: another doubloon only if the test would be failed without."""
    if not tests:
        return Fraction(1)
    dice, wanted, good = tests[0]
    return _goes_on(tests, dice, wanted, coins, each, good, sides)


def _goes_on(
    tests: list[tuple[int, int, int]], dice: int, missing: int, coins: int, each: int, good: int, sides: int
) -> Fraction:
    every = throws(dice, good, sides)
    total = Fraction(0)
    for found in every:
        if found >= missing:
            total += played_out(tests[1:], coins, each, sides)
        elif coins:
            total += _goes_on(tests, each, missing - found, coins - 1, each, good, sides)
    return total / len(every)


@pytest.mark.parametrize("coins", range(4))
@pytest.mark.parametrize(
    "tests",
    [
        [],
        [(2, 2, 1)],
        [(1, 2, 1), (2, 1, 1)],
        [(0, 1, 1), (2, 2, 1)],
        [(1, 1, 1), (1, 1, 1), (2, 1, 1)],
        [(2, 1, 2), (1, 2, 1)],
    ],
)
def test_all_tests_in_a_row(tests: list[tuple[int, int, int]], coins: int) -> None:
    for each in (0, 1, 2):
        assert passes_all(tests, coins, each, 2) == played_out(tests, coins, each, 2)


@pytest.mark.parametrize(("mine", "theirs"), list(product(range(4), repeat=2)))
def test_contest_is_what_all_throws_say(mine: int, theirs: int) -> None:
    pairs = list(product(throws(mine, 1, 3), throws(theirs, 1, 3)))
    wins = Fraction(sum(1 for one, other in pairs if one > other), len(pairs))
    ties = Fraction(sum(1 for one, other in pairs if one == other), len(pairs))
    assert contest(mine, theirs, 1, 3) == (wins, ties, 1 - wins - ties)


def test_percent_is_never_more_certain_than_the_truth() -> None:
    assert [percent(Fraction(n, 2)) for n in range(3)] == [0, 50, 100]
    assert percent(Fraction(1, 1000)) == 1
    assert percent(Fraction(999, 1000)) == 99
    assert percent(Fraction(1, 8)) == 13
    assert percent(Fraction(124, 1000)) == 12
