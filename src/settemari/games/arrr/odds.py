"""Chances, exactly: plain numbers in, whole fractions out. Nothing is sampled.

A die has so many ``sides``, of which ``good`` succeed in a trait (P4.2). Cheating buys more dice after the result is
seen (P4.3), so whoever may spend ``coins`` passes just as often as with all those dice at once; what is saved by
stopping early counts only for the tests that follow. Tables ask for the same few chances over and over, so the last
ones are remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb

NEVER = Fraction(0)
CERTAIN = Fraction(1)
REMEMBERED = 4096  # of each sort


def good_faces(faces: Sequence[int], trait: int, jolly: int) -> int:
    """How many sides of a die are a success in a trait."""
    return sum(1 for face in faces if face in (trait, jolly))


def exactly(dice: int, successes: int, good: int, sides: int) -> Fraction:
    """The chance of so many successes with so many dice, no more and no fewer."""
    if not 0 <= successes <= dice:
        return NEVER
    ways = comb(dice, successes) * good**successes * (sides - good) ** (dice - successes)
    return Fraction(ways, sides**dice)


@lru_cache(REMEMBERED)
def passes(dice: int, difficulty: int, good: int, sides: int) -> Fraction:
    """P4.2: the chance of at least so many successes."""
    return sum((exactly(dice, number, good, sides) for number in range(max(difficulty, 0), dice + 1)), NEVER)


def passes_with(dice: int, difficulty: int, coins: int, each: int, good: int, sides: int) -> Fraction:
    """P4.3: the same, with up to so many doubloons to cheat with, each good for ``each`` more dice."""
    return passes(dice + coins * each, difficulty, good, sides)


def passes_all(tests: Sequence[tuple[int, int, int]], coins: int, each: int, sides: int) -> Fraction:
    """The chance to pass several tests in a row, each given as dice, difficulty and good sides.

    Doubloons are spent as late as possible: one at a time, only when a test would otherwise be failed. Who fails one
    test has failed (P3.2), so that is the best there is.
    """
    return _passes_all(tuple(tests), coins, each, sides)


@lru_cache(REMEMBERED)
def _passes_all(tests: tuple[tuple[int, int, int], ...], coins: int, each: int, sides: int) -> Fraction:
    if not tests:
        return CERTAIN
    dice, difficulty, good = tests[0]
    total = NEVER
    before = NEVER
    for spent in range(coins + 1):
        by_now = passes_with(dice, difficulty, spent, each, good, sides)
        if by_now > before:
            total += (by_now - before) * _passes_all(tests[1:], coins - spent, each, sides)
        before = by_now
    return total


@lru_cache(REMEMBERED)
def contest(mine: int, theirs: int, good: int, sides: int) -> tuple[Fraction, Fraction, Fraction]:
    """P5.6: the chances to win, tie and lose with so many dice against so many, when nobody cheats."""
    win = tie = NEVER
    for successes in range(mine + 1):
        chance = exactly(mine, successes, good, sides)
        tie += chance * exactly(theirs, successes, good, sides)
        win += chance * sum((exactly(theirs, fewer, good, sides) for fewer in range(successes)), NEVER)
    return win, tie, 1 - win - tie


def percent(chance: Fraction) -> int:
    """As a whole number of hundredths; 0 and 100 only where they are the truth."""
    if chance in (0, 1):
        return int(chance) * 100
    return min(max(int(chance * 100 + Fraction(1, 2)), 1), 99)
