"""A3.4: theft."""

from __future__ import annotations

import pytest

from settemari.core.events import ASKED, COUNTED, MOVED, TURNED
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def matching(maretta: Tables, variant: dict[str, object] | None = None) -> Table:
    """Anna holds a fire 2 and a rope 1; Bruno has a fire 2 in stock, Carla a rope 2."""
    t = maretta.table(THREE, variant=variant)
    t.anna.has(hand=["fire-2", "rope-1"], space=5)
    t.bruno.has(slot1="wood-5", stock=["fire-2", "water-4", "water-4"])
    t.carla.has(slot1="wood-1", stock=["rope-2", "fire-1"])
    t.turn("Anna", "place")
    return t


def test_A3_4_card_receiver_and_theft_are_one_choice(maretta: Tables) -> None:
    t = matching(maretta)
    t.anna.is_offered(
        {
            "place fire-2 on Bruno",
            "place fire-2 on Bruno steal fire-2",
            "place fire-2 on Bruno steal water-4",
            "place fire-2 on Carla",
            "place rope-1 on Bruno",
            "place rope-1 on Carla",
        }
    )


def test_A3_4_any_card_of_that_stock_instead_of_the_own_move(maretta: Tables) -> None:
    t = matching(maretta)
    t.anna.places("fire-2", on="Bruno", steal="water-4")
    t.is_now(
        asks="place Bruno",
        anna={"hand": ["rope-1"], "stock": ["water-4"], "stole": True},
        bruno={"slot2": "fire-2", "stock": "-water-4", "space": 3},
    )


def test_A3_4_the_matching_card_itself_may_be_stolen(maretta: Tables) -> None:
    t = matching(maretta)
    t.anna.places("fire-2", on="Bruno", steal="fire-2")
    t.is_now(
        asks="place Bruno",
        anna={"hand": ["rope-1"], "stock": ["fire-2"], "stole": True},
        bruno={"slot2": "fire-2", "stock": "-fire-2", "space": 3},
    )


def test_A3_4_nobody_has_to_steal(maretta: Tables) -> None:
    t = matching(maretta)
    t.anna.places("fire-2", on="Bruno")
    t.is_now(
        asks="place Bruno",
        anna={"hand": ["rope-1"], "space": 7},
        bruno={"slot2": "fire-2", "space": 3},
    )


def test_A3_4_suit_and_number_must_both_match(maretta: Tables) -> None:
    t = matching(maretta)
    t.anna.is_refused("place fire-2 on Carla steal rope-2", rule="A3.4", key="no-match")
    t.anna.is_refused("place rope-1 on Carla steal fire-1", rule="A3.4", key="no-match")


def test_A3_4_only_what_lies_in_that_stock(maretta: Tables) -> None:
    t = matching(maretta)
    t.anna.is_refused("place fire-2 on Bruno steal rope-2", rule="A3.4", key="not-in-stock")


def test_A3_4_a_steamship_never_matches(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["steamship"])
    t.bruno.has(stock=["fire-2"])
    t.turn("Anna", "place")
    t.anna.is_offered({"place steamship on Bruno", "place steamship on Carla"})
    t.anna.is_refused("place steamship on Bruno steal fire-2", rule="A3.4", key="ship-never-matches")


def test_A3_4_no_theft_from_oneself(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(slot2="wood-1")
    t.bruno.has(slot2="wood-2")
    t.carla.has(hand=["fire-2"], stock=["fire-2", "rope-1"])
    t.turn("Carla", "place")
    t.carla.is_offered({"place fire-2 on Carla"})
    t.carla.is_refused("place fire-2 on Carla steal rope-1", rule="A3.4", key="theft-from-self")


def test_A3_4_the_theft_comes_before_anybody_moves(maretta: Tables) -> None:
    """Bruno's shark finds only what the thief left."""
    t = matching(maretta)
    t.bruno.has(stock=["fire-2"])
    t.barrels(3, "shark")
    t.anna.places("fire-2", on="Bruno", steal="fire-2")  # Bruno moves 3
    t.is_now(
        asks="place Bruno",
        opened=["shark"],
        barrels={3: ["-", "-"]},
        anna={"hand": ["rope-1"], "stock": ["fire-2"], "stole": True},
        bruno={"slot2": "fire-2", "stock": [], "space": 3},
    )


def test_A3_4_the_theft_comes_before_the_hidden_card_is_turned_up(maretta: Tables) -> None:
    t = matching(maretta)
    t.bruno.has(slot1="??wood-5", inked=True)
    t.anna.places("fire-2", on="Bruno", steal="water-4")
    sorts = [event[0] for event in t.match.events(None)]
    assert sorts == [ASKED, MOVED, COUNTED, MOVED, TURNED, COUNTED, ASKED]  # stolen; placed, turned up; three ahead
    t.is_now(
        asks="place Bruno",
        anna={"hand": ["rope-1"], "stock": ["water-4"], "stole": True},
        bruno={"slot1": "wood-5", "slot2": "fire-2", "stock": "-water-4", "space": 3},
    )


def test_A3_4_who_stole_still_moves_when_receiving(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(stole=True, slot1="rope-4", space=5)
    t.bruno.has(hand=["wood-1"], slot2="water-5")
    t.turn("Bruno", "place")
    t.bruno.places("wood-1", on="Anna")
    t.is_now(asks="place Carla", anna={"slot2": "wood-1", "space": 8}, bruno={"hand": [], "space": 2})


def test_A3_4_a_setting_makes_theft_cost_all_moves(maretta: Tables) -> None:
    t = maretta.table(THREE, variant={"theft.costs": "all-moves"})
    t.anna.has(stole=True, slot1="rope-4", space=5)
    t.bruno.has(hand=["wood-1"], slot2="water-5")
    t.turn("Bruno", "place")
    t.bruno.places("wood-1", on="Anna")
    t.is_now(asks="place Carla", anna={"slot2": "wood-1"}, bruno={"hand": [], "space": 2})


def test_A3_4_all_moves_are_those_of_this_round(maretta: Tables) -> None:
    """In the next round the thief moves again."""
    t = maretta.table(THREE, variant={"theft.costs": "all-moves"})
    t.anna.has(stole=True, hand=["wood-1", "wood-1"], slot1="water-1", slot2="fire-1")
    t.bruno.has(hand=["rope-1", "rope-5"], slot1="water-2", slot2="fire-2")
    t.carla.has(hand=["food-1", "food-1"], slot1="water-3", slot2="fire-3")
    t.deck("food-2", "food-2", "food-3", "food-3", "food-4", "food-4")
    t.turn("Anna", "board")
    t.all_pick("wood-1", "rope-1", "food-1")
    t.bruno.places("rope-5", on="Anna")
    now = t.snapshot(t.state)["anna"]
    assert isinstance(now, dict)
    assert (now["space"], now["stole"]) == (4, False)


# -- theft.when = after-move -----------------------------------------------------------------------------------


AFTER: dict[str, object] = {"theft.when": "after-move"}


def test_A3_4_after_the_move_it_is_asked_then(maretta: Tables) -> None:
    t = matching(maretta, AFTER)
    t.anna.is_offered(f"place {card} on {name}" for card in ("fire-2", "rope-1") for name in ("Bruno", "Carla"))
    t.anna.is_refused("place fire-2 on Bruno steal water-4", rule="A3.4", key="theft-comes-later")
    t.anna.places("fire-2", on="Bruno")
    t.is_now(asks="steal Anna", anna={"hand": ["rope-1"]}, bruno={"slot2": "fire-2", "space": 3})
    t.anna.is_offered({"steal none", "steal fire-2", "steal water-4"})
    t.anna.is_refused("steal rope-2", rule="A3.4", key="not-in-stock")
    t.anna.steals("water-4")
    t.is_now(asks="place Bruno", anna={"stock": ["water-4"], "stole": True}, bruno={"stock": "-water-4"})


def test_A3_4_after_the_move_one_may_steal_nothing(maretta: Tables) -> None:
    t = matching(maretta, AFTER)
    t.anna.places("fire-2", on="Bruno")
    t.anna.steals_nothing()
    t.is_now(
        asks="place Bruno",
        anna={"hand": ["rope-1"], "space": 7},
        bruno={"slot2": "fire-2", "space": 3},
    )


def test_A3_4_after_the_move_without_a_match_nobody_is_asked(maretta: Tables) -> None:
    t = matching(maretta, AFTER)
    t.anna.places("rope-1", on="Carla")
    t.is_now(asks="place Bruno", anna={"hand": ["fire-2"], "space": 7}, carla={"slot2": "rope-1"})


def test_A3_4_after_the_move_only_what_a_barrel_has_left(maretta: Tables) -> None:
    """Bruno's shark eats the matching card: nothing to steal any more."""
    t = matching(maretta, AFTER)
    t.bruno.has(stock=["fire-2"])
    t.barrels(3, "shark")
    t.anna.places("fire-2", on="Bruno")
    t.is_now(
        asks="place Bruno",
        opened=["shark"],
        discard=["fire-2"],
        barrels={3: ["-", "-"]},
        anna={"hand": ["rope-1"], "space": 7},
        bruno={"slot2": "fire-2", "stock": [], "space": 3},
    )


def test_A3_4_after_the_move_never_from_oneself(maretta: Tables) -> None:
    t = maretta.table(THREE, variant=AFTER)
    t.anna.has(slot1="water-1", slot2="fire-1", hand=["wood-1", "wood-1"])
    t.bruno.has(slot1="water-2", slot2="fire-2", hand=["wood-2", "wood-2"])
    t.carla.has(slot1="water-3", hand=["food-2"], stock=["food-2", "rope-1"])
    t.deck("food-1", "food-1", "food-3", "food-3", "food-4", "food-4")
    t.turn("Carla", "place")
    t.carla.places("food-2", on="Carla")
    assert t.question.name == "pick"
