"""Games that begin as a test wants: with the luck of a number, or in the middle of a scene.

A scene is set up in the language of tests/table.py::

    scene = set_up("maretta", "Anna Bruno Carla", first="Anna")
    scene.anna.has(hand=["wood-3", "rope-1"], space=1)
    scene.turn("Anna", "place")
    code = open_table(anna, scene=scene)

A server has no way to be told so, and should have none: here its tables are watched when they deal. They remember what
they were given, so a table that is read again from its log is the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest.mock import patch

from settemari.core.match import Match
from settemari.core.registry import find_game
from settemari.server import table
from settemari.server.table import Table
from tests.arrr.table import Tables as PirateTables
from tests.scenario import AnyTable
from tests.table import Tables


class Plant(NamedTuple):
    """What a table gets instead of luck: all follows from the number, and begins with the scene if there is one."""

    seed: int
    scene: AnyTable | None = None


class Planting:
    """What the next table is to get, and what those before it got."""

    def __init__(self) -> None:
        self._next: Plant | None = None
        self._given: dict[str, Plant] = {}  # by code
        self._dealing: Plant | None = None

    @contextmanager
    def plant(self, seed: int, scene: AnyTable | None) -> Iterator[None]:
        """Whoever deals within this block gets it."""
        self._next = Plant(seed, scene)
        try:
            yield
        finally:
            self._next = None

    def deal(self, dealing: Table, at: float) -> None:
        if self._next is not None and dealing.code not in self._given:
            self._given[dealing.code] = self._next
        self._dealing = self._given.get(dealing.code)
        try:
            _deal(dealing, at)
        finally:
            self._dealing = None

    def match(self, *args: Any, **named: Any) -> Match:
        """In the place of ``Match``: it begins with the scene of who deals."""
        scene = None if self._dealing is None else self._dealing.scene
        if scene is not None and (beginning := scene.beginning()) is not None:
            named["position"] = named["setup"].position(*beginning)
        return Match(*args, **named)

    def seed(self, asked: Table) -> bytes:
        plant = self._given.get(asked.code)
        return _seed(asked) if plant is None else hashlib.sha256(f"plant {plant.seed}".encode()).digest()


_deal, _seed = Table._deal, Table._seed


@contextmanager
def planting() -> Iterator[Planting]:
    """For a server of this process that is started within the block."""
    plants = Planting()

    def deal(self: Table, at: float) -> None:
        plants.deal(self, at)

    def seed(self: Table) -> bytes:
        return plants.seed(self)

    with (
        patch.object(Table, "_deal", deal),
        patch.object(Table, "_seed", seed),
        patch.object(table, "Match", plants.match),
    ):
        yield plants


def set_up(game: str, names: str, **how: Any) -> Any:
    """A table of the scenario tests on which everything can be put where the test wants it; nobody plays at it."""
    kind: Any = PirateTables if game == "arrr" else Tables
    return kind(find_game(game)).table(names, **how)
