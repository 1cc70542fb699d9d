"""The pen: how seats are written, in one language and with one set of symbols. Each game has its own for its pieces."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from copy import copy
from string import ascii_uppercase

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.lines import cut, pad
from settemari.cli.screen.symbols import Symbols
from settemari.core.setup import Setup
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message


class Pen:
    """What every part of the screen needs besides the view."""

    def __init__(self, seat_words: Sequence[str], setup: Setup, catalogue: Catalogue, symbols: Symbols) -> None:
        self.catalogue = catalogue
        self.symbols = symbols
        self.seats = int(setup.layout.seats)
        self.seat_words = seat_words
        self.names = [self._name(seat) for seat in range(self.seats)]
        self.catalogue = copy(catalogue)
        self.catalogue.names = tuple(self.names)  # what is told calls everybody as the table does
        self.letters = letters_for(self.names)

    def say(self, key: str, **args: object) -> str:
        """The catalogue's words, in what the console can write."""
        return self.symbols.text(self.catalogue.say(key, **args))

    def text(self, message: Message) -> str:
        return self.symbols.text(self.catalogue.text(message))

    def _name(self, seat: int) -> str:
        """The player's name; whoever has none is called by the colour."""
        names = self.catalogue.names
        name = self.symbols.one_line(names[seat]).strip() if seat < len(names) else ""
        return name or self.say(f"seat-{self.seat_words[seat]}")

    def seat_style(self, seat: int) -> str:
        return f"seat.{self.seat_words[seat]}"

    def meeple(self, seat: int) -> Text:
        """One letter in the seat's colour."""
        return Text(self.letters[seat], self.seat_style(seat))

    def nameplate(self, seat: int, width: int) -> Text:
        """Letter and name in the seat's colour, so wide."""
        name = cut(self.names[seat], width - 4, self.symbols.more)
        style = self.seat_style(seat)
        return pad(Text(f" {self.letters[seat]} {name} ", style), width, style)


def letters_for(names: Sequence[str]) -> list[str]:
    """One letter for each name, easy to type: the first of it that nobody has yet, or else of the alphabet."""
    letters: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).upper()
        own = [letter for letter in plain if letter.isalpha() and cell_len(letter) == 1]
        letters.append(next(letter for letter in [*own, *ascii_uppercase] if letter not in letters))
    return letters
