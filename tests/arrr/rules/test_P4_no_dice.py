"""P4.3 and P4.6: a doubloon that buys no dice, and dice that were added to no roll."""

from __future__ import annotations

import json
from typing import Any

import pytest

from settemari.core.errors import PositionError
from settemari.core.notation.position import position_of_match, read
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P4_3_a_doubloon_may_buy_no_dice(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", variant={"cheat.dice": 0})
    t.anna.has(equipped=["attack-1-gang"], doubloons=2)
    t.row("attack-1")
    t.dice("courage")
    t.anna.sails("attack-1")
    t.is_now(asks="rolling Anna", stack=["sail attack-1"], trait="attack", difficulty=1, anna={"dice": "courage"})
    t.anna.cheats()
    t.is_now(supply="+1", anna={"doubloons": 1})


@pytest.mark.parametrize("added", [{"shift": 3}, {"extra": [2, 0]}, {"extra": [0, 1]}])
def test_P4_6_nothing_is_added_to_a_roll_that_does_not_come(arrr: Tables, added: dict[str, Any]) -> None:
    """Neither before an action is declared, nor for a raid: no game comes to such a position."""
    t = arrr.table("Anna Bruno")
    t.bruno.has(hand=["gain-1"])
    t.row("attack-1")
    t.anna.raids()
    for match in (arrr.table("Anna Bruno").match, t.match):
        position: dict[str, Any] = json.loads(json.dumps(position_of_match(match)))
        position["counters"] |= added
        with pytest.raises(PositionError):
            read(json.dumps(position))
    t.bruno.passes()
