"""The shapes of the gauges, as they travel (docs/protocol.md): plain data, and messages for what is said in words."""

from __future__ import annotations

from typing import Literal, TypedDict

from settemari.games.arrr import gist
from settemari.games.arrr.deck_told import CAPTAIN, CREW, EVENT, EXPLORATION, CardRef
from settemari.locales.message import Message

# The pack of the card that a number comes from.
PACK_OF_SOURCE = {
    gist.PRINTED: EXPLORATION,
    gist.CREW: CREW,
    gist.CAPTAIN: CAPTAIN,
    gist.EVENT: EVENT,
    gist.NEIGHBOUR: EXPLORATION,
}


class Part(TypedDict):
    amount: int
    source: str
    card: CardRef | None  # None: the rules say so, or it was played for this roll


class Sum(TypedDict):
    """A number and what it is made of. Where that adds up to less than the rules allow, the total is the least."""

    total: int
    parts: list[Part]


class TestGauge(TypedDict):
    """A test as it stands now, for whoever looks; for a spectator, that of the player on turn."""

    trait: str
    difficulty: Sum
    dice: Sum
    chances: list[int]  # in hundredths, with 0, 1, 2... doubloons to cheat with


class LastingGauge(TypedDict):
    """A permanent event in play (P7.7)."""

    spot: int  # of the place ``lasting``
    card: CardRef
    by: int
    text: Message


class SeaGauge(TypedDict):
    """An exploration of the row."""

    kind: int
    tests: list[TestGauge]
    doubloons: Sum
    chances: list[int]  # to pass all its tests
    met: bool | None  # whether its condition holds (P3.1); None: it has none
    faced: bool
    sinking: bool
    lasting: list[LastingGauge]


class CrewGauge(TypedDict):
    spot: int
    kind: int
    exhausted: bool
    lasting: list[LastingGauge]


class CaptainGauge(TypedDict):
    kind: int
    exhausted: bool


class HandGauge(TypedDict):
    """How many cards of each sort: their backs differ (P0.4)."""

    crew: int
    events: int


class CollectionGauge(TypedDict):
    symbol: str
    name: Message | str
    kinds: list[int]
    points: int


class KnownGauge(TypedDict):
    """At least so many of a hand are among these cards."""

    cards: list[CardRef]
    least: int


class SeatGauge(TypedDict):
    traits: list[Sum]
    coins: int
    staked: int
    staked_card: int | None
    shield: int
    captain: CaptainGauge | None
    crew: list[CrewGauge]
    hand: HandGauge
    collections: list[CollectionGauge]
    fame_cards: int
    fame_kinds: list[int] | None  # None: whoever looks is not shown them (P0.4)
    fame: int | None
    points: int | None
    in_port: bool
    lasting: list[LastingGauge]
    known: list[KnownGauge]


class FaceGauge(TypedDict):
    face: str
    good: bool


class RollGauge(TypedDict):
    seat: int
    dice: Sum | int  # before the throw, what it will be; after it, how many lie there
    faces: list[FaceGauge]
    successes: int
    coins: int
    cheat: Sum
    chances: list[int]  # of passing the test; a challenge has none


class DuelGauge(TypedDict):
    """A challenge as it stands; after the throw, as the dice lie."""

    opponent: int
    trait: str
    mine: Sum
    theirs: Sum
    win: int
    tie: int
    loss: int


class SailGauge(TypedDict):
    sort: Literal["sail"]
    seat: int
    kind: int | None
    test: int  # from 0 on; as many as there are once all are passed
    tests: int
    trait: str | None
    needed: int
    difficulty: Sum | None
    rolls: list[RollGauge]


class RaidGauge(TypedDict):
    sort: Literal["raid"]
    seat: int
    loot: Sum
    rolls: list[RollGauge]


class PrizeGauge(TypedDict, total=False):
    """Doubloons, or a collection card."""

    coins: int
    kind: int


class ChallengeGauge(TypedDict):
    sort: Literal["challenge"]
    seat: int
    opponent: int
    trait: str
    accepted: bool
    prize: PrizeGauge
    counter: PrizeGauge | None
    odds: DuelGauge
    rolls: list[RollGauge]


class Aim(TypedDict, total=False):
    """Where on the table something is aimed: ``sort`` says what of the rest there is."""

    sort: str
    seat: int
    kind: int
    spot: int
    number: int


class StackGauge(TypedDict):
    number: int  # from the bottom, 1 being the first played
    seat: int
    card: CardRef
    what: Message
    text: Message
    target: Message | None
    aim: Aim | None
    named: list[Message]
    stage: str  # naming, waiting, happening
    effect: int


class OrderTarget(TypedDict):
    """What an own card could be aimed at, and the number that armed cards name it by."""

    target: int
    aim: Aim


class OrderCard(CardRef):
    """An own card that standing orders can be about (orders.py)."""

    order: int  # the number that they know it by: ``card_of`` an answer that plays it
    effect: int  # what it puts on the stack
    targets: list[OrderTarget]


class Piles(TypedDict):
    crew: int
    events: int
    explorations: int


class RefusalGauge(TypedDict):
    crew: int
    coins: int


class Gauges(TypedDict):
    round: int
    rounds: int
    turn: int | None
    phase: str
    supply: int
    raid: Sum
    decks: Piles
    discards: Piles
    row: list[SeaGauge]
    seats: list[SeatGauge]
    action: SailGauge | RaidGauge | ChallengeGauge | None
    stack: list[StackGauge]
    passing: list[Message]
    lasting: list[LastingGauge]
    duels: list[DuelGauge]
    refusal: RefusalGauge | None
    orderable: list[OrderCard]


def sum_told(total: gist.Sum) -> Sum:
    return {"total": total.total, "parts": [_part(part) for part in total.parts]}


def _part(part: gist.Part) -> Part:
    card: CardRef | None = {"pack": PACK_OF_SOURCE[part.source], "kind": part.card} if part.card >= 0 else None
    return {"amount": part.amount, "source": part.source, "card": card}
