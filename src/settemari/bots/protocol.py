"""The line protocol: what a program at a seat is told, and how its answers are read (docs/bot-protocol.md).

A line is a JSON object. Everything that is sent is made from the seat's own view and from the events it heard: this
module has no way to the state. Nothing here starts a process or waits.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from settemari.core.errors import WrongNumber
from settemari.core.game import Game
from settemari.core.notation.eventline import event_text
from settemari.core.notation.position import view_of
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant
from settemari.locales.message import say

PROTOCOL: Final = 1
LONGEST_LINE: Final = 4096  # bytes of a line that a program sends
SHORTEST, LONGEST = 0.01, 3600.0  # seconds that can be set for a choice
Event = tuple[int, ...]


class Limits(NamedTuple):
    """How long a program may take, in seconds: to be ready, and for each choice."""

    start: float = 20.0
    choice: float = 10.0

    @classmethod
    def for_choices(cls, seconds: float) -> Limits:
        """So many seconds for each choice; raises WrongNumber."""
        if not SHORTEST <= seconds <= LONGEST:
            raise WrongNumber(seconds, say("error-bot-seconds", low=str(SHORTEST), high=str(LONGEST)))
        return cls(choice=seconds)


class Asked(NamedTuple):
    """What a program may answer now: the number of the question, the codes, and the same in words."""

    number: int
    codes: Sequence[int]
    actions: Sequence[str]


class Nonsense(Exception):
    """A line that is no answer to what was asked."""


class Wording:
    """What one seat of a table is told, as lines."""

    def __init__(self, game: Game, variant: Variant, setup: Setup, seat: int, limits: Limits) -> None:
        self._game = game
        self._variant = variant
        self._setup = setup
        self._seat = seat
        self._limits = limits

    def hello(self, again: int) -> bytes:
        """The first line. ``again``: how often a program was started for this seat before, in this game."""
        words = self._game.seat_words
        return _line(
            type="hello",
            protocol=PROTOCOL,
            game=self._game.id,
            rules=self._game.rules_number,
            seats=list(words[: int(self._setup.layout.seats)]),
            seat=words[self._seat],
            again=again,
            seconds={"start": self._limits.start, "choice": self._limits.choice},
            variant=self._variant.tables(),
        )

    def asked(self, number: int, view: View, codes: Sequence[int]) -> Asked:
        """A question to the seat, with its options in the words of records."""
        step = int(view.step())
        return Asked(number, codes, [str(self._game.action(self._setup, step, code)) for code in codes])

    def question(self, asked: Asked, view: View, heard: Sequence[Event]) -> bytes:
        """What the seat is asked, what it may answer, what it heard since the last question, and what it sees."""
        name, rule = self._game.asked(int(view.step()))
        return _line(
            type="question",
            number=asked.number,
            choices=len(asked.actions),
            name=name,
            rule=rule,
            options=list(asked.actions),
            heard=self._told(heard),
            view=self._seen(view),
        )

    def missed(self, number: int, why: str, action: str) -> bytes:
        """That a choice was lost, why, and what was answered instead."""
        return _line(type="missed", number=number, why=why, action=action)

    def goodbye(self, view: View, heard: Sequence[Event]) -> bytes:
        """The last line: how the game ended."""
        outcome = self._game.outcome(view)
        told = None
        if outcome is not None:
            winners = [self._game.seat_words[seat] for seat in outcome.winners]
            told = {"ending": outcome.ending, "rule": outcome.rule, "winners": winners}
        return _line(type="goodbye", outcome=told, heard=self._told(heard), view=self._seen(view))

    def _told(self, heard: Sequence[Event]) -> list[str]:
        return [event_text(self._game, self._setup, event) for event in heard]

    def _seen(self, view: View) -> dict[str, object]:
        """The view in the form of a position; its variant, which never changes, was in the hello."""
        assert view.seat == self._seat
        return {name: value for name, value in view_of(self._game, self._variant, view).items() if name != "variant"}


def read_ready(line: bytes) -> None:
    """The answer to the hello; raises Nonsense."""
    told = _read(line)
    if told.get("type") != "ready" or told.get("protocol") != PROTOCOL or isinstance(told["protocol"], bool):
        raise Nonsense


def read_answer(line: bytes, asked: Asked) -> int | None:
    """The code that was answered; None for an answer to an earlier question; raises Nonsense."""
    told = _read(line)
    number, option, action = told.get("number"), told.get("option"), told.get("action")
    if told.get("type") != "answer" or type(number) is not int or number > asked.number:
        raise Nonsense
    if number < asked.number:
        return None
    if (option is None) == (action is None):
        raise Nonsense
    if type(option) is int and 0 <= option < len(asked.codes):
        return asked.codes[option]
    if isinstance(action, str) and action in asked.actions:
        return asked.codes[asked.actions.index(action)]
    raise Nonsense


def _line(**told: object) -> bytes:
    """One line: no blanks, letters beyond ASCII escaped, so that any program can take it apart."""
    return json.dumps(told, separators=(",", ":")).encode("ascii") + b"\n"


def _read(line: bytes) -> dict[str, object]:
    try:
        told = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):  # no text, no JSON, lists within lists within lists
        raise Nonsense from None
    if not isinstance(told, dict):
        raise Nonsense
    return told
