"""Ratings of the levels: points by which results at one table become likeliest, as in chess.

A level that is 100 points above another takes 64 % of their decisive results (lab/pairings.py), 200 points make 76 %.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import exp, sqrt
from typing import NamedTuple

from settemari.lab.interval import Z
from settemari.lab.pairings import Count

ANCHOR = 1000  # the rating of level 1, at every table
ELO = 173.717792761  # points for odds of e to 1: 400 / ln 10


class Rating(NamedTuple):
    """Points, and how many more or fewer they may be."""

    points: int
    margin: int


def ratings(counts: Mapping[tuple[int, int], Count]) -> dict[int, Rating]:
    """The ratings that make the results of one table likeliest (Bradley and Terry), by pairs (higher, lower) of levels.

    Half a result is added to either side of each pairing, so that who never lost is not infinitely strong. Only levels
    that results connect with level 1 have a rating.
    """
    levels = _connected(counts)
    strength = dict.fromkeys(levels, 0.0)
    free = levels[1:]
    if not free:
        return {}
    while True:
        slope, curve = _derivatives(counts, strength, free)
        step = _solved(curve, slope)
        for level, by in zip(free, step, strict=True):
            strength[level] += max(-1.0, min(1.0, by))
        if max(abs(by) for by in step) < 1e-9:
            break
    spread = _spread(counts, strength, free, curve)
    found = {levels[0]: Rating(ANCHOR, 0)}
    for level in free:
        found[level] = Rating(ANCHOR + round(ELO * strength[level]), round(ELO * Z * sqrt(max(0.0, spread[level]))))
    return found


def _connected(counts: Mapping[tuple[int, int], Count]) -> list[int]:
    """The levels that there are results of, as far as they lead to level 1."""
    measured = [pair for pair, count in counts.items() if count.won + count.lost]
    reached = {1}
    while more := {level for pair in measured if reached & set(pair) for level in pair} - reached:
        reached |= more
    return sorted(reached) if measured else []


def _results(counts: Mapping[tuple[int, int], Count], known: Mapping[int, float]) -> Iterator[tuple[int, int, Count]]:
    return ((high, low, count) for (high, low), count in counts.items() if high in known and count.won + count.lost)


def _likely(strength: Mapping[int, float], high: int, low: int) -> float:
    return 1 / (1 + exp(strength[low] - strength[high]))


def _derivatives(
    counts: Mapping[tuple[int, int], Count], strength: Mapping[int, float], free: list[int]
) -> tuple[list[float], list[list[float]]]:
    """How the likelihood rises with each strength, and how that bends."""
    place = {level: at for at, level in enumerate(free)}
    slope = [0.0] * len(free)
    curve = [[0.0] * len(free) for _ in free]
    for high, low, count in _results(counts, strength):
        p = _likely(strength, high, low)
        results = count.won + count.lost + 1
        _add(curve, place, high, low, results * p * (1 - p))
        for level, sign in ((high, 1), (low, -1)):
            if level in place:
                slope[place[level]] += sign * (count.won + 0.5 - results * p)
    return slope, curve


def _add(matrix: list[list[float]], place: Mapping[int, int], high: int, low: int, weight: float) -> None:
    for one, sign in ((high, 1), (low, -1)):
        for other, other_sign in ((high, 1), (low, -1)):
            if one in place and other in place:
                matrix[place[one]][place[other]] += sign * other_sign * weight


def _spread(
    counts: Mapping[tuple[int, int], Count], strength: Mapping[int, float], free: list[int], curve: list[list[float]]
) -> dict[int, float]:
    """The variance of each strength: by how the deals scatter, since results of one deal hang together."""
    place = {level: at for at, level in enumerate(free)}
    middle = [[0.0] * len(free) for _ in free]
    for high, low, count in _results(counts, strength):
        p = _likely(strength, high, low)
        _add(middle, place, high, low, count.scatter + p * (1 - p))
    found = {}
    for level, at in place.items():
        row = _solved(curve, [1.0 if other == at else 0.0 for other in range(len(free))])
        found[level] = sum(row[i] * middle[i][j] * row[j] for i in range(len(free)) for j in range(len(free)))
    return found


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """What the matrix makes the right side of; by elimination, the matrices here are small and well behaved."""
    size = len(right)
    rows = [[*matrix[at], right[at]] for at in range(size)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        rows[at] = [value / rows[at][at] for value in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]
