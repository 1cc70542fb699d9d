"""D7 on side A: fishing spears."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

FIVE = "Anna Bruno Carla Dario Elena"
AT_9 = {9: ["-", "-"]}


def spear(maretta: Tables, *spaces: int, at: int = 9) -> Table:
    """Anna finds a spear; the others stand on these spaces. Bruno places next."""
    t = maretta.table(" ".join(FIVE.split()[: len(spaces) + 1]))
    for player, space in zip(list(t.players.values())[1:], spaces, strict=True):
        player.has(space=space)
    t.anna.finds("spear", at=at)
    return t


def test_D7_swap_places_with_the_nearest_ahead(maretta: Tables) -> None:
    t = spear(maretta, 20, 12, 8, 23)
    t.is_now(asks="place Bruno", opened=["spear"], barrels=AT_9, anna={"space": 12}, carla={"space": 9})


def test_D7_strictly_ahead(maretta: Tables) -> None:
    """Who shares the space is not ahead."""
    t = spear(maretta, 9, 15, 0)
    t.is_now(asks="place Bruno", opened=["spear"], barrels=AT_9, anna={"space": 15}, carla={"space": 9})


def test_D7_nobody_ahead(maretta: Tables) -> None:
    t = spear(maretta, 9, 8, 0)
    t.is_now(asks="place Bruno", opened=["spear"], barrels=AT_9)


def test_D7_several_on_that_space_choose_one(maretta: Tables) -> None:
    t = spear(maretta, 12, 13, 12, 24)
    t.is_now(asks="spear Anna")
    t.anna.is_offered({"swap Bruno", "swap Dario"})
    t.anna.is_refused("swap Carla", rule="D7", key="not-nearest-ahead")
    t.anna.is_refused("swap Elena", rule="D7", key="not-nearest-ahead")
    t.anna.is_refused("swap Anna", rule="D7", key="not-yourself")
    t.anna.swaps_with("Dario")
    t.is_now(asks="place Bruno", opened=["spear"], barrels=AT_9, anna={"space": 12}, dario={"space": 9})


def test_D7_it_triggers_no_barrel_for_either(maretta: Tables) -> None:
    """Another barrel is left where the spear lay, and two lie where it leads."""
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(hand=["wood-3"], space=7)
    t.bruno.has(slot1="rope-3", space=11)
    t.barrels(9, "??shark", "spear")
    t.barrels(11, "shark", "monkey")
    t.turn("Anna", "place")
    t.anna.places("wood-3", on="Bruno")
    t.is_now(asks="barrel Anna", anna={"hand": [], "space": 9}, bruno={"slot2": "wood-3"})
    t.anna.opens(2)
    t.is_now(
        asks="place Bruno",
        opened=["spear"],
        barrels={9: ["??shark", "-"]},
        anna={"space": 11},
        bruno={"space": 9},
    )


def test_D7_the_ship_is_a_space_like_any_other(maretta: Tables) -> None:
    t = spear(maretta, 24, 3, at=22)
    t.is_now(
        asks="place Bruno",
        opened=["spear"],
        barrels={22: ["-", "-"]},
        anna={"space": 24},
        bruno={"space": 22},
    )


def test_D7_several_on_the_ship(maretta: Tables) -> None:
    t = spear(maretta, 24, 24, at=22)
    t.anna.is_offered({"swap Bruno", "swap Carla"})
    t.anna.swaps_with("Carla")
    t.is_now(
        asks="place Bruno",
        opened=["spear"],
        barrels={22: ["-", "-"]},
        anna={"space": 24},
        carla={"space": 22},
    )
