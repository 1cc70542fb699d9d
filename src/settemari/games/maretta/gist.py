"""The gist of a preview, for people: who lands where, on which barrels, what could be stolen, which stacks would burst,
who would board. It is read off the events and the table a preview ends with; nothing is worked out a second time.
"""

from __future__ import annotations

from typing import NamedTuple

from settemari.core.events import COUNTED, MOVED, apply_event
from settemari.core.offer import Case, Preview
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import loaded
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.state import boarding_score
from settemari.games.maretta.words import SUIT_WORDS, barrel_word, card_word


class Landing(NamedTuple):
    """A meeple that moves: from where, and the nearest and furthest space it may come to."""

    seat: int
    start: int
    low: int
    high: int
    barrels: tuple[str, ...]  # what will be opened there, ``??`` for one face down; only where the space is certain
    swapped: bool = False  # by a spear, perhaps backwards, and without a barrel (D7)


class Stack(NamedTuple):
    """A stack of side B with what lies in the slots added: whether it would burst (B4.2), and at which total."""

    seat: int
    suit: str
    total: int
    bursts: bool


class Gist(NamedTuple):
    landings: tuple[Landing, ...]
    boarding: tuple[tuple[int, int, int], ...]  # seat, lowest, highest score (A4.1)
    stealable: tuple[str, ...]  # what a matching card could steal instead of moving on (A3.4)
    stacks: tuple[Stack, ...]  # only those that change
    caught: tuple[int, ...]  # whom the lava would catch at the end of this round (B5.2)
    cut: bool  # a roll, a reveal or somebody's choice comes next


def gist_of(setup: Setup, view: View, code: int, preview: Preview) -> Gist:
    """What a person wants to know before choosing."""
    assert isinstance(setup, MarettaSetup)
    return Gist(
        _landings(setup, view, preview),
        _boarding(setup, view, code, preview) if not setup.side_b else (),
        _stealable(view, code),
        _stacks(setup, view, code, preview) if setup.side_b else (),
        _caught(setup, view, preview),
        any(case.cut for case in preview.cases),
    )


def _landings(setup: MarettaSetup, view: View, preview: Preview) -> tuple[Landing, ...]:
    cases = [_landed(setup, view, case) for case in preview.cases]
    found = []
    for seat in range(int(setup.layout.seats)):
        start = int(view.cell(c.SPACE + seat))
        spots = [
            landed.get(seat, _Spot(start))
            for case, landed in zip(preview.cases, cases, strict=True)
            if seat in landed or not (case.cut and seat == view.seat)  # the own move may not be reached
        ]
        low = min((spot.space for spot in spots), default=start)
        high = max((spot.space for spot in spots), default=start)
        if (low, high) != (start, start):
            barrels = spots[0].barrels if low == high else ()
            found.append(Landing(seat, start, low, high, barrels, any(spot.swapped for spot in spots)))
    return tuple(found)


class _Spot(NamedTuple):
    """Where a meeple comes to, with the barrels that lie there by then."""

    space: int
    barrels: tuple[str, ...] = ()
    swapped: bool = False


def _landed(setup: MarettaSetup, view: View, case: Case) -> dict[int, _Spot]:
    """Whose meeple comes where in a case, before any lava."""
    table, found = view.copy(), dict[int, _Spot]()
    for number, event in enumerate(case.events):
        if _moves(event):
            # Only a spear sends anybody back, and its finder the moment before to where they stood (D7).
            swapped = any(_moves(one) and one[2] < table.cell(one[1]) for one in case.events[number : number + 2])
            barrels = () if swapped else barrels_at(setup, table, event[2])
            found[event[1] - c.SPACE] = _Spot(event[2], barrels, swapped)
        apply_event(table, event)
    return found


def _moves(event: tuple[int, ...]) -> bool:
    """Whether it brings a meeple to a space."""
    return event[0] == COUNTED and c.SPACE <= event[1] < c.SPACE + c.SEATS and event[2] != c.OFF_PATH


def _caught(setup: MarettaSetup, view: View, preview: Preview) -> tuple[int, ...]:
    race = int(view.cell(c.RACE)) & ~int(preview.cases[0].after.cell(c.RACE))
    return tuple(seat for seat in range(int(setup.layout.seats)) if (race >> seat) & 1)


def barrels_at(setup: MarettaSetup, view: View, space: int) -> tuple[str, ...]:
    """The barrels on a space, in words; none where no barrel is marked."""
    mark = int(setup.numbers.mark_at[space]) if space >= 0 else -1
    if mark < 0:
        return ()
    per_space = int(setup.numbers.per_space)
    here = view.pieces(c.BARRELS)[mark * per_space : (mark + 1) * per_space]
    return tuple(barrel_word(barrel) for barrel in here if barrel_word(barrel) != "-")


def before_keeping(view: View, code: int, case: Case) -> View:
    """The table of a case while the slots were still full: the last one to play foresees that they are emptied."""
    return _on_the_way(view, code, case)[-1]


def _on_the_way(view: View, code: int, case: Case) -> list[View]:
    """The tables that lead there, from the one that lies now."""
    table = view.copy()
    if case.given is not None:
        table = view.supposing(c.SLOT1, (code >> c.SEAT_SHIFT) & c.SEAT_MASK, case.given)
    tables = [table]
    for event in case.events:
        if event[0] == MOVED and event[2] in (c.SLOT1, c.SLOT2):
            break
        table = table.copy()
        apply_event(table, event)
        tables.append(table)
    return tables


def _boarding(setup: MarettaSetup, view: View, code: int, preview: Preview) -> tuple[tuple[int, int, int], ...]:
    """Everybody's score whose slots are both filled."""
    tables = [before_keeping(view, code, case) for case in preview.cases]
    found = []
    for seat in range(int(setup.layout.seats)):
        scores = [
            int(boarding_score(table, seat))
            for table in tables
            if table.slot_at(c.SLOT1, seat) >= 0 and table.slot_at(c.SLOT2, seat) >= 0
        ]
        if scores:
            found.append((seat, min(scores), max(scores)))
    return tuple(found)


def _stealable(view: View, code: int) -> tuple[str, ...]:
    if view.step() != c.PLACE or code >> c.THEFT_SHIFT:
        return ()
    card = code & c.KIND_MASK
    receiver = (code >> c.SEAT_SHIFT) & c.SEAT_MASK
    stock = view.pieces(c.STOCK + receiver)
    if receiver == view.seat or card not in stock:
        return ()
    return tuple(card_word(kind) for kind in dict.fromkeys(stock))


def _stacks(setup: MarettaSetup, view: View, code: int, preview: Preview) -> tuple[Stack, ...]:
    tables, limit = _on_the_way(view, code, preview.cases[0]), setup.numbers.burst_limit
    found = []
    for seat in range(int(setup.layout.seats)):
        for suit, word in enumerate(SUIT_WORDS):
            before, *totals = [loaded(table, seat, suit) for table in (view, *tables)]
            most, total = max(totals), totals[-1]
            if before < most > limit:  # a stack that a barrel makes grow too high is gone at once (B4.2)
                total = most
            if total != before:
                found.append(Stack(seat, word, total, bool(total > limit)))
    return tuple(found)
