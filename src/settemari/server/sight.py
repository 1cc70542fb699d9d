"""What one observer sees of a game, in *beats*: a beat is all that happens between two questions, or before the end.

A beat drives animation, log and whoever reads the log aloud together. Its number is that of the question it leads to,
so that everybody counts the same beats, whatever they were told in them, and who comes back names the last one seen.
Everything here is made from what the observer was told and from its view: a sight cannot show more.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from settemari.core.chance import Seeded
from settemari.core.events import ASKED, ENDED, apply_events
from settemari.core.match import Match
from settemari.core.offer import Option
from settemari.core.options import Options
from settemari.core.table import View
from settemari.core.telling import Line
from settemari.server.wire import Wired, read_line, wired, wired_line

Event = tuple[int, ...]

_encode = msgspec.json.Encoder().encode


class Beat:
    """What happened, as events of the engine and as lines of the log. Who was told the same shares it.

    The lines are kept as they travel, as JSON: most tables are only ever sent, and there are many beats in memory.
    """

    def __init__(self, number: int, events: list[Event], lines: list[Line]) -> None:
        self.number = number
        self.events = events
        log = [wired_line(line) for line in lines]
        self.encoded = msgspec.Raw(_encode({"number": number, "events": events, "log": log}))

    def wired(self) -> Wired:
        told: dict[str, object] = msgspec.json.decode(self.encoded)
        return told

    @property
    def lines(self) -> list[Line]:
        """What the log says."""
        log = self.wired()["log"]
        assert isinstance(log, list)
        return [read_line(line) for line in log]


class Sight:
    """A seat, or the spectator (None), following a match.

    What a seat was told as the public was, it is told in the same words (a law of telling): ``public`` saves saying it
    anew for everybody.
    """

    def __init__(self, match: Match, seat: int | None, public: Sight | None = None) -> None:
        self.seat = seat
        self._match = match
        self._telling = match.game.telling()
        self._public = public
        self._begin()

    def _begin(self) -> None:
        self._heard = 0  # events
        self._undos = len(self._match.undos)
        self._beats: list[Beat] = []
        self._view = self._match.start_view(self.seat)

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
        if self._undos != len(self._match.undos):
            self._begin()
        events: list[Event] = []
        for event in self._match.events(self.seat, self._heard):
            events.append(event)
            if event[0] in (ASKED, ENDED):
                self._beats.append(self._beat(len(self._beats) + 1, events))
                self._heard += len(events)
                events = []

    def _beat(self, number: int, events: list[Event]) -> Beat:
        told = self._public._beat_like(number, events) if self._public is not None else None
        if told is None:
            teller = self._telling.Teller(self._match.setup, self._view)
            told = Beat(number, events, teller.tell(events))
        apply_events(self._view, events)
        return told

    def _beat_like(self, number: int, events: list[Event]) -> Beat | None:
        beats = self.beats(number - 1)
        return beats[0] if beats and beats[0].events == events else None

    def view(self) -> Wired:
        """The table as it lies now: the cells (``layout_of`` tells what they are), and what the seat knows besides."""
        view = self._match.view(self.seat)
        return {"beat": self.beat, "cells": view.cell_list(), "facts": view.fact_list()}

    # -- the question ----------------------------------------------------------------------------------------------

    def question(self, answered: bool = True) -> dict[str, object] | None:
        """What is asked now, and of whom: the part that everybody may know; None at the end.

        Who has answered is public, what is not (A2.1); ``answered``: but not at a moment, where it would tell who was
        prompted (P7.8).
        """
        question = self._match.question()
        if question is None:
            return None
        match, telling = self._match, self._telling
        awaited = question.waiting_for or None if answered else None
        return {
            "number": question.id,
            "undos": len(match.undos),
            "name": question.name,
            "rule": question.rule,
            "seats": list(question.seats),
            "answered": sorted(match.answered()) if answered else [],
            "awaited": wired(telling.awaited_message(match.game, match.setup, match.view(self.seat), awaited)),
        }

    def asked(self) -> dict[str, object]:
        """What the seat itself is told with a question that asks it: the text, help, and what it may answer."""
        match, telling = self._match, self._telling
        view = match.view(self.seat)
        return {
            "text": wired(telling.question_message(match.game, match.setup, view)),
            "help": wired(telling.help_message(match.setup, view)),
            "codes": legal_codes(match, view),
        }

    def offer(self, codes: Sequence[int] = ()) -> Wired | None:
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
        match, telling = self._match, self._telling
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


def legal_codes(match: Match, view: View) -> list[int]:
    """What the view's seat may answer: worked out on a redeal of its view, so that it tells nothing else."""
    options = Options()
    match.setup.redeal(view, Seeded(1)).legal(int(view.seat), options)
    return options.listed()


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
