"""How sure a share is: Wilson's interval, which behaves also where few games were played or a share is near 0 or 1."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


class Interval(NamedTuple):
    low: float
    high: float


def wilson(count: float, of: float) -> Interval:
    """Where the true share lies in 95 % of cases, after ``count`` of ``of``. Anywhere, if there was nothing to count.

    A count may be a sum of shares, as of victories that several share: it varies less then, so that the interval is
    rather too wide.
    """
    if of == 0:
        return Interval(0.0, 1.0)
    share = count / of
    middle = share + Z * Z / (2 * of)
    reach = Z * sqrt(share * (1 - share) / of + Z * Z / (4 * of * of))
    scale = 1 + Z * Z / of
    return Interval(max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))
