"""Anything at all read as a position of Arrr!!!: it is refused as one of our errors, or it can be played to its end.

Positions of real games are changed as any text (tests/records), and by somebody who knows the table: cards change their
places, doubloons their owners, and records of the agenda are added, changed and taken away, with numbers that mean
something.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from settemari.core.notation.position import position_of, view_of
from settemari.core.setup import Setup
from settemari.games.arrr import codes as c
from settemari.games.arrr import words
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.game import cards_of
from tests.arrr.positions import TABLES
from tests.records.positions import states
from tests.records.test_position_fuzz import attempt, break_it, broken_text, try_out
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

SHARDS = 8
SIZE = pick(20, 3_000)  # inputs of a shard
SAMPLES = pick(6, 40)
STEPS = list(words.STEP_WORDS.values())

Told = dict[str, Any]


class Sample:
    """A position or a view of some game, and the cards it is played with."""

    def __init__(self, luck: random.Random) -> None:
        game, variant, seats, told = TABLES[luck.choice(list(TABLES))]
        setup: Setup = game.setup(seats, variant)
        self.cards: Deck = cards_of(setup)
        self.seats = list(words.SEAT_WORDS[:seats])
        found = list(states(setup, luck.randrange(1000)))
        deep = [state for state in found if state.depth() > 2]  # those with something on the stack are the rare ones
        state = luck.choice(deep if deep and luck.random() < 0.6 else found)
        self.is_view = luck.random() < 0.2
        if self.is_view:
            position = view_of(game, variant, state.view(luck.randrange(-1, seats)))
        else:
            position = position_of(game, variant, seats, state)
        self.text = json.dumps(position | {"variant": told})


# -- by somebody who knows the table -----------------------------------------------------------------------------


def a_seat(sample: Sample, luck: random.Random) -> str:
    return luck.choice(sample.seats)


def piece(lying: Any) -> str:
    """The card on a spot, said at length or in short."""
    return str(lying["piece"] if isinstance(lying, dict) else lying)


def a_number(sample: Sample, luck: random.Random) -> int:
    """Something that a or b of a record may be."""
    effect = luck.randrange(len(sample.cards.effects))
    spot = luck.choice((0, 0, 1, 2, 3, 4, c.CAPTAIN_SPOT, c.SPOT_GONE)) << c.SPOT_SHIFT
    return luck.choice(
        (
            luck.randrange(-1, 6),
            luck.randrange(int(sample.cards.explorations)),
            effect,
            effect | luck.randrange(4) << c.DONE_SHIFT,
            luck.choice((0, luck.randrange(1, 6), luck.randrange(70))) | spot,
            luck.randrange(4) | luck.randrange(1, 5) << c.OWN_PRIZE_SHIFT | luck.randrange(5) << c.OTHER_PRIZE_SHIFT,
            luck.randrange(1 << 21),
        )
    )


def change_record(position: Told, sample: Sample, luck: random.Random) -> None:
    record = luck.choice(position["agenda"])
    what = luck.choice(("step", "seat", "a", "b", "b"))
    value: object = a_number(sample, luck)
    if what == "step":
        value = luck.choice(STEPS)
    elif what == "seat":
        value = a_seat(sample, luck)
    elif luck.random() < 0.4:
        shifts = (c.DONE_SHIFT, c.NAMED_SHIFT, c.SPOT_SHIFT, c.NEXT_SHIFT)
        value = record.get(what, 0) + luck.choice((-2, -1, 1, 2, *(1 << shift for shift in shifts)))
    record[what] = value


def add_record(position: Told, sample: Sample, luck: random.Random) -> None:
    record: Told = {"step": luck.choice(STEPS), "seat": a_seat(sample, luck)}
    if luck.random() < 0.5:
        record |= {"a": a_number(sample, luck), "b": luck.choice((0, a_number(sample, luck)))}
    agenda = position["agenda"]
    agenda.insert(luck.choice((len(agenda), luck.randrange(len(agenda) + 1))), record)


def take_record(position: Told, sample: Sample, luck: random.Random) -> None:
    if len(position["agenda"]) > 1:
        position["agenda"].pop(luck.randrange(len(position["agenda"])))


def play_an_event(position: Told, sample: Sample, luck: random.Random) -> None:
    """From wherever it lies onto the stack, as the rules tell of it."""
    rows = [row for key, row in position["places"].items() if key.startswith("event") and isinstance(row, list) and row]
    if not rows:
        return
    row = luck.choice(rows)
    event = row.pop(luck.randrange(len(row)))
    if event in sample.cards.event_ids:
        position["places"]["stack"].append(event)
        effect = int(sample.cards.event_effects[sample.cards.event_ids.index(event)])
        put_on_stack(position, sample, luck, a_seat(sample, luck), effect, 0)


def use_an_ability(position: Told, sample: Sample, luck: random.Random) -> None:
    """That of an equipped card, or of one that has left, or of a captain."""
    seat = a_seat(sample, luck)
    cards = sample.cards
    used: list[tuple[int, int]] = []
    for spot, lying in enumerate(position["places"][f"area of {seat}"]):
        if lying is not None and piece(lying) in cards.crew_ids:  # a view may have it hidden by now
            used.append((int(cards.crew_effects[cards.crew_ids.index(piece(lying))]), spot))
    captain = position["places"]["captain"][sample.seats.index(seat)]
    if captain is not None:
        used.append((int(cards.captain_effects[cards.captain_ids.index(piece(captain))]), int(c.CAPTAIN_SPOT)))
    used.append((int(luck.choice([effect for effect in cards.crew_effects if effect >= 0])), int(c.SPOT_GONE)))
    effect, spot = luck.choice(used)
    if effect >= 0:
        put_on_stack(position, sample, luck, seat, effect, spot)


def put_on_stack(position: Told, sample: Sample, luck: random.Random, seat: str, effect: int, spot: int) -> None:
    target = int(sample.cards.effects[effect].target)
    aims = {
        c.NO_TARGET: [0],
        c.PIRATE: [1 + sample.seats.index(record["seat"]) for record in position["agenda"][:1]],
        c.EXPLORATION: [1 + sample.cards.exploration_ids.index(card) for card in position["places"]["seas"]],
        c.LASTING_EVENT: [1 + spot for spot, lying in enumerate(position["places"]["lasting"]) if lying],
    }.get(target, list(range(1, 6)))
    if c.CREW <= target <= c.RIVAL_CREW:
        aims = [
            1 + int(c.crew_on(owner, place))
            for owner, seat in enumerate(sample.seats)
            for place, lying in enumerate(position["places"][f"area of {seat}"])
            if lying
        ]
    record: Told = {"step": "stack", "seat": seat, "a": effect, "b": luck.choice([*aims, 0]) | spot << c.SPOT_SHIFT}
    agenda = position["agenda"]
    agenda.append(record)
    named = luck.random() < 0.6
    amount = int(sample.cards.effects[effect].own_amount)
    for place in range(amount if named else 0):  # P7.5
        name = luck.choice((1, 2, luck.randrange(1, c.NAME_MASK + 1)))
        record["a"] += name << c.NAMED_SHIFT + place * c.NAME_BITS
    if luck.random() < 0.4:
        count = int(sample.cards.effects[effect].count)
        record |= {"step": "effect", "a": record["a"] | luck.randrange(count + 1) << c.DONE_SHIFT}
    elif amount and not named and luck.random() < 0.5:
        record["step"] = "naming"


def change_counter(position: Told, sample: Sample, luck: random.Random) -> None:
    counters = position["counters"]
    name = luck.choice(list(counters))
    value = luck.choice((-1, 0, 1, 2, 3, 4, 8, 15, 16, 129, 32768))
    if isinstance(counters[name], list):
        at = luck.randrange(len(counters[name]))
        counters[name][at] = a_seat(sample, luck) if name == "by" else value
    else:
        counters[name] = a_seat(sample, luck) if name == "first" else value


def move_doubloons(position: Told, sample: Sample, luck: random.Random) -> None:
    counters = position["counters"]
    there = luck.choice((counters["coins"], counters["staked"]))
    seat = luck.randrange(len(sample.seats))
    coins = luck.randrange(-2, 3)
    if luck.random() < 0.5:
        counters["supply"] -= coins
    else:
        counters["coins"][luck.randrange(len(sample.seats))] -= coins
    there[seat] += coins


def move_a_card(position: Told, sample: Sample, luck: random.Random) -> None:
    """From one place to another where such a card can lie."""
    packs = (("crew", "area"), ("event", "stack", "lasting"), ("chest", "stake", "sea", "sunk"), ("captain",))
    pack = luck.choice(packs)
    keys = [key for key in position["places"] if key.startswith(pack) and not isinstance(position["places"][key], int)]
    source, target = (position["places"][luck.choice(keys)] for _ in range(2))
    if isinstance(source, dict):
        cards = [card for card, count in source.items() if count]
        if not cards:
            return
        card = luck.choice(cards)
        source[card] -= 1
    else:
        full = [at for at, lying in enumerate(source) if lying is not None]
        if not full:
            return
        at = luck.choice(full)
        card = source[at]
        if isinstance(card, dict):
            source[at], card = None, piece(card)
        else:
            source.pop(at)
    if isinstance(target, dict):
        target[card] = target.get(card, 0) + 1
    elif any(lying is None or isinstance(lying, dict) for lying in target):
        target[luck.randrange(len(target))] = card
    else:
        target.append(card)


CHANGES: list[Callable[[Told, Sample, random.Random], None]] = [
    change_record,
    change_record,
    add_record,
    take_record,
    play_an_event,
    use_an_ability,
    change_counter,
    move_doubloons,
    move_a_card,
]


def twisted(sample: Sample, luck: random.Random) -> str:
    position: Told = json.loads(sample.text)
    for _ in range(luck.choice((1, 1, 2, 3))):
        if position["agenda"]:
            luck.choice(CHANGES)(position, sample, luck)
    if luck.random() < 0.8:
        position["asked"] = []
    return json.dumps(position)


def broken(sample: Sample, luck: random.Random) -> str:
    if luck.random() < 0.2:
        return broken_text(sample.text, luck)
    position = json.loads(sample.text)
    for _ in range(luck.choice((1, 1, 2, 4))):
        break_it(position, luck)
    return json.dumps(position)


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("change", [twisted, broken], ids=lambda change: str(change.__name__))
def test_any_position_is_refused_or_played(change: Callable[[Sample, random.Random], str], shard: int) -> None:
    luck = random.Random(f"{change.__name__} {shard}")
    samples = [Sample(luck) for _ in range(SAMPLES)]
    accepted = 0
    for number in range(SIZE):
        sample = luck.choice(samples)
        there = attempt(change(sample, luck), sample.is_view)
        if there is not None:
            accepted += 1
            if accepted % 2 == 0:
                try_out(there, number)
    assert accepted > SIZE // 20
