"""Compares how often deals were drawn with a full count of the ways to them."""

from __future__ import annotations

from collections import Counter
from typing import TypeVar

Deal = TypeVar("Deal", bound=tuple[object, ...])


def assert_as_often(seen: Counter[Deal], ways: Counter[Deal]) -> None:
    """Chi-square: every deal was drawn in proportion to the ways that lead to it, and no other was drawn at all."""
    assert set(seen) <= set(ways), "a deal that does not fit"
    draws, total = sum(seen.values()), sum(ways.values())
    # Rare deals are put together, so that each class is expected at least five times.
    classes: list[tuple[float, int]] = []
    expected, found = 0.0, 0
    for deal, number in sorted(ways.items(), key=lambda item: (item[1], item[0])):
        expected += draws * number / total
        found += seen[deal]
        if expected >= 5:
            classes.append((expected, found))
            expected, found = 0.0, 0
    if expected:
        classes.append((expected, found))
    chi_square = sum((found - expected) ** 2 / expected for expected, found in classes)
    freedom = len(classes) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5, f"chi-square {chi_square:.0f} on {freedom}"
