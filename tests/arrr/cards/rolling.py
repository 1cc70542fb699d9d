"""Anna rolls against the leviathan, a test of courage, and somebody has an event for it.

She has a doubloon, so that she is asked while she rolls. Her crew is exhausted: it throws dice and answers nothing.
"""

from __future__ import annotations

from tests.arrr.cards.shipped import SEAS, dice, show
from tests.arrr.table import Table, Tables

SEA = "leviathans-breakfast"
DIFFICULTY = SEAS[SEA].tests[0].difficulty
ROLLERS = ["seals-of-disapproval", "huffing-puffin", "anchor-management", "bucket-of-cold-water"]
THROWN = dice("courage", ROLLERS)
BAD = show(cunning=THROWN)  # no success


def declared(arrr: Tables, event: str, holder: str = "Bruno") -> Table:
    """Anna has declared it; who has the event is asked."""
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=ROLLERS, exhausted=ROLLERS, doubloons=1, hand=[event] if holder == "Anna" else [])
    t.bruno.has(hand=[event] if holder == "Bruno" else [])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.sails(SEA)
    t.is_now(asks=f"sail-declared {holder}", stack=[f"sail {SEA}"])
    return t


def thrown(arrr: Tables, event: str, holder: str = "Bruno", shown: str = BAD) -> Table:
    """She has thrown; Bruno with the event is asked when she stops, Anna with it while she rolls."""
    t = declared(arrr, event, holder)
    t.dice(shown)
    t.everyone_passes()
    t.is_now(asks="rolling Anna", trait="courage", difficulty=DIFFICULTY, anna={"dice": shown})
    if holder == "Bruno":
        t.anna.stops()
        t.is_now(asks="roll-ends Bruno")
    return t


def duel(arrr: Tables, event: str) -> Table:
    """Anna and Bruno have set their stakes aside for a challenge in courage, and Carla, who watches, has the event."""
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=["seals-of-disapproval"], doubloons=2)
    t.bruno.has(equipped=["hired-mussels"], doubloons=2)
    t.carla.has(hand=[event])
    t.row(SEA)
    t.seas("granny-clams-jewels")
    t.anna.challenges("Bruno", "courage", 1)
    t.carla.passes()
    t.bruno.accepts()
    t.bruno.names_prize(1)
    t.is_now(
        asks="stakes-set Carla",
        stack=["challenge Bruno in courage for 1 against 1"],
        anna={"doubloons": 1, "staked": 1},
        bruno={"doubloons": 1, "staked": 1},
    )
    return t
