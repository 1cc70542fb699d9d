"""A3.8: ending a move on a space with barrels."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def anna_gives_bruno(maretta: Tables, card: str, shown: str, variant: dict[str, object] | None = None) -> Table:
    t = maretta.table(THREE, variant=variant)
    t.anna.has(hand=[card])
    t.bruno.has(slot1=shown)
    t.turn("Anna", "place")
    return t


def test_A3_8_the_receiver_chooses_one_of_them(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-2")
    t.bruno.has(space=8, stock=["food-1"])
    t.barrels(9, "??school", "shark")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="barrel Bruno", anna={"hand": []}, bruno={"slot2": "wood-3", "space": 9})
    t.bruno.is_offered({"open 1", "open 2"})
    t.anna.is_not_asked()
    t.bruno.is_refused("open 3", rule="A3.8", key="no-such-answer")
    t.bruno.opens(2)
    t.is_now(
        asks="place Bruno",
        discard=["food-1"],
        opened=["shark"],
        barrels={9: ["??school", "-"]},
        anna={"space": 2},
        bruno={"stock": []},
    )


def test_A3_8_a_hidden_one_may_be_chosen_too(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-2")
    t.bruno.has(space=8, stock=["food-1"])
    t.barrels(9, "??cuttlefish", "shark")
    t.anna.places("wood-3", on="Bruno")
    t.bruno.opens(1)
    t.is_now(
        asks="place Bruno",
        opened=["cuttlefish"],
        barrels={9: ["-", "shark"]},
        anna={"hand": [], "space": 2},
        bruno={"slot2": "wood-3", "space": 9, "inked_next": True},
    )


@pytest.mark.parametrize("barrel", ["cuttlefish", "??cuttlefish"])
def test_A3_8_the_last_one_is_opened_without_asking(maretta: Tables, barrel: str) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-2")
    t.bruno.has(space=8)
    t.barrels(9, "-", barrel)
    t.anna.places("wood-3", on="Bruno")
    t.is_now(
        asks="place Bruno",
        opened=["cuttlefish"],
        barrels={9: ["-", "-"]},
        anna={"hand": [], "space": 2},
        bruno={"slot2": "wood-3", "space": 9, "inked_next": True},
    )


def test_A3_8_an_emptied_space_has_nothing_to_choose(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-2")
    t.bruno.has(space=8)
    t.barrels(9, "-", "-")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 2}, bruno={"slot2": "wood-3", "space": 9})


def test_A3_8_it_comes_before_anything_else(maretta: Tables) -> None:
    """First the receiver's barrel, then the giver's move, then the giver's barrel, then the next one places."""
    t = anna_gives_bruno(maretta, "wood-3", "rope-2")
    t.anna.has(space=1)
    t.bruno.has(space=2)
    t.barrels(3, "??school", "??cuttlefish")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="barrel Bruno", anna={"hand": []}, bruno={"slot2": "wood-3", "space": 3})
    t.bruno.opens(2)
    t.is_now(
        asks="place Bruno",
        opened=["cuttlefish", "school"],
        barrels={3: ["-", "-"]},
        anna={"space": 3, "inked_next": True},
        bruno={"inked_next": True},
        carla={"inked_next": True},
    )


def test_A3_8_passing_over_barrels_triggers_nothing(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-5", "rope-1")
    t.bruno.has(space=8)
    t.barrels(9, "shark", "??monkey")
    t.barrels(11, "shark", "??monkey")
    t.anna.places("wood-5", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 2}, bruno={"slot2": "wood-5", "space": 12})


def test_A3_8_a_move_of_0_triggers_nothing(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-3")
    t.bruno.has(space=9)
    t.barrels(9, "shark", "??monkey")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 2}, bruno={"slot2": "wood-3"})


def test_A3_8_a_setting_lets_a_move_of_0_trigger(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-3", {"barrels.on_zero_move": True})
    t.bruno.has(space=9)
    t.barrels(9, "shark", "??monkey")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="barrel Bruno", anna={"hand": []}, bruno={"slot2": "wood-3"})


def test_A3_8_no_move_at_all_is_no_move_of_0(maretta: Tables) -> None:
    """Who stole or placed on themselves makes no move of A3.6, so that setting does not open barrels for them."""
    t = maretta.table(THREE, variant={"barrels.on_zero_move": True})
    t.anna.has(hand=["wood-3"], space=9)
    t.bruno.has(slot1="rope-4", stock=["wood-3"])
    t.barrels(9, "cuttlefish")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno", steal="wood-3")
    t.is_now(
        asks="place Bruno",
        anna={"hand": [], "stock": ["wood-3"], "stole": True},
        bruno={"slot2": "wood-3", "stock": [], "space": 1},
    )


def test_A3_8_there_are_none_on_the_island_or_the_ship(maretta: Tables) -> None:
    """A marked space at the ship gets none; a move cut short by the ship opens none."""
    t = anna_gives_bruno(maretta, "wood-5", "rope-1", {"path.barrel_spaces": [3, 22, 24, 30]})
    t.bruno.has(space=22)
    t.barrels(22, "shark", "??monkey")
    t.anna.places("wood-5", on="Bruno")
    t.is_now(asks="place Bruno", anna={"hand": [], "space": 2}, bruno={"slot2": "wood-5", "space": 24})


def test_A3_8_four_barrels_on_a_space(maretta: Tables) -> None:
    t = anna_gives_bruno(maretta, "wood-3", "rope-2", {"barrels.per_space": 4, "path.barrel_spaces": [9, 20]})
    t.bruno.has(space=8)
    t.barrels(9, "??shark", "-", "cuttlefish", "monkey")
    t.anna.places("wood-3", on="Bruno")
    t.bruno.is_offered({"open 1", "open 3", "open 4"})
    t.bruno.is_refused("open 2", rule="A3.8", key="no-barrel")
    t.bruno.opens(3)
    t.is_now(
        asks="place Bruno",
        opened=["cuttlefish"],
        barrels={9: ["??shark", "-", "-", "monkey"]},
        anna={"hand": [], "space": 2},
        bruno={"slot2": "wood-3", "space": 9, "inked_next": True},
    )
