"""A game from its first beat on, as somebody saw it: a seat, the spectator, or, once it is over, with all cards open.

Whoever replays it begins with ``start`` and changes that by the events of one beat after the other, as with beats that
come over a stream. What was taken back does not come again: it is the game as it stands. Each beat says whom it led to
ask, and after the end also what they answered.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from settemari.core.events import ASKED, ENDED, apply_events, told
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.setup import Setup
from settemari.core.table import ALL_SEEING, RECORD, SPECTATOR, View
from settemari.locales.message import say
from settemari.server.berth import Berth
from settemari.server.errors import NotNow
from settemari.server.room import ENDED as OVER
from settemari.server.room_wire import room_of
from settemari.server.sight import Beat, Event, layout_of, wired_gauges
from settemari.server.wire import Wired, wired

Observer = int | None  # a seat; None: the spectator; ALL_SEEING: everything lies open
Answers = list[Wired]


async def replay_of(berth: Berth, observer: Observer) -> Wired:
    """All of it, as it stands now. Others have their turn between two beats: what a browser is told of a whole game of
    Arrr!!! takes longer to find out than a move may wait. Raises NotNow before the game, and if it is one of other
    rules that today's cannot show.
    """
    if not berth.has_begun:
        raise NotNow(say("error-table-waiting"))
    end = room_of(berth.table).get("end")
    try:
        found = await _replay(berth, observer)
    except Exception as error:
        if not berth.table.broken:
            raise
        raise NotNow(say("error-replay-rules")) from error  # today's game makes no sense of what is written there
    return {**found, "end": end}


async def _replay(berth: Berth, observer: Observer) -> Wired:
    table, match = berth.table, berth.table.match
    game, setup = table.game_and_setup()
    answers: list[Answers] = []
    if match is None:
        start, beats = _archived(berth, setup, observer)
    else:
        start, beats = _played(berth, match, observer)
        answers = answers_of(match) if table.stage == OVER else []
    return {
        "layout": layout_of(game, setup, table.variant),
        "start": {"cells": start.cell_list(), "facts": start.fact_list()},
        "beats": await _told(game, setup, start, beats, answers),
    }


async def _told(
    game: Game, setup: Setup, start: View, beats: Sequence[Beat], answers: Sequence[Answers]
) -> list[Wired]:
    found: list[Wired] = []
    view = start.copy()
    for place, beat in enumerate(beats):
        apply_events(view, beat.events)
        one: dict[str, object] = {"number": beat.number, "events": beat.events, "log": msgspec.Raw(beat.log)}
        gauges = wired_gauges(game, setup, view)
        if gauges is not None:
            one["gauges"] = gauges
        one["asked"] = _asked(game, beat.events[-1])
        if place < len(answers):
            one["answers"] = answers[place]
        found.append(one)
        await asyncio.sleep(0)
    return found


def _asked(game: Game, event: Event) -> Wired | None:
    """What kind of question a beat led to, and whom it asks; None at the end."""
    if event[0] != ASKED:
        return None
    seats = [seat for seat in range(len(game.seat_words)) if (event[1] >> seat) & 1]
    return {"name": game.asked(event[-RECORD]).name, "seats": seats}


# -- where beats come from -------------------------------------------------------------------------------------------


def _played(berth: Berth, match: Match, observer: Observer) -> tuple[View, list[Beat]]:
    if observer == ALL_SEEING:
        return match.open_start(), _opened(match.open_events(), berth)
    return match.start_view(observer), berth.sight(observer).beats()


def _archived(berth: Berth, setup: Setup, observer: Observer) -> tuple[View, list[Beat]]:
    """What the log of a game tells that was played by other rules (archive.py)."""
    start = setup.blank_view(SPECTATOR if observer is None else observer)
    if not berth.sight(None).beats():
        raise ValueError("nothing is written there")
    if observer != ALL_SEEING:
        return start, berth.sight(observer).beats()
    heard = [told(setup.layout, event, ALL_SEEING) for event in berth.table.archive]
    return start, _opened([event for event in heard if event is not None], berth)


def _opened(events: Sequence[Event], berth: Berth) -> list[Beat]:
    """All that happened, in the words that everybody heard: what else there is to know can be seen on the table."""
    public = berth.sight(None).beats()
    return [Beat(beat.number, happened, beat.log) for beat, happened in zip(public, in_beats(events), strict=True)]


def in_beats(events: Sequence[Event]) -> list[list[Event]]:
    """Events up to each question, or to the end."""
    beats: list[list[Event]] = []
    heard: list[Event] = []
    for event in events:
        heard.append(event)
        if event[0] in (ASKED, ENDED):
            beats.append(heard)
            heard = []
    return beats


# -- what was answered -----------------------------------------------------------------------------------------------


def answers_of(match: Match) -> list[Answers]:
    """By question, in the order of the seats, the answers that counted: no secret any more once a game is over."""
    counted = match.open_answers()
    found: list[Answers] = [[] for _ in counted]
    telling = match.game.telling()
    for seat in range(match.seats):
        view = match.start_view(seat)
        for answers, listed, events in zip(counted, found, in_beats(match.events(seat)), strict=False):
            apply_events(view, events)
            if seat in answers:
                code = answers[seat]
                action = match.game.action(match.setup, int(view.step()), code)
                text = wired(telling.answer_message(match.setup, view, code))
                listed.append({"seat": seat, "action": str(action), "text": text})
    return found
