"""How Arrr!!! looks on a terminal. What a mode does not have is not drawn."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from settemari.cli.screen.arrr.choices import PASSING, choices_of
from settemari.cli.screen.arrr.hand import card_entry, hand_lines
from settemari.cli.screen.arrr.header import header_lines
from settemari.cli.screen.arrr.pen import AREAS, ArrrPen
from settemari.cli.screen.arrr.pirates import pirate_lines
from settemari.cli.screen.arrr.score import score_lines
from settemari.cli.screen.arrr.seas import sea_lines
from settemari.cli.screen.arrr.stack import action_lines, stack_lines
from settemari.cli.screen.arrr.standing import ArrrStanding
from settemari.cli.screen.choices import Choices
from settemari.cli.screen.header import ruler
from settemari.cli.screen.lines import Lines
from settemari.cli.screen.look import Above, Look
from settemari.cli.screen.symbols import UNICODE, Symbols
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.offer import Offer
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS, turn_of
from settemari.games.arrr.card_text import Card
from settemari.games.arrr.telling_preview import passing_messages
from settemari.games.arrr.vocabulary import MODES
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message

MOST_FOUND = 4  # cards that are shown at once when a part of a name was typed


class ArrrLook(Look):
    """The row, what is going on, the pirates, and the hand."""

    AREAS = AREAS

    def __init__(
        self, game: Game, variant: Variant, setup: Setup, catalogue: Catalogue, symbols: Symbols = UNICODE
    ) -> None:
        super().__init__(game, variant, setup, catalogue, symbols)
        self.pen: ArrrPen = ArrrPen(setup, variant, catalogue, symbols)

    def board(self, view: View, width: int, above: Above, answered: Collection[int], brief: bool) -> Lines:
        pen = self.pen
        lines = header_lines(pen, view, width, above.variant, above.practice)
        lines += [ruler(pen, width, pen.say("arrr-screen-seas")), *sea_lines(pen, view, width, brief)]
        lines += [ruler(pen, width), *pirate_lines(pen, view, width, answered, brief)]
        hand = hand_lines(pen, view, width, brief)
        if hand:
            lines += [ruler(pen, width, pen.say("screen-hand-of", name=pen.names[int(view.seat)])), *hand]
        action = action_lines(pen, view, width)
        if action:
            lines += [ruler(pen, width, pen.say("arrr-screen-action")), *action]
        stack = stack_lines(pen, view, width)
        if stack:
            lines += [ruler(pen, width, pen.say("arrr-screen-stack")), *stack]
        return lines

    def choices(self, view: View, offer: Offer) -> Choices:
        return choices_of(self.game, self.pen, view, offer)

    def goal(self) -> str:
        mode = next(word for word, number in MODES.items() if number == self.pen.mode)
        return self.pen.say("arrr-screen-goal", mode=mode)

    def keys(self) -> str:
        return self.pen.say("arrr-screen-keys")

    def warning(self, view: View) -> str:
        """At a moment, what will happen if nobody does anything (P7.6); and whether one would stay in port (P2.3.4)."""
        step = int(view.step())
        if step == c.EQUIP and not self.pen.crew_of(view, int(view.seat)):
            return self.pen.say("arrr-screen-no-crew")
        if step not in MOMENTS:
            return ""
        return "\n".join(self.pen.text(message) for message in passing_messages(self.setup, view))

    def declining(self, view: View) -> int | None:
        return c.PASS if view.depth() > 0 and int(view.step()) in PASSING else None

    def standing(self) -> ArrrStanding:
        return ArrrStanding(self.setup)

    def in_turn(self, view: View, seats: Sequence[int]) -> list[int]:
        first = turn_of(view) or 0
        return sorted(seats, key=lambda seat: (seat - first) % self.pen.seats)

    def outcome_message(self, match: Match) -> Message:
        assert match.outcome is not None
        return self.game.telling().outcome_message(self.setup, match.outcome, match.view(None))

    def story_title(self) -> str:
        return self.pen.say("arrr-screen-score")

    def story(self, match: Match, width: int) -> Lines:
        assert match.outcome is not None
        return score_lines(self.pen, match.view(None), match.outcome, width)

    def inspected(self, view: View, wanted: str, width: int) -> Lines:
        """Cards of the deck by a part of their name, or by the word that records call them by."""
        part = wanted.casefold()
        deck = self.pen.deck
        cards: list[Card] = [*deck.crew, *deck.events, *deck.explorations, *deck.captains]
        found = [card for card in cards if card.id == part]
        found = found or [card for card in cards if part and part in self.pen.name_of(card).casefold()]
        if len(found) > MOST_FOUND:
            names = ", ".join(self.pen.name_of(card) for card in found)
            return [Text(self.pen.say("arrr-screen-which-card", cards=names))]
        return [line for card in found for line in card_entry(self.pen, "", card, width)]
