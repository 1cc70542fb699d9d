"""Fixtures: tables to play at, which check the laws when the test is over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import settemari

ASSERTING = ("scenario", "whole", "table", "scene", "snapshot", "arrr.table", "arrr.scene", "arrr.snapshot")
pytest.register_assert_rewrite(*(f"tests.{name}" for name in ASSERTING))  # before the import: asserts that tell

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
