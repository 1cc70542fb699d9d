"""What the pages need to know of a game, behind the same names for all of them: how a view is told, how answers are
sorted, what came out. Each game has its own; it reads views and offers, and never a state.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from importlib import import_module

from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.offer import Offer, Option
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.locales.message import Message
from settemari.server.pages.parts import Block, Chip, Section, Words
from settemari.server.pages.render import Page

# Games that look alike share one; each is imported when its game is looked at.
_BOARDS = {
    "maretta": "settemari.server.pages.maretta:MarettaBoard",
    "vulcano": "settemari.server.pages.maretta:MarettaBoard",
    "arrr": "settemari.server.pages.arrr:ArrrBoard",
}
GAMES = tuple(_BOARDS)

LIST, BIG, SELECT = "list", "big", "select"


@dataclass(frozen=True)
class Sorted:
    """Answers that belong together, under a heading: as buttons with what each would do, as one big button that most
    people want most of the time, or as a list to choose from.
    """

    title: Words
    options: Sequence[Option]
    about: Sequence[Block] = ()
    look: str = LIST
    label: str = ""  # of a list to choose from
    told: Sequence[Message] = ()  # what all of them would do alike: said once


class Board(ABC):
    """One table of a game in one language."""

    areas: tuple[str, ...] = ()  # what a catalogue must have read

    def __init__(self, page: Page, match: Match) -> None:
        self.page = page
        self.game: Game = match.game
        self.setup: Setup = match.setup
        self.seats = match.seats

    # -- what each game tells ------------------------------------------------------------------------------------

    @abstractmethod
    def hand(self, view: View) -> Section | None:
        """The own cards; None for a spectator."""

    @abstractmethod
    def sections(self, view: View, marks: Marks) -> list[Section]:
        """Everything that lies on the table."""

    @abstractmethod
    def results(self, match: Match) -> list[Block]:
        """What everybody has achieved, once the game is over."""

    def sort(self, view: View, offer: Offer) -> list[Sorted]:
        """The possible answers, in the order in which people think of them."""
        return [Sorted("", [option for option in offer.options if option.refusal is None])]

    def listed(self, answer: Message) -> Message:
        """An answer in a list to choose from: what stands above it already need not be said again."""
        return answer

    def warnings(self, view: View) -> list[str]:
        """What whoever is asked had better not overlook."""
        return []

    # -- what all of them share ----------------------------------------------------------------------------------

    def seat(self, seat: int) -> Chip:
        """A player, in the colour of the seat."""
        return Chip(self.page.names[seat], f"seat-{self.game.seat_words[seat]}")


@dataclass(frozen=True)
class Marks:
    """What is known of everybody besides the view: whose answer is in, where that is public, and whose page it is."""

    answered: Collection[int] = ()
    own: int | None = None

    def tags(self, board: Board, view: View, seat: int, first: bool) -> list[Words]:
        """What stands beside a name."""
        page = board.page
        tags: list[Words] = []
        if seat == self.own:
            tags.append(page.say("page-tag-you"))
        if first:
            tags.append(page.say("page-tag-first"))
        if seat in self.answered:
            tags.append(page.say("page-tag-answered"))
        elif view.asks(seat):
            tags.append(page.say("page-tag-asked"))
        return tags


def board_class(game: str) -> type[Board]:
    module, _, name = _BOARDS[game].partition(":")
    found: type[Board] = getattr(import_module(module), name)
    return found
