"""What a turn has come to, as the agenda of a view has it: record 0 is the turn, record 1 the declared action."""

from __future__ import annotations

from typing import Final

from settemari.core.table import View
from settemari.games.arrr import codes as c

Record = tuple[int, int, int, int]

# Steps at which everybody may answer (P7.8).
MOMENTS: Final = (
    c.SAIL_DECLARED,
    c.RAID_DECLARED,
    c.CHALLENGE_DECLARED,
    c.TEST,
    c.ROLL_ENDS,
    c.STAKES_SET,
    c.CONTEST_ENDS,
    c.ON_STACK,
)


def turn_of(view: View) -> int | None:
    """The player on turn; nobody before the first turn, and after the last."""
    records = view.agenda_records()
    return records[0][1] if records and records[0][0] > c.DEAL_HANDS else None


def action_of(view: View) -> Record | None:
    """The record of the action going on."""
    records = view.agenda_records()
    if len(records) > 1 and c.SAIL_DECLARED <= records[1][0] <= c.SETTLE:
        return records[1]
    return None
