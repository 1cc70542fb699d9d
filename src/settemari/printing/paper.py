"""Paper: how large a page is, how many things of a size go on it, and what lies behind what when it is turned over.

Everything is in millimetres. Things lie in the middle of the page, so that both sides of it meet whichever edge it is
turned over.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, TypeVar

Thing = TypeVar("Thing")

MARGIN = 10.0  # what printers leave white, and where marks go
LINE = 6.0  # above and below, for a line of text


class Paper(NamedTuple):
    name: str  # as typst calls it
    width: float
    height: float

    @property
    def inside(self) -> tuple[float, float]:
        """What there is room for within the margins and the lines of text."""
        return self.width - 2 * MARGIN, self.height - 2 * (MARGIN + LINE)


PAPERS = {"a4": Paper("a4", 210.0, 297.0), "letter": Paper("us-letter", 215.9, 279.4)}


class Grid(NamedTuple):
    """So many columns and rows of cells of one size."""

    columns: int
    rows: int
    width: float  # of a cell
    height: float

    @property
    def cells(self) -> int:
        return self.columns * self.rows


CARD = (63.0, 88.0)  # poker size


def card_grid() -> Grid:
    """Nine cards: their block may reach further into the margin than other things; only their bleed goes there."""
    return Grid(3, 3, *CARD)


def grid_of(paper: Paper, width: float, height: float) -> Grid:
    """As many cells as there is room for."""
    across, down = paper.inside
    return Grid(int(across // width), int(down // height), width, height)


def pages(things: Sequence[Thing], grid: Grid) -> Iterator[list[Thing | None]]:
    """The things page by page, row by row; None where a cell stays empty."""
    for start in range(0, len(things), grid.cells):
        page: list[Thing | None] = list(things[start : start + grid.cells])
        yield page + [None] * (grid.cells - len(page))


def turned(page: Sequence[Thing], grid: Grid) -> list[Thing]:
    """What lies behind a page that is turned over its long edge: every row from the other end."""
    rows = (page[start : start + grid.columns] for start in range(0, len(page), grid.columns))
    return [thing for row in rows for thing in reversed(row)]
