"""A game can be put aside at any time: what was written down is read again, and the table is the same."""

from __future__ import annotations

import json
from typing import Any

import pytest

from settemari.core.match import Match
from settemari.core.notation.position import position_of_match, read
from settemari.games.arrr import codes as c
from tests.arrr.table import Table, Tables
from tests.records.positions import tidy

pytestmark = pytest.mark.compiled_too


def comes_back_the_same(t: Table) -> None:
    there = read(json.dumps(position_of_match(t.match)))
    assert there.state.digest() == tidy(t.setup, t.state).digest()


def test_P1_5_before_the_first_captain_is_chosen(arrr: Tables) -> None:
    """The captains nobody has, and how many explorations are out of this game (P1.1), are there for all to see."""
    t = arrr.deal("Anna Bruno", first="Anna")
    t.bruno.is_asked("captain")
    comes_back_the_same(t)


def test_P2_3_2_while_a_raid_is_answered_by_sinking_an_exploration(arrr: Tables) -> None:
    """Whichever that is, the first of the deck too: a raid goes to none of them."""
    t = arrr.table("Anna Bruno")
    t.bruno.has(hand=["sink-event", "gain-1"])
    first = t.setup.numbers.cards.exploration_ids[0]
    t.row(first, "plain-1")
    t.anna.raids()
    t.bruno.plays("sink-event", on=first)
    t.bruno.passes()
    t.bruno.is_asked("raid-declared")
    comes_back_the_same(t)
    t.bruno.passes()


def test_P3_8_while_a_penalty_lies_on_the_stack_whose_exploration_has_left_the_row(arrr: Tables) -> None:
    for defeated, other in (("Anna", "Bruno"), ("Bruno", "Anna")):
        t = arrr.table("Anna Bruno", first=defeated)
        t.players[defeated].has(equipped=["attack-1-gang"])
        t.players[other].has(hand=["sink-event", "gain-1"])
        t.row("lose-2-sea")
        t.dice("courage")
        t.players[defeated].sails("lose-2-sea")
        t.everyone_passes(2)
        t.players[other].plays("sink-event", on="lose-2-sea")
        t.everyone_passes()
        assert t.stack == ["sail nowhere", "lose-2-sea"]
        comes_back_the_same(t)


def test_P5_6_after_both_have_stopped_and_before_the_stakes_are_taken(arrr: Tables) -> None:
    """Nobody is asked in between; whoever goes through a game step by step may stop there."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=2)
    t.bruno.has(equipped=["courage-2-gang"], doubloons=1)
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.accepts()
    t.dice("attack")
    t.bruno.names_prize(1)
    t.anna.is_asked("contest")
    position: dict[str, Any] = position_of_match(t.match)
    position["agenda"][1]["step"] = "settle"
    position["agenda"][1]["b"] |= 2 << c.STOPS_SHIFT
    position["asked"] = []
    there = read(json.dumps(position))
    match = Match(there.game, there.seats, there.variant, 1, position=there.state)
    assert [int(match.view(None).cell(c.COINS + player.seat)) for player in (t.anna, t.bruno)] == [3, 0]
