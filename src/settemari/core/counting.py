"""What can be counted in many games beside who won: by barrel, by card, by captain.

A game with more to count than seats and endings has a module of this shape (``Game.counting``): its ``Witness`` is told
all that happens, as an engine's sink hears it, and counts. Whoever plays the games (``lab``) joins the counts of all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.locales.message import Message

WHOLE = (
    60  # a victory, or any other one thing; a share of a victory is a whole number too, whether 2, 3, 4 or 5 share it
)


class Measure(NamedTuple):
    """A column: so many of so many. Of victories a fair share is known, since every seat has the same."""

    word: str
    of_victories: bool = False


class Counted(NamedTuple):
    """A table of counts: what its rows are, and its columns."""

    word: str
    measures: tuple[Measure, ...]


WON = Measure("won", of_victories=True)


class Counts:
    """So many (in parts of WHOLE) of so many, for each table, row and measure.

    All are whole numbers, so that they add up to the same in any order. Rows stay in the order they were named in.
    """

    def __init__(self) -> None:
        self.cells: dict[tuple[str, str, str], list[int]] = {}

    def name_rows(self, table: Counted, rows: Iterable[str]) -> None:
        """Rows that are there even if nothing is ever counted in them."""
        for row in rows:
            for measure in table.measures:
                self.cells.setdefault((table.word, row, measure.word), [0, 0])

    def add(self, table: str, row: str, measure: str, parts: int, of: int = 1) -> None:
        cell = self.cells.setdefault((table, row, measure), [0, 0])
        cell[0] += parts
        cell[1] += of

    def join(self, other: Counts) -> None:
        """Add what was counted in other games."""
        for (table, row, measure), (parts, of) in other.cells.items():
            self.add(table, row, measure, parts, of)

    def rows(self, table: str) -> dict[str, dict[str, tuple[int, int]]]:
        """The cells of a table, by row and measure."""
        found: dict[str, dict[str, tuple[int, int]]] = {}
        for (word, row, measure), (parts, of) in self.cells.items():
            if word == table:
                found.setdefault(row, {})[measure] = (parts, of)
        return found


class WitnessLike(Protocol):
    """Sees one game after the other, with all their secrets, and counts."""

    def begin(self, state: State) -> None:
        """A new game was dealt."""

    def hear(self, events: Iterable[tuple[int, ...]]) -> None:
        """What happened until somebody is asked, or until the end: raw events, as a sink has them."""

    def answered(self, step: int, seat: int, code: int) -> None:
        """A seat's answer to the question of a step, whether it counts or not."""

    def end(self, state: State, shares: list[int]) -> None:
        """The game is over; of the victory each seat has so many parts of WHOLE."""


class Counting(Protocol):
    """The module of a game that counts."""

    AREAS: tuple[str, ...]  # what a catalogue must read to name its rows
    COUNTED: Mapping[str, tuple[Counted, ...]]  # what one may ask for, and the tables it stands for

    def Witness(self, setup: Setup, counts: Counts) -> WitnessLike: ...

    def row_message(self, setup: Setup, table: str, row: str) -> Message:
        """What people call a row."""
