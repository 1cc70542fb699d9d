"""Positions that no game can have, each refused with its place and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from settemari.core.chance import Seeded
from settemari.core.errors import FileError, NoSuchDeal, NotationError, PositionError, SetteMariError
from settemari.core.notation.position import position_of, read, read_view, view_of
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING
from tests.records.positions import TABLES, find, states

pytestmark = pytest.mark.compiled_too

Told = dict[str, Any]
Which = tuple[str, str] | tuple[str, str, bool]  # table, top step, whether it asks
GONE = object()


@cache
def first_state(table: str, step: str, asking: bool) -> tuple[Any, Any, int, State]:
    """The first state of some game whose top step is that one."""
    game, tables, seats = TABLES[table]
    variant = game.variant_of(tables)
    setup = game.setup(seats, variant)
    for seed in range(100):
        for state in states(setup, seed):
            if state.cell(ENDING):
                if step == "ended":
                    return game, variant, seats, state
            elif game.step_words[int(state.step())] == step and bool(state.cell(ASKED)) == asking:
                return game, variant, seats, state
    raise AssertionError(f"no game of {table} comes to {step}")


def told(which: Which) -> Told:
    """A position at that step, to be changed at will."""
    table, step, *asking = which
    game, variant, seats, state = first_state(table, step, bool(asking[0]) if asking else step != "ended")
    position: Told = json.loads(json.dumps(position_of(game, variant, seats, state)))
    return position


def put(position: Told, path: str, value: object) -> Told:
    """Change what stands at a path: ``places/hand of pink/0``."""
    *parents, last = path.split("/")
    inner: Any = position
    for parent in parents:
        inner = inner[int(parent) if isinstance(inner, list) else parent]
    key: Any = int(last) if isinstance(inner, list) else last
    if value is GONE:
        del inner[key]
    else:
        inner[key] = value(inner[key]) if callable(value) else value
    return position


def refused(text: str, reading: Callable[..., object] = read) -> PositionError:
    with pytest.raises(SetteMariError) as caught:
        reading(text, "puzzle.json", find)
    error = caught.value
    assert isinstance(error, PositionError), error
    assert error.source == "puzzle.json"
    assert str(error).startswith("puzzle.json: ")
    return error


PICK = ("maretta-printed-4", "pick")
PLACE = ("maretta-printed-4", "place")
LOAD = ("vulcano-printed-4", "load")
SELF = ("vulcano-printed-4", "load-self")

# Which position, what is changed in it, where it is refused, and why.
WRONG: list[tuple[Which, dict[str, object], str, str]] = [
    # the head
    (PICK, {"format": GONE}, "position", "error-key-missing"),
    (PICK, {"format": "settemari position 2"}, "format", "error-must-be-word"),
    (PICK, {"more": 1}, "position", "error-no-key"),
    (PICK, {"rules": 2}, "rules", "error-position-newer"),
    (PICK, {"rules": "1"}, "rules", "error-must-be-number"),
    (PICK, {"seats": 6}, "seats", "error-must-be-number"),
    (PICK, {"seats": True}, "seats", "error-must-be-number"),
    (PICK, {"seats": 5}, "counters.space", "error-must-be-items"),
    (PICK, {"variant": "../maretta.toml"}, "variant", "error-position-variant"),
    (PICK, {"variant": "nonsense"}, "variant", "error-position-variant"),
    (PICK, {"variant": 3}, "variant", "error-must-be-tables"),
    (PICK, {"variant/path/last": 1}, "variant.path.last", "error-here-stands"),
    (PICK, {"variant/path/frist": 1}, "variant.path.frist", "error-here-stands"),
    (PICK, {"variant/path/last": 5}, "variant.path.dividers", "error-here-stands"),
    (PICK, {"variant/game": "vulcano"}, "variant.game", "error-here-stands"),
    (PICK, {"seen by": "pink"}, "seen by", "error-position-is-view"),
    (PICK, {"seen by": "white"}, "seen by", "error-must-be-word"),
    # counters
    (PICK, {"counters": []}, "counters", "error-must-be-table"),
    (PICK, {"counters/rounds": 1}, "counters", "error-no-key"),
    (PICK, {"counters/round": 0}, "counters.round", "error-must-be-number"),
    (PICK, {"counters/round": "1"}, "counters.round", "error-must-be-number"),
    (PICK, {"counters/first": 0}, "counters.first", "error-must-be-word"),
    (PICK, {"counters/first": None}, "counters.first", "error-position-no-seat"),
    (PICK, {"counters/space": [0, 0, 0]}, "counters.space", "error-must-be-items"),
    (PICK, {"counters/space/2": 25}, "counters.space[2]", "error-must-be-number"),
    (PICK, {"counters/space/2": -1}, "counters.space[2]", "error-must-be-number"),
    (PICK, {"counters/space/2": 0.5}, "'0.5'", "error-small-number"),
    (PICK, {"counters/race": ["pink", "pink"]}, "counters.race[1]", "error-twice"),
    (PICK, {"counters/race": ["pink"]}, "counters.race", "error-position-all-race"),
    (PICK, {"counters/lava": 3}, "counters.lava", "error-must-be-number"),
    (PICK, {"counters/inked": ["white"]}, "counters.inked[0]", "error-must-be-word"),
    (LOAD, {"counters/inked": ["pink"]}, "counters.inked", "error-position-side-a"),
    (LOAD, {"counters/ink_next": ["pink"]}, "counters.ink_next", "error-position-side-a"),
    (LOAD, {"counters/stole": ["pink"]}, "counters.stole", "error-position-side-a"),
    (LOAD, {"counters/lava": 24}, "counters.lava", "error-must-be-number"),
    (LOAD, {"counters/lava": -4}, "counters.lava", "error-must-be-number"),
    (LOAD, {"counters/race": ["purple", "pink"]}, "counters.space[2]", "error-position-off-path"),
    (LOAD, {"counters/race": ["pink"], "counters/space": [-1, 0, -1, -1]}, "counters.race", "error-position-two-race"),
    # the agenda
    (PICK, {"agenda": []}, "agenda", "error-position-goes-on"),
    (PICK, {"agenda": [1]}, "agenda[0]", "error-must-be-table"),
    (PICK, {"agenda": [{}] * 4}, "agenda", "error-must-be-list"),
    (PICK, {"agenda/0/step": "sail"}, "agenda[0].step", "error-must-be-word"),
    (PICK, {"agenda/0/step": "load"}, "agenda[0].step", "error-must-be-word"),
    (PICK, {"agenda/0/step": "steal"}, "agenda[0].step", "error-must-be-word"),
    (PICK, {"agenda/0/step": "monkey"}, "agenda[0].step", "error-must-be-word"),
    (LOAD, {"agenda/0/step": "pick"}, "agenda[0].step", "error-must-be-word"),
    (PICK, {"agenda/0/seat": GONE}, "agenda[0]", "error-key-missing"),
    (PICK, {"agenda/0/a": 1}, "agenda[0].a", "error-must-be-number"),
    (PICK, {"agenda/0/b": 1}, "agenda[0].b", "error-must-be-number"),
    (PICK, {"agenda/0/seat": None}, "agenda[0].seat", "error-position-turn"),
    (PLACE, {"agenda/0/seat": None}, "agenda[0].seat", "error-position-no-seat"),
    (PLACE, {"agenda/0/a": 4}, "agenda[0].a", "error-must-be-number"),
    (PICK, {"agenda": lambda old: old * 2}, "agenda[1].step", "error-must-be-word"),
    (PICK, {"agenda": lambda old: old * 3}, "agenda[2]", "error-position-agenda"),
    (LOAD, {"agenda/0/seat": None}, "agenda[0].seat", "error-position-in-race"),
    (LOAD, {"agenda/0/a": 1}, "agenda[0].a", "error-must-be-number"),
    (
        PICK,
        {"agenda": lambda old: [*old, {"step": "barrel", "seat": "pink"}]},
        "agenda[1]",
        "error-position-no-barrel-now",
    ),
    # who is asked
    (PICK, {"asked": ["pink"]}, "asked", "error-position-asked"),
    (PICK, {"asked": ["pink", "pink"]}, "asked[1]", "error-twice"),
    (PICK, {"asked": ["white"]}, "asked[0]", "error-must-be-word"),
    (PICK, {"asked": "pink"}, "asked", "error-must-be-list"),
    (("maretta-printed-4", "keep", False), {"asked": ["pink"]}, "asked", "error-position-asks-nobody"),
    (("vulcano-printed-4", "draw-up", False), {"asked": ["pink"]}, "asked", "error-position-asks-nobody"),
    (("skiff-skiff", "roll", False), {"asked": ["bow"]}, "asked", "error-position-asks-nobody"),
    # places
    (PICK, {"places": []}, "places", "error-must-be-table"),
    (PICK, {"places/hand of white": []}, "places", "error-no-key"),
    (PICK, {"places/hand of purple/2": 3}, "places.hand of purple[2]", "error-must-be-piece"),
    (PICK, {"places/hand of purple/2": "wood"}, "places.hand of purple[2]", "error-here-stands"),
    (PICK, {"places/hand of purple/2": "wood-12"}, "places.hand of purple[2]", "error-here-stands"),
    (PICK, {"places/hand of purple/2": "monkey"}, "places.hand of purple[2]", "error-here-stands"),
    (PICK, {"places/hand of purple/2": "??"}, "places.hand of purple[2]", "error-must-be-piece"),
    (PICK, {"places/hand of purple/2": "-"}, "places.hand of purple[2]", "error-must-be-piece"),
    (PICK, {"places/hand of purple/2": "wood-6"}, "places.hand of purple[2]", "error-position-too-many"),
    (PICK, {"places/hand of purple": ["wood-1"] * 4}, "places.hand of purple[3]", "error-position-too-many"),
    (PICK, {"places/hand of purple": ["wood-1"] * 5}, "places.hand of purple", "error-must-be-list"),
    (PICK, {"places/hand of purple": {}}, "places.hand of purple", "error-must-be-list"),
    (PICK, {"places/hand of purple": []}, "places", "error-position-missing"),
    (PICK, {"places/deck/0": GONE}, "places", "error-position-missing"),
    (PICK, {"places/bag/0": GONE}, "places", "error-position-missing"),
    (PICK, {"places/deck": 40}, "places.deck", "error-must-be-list"),
    (PICK, {"places/deck": "rest", "places/box": "rest"}, "places.box", "error-position-one-rest"),
    (PICK, {"places/stock of pink": []}, "places.stock of pink", "error-must-be-table"),
    (PICK, {"places/stock of pink": {"wood-1": -1}}, "places.stock of pink.wood-1", "error-must-be-number"),
    (PICK, {"places/stock of pink": {"wood-1": 4}}, "places.stock of pink.wood-1", "error-position-too-many"),
    (PICK, {"places/stock of pink": {"wood-11": 0}}, "places.stock of pink.wood-11", "error-position-too-many"),
    (PICK, {"places/discard": {"food-5": 1, "food-05": 1}}, "places.discard.food-05", "error-twice"),
    (PICK, {"places/discard": {"monkey": 1}}, "places.discard.monkey", "error-here-stands"),
    (PICK, {"places/slot1": [None] * 3}, "places.slot1", "error-must-be-items"),
    (PICK, {"places/slot1/1": ["wood-1", "wood-2"]}, "places.slot1[1]", "error-must-be-table"),
    (PICK, {"places/slot1/1": {"piece": "wood-1", "up": 1}}, "places.slot1[1].up", "error-must-be-flag"),
    (PICK, {"places/slot1/1": {"up": True}}, "places.slot1[1]", "error-key-missing"),
    (PICK, {"places/slot1/1": {"piece": "monkey"}}, "places.slot1[1].piece", "error-here-stands"),
    (PICK, {"places/barrels/1/piece": "wood-1"}, "places.barrels[1].piece", "error-here-stands"),
    # what the rules need
    (
        PICK,
        {"places/hand of pink": [], "places/deck": "rest", "asked": []},
        "places.hand of pink",
        "error-position-hand-short",
    ),
    (
        PICK,
        {"places/slot1/1": "wood-1", "places/deck": "rest", "places/box": []},
        "places.slot1[1]",
        "error-position-nothing-lies",
    ),
    (
        PICK,
        {"places/slot2/1": "wood-1", "places/deck": "rest", "places/box": []},
        "places.slot2",
        "error-position-placed",
    ),
    (PLACE, {"places/slot1/1": None, "places/deck": "rest"}, "places.slot1[1]", "error-position-card-lies"),
    (PLACE, {"places/slot1/1/up": False}, "places.slot1[1]", "error-position-face-up"),
    (PLACE, {"counters/inked": ["pink"]}, "places.slot1[1]", "error-position-face-down"),
    (
        PICK,
        {"places/stock of pink": {"steamship": 1}, "places/deck": "rest", "places/box": []},
        "places.stock of pink",
        "error-position-steamship",
    ),
    (PICK, {"places/box": "rest", "places/deck": []}, "places.box", "error-position-steamship"),
    (LOAD, {"places/slot2/1": "wood-1", "places/deck": "rest"}, "places.slot2", "error-position-placed-most"),
    (LOAD, {"places/slot1/1": "wood-1", "places/deck": "rest"}, "places.slot1[1]", "error-position-nothing-lies"),
    # what somebody knows
    (PICK, {"knows": {"white": []}}, "knows", "error-no-key"),
    (PICK, {"knows": {"pink": {}}}, "knows.pink", "error-must-be-list"),
    (PICK, {"knows": {"pink": [{"of": "purple", "kinds": ["wood-1"]}]}}, "knows.pink[0]", "error-key-missing"),
    (
        PICK,
        {"knows": {"pink": [{"of": "purple", "kinds": ["monkey"], "least": 1}]}},
        "knows.pink[0].kinds[0]",
        "error-must-be-piece",
    ),
    (
        PICK,
        {"knows": {"pink": [{"of": "purple", "kinds": ["wood-11"], "least": 1}]}},
        "knows.pink[0]",
        "error-position-untrue",
    ),
    (
        PICK,
        {"knows": {"pink": [{"of": "pink", "kinds": ["wood-1", "wood-2", "wood-3"], "least": 1}]}},
        "knows.pink[0]",
        "error-position-untrue",
    ),
    (
        PICK,
        {"knows": {"spectator": [{"of": "pink", "kinds": ["wood-1"], "least": 0}]}},
        "knows.spectator[0].least",
        "error-must-be-number",
    ),
    # the end
    (PICK, {"ended": {"how": "token", "winners": ["pink"]}}, "agenda", "error-position-is-over"),
    (
        PICK,
        {"ended": {"how": "token", "winners": ["pink"]}, "agenda": []},
        "asked",
        "error-position-is-over",
    ),
    (("maretta-printed-4", "ended"), {"ended/how": "sea"}, "ended.how", "error-must-be-word"),
    (("maretta-printed-4", "ended"), {"ended/how": "sunk"}, "ended.how", "error-must-be-word"),
    (("maretta-printed-4", "ended"), {"ended/winners": []}, "ended.winners", "error-position-winners"),
    (("vulcano-printed-4", "ended"), {"ended/how": "token"}, "ended.how", "error-must-be-word"),
    # barrels on top of the round
    (("maretta-barrels-4", "barrel"), {"agenda/1/a": 23}, "agenda[1].a", "error-must-be-number"),
    (("maretta-barrels-4", "barrel"), {"agenda/1/b": 1}, "agenda[1].b", "error-must-be-number"),
    (("maretta-barrels-4", "barrel"), {"agenda/1/step": "pick"}, "agenda[1].step", "error-must-be-word"),
    (("maretta-barrels-4", "open", False), {"agenda/1/b": 46}, "agenda[1].b", "error-must-be-number"),
    (("maretta-barrels-4", "open", False), {"agenda/1/a": lambda old: old + 1}, "agenda[1].a", "error-must-be-number"),
    (("maretta-barrels-4", "monkey"), {"agenda/1/a": 1}, "agenda[1].a", "error-must-be-number"),
    (("maretta-barrels-4", "monkey"), {"agenda/1/step": "spear"}, "agenda[1].step", "error-must-be-word"),
    (
        ("maretta-barrels-4", "monkey"),
        {"agenda/1/step": "close", "asked": ["pink"]},
        "asked",
        "error-position-asks-nobody",
    ),
    (("maretta-barrels-4", "troop"), {"agenda/1/a": 4}, "agenda[1].a", "error-must-be-number"),
    (("maretta-barrels-4", "anchor"), {"agenda/1/a": 3}, "agenda[1].a", "error-must-be-number"),
    (("maretta-barrels-4", "pelican"), {"agenda/1/a": 5}, "agenda[1].a", "error-must-be-number"),
]


def tag(case: tuple[Which, dict[str, object], str, str]) -> str:
    return f"{case[0][1]}: {', '.join(case[1])} -> {case[2]}"


@pytest.mark.parametrize(("which", "changes", "where", "why"), WRONG, ids=[tag(case) for case in WRONG])
def test_a_wrong_position_is_refused_with_its_place(
    which: Which, changes: dict[str, object], where: str, why: str
) -> None:
    position = told(which)
    read(json.dumps(position), find=find)
    for path, value in changes.items():
        put(position, path, value)
    error = refused(json.dumps(position))
    assert (error.where, error.why.key) == (where, why)


# -- where it depends on whose turn it is ----------------------------------------------------------------------


def after(which: Which, change: Callable[[Told], object]) -> tuple[str, str]:
    """Where a position is refused after a change, and why."""
    position = told(which)
    change(position)
    error = refused(json.dumps(position))
    return error.where, error.why.key


def number_of(position: Told, seat: str) -> int:
    return ["purple", "pink", "yellow", "turquoise", "white"].index(seat)


def test_it_is_the_first_players_turn_to_begin() -> None:
    def change(position: Told) -> None:
        first = position["counters"]["first"]
        position["agenda"][0]["seat"] = "pink" if first == "purple" else "purple"

    assert after(PICK, change) == ("agenda[0].seat", "error-position-turn")


def test_who_has_yet_to_place_needs_a_card() -> None:
    def change(position: Told) -> None:
        seat = position["agenda"][0]["seat"]
        position["places"][f"hand of {seat}"] = []
        position["places"]["deck"] = "rest"

    where, why = after(PLACE, change)
    assert where.startswith("places.hand of ")
    assert why == "error-position-hand-short"


def test_a_hand_cannot_outgrow_its_room() -> None:
    """With three cards drawn a round, every card in hand has its round in the deck."""

    def change(position: Told) -> None:
        position["places"]["hand of pink"] += [position["places"]["box"].pop()]

    assert after(("maretta-odd-4", "pick"), change) == ("places.hand of pink", "error-position-hand-long")


def test_a_card_face_down_in_slot_2_is_refused() -> None:
    def change(position: Told) -> None:
        for slot in position["places"]["slot2"]:
            if slot is not None:
                slot["up"] = False

    where, why = after(("maretta-printed-4", "board", False), change)
    assert (where, why) == ("places.slot2[0]", "error-position-face-up")


def test_the_receiver_has_the_card() -> None:
    def change(position: Told) -> None:
        empty = position["places"]["slot2"].index(None)
        position["agenda"][0]["a"] = empty

    where, why = after(("maretta-printed-4", "receive", False), change)
    assert where.startswith("places.slot2[")
    assert why == "error-position-card-lies"


def test_an_inked_slot_is_uncovered_face_down() -> None:
    def change(position: Told) -> None:
        receiver = position["agenda"][0]["a"]
        position["places"]["slot1"][receiver]["up"] = True

    where, why = after(("maretta-barrels-4", "uncover", False), change)
    assert where.startswith("places.slot1[")
    assert why == "error-position-face-down"


def test_the_own_cart_is_still_empty() -> None:
    """Side B: a card in the slot of who is to load it would be covered."""

    def change(position: Told) -> None:
        seat = position["agenda"][0]["seat"]
        card = position["places"][f"hand of {seat}"].pop()
        position["places"]["slot1"][number_of(position, seat)] = card

    where, why = after(SELF, change)
    assert where.startswith("places.slot1[")
    assert why == "error-position-nothing-lies"


def test_who_is_out_of_the_race_has_nothing() -> None:
    def change(position: Told) -> None:
        position["counters"]["race"].remove("pink")
        position["counters"]["space"][1] = -1
        position["counters"]["first"] = position["agenda"][0]["seat"] = "yellow"
        position["asked"] = []

    assert after(LOAD, change) == ("places.hand of pink", "error-position-nothing-lies")


def test_the_first_player_of_side_b_is_in_the_race() -> None:
    def change(position: Told) -> None:
        first = position["counters"]["first"]
        position["counters"]["race"].remove(first)
        position["counters"]["space"][number_of(position, first)] = -1

    assert after(LOAD, change) == ("counters.first", "error-position-in-race")


def test_whoever_burns_was_in_the_race_before() -> None:
    burning: Which = ("vulcano-printed-4", "judge", False)

    def nobody(position: Told) -> None:
        position["agenda"][0]["a"] = 0

    def alone(position: Told) -> None:
        position["counters"]["race"] = []
        position["counters"]["space"] = [-1] * 4
        position["agenda"][0]["a"] = 2

    assert after(burning, nobody) == ("agenda[0].a", "error-position-raced-before")
    assert after(burning, alone) == ("agenda[0].a", "error-position-two-race")


BARREL: Which = ("maretta-barrels-4", "barrel")
MONKEY: Which = ("maretta-barrels-4", "monkey")


def test_the_finder_is_who_moved() -> None:
    def change(position: Told) -> None:
        seats = ["purple", "pink", "yellow", "turquoise"]
        seats.remove(position["agenda"][1]["seat"])
        position["agenda"][1]["seat"] = seats[0]

    assert after(BARREL, change) == ("agenda[1].seat", "error-position-turn")


def test_the_finder_stands_where_the_barrel_is() -> None:
    def change(position: Told) -> None:
        seat = number_of(position, position["agenda"][1]["seat"])
        position["counters"]["space"][seat] = 0

    where, why = after(MONKEY, change)
    assert where.startswith("counters.space[")
    assert why == "error-position-finder"


def test_there_is_a_barrel_to_open() -> None:
    def none_on_the_space(position: Told) -> None:
        mark = position["agenda"][1]["a"]
        position["places"]["barrels"][2 * mark : 2 * mark + 2] = [None, None]
        position["places"]["bag"] = "rest"

    def none_on_the_spot(position: Told) -> None:
        position["places"]["barrels"][position["agenda"][1]["b"]] = None
        position["places"]["bag"] = "rest"

    assert after(BARREL, none_on_the_space) == ("agenda[1].a", "error-position-no-barrel")
    assert after(MONKEY, none_on_the_spot) == ("agenda[1].b", "error-position-no-barrel")


def test_a_barrel_at_work_lies_open() -> None:
    def change(position: Told) -> None:
        position["places"]["barrels"][position["agenda"][1]["b"]]["up"] = False

    where, why = after(MONKEY, change)
    assert where.startswith("places.barrels[")
    assert why == "error-position-face-up"


def test_a_pelican_looks_at_an_opponent() -> None:
    def change(position: Told) -> None:
        position["agenda"][1]["a"] = 1 + number_of(position, position["agenda"][1]["seat"])
        position["asked"] = []

    assert after(("maretta-barrels-4", "pelican"), change) == ("agenda[1].a", "error-position-opponent")


def test_a_lone_fact_is_said_once() -> None:
    def change(position: Told) -> None:
        [card, *_] = position["places"]["hand of pink"]
        position["knows"]["purple"] = [{"of": "pink", "kinds": [card], "least": 1}] * 2

    assert after(PICK, change) == ("knows.purple[1]", "error-twice")


def test_skiff_has_its_own_say() -> None:
    where, why = after(("skiff-skiff", "hail"), lambda position: position["agenda"].pop(0))
    assert (where, why) == ("agenda[0].step", "error-text")


# -- views -----------------------------------------------------------------------------------------------------


def seen(which: Which, observer: int) -> Told:
    table, step, *asking = which
    game, variant, _, state = first_state(table, step, bool(asking[0]) if asking else True)
    position: Told = json.loads(json.dumps(view_of(game, variant, state.view(observer))))
    return position


WRONG_VIEWS: list[tuple[dict[str, object], str, str]] = [
    ({"seen by": GONE}, "position", "error-key-missing"),
    ({"seen by": "white"}, "seen by", "error-must-be-word"),
    ({"places/hand of pink/0": "??"}, "places.hand of pink[0]", "error-position-seen"),
    ({"places/hand of purple/0": "wood-1"}, "places.hand of purple[0]", "error-position-unseen"),
    ({"places/hand of purple/0": 1}, "places.hand of purple[0]", "error-must-be-piece"),
    ({"places/hand of purple/0": GONE}, "places", "error-position-unseen-count"),
    ({"places/deck": lambda old: old + 1}, "places", "error-position-unseen-count"),
    ({"places/bag": lambda old: old + 1}, "places", "error-position-unseen-count"),
    ({"places/deck": ["wood-1"]}, "places.deck", "error-must-be-number"),
    ({"places/deck": "rest"}, "places.deck", "error-must-be-number"),
    ({"knows": {"purple": []}}, "knows", "error-no-key"),
    (
        {"knows": {"pink": [{"of": "purple", "kinds": ["wood-1"], "least": 5}]}},
        "knows.pink[0]",
        "error-position-untrue",
    ),
    ({"asked": ["pink"]}, "asked", "error-position-asked"),
    ({"agenda/0/step": "place"}, "places.slot1[0]", "error-position-card-lies"),
]


@pytest.mark.parametrize(("changes", "where", "why"), WRONG_VIEWS, ids=[f"{list(c[0])} -> {c[1]}" for c in WRONG_VIEWS])
def test_a_wrong_view_is_refused_with_its_place(changes: dict[str, object], where: str, why: str) -> None:
    position = seen(PICK, 1)
    for path, value in changes.items():
        put(position, path, value)
    error = refused(json.dumps(position), read_view)
    assert (error.where, error.why.key) == (where, why)


def test_a_view_whose_box_is_too_large_is_refused() -> None:
    """The box holds no steamship (A1.4), so not everything unseen can lie there."""
    position = seen(PICK, 1)
    position["places"]["box"] += position["places"]["deck"] + 3 * 4
    position["places"] |= {"deck": 0, "hand of purple": [], "hand of yellow": [], "hand of turquoise": []}
    error = refused(json.dumps(position), read_view)
    assert (error.where, error.why.key) == ("places.box", "error-position-steamship")


def test_what_contradicts_itself_has_no_redeal() -> None:
    """Each of these may be so, and both together cannot: there are three of the card."""
    position = seen(PICK, 1)
    position["knows"] = {
        "pink": [{"of": seat, "kinds": ["wood-1"], "least": 3} for seat in ("purple", "yellow")],
    }
    there = read_view(json.dumps(position), find=find)
    with pytest.raises(NoSuchDeal):
        there.setup.redeal(there.view, Seeded(1))


# -- no JSON of ours -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("", 1, 1), ("{", 1, 2), ('{\n  "format": x}', 2, 13), ("{} {}", 1, 4), ("\ufeff{}", 1, 1), ('{"a": 01}', 1, 8)],
)
def test_what_is_no_json_is_refused_with_line_and_column(text: str, line: int, column: int) -> None:
    with pytest.raises(NotationError) as error:
        read(text, "puzzle.json")
    assert (error.value.source, error.value.line, error.value.column) == ("puzzle.json", line, column)


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("null", "position", "error-must-be-table"),
        ("[]", "position", "error-must-be-table"),
        ('{"game": 1, "game": 2}', "'game'", "error-twice"),
        ('{"seats": 1e3}', "'1e3'", "error-small-number"),
        ('{"seats": NaN}', "'NaN'", "error-small-number"),
        ('{"seats": -Infinity}', "'-Infinity'", "error-small-number"),
        ('{"seats": 123456789012345678}', "'123456789012345678'", "error-small-number"),
        ('{"seats": ' + "9" * 100_000 + "}", "'" + "9" * 76 + "...", "error-small-number"),
        ("[" * 200_000, "position", "error-nested-too-deep"),
        ('{"a":' * 100_000, "position", "error-nested-too-deep"),
        ('{"\\ud800": 1}', "position", "error-no-key"),
    ],
    ids=lambda text: text[:20],
)
def test_json_that_is_too_much_is_refused(text: str, where: str, why: str) -> None:
    error = refused(text)
    assert (error.where, error.why.key) == (where, why)
    assert len(str(error).encode()) < 500


def test_a_text_that_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(FileError):
        read(" " * (1024 * 1024 + 1), "puzzle.json")


def test_many_keys_are_looked_through_fast_enough() -> None:
    keys = ", ".join(f'"{number}": 0' for number in range(60_000))
    assert refused(f'{{{keys}, "59999": 0}}').why.key == "error-twice"
    assert refused(f"{{{keys}}}").why.key == "error-no-key"
