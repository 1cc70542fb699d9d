"""The terminal: what is drawn on it, and what is typed. In a pipe, or if asked for, plain lines only."""

from __future__ import annotations

import os
import sys

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.screen import open_console
from settemari.cli.screen.lines import hang, one_text, wrap


class Left(Exception):
    """Whoever sits here wants to stop, or the input has ended."""


def is_quit(typed: str) -> bool:
    return typed.casefold() in ("q", "quit")


class Terminal:
    """Draws and asks. ``plain``: no colours, no clearing of the screen."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb"
        self.console = open_console(no_color=True if plain else None)

    @property
    def width(self) -> int:
        return max(60, min(self.console.width, 140))

    @property
    def height(self) -> int:
        return min(self.console.height, 50)

    def show(self, *renderables: RenderableType) -> None:
        for renderable in renderables:
            self.console.print(renderable)

    def tell(self, sentence: str, margin: int = 0, style: str = "") -> None:
        """A sentence, so far in from the left. On a terminal it is broken at spaces; in a pipe a line is a line."""
        lines = [Text(sentence, style)]
        if self.console.is_terminal:
            lines = wrap(lines[0], max(1, self.console.width - margin))
        self.console.print(one_text(hang(Text(" " * margin), lines), margin=0), soft_wrap=True)

    def fresh(self) -> None:
        """An empty screen; the scrollback goes too, so that nobody scrolls up to somebody else's hand."""
        if self.plain:
            self.console.print()
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def hide(self) -> None:
        """Take what is on the screen out of sight, also where it cannot be cleared."""
        if self.plain:
            self.console.print("\n" * max(self.console.height, 40))
        else:
            self.fresh()

    def ask(self, prompt: str) -> str:
        """A line that somebody types; raises Left when there is no more input."""
        self.console.file.flush()
        try:
            return input(prompt).strip()
        except EOFError:
            self.console.print()
            raise Left from None
