"""P9: the three modes."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def gallows(arrr: Tables, step: str = "declare", **anna: object) -> Table:
    t = arrr.table("Anna Bruno", mode="gallows")
    t.turn("Anna", step)
    t.anna.has(**anna)
    t.seas("plain-1")
    return t


def test_P9_1_six_crew_cards_two_doubloons_no_events_and_no_captains(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", first="Anna", mode="gallows")
    for seat in range(2):
        assert t.state.size_of(c.CREW_HAND + seat) == 6
        assert t.state.size_of(c.EVENT_HAND + seat) == 0
        assert t.state.cell(c.COINS + seat) == 2
    assert t.state.size_of(c.EVENT_DECK) == t.state.size_of(c.CAPTAINS_LEFT) == 0
    t.anna.is_asked("recruit")


def test_P9_1_the_actions_are_sailing_and_raiding(arrr: Tables) -> None:
    t = gallows(arrr, equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("no-test")
    t.anna.is_offered({"raid", "sail no-test"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P9.1", key="no-challenges")


def test_P9_1_recruiting_draws_crew_up_to_four_in_hand(arrr: Tables) -> None:
    t = gallows(arrr, "recruit", hand=["attack-1-gang"])
    t.crew_deck("gain-item", "gain-item", "attack-2-gang")
    t.anna.is_offered({"dismiss attack-1-gang"} | {f"draw {crew} events 0" for crew in range(4)})
    t.anna.is_refused("draw 4 events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.is_refused("draw 0 events 1", rule="P2.1.1", key="no-such-answer")
    t.anna.recruits(crew=3)
    t.is_now(asks="equip Anna", crew_deck=-3, anna={"hand": "+gain-item +gain-item +attack-2-gang"})


def test_P9_1_discarding_first_and_with_four_or_more_none_is_drawn(arrr: Tables) -> None:
    t = gallows(arrr, "recruit", hand=["attack-1-gang", "attack-1-gang", "gain-item", "gain-item", "dice-item"])
    t.anna.is_offered({"dismiss attack-1-gang", "dismiss gain-item", "dismiss dice-item", "draw 0 events 0"})
    t.anna.answers("dismiss dice-item")
    t.anna.is_refused("draw 1 events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.recruits(discard=["gain-item"], crew=1)
    t.anna.is_asked("equip")


def test_P9_1_what_speaks_of_events_does_nothing(arrr: Tables) -> None:
    t = gallows(arrr, equipped=["attack-1-gang"])
    t.row("gives-event")
    t.anna.sails("gives-event")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["plain-1"], seas=-1, anna={"chest": ["gives-event"]})


def test_P9_1_crew_or_event_is_crew(arrr: Tables) -> None:
    t = gallows(arrr, equipped=["attack-1-gang"])
    t.crew_deck("gain-item")
    t.row("gives-either")
    t.anna.sails("gives-either")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["plain-1"],
        seas=-1,
        crew_deck=-1,
        anna={"chest": ["gives-either"], "hand": ["gain-item"]},
    )


def test_P9_1_abilities_work_as_always(arrr: Tables) -> None:
    t = gallows(arrr, equipped=["gain-item"])
    t.anna.uses("gain-item")
    t.is_now(supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item"]})


def test_P9_2_with_events_but_without_captains(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", first="Anna", mode="boarding")
    for seat in range(2):
        assert t.state.size_of(c.CREW_HAND + seat) == 6
        assert t.state.size_of(c.EVENT_HAND + seat) == 2
        assert t.state.cell(c.COINS + seat) == 2
    assert t.state.size_of(c.CAPTAINS_LEFT) == 0
    t.anna.is_asked("recruit")


def test_P9_2_the_actions_are_sailing_and_raiding(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", mode="boarding")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1, hand=["gain-1", "no-challenge"])
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("no-test")
    t.anna.is_offered({"raid", "sail no-test", "play gain-1"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P9.2", key="no-challenges")


def test_P9_2_recruiting_is_that_of_the_full_game(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", mode="boarding")
    t.turn("Anna", "recruit")
    t.anna.is_offered({f"draw {crew} events {events}" for crew in range(4) for events in range(4)})


def test_P9_2_what_speaks_of_challenges_does_nothing(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", mode="boarding")
    t.anna.has(equipped=["attack-1-quiet"])
    t.bruno.has(hand=["no-challenge", "challenge-gain"])
    t.seas("plain-1")
    t.anna.raids()
    t.bruno.is_offered({"pass", "play no-challenge"})
    t.bruno.plays("no-challenge")
    t.bruno.passes()
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-2",
        event_discard="+no-challenge",
        anna={"doubloons": 2},
        bruno={"hand": ["challenge-gain"]},
    )


def test_P9_3_the_full_game_has_everything(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", first="Anna")
    t.bruno.is_asked("captain")
    t.bruno.chooses("captain-gain")
    t.anna.chooses("captain-raid")
    t.anna.is_asked("recruit")
    other = arrr.table("Anna Bruno")
    other.anna.has(equipped=["attack-1-gang"], captain="captain-gain", doubloons=1, hand=["gain-1"])
    other.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    other.row("no-test")
    other.anna.is_offered(
        {"raid", "sail no-test", "play gain-1", "command captain-gain"}
        | {f"challenge Bruno in {trait} for 1" for trait in ("attack", "navigation", "cunning", "courage")}
    )
