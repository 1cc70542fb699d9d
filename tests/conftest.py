"""Fixtures: tables to play at, which check the laws when the test is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import settemari

pytest.register_assert_rewrite("tests.table", "tests.scene", "tests.snapshot")  # before the import: asserts that tell

from tests.table import Tables  # noqa: E402


@pytest.fixture
def maretta() -> Iterator[Tables]:
    """Tables of side A."""
    tables = Tables(settemari.find_game("maretta"))
    yield tables
    tables.leave()


@pytest.fixture
def vulcano() -> Iterator[Tables]:
    """Tables of side B."""
    tables = Tables(settemari.find_game("vulcano"))
    yield tables
    tables.leave()
