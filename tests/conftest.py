"""Fixtures: tables to play at, which check the laws when the test is over."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import settemari

ASSERTING = ("scenario", "whole", "table", "scene", "snapshot", "arrr.table", "arrr.scene", "arrr.snapshot")
pytest.register_assert_rewrite(*(f"tests.{name}" for name in ASSERTING))  # before the import: asserts that tell

from tests.arrr.table import Tables as PirateTables  # noqa: E402
from tests.table import Tables  # noqa: E402

os.environ.setdefault("SETTEMARI_WEB", "0")  # servers show text pages, whether or not a browser client was built

# Watching every line and branch makes a test five times as slow. So it is done where a test is about something of its
# own: not in whole games by the dozen, and not for the command, the texts and what is thrown at a server, which lie
# outside of core and games.
HERE = Path(__file__).parent
UNWATCHED = (
    "bots",
    "client",
    "command",
    "docs",
    "envs",
    "frames",
    "lab",
    "locales",
    "mutation",
    "perft",
    "playthroughs",
    "printing",
    "redeal",
    "server/hostile",
)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what runs without coverage: those, and all that is heavy."""
    for item in items:
        folders = item.path.relative_to(HERE).parents
        if item.get_closest_marker("heavy") or any(folder.as_posix() in UNWATCHED for folder in folders):
            item.add_marker("unwatched")


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


@pytest.fixture
def arrr() -> Iterator[PirateTables]:
    """Tables of Arrr!!!, in any mode."""
    tables = PirateTables(settemari.find_game("arrr"))
    yield tables
    tables.leave()
