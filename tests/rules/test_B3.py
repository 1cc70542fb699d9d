"""B3: a card for the own minecart, and what playing none tells."""

from __future__ import annotations

import pytest

from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_code
from tests.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"
# What does not differ from food-1 both in suit and in number.
LIKE_FOOD_1 = ("wood-1", "rope-1", "fire-1", "water-1", "food-1", "food-2", "food-3", "food-4", "food-5")


def anna_got_food_1(vulcano: Tables, *hand: str) -> Table:
    t = vulcano.table(THREE)
    t.anna.has(hand=[*hand], slot2="food-1", space=5)
    t.bruno.has(space=5)
    t.carla.has(space=5)
    t.turn("Anna", "load-self")
    return t


def test_B3_1_it_differs_in_suit_and_in_number(vulcano: Tables) -> None:
    t = anna_got_food_1(vulcano, "food-1", "food-2", "rope-1", "wood-5")
    t.anna.is_asked("load-self")
    t.anna.is_offered({"play wood-5"})
    t.anna.is_refused("play food-1", rule="B3.1", key="same-suit", **{"with": "food-1"})
    t.anna.is_refused("play food-2", rule="B3.1", key="same-suit", **{"with": "food-1"})
    t.anna.is_refused("play rope-1", rule="B3.1", key="same-number", **{"with": "food-1"})
    t.anna.is_refused("play fire-3", rule="B3.1", key="not-in-hand")
    t.anna.plays("wood-5")
    t.is_now(asks="load-self Bruno", anna={"hand": "-wood-5", "slot1": "wood-5"})


def test_B3_1_every_fitting_card_is_offered_once(vulcano: Tables) -> None:
    t = anna_got_food_1(vulcano, "wood-5", "wood-5", "rope-2", "fire-1")
    t.anna.is_offered({"play wood-5", "play rope-2"})


def test_B3_1_it_lies_face_up_for_all(vulcano: Tables) -> None:
    t = anna_got_food_1(vulcano, "wood-5", "rope-2")
    t.anna.plays("rope-2")
    for who in (None, 1, 2):
        view = t.match.view(who)
        assert view.slot_at(c.SLOT1, 0) == card_code("rope-2")
        assert view.face_up(c.SLOT1, 0)


def test_B3_1_clockwise_from_the_first_player_past_who_is_out(vulcano: Tables) -> None:
    t = vulcano.table("Anna Bruno Carla Dario", first="Carla")
    t.out("Dario")
    t.anna.has(hand=["wood-5", "wood-4"], slot2="food-1", space=5)
    t.bruno.has(hand=["rope-5", "wood-4"], slot2="fire-1", space=5)
    t.carla.has(hand=["water-5", "wood-4"], slot2="rope-1", space=5)
    t.turn("Carla", "load-self")
    t.carla.plays("water-5")
    t.anna.plays("wood-5")
    t.bruno.is_asked("load-self")
    t.is_now(
        asks="load-self Bruno",
        anna={"hand": ["wood-4"], "slot1": "wood-5"},
        carla={"hand": ["wood-4"], "slot1": "water-5"},
    )


def test_B3_2_who_can_must(vulcano: Tables) -> None:
    t = anna_got_food_1(vulcano, "food-2", "wood-5")
    t.anna.is_offered({"play wood-5"})
    t.anna.is_refused("play none", rule="B3.2", key="must-play")


def test_B3_2_who_cannot_is_asked_all_the_same_and_plays_none(vulcano: Tables) -> None:
    """Nobody can tell beforehand; afterwards everybody but the player has learnt something."""
    t = anna_got_food_1(vulcano, "food-2", "rope-1", "food-2")
    t.anna.is_asked("load-self")
    t.anna.is_offered({"play none"})
    t.anna.plays_none()
    told = [known("Anna", 3, *LIKE_FOOD_1)]
    t.is_now(asks="load-self Bruno", bruno={"knows": told}, carla={"knows": told}, spectator_knows=told)


def test_B3_2_the_question_looks_the_same_to_the_others(vulcano: Tables) -> None:
    """With or without a fitting card: the same events up to the answer."""
    able = anna_got_food_1(vulcano, "food-2", "wood-5")
    unable = anna_got_food_1(vulcano, "food-2", "rope-1")
    for who in (1, 2, None):
        assert able.match.events(who) == unable.match.events(who)
        assert able.match.question() is not None


def test_B3_2_with_an_empty_slot_2_any_card_will_do(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["food-2", "rope-1"], slot2=None, space=5)
    t.bruno.has(hand=[])
    t.turn("Anna", "load-self")
    t.anna.is_offered({"play food-2", "play rope-1"})
    t.anna.is_refused("play none", rule="B3.2", key="must-play")
    t.anna.plays("rope-1")
    t.is_now(asks="load-self Carla", anna={"hand": ["food-2"], "slot1": "rope-1"})


def test_B3_2_what_it_told_wears_off_card_by_card(vulcano: Tables) -> None:
    """A fitting card that comes to light takes one off the fact; another card takes none."""
    t = vulcano.table(THREE, first="Carla")
    t.carla.has(hand=["wood-3", "fire-3", "rope-2"], slot2="water-4", space=5)
    t.anna.has(hand=["food-2", "rope-1"], slot2="food-1", space=5)
    t.bruno.has(hand=["wood-2", "fire-2", "rope-3"], slot2="water-3", space=5)
    t.deck("food-5", "rope-4", "wood-4", "wood-2", "wood-3", "fire-4")
    t.turn("Carla", "load-self")
    t.carla.plays("wood-3")
    t.anna.plays_none()
    t.bruno.plays("wood-2")
    two = [known("Anna", 2, *LIKE_FOOD_1)]
    t.is_now(
        asks="load Anna",
        round=2,
        first="Anna",
        lava=0,
        anna={"hand": "+food-5 +rope-4", "slot2": None, "stock": ["food-1"], "space": 6},
        bruno={
            "hand": "-wood-2 +wood-4 +wood-2",
            "slot2": None,
            "stock": ["water-3", "wood-2"],
            "space": 7,
            "knows": two,
        },
        carla={
            "hand": "-wood-3 +wood-3 +fire-4",
            "slot2": None,
            "stock": ["water-4", "wood-3"],
            "space": 7,
            "knows": two,
        },
        spectator_knows=two,
        deck=53,
    )
    t.anna.loads("food-2", on="Bruno")
    one = [known("Anna", 1, *LIKE_FOOD_1)]
    t.is_now(
        asks="load Bruno",
        anna={"hand": "-food-2"},
        bruno={"slot2": "food-2", "knows": one},
        carla={"knows": one},
        spectator_knows=one,
    )
    t.bruno.loads("fire-2", on="Anna")
    t.carla.loads("fire-3", on="Carla")
    t.anna.plays("rope-4")  # not one of those
    t.is_now(
        asks="load-self Bruno",
        anna={"hand": "-rope-4", "slot1": "rope-4", "slot2": "fire-2"},
        bruno={"hand": "-fire-2"},
        carla={"hand": "-fire-3", "slot2": "fire-3"},
    )
