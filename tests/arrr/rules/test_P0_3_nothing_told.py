"""P0.3: of doubloons that stay where they are nothing is told."""

from __future__ import annotations

import pytest

from settemari.core.events import COUNTED
from settemari.games.arrr import codes as c
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def told_since(t: Table, before: int) -> list[int]:
    """The numbers of doubloons that everybody has heard of since then."""
    told = [event[1] for event in t.match.events(None, before) if event[0] == COUNTED]
    return [cell for cell in told if c.SUPPLY <= cell < c.TIRED]


def test_P0_3_of_a_raid_where_the_supply_is_empty(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(doubloons=40)
    t.seas("plain-1")
    before = len(t.match.events(None))
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)
    assert told_since(t, before) == []


@pytest.mark.parametrize("event", ["lose-2", "steal-2"])
def test_P0_3_of_what_is_taken_from_an_empty_chest(arrr: Tables, event: str) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(hand=[event, "gain-1"], doubloons=3)
    t.anna.raids()
    before = len(t.match.events(None))
    t.bruno.plays(event, on="Anna")
    t.bruno.passes()
    t.is_now(asks="raid-declared Bruno", stack=["raid"], event_discard=f"+{event}", bruno={"hand": ["gain-1"]})
    assert told_since(t, before) == []
    t.bruno.passes()


def test_P0_3_of_what_somebody_steals_from_the_own_chest(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["steal-2"], doubloons=3)
    before = len(t.match.events(None))
    t.anna.plays("steal-2", on="Anna")
    t.is_now(event_discard="+steal-2", anna={"hand": []})
    assert told_since(t, before) == []
