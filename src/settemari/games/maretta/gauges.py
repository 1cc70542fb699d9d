"""Gauges: what the rules work out from a view and people look at all the time, as plain data.

The text pages, the screen of the terminal and whoever draws a table elsewhere read it here, so that nobody reckons a
second time. Nothing in it comes from anything but the view: it tells nobody more than they know.
"""

from __future__ import annotations

from typing import TypedDict

from settemari.core.native import i64
from settemari.core.setup import Setup
from settemari.core.table import ENDING, ROUND, SPECTATOR, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.state import in_race, slots_difference, stack_sum


class SeatGauges(TypedDict):
    """Of one seat."""

    in_race: bool
    suits: int  # different ones in the stock
    difference: int | None  # of the two slots (A3.5); None: there is no card in one of them, or none to be seen
    score: int | None  # what counts towards boarding (A4.1), if the difference is known
    aboard: bool  # would board a steamship card that is to be seen, if the round ended now
    stacks: list[int]  # what the cards of each suit in the stock add up to (B4.2)
    steps: int  # side B: how far it would run with what is loaded by now (B4.3); 0 once it has
    danger: int  # side B: how far it must run in this round so that the lava does not catch it (B5.2); 0: it is safe


class Gauges(TypedDict):
    round: int
    rounds: int  # the last one there can be; 0: nobody can tell
    needed: int  # to board (A4.1); 0 on side B
    limit: int  # of a stack (B4.2); 0 on side A
    lava: int | None  # None on side A
    lava_next: int | None  # where it will be at the end of this round; after the game, where it is
    unseen: list[int]  # of each kind, how many barrels may lie face down or be out of the game (A1.2)
    seats: list[SeatGauges]


def gauges_of(setup: Setup, view: View) -> Gauges:
    """All of them, as the view's seat or a spectator knows them."""
    assert isinstance(setup, MarettaSetup)
    numbers, number = setup.numbers, int(view.cell(ROUND))
    lava = next_lava(setup, view) if setup.side_b else None
    ship = c.SHIP in view.pieces(c.SLOT1) or c.SHIP in view.pieces(c.SLOT2)
    return {
        "round": number,
        "rounds": 0 if setup.side_b else number + _rounds_left(setup, view),
        "needed": int(numbers.boarding),
        "limit": int(numbers.burst_limit),
        "lava": int(view.cell(c.LAVA)) if setup.side_b else None,
        "lava_next": lava,
        "unseen": _unseen_barrels(setup, view),
        "seats": [_seat(setup, view, seat, ship, lava) for seat in range(setup.layout.seats)],
    }


def warned_of(setup: Setup, view: View) -> int:
    """Side B: how far whoever looks must run in this round (B5.2), as long as they can do something about it: load."""
    assert isinstance(setup, MarettaSetup)
    if view.seat == SPECTATOR or int(view.step()) not in (c.LOAD, c.LOAD_SELF):
        return 0
    return _danger(view, int(view.seat), next_lava(setup, view))


def _seat(setup: MarettaSetup, view: View, seat: int, ship: bool, lava: int | None) -> SeatGauges:
    """``ship``: a steamship card lies in somebody's slots. ``lava``: where it will be, on side B."""
    suits = int(c.suits_in(view.kinds_in(c.STOCK + seat)))
    difference = _difference(setup, view, seat)
    score = None if difference is None else difference + suits
    return {
        "in_race": in_race(view, seat),
        "suits": suits,
        "difference": difference,
        "score": score,
        "aboard": ship and score is not None and score >= int(setup.numbers.boarding),
        "stacks": [int(stack_sum(view, seat, suit)) for suit in range(c.SUITS)],
        "steps": _steps(setup, view, seat),
        "danger": 0 if lava is None else _danger(view, seat, lava),
    }


def _rounds_left(setup: MarettaSetup, view: View) -> int:
    """Side A: how many rounds can follow: everybody draws until the deck cannot give all of them their cards (A4.5)."""
    return int(view.size_of(c.DECK)) // int(setup.layout.seats * setup.numbers.draw)


def next_lava(setup: MarettaSetup, view: View) -> int:
    """Where the lava will be at the end of this round (B5.1, V3)."""
    numbers, lava = setup.numbers, int(view.cell(c.LAVA))
    if view.cell(ENDING) != 0:
        return lava
    crossed: i64 = 0
    for index in range(len(numbers.dividers)):
        if lava > numbers.dividers[index]:
            crossed += 1
    return min(lava + int(numbers.lava_steps[crossed]), int(numbers.last) - 1)


def loaded(view: View, seat: int, suit: int) -> int:
    """Side B: what a stack adds up to with the cards in the slots (B4.1)."""
    total = int(stack_sum(view, seat, suit))
    for slots in (c.SLOT1, c.SLOT2):
        card = int(view.slot_at(slots, seat))
        if card >= 0 and card % c.SUITS == suit:
            total += card // c.SUITS
    return total


def _difference(setup: MarettaSetup, view: View, seat: int) -> int | None:
    if setup.side_b or view.slot_at(c.SLOT1, seat) < 0 or view.slot_at(c.SLOT2, seat) < 0:
        return None
    return int(slots_difference(view, seat))


def _unseen_barrels(setup: MarettaSetup, view: View) -> list[int]:
    counts = [-int(view.number_of(c.OPENED, kind)) for kind in range(c.BARREL_KINDS)]
    bag = setup.numbers.bag
    for index in range(len(bag)):
        counts[bag[index]] += 1
    for barrel in view.pieces(c.BARRELS):
        if barrel >= 0:
            counts[barrel] -= 1
    return counts


def _steps(setup: MarettaSetup, view: View, seat: int) -> int:
    """B4.3: a step for each stack that is left once the slots are stacked, too (B4.1, B4.2)."""
    if not setup.side_b or not in_race(view, seat) or _has_run(view, seat):
        return 0
    limit = int(setup.numbers.burst_limit)
    return sum(1 for suit in range(c.SUITS) if 0 < loaded(view, seat, suit) <= limit)


def _has_run(view: View, seat: int) -> bool:
    """Whether a seat has run in this round: all do, one after the other from the first player on (B4.3)."""
    agenda = view.agenda_records()
    if not agenda:
        return True  # the game is over
    step, running, _, _ = agenda[0]
    if step != c.RUN:
        return step > c.RUN
    seats, first = int(view.layout.seats), int(view.cell(c.FIRST))
    return (seat - first) % seats < (running - first) % seats


def _danger(view: View, seat: int, lava: int) -> int:
    return max(0, lava - int(view.cell(c.SPACE + seat)) + 1) if in_race(view, seat) else 0
