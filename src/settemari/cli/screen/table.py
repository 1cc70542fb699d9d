"""The whole table on one screen, whatever is played: the game's own lines, who is waited for, and the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from settemari.cli.screen.header import LogLine, log_lines, ruler, status_lines
from settemari.cli.screen.lines import Lines, beside, one_text
from settemari.cli.screen.look import Above, Look
from settemari.core.table import View

NARROWEST = 80  # a narrower terminal breaks the lines itself
WIDE = 110  # from here on the log stands at the right
BOARD = 78  # what the table needs: thirteen spaces abreast
WIDEST_LOG = 60
WALL = 3
NOTHING_ABOVE = Above()
MOST_LOG = 60  # lines of a log worth handing over: no screen shows more


def table_screen(
    look: Look,
    view: View,
    width: int,
    *,
    above: Above = NOTHING_ABOVE,
    answered: Collection[int] = (),
    log: Sequence[LogLine] = (),
    log_height: int = 6,
    brief: bool = False,
) -> Text:
    """The table as one view shows it, on a terminal that wide.

    ``answered``: the seats whose answer is in (``Match.answered``); ``log``, from the oldest line to the newest; below
    the table it takes ``log_height`` lines. ``brief`` leaves out what can be looked up.
    """
    pen = look.pen
    inside = max(width, NARROWEST) - 2

    def board(columns: int) -> Lines:
        """Everything but the log."""
        lines = look.board(view, columns, above, answered, brief)
        return lines + status_lines(look.game, look.setup, pen, view, columns, answered)

    if width < WIDE:
        lines = board(inside)
        told = log_lines(pen, log, inside, log_height)
        if told:
            lines += [ruler(pen, inside, pen.say("screen-log")), *told]
        return one_text(lines)
    columns = max(BOARD, min(BOARD + (inside - 118) // 2, inside - WALL), inside - WALL - WIDEST_LOG)
    beside_it = inside - columns - WALL
    lines = board(columns)
    told = [Text(pen.say("screen-log"), "label"), *log_lines(pen, log, beside_it, len(lines) - 1)]
    return one_text(beside(lines, columns, Text(f" {pen.symbols.wall} ", "track"), told))
