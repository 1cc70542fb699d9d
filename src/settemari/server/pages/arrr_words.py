"""How the things of Arrr!!! are called on a page: cards by the names their deck gives them, traits in full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import Card, card_lines, card_name, trait_message
from settemari.games.arrr.gist import Sum
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import AREAS as TOLD
from settemari.games.arrr.telling_words import deck_file, sum_message
from settemari.games.arrr.vocabulary import FACE_WORDS, TRAIT_WORDS
from settemari.server.pages.parts import Chip, Piece, Words
from settemari.server.pages.render import Page

AREAS = (*TOLD, "games", "screen", "arrr-screen")


class ArrrWords:
    """The words of one table in one language."""

    def __init__(self, page: Page, setup: ArrrSetup, seat_words: Sequence[str]) -> None:
        self.page = page
        self.setup = setup
        self.numbers = setup.numbers
        self.cards = setup.numbers.cards
        self.deck = deck_file(setup)
        self.mode = int(setup.numbers.mode)
        self.seats = int(setup.layout.seats)
        self._seat_words = seat_words

    def seat(self, seat: int) -> Chip:
        """A player, in the colour of the seat."""
        return Chip(self.page.names[seat], f"seat-{self._seat_words[seat]}")

    @property
    def nothing(self) -> str:
        return self.page.say("page-nothing")

    # -- cards -----------------------------------------------------------------------------------------------------

    def name(self, card: Card) -> str:
        return card_name(card).name(self.page.language)

    def printed(self, card: Card) -> str:
        """All that stands on a card."""
        return " ".join(self.page.text(line) for line in card_lines(card))

    def crew_of(self, view: View, seat: int) -> list[tuple[int, int]]:
        """The equipped cards of a seat with their spots."""
        return [(spot, kind) for spot, kind in enumerate(view.pieces(c.AREA + seat)) if kind != EMPTY]

    def is_tired(self, view: View, seat: int, spot: int) -> bool:
        return (int(view.cell(c.TIRED + seat)) >> spot) & 1 != 0

    # -- traits ----------------------------------------------------------------------------------------------------

    def trait(self, trait: int) -> str:
        """A trait, or the jolly, as it begins a line."""
        return self.page.form(trait_message(FACE_WORDS[trait]), "label")

    def trait_chip(self, trait: int, number: int) -> Chip:
        return Chip(f"{self.trait(trait)} {number}", f"trait-{TRAIT_WORDS[trait]}")

    def face(self, face: int, good: bool) -> Chip:
        """A side of a die; a success is marked by its sign, not by its colour."""
        return Chip(
            f"✓ {self.trait(face)}" if good else self.trait(face), f"trait-{FACE_WORDS[face]}" if good else "die"
        )

    def values(self, kind: int) -> list[Piece]:
        """The traits that a crew card has."""
        return [
            self.trait_chip(trait, value) for trait in range(c.TRAITS) if (value := int(self.cards.trait(kind, trait)))
        ]

    def sum(self, total: Sum) -> str:
        """A number, and where its parts come from."""
        return self.page.text(sum_message(self.setup, total))

    # -- permanent events --------------------------------------------------------------------------------------------

    def lasting(self, view: View, places: Iterable[int]) -> list[Words]:
        """P7.7: permanent events on some things, with who played them and what they change."""
        wanted = set(places)
        found: list[Words] = []
        for spot in range(c.MOST_LASTING):
            event = int(view.slot_at(c.LASTING, spot))
            if event >= 0 and int(view.cell(c.ON + spot)) in wanted:
                by = self.page.names[int(view.cell(c.BY + spot))]
                card = self.deck.events[event]
                text = self.page.text(card_lines(card)[-1])
                found.append(self.page.say("page-lasting", card=self.name(card), name=by, text=text))
        return found
