"""The rule tests are played at two tables: as the test seats people, and with everybody one seat further on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settemari.games.arrr.game import ARRR
from tests.arrr.table import Tables


@pytest.fixture(params=[0, 1], ids=["as-named", "a-seat-on"])
def arrr(request: pytest.FixtureRequest) -> Iterator[Tables]:
    """Tables of Arrr!!!, in any mode."""
    tables = Tables(ARRR, seats_on=request.param)
    yield tables
    tables.leave()
