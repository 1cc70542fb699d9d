"""The lines around any table: rulers, who is waited for, and the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from settemari.cli.screen.lines import Lines, hang, row, wrap
from settemari.cli.screen.pen import Pen
from settemari.core.game import Game
from settemari.core.setup import Setup
from settemari.core.table import ENDING, View

LogLine = tuple[str, int]  # what it says, and how deep it lies below what it follows from


def ruler(pen: Pen, width: int, title: str = "") -> Text:
    """A line across, with a title in it."""
    line = pen.symbols.line
    if not title:
        return Text(line * width, "track")
    start = row(Text(line * 2, "track"), Text(title, "label"), Text(), gap=" ")
    return row(start, Text(line * (width - start.cell_len), "track"))


def status_lines(game: Game, setup: Setup, pen: Pen, view: View, width: int, answered: Collection[int]) -> Lines:
    """Who is waited for, or that the game is over."""
    awaited = [seat for seat in range(pen.seats) if view.asks(seat) and seat not in answered]
    if view.cell(ENDING) != 0:
        said = pen.say("screen-over")
    elif awaited:
        said = pen.symbols.one_line(pen.text(game.telling().awaited_message(game, setup, view, awaited)))
    else:
        return []
    return hang(Text(f"{pen.symbols.asked} ", "mark"), wrap(Text(said, "mark"), width - 2))


def log_lines(pen: Pen, log: Sequence[LogLine], width: int, height: int) -> Lines:
    """The end of the log, in so many lines at most; no entry is shown without its beginning."""
    lines: Lines = []
    for said, depth in reversed(log):
        entry = _entry(pen, depth, said, width)
        if len(entry) + len(lines) > height:
            break
        lines = entry + lines
    return lines


def _entry(pen: Pen, depth: int, said: str, width: int) -> Lines:
    margin = min(2 * (depth - 1), width // 3) if depth > 0 else 0
    head = " " * margin + f"{pen.symbols.inner} " if depth > 0 else ""
    style = "log.inner" if depth > 0 else "log"
    return hang(Text(head, "track"), wrap(Text(pen.symbols.one_line(said), style), width - len(head)))
