"""P3.4: damage that is warded off."""

from __future__ import annotations

import pytest

from settemari.core.events import COUNTED
from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import Ability, Op
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def warded(arrr: Tables, captain: str | None, ward: int) -> Table:
    """It is Anna's turn, and so much damage to her will be warded off."""
    deck = table_deck()
    play = Ability(do=(Op("ward", ward),))
    events = [card._replace(play=play) if card.id == "ward-2" else card for card in deck.events]
    t = arrr.table("Anna Bruno", deck=deck._replace(events=tuple(events)))
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet"], hand=["ward-2", "damage-1"], captain=captain)
    t.anna.plays("ward-2")
    t.anna.passes()
    t.is_now(asks="declare Anna", event_discard="+ward-2", anna={"hand": ["damage-1"], "ward": ward})
    return t


@pytest.mark.parametrize("ward", [1, 2])
def test_P3_4_damage_uses_up_as_much_of_a_ward_as_it_is(arrr: Tables, ward: int) -> None:
    t = warded(arrr, None, ward)
    t.anna.plays("damage-1", on="Anna")
    t.is_now(asks="declare Anna", event_discard="+damage-1", anna={"hand": [], "ward": ward - 1})


def test_P3_4_damage_that_a_captain_takes_away_leaves_the_ward_alone(arrr: Tables) -> None:
    """And nobody hears of the ward."""
    t = warded(arrr, "captain-sturdy", 2)
    before = len(t.match.events(None))
    t.anna.plays("damage-1", on="Anna")
    t.is_now(asks="declare Anna", event_discard="+damage-1", anna={"hand": []})
    told = [event[:2] for event in t.match.events(None, before)]
    assert (COUNTED, c.SHIELD + t.anna.seat) not in told
