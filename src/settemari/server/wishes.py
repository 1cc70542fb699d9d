"""What anybody can ask of a table, as it comes from a client: over HTTP, over a WebSocket, or from a form.

A wish is JSON, and says in ``do`` what it is. Each knows how it is decided (``deciding.py``); those that leave no line
in the log (``Emote``, ``Say``, ``Seen``) are passed on by whoever serves the table.

    {"do": "answer", "seat": 0, "question": 12, "answers": ["place wood-3 on pink"]}
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from settemari.core.notation.matchfile import LONGEST_NAME
from settemari.server import deciding
from settemari.server.deciding import LONGEST_NONCE, USUAL_LEVEL, Lines
from settemari.server.settings import Settings
from settemari.server.table import Table

MOST_ANSWERS = 64  # actions in a draft
LONGEST_TEXT = 300  # letters of what somebody says

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9, description="A seat, from 0 on.")]
QuestionNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000, description="The number of a question.")]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, description="What somebody is called.")]
LevelNumber = Annotated[int, msgspec.Meta(ge=1, le=5, description="How strong a bot is.")]
Nonce = Annotated[bytes, msgspec.Meta(max_length=LONGEST_NONCE, description="Somebody's own part of the luck, base64.")]
Code = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Answers = Annotated[
    tuple[Code | ActionText, ...],
    msgspec.Meta(
        min_length=1, max_length=MOST_ANSWERS, description="Actions by code or in words, several for a draft."
    ),
]

EmoteName = Literal[
    "ahoy", "arrr", "thanks", "sorry", "well-played", "hurry", "oops", "haha", "luck", "shark", "thinking", "farewell"
]  # fmt: skip


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=lambda name: name.lower()):
    """The base of them all; what it does is the name of the class in small letters."""

    def decide(self, table: Table, guest: str) -> Lines:
        """The lines that the log gets for it; raises what stands against it."""
        raise NotImplementedError


# -- before the game -------------------------------------------------------------------------------------------------


class Sit(Wish, frozen=True):
    """Take a free seat, or one's own back from the bot that plays it."""

    name: Name
    nonce: Nonce = b""
    seat: SeatNumber | None = None

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.sitting(table, guest, self.name, self.nonce, self.seat)


class Ready(Wish, frozen=True):
    """Be ready to begin, or not yet."""

    seat: SeatNumber
    ready: bool = True
    nonce: Nonce = b""

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.readying(table, guest, self.seat, self.ready, self.nonce)


class Deal(Wish, frozen=True):
    """The host lets the game begin."""

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.dealing(table, guest)


# -- the host --------------------------------------------------------------------------------------------------------


class Change(Wish, frozen=True):
    """The host wants the table otherwise, before the game."""

    settings: Settings

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.changing(table, guest, self.settings)


class Man(Wish, frozen=True):
    """The host gives a free seat to a bot."""

    seat: SeatNumber
    level: LevelNumber = USUAL_LEVEL

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.manning(table, guest, self.seat, self.level)


class Lock(Wish, frozen=True):
    """The host lets nobody else sit down, or again lets them."""

    locked: bool = True

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.locking(table, guest, self.locked)


class Show(Wish, frozen=True):
    """The host lets people watch who have no seat, or does not."""

    spectators: bool

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.showing(table, guest, self.spectators)


class Host(Wish, frozen=True):
    """The host hands hosting over to who has that seat."""

    seat: SeatNumber

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.hosting(table, guest, self.seat)


class Remove(Wish, frozen=True):
    """The host removes somebody; in a game a bot goes on."""

    seat: SeatNumber
    level: LevelNumber = USUAL_LEVEL

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.removing(table, guest, self.seat, self.level)


# -- during the game -------------------------------------------------------------------------------------------------


class Answer(Wish, frozen=True):
    """Answer a question; ``undos`` is how often everybody has agreed to go back by then."""

    seat: SeatNumber
    question: QuestionNumber
    answers: Answers
    undos: QuestionNumber = 0

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.answering(table, guest, self.seat, self.question, self.answers, self.undos)


class Order(Wish, frozen=True):
    """Standing orders: what a seat answers without being prompted (docs/protocol.md)."""

    seat: SeatNumber
    orders: dict[str, object]

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.ordering(table, guest, self.seat, self.orders)


class Hold(Wish, frozen=True):
    """Have more time to answer."""

    seat: SeatNumber
    question: QuestionNumber

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.holding(table, guest, self.seat, self.question)


class Leave(Wish, frozen=True):
    """Get up; in a game a bot goes on until one comes back."""

    seat: SeatNumber
    level: LevelNumber = USUAL_LEVEL

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.leaving(table, guest, self.seat, self.level)


class Resign(Wish, frozen=True):
    """Give up; a bot goes on."""

    seat: SeatNumber
    level: LevelNumber = USUAL_LEVEL

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.resigning(table, guest, self.seat, self.level)


class Call(Wish, frozen=True):
    """Call a bot for somebody who has been away for too long."""

    seat: SeatNumber
    level: LevelNumber = USUAL_LEVEL


class End(Wish, frozen=True):
    """Would end the game here, or rather not. Once everybody says so it is over."""

    seat: SeatNumber
    end: bool = True

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.wishing(table, guest, self.seat, self.end)


class Undo(Wish, frozen=True):
    """Would go back to a question, or rather not. Once everybody says so that is done."""

    seat: SeatNumber
    question: QuestionNumber = 0
    yes: bool = True

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.undoing(table, guest, self.seat, self.question, self.yes)


class Decline(Wish, frozen=True):
    """Would rather not go back to that question, or (0) not end the game here, as others propose: it is dropped."""

    seat: SeatNumber
    question: QuestionNumber = 0

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.declining(table, guest, self.seat, self.question)


class Bet(Wish, frozen=True):
    """Who is out of a game that goes on says who will win, once and for all."""

    seat: SeatNumber
    on: SeatNumber

    def decide(self, table: Table, guest: str) -> Lines:
        return deciding.betting(table, guest, self.seat, self.on)


# -- what stands in no log -------------------------------------------------------------------------------------------


class Emote(Wish, frozen=True):
    """Say something that everybody reads in their own language."""

    seat: SeatNumber
    emote: EmoteName


class Say(Wish, frozen=True):
    """Say something in one's own words, where the host allows it."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]


class Seen(Wish, frozen=True):
    """The last beat that somebody has looked at: what comes after it is new to them."""

    seat: SeatNumber
    beat: QuestionNumber


AnyWish = (
    Sit | Ready | Deal | Change | Man | Lock | Show | Host | Remove
    | Answer | Order | Hold | Leave | Resign | Call | End | Undo | Decline | Bet | Emote | Say | Seen
)  # fmt: skip
