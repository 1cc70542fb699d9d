"""E: the examples of the booklet. Seats by colour: Purple, Pink, Yellow."""

from __future__ import annotations

import pytest

from tests.table import Tables

pytestmark = pytest.mark.compiled_too

COLOURS = "Purple Pink Yellow"


@pytest.mark.parametrize("shown", ["rope-1", "rope-5"])
def test_E1_a_1_or_a_5_against_wood_3(maretta: Tables, shown: str) -> None:
    t = maretta.table(COLOURS)
    t.purple.has(hand=["wood-3"])
    t.pink.has(slot1=shown)
    t.turn("Purple", "place")
    t.purple.places("wood-3", on="Pink")
    t.is_now(asks="place Pink", purple={"hand": [], "space": 2}, pink={"slot2": "wood-3", "space": 2})


def test_E2_equal_numbers_and_a_barrel_for_who_placed(maretta: Tables) -> None:
    t = maretta.table(COLOURS, first="Pink")
    t.pink.has(hand=["water-1"], space=1)
    t.yellow.has(slot1="fire-1", space=5)
    t.barrels(3, "??cuttlefish", "??shark")
    t.turn("Pink", "place")
    t.pink.places("water-1", on="Yellow")
    t.is_now(asks="barrel Pink", pink={"hand": [], "space": 3}, yellow={"slot2": "water-1"})
    t.pink.opens(1)
    t.is_now(asks="place Yellow", opened=["cuttlefish"], barrels={3: ["-", "??shark"]}, pink={"inked_next": True})


def test_E3_food_1_against_a_3_and_a_barrel_for_who_receives(maretta: Tables) -> None:
    t = maretta.table(COLOURS, first="Yellow")
    t.yellow.has(hand=["food-1"])
    t.purple.has(slot1="wood-3", space=1)
    t.barrels(3, "??cuttlefish", "??shark")
    t.turn("Yellow", "place")
    t.yellow.places("food-1", on="Purple")
    t.is_now(asks="barrel Purple", yellow={"hand": []}, purple={"slot2": "food-1", "space": 3})
    t.purple.opens(1)
    t.is_now(
        asks="place Purple",
        opened=["cuttlefish"],
        barrels={3: ["-", "??shark"]},
        purple={"inked_next": True},
        yellow={"space": 2},
    )


def test_E4_who_boards(maretta: Tables) -> None:
    """Purple 4 + 3, Pink 0 + 5; Yellow neither."""
    t = maretta.table(COLOURS)
    t.purple.has(slot1="wood-4", slot2="steamship", stock=["rope-1", "rope-2", "fire-3", "food-2"])
    t.pink.has(slot1="rope-1", slot2="water-1", stock=["wood-1", "rope-2", "fire-3", "water-4", "food-5"])
    t.yellow.has(slot1="fire-2", slot2="food-3")
    t.turn("Purple", "board")
    t.is_now(ended="card", won=["Purple"])


def test_E5_what_may_be_loaded_with_a_food_1(vulcano: Tables) -> None:
    t = vulcano.table(COLOURS, first="Yellow")
    t.yellow.has(slot2="food-1", hand=["food-3", "rope-1", "wood-5"])
    t.turn("Yellow", "load-self")
    t.yellow.is_offered({"play wood-5"})
    t.yellow.is_refused("play food-3", rule="B3.1", key="same-suit", **{"with": "food-1"})
    t.yellow.is_refused("play rope-1", rule="B3.1", key="same-number", **{"with": "food-1"})
    t.yellow.is_refused("play none", rule="B3.2", key="must-play")
    t.yellow.plays("wood-5")
    t.is_now(asks="load-self Purple", yellow={"slot1": "wood-5", "hand": "-wood-5"})


def test_E6_who_runs_how_far(vulcano: Tables) -> None:
    """Yellow's stacks hold; Purple's water bursts and only fire is left."""
    t = vulcano.table(COLOURS, first="Yellow")
    t.yellow.has(slot1="wood-5", slot2="food-1", stock=["fire-2", "food-2"], hand=["rope-1", "rope-2"], space=4)
    t.purple.has(slot1="fire-3", slot2="water-4", stock=["water-2"], hand=["rope-3", "rope-4"], space=4)
    t.pink.has(slot1="rope-1", slot2="wood-2", hand=["food-4", "food-5"], space=5)
    t.deck("fire-1", "fire-1", "fire-4", "fire-4", "wood-1", "wood-1")
    t.turn("Yellow", "stack")
    gone = {"slot1": None, "slot2": None}
    t.is_now(
        asks="load Purple",
        round=2,
        first="Purple",
        lava=0,
        deck=-6,
        discard=["water-2", "water-4"],
        yellow={**gone, "stock": ["fire-2", "food-1", "food-2", "wood-5"], "space": 7, "hand": "+wood-1 +wood-1"},
        purple={**gone, "stock": ["fire-3"], "space": 5, "hand": "+fire-1 +fire-1"},
        pink={**gone, "stock": ["rope-1", "wood-2"], "space": 7, "hand": "+fire-4 +fire-4"},
    )
