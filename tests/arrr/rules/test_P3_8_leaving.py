"""P3.8: the exploration somebody faces changes its place, or leaves the row."""

from __future__ import annotations

import pytest

from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P3_8_the_exploration_faced_may_change_place_and_the_action_goes_on(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["move-near"])
    t.row("attack-1", "no-test", "attack-plus-2")
    t.seas("plain-1")
    t.dice("jolly")
    t.anna.sails("attack-1")
    t.bruno.plays("move-near", on="attack-1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["no-test", "attack-plus-2", "attack-1", "plain-1"],
        seas=-1,
        event_discard="+move-near",
        bruno={"hand": []},
    )


def test_P3_8_if_it_leaves_the_row_the_action_ends(arrr: Tables) -> None:
    """No reward, no penalty, and the card that was played for it is not given back."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["two-own-dice"])
    t.bruno.has(hand=["sink-event"])
    t.row("damage-1-sea", "attack-1")
    t.seas("plain-1")
    t.anna.sails("damage-1-sea")
    t.anna.plays("two-own-dice")
    t.bruno.passes()
    t.is_now(
        asks="sail-declared Bruno",
        stack=["sail damage-1-sea"],
        event_discard="+two-own-dice",
        anna={"hand": [], "extra": 2},
    )
    t.bruno.plays("sink-event", on="damage-1-sea")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row=["attack-1", "plain-1"],
        seas=-1,
        sunk="+damage-1-sea",
        event_discard="+sink-event",
        anna={"extra": 0},
        bruno={"hand": []},
    )


def test_P3_8_in_the_middle_of_a_roll_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1, hand=["sink-event", "gain-1"])
    t.row("damage-1-sea", "attack-1")
    t.dice("navigation")
    t.anna.sails("damage-1-sea")
    t.everyone_passes()
    t.anna.plays("sink-event", on="damage-1-sea")
    t.anna.passes()
    t.is_now(
        asks="after Anna",
        row=["attack-1"],
        sunk="+damage-1-sea",
        event_discard="+sink-event",
        anna={"hand": ["gain-1"]},
    )


def test_P3_8_pushed_out_by_a_new_exploration(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["turn-up"])
    t.row("damage-1-sea", "attack-1", "attack-2", "attack-3")
    t.seas("plain-1", "plain-2")
    t.anna.sails("damage-1-sea")
    t.bruno.plays("turn-up")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-2", "attack-3", "plain-1", "plain-2"],
        seas=-2,
        sunk="+damage-1-sea +attack-1",
        event_discard="+turn-up",
        bruno={"hand": []},
    )


def test_P3_8_also_while_its_penalty_lies_on_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["sink-event"])
    t.row("damage-1-sea", "attack-1")
    t.seas("plain-1")
    t.dice("courage")
    t.anna.sails("damage-1-sea")
    t.bruno.passes()
    t.bruno.passes()
    t.bruno.plays("sink-event", on="damage-1-sea")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-1", "plain-1"],
        seas=-1,
        sunk="+damage-1-sea",
        event_discard="+sink-event",
        bruno={"hand": []},
    )
