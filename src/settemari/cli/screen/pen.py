"""The pen: how seats, cards and barrels are written, in one language and with one set of symbols."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from string import ascii_uppercase

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.lines import cut, pad
from settemari.cli.screen.symbols import Symbols
from settemari.core.setup import Setup
from settemari.core.table import EMPTY, UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta import telling_words
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import BARREL_WORDS, HIDDEN, SEAT_WORDS, SUIT_WORDS
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message

AREAS = (*telling_words.AREAS, "screen")  # what a catalogue must have read for the screen


class Pen:
    """What every part of the screen needs besides the view."""

    def __init__(self, setup: Setup, catalogue: Catalogue, symbols: Symbols) -> None:
        assert isinstance(setup, MarettaSetup)
        self.setup = setup
        self.numbers = setup.numbers
        self.side_b: bool = setup.side_b
        self.catalogue = catalogue
        self.symbols = symbols
        self.seats = int(setup.layout.seats)
        self.names = [self._name(seat) for seat in range(self.seats)]
        self.letters = letters_for(self.names)

    def say(self, key: str, **args: object) -> str:
        """The catalogue's words, in what the console can write."""
        return self.symbols.text(self.catalogue.say(key, **args))

    def text(self, message: Message) -> str:
        return self.symbols.text(self.catalogue.text(message))

    # -- seats -------------------------------------------------------------------------------------------------

    def _name(self, seat: int) -> str:
        """The player's name; whoever has none is called by the colour."""
        names = self.catalogue.names
        name = self.symbols.one_line(names[seat]).strip() if seat < len(names) else ""
        return name or self.text(telling_words.colour_message(seat))

    def seat_style(self, seat: int) -> str:
        return f"seat.{SEAT_WORDS[seat]}"

    def meeple(self, seat: int) -> Text:
        """One letter in the seat's colour."""
        return Text(self.letters[seat], self.seat_style(seat))

    def nameplate(self, seat: int, width: int) -> Text:
        """Letter and name in the seat's colour, so wide."""
        name = cut(self.names[seat], width - 4, self.symbols.more)
        style = self.seat_style(seat)
        return pad(Text(f" {self.letters[seat]} {name} ", style), width, style)

    # -- cards -------------------------------------------------------------------------------------------------

    def suit_name(self, suit: int) -> str:
        return self.text(telling_words.suit_message(suit))

    def card_name(self, card: int) -> str:
        return self.text(telling_words.card_message(card))

    def card_symbol(self, card: int) -> str:
        return self.symbols.steamship if card == c.SHIP else self.symbols.suits[card % c.SUITS]

    def card_style(self, card: int) -> str:
        return "steamship" if card == c.SHIP else f"suit.{SUIT_WORDS[card % c.SUITS]}"

    def card(self, card: int) -> Text:
        """A card, a card face down, or nothing."""
        if card == EMPTY:
            return Text(f" {self.symbols.nothing} ", "label")
        if card == UNKNOWN:
            return Text(f" {HIDDEN} ", "hidden")
        return Text(f" {self.card_symbol(card)} {self.card_name(card)} ", self.card_style(card))

    def widest_card(self) -> int:
        """The columns that any card of this game takes."""
        kinds = [kind for kind in range(int(self.numbers.kinds)) if kind == c.SHIP or self.numbers.copies[kind]]
        return max(self.card(kind).cell_len for kind in kinds if kind != c.SHIP or not self.side_b)

    # -- barrels -----------------------------------------------------------------------------------------------

    def barrel(self, barrel: int) -> Text:
        """A barrel in two letters, the second small: capitals in a row are meeples."""
        if barrel == UNKNOWN:
            return Text(HIDDEN, "hidden")
        return Text(self.say(f"screen-barrel-{BARREL_WORDS[barrel]}"), "barrel")

    def barrel_name(self, barrel: int) -> str:
        return self.text(telling_words.barrel_message(barrel))


def letters_for(names: Sequence[str]) -> list[str]:
    """One letter for each name, easy to type: the first of it that nobody has yet, or else of the alphabet."""
    letters: list[str] = []
    for name in names:
        plain = unicodedata.normalize("NFKD", name).upper()
        own = [letter for letter in plain if letter.isalpha() and cell_len(letter) == 1]
        letters.append(next(letter for letter in [*own, *ascii_uppercase] if letter not in letters))
    return letters
