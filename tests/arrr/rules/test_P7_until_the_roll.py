"""P7.7: permanent events that last until the next roll of whom they lie on, or of whose crew."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import DeckFile
from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

BRUNOS_TURN: dict[str, object] = {"asks": "recruit Bruno", "turn": "Bruno", "row": "+plain-1", "seas": -1}


def until_the_roll(*ids: str, copies: int = 1) -> DeckFile:
    """The cards of these tests, but with these events lasting until a roll; the first of them is the first event of the
    deck, the others are its last.
    """
    deck = table_deck()
    found = {event.id: event for event in deck.events}
    changed = []
    for name in ids:
        lasting = found[name].lasting
        assert lasting is not None
        changed.append(found[name]._replace(copies=copies, lasting=lasting._replace(until="roll")))
    others = [event for event in deck.events if event.id not in ids and event.lasting is None]
    return deck._replace(events=(changed[0], *others, *changed[1:]))


def ending_with_a_roll() -> DeckFile:
    """The cards of these tests, but every permanent event, wherever it lies, is for the next roll."""
    deck = table_deck()
    events = [
        event if event.lasting is None else event._replace(lasting=event.lasting._replace(until="roll"))
        for event in deck.events
    ]
    return deck._replace(events=tuple(events))


def test_P7_7_only_what_is_in_play_ends_with_a_roll(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck=until_the_roll("lasting-roll", "lasting-raid"))
    t.anna.has(equipped=["attack-1-gang"])
    t.row("attack-3")
    t.seas("plain-1")
    t.lasting("lasting-roll", on="Anna", by="Bruno")
    t.dice("courage courage")
    t.anna.sails("attack-3")
    t.is_now(
        **BRUNOS_TURN,
        lasting=[],
        event_discard="+lasting-roll",
    )


def test_P7_7_a_challenge_is_a_roll_of_both_crews(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck=until_the_roll("lasting-crew", copies=2))
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.seas("plain-1")
    t.lasting("lasting-crew", on="Anna 1", by="Bruno")
    t.lasting("lasting-crew", on="Bruno 1", by="Bruno")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.accepts()
    t.dice("courage courage courage courage courage courage")
    t.bruno.names_prize(1)
    t.is_now(
        **BRUNOS_TURN,
        lasting=[],
        event_discard="+lasting-crew +lasting-crew",
    )


def test_P7_7_the_crews_of_others_do_not_roll(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla Dario", deck=until_the_roll("lasting-crew", copies=4))
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.carla.has(equipped=["attack-1-gang"])
    t.dario.has(equipped=["attack-2-gang"])
    t.seas("plain-1")
    t.lasting("lasting-crew", on="Carla 1", by="Bruno")
    t.lasting("lasting-crew", on="Anna 2", by="Bruno")
    t.lasting("lasting-crew", on="Bruno 1", by="Bruno")
    t.lasting("lasting-crew", on="Dario 1", by="Bruno")
    t.anna.challenges("Bruno", "attack", 1)
    t.anna.passes()
    t.bruno.accepts()
    t.dice("courage courage courage courage courage courage courage")
    t.bruno.names_prize(1)
    t.is_now(
        **BRUNOS_TURN,
        lasting=["lasting-crew on Carla 1 by Bruno", "lasting-crew on Dario 1 by Bruno"],
        event_discard="+lasting-crew +lasting-crew",
    )


def test_P7_7_until_the_next_roll_of_whom_or_what_it_lies_on(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck=ending_with_a_roll())
    t.anna.has(equipped=["attack-1-gang", "attack-2-gang"])
    t.bruno.has(equipped=["courage-2-gang"])
    t.row("attack-3", "attack-1")
    t.seas("plain-1")
    t.lasting("lasting-dice", on="Bruno", by="Bruno")
    t.lasting("lasting-roll", on="Anna", by="Bruno")
    t.lasting("lasting-sea", on="attack-3", by="Bruno")
    t.lasting("lasting-crew", on="Anna 2", by="Bruno")
    t.lasting("lasting-raid", by="Bruno")
    t.dice("courage courage courage courage courage courage")
    t.anna.sails("attack-3")
    t.is_now(
        **BRUNOS_TURN,
        lasting=["lasting-dice on Bruno by Bruno"],
        event_discard="+lasting-roll +lasting-sea +lasting-crew +lasting-raid",
    )


def test_P7_7_a_roll_for_something_else_ends_nothing(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck=ending_with_a_roll())
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(equipped=["courage-2-gang"])
    t.row("attack-3", "attack-1")
    t.seas("plain-1")
    t.lasting("lasting-sea", on="attack-1", by="Bruno")
    t.lasting("lasting-crew", on="Bruno 1", by="Bruno")
    t.dice("courage")
    t.anna.sails("attack-3")
    t.is_now(
        **BRUNOS_TURN,
        lasting=["lasting-sea on attack-1 by Bruno", "lasting-crew on Bruno 1 by Bruno"],
    )


def test_P7_7_a_challenge_is_a_roll_of_both(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", deck=ending_with_a_roll())
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.seas("plain-1")
    t.lasting("lasting-roll", on="Anna", by="Bruno")
    t.lasting("lasting-dice", on="Bruno", by="Bruno")
    t.lasting("lasting-turn", on="Carla", by="Bruno")
    t.lasting("lasting-sea", on="plain-9", by="Bruno")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.accepts()
    t.dice("courage courage courage courage courage")
    t.bruno.names_prize(1)
    t.is_now(
        **BRUNOS_TURN,
        lasting=["lasting-turn on Carla by Bruno", "lasting-sea on plain-9 by Bruno"],
        event_discard="+lasting-roll +lasting-dice",
    )
