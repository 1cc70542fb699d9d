"""P3.9: a penalty is one thing on the stack, and a defeat is a defeat without it."""

from __future__ import annotations

import pytest

from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P3_9_a_penalty_is_one_item_on_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["cancel-penalty", "gain-1"])
    t.row("damage-1-sea", "attack-1")
    t.seas("plain-1")
    t.dice("courage")
    t.anna.sails("damage-1-sea")
    t.bruno.passes()
    t.bruno.passes()
    t.is_now(asks="stack Bruno", stack=["sail damage-1-sea", "Anna: damage-1-sea"])
    t.bruno.is_offered({"pass", "play gain-1", "play cancel-penalty on stack.1"})
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+plain-1",
        seas=-1,
        crew_discard="+attack-1-gang",
        anna={"equipped": []},
    )


def test_P3_9_all_of_it_is_one_item(arrr: Tables) -> None:
    """A penalty of two things is carried out, or cancelled, as a whole."""
    for cancelled in (False, True):
        t = arrr.table("Anna Bruno")
        t.anna.has(equipped=["attack-1-gang", "attack-1-quiet", "courage-1-quiet"], doubloons=1)
        t.bruno.has(hand=["cancel-penalty"])
        t.row("lose-1-damage-1-sea")
        t.seas("plain-1")
        t.dice("courage courage")
        t.anna.sails("lose-1-damage-1-sea")
        t.bruno.passes()
        t.anna.stops()
        t.bruno.passes()
        t.is_now(asks="stack Bruno", stack=["sail lose-1-damage-1-sea", "Anna: lose-1-damage-1-sea"])
        if cancelled:
            t.bruno.plays("cancel-penalty", on="stack 1")
            t.is_now(
                asks="recruit Bruno",
                turn="Bruno",
                stack=[],
                row="+plain-1",
                seas=-1,
                event_discard="+cancel-penalty",
                bruno={"hand": []},
            )
        else:
            t.bruno.passes()
            t.is_now(asks="lose-crew Anna", supply="+1", anna={"doubloons": 0})


def test_P3_9_cancelled_or_not_the_player_is_defeated(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["cancel-penalty"])
    t.row("damage-1-sea", "attack-1")
    t.seas("plain-1")
    t.dice("courage")
    t.anna.sails("damage-1-sea")
    t.bruno.passes()
    t.bruno.passes()
    t.bruno.plays("cancel-penalty", on="stack 1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        event_discard="+cancel-penalty",
        bruno={"hand": []},
    )


def test_P3_9_a_cancelled_penalty_of_the_first_test_leads_to_no_second_one(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "courage-1-quiet"])
    t.bruno.has(hand=["cancel-penalty"])
    t.row("punishing-tests", "attack-1")
    t.seas("plain-1")
    t.dice("courage")
    t.anna.sails("punishing-tests")
    t.bruno.passes()
    t.bruno.passes()
    t.bruno.plays("cancel-penalty", on="stack 1")
    t.is_now(
        asks="lose-crew Anna",
        stack=["sail punishing-tests", "Anna: punishing-tests"],
        event_discard="+cancel-penalty",
        bruno={"hand": []},
    )
    t.anna.loses(1)
