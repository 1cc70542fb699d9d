"""P7.3: how high a stack can grow."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import Ability, DeckFile, Op
from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

EVENTS = 3
SPOTS = 4


def crew_without_end() -> DeckFile:
    """One event exchanges a whole crew for a new one; all crew cards have the same ability."""
    deck = table_deck()
    (item,) = [card for card in deck.crew if card.id == "gain-item"]
    (event,) = [card for card in deck.events if card.id == "gain-9"]
    exchange = Ability(do=(Op("damage", SPOTS), Op("press", SPOTS)))
    return deck._replace(
        crew=(item._replace(copies=20),),
        events=(event._replace(id="new-crew", copies=EVENTS, play=exchange),),
    )


def test_P7_3_on_a_stack_that_is_full_nobody_is_asked_any_more(arrr: Tables) -> None:
    """There is room for every event, every ability of crew and captains once, and a penalty.

    What was used lies there even if its card is gone, and so Anna could go on and on with new cards.
    """
    nothing_dealt = {"first.crew": 0, "first.events": 0}
    t = arrr.table("Anna Bruno", mode="boarding", deck=crew_without_end(), variant=nothing_dealt)
    t.anna.has(equipped=["gain-item"] * SPOTS, hand=["new-crew"] * EVENTS)
    for _crew in range(EVENTS - 1):
        t.anna.answers(*["use gain-item"] * SPOTS, "play new-crew", "pass")
    t.anna.answers(*["use gain-item"] * SPOTS, "play new-crew")
    most = EVENTS + 2 * (SPOTS + 1) + 1
    t.anna.answers(*["use gain-item"] * (most - EVENTS * SPOTS))
    t.is_now(
        asks="stack Anna",
        stack=["Anna: gain-item"] * most,
        crew_deck=-EVENTS * SPOTS,
        crew_discard="+gain-item " * EVENTS * SPOTS,
        event_discard="+new-crew " * EVENTS,
        anna={"hand": []},
    )
    t.anna.uses("gain-item")  # one too many: it is carried out at once, and then there is room again
    t.is_now(supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item 3"]})
