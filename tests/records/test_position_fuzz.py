"""Anything at all read as a position or a view: it is refused as one of our errors, or it can be played to its end."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from settemari.core.errors import SetteMariError
from settemari.core.match import Match
from settemari.core.notation.position import Position, SeenPosition, position_of, read, read_view, view_of, write
from tests.records.positions import TABLES, find, play_on, states
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

SHARDS = 8
SIZE = pick(125, 50_000)  # inputs of a shard
CHARACTERS = '{}[]",:0123456789-.eE \n\\u?ntrfalsxwodpik\x00é\ud800'
VALUES: list[Any] = [
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    3,
    5,
    25,
    999999,
    10**8,
    "",
    "rest",
    "??",
    "-",
    [],
    {},
    [[]],
    {"a": 1},
]


def samples(luck: random.Random, number: int) -> list[tuple[str, bool]]:
    """Positions and views of some games at some steps: text, and whether it is a view."""
    found = []
    for _ in range(number):
        game, tables, seats = TABLES[luck.choice(list(TABLES))]
        variant = game.variant_of(tables)
        state = luck.choice(list(states(game.setup(seats, variant), luck.randrange(1000))))
        if luck.random() < 0.3:
            found.append((write(view_of(game, variant, state.view(luck.randrange(-1, seats)))), True))
        else:
            found.append((write(position_of(game, variant, seats, state)), False))
    return found


# -- breaking the text -----------------------------------------------------------------------------------------


def broken_text(text: str, luck: random.Random) -> str:
    for _ in range(luck.randrange(1, 4)):
        at = luck.randrange(len(text) + 1)
        what = luck.randrange(4)
        if what == 0:
            text = text[:at]
        elif what == 1:
            text = text[:at] + "".join(luck.choices(CHARACTERS, k=luck.randrange(1, 4))) + text[at:]
        elif what == 2:
            text = text[:at] + text[at + luck.randrange(1, 30) :]
        else:
            start = luck.randrange(len(text) + 1)
            text = text[:at] + text[start : start + luck.randrange(1, 60)] + text[at:]
    return text


# -- breaking what it says -------------------------------------------------------------------------------------


def containers(value: Any, found: list[Any]) -> list[Any]:
    """Every table and list inside, but those of the variant, which has tests of its own."""
    if isinstance(value, (dict, list)) and value:
        found.append(value)
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            if key != "variant" or len(found) % 10 == 0:
                containers(inner, found)
    return found


def key_in(container: Any, luck: random.Random) -> Any:
    return luck.choice(list(container)) if isinstance(container, dict) else luck.randrange(len(container))


def break_it(position: Any, luck: random.Random) -> None:
    """One change; many keep the form, and some keep every piece on the table."""
    boxes = containers(position, [])
    if not boxes:
        return
    one = luck.choice(boxes)
    other = luck.choice(boxes)
    key, other_key = key_in(one, luck), key_in(other, luck)
    what = luck.randrange(8)
    if what == 0:
        del one[key]
    elif what == 1:
        one[key] = luck.choice(VALUES)
    elif what == 2 and isinstance(one[key], int):
        one[key] += luck.choice((-2, -1, 1, 2))
    elif what == 3 and type(one[key]) is type(other[other_key]) and not isinstance(one[key], (dict, list)):
        one[key], other[other_key] = other[other_key], one[key]
    elif what == 4:
        one[key] = json.loads(json.dumps(other[other_key]))
    elif what == 5 and isinstance(one[key], bool):
        one[key] = not one[key]
    elif what == 6:
        move_a_piece(position, luck)
    elif isinstance(position, dict) and isinstance(position.get("places"), dict):
        heaps = [key for key in position["places"] if key.endswith("deck")]
        position["places"][luck.choice(heaps or ["deck"])] = "rest"
        position.pop("asked", None)


def move_a_piece(position: Any, luck: random.Random) -> None:
    """From the end of one list of pieces to another, so that none is lost."""
    places = position.get("places") if isinstance(position, dict) else None
    rows = [row for row in places.values() if isinstance(row, list)] if isinstance(places, dict) else []
    if len(rows) > 1:
        source, target = luck.sample(rows, 2)
        if source and isinstance(source[-1], str):
            target.insert(luck.randrange(len(target) + 1), source.pop())


# -- trying it -------------------------------------------------------------------------------------------------


def attempt(text: str, is_view: bool) -> Position | SeenPosition | None:
    """What was read, or None; every refusal can be told."""
    try:
        return read_view(text, "any", find) if is_view else read(text, "any", find)
    except SetteMariError as error:
        assert str(error)  # noqa: PT017  # that it can be told is what is tested
        return None


def try_out(there: Position | SeenPosition, seed: int) -> None:
    """What was accepted can be written, read again, offered and played to its end."""
    if isinstance(there, SeenPosition):
        again = read_view(write(view_of(there.game, there.variant, there.view)), "again", find)
        assert again.view.same_as(there.view)
        return
    told = position_of(there.game, there.variant, there.seats, there.state)
    assert read(write(told), "again", find).state.digest() == there.state.digest()
    play_on(there.setup, there.state, seed)
    if seed % 4 == 0:
        match = Match(there.game, there.seats, there.variant, seed, position=there.state.copy())
        question = match.question()
        for seat in question.seats if question else ():
            assert question is not None
            playable = question.offer(seat).playable
            assert playable
            for option in playable[:3]:
                assert question.can(seat, option)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_any_position_is_refused_or_played(shard: int) -> None:
    luck = random.Random(shard)
    texts = samples(luck, pick(12, 200))
    accepted = 0
    for number in range(SIZE):
        text, is_view = luck.choice(texts)
        if luck.random() < 0.3:
            text = broken_text(text, luck)
        else:
            position = json.loads(text)
            for _ in range(luck.choice((1, 1, 2, 4))):
                break_it(position, luck)
            text = json.dumps(position)
        there = attempt(text, is_view)
        if there is not None:
            accepted += 1
            if accepted % 2 == 0:
                try_out(there, number)
    assert accepted > SIZE // 50
