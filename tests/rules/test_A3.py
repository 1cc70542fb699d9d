"""A3: a card for somebody else. Who places, where, and how everybody moves; theft is in test_A3_theft.py."""

from __future__ import annotations

import pytest

from tests.table import Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


# -- A3.1 whose turn it is -------------------------------------------------------------------------------------


def test_A3_1_from_the_first_player_clockwise(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla Dario", first="Carla")
    t.anna.has(hand=["wood-1", "wood-2", "wood-3", "wood-4"])
    t.bruno.has(hand=["rope-1", "rope-2", "rope-3", "rope-4"])
    t.carla.has(hand=["fire-1", "fire-2", "fire-3", "fire-4"])
    t.dario.has(hand=["food-1", "food-2", "food-3", "food-4"])
    t.deck(*["water-1", "water-1", "water-2", "water-2", "water-3", "water-3", "water-4", "water-4"])
    t.all_pick("wood-1", "rope-1", "fire-1", "food-1")
    t.is_now(
        asks="place Carla",
        anna={"hand": "-wood-1", "slot1": "wood-1"},
        bruno={"hand": "-rope-1", "slot1": "rope-1"},
        carla={"hand": "-fire-1", "slot1": "fire-1"},
        dario={"hand": "-food-1", "slot1": "food-1"},
    )
    t.anna.is_not_asked()
    t.carla.places("fire-2", on="Anna")
    t.is_now(asks="place Dario", carla={"hand": "-fire-2", "space": 2}, anna={"slot2": "fire-2", "space": 1})
    t.dario.places("food-2", on="Carla")
    t.is_now(
        asks="place Anna",
        dario={"hand": "-food-2", "space": 2},
        carla={"slot2": "food-2", "space": 3},
    )
    t.anna.places("wood-2", on="Bruno")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-wood-2", "space": 3},
        bruno={"slot2": "wood-2", "space": 1},
    )
    t.bruno.places("rope-2", on="Dario")
    gone = {"slot1": None, "slot2": None}
    t.is_now(
        asks="pick Anna Bruno Carla Dario",
        round=2,
        first="Dario",
        deck=-8,
        anna={**gone, "hand": "+water-2 +water-2", "stock": "+wood-1 +fire-2"},
        bruno={**gone, "hand": "-rope-2 +water-3 +water-3", "stock": "+rope-1 +wood-2", "space": 3},
        carla={**gone, "hand": "+water-4 +water-4", "stock": "+fire-1 +food-2"},
        dario={**gone, "hand": "+water-1 +water-1", "stock": "+food-1 +rope-2", "space": 3},
    )


def test_A3_1_any_card_of_the_hand_on_any_opponent(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla Dario Elena", first="Bruno")
    t.bruno.has(hand=["wood-1", "steamship", "wood-1"])
    t.turn("Bruno", "place")
    t.bruno.is_offered(
        f"place {card} on {name}" for card in ("wood-1", "steamship") for name in ("Anna", "Carla", "Dario", "Elena")
    )
    t.bruno.is_refused("place rope-5 on Anna", rule="A3.1", key="not-in-hand")


# -- A3.2 one card a slot --------------------------------------------------------------------------------------


def test_A3_2_a_slot_takes_one_card_a_round(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla Dario", first="Anna")
    t.bruno.has(hand=["wood-1", "wood-2", "wood-3"], slot2="rope-5")
    t.turn("Bruno", "place")
    t.carla.has(hand=["fire-1"], slot2=None)
    t.bruno.is_offered(f"place wood-{n} on {name}" for n in (1, 2, 3) for name in ("Anna", "Carla", "Dario"))
    t.bruno.places("wood-1", on="Anna")
    t.carla.is_offered({"place fire-1 on Dario"})
    t.carla.is_refused("place fire-1 on Bruno", rule="A3.2", key="slot-taken", seat="Bruno", card="rope-5")
    t.carla.is_refused("place fire-1 on Anna", rule="A3.2", key="slot-taken", seat="Anna", card="wood-1")
    t.carla.is_refused("place fire-1 on Carla", rule="A3.2", key="own-slot-last", free=["Dario"])


def test_A3_2_the_own_slot_only_if_no_opponents_is_free(maretta: Tables) -> None:
    t = maretta.table(THREE, first="Anna")
    t.anna.has(slot2="fire-1")
    t.bruno.has(slot2="fire-2")
    t.carla.has(hand=["rope-1", "rope-5"], slot1="wood-3", space=4)
    t.deck("food-1", "food-1", "food-2", "food-2", "food-3", "food-3")
    t.anna.has(slot1="water-1", hand=[])
    t.bruno.has(slot1="water-2", hand=[])
    t.turn("Carla", "place")
    t.carla.is_offered({"place rope-1 on Carla", "place rope-5 on Carla"})
    t.carla.is_refused("place rope-1 on Anna", rule="A3.2", key="slot-taken", seat="Anna", card="fire-1")
    t.carla.places("rope-5", on="Carla")
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        anna={"slot1": None, "slot2": None, "stock": "+water-1 +fire-1", "hand": ["food-3", "food-3"]},
        bruno={"slot1": None, "slot2": None, "stock": "+water-2 +fire-2", "hand": ["food-1", "food-1"]},
        carla={"slot1": None, "stock": "+wood-3 +rope-5", "hand": ["rope-1", "food-2", "food-2"], "space": 6},
    )


# -- A3.3 a face-down card is turned up ------------------------------------------------------------------------


def test_A3_3_a_hidden_slot_1_is_turned_up_when_a_card_arrives(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-3"])
    t.bruno.has(inked=True, slot1="??rope-5")
    t.carla.has(inked=True, slot1="??rope-4")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(
        asks="place Bruno",
        anna={"hand": [], "space": 2},
        bruno={"slot1": "rope-5", "slot2": "wood-3", "space": 2},
    )


def test_A3_3_also_when_it_is_the_own_card(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(slot1="water-1", slot2="fire-1", hand=["wood-1", "wood-1"])
    t.bruno.has(slot1="water-2", slot2="fire-2", hand=["wood-2", "wood-2"])
    t.carla.has(slot1="??water-3", inked=True, hand=["food-2"])
    t.deck("food-1", "food-1", "food-3", "food-3", "food-4", "food-4")
    t.turn("Carla", "place")
    t.carla.places("food-2", on="Carla")
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        anna={"slot1": None, "slot2": None, "stock": "+water-1 +fire-1", "hand": "+food-4 +food-4"},
        bruno={"slot1": None, "slot2": None, "stock": "+water-2 +fire-2", "hand": "+food-1 +food-1"},
        carla={"slot1": None, "stock": "+water-3 +food-2", "hand": ["food-3", "food-3"], "space": 1, "inked": False},
    )


# -- A3.5, A3.6 moving -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shown", "placed", "steps"),
    [("rope-1", "wood-5", 4), ("rope-5", "wood-1", 4), ("rope-2", "wood-3", 1), ("steamship", "wood-5", 5)],
)
def test_A3_5_the_receiver_moves_the_difference(maretta: Tables, shown: str, placed: str, steps: int) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=[placed], space=10)
    t.bruno.has(slot1=shown, space=2)
    t.turn("Anna", "place")
    t.anna.places(placed, on="Bruno")
    t.is_now(
        asks="place Bruno",
        anna={"hand": [], "space": 12},
        bruno={"slot2": placed, "space": 2 + steps},
    )


def test_A3_5_equal_numbers_do_not_move(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["steamship"])
    t.bruno.has(slot1="steamship", space=2)
    t.turn("Anna", "place")
    t.anna.places("steamship", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 2}, bruno={"slot2": "steamship"})


def test_A3_5_the_receiver_moves_first(maretta: Tables) -> None:
    """The receiver resolves a barrel before the giver moves: here it swaps the giver away."""
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-3"], space=9)
    t.bruno.has(slot1="rope-5", space=4)
    t.barrels(6, "spear")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno")  # Bruno 4 -> 6, swaps with Anna on 9; Anna goes on from 6
    t.is_now(
        asks="place Bruno",
        opened=["spear"],
        barrels={6: ["-", "-"]},
        anna={"hand": [], "space": 8},
        bruno={"slot2": "wood-3", "space": 9},
    )


def test_A3_6_who_placed_moves_2(maretta: Tables) -> None:
    t = maretta.table(THREE, variant={"move.giver": 5})
    t.anna.has(hand=["wood-3"])
    t.bruno.has(slot1="rope-3")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 5}, bruno={"slot2": "wood-3"})


def test_A3_6_not_after_placing_on_oneself(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(slot1="water-1", slot2="fire-1", hand=["wood-1", "wood-1"])
    t.bruno.has(slot1="water-2", slot2="fire-2", hand=["wood-2", "wood-2"])
    t.carla.has(slot1="water-3", hand=["food-3"], space=7)
    t.deck("food-1", "food-1", "food-2", "food-2", "food-4", "food-4")
    t.turn("Carla", "place")
    t.carla.places("food-3", on="Carla")
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        anna={"slot1": None, "slot2": None, "stock": "+water-1 +fire-1", "hand": "+food-4 +food-4"},
        bruno={"slot1": None, "slot2": None, "stock": "+water-2 +fire-2", "hand": "+food-1 +food-1"},
        carla={"slot1": None, "stock": "+water-3 +food-3", "hand": ["food-2", "food-2"], "space": 7},
    )


# -- A3.7, A3.9, A3.10 the ship's space and swaps --------------------------------------------------------------


def test_A3_7_a_meeple_stops_on_the_ship(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-5"], space=23)
    t.bruno.has(slot1="rope-1", space=21)
    t.turn("Anna", "place")
    t.anna.places("wood-5", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 24}, bruno={"slot2": "wood-5", "space": 24})


def test_A3_7_who_is_there_stays_there(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-5"], space=24)
    t.bruno.has(slot1="rope-1", space=24)
    t.turn("Anna", "place")
    t.anna.places("wood-5", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": []}, bruno={"slot2": "wood-5"})


def test_A3_9_on_the_ship_one_still_places_and_receives(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(slot2=None, hand=["wood-5", "wood-4"], space=24)
    t.bruno.has(space=10, slot1="fire-2")
    t.turn("Anna", "place")
    t.anna.is_offered(f"place wood-{n} on {name}" for n in (4, 5) for name in ("Bruno", "Carla"))
    t.anna.places("wood-5", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": ["wood-4"]}, bruno={"slot2": "wood-5", "space": 13})


def test_A3_9_a_spear_swaps_away_from_the_ship_and_onto_it(maretta: Tables) -> None:
    """Anna reached the ship first; Carla's spear takes it from her before the round is over."""
    t = maretta.table(THREE)
    t.anna.has(space=24, slot1="water-1", slot2=None, hand=[])
    t.bruno.has(space=3, slot1="water-2", slot2="fire-2", hand=[])
    t.carla.has(space=20, slot1="water-3", slot2="fire-1", hand=["steamship", "wood-1"])
    t.barrels(22, "spear")
    t.turn("Carla", "place")
    t.carla.places("wood-1", on="Anna")  # moves 0, then Carla 20 -> 22
    t.is_now(
        asks=None,
        ended="token",
        won=["Carla"],
        opened=["spear"],
        barrels={22: ["-", "-"]},
        anna={"slot2": "wood-1", "space": 22},
        carla={"hand": ["steamship"], "space": 24},
    )


def test_A3_9_the_round_goes_on_after_somebody_arrived(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-3"], space=22)
    t.bruno.has(slot1="rope-3")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 24}, bruno={"slot2": "wood-3"})


def test_A3_10_a_swapped_player_moves_on_from_the_new_space(maretta: Tables) -> None:
    """Also forwards: the receiver behind draws a spear, the giver ahead falls back; and onto a barrel of its own."""
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-3"], space=12, stock=["fire-1"])
    t.bruno.has(slot1="rope-5", space=7)
    t.barrels(9, "spear")
    t.barrels(11, "shark")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno")  # Bruno 7 -> 9, swaps with 12; Anna 9 -> 11 and the shark
    t.is_now(
        asks="place Bruno",
        opened=["shark", "spear"],
        discard=["fire-1"],
        barrels={9: ["-", "-"], 11: ["-", "-"]},
        anna={"hand": [], "stock": [], "space": 11},
        bruno={"slot2": "wood-3", "space": 12},
    )
