"""The desk: a terminal, the look of the game on it, and what can be typed there at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.screen import Look
from settemari.cli.screen.lines import hang, wrap
from settemari.cli.screen.pen import Pen
from settemari.cli.terminal import Terminal, is_quit
from settemari.core.table import View
from settemari.locales.message import Message


class Desk(NamedTuple):
    """What asking needs of the table around it."""

    terminal: Terminal
    look: Look
    draw: Callable[[View], None]  # shows the table as a seat sees it
    show_log: Callable[[], None]
    show_rule: Callable[[str], None]
    leave: Callable[[], None]  # raises Left, unless they think better of it

    @property
    def pen(self) -> Pen:
        return self.look.pen

    def typed(self, prompt: str, view: View) -> str:
        """The next line that is meant for this question; what can be asked at any time is carried out on the way."""
        while True:
            typed = self.terminal.ask(f" {prompt} ")
            word, _, rest = typed.partition(" ")
            if is_quit(word):
                self.leave()
            elif word.casefold() in ("l", "log"):
                self.show_log()
            elif word.casefold() == "rule":
                self.show_rule(rest.strip())
            elif word.casefold() == "card":
                self.show_card(view, rest.strip())
            else:
                return typed

    def show_card(self, view: View, wanted: str) -> None:
        """What is printed on a card."""
        found = self.look.inspected(view, wanted, self.terminal.width - 2)
        if found:
            self.show([Text(" ") + line for line in found])
        else:
            self.lines(self.pen.say("no-such-card", card=wanted))

    def say(self, message: Message, style: str = "") -> None:
        self.lines(self.pen.text(message), style)

    def lines(self, text: str, style: str = "") -> None:
        """Text of several lines, each a little in from the left."""
        for line in text.splitlines():
            self.show(hang(Text(" "), wrap(Text(line, style), self.terminal.width - 1)))

    def show(self, lines: Sequence[RenderableType]) -> None:
        self.terminal.show(*lines)
