"""P8: the end and the score."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import Changes, DeckFile
from settemari.games.arrr.score import collection_points, points_of
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


NAMES = ("Anna", "Bruno", "Carla")


def ending(arrr: Tables, **chests: dict[str, object]) -> Table:
    """The exploration deck is empty, and Anna's turn is over."""
    t = arrr.table("Anna Bruno Carla")
    t.turn("Anna", "explore")
    for name, things in chests.items():
        getattr(t, name).has(**things)
    t.row("plain-1")
    t.seas(only=True)
    return t


def points(t: Table) -> list[int]:
    """Of Anna, Bruno and Carla."""
    return [int(points_of(t.state, t.setup.numbers, player.seat)) for player in (t.anna, t.bruno, t.carla)]


def test_P8_1_a_point_for_each_doubloon_and_each_point_of_fame(arrr: Tables) -> None:
    t = ending(
        arrr,
        anna={"doubloons": 4, "hand": ["gain-1"], "equipped": ["attack-3-gang"]},
        bruno={"doubloons": 1, "chest": ["attack-3", "attack-2"]},
        carla={"chest": ["courage-1"]},
    )
    t.is_now(asks=None, turn=None, ended="points", won=["Bruno"])
    assert points(t) == [4, 6, 1]


@pytest.mark.parametrize(
    ("chest", "worth"),
    [
        ([], 0),
        (["idol-1"], 1),
        (["idol-1", "idol-3"], 4),
        (["idol-1", "idol-2", "idol-3"], 8),
        (["idol-1", "idol-2", "idol-3", "idol-4"], 9),  # a fourth begins a new collection
        (["idol-1", "map-1"], 2),
        (["idol-1", "idol-2", "map-1", "map-2", "map-3"], 12),
    ],
)
def test_P8_2_collections_for_each_symbol(arrr: Tables, chest: list[str], worth: int) -> None:
    t = ending(arrr, anna={"chest": chest}, bruno={"doubloons": 1}, carla={"doubloons": 39})
    t.is_now(asks=None, turn=None, ended="points", won=["Carla"])
    assert points(t) == [worth, 1, 39]
    assert collection_points(t.state, t.setup.numbers, t.anna.seat) == worth


def test_P8_2_a_captain_may_make_each_card_worth_more(arrr: Tables) -> None:
    t = ending(arrr, anna={"chest": ["idol-1", "idol-2", "map-1"], "captain": "captain-collection"})
    t.is_now(asks=None, turn=None, ended="points", won=["Anna"])
    assert points(t) == [8, 0, 0]


def collectors(arrr: Tables, deck: DeckFile) -> Table:
    """One collection card, one, and two; Anna's turn is over, and so is the game."""
    t = arrr.table("Anna Bruno Carla", deck=deck)
    t.turn("Anna", "explore")
    t.anna.has(chest=["idol-1"])
    t.bruno.has(chest=["idol-2"])
    t.carla.has(chest=["map-1", "map-2"])
    t.row("plain-1")
    t.seas(only=True)
    return t


def test_P8_2_who_has_no_captain_gets_nothing_of_that(arrr: Tables) -> None:
    """P1.5: there is only one captain in this deck."""
    deck = table_deck()
    deck = deck._replace(captains=tuple(one for one in deck.captains if one.id == "captain-collection"))
    t = collectors(arrr, deck)
    t.anna.has(captain="captain-collection")
    t.is_now(asks=None, turn=None, ended="points", won=["Carla"])
    assert points(t) == [2, 1, 4]


def collecting() -> DeckFile:
    """Other permanent events: "lasting-dice", on a player, adds 2 points for each collection card, "lasting-raid", on
    the table, takes one away.
    """
    deck = table_deck()
    worth = {"lasting-dice": 2, "lasting-raid": -1}
    permanent = [
        event._replace(copies=3, lasting=event.lasting._replace(changes=(Changes("collection", worth[event.id]),)))
        for event in deck.events
        if event.lasting is not None and event.id in worth
    ]
    return deck._replace(events=(*(event for event in deck.events if event.lasting is None), *permanent))


@pytest.mark.parametrize(
    ("lasting", "worth", "winner"),
    [
        ([], [1, 1, 4], "Carla"),
        (["table"], [0, 0, 2], "Carla"),
        (["table", "table", "table"], [-2, -2, -2], None),
        (["Anna"], [3, 1, 4], "Carla"),
        (["Anna", "Anna"], [5, 1, 4], "Anna"),
        (["Bruno", "Bruno"], [1, 5, 4], "Bruno"),
        (["Carla"], [1, 1, 8], "Carla"),
        (["table", "table", "Anna", "Bruno", "Carla"], [1, 1, 4], "Carla"),
        (["Bruno", "Bruno", "table"], [0, 4, 2], "Bruno"),
    ],
)
def test_P8_2_permanent_events_may_change_what_each_card_is_worth(
    arrr: Tables, lasting: list[str], worth: list[int], winner: str | None
) -> None:
    """P7.7: on the table for everybody, on a player for that one; several add up."""
    t = collectors(arrr, collecting())
    for on in lasting:
        t.lasting(*(("lasting-raid", None) if on == "table" else ("lasting-dice", on)))
    ended = "points" if winner else "shared"
    t.is_now(asks=None, turn=None, ended=ended, won=[winner] if winner else list(NAMES))
    assert points(t) == worth


def test_P8_3_most_points_wins(arrr: Tables) -> None:
    t = ending(arrr, anna={"doubloons": 3}, bruno={"chest": ["attack-2", "idol-1", "idol-2"]}, carla={"doubloons": 5})
    t.is_now(asks=None, turn=None, ended="points", won=["Bruno"])
    assert points(t) == [3, 6, 5]


@pytest.mark.parametrize("winner", NAMES)
def test_P8_3_a_tie_is_broken_by_more_fame(arrr: Tables, winner: str) -> None:
    """Five points each: three, two and none of them are fame."""
    second, third = (name for name in NAMES if name != winner)
    chests: dict[str, dict[str, object]] = {
        winner: {"doubloons": 2, "chest": ["attack-3"]},
        second: {"doubloons": 3, "chest": ["attack-2"]},
        third: {"doubloons": 5},
    }
    t = ending(arrr, **{name.lower(): things for name, things in chests.items()})
    t.is_now(asks=None, turn=None, ended="fame", won=[winner])
    assert points(t) == [5, 5, 5]


@pytest.mark.parametrize("winner", NAMES)
def test_P8_3_then_by_more_doubloons(arrr: Tables, winner: str) -> None:
    """Four points each and one of fame: the others have collection cards."""
    second, third = (name for name in NAMES if name != winner)
    chests: dict[str, dict[str, object]] = {
        winner: {"doubloons": 3, "chest": ["courage-1"]},
        second: {"doubloons": 2, "chest": ["attack-1", "idol-1"]},
        third: {"doubloons": 2, "chest": ["navigation-1", "map-1"]},
    }
    t = ending(arrr, **{name.lower(): things for name, things in chests.items()})
    t.is_now(asks=None, turn=None, ended="doubloons", won=[winner])
    assert points(t) == [4, 4, 4]


def test_P8_3_who_is_behind_in_points_does_not_count_any_more(arrr: Tables) -> None:
    """Carla has most fame and Anna most doubloons, but Bruno most points."""
    t = ending(
        arrr,
        anna={"doubloons": 5},
        bruno={"doubloons": 3, "chest": ["attack-3"]},
        carla={"chest": ["damage-3-sea"]},
    )
    t.is_now(asks=None, turn=None, ended="points", won=["Bruno"])


def test_P8_3_then_the_victory_is_shared(arrr: Tables) -> None:
    t = ending(
        arrr,
        anna={"doubloons": 3, "chest": ["attack-1"]},
        bruno={"doubloons": 3},
        carla={"doubloons": 3, "chest": ["courage-1"]},
    )
    t.is_now(asks=None, turn=None, ended="shared", won=["Anna", "Carla"])
