"""What can stand in the log of a table. A table *is* its log: whoever reads it from the first line on has the table.

Every line is one of these, as JSON. What everybody may know and what nobody may know yet (the server's part of the
luck, answers to a question that is open) stand side by side: the log never leaves the server.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from settemari.server.settings import Settings

Why = Literal["left", "away", "removed", "resigned"]
By = Literal["person", "bot", "clock", "order"]


class Line(msgspec.Struct, frozen=True, tag_field="kind", tag=lambda name: name.lower()):
    """The base of them all; its kind is the name of the class in small letters."""


class Opened(Line, frozen=True):
    """A table stands ready. ``part`` is the server's half of the luck, whose hash everybody is shown from now on."""

    code: str
    host: str  # a guest
    settings: Settings
    variant: str  # the digest it is kept under
    rules: int  # the number of the rules it is played by
    part: bytes
    after: str = ""  # the table this is the rematch of


class Changed(Line, frozen=True):
    """The host has other wishes, before the game."""

    settings: Settings
    variant: str


class Sat(Line, frozen=True):
    """Somebody took a seat, or took their own back from a bot. ``nonce`` is their half of the luck."""

    seat: int
    guest: str
    name: str
    nonce: bytes


class Moved(Line, frozen=True):
    """A seat goes on at another device, with another guest: a one-time code was redeemed."""

    seat: int
    guest: str


class Stood(Line, frozen=True):
    """A seat is free again, before the game: its guest left, or the host has removed somebody."""

    seat: int


class Manned(Line, frozen=True):
    """A bot has a seat: from the beginning (``why`` is empty), or for somebody who cannot or will not play on."""

    seat: int
    level: int
    why: Why | Literal[""] = ""


class Ready(Line, frozen=True):
    """Somebody says to be ready, or not yet. A ``nonce`` takes the place of the one they had."""

    seat: int
    ready: bool
    nonce: bytes = b""


class Locked(Line, frozen=True):
    """Nobody else may sit down, or again they may."""

    locked: bool


class Shown(Line, frozen=True):
    """Whether people may watch who have no seat."""

    spectators: bool


class Hosted(Line, frozen=True):
    """Somebody else is the host now."""

    guest: str


class Dealt(Line, frozen=True):
    """The game begins. Its seed follows from the server's part and everybody's nonces."""


class Answered(Line, frozen=True, omit_defaults=True):
    """An answer to a question, in order of arrival; several codes for a draft.

    The first answer to a question also holds how its writer saw the table: a digest, by which a server with other rules
    notices that they are others, and what has happened since the last such line, to show a game it cannot play.
    """

    question: int
    seat: int
    codes: tuple[int, ...]
    by: By = "person"
    digest: str = ""
    events: tuple[tuple[int, ...], ...] = ()


class Ordered(Line, frozen=True):
    """What a seat answers from now on without being prompted. Nobody else is told."""

    seat: int
    orders: dict[str, object]


class Held(Line, frozen=True):
    """A seat wants more time at a moment at which everybody may answer, whatever it holds."""

    seat: int
    question: int


class Wished(Line, frozen=True):
    """A seat would end the game here, or go back to a question; or would rather not. All of them together do."""

    seat: int
    what: Literal["end", "undo"]
    yes: bool
    question: int = 0  # to which one would go back


class Declined(Line, frozen=True):
    """A seat would rather not do what others propose: it is dropped, and everybody is told who would not."""

    seat: int
    question: int  # to which they would go back; 0: they would end the game here
    asked: int  # which question was open then


class Undone(Line, frozen=True):
    """Everybody has agreed to go back to a question. What nobody has seen is shuffled anew."""

    question: int


class Bet(Line, frozen=True):
    """Who is out of the game says who will win it."""

    seat: int
    on: int


class Over(Line, frozen=True, omit_defaults=True):
    """The game has ended by its rules. It follows from the answers; here it is for those who read no games."""

    ending: str
    winners: tuple[int, ...]
    events: tuple[tuple[int, ...], ...] = ()  # what has happened since the last line that holds any


class Followed(Line, frozen=True):
    """Those who played here play once more, at another table."""

    code: str


class Closed(Line, frozen=True, omit_defaults=True):
    """The game ends without an ending of its own: agreed on, or its rules are no longer played."""

    why: Literal["agreed", "rules"]
    events: tuple[tuple[int, ...], ...] = ()  # as in Over


AnyLine = (
    Opened | Changed | Sat | Moved | Stood | Manned | Ready | Locked | Shown | Hosted | Dealt
    | Answered | Ordered | Held | Wished | Declined | Undone | Bet | Over | Followed | Closed
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyLine] = msgspec.json.Decoder(AnyLine)


def kind_of(line: AnyLine) -> str:
    return type(line).__name__.lower()


def written(line: AnyLine) -> bytes:
    return _encoder.encode(line)


def read(body: bytes) -> AnyLine:
    """A line as it was written; raises ``msgspec.ValidationError`` for anything else."""
    return _decoder.decode(body)
