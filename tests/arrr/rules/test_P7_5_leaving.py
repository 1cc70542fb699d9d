"""P7.5, P3.8: what is on the stack or being carried out when a card leaves the table."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import Ability, DeckFile, Op
from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def discarding_and_exhausting() -> DeckFile:
    """The cards of the rule tests, but one event discards an equipped card and then exhausts it."""
    deck = table_deck()
    play = Ability(target="crew", do=(Op("discard-crew"), Op("exhaust")))
    events = [card._replace(play=play) if card.id == "exhaust-crew" else card for card in deck.events]
    return deck._replace(events=tuple(events))


def test_P7_5_what_a_card_has_discarded_it_does_not_exhaust_any_more(arrr: Tables) -> None:
    """The empty spot is not exhausted, nor is the card that lies there next."""
    t = arrr.table("Anna Bruno", deck=discarding_and_exhausting())
    t.anna.has(hand=["exhaust-crew", "gain-1"])
    t.bruno.has(equipped=["gain-item", "dice-item"])
    t.anna.plays("exhaust-crew", on="Bruno 1")
    t.anna.passes()
    t.is_now(
        asks="declare Anna",
        crew_discard="+gain-item",
        event_discard="+exhaust-crew",
        anna={"hand": ["gain-1"]},
        bruno={"equipped": ["-", "dice-item"], "exhausted": []},
    )


def test_P3_8_a_penalty_stays_when_another_exploration_leaves_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=2)
    t.bruno.has(hand=["gain-1", "sink-event"])
    t.row("lose-2-sea", "plain-1")
    t.seas("plain-2")
    t.dice("courage")
    t.anna.sails("lose-2-sea")
    t.bruno.passes()
    t.anna.stops()
    t.bruno.passes()
    t.bruno.plays("sink-event", on="plain-1")
    t.bruno.passes()
    t.is_now(
        asks="stack Bruno",
        stack=["sail lose-2-sea", "Anna: lose-2-sea"],
        row=["lose-2-sea"],
        sunk="+plain-1",
        event_discard="+sink-event",
        bruno={"hand": ["gain-1"]},
    )
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+plain-2",
        seas=-1,
        supply="+2",
        anna={"doubloons": 0},
    )
