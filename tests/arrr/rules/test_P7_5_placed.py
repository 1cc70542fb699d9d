"""P7.5 in a position that somebody wrote down: on its stack lies what could not have been played there."""

from __future__ import annotations

import json
from typing import Any

import pytest

from settemari.core.chance import Scripted
from settemari.core.notation.position import position_of, read
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.games.arrr import codes as c
from tests.arrr.table import Player, Table, Tables

pytestmark = pytest.mark.compiled_too


def carried_out(t: Table, event: str, player: Player) -> State:
    """The same position with an event of that player's hand on the stack, once everybody has passed."""
    cards, seat = t.setup.numbers.cards, t.game.seat_words[player.seat]
    position: dict[str, Any] = position_of(t.game, t.variant, len(t.names), t.state)
    position["places"][f"events of {seat}"].remove(event)
    position["places"]["stack"].append(event)
    effect = int(cards.event_effects[cards.event_ids.index(event)])
    position["agenda"].append({"step": "stack", "seat": seat, "a": effect, "b": 0})
    position["asked"] = [seat]
    state = read(json.dumps(position)).state
    state.resolve(answers_from({}, len(t.names)), Scripted([]))
    assert t.snapshot(state)["event_discard"] == [event]
    return state


@pytest.mark.parametrize("event", ["no-sailing", "raid-instead"])
def test_P2_3_5_an_action_that_has_begun_can_neither_be_forbidden_nor_changed(arrr: Tables, event: str) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(hand=["gain-1", event])
    t.row("attack-1")
    t.dice("attack")
    t.anna.sails("attack-1")
    t.bruno.passes()
    t.is_now(asks="rolling Anna", stack=["sail attack-1"], trait="attack", difficulty=1, anna={"dice": "attack"})
    state = carried_out(t, event, t.bruno)
    seen = t.snapshot(state)
    assert (seen["asks"], seen["stack"], seen["barred"]) == ("rolling Anna", ["sail attack-1"], [])


def test_P5_5_before_the_acceptance_the_opponent_has_no_roll(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1, hand=["gain-1", "two-own-dice"])
    t.anna.challenges("Bruno", "attack", 1)
    t.is_now(asks="challenge-declared Bruno", stack=["challenge Bruno in attack for 1"])
    state = carried_out(t, "two-own-dice", t.bruno)
    assert t.snapshot(state)["asks"] == "challenge-declared Bruno"
    assert [int(state.cell(c.EXTRA + side)) for side in range(2)] == [0, 0]
