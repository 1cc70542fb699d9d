"""P2.2.1, P7.7: permanent events that allow more equipped cards."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import Changes, DeckFile, Lasting
from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def roomy_deck() -> DeckFile:
    """The only permanent events are two that allow one more card each."""
    deck = table_deck()
    room = Lasting("pirate", "end", (Changes("equip", 1),))
    (event,) = [card._replace(lasting=room, copies=2) for card in deck.events if card.id == "lasting-dice"]
    return deck._replace(events=(*(card for card in deck.events if card.lasting is None), event))


def test_P2_2_1_two_permanent_events_make_room_for_two_more(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", mode="boarding", deck=roomy_deck())
    t.turn("Anna", "equip")
    t.anna.has(equipped=["gain-item"] * 4, hand=["attack-1-quiet"] * 3)
    t.lasting("lasting-dice", on="Anna")
    t.lasting("lasting-dice", on="Anna")
    t.anna.answers("equip attack-1-quiet")
    t.anna.answers("equip attack-1-quiet")
    t.anna.is_refused("equip attack-1-quiet", rule="P2.2.1", key="area-full")
    t.anna.is_done()
    t.is_now(
        asks="declare Anna",
        anna={"equipped": ["gain-item"] * 4 + ["attack-1-quiet"] * 2, "hand": ["attack-1-quiet"]},
    )
