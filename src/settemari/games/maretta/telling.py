"""Telling: what happened, what is asked, why not, what would happen, and how it ended, as messages.

Nothing here has a language: a catalogue that has read ``AREAS`` says it. What any game offers under these names:

- ``AREAS``: the areas of the catalogue that hold its texts.
- ``Teller(setup, start)``, from what an observer saw at first; ``tell(events)`` takes what the observer was told, in
  order, in pieces of any size, and gives lines of the log. It knows nothing else, so a log never says what is hidden.
- ``question_message(game, setup, view)``, what the view's seat is asked; ``awaited_message``, whom the others wait for;
  ``help_message(setup, view)``, the rules of this moment in a few lines.
- ``refusal_message(game, setup, view, refusal)``: why not.
- ``answer_message(setup, view, code)``: an answer, for a person.
- ``preview_messages(setup, view, code, preview)``: what an answer would do.
- ``outcome_message(setup, outcome, view)``: who won, and why. ``hand_message(view, seat)``: what a hand holds.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterable

from settemari.core.events import ASKED, ENDED
from settemari.core.game import Outcome
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.telling import Line
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.telling_asking import (
    answer_message,
    awaited_message,
    help_message,
    question_message,
    refusal_message,
)
from settemari.games.maretta.telling_escape import EscapeWalk
from settemari.games.maretta.telling_preview import preview_messages
from settemari.games.maretta.telling_volcano import VolcanoWalk
from settemari.games.maretta.telling_walk import Event, Walk
from settemari.games.maretta.telling_words import AREAS, ending_message, hand_message
from settemari.locales.message import Message

__all__ = [
    "AREAS",
    "Line",
    "Teller",
    "answer_message",
    "awaited_message",
    "hand_message",
    "help_message",
    "outcome_message",
    "preview_messages",
    "question_message",
    "refusal_message",
]


class Teller:
    """The log of one observer, a seat or the spectator."""

    def __init__(self, setup: Setup, start: View) -> None:
        assert isinstance(setup, MarettaSetup)
        self.setup = setup
        self.view = start.copy()  # what the observer sees by now
        self._heard: list[Event] = []  # since the last question

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines that these events add. What comes before a question is told with it: causes need their effects."""
        lines: list[Line] = []
        for event in events:
            self._heard.append(event)
            if event[0] in (ASKED, ENDED):
                lines += self._told()
        return lines

    def _told(self) -> list[Line]:
        """The lines of what was heard. A log is there to be read: where its way is lost, less is told, and the game
        goes on. That is a mistake of ours, so there is a warning; where warnings are errors, as in tests, it is one.
        """
        before, events = self.view.copy(), self._heard
        self._heard = []
        try:
            return self.walk(events).tell()
        except Exception as error:
            agenda = before.agenda_records()  # this everybody sees
            self.view = before
            lines = self.walk(events).lost()
            warnings.warn(f"{type(error).__name__} after {agenda}", RuntimeWarning, stacklevel=3)
            return lines

    def walk(self, events: list[Event]) -> Walk:
        """One stretch of the game, up to a question or the end."""
        return (VolcanoWalk if self.setup.side_b else EscapeWalk)(self.setup, self.view, events)


def outcome_message(setup: Setup, outcome: Outcome, view: View) -> Message:
    """Who won, and why."""
    return ending_message(outcome.ending, outcome.winners, view)
