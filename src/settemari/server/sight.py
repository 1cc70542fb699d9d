"""What one observer sees of a game, in *beats*: a beat is all that happens between two questions, or before the end.

A beat drives animation, log and whoever reads the log aloud together. Its number is that of the question it leads to,
so that everybody counts the same beats, whatever they were told in them, and who comes back names the last one seen.
Everything here is made from what the observer was told and from its view: a sight cannot show more.
"""

from __future__ import annotations

from typing import NamedTuple

from settemari.core.events import ASKED, ENDED
from settemari.core.match import Match
from settemari.core.offer import Option
from settemari.core.table import View
from settemari.core.telling import Line, TellerLike
from settemari.server.wire import Wired, wired, wired_line


class Beat(NamedTuple):
    """What happened, as events of the engine and as lines of the log."""

    number: int
    events: list[tuple[int, ...]]
    lines: list[Line]

    def wired(self) -> Wired:
        return {"number": self.number, "events": self.events, "log": [wired_line(line) for line in self.lines]}


class Sight:
    """A seat, or the spectator (None), following a match."""

    def __init__(self, match: Match, seat: int | None) -> None:
        self.seat = seat
        self._match = match
        self._heard = 0  # events
        self._beats: list[Beat] = []
        self._teller: TellerLike = match.game.telling().Teller(match.setup, match.start_view(seat))

    def beats(self, after: int = 0) -> list[Beat]:
        """All beats behind that number."""
        self._catch_up()
        return self._beats[max(0, after) :]

    @property
    def beat(self) -> int:
        """The number of the last one."""
        self._catch_up()
        return len(self._beats)

    def _catch_up(self) -> None:
        events: list[tuple[int, ...]] = []
        for event in self._match.events(self.seat, self._heard):
            events.append(event)
            if event[0] in (ASKED, ENDED):
                self._beats.append(Beat(len(self._beats) + 1, events, self._teller.tell(events)))
                self._heard += len(events)
                events = []

    def view(self) -> Wired:
        """The table as it lies now: the cells (``layout_of`` tells what they are), and what the seat knows besides."""
        view = self._match.view(self.seat)
        return {"beat": self.beat, "cells": view.cell_list(), "facts": view.fact_list()}

    # -- the question ----------------------------------------------------------------------------------------------

    def question(self) -> Wired | None:
        """What is asked now, and of whom; None at the end. Who has answered is public, what is not (A2.1)."""
        question = self._match.question()
        if question is None:
            return None
        view = self._match.view(self.seat)
        match, telling = self._match, self._match.game.telling()
        asked: dict[str, object] = {
            "number": question.id,
            "name": question.name,
            "rule": question.rule,
            "seats": list(question.seats),
            "answered": sorted(match.answered()),
            "awaited": wired(telling.awaited_message(match.game, match.setup, view, question.waiting_for or None)),
        }
        if self.seat in question.seats:
            asked["text"] = wired(telling.question_message(match.game, match.setup, view))
            asked["help"] = wired(telling.help_message(match.setup, view))
        return asked

    def offer(self, codes: tuple[int, ...] = ()) -> Wired | None:
        """Everything the seat could answer, possible or not, after what a draft holds already; None at its end.

        Raises NotAsked if the seat is not asked, and Refused if the draft itself cannot be.
        """
        match = self._match
        question = match.question()
        if question is None or self.seat is None:
            return None
        draft = question.draft(self.seat)
        for code in codes:
            draft.play(code)
        offer = draft.offer()
        if offer is None:
            return None
        return {
            "question": question.id,
            "draft": list(codes),
            "name": offer.name,
            "rule": offer.rule,
            "options": [self._option(draft.view, option) for option in offer.options],
        }

    def _option(self, view: View, option: Option) -> Wired:
        match, telling = self._match, self._match.game.telling()
        code = option.action.code
        told: dict[str, object] = {
            "code": code,
            "action": str(option.action),
            "text": wired(telling.answer_message(match.setup, view, code)),
        }
        if option.refusal is not None:
            why = telling.refusal_message(match.game, match.setup, view, option.refusal)
            return {**told, "refused": {"rule": option.refusal.rule, "why": wired(why)}}
        assert option.preview is not None
        foretold = telling.preview_messages(match.setup, view, code, option.preview)
        return {**told, "preview": [wired(message) for message in foretold]}


def layout_of(match: Match) -> Wired:
    """What the cells of a view are: the same for all tables of a game, a variant and a number of seats."""
    game, setup = match.game, match.setup
    layout = setup.layout
    places = []
    for number, place in enumerate(layout.places):
        places.append(
            {
                "name": place.name,
                "owner": int(place.owner),
                "form": int(place.form),
                "sight": int(place.sight),
                "start": int(place.start),
                "capacity": int(place.capacity),
                "kinds": [game.piece_word(setup, number, kind) for kind in range(game.kinds_of(setup, number))],
            }
        )
    return {
        "seats": [game.seat_words[seat] for seat in range(match.seats)],
        "counters": list(layout.counters),
        "agenda": int(layout.agenda),
        "steps": {str(step): word for step, word in game.step_words.items()},
        "places": places,
    }
