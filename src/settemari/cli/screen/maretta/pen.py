"""The pen of Maretta and Vulcano: how cards and barrels are written."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.pen import Pen
from settemari.cli.screen.symbols import Symbols
from settemari.core.setup import Setup
from settemari.core.table import EMPTY, UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta import telling_words
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import BARREL_WORDS, HIDDEN, SEAT_WORDS, SUIT_WORDS
from settemari.locales.catalogue import Catalogue

AREAS = (*telling_words.AREAS, "screen", "terminal")  # what a catalogue must have read for the screen


class MarettaPen(Pen):
    """What every part of the screen needs besides the view."""

    def __init__(self, setup: Setup, catalogue: Catalogue, symbols: Symbols) -> None:
        assert isinstance(setup, MarettaSetup)
        super().__init__(SEAT_WORDS, setup, catalogue, symbols)
        self.setup = setup
        self.numbers = setup.numbers
        self.side_b: bool = setup.side_b

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
