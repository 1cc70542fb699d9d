"""Whether an event can have been told to a seat, as its table stands: files that people bring may say anything.

``apply_event`` trusts the engine and checks nothing. What passes here cannot break a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from settemari.core import events as e
from settemari.core.errors import PositionError
from settemari.core.game import Game
from settemari.core.notation.position_words import LARGEST_NUMBER
from settemari.core.setup import Setup
from settemari.core.table import (
    EMPTY,
    ENDING,
    HEAP,
    PILE,
    RECORD,
    ROW,
    SLOTS,
    UNKNOWN,
    View,
)
from settemari.locales.message import Message, say


def why_not(game: Game, view: View, event: tuple[int, ...]) -> Message | None:
    """What is wrong with an event told to this view's seat now; None if nothing is. The event has the right form."""
    sort = event[0]
    if view.cell(ENDING) != 0:
        return say("error-over-by-then")
    if sort == e.MOVED:
        return _leaves(view, event) or _arrives(view, event) or _is_told_as_seen(view, event)
    if sort == e.TURNED:
        return _turned(view, event)
    if sort == e.SHOWN:
        return _shown(view, event)
    if sort == e.KNOWN:
        _, observer, _holder, _kinds, least = event
        if observer not in (view.seat, e.ALL):
            return say("error-told-to-others")
        return None if 0 < least <= LARGEST_NUMBER else say("error-impossible-number")
    if sort == e.ASKED:
        return _asked(game, view, event)
    if sort in (e.COUNTED, e.ROLLED):
        return None if abs(event[2]) <= LARGEST_NUMBER >= abs(event[1]) else say("error-impossible-number")
    return None  # ended


def table_wrong(game: Game, setup: Setup, there_are: Mapping[str, int], view: View) -> Message | None:
    """What is wrong with a table at a question or at the end. ``there_are``: how many pieces of each the game has."""
    seen: Counter[str] = Counter()
    for place in range(len(view.layout.places)):
        seen.update(game.piece_word(setup, place, kind) for kind in view.pieces(place) if kind >= 0)
    for word, count in seen.items():
        if count > there_are.get(word, 0):
            return say("error-more-than-there-are", piece=word, count=there_are.get(word, 0))
    try:
        game.check_position(setup, view, "")
    except PositionError as error:
        return say("error-field", field=error.where, allowed=error.why)
    return None


def _leaves(view: View, event: tuple[int, ...]) -> Message | None:
    """The piece must lie where it is taken from."""
    _, kind, number, index, _, _, was_up, _ = event
    place = view.layout.places[number]
    if place.form in (ROW, HEAP) and view.size_of(number) == 0:
        return say("error-nothing-there")
    if place.form == ROW and index >= view.size_of(number):
        return say("error-nothing-there")
    if place.form == PILE and not (0 <= kind < place.capacity and view.number_of(number, kind) > 0):
        return say("error-other-piece-there")
    if place.form == SLOTS:
        if index >= place.capacity or view.slot_at(number, index) == EMPTY:
            return say("error-nothing-there")
        if bool(view.face_up(number, index)) != bool(was_up):
            return say("error-other-face")
    return None


def _arrives(view: View, event: tuple[int, ...]) -> Message | None:
    """There must be room where it goes."""
    _, kind, source, _, number, spot, _, _ = event
    place = view.layout.places[number]
    if place.form == PILE and not 0 <= kind < place.capacity:
        return say("error-no-room")
    if place.form == ROW:
        taken = 1 if source == number else 0
        if view.size_of(number) - taken >= place.capacity or spot > view.size_of(number) - taken:
            return say("error-no-room")
    if place.form == SLOTS and (spot >= place.capacity or view.slot_at(number, spot) != EMPTY):
        return say("error-no-room")
    return None


def _is_told_as_seen(view: View, event: tuple[int, ...]) -> Message | None:
    """The seat knows a piece that it sees where it comes from or goes to, and no other."""
    _, kind, source, index, target, spot, was_up, is_up = event
    origin, goal = view.layout.places[source], view.layout.places[target]
    saw = origin.seen_by(view.seat, index, was_up != 0)
    sees = goal.seen_by(view.seat, spot, is_up != 0)
    if (kind != UNKNOWN) != (saw or sees):
        return say("error-unseen-piece" if kind != UNKNOWN else "error-seen-piece")
    if (origin.form == ROW and (index != UNKNOWN) != saw) or (goal.form == ROW and (spot != UNKNOWN) != sees):
        return say("error-spot-as-seen")
    if saw and origin.form in (ROW, SLOTS):
        lies = view.piece_at(source, index) if origin.form == ROW else view.slot_at(source, index)
        if lies != kind:
            return say("error-other-piece-there")
    return None


def _turned(view: View, event: tuple[int, ...]) -> Message | None:
    _, number, spot, kind = event
    place = view.layout.places[number]
    if place.form != SLOTS or spot >= place.capacity or view.slot_at(number, spot) == EMPTY:
        return say("error-nothing-there")
    if view.face_up(number, spot):
        return say("error-other-face")
    if kind == UNKNOWN:
        return say("error-seen-piece")
    return None if view.slot_at(number, spot) in (UNKNOWN, kind) else say("error-other-piece-there")


def _shown(view: View, event: tuple[int, ...]) -> Message | None:
    _, observer, number, index, kind, copies = event
    place = view.layout.places[number]
    if place.form != ROW or place.holder_of(index) < 0 or view.size_of(number) == 0:
        return say("error-nothing-there")
    if observer != view.seat:
        return None if index == kind == UNKNOWN else say("error-told-to-others")
    if kind == UNKNOWN or index == UNKNOWN:
        return say("error-seen-piece")
    return None if index < view.size_of(number) >= copies > 0 else say("error-nothing-there")


def _asked(game: Game, view: View, event: tuple[int, ...]) -> Message | None:
    room = int(view.layout.agenda_end - view.layout.agenda)
    if event[1] == 0 or len(event) - 2 > room:
        return say("error-no-such-question")
    try:
        game.asked(event[-RECORD])
    except LookupError:  # a step that asks nobody
        return say("error-no-such-question")
    fits = all(abs(number) <= game.largest_in_agenda for number in event[2:])
    return None if fits else say("error-impossible-number")
