"""Skiff is no game of the registry, but its records are read like any other's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settemari.core import registry


@pytest.fixture(scope="module")
def skiff() -> Iterator[None]:
    """For the tests of one module, skiff can be found by its id."""
    registry.register("skiff", "skiff.game:SKIFF")
    yield
    registry._places.pop("skiff")
    registry._games.pop("skiff", None)
