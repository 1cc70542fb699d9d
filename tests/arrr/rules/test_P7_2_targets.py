"""P7.2, P6.3: who and what is not there cannot be named, played or used."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P7_2_nobody_sits_on_an_empty_seat(arrr: Tables) -> None:
    """Of the four colours two are at the table; yellow is the next one."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["steal-item"], hand=["steal-2", "exhaust-crew"])
    t.bruno.has(equipped=["attack-1-gang"], doubloons=2)
    t.anna.is_refused("play steal-2 on yellow", rule="P7.2", key="no-such-target")
    t.anna.is_refused("use steal-item on yellow", rule="P7.2", key="no-such-target")
    t.anna.is_refused("play exhaust-crew on yellow.1", rule="P7.2", key="no-such-target")


def test_P7_2_no_permanent_event_lies_beyond_the_last_place(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["end-lasting"])
    t.lasting("lasting-raid", by="Bruno")
    for place in range(2, c.MOST_LASTING + 2):
        t.anna.is_refused(f"play end-lasting on lasting.{place}", rule="P7.2", key="no-such-target")


def test_P7_2_what_has_left_the_stack_cannot_be_cancelled(arrr: Tables) -> None:
    """An ability that did nothing, since its card was exhausted by then (P7.5)."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"], hand=["cancel-anything"])
    t.bruno.has(hand=["exhaust-crew"])
    t.anna.uses("gain-item")
    t.anna.passes()
    t.bruno.plays("exhaust-crew", on="Anna 1")
    t.everyone_passes(2)
    t.is_now(
        asks="declare Anna",
        event_discard="+exhaust-crew",
        anna={"exhausted": ["gain-item"]},
        bruno={"hand": []},
    )
    t.anna.is_refused("play cancel-anything on stack.1", rule="P7.2", key="no-target-there")


def test_P7_2_who_looks_at_the_own_hand_learns_nothing(arrr: Tables) -> None:
    """A valid target, but nothing comes of it."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["look-event", "attack-1-gang", "free-gain"])
    t.anna.plays("look-event", on="Anna")
    t.anna.passes()
    t.is_now(asks="declare Anna", event_discard="+look-event", anna={"hand": "-look-event", "knows": []})


def test_P7_1_only_what_is_in_the_own_hand_can_be_played(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["gain-9"])
    t.anna.is_refused("play gain-9", rule="P2.3.0", key="not-in-hand", event="gain-9")
    t.anna.raids()
    t.bruno.is_refused("play gain-1", rule="P7.8", key="not-in-hand", event="gain-1")


def test_P6_3_nobody_uses_a_card_of_the_neighbour(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(equipped=["gain-item"])
    t.anna.is_refused("use gain-item", rule="P2.3.0", key="not-there", crew="gain-item")


def test_P4_4_who_does_not_roll_adds_no_dice_of_their_own(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["two-own-dice"])
    t.bruno.has(hand=["two-own-dice"])
    t.row("attack-1")
    t.anna.sails("attack-1")
    t.anna.is_offered({"pass", "play two-own-dice"})
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play two-own-dice", rule="P7.8", key="not-now")
