"""Side B: how far a round can be foretold when the lava catches somebody."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def last_to_load(vulcano: Tables, caught: list[str], safe: list[str]) -> Table:
    """Carla loads herself last and stands far ahead; the lava is about to catch the other two. Their hands."""
    t = vulcano.table("Anna Bruno Carla")
    t.anna.has(hand=caught, slot1=None, slot2=None, space=1)
    t.bruno.has(hand=[], slot1=None, slot2=None, space=1)
    t.carla.has(hand=["rope-2", *safe], slot1=None, slot2="fire-1", space=9)
    t.turn("Carla", "load-self")
    t.lava(0)
    return t


STACKS = {"Carla rope": 2}


@pytest.mark.parametrize("safe", [[], ["rope-4"]])
def test_B5_2_nothing_is_hidden_if_the_hands_of_those_caught_are_empty(vulcano: Tables, safe: list[str]) -> None:
    """So the end of the game is foretold, whatever the survivor still holds."""
    t = last_to_load(vulcano, caught=[], safe=safe)
    t.carla.foresees("play rope-2", lands={"Carla": 11}, stacks=STACKS, caught=["Anna", "Bruno"], cut=False)


def test_B5_2_a_hand_that_will_burn_cannot_be_foretold(vulcano: Tables) -> None:
    t = last_to_load(vulcano, caught=["food-1"], safe=[])
    t.carla.foresees("play rope-2", lands={"Carla": 11}, stacks=STACKS, caught=["Anna", "Bruno"])


def test_B5_2_nor_that_of_another_seat(vulcano: Tables) -> None:
    t = last_to_load(vulcano, caught=[], safe=[])
    t.bruno.has(hand=["food-1", "food-2"])
    t.carla.foresees("play rope-2", lands={"Carla": 11}, stacks=STACKS, caught=["Anna", "Bruno"])
