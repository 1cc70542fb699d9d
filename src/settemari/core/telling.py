"""What a game offers to be told in words: log, questions, answers, refusals, previews and endings, as messages.

A game has a module of this shape (``Game.telling``). Nothing in it has a language: a catalogue that has read its
``AREAS`` says it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, final

from settemari.core.game import Game, Outcome
from settemari.core.offer import Preview, Refusal
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.locales.message import Message


@final
class Line:
    """A line of the log; depth 1 and more follows from the line before."""

    def __init__(self, message: Message, depth: int = 0) -> None:
        self.message = message
        self.depth = depth

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self.depth == other.depth and self.message == other.message

    def __hash__(self) -> int:
        return hash((self.message, self.depth))

    def __repr__(self) -> str:
        return f"Line({self.message!r}, {self.depth})"


class TellerLike(Protocol):
    """Takes what one observer was told, in order, and gives the lines of that observer's log."""

    def tell(self, events: Iterable[tuple[int, ...]]) -> list[Line]: ...


class Telling(Protocol):
    """The module of a game that tells."""

    AREAS: tuple[str, ...]

    def Teller(self, setup: Setup, start: View) -> TellerLike: ...

    def question_message(self, game: Game, setup: Setup, view: View) -> Message:
        """What the view's seat is asked, in one line."""

    def awaited_message(self, game: Game, setup: Setup, view: View, seats: Iterable[int] | None = None) -> Message:
        """Whom everybody waits for, and for what."""

    def help_message(self, setup: Setup, view: View) -> Message:
        """The rules of this moment, in a few lines."""

    def refusal_message(self, game: Game, setup: Setup, view: View, refusal: Refusal) -> Message:
        """Why not."""

    def answer_message(self, setup: Setup, view: View, code: int) -> Message:
        """An answer to the view's question as a person would say it."""

    def preview_messages(self, setup: Setup, view: View, code: int, preview: Preview) -> list[Message]:
        """What an answer would do."""

    def outcome_message(self, setup: Setup, outcome: Outcome, view: View) -> Message:
        """Who won, and why."""
