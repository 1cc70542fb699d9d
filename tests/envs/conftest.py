"""Skiff is a game of the tests: it is in the registry while one of these runs, and no longer."""

from __future__ import annotations

import pytest

from settemari.core import registry
from skiff.game import SKIFF


@pytest.fixture(autouse=True)
def _skiff(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._places, "skiff", "skiff.game:SKIFF")
    monkeypatch.setitem(registry._games, "skiff", SKIFF)
