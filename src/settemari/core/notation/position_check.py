"""Whether what a position says beside the pieces is so: what somebody knows, and who is asked."""

from __future__ import annotations

from settemari.core.chance import Scripted
from settemari.core.errors import ScriptEnded
from settemari.core.facts import FACT
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, EMPTY, ENDING, ROW, SLOTS, UNKNOWN, Table


def untrue_fact(table: Table, observer: int, facts: list[int]) -> int | None:
    """The number of the first fact that is not so, or that the observer has no use for; None if all are true."""
    for number in range(len(facts) // FACT):
        holder, kinds, least = facts[number * FACT : (number + 1) * FACT]
        if least:
            hidden = hidden_from(table, observer, holder)
            if least > sum(kind == UNKNOWN or bool((kinds >> kind) & 1) for kind in hidden):
                return number
    return None


def hidden_from(table: Table, observer: int, holder: int) -> list[int]:
    """The pieces of a holder that an observer does not see, as far as the table tells them."""
    found = []
    for number, place in enumerate(table.layout.places):
        if place.form in (ROW, SLOTS):
            for index, kind in enumerate(table.pieces(number)):
                up = place.form == SLOTS and bool(table.face_up(number, index))
                if kind != EMPTY and place.holder_of(index) == holder and not place.seen_by(observer, index, up):
                    found.append(kind)
    return found


def asked_by_rules(setup: Setup, state: State) -> int:
    """Whom the rules ask at the top step, as a mask; 0 if they do something instead."""
    if state.cell(ENDING):
        return 0
    cells = state.cell_list()
    cells[ASKED] = 0
    again = setup.position(cells, state.hidden(), state.fact_cells())
    try:
        again.perform(Scripted([]))
    except ScriptEnded:
        return 0
    due = int(again.cell(ASKED))
    cells[ASKED] = due
    return due if again.cell_list() == cells else 0
