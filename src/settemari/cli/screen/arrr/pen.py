"""The pen of Arrr!!!: how traits, doubloons and cards are written. Cards have the names that their deck gives them."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.pen import Pen
from settemari.cli.screen.symbols import Symbols
from settemari.core.setup import Setup
from settemari.core.table import EMPTY, UNKNOWN, View
from settemari.core.variant import Variant
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import Card, card_lines, card_name
from settemari.games.arrr.declared import Crew
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import AREAS as TOLD
from settemari.games.arrr.telling_words import deck_file
from settemari.games.arrr.vocabulary import FACE_WORDS, TRAIT_WORDS
from settemari.games.arrr.words import SEAT_WORDS
from settemari.locales.catalogue import Catalogue

AREAS = (*TOLD, "games", "screen", "terminal", "arrr-screen")  # what a catalogue must have read for the screen


class ArrrPen(Pen):
    """What every part of the screen needs besides the view."""

    def __init__(self, setup: Setup, variant: Variant, catalogue: Catalogue, symbols: Symbols) -> None:
        assert isinstance(setup, ArrrSetup)
        super().__init__(SEAT_WORDS, setup, catalogue, symbols)
        self.setup = setup
        self.numbers = setup.numbers
        self.cards = setup.numbers.cards
        self.deck = deck_file(setup)
        self.mode = int(setup.numbers.mode)
        self.fame_shown = variant.flag("fame.shown")

    # -- cards -------------------------------------------------------------------------------------------------

    def name_of(self, card: Card) -> str:
        return self.symbols.one_line(card_name(card).name(self.catalogue.language))

    def crew_name(self, kind: int) -> str:
        return self.say("arrr-screen-face-down") if kind == UNKNOWN else self.name_of(self.deck.crew[kind])

    def event_name(self, kind: int) -> str:
        return self.say("arrr-screen-face-down") if kind == UNKNOWN else self.name_of(self.deck.events[kind])

    def exploration_name(self, kind: int) -> str:
        return self.name_of(self.deck.explorations[kind])

    def captain_name(self, kind: int) -> str:
        return self.name_of(self.deck.captains[kind])

    def printed(self, card: Card) -> list[str]:
        """What stands on a card, line by line; the traits of a crew card in short."""
        lines = [self.text(line) for line in card_lines(card)]
        if isinstance(card, Crew):
            kind = self.say(f"kind-{card.kind}")
            values = [f"{self.short_trait(trait)} {value}" for trait, value in enumerate(card.traits) if value]
            lines[0] = self.say("arrr-screen-crew-line", kind=kind, traits=" ".join(values))
        return lines

    # -- traits and doubloons ----------------------------------------------------------------------------------

    def short_trait(self, trait: int) -> str:
        """A trait in three letters."""
        return self.say(f"arrr-screen-short-{TRAIT_WORDS[trait]}")

    def trait_chip(self, trait: int, number: int) -> Text:
        """A trait and a number of it."""
        return Text(f" {self.short_trait(trait)} {number} ", f"trait.{TRAIT_WORDS[trait]}")

    def face(self, face: int) -> str:
        """A side of a die in three letters."""
        return self.say(f"arrr-screen-short-{FACE_WORDS[face]}")

    def coins(self, count: int) -> str:
        return f"{count}{self.symbols.coin}"

    # -- who ---------------------------------------------------------------------------------------------------

    def crew_of(self, view: View, seat: int) -> list[tuple[int, int]]:
        """The equipped cards of a seat with their spots."""
        return [(spot, kind) for spot, kind in enumerate(view.pieces(c.AREA + seat)) if kind != EMPTY]

    def is_tired(self, view: View, seat: int, spot: int) -> bool:
        return (int(view.cell(c.TIRED + seat)) >> spot) & 1 != 0
