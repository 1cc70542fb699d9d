"""The whole table on one screen."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from settemari.cli.screen.hand import hand_lines
from settemari.cli.screen.header import LogLine, header_lines, log_lines, ruler, status_lines
from settemari.cli.screen.lines import Lines, beside, one_text
from settemari.cli.screen.path import path_lines
from settemari.cli.screen.pen import Pen
from settemari.cli.screen.rafts import raft_lines
from settemari.cli.screen.symbols import UNICODE, Symbols
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.locales.catalogue import Catalogue

NARROWEST = 80  # a narrower terminal breaks the lines itself
WIDE = 110  # from here on the log stands at the right
BOARD = 78  # what the table needs: thirteen spaces abreast
WIDEST_LOG = 60
WALL = 3
MOST_LOG = 60  # lines of a log worth handing over: no screen shows more


def table_screen(
    view: View,
    setup: Setup,
    catalogue: Catalogue,
    width: int,
    *,
    variant: str = "",
    practice: bool = False,
    answered: Collection[int] = (),
    log: Sequence[LogLine] = (),
    log_height: int = 6,
    symbols: Symbols = UNICODE,
) -> Text:
    """The table as one view shows it, on a terminal that wide.

    ``variant`` is its title, if it is not the game as printed; ``answered``, the seats whose answer is in
    (``Match.answered``); ``log``, from the oldest line to the newest; below the table it takes ``log_height`` lines.
    """
    pen = Pen(setup, catalogue, symbols)
    inside = max(width, NARROWEST) - 2
    if width < WIDE:
        lines = _board(pen, view, inside, variant, practice, answered)
        told = log_lines(pen, log, inside, log_height)
        if told:
            lines += [ruler(pen, inside, pen.say("screen-log")), *told]
        return one_text(lines)
    board = max(BOARD, min(BOARD + (inside - 118) // 2, inside - WALL), inside - WALL - WIDEST_LOG)
    beside_it = inside - board - WALL
    lines = _board(pen, view, board, variant, practice, answered)
    told = [Text(pen.say("screen-log"), "label"), *log_lines(pen, log, beside_it, len(lines) - 1)]
    return one_text(beside(lines, board, Text(f" {symbols.wall} ", "track"), told))


def _board(pen: Pen, view: View, width: int, variant: str, practice: bool, answered: Collection[int]) -> Lines:
    """Everything but the log."""
    lines = header_lines(pen, view, width, variant, practice)
    lines += [ruler(pen, width, pen.say("heading-path")), *path_lines(pen, view, width)]
    lines += [ruler(pen, width), *raft_lines(pen, view, width, answered)]
    hand = hand_lines(pen, view, width)
    if hand:
        lines += [ruler(pen, width, pen.say("screen-hand-of", name=pen.names[int(view.seat)])), *hand]
    return lines + status_lines(pen, view, width, answered)
