"""Gauges: what the rules work out from a view and people look at all the time, as plain data (``gauges_shapes.py``).

The browser draws them, text pages and the terminal read some of the same numbers here: nobody reckons a second time.
Nothing in them comes from anything but the view, so they tell nobody more than they know.
"""

from __future__ import annotations

from settemari.core.setup import Setup
from settemari.core.table import ROUND, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.agenda import MOMENTS, action_of, turn_of
from settemari.games.arrr.gauges_action import action_told, duels_told, refusal_told
from settemari.games.arrr.gauges_orders import orderable_told
from settemari.games.arrr.gauges_seas import lying_of, row_told
from settemari.games.arrr.gauges_seats import seat_told
from settemari.games.arrr.gauges_shapes import Gauges, Piles, sum_told
from settemari.games.arrr.gauges_stack import stack_told
from settemari.games.arrr.gist import raid_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_preview import passing_messages

# What the turn has come to, by the step of its record.
PHASES = {
    c.CHOOSE_CAPTAIN: "captain",
    c.DEAL_HANDS: "captain",
    c.READY: "recruit",
    c.RECRUIT: "recruit",
    c.EQUIP: "equip",
    c.DECLARE: "act",
    c.AFTER: "end",
    c.TRIM: "end",
    c.EXPLORE: "end",
}


def gauges_of(setup: Setup, view: View) -> Gauges:
    """All of them, as the view's seat or a spectator knows them."""
    assert isinstance(setup, ArrrSetup)
    lying = lying_of(setup, view)
    whose = whose_numbers(view)
    return {
        "round": int(view.cell(ROUND)),
        "rounds": last_round(view),
        "turn": turn_of(view),
        "phase": phase_of(view),
        "supply": int(view.cell(c.SUPPLY)),
        "raid": sum_told(raid_of(setup, view, whose)),
        "decks": _piles(view, c.CREW_DECK, c.EVENT_DECK, c.SEA_DECK),
        "discards": _piles(view, c.CREW_DISCARD, c.EVENT_DISCARD, c.SUNK),
        "row": row_told(setup, view, whose, lying),
        "seats": [seat_told(setup, view, seat, lying) for seat in range(int(setup.layout.seats))],
        "action": action_told(setup, view),
        "stack": stack_told(setup, view),
        "passing": passing_messages(setup, view) if is_moment(view) else [],
        "lasting": lying.get(c.ON_TABLE, []),
        "duels": duels_told(setup, view),
        "refusal": refusal_told(setup, view),
        "orderable": orderable_told(setup, view),
    }


def phase_of(view: View) -> str:
    """An action is declared from where nothing but the end of the turn follows: what it has come to is the action."""
    records = view.agenda_records()
    if not records:
        return "end"
    return "act" if action_of(view) is not None else PHASES[records[0][0]]


def whose_numbers(view: View) -> int:
    """Whose dice and chances are told: those of who looks, or else of the player on turn."""
    return int(view.seat) if view.seat >= 0 else turn_of(view) or 0


def last_round(view: View) -> int:
    """P2.4: each turn takes one exploration off the deck, and the game ends when there is none for it."""
    seats, turn = int(view.layout.seats), turn_of(view)
    done = 0 if turn is None else (turn - int(view.cell(c.FIRST))) % seats  # turns of this round that are over
    return max(int(view.cell(ROUND)), 1) + (done + int(view.size_of(c.SEA_DECK))) // seats


def is_moment(view: View) -> bool:
    """P7.8: whether everybody who could answer is asked now."""
    return bool(view.agenda_records()) and int(view.step()) in MOMENTS


def _piles(view: View, crew: int, events: int, explorations: int) -> Piles:
    return {
        "crew": int(view.size_of(crew)),
        "events": int(view.size_of(events)),
        "explorations": int(view.size_of(explorations)),
    }
