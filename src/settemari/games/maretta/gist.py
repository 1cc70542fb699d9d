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
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.state import boarding_score, stack_sum
from settemari.games.maretta.words import SUIT_WORDS, barrel_word, card_word


class Landing(NamedTuple):
    """A meeple that moves: from where, and the nearest and furthest space it may come to."""

    seat: int
    start: int
    low: int
    high: int
    barrels: tuple[str, ...]  # what lies there, ``??`` for a barrel face down; only where the space is certain


class Stack(NamedTuple):
    """A stack of side B with what lies in the slots added: whether it would burst (B4.2)."""

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
    found = []
    for seat in range(int(setup.layout.seats)):
        start = int(view.cell(c.SPACE + seat))
        spaces = {space for case in preview.cases if (space := _lands(case, view, seat)) is not None}
        low, high = min(spaces, default=start), max(spaces, default=start)
        if (low, high) != (start, start):
            barrels = barrels_at(setup, view, low) if low == high else ()
            found.append(Landing(seat, start, low, high, barrels))
    return tuple(found)


def _lands(case: Case, view: View, seat: int) -> int | None:
    """Where a meeple stands in a case, before any lava; None if its own move is not reached (a barrel comes first)."""
    spaces = [event[2] for event in case.events if event[:2] == (COUNTED, c.SPACE + seat) and event[2] != c.OFF_PATH]
    if not spaces and case.cut and seat == view.seat:
        return None
    return spaces[-1] if spaces else int(view.cell(c.SPACE + seat))


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
    table = view.copy()
    if case.given is not None:
        table = view.supposing(c.SLOT1, (code >> c.SEAT_SHIFT) & c.SEAT_MASK, case.given)
    for event in case.events:
        if event[0] == MOVED and event[2] in (c.SLOT1, c.SLOT2):
            break
        apply_event(table, event)
    return table


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
    after = before_keeping(view, code, preview.cases[0])
    found = []
    for seat in range(int(setup.layout.seats)):
        for suit, word in enumerate(SUIT_WORDS):
            total = _loaded(after, seat, suit)
            if total != _loaded(view, seat, suit):
                found.append(Stack(seat, word, total, total > setup.numbers.burst_limit))
    return tuple(found)


def _loaded(view: View, seat: int, suit: int) -> int:
    """What a stack adds up to with the cards in the slots."""
    total = int(stack_sum(view, seat, suit))
    for slots in (c.SLOT1, c.SLOT2):
        card = int(view.slot_at(slots, seat))
        if card >= 0 and card % c.SUITS == suit:
            total += card // c.SUITS
    return total
