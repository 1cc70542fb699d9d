"""P2.4: a new exploration, and the end of the game."""

from __future__ import annotations

import pytest

from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P2_4_1_a_new_exploration_comes_next_to_the_deck_and_the_turn_passes_to_the_left(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.turn("Anna", "explore")
    t.row("attack-1", "attack-2", "attack-3")
    t.seas("plain-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["attack-1", "attack-2", "attack-3", "plain-1"], seas=-1)


def test_P2_4_1_from_the_last_seat_to_the_first(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", first="Carla")
    t.turn("Carla", "explore")
    t.seas("plain-1")
    t.is_now(asks="recruit Anna", turn="Anna", row="+plain-1", seas=-1)


def test_P2_4_1_a_round_is_over_when_the_first_player_is_on_turn_again(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", first="Bruno")
    t.turn("Anna", "explore")
    t.seas("plain-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", round=2, row="+plain-1", seas=-1)


def test_P2_4_1_a_row_that_gets_too_long_loses_its_furthest_card(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "explore")
    t.row("attack-1", "attack-2", "attack-3", "no-test")
    t.seas("plain-1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-2", "attack-3", "no-test", "plain-1"],
        seas=-1,
        sunk="+attack-1",
    )


def test_P2_4_2_the_game_ends_when_none_is_left_to_turn_up(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "explore")
    t.anna.has(doubloons=2)
    t.seas(only=True)
    t.is_now(asks=None, turn=None, ended="points", won=["Anna"])


def test_P2_4_2_not_when_the_last_one_is_turned_up(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "explore")
    t.seas("plain-1", only=True)
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=[])


def test_P2_4_3_another_effect_that_would_turn_one_up_does_nothing(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["turn-up"])
    t.seas(only=True)
    t.anna.plays("turn-up")
    t.is_now(asks="declare Anna", event_discard="+turn-up", anna={"hand": []})


def test_P2_4_3_after_the_end_nobody_is_asked_anything(arrr: Tables) -> None:
    """Not even those who could still play something."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1"])
    t.bruno.has(hand=["gain-1"], equipped=["anytime-item"])
    t.seas(only=True)
    t.anna.raids()
    t.everyone_passes()
    t.anna.is_done()
    t.is_now(asks=None, turn=None, ended="points", won=["Anna"], supply="-2", anna={"doubloons": 2})
    assert t.match.question() is None
