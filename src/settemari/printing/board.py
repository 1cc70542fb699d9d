"""The board of Maretta or Vulcano on as many sheets as it needs: a path that winds to and fro, up from an island or
down from a village, as on a screen (``web/src/maretta/geometry.ts``). Millimetres, from its upper left corner.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from settemari.printing.paper import Paper

SMALLEST, LARGEST = 40.0, 64.0  # the room for a space: barrels and meeples must find a place there
HIGHER = 1.16  # a cell is a little higher than wide: barrels lie above a space
SWAY = 0.1  # how far the line sways within a row, of a row's height
EDGE, END = 0.5, 0.8  # how far from the edge a row begins and ends; what is at the ends of the path is larger
ACROSS = 2  # sheets side by side
STRIP = 10.0  # of each sheet, which the next one is glued upon


class Space(NamedTuple):
    number: int
    x: float
    y: float


class Board(NamedTuple):
    width: float
    height: float
    unit: float  # the room for a space
    spaces: list[Space]
    line: str  # the path, as a path of SVG
    sheet: tuple[float, float]  # how much of the board is on one
    rows: int  # of sheets

    def at(self, number: float) -> tuple[float, float]:
        """A place on the path; between two spaces there is one, too."""
        low, high = (self.spaces[int(end(number)) - self.spaces[0].number] for end in (math.floor, math.ceil))
        share = number - math.floor(number)
        return low.x + (high.x - low.x) * share, low.y + (high.y - low.y) * share

    def tiles(self) -> Iterator[tuple[int, int, float, float]]:
        """Row and column of each sheet, and which point of the board is its upper left corner."""
        for row in range(self.rows):
            for column in range(ACROSS):
                yield row, column, column * (self.sheet[0] - STRIP), row * (self.sheet[1] - STRIP)


def lay_board(paper: Paper, first: int, last: int, down: bool) -> Board:
    """As few sheets as leave every space the room it needs."""
    across, high = paper.inside
    width = ACROSS * across - (ACROSS - 1) * STRIP
    count = last - first + 1
    rows = 1
    while _unit(width, _height(high, rows), count) < SMALLEST:
        rows += 1
    height = _height(high, rows)
    unit = min(LARGEST, _unit(width, height, count))
    spaces = _wind(width, height, unit, range(first, last + 1), down)
    return Board(width, height, unit, spaces, _smooth(spaces), (across, high), rows)


def _height(sheet: float, rows: int) -> float:
    return rows * sheet - (rows - 1) * STRIP


def _unit(width: float, height: float, count: int) -> float:
    """How large cells can be, in as many rows as make them largest."""
    return max(_unit_in(width, height, count, rows) for rows in range(1, math.ceil(count / 2) + 1))


def _unit_in(width: float, height: float, count: int, rows: int) -> float:
    return min(width / math.ceil(count / rows), height / rows / HIGHER)


def _wind(width: float, height: float, unit: float, numbers: Sequence[int], down: bool) -> list[Space]:
    count = len(numbers)
    rows = max(range(1, math.ceil(count / 2) + 1), key=lambda rows: _unit_in(width, height, count, rows))
    tall = height / rows
    spaces: list[Space] = []
    for row in range(rows):
        length = count // rows + (row < count % rows)
        start = unit * (END if row == 0 else EDGE)
        end = unit * (END if row == rows - 1 else EDGE)
        for index in range(length):
            along = index / (length - 1) if length > 1 else 0.0
            x = start + along * (width - start - end)
            sway = math.sin(len(spaces) * 2.1) * tall * SWAY
            y = tall * ((row if down else rows - 1 - row) + 0.62) + sway
            spaces.append(Space(numbers[len(spaces)], x if row % 2 == 0 else width - x, y))
    return spaces


def _smooth(spaces: Sequence[Space]) -> str:
    """A line through all of them, without corners."""
    points = [(space.x, space.y) for space in spaces]

    def at(index: int) -> tuple[float, float]:
        return points[max(0, min(len(points) - 1, index))]

    parts = [f"M{_short(points[0])}"]
    for index in range(len(points) - 1):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (at(index + step) for step in (-1, 0, 1, 2))
        bends = (x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6)
        parts.append("C" + " ".join(_short(point) for point in (*bends, (x2, y2))))
    return "".join(parts)


def _short(point: tuple[float, float]) -> str:
    return f"{point[0]:.2f} {point[1]:.2f}"
