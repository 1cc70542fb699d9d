"""The rule tests are played at two tables: as the test seats people, and with everybody one seat further on.

In the small size each is played at one of them, half of the tests at either.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator

import pytest

from settemari.games.arrr.game import ARRR
from tests.arrr.table import Tables
from tests.size import pick

EITHER = -1


@pytest.fixture(params=pick([EITHER], [0, 1]), ids=pick(["either"], ["as-named", "a-seat-on"]))
def arrr(request: pytest.FixtureRequest) -> Iterator[Tables]:
    """Tables of Arrr!!!, in any mode."""
    seats_on = zlib.crc32(request.node.name.encode()) & 1 if request.param == EITHER else request.param
    tables = Tables(ARRR, seats_on=seats_on)
    yield tables
    tables.leave()
