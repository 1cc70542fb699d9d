"""What comes over the wire, for type checkers and editors; docs/protocol.md tells what it all means.

Whatever a server adds later comes along in the same dictionaries, without a name here.
"""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

VERSION = 1  # of the protocol that this client speaks

Wish = dict[str, Any]  # {"do": "emote", "seat": 0, "emote": "ahoy"}
Event = list[int]
Told = dict[str, Any]  # a message: its key and arguments (messages.py makes one of it that can be said)


class Settings(TypedDict, total=False):
    """What a table is opened with, beside the game and the number of seats."""

    variant: str
    tables: dict[str, Any] | None
    clock: dict[str, int]
    fuse: int
    visibility: Literal["link", "lobby"]
    spectators: bool
    chat: bool
    first: int | None


class Seat(TypedDict):
    """Who sits there, and what they would like."""

    name: str
    free: bool
    person: bool
    bot: int
    why: str
    ready: bool
    ends: bool
    undo: int
    bet: int | None
    holds: int
    banked: float


class Luck(TypedDict):
    """Where the luck of a game came from, in hexadecimal digits (fairness.py checks it)."""

    part: str
    nonces: list[str]
    seed: str


class Award(TypedDict):
    """Something remarkable that a seat has done."""

    seat: int
    text: Told


class End(TypedDict):
    """How it ended: by the rules, or ``closed`` without an ending of its own."""

    luck: Luck
    closed: NotRequired[str]
    ending: NotRequired[str]
    rule: NotRequired[str]
    winners: NotRequired[list[int]]
    text: NotRequired[Told]
    awards: NotRequired[list[Award]]


class Declined(TypedDict):
    """Who would rather not do what others proposed last: going back to a question, or (0) ending the game."""

    number: int
    seat: int
    question: int
    asked: int


class Room(TypedDict):
    """What everybody may know of a table besides its game."""

    code: str
    game: str
    stage: Literal["waiting", "playing", "ended"]
    settings: dict[str, Any]
    rules: int
    host: list[int]
    locked: bool
    spectators: bool
    promise: str
    undos: int
    declined: Declined | None
    seats: list[Seat]
    next: str
    end: NotRequired[End]


class You(TypedDict):
    """Which seats are one's own, and whether one is the host."""

    seats: list[int]
    host: bool


class Beat(TypedDict):
    """What happened before a question, or before the end."""

    number: int
    events: list[Event]
    log: list[Told]


class View(TypedDict):
    """The table as a seat sees it (cells.py reads it)."""

    beat: int
    cells: list[int]
    facts: list[list[int]]
    gauges: NotRequired[dict[str, Any]]  # if they were asked for, and the game has any


class Changes(TypedDict):
    """What has changed of a view that one has: a cell, what it holds now, the next cell and so on."""

    beat: int
    changes: list[int]
    facts: NotRequired[list[list[int]]]
    gauges: NotRequired[dict[str, Any]]


class Asked(TypedDict):
    """The open question; what is not required comes only to a seat that it asks."""

    number: int
    undos: int
    name: str
    rule: str
    seats: list[int]
    answered: list[int]
    awaited: Told
    moment: bool
    asked: float
    held: NotRequired[int]
    text: NotRequired[Told]
    help: NotRequired[Told]
    codes: NotRequired[list[int]]
    prompt: NotRequired[bool]
    mine: NotRequired[list[int]]
    by: NotRequired[float | None]


class EyeNews(TypedDict):
    """What is new to one seat, or to a spectator (``seat`` is None)."""

    seat: int | None
    back: NotRequired[int]
    beats: NotRequired[list[Beat]]
    view: NotRequired[View | Changes]
    clocked: NotRequired[dict[str, list[int]]]
    question: NotRequired[dict[str, Any]]  # Asked, or what has changed in it; empty: there is none any more
    orders: NotRequired[dict[str, Any]]


class Reply(TypedDict):
    """What became of a wish."""

    id: int
    void: NotRequired[bool]
    problem: NotRequired[dict[str, Any]]
    offer: NotRequired[Offer | None]


class Word(TypedDict):
    """What somebody said."""

    seat: int
    emote: NotRequired[str]
    text: NotRequired[str]


class Frame(TypedDict, total=False):
    """One message of a stream: whatever has changed."""

    version: int
    now: float
    room: Room
    you: You
    eyes: list[EyeNews]
    presence: list[bool]
    replies: list[Reply]
    said: list[Word]
    away: bool


class Refusal(TypedDict):
    """Why something cannot be answered."""

    rule: str
    why: Told


class Case(TypedDict):
    """What would happen, if the one hidden piece it hangs on were that; ``given`` is None if it hangs on none."""

    given: str | None
    events: list[Event]
    cut: bool


class Option(TypedDict):
    """Something that could be answered: with what would happen, or why it cannot be."""

    code: int
    action: str
    text: Told
    preview: NotRequired[list[Told]]
    foretold: NotRequired[list[Case]]
    gauges: NotRequired[dict[str, Any]]  # as they would be then, where only one thing can happen
    refused: NotRequired[Refusal]


class Offer(TypedDict):
    """Everything that a seat could answer now."""

    question: int
    draft: list[int]
    name: str
    rule: str
    options: list[Option]


class Place(TypedDict):
    """Where pieces lie, in the cells of a view."""

    name: str
    owner: int
    form: int
    sight: int
    start: int
    capacity: int
    kinds: list[str]


class LayoutTold(TypedDict):
    """What the cells of a view are."""

    seats: list[str]
    counters: list[str]
    agenda: int
    steps: dict[str, str]
    places: list[Place]
    numbers: dict[str, Any]
    constants: dict[str, Any]


class AnswerTold(TypedDict):
    """An answer that counted."""

    seat: int
    action: str
    text: Told


class Start(TypedDict):
    """The table before the first event."""

    cells: list[int]
    facts: list[list[int]]


class ReplayBeat(Beat):
    """A beat of a replay; ``asked``: what question it led to, and whom; None at the end."""

    asked: dict[str, Any] | None
    gauges: NotRequired[dict[str, Any]]
    answers: NotRequired[list[AnswerTold]]


class Replay(TypedDict):
    """A whole game, as somebody saw it: the events of its beats lead on from its start."""

    layout: LayoutTold
    start: Start
    beats: list[ReplayBeat]
    end: End | None
