"""How a game looks on a terminal: what each game draws in its own way, behind the same names for all of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from importlib import import_module
from typing import NamedTuple

from settemari.cli.screen.choices import Choices
from settemari.cli.screen.lines import Lines
from settemari.cli.screen.pen import Pen
from settemari.cli.screen.symbols import UNICODE, Symbols
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.offer import Offer
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message

# Games that look alike share one; each is imported when its game is played.
_LOOKS = {
    "maretta": "settemari.cli.screen.maretta:MarettaLook",
    "vulcano": "settemari.cli.screen.maretta:MarettaLook",
    "arrr": "settemari.cli.screen.arrr:ArrrLook",
}


class Above(NamedTuple):
    """What stands above a table: the variant, if it is not the game as printed, and whether it is a practice game."""

    variant: str = ""
    practice: bool = False


class Standing(ABC):
    """What a seat answers without being asked, because whoever sits there has ordered it; kept beside the match."""

    @abstractmethod
    def look(self, view: View) -> None:
        """What the seat sees at the next question, whoever is asked: orders may end with it."""

    @abstractmethod
    def answer(self, view: View) -> int | None:
        """What is answered to the question that the seat is asked; None: whoever sits there is."""

    @abstractmethod
    def order(self, typed: str) -> Message | None:
        """Take an order that was typed, and say what holds now; None if it is none."""

    @abstractmethod
    def sleeps(self) -> bool:
        """Whether the seat passes now, and for a while."""


class Look(ABC):
    """One table on a terminal. It reads views and offers, and asks nothing."""

    AREAS: tuple[str, ...]  # what a catalogue must have read
    pen: Pen

    def __init__(
        self, game: Game, variant: Variant, setup: Setup, catalogue: Catalogue, symbols: Symbols = UNICODE
    ) -> None:
        self.game = game
        self.setup = setup

    @abstractmethod
    def board(self, view: View, width: int, above: Above, answered: Collection[int], brief: bool) -> Lines:
        """Everything that lies on the table, and the hand of who looks; if it is to be ``brief``, without what can be
        looked up.
        """

    @abstractmethod
    def choices(self, view: View, offer: Offer) -> Choices:
        """The options of an offer, laid out for a person."""

    @abstractmethod
    def goal(self) -> str:
        """What the game is about, for the first screen."""

    @abstractmethod
    def keys(self) -> str:
        """What can be typed, for the help."""

    @abstractmethod
    def outcome_message(self, match: Match) -> Message:
        """Who won, and why."""

    @abstractmethod
    def story(self, match: Match, width: int) -> Lines:
        """What led to the end, for the last screen."""

    def story_title(self) -> str:
        return ""

    def warning(self, view: View) -> str:
        """What whoever is asked had better not overlook; nothing, most of the time."""
        return ""

    def declining(self, view: View) -> int | None:
        """The answer of those who want to do nothing, at a question that is put to everybody at the table; otherwise
        None.
        """
        return None

    def standing(self) -> Standing | None:
        """Standing orders for one seat, in a game that asks often; none have been given yet."""
        return None

    def in_turn(self, view: View, seats: Sequence[int]) -> list[int]:
        """Some seats in the order in which their answers count."""
        return list(seats)

    def inspected(self, view: View, wanted: str, width: int) -> Lines:
        """What is printed on something that is called so; nothing if there is no such thing."""
        return []


def look_class(game: Game) -> type[Look]:
    module, _, name = _LOOKS[game.id].partition(":")
    found: type[Look] = getattr(import_module(module), name)
    return found


def look_of(game: Game, variant: Variant, setup: Setup, catalogue: Catalogue, symbols: Symbols = UNICODE) -> Look:
    """The look of a game at one table, in one language."""
    return look_class(game)(game, variant, setup, catalogue, symbols)
