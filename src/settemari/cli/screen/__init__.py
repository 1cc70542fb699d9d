"""The table on a terminal: from a view to something rich can print. It reads views, knows no rules and asks nothing."""

from __future__ import annotations

from settemari.cli.screen.colours import open_console
from settemari.cli.screen.curtain import curtain
from settemari.cli.screen.ending import ending
from settemari.cli.screen.look import Look, look_class, look_of
from settemari.cli.screen.symbols import ASCII, UNICODE, Symbols, symbols_for
from settemari.cli.screen.table import MOST_LOG, table_screen

__all__ = [
    "ASCII",
    "MOST_LOG",
    "UNICODE",
    "Look",
    "Symbols",
    "curtain",
    "ending",
    "look_class",
    "look_of",
    "open_console",
    "symbols_for",
    "table_screen",
]
