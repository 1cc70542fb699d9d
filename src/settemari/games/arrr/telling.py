"""Telling: what happened, what is asked, why not, what would happen, and how it ended, as messages.

The names are those of ``core/telling.py``; nothing here has a language. A log is made from what one observer was told,
and from nothing else: ``telling_walk.py`` finds the way the game took, ``telling_turn.py``, ``telling_sail.py``,
``telling_challenge.py`` and ``telling_stack.py`` put it into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settemari.core.events import ASKED, ENDED, apply_event
from settemari.core.game import Outcome
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.telling import Line
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_answers import strides_of
from settemari.games.arrr.telling_asking import answer_message, awaited_message, help_message, question_message
from settemari.games.arrr.telling_log import COLLECTED, Log
from settemari.games.arrr.telling_preview import passing_messages, preview_messages
from settemari.games.arrr.telling_refusals import refusal_message
from settemari.games.arrr.telling_walk import LOST, Event, Stride, records_in, warn_of
from settemari.games.arrr.telling_words import AREAS, ending_message
from settemari.locales.message import Message

__all__ = [
    "AREAS",
    "Line",
    "Teller",
    "answer_message",
    "awaited_message",
    "help_message",
    "outcome_message",
    "passing_messages",
    "preview_messages",
    "question_message",
    "refusal_message",
]


class Teller:
    """The log of one observer, a seat or the spectator."""

    def __init__(self, setup: Setup, start: View) -> None:
        assert isinstance(setup, ArrrSetup)
        self.setup = setup
        self.view = start.copy()  # what the observer saw when the last line was told
        self._heard: list[Event] = []  # since then

    def tell(self, events: Iterable[Event]) -> list[Line]:
        """The lines that these events add. What comes before a question is told with it: causes need their effects.

        What takes somebody several answers (recruiting, equipping, losing three cards) is told when it is over.
        """
        lines: list[Line] = []
        for event in events:
            self._heard.append(event)
            if event[0] == ENDED or (event[0] == ASKED and not self._goes_on(event)):
                lines += self._told()
        return lines

    def _told(self) -> list[Line]:
        """The lines of what was heard. A log is there to be read: where its way is lost, less is told, and the game
        goes on. That is a mistake of ours, so there is a warning; where warnings are errors, as in tests, it is one.
        """
        before, events = self.view.copy(), self._heard
        self._heard = []
        for event in events:
            apply_event(self.view, event)
        try:
            return Log(self.setup, strides_of(self.setup, before, events)).tell()
        except Exception as error:
            warn_of(before, error)
            return Log(self.setup, [Stride(LOST, before, tuple(events), self.view.copy())]).tell()

    def _goes_on(self, event: Event) -> bool:
        """Whether somebody is asked the same once more, because there is more to choose."""
        now, then = self.view.agenda_records(), records_in(event)
        return (
            self.view.depth() > 0
            and len(now) == len(then)
            and now[-1][:2] == then[-1][:2]
            and now[-1][0] in COLLECTED
            and len(self._heard) > 1
        )


def outcome_message(setup: Setup, outcome: Outcome, view: View) -> Message:
    """Who won, and why."""
    winners: Sequence[int] = outcome.winners
    return ending_message(setup, view, outcome.ending, winners)
