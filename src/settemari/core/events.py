"""Events: what happened at the table, told to each seat as that seat may know it.

The verbs of a state report raw events to a sink. ``told`` is the one function that decides what a seat gets of an
event; ``apply_event`` is the one function that changes a view by what was told. Log, animation, screen reader, data
sets and replays are made from told events. An event is a tuple of numbers, its sort first:

========  ==================================================================================================
MOVED     kind, from place, index, to place, index, was face up, is face up
TURNED    place, spot, kind: turned up for everybody
SHOWN     observer, place, index, kind, so many of that kind were shown by now: one seat looks, all see that it does
KNOWN     observer, holder, kinds, at least: a conclusion, told to who can draw it
ROLLED    what for, result
COUNTED   cell, value: a public number changed
ASKED     seats, then the agenda's records from the bottom: who is asked, and what is going on
ENDED     ending, winners
========  ==================================================================================================

A hidden piece has no identity: who does not see it gets UNKNOWN for its kind, and UNKNOWN for its index in a row. To
who sees everything (ALL_SEEING) nothing is hidden, so there is nothing to remember either: that view has no facts.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import bit
from settemari.core.facts import gain, learn, lose
from settemari.core.native import i64
from settemari.core.table import (
    ALL_SEEING,
    EMPTY,
    ENDING,
    PILE,
    RECORD,
    ROW,
    SLOTS,
    SPOT,
    TOP,
    UNKNOWN,
    WINNERS,
    Layout,
    Place,
    View,
)
from settemari.core.table import (
    ASKED as ASKED_CELL,
)

MOVED: Final = 1
TURNED: Final = 2
SHOWN: Final = 3
KNOWN: Final = 4
ROLLED: Final = 5
COUNTED: Final = 6
ASKED: Final = 7
ENDED: Final = 8

EVENT_NAMES: Final = ("", "moved", "turned", "shown", "known", "rolled", "counted", "asked", "ended")

ALL: Final = -3  # the observer of a KNOWN event that everybody can draw
ANY_KIND: Final = 0x7FFFFFFFFFFFFFFF


@final
class Sink:
    """Where a state reports raw events, if somebody listens."""

    def __init__(self) -> None:
        self.events: list[tuple[int, ...]] = []

    def take(self) -> list[tuple[int, ...]]:
        """The events since the last call."""
        taken = self.events
        self.events = []
        return taken


def told(layout: Layout, event: tuple[int, ...], seat: int) -> tuple[int, ...] | None:
    """What a seat (or SPECTATOR, or ALL_SEEING) gets of an event; None if it gets nothing."""
    sort = event[0]
    if sort == MOVED:
        _, kind, source, index, target, spot, was_up, is_up = event
        origin: Place = layout.places[source]
        goal: Place = layout.places[target]
        saw = origin.seen_by(seat, index, was_up != 0)
        sees = goal.seen_by(seat, spot, is_up != 0)
        if saw and sees:
            return event
        return (
            MOVED,
            kind if saw or sees else UNKNOWN,
            source,
            UNKNOWN if origin.form == ROW and not saw else index,
            target,
            UNKNOWN if goal.form == ROW and not sees else spot,
            was_up,
            is_up,
        )
    if sort == SHOWN and seat != event[1] and seat != ALL_SEEING:
        return (SHOWN, event[1], event[2], UNKNOWN, UNKNOWN, UNKNOWN)
    if sort == KNOWN and event[1] != ALL and seat != event[1]:
        return None
    return event


def tell_all(layout: Layout, events: list[tuple[int, ...]], heard: dict[int, list[tuple[int, ...]]]) -> None:
    """Add to what each observer has heard what they get of these events. What most are told the same is kept once."""
    for event in events:
        last: tuple[int, ...] = event
        for who, parts in heard.items():
            part = told(layout, event, who)
            if part is None:
                continue
            if part is not event and part != last:
                last = part
            parts.append(event if part is event else last)


def alike(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> bool:
    """Whether two observers were told the same, but for what no log tells: so both are told it in the same words.

    That is the place in a row where a piece was, or is now, which its owner alone sees; and which piece was laid on a
    spot face down, if everybody sees that by the end, since it was turned up.
    """
    if len(one) != len(other):
        return False
    for number in range(len(one)):
        if one[number] != other[number] and not _is_same_move(one[number], other[number], one):
            return False
    return True


def _is_same_move(one: tuple[int, ...], other: tuple[int, ...], events: list[tuple[int, ...]]) -> bool:
    if one[0] != MOVED or other[0] != MOVED:
        return False
    for number in range(1, 8):
        if one[number] == other[number]:
            continue
        if one[number] != UNKNOWN and other[number] != UNKNOWN:
            return False
        if number == 1:
            if not _is_turned_up(one[4], one[5], events):
                return False
        elif number != 3 and number != 5:
            return False
    return True


def _is_turned_up(place: int, spot: int, events: list[tuple[int, ...]]) -> bool:
    for event in events:
        if event[0] == TURNED and event[1] == place and event[2] == spot:
            return True
    return False


def apply_event(view: View, event: tuple[int, ...]) -> None:
    """Change a view by an event that was told to its seat."""
    sort = event[0]
    cells = view.cells
    layout = view.layout
    if sort == MOVED:
        _take_from(view, event)
        _put_into(view, event)
        _forget(view, event)
        _notice(view, event)
    elif sort == TURNED:
        place = layout.places[event[1]]
        spot: i64 = event[2]
        kind: i64 = event[3]
        at: i64 = place.start + spot * SPOT
        if cells[at] == UNKNOWN and place.holder != -1:
            lose(view.facts, 0, layout.fact_slots, place.holder_of(spot), bit(kind))
        cells[at] = kind
        cells[at + 1] = 1
    elif sort == SHOWN:
        if event[4] != UNKNOWN and view.seat != ALL_SEEING:
            holder: i64 = layout.places[event[2]].holder_of(event[3])
            learn(view.facts, 0, layout.fact_slots, holder, bit(event[4]), event[5])
    elif sort == KNOWN:
        if event[2] % layout.seats != view.seat and view.seat != ALL_SEEING:
            learn(view.facts, 0, layout.fact_slots, event[2], event[3], event[4])
    elif sort == COUNTED:
        cells[event[1]] = event[2]
    elif sort == ASKED:
        cells[ASKED_CELL] = event[1]
        _set_agenda(view, event)
    elif sort == ENDED:
        cells[ASKED_CELL] = 0
        cells[ENDING] = event[1]
        cells[WINNERS] = event[2]
        _set_agenda(view, event[:2])


def apply_events(view: View, events: list[tuple[int, ...]]) -> None:
    """Change a view by all of them, in order."""
    for event in events:
        apply_event(view, event)


def _set_agenda(view: View, event: tuple[int, ...]) -> None:
    """Lay down the records that stand in the event from its third number on."""
    at: i64 = view.layout.agenda
    for number in event[2:]:
        view.cells[at] = number
        at += 1
    view.cells[TOP] = at - RECORD
    while at < view.layout.agenda_end:
        view.cells[at] = 0
        at += 1


def _take_from(view: View, event: tuple[int, ...]) -> None:
    cells = view.cells
    place = view.layout.places[event[2]]
    start = place.start
    if place.form == ROW:
        size: i64 = cells[start - 1] - 1
        index: i64 = size if event[3] == UNKNOWN else event[3]
        while index < size:
            cells[start + index] = cells[start + index + 1]
            index += 1
        cells[start + size] = EMPTY
        cells[start - 1] = size
    elif place.form == SLOTS:
        cells[start + event[3] * SPOT] = EMPTY
        cells[start + event[3] * SPOT + 1] = 0
    else:
        cells[start - 1] -= 1
        if place.form == PILE:
            kind: i64 = event[1]
            cells[start + kind] -= 1
            if cells[start + kind] == 0:
                cells[start - 2] &= ~bit(kind)


def _put_into(view: View, event: tuple[int, ...]) -> None:
    cells = view.cells
    place = view.layout.places[event[4]]
    start = place.start
    sees = place.seen_by(view.seat, event[5], event[7] != 0)
    if place.form == ROW:
        size: i64 = cells[start - 1]
        index: i64 = size if event[5] == UNKNOWN else event[5]
        while size > index:
            cells[start + size] = cells[start + size - 1]
            size -= 1
        cells[start + index] = event[1] if sees else UNKNOWN
        cells[start - 1] += 1
    elif place.form == SLOTS:
        cells[start + event[5] * SPOT] = event[1] if sees else UNKNOWN
        cells[start + event[5] * SPOT + 1] = event[7]
    else:
        cells[start - 1] += 1
        if place.form == PILE:
            kind: i64 = event[1]
            cells[start + kind] += 1
            cells[start - 2] |= bit(kind)


def _forget(view: View, event: tuple[int, ...]) -> None:
    """A piece left a holder: what was known of it is used up."""
    origin = view.layout.places[event[2]]
    if origin.holder == -1 or origin.seen_by(view.seat, event[3], event[6] != 0):
        return
    holder = origin.holder_of(event[3])
    if event[7] != 0 or view.layout.places[event[4]].holder_of(event[5]) != holder:
        kinds: i64 = ANY_KIND if event[1] == UNKNOWN else bit(event[1])
        lose(view.facts, 0, view.layout.fact_slots, holder, kinds)


def _notice(view: View, event: tuple[int, ...]) -> None:
    """A piece went out of sight into a holder's row: who saw which it was knows that the holder has it."""
    goal = view.layout.places[event[4]]
    if goal.form != ROW or goal.holder == -1 or event[1] == UNKNOWN or goal.seen_by(view.seat, event[5], event[7] != 0):
        return
    gain(view.facts, 0, view.layout.fact_slots, goal.holder_of(event[5]), bit(event[1]))
