"""The fixture of Arrr!!!: tables to play at, which check the laws when the test is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settemari.games.arrr.game import ARRR
from tests.arrr.table import Tables


@pytest.fixture
def arrr() -> Iterator[Tables]:
    """Tables of Arrr!!!, in any mode."""
    tables = Tables(ARRR)
    yield tables
    tables.leave()
