"""Barrels: what can be foretold of a pelican."""

from __future__ import annotations

import pytest

from tests.table import Tables

pytestmark = pytest.mark.compiled_too


def test_D9_a_pelican_that_finds_no_hand_is_foretold_to_its_end(maretta: Tables) -> None:
    """Everybody has played both cards: Bruno's pelican shows nothing, and Carla's own move comes after it."""
    t = maretta.table("Anna Bruno Carla", variant={"hand.first": 2})
    t.anna.has(slot1="fire-1", slot2="wood-1", hand=[])
    t.bruno.has(slot1="fire-5", slot2=None, hand=[], space=1)
    t.carla.has(slot1="fire-2", slot2="wood-2", hand=["wood-3"], space=4)
    t.barrels(3, "pelican")
    t.turn("Carla", "place")
    t.carla.foresees(
        "place wood-3 on Bruno",
        lands={"Bruno": 3, "Carla": 6},
        barrels={"Bruno": ["pelican"]},
        boards={"Anna": 0, "Bruno": 2, "Carla": 0},
    )
