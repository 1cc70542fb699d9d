"""Wilson's interval, beside values worked out elsewhere."""

from __future__ import annotations

import pytest

from settemari.lab.interval import wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (5, 10, 0.23659, 0.76341),
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (1, 4, 0.04559, 0.69936),
        (2500, 10000, 0.24161, 0.25858),
    ],
)
def test_known_intervals(count: int, of: int, low: float, high: float) -> None:
    assert wilson(count, of) == pytest.approx((low, high), abs=1e-5)


def test_nothing_counted_tells_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_make_it_narrower_around_the_share() -> None:
    widths = []
    for of in (10, 100, 1000):
        low, high = wilson(0.3 * of, of)
        assert low < 0.3 < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
