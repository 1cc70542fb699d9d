"""B4: cards to the stock, stacks that burst, and running."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"
# Full hands, so that nobody draws at the end of the round.
HANDS = {
    "Anna": ["wood-1", "rope-1", "fire-1", "water-1"],
    "Bruno": ["wood-2", "rope-2", "fire-2", "water-2"],
    "Carla": ["wood-3", "rope-3", "fire-3", "water-3"],
}


def full_hands(vulcano: Tables, variant: dict[str, object] | None = None, space: int = 4) -> Table:
    """Three with nothing in stock and slots, on a space without barrels."""
    t = vulcano.table(THREE, variant=variant)
    for name, hand in HANDS.items():
        t.players[name].has(hand=hand, space=space, slot1=None, slot2=None)
    return t


NEXT_ROUND = {"asks": "load Bruno", "round": 2, "first": "Bruno", "lava": 0}


def test_B4_1_the_cards_of_both_slots_go_to_the_stock(vulcano: Tables) -> None:
    t = full_hands(vulcano)
    t.anna.has(slot1="wood-4", slot2="rope-5", stock=["food-1"])
    t.bruno.has(slot2="fire-3")
    t.turn("Anna", "stack")
    t.is_now(
        **NEXT_ROUND,
        anna={"slot1": None, "slot2": None, "stock": "+wood-4 +rope-5", "space": 7},
        bruno={"slot2": None, "stock": ["fire-3"], "space": 5},
    )


def test_B4_2_exactly_five_stays(vulcano: Tables) -> None:
    t = full_hands(vulcano)
    t.anna.has(slot1="wood-4", slot2="rope-5", stock=["wood-1"])
    t.turn("Anna", "stack")
    t.is_now(**NEXT_ROUND, anna={"slot1": None, "slot2": None, "stock": "+wood-4 +rope-5", "space": 6})


def test_B4_2_more_than_five_bursts_whole(vulcano: Tables) -> None:
    """The stack goes with all that lay in it, and only that stack."""
    t = full_hands(vulcano)
    t.anna.has(slot1="wood-3", slot2="rope-5", stock=["wood-1", "wood-2", "fire-5"])
    t.turn("Anna", "stack")
    t.is_now(
        **NEXT_ROUND,
        anna={"slot1": None, "slot2": None, "stock": ["rope-5", "fire-5"], "space": 6},
        discard=["wood-1", "wood-2", "wood-3"],
    )


def test_B4_2_several_stacks_of_several_players_burst(vulcano: Tables) -> None:
    t = full_hands(vulcano)
    t.anna.has(slot1="wood-4", slot2="rope-5", stock=["wood-2", "rope-1"])
    t.carla.has(slot1="wood-1", slot2="food-4", stock=["food-2", "water-5"])
    t.turn("Anna", "stack")
    t.is_now(
        **NEXT_ROUND,
        anna={"slot1": None, "slot2": None, "stock": []},
        carla={"slot1": None, "slot2": None, "stock": ["wood-1", "water-5"], "space": 6},
        discard=["food-2", "food-4", "rope-1", "rope-5", "wood-2", "wood-4"],
    )


def test_B4_2_the_limit_is_a_number_of_the_variant(vulcano: Tables) -> None:
    t = full_hands(vulcano, {"burst.limit": 3})
    t.anna.has(slot1="wood-2", slot2="rope-4", stock=["wood-1"])
    t.turn("Anna", "stack")
    t.is_now(
        **NEXT_ROUND,
        anna={"slot1": None, "slot2": None, "stock": ["wood-1", "wood-2"], "space": 5},
        discard=["rope-4"],
    )


def test_B4_2_a_preview_says_what_would_burst(vulcano: Tables) -> None:
    """B4.2 as a player is told beforehand: what the stacks add up to with what lies in the slots."""
    t = full_hands(vulcano)
    t.anna.has(hand=["wood-5"])
    t.bruno.has(stock=["wood-1"])
    t.carla.has(slot2=None)
    t.turn("Anna", "load")
    t.anna.foresees("load wood-5 on Bruno", stacks={"Bruno wood": 6}, bursts={"Bruno wood"})
    t.anna.foresees("load wood-5 on Carla", stacks={"Carla wood": 5})


def monkey_past_five(vulcano: Tables, variant: dict[str, object] | None) -> Table:
    """Anna, who has wood 4, takes a wood 2 from Bruno by a monkey."""
    t = full_hands(vulcano, variant)
    t.anna.has(stock=["wood-4"])
    t.bruno.has(stock=["wood-2", "wood-2"])
    t.anna.finds("monkey", at=9)
    return t


def test_B4_2_at_every_moment(vulcano: Tables) -> None:
    t = monkey_past_five(vulcano, None)
    t.is_now(
        **NEXT_ROUND,
        anna={"stock": []},
        bruno={"stock": ["wood-2"], "space": 5},
        discard=["wood-2", "wood-4"],
        opened=["monkey"],
        barrels={9: ["-", "-"]},
    )


def test_B4_2_or_only_when_stocking(vulcano: Tables) -> None:
    """`burst.when`: the stack stays past 5 until cards are stocked again, even if no wood is added."""
    t = monkey_past_five(vulcano, {"burst.when": "stocking"})
    t.is_now(
        **NEXT_ROUND,
        anna={"stock": "+wood-2"},
        bruno={"stock": ["wood-2"], "space": 5},
        opened=["monkey"],
        barrels={9: ["-", "-"]},
    )


def test_B4_2_a_stack_past_five_bursts_at_the_next_stocking(vulcano: Tables) -> None:
    t = full_hands(vulcano, {"burst.when": "stocking"})
    t.anna.has(stock=["wood-4", "wood-2"], slot1="rope-1", slot2="fire-2")
    t.turn("Anna", "stack")
    t.is_now(
        **NEXT_ROUND,
        anna={"slot1": None, "slot2": None, "stock": ["rope-1", "fire-2"], "space": 6},
        discard=["wood-2", "wood-4"],
    )


def test_B4_3_as_many_spaces_as_there_are_stacks(vulcano: Tables) -> None:
    t = full_hands(vulcano, space=1)
    t.anna.has(stock=["wood-1", "wood-2", "rope-1", "fire-1", "water-1", "food-1"])
    t.bruno.has(stock=["wood-1", "wood-4"], space=4)
    t.turn("Anna", "run")
    t.is_now(**NEXT_ROUND, anna={"space": 6}, bruno={"space": 5})


def test_B4_3_clockwise_from_the_first_player_past_who_is_out(vulcano: Tables) -> None:
    """The order shows in who comes to the space while barrels are left: Carla, then Anna, and Bruno too late."""
    t = vulcano.table("Anna Bruno Carla Dario", first="Carla")
    t.out("Dario")
    stocks = {"Anna": ["food-1"], "Bruno": ["food-2"], "Carla": ["food-3"]}
    for name, hand in HANDS.items():
        t.players[name].has(hand=hand, space=8, stock=stocks[name])
    t.barrels(9, "shark", "anchor")
    t.turn("Carla", "run")
    t.is_now(asks="barrel Carla", carla={"space": 9})
    t.carla.opens(1)
    t.is_now(
        asks="load Anna",
        round=2,
        first="Anna",
        lava=0,
        anna={"space": 9, "stock": []},
        bruno={"space": 9},
        carla={"stock": []},
        discard=["food-1", "food-3"],
        opened=["anchor", "shark"],
        barrels={9: ["-", "-"]},
    )


def test_B4_4_who_ends_on_barrels_chooses_one(vulcano: Tables) -> None:
    t = full_hands(vulcano, space=8)
    t.anna.has(stock=["wood-1"])
    t.barrels(9, "shark", "??spear")
    t.turn("Anna", "run")
    t.is_now(asks="barrel Anna", anna={"space": 9})
    t.anna.is_offered({"open 1", "open 2"})
    t.anna.opens(1)
    t.is_now(
        **NEXT_ROUND,
        anna={"stock": []},
        discard=["wood-1"],
        opened=["shark"],
        barrels={9: ["-", "??spear"]},
    )


def test_B4_4_an_opened_barrel_cannot_be_chosen_again(vulcano: Tables) -> None:
    """With more than two on a space some can be gone while a choice is left."""
    t = full_hands(vulcano, {"barrels.per_space": 3, "path.barrel_spaces": [9]}, space=8)
    t.anna.has(stock=["wood-1"])
    t.barrels(9, "shark", "-", "anchor")
    t.turn("Anna", "run")
    t.anna.is_offered({"open 1", "open 3"})
    t.anna.is_refused("open 2", rule="B4.4", key="no-barrel")


def test_B4_4_what_a_barrel_takes_slows_those_who_have_yet_to_run(vulcano: Tables) -> None:
    """Anna's monkey takes Bruno's only wood: he runs one space instead of two."""
    t = full_hands(vulcano, space=8)
    t.anna.has(stock=["rope-1"])
    t.bruno.has(stock=["wood-1", "rope-4"], space=4)
    t.barrels(9, "-", "monkey")
    t.turn("Anna", "run")
    t.is_now(asks="monkey Anna", anna={"space": 9})
    t.anna.takes("wood-1", from_="Bruno")
    t.is_now(
        **NEXT_ROUND,
        anna={"stock": "+wood-1"},
        bruno={"stock": ["rope-4"], "space": 5},
        opened=["monkey"],
        barrels={9: ["-", "-"]},
    )


def test_B4_4_what_it_gives_comes_too_late_for_who_has_run(vulcano: Tables) -> None:
    """Bruno's troop gives Carla, who has yet to run, a stack more, and Anna, who has run, none."""
    t = full_hands(vulcano, space=4)
    t.anna.has(space=12)
    t.bruno.has(stock=["wood-1", "wood-1"], space=8)
    t.barrels(9, "troop", "-")
    t.turn("Anna", "run")
    t.is_now(
        **NEXT_ROUND,
        anna={"stock": ["wood-1"]},
        bruno={"stock": [], "space": 9},
        carla={"stock": ["wood-1"], "space": 5},
        opened=["troop"],
        barrels={9: ["-", "-"]},
    )


def test_B4_4_no_move_no_barrel(vulcano: Tables) -> None:
    t = full_hands(vulcano, space=9)
    t.barrels(9, "shark", "anchor")
    t.turn("Anna", "run")
    t.is_now(**NEXT_ROUND)


def test_B4_4_unless_the_variant_says_so(vulcano: Tables) -> None:
    t = full_hands(vulcano, {"barrels.on_zero_move": True})
    t.anna.has(space=9)
    t.barrels(9, "shark", "anchor")
    t.turn("Anna", "run")
    t.is_now(asks="barrel Anna")


def test_B4_4_there_are_no_barrels_at_sea(vulcano: Tables) -> None:
    """A marked space at the end of the path gets none (V1)."""
    t = full_hands(vulcano, {"path.barrel_spaces": [3, 24], "barrels.on_zero_move": True}, space=23)
    t.anna.has(stock=["wood-1"])
    t.turn("Anna", "run")
    t.is_now(asks=None, ended="sea", won=["Anna"], lava=0, anna={"space": 24})
    laid = t.snapshot(t.state)["barrels"]
    assert isinstance(laid, dict)
    assert list(laid) == [3]


def test_B4_5_a_meeple_stops_at_the_sea(vulcano: Tables) -> None:
    t = full_hands(vulcano, space=10)
    t.anna.has(stock=["wood-1", "rope-1", "fire-1", "food-1"], space=23)
    t.turn("Anna", "run")
    t.is_now(asks=None, ended="sea", won=["Anna"], lava=0, anna={"space": 24})
