"""P2.2: equipping."""

from __future__ import annotations

import pytest

from settemari.games.arrr.codes import AREA
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too


def equipping(arrr: Tables, equipped: list[str], hand: list[str], **fields: object) -> Table:
    t = arrr.table("Anna Bruno", variant={key.replace("__", "."): value for key, value in fields.items()})
    t.turn("Anna", "equip")
    t.anna.has(equipped=equipped, hand=hand)
    return t


def test_P2_2_1_crew_cards_of_the_hand_come_face_up_into_the_area(arrr: Tables) -> None:
    t = equipping(arrr, ["gain-officer"], ["gain-item", "gain-item", "attack-2-gang", "gain-1"])
    t.anna.is_offered({"done", "equip gain-item", "equip attack-2-gang"} | {"drop 1"})
    t.anna.equips("gain-item", "attack-2-gang", "gain-item")
    t.is_now(
        asks="declare Anna",
        anna={"equipped": ["gain-officer", "gain-item", "attack-2-gang", "gain-item"], "hand": ["gain-1"]},
    )
    area = AREA + t.anna.seat
    assert t.bruno.view.pieces(area) == t.state.pieces(area), "for all to see"


def test_P2_2_1_at_most_four(arrr: Tables) -> None:
    t = equipping(arrr, ["gain-item"] * 4, ["gain-officer", "attack-2-gang"])
    t.anna.is_offered({"done", "drop 1", "drop 2", "drop 3", "drop 4"})
    t.anna.is_refused("equip gain-officer", rule="P2.2.1", key="area-full")
    t.anna.is_refused("equip gain-item", rule="P2.2.1", key="not-in-hand")


def test_P2_2_1_at_most_one_officer_and_one_gang(arrr: Tables) -> None:
    t = equipping(arrr, ["gain-officer", "attack-1-gang"], ["quiet-officer", "attack-2-gang"])
    t.anna.is_refused("equip quiet-officer", rule="P2.2.1", key="officer-there")
    t.anna.is_refused("equip attack-2-gang", rule="P2.2.1", key="gang-there")
    t.anna.is_offered({"done", "drop 1", "drop 2"})


def test_P2_2_1_equal_items_are_allowed_in_any_number(arrr: Tables) -> None:
    t = equipping(arrr, [], ["gain-item"] * 4)
    t.anna.equips(*["gain-item"] * 4)
    t.is_now(asks="declare Anna", anna={"equipped": ["gain-item"] * 4, "hand": []})


def test_P2_2_1_fewer_or_none(arrr: Tables) -> None:
    t = equipping(arrr, [], ["gain-item", "attack-1-gang"])
    t.anna.equips()
    t.is_now(asks="declare Anna")


def test_P2_2_2_equipped_cards_are_discarded_to_make_room(arrr: Tables) -> None:
    """They do not go back to the hand."""
    t = equipping(arrr, ["attack-1-gang", "gain-item"], ["attack-3-gang"])
    t.anna.equips("attack-3-gang", drop=[1])
    t.is_now(
        asks="declare Anna",
        crew_discard="+attack-1-gang",
        anna={"equipped": ["attack-3-gang", "gain-item"], "hand": []},
    )


def test_P2_2_3_all_discards_come_before_all_placings(arrr: Tables) -> None:
    t = equipping(arrr, ["gain-item"], ["attack-1-gang", "dice-item"])
    t.anna.answers("equip attack-1-gang")
    t.anna.is_refused("drop 1", rule="P2.2.3", key="placed-already")
    t.anna.is_offered({"done", "equip dice-item"})


def test_P2_2_3_at_most_as_many_are_discarded_as_are_then_placed(arrr: Tables) -> None:
    t = equipping(arrr, ["gain-item", "gain-item", "gain-item"], ["dice-item", "dice-item"])
    t.anna.answers("drop 1")
    t.anna.is_refused("done", rule="P2.2.3", key="must-place")
    t.anna.answers("drop 3")
    t.anna.is_refused("drop 2", rule="P2.2.3", key="no-room-needed")
    t.anna.is_offered({"equip dice-item"})
    t.anna.answers("equip dice-item")
    t.anna.is_refused("done", rule="P2.2.3", key="must-place")
    t.anna.answers("equip dice-item")
    t.is_now(
        asks="declare Anna",
        crew_discard="+gain-item +gain-item",
        anna={"equipped": ["dice-item", "gain-item", "dice-item"], "hand": []},
    )


def test_P2_2_3_what_cannot_be_placed_makes_no_room(arrr: Tables) -> None:
    """Two gangs in hand: only one of them could be placed."""
    t = equipping(arrr, ["gain-item", "attack-1-gang"], ["attack-2-gang", "attack-3-gang"])
    t.anna.is_refused("drop 1", rule="P2.2.3", key="no-room-needed")
    t.anna.answers("drop 2")
    t.anna.is_refused("drop 1", rule="P2.2.3", key="no-room-needed")
    t.anna.is_offered({"equip attack-2-gang", "equip attack-3-gang"})


def test_P2_2_3_with_the_setting_cards_are_discarded_freely(arrr: Tables) -> None:
    t = equipping(arrr, ["gain-item", "dice-item"], ["attack-1-gang"], equip__discard_freely=True)
    t.anna.equips(drop=[1, 2])
    t.is_now(asks="declare Anna", crew_discard="+gain-item +dice-item", anna={"equipped": []})


def test_P2_2_4_cards_are_equipped_ready(arrr: Tables) -> None:
    """Also on the spot of an exhausted one."""
    t = equipping(arrr, ["gain-item", "dice-item"], ["gain-item"])
    t.anna.has(exhausted=["gain-item"])
    t.anna.equips("gain-item", drop=[1])
    t.is_now(asks="declare Anna", crew_discard="+gain-item", anna={"exhausted": [], "hand": []})
    t.anna.uses("gain-item")
    t.is_now(supply="-1", anna={"exhausted": ["gain-item"], "doubloons": 1})


def test_P2_2_4_a_card_put_into_an_area_without_room_goes_to_the_hand(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet", "courage-1-quiet"], hand=["press-2"])
    t.crew_deck("attack-2-gang", "gain-item")
    t.anna.plays("press-2")
    t.is_now(
        event_discard="+press-2",
        crew_deck=-2,
        anna={
            "equipped": ["attack-1-gang", "attack-1-quiet", "courage-1-quiet", "gain-item"],
            "hand": ["attack-2-gang"],
        },
        bruno={"knows": [known("Anna", 1, "attack-2-gang")]},  # it was turned up before it did not fit
        spectator_knows=[known("Anna", 1, "attack-2-gang")],
    )


def test_P2_2_4_a_full_area_has_no_room_at_all(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-quiet"] * 4, hand=["press-2"])
    t.crew_deck("gain-officer", "attack-1-gang")
    t.anna.plays("press-2")
    t.is_now(event_discard="+press-2", crew_deck=-2, anna={"hand": ["attack-1-gang", "gain-officer"]})


def test_P2_2_4_a_card_leaving_an_area_forgets_that_it_was_exhausted(arrr: Tables) -> None:
    """Its new owner can use it once equipped again."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["take-item"])
    t.bruno.has(equipped=["quiet-officer", "gain-item"], exhausted=["gain-item"])
    t.seas("plain-1", "plain-2")
    t.anna.uses("take-item", on="Bruno 2")
    t.is_now(
        anna={"hand": ["gain-item"], "exhausted": ["take-item"]},
        bruno={"equipped": ["quiet-officer"], "exhausted": [], "knows": [known("Anna", 1, "gain-item")]},
        spectator_knows=[known("Anna", 1, "gain-item")],
    )
    t.anna.raids()
    t.bruno.recruits()
    t.bruno.raids()
    t.anna.recruits()
    t.anna.equips("gain-item")
    t.anna.uses("gain-item")
    t.everyone_passes()
    t.is_now(
        round=2,
        row="+plain-1 +plain-2",
        seas=-2,
        supply="-5",
        anna={"hand": [], "equipped": ["take-item", "gain-item"], "exhausted": ["gain-item"], "doubloons": 3},
        bruno={"doubloons": 2, "knows": []},
        spectator_knows=[],
    )
