"""What one observer sees of a game, in *beats*: a beat is all that happens between two questions, or before the end.

A beat drives animation, log and whoever reads the log aloud together. Its number is that of the question it leads to,
so that everybody counts the same beats, whatever they were told in them, and who comes back names the last one seen.
Everything here is made from what the observer was told and from its view: a sight cannot show more.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from settemari.core.chance import Seeded
from settemari.core.events import ASKED, ENDED, TURNED, alike, apply_events
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.offer import Case, Option
from settemari.core.options import Options
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.telling import Line
from settemari.core.variant import Variant
from settemari.server.wire import Wired, read_line, wired, wired_data, wired_lines

Event = tuple[int, ...]

_encode = msgspec.json.Encoder().encode


class Beat:
    """What happened, as events of the engine and as lines of the log. Who was told the same shares it.

    All is kept as it travels, as JSON: most tables are only ever sent, and there are many beats in memory.
    """

    def __init__(self, number: int, events: list[Event], log: bytes) -> None:
        self.number = number
        self.events = events
        self.log = log
        head = b'{"number":' + str(number).encode()
        self.encoded = msgspec.Raw(head + b',"events":' + _encode(events) + b',"log":' + log + b"}")

    def wired(self) -> Wired:
        told: dict[str, object] = msgspec.json.decode(self.encoded)
        return told

    @property
    def lines(self) -> list[Line]:
        """What the log says."""
        log = self.wired()["log"]
        assert isinstance(log, list)
        return [read_line(line) for line in log]


class Latest:
    """What is new since the last time, made ready to be sent to all who know of everything before."""

    def __init__(self, beats: list[Beat], changes: list[int], facts: list[tuple[int, int, int]] | None) -> None:
        """``facts``: what is known of hidden pieces, if that has changed."""
        self.beats = beats
        self.changes = changes
        self.facts = facts
        told: dict[str, object] = {"beat": beats[-1].number, "changes": changes}
        if facts is not None:
            told["facts"] = facts
        self.beats_sent = msgspec.Raw(_encode([beat.encoded for beat in beats]))
        self.view_sent = msgspec.Raw(_encode(told))


class Sight:
    """A seat, or the spectator (None), following a match.

    What a seat was told as the public was, it is told in the same words (a law of telling, ``alike``): ``public`` saves
    saying it anew for everybody.
    """

    def __init__(self, match: Match, seat: int | None, public: Sight | None = None) -> None:
        self.seat = seat
        self._match = match
        self._telling = match.game.telling()
        self._public = public
        self._begin()

    def _begin(self) -> None:
        self._tellings = 0  # of the match, when it was last listened to
        self._heard = 0  # events
        self._undos = len(self._match.undos)
        self._beats: list[Beat] = []
        self._view = self._match.start_view(self.seat)
        self._since = 0  # the last beat when there was something new the last time
        self._before: View | None = None  # the table as it lay then
        self._latest: Latest | None = None
        self._gauges: msgspec.Raw | None = None
        self._gauged = 0  # the last beat when they were read

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
        if self._tellings == self._match.tellings:
            return
        if self._undos != len(self._match.undos):
            self._begin()
        self._tellings = self._match.tellings
        news = self._match.events(self.seat, self._heard)
        if not news:
            return
        self._since, self._latest = len(self._beats), None
        self._before = self._view.copy() if self._beats else None
        events: list[Event] = []
        for event in news:
            events.append(event)
            if event[0] in (ASKED, ENDED):
                self._beats.append(self._beat(len(self._beats) + 1, events))
                self._heard += len(events)
                events = []

    def _beat(self, number: int, events: list[Event]) -> Beat:
        told = self._public._beat_like(number, events) if self._public is not None else None
        if told is None:
            teller = self._telling.Teller(self._match.setup, self._view)
            told = Beat(number, events, wired_lines(teller.tell(events)))
        apply_events(self._view, events)
        return told

    def _beat_like(self, number: int, events: list[Event]) -> Beat | None:
        """What somebody else is told who heard that, if it is what is told here."""
        if len(self._beats) < number:
            self._catch_up()
        if len(self._beats) < number:
            return None
        own = self._beats[number - 1]
        if own.events == events:
            return own
        return Beat(number, events, own.log) if alike(own.events, events) else None

    def view(self) -> Wired:
        """The table as it lies now: the cells (``layout_of`` tells what they are), and what the seat knows besides."""
        self._catch_up()
        return {"beat": len(self._beats), "cells": self._view.cell_list(), "facts": self._view.fact_list()}

    def latest(self, after: int) -> Latest | None:
        """The beats behind that number and what they have changed, as they are sent; None if the sight does not know
        any more how the table lay then.
        """
        self._catch_up()
        if self._before is None or self._since != after:
            return None
        if self._latest is None:
            beats, changes = self._beats[after:], self._view.changes(self._before)
            facts = None if self._view.knows_as(self._before) else self._view.fact_list()
            self._latest = self._as_public(beats, changes, facts) or Latest(beats, changes, facts)
        return self._latest

    def _as_public(
        self, beats: list[Beat], changes: list[int], facts: list[tuple[int, int, int]] | None
    ) -> Latest | None:
        """What the public is sent, if it is the same. The same events need not change the same: a card that everybody
        saw may lie face down now, and its owner still sees it.
        """
        if self._public is None or self._public.beats(self._since) != beats:
            return None
        latest = self._public.latest(self._since)
        return latest if latest is not None and (latest.changes, latest.facts) == (changes, facts) else None

    def gauges(self) -> msgspec.Raw | None:
        """What people look at all the time, worked out from the view (``Game.gauges``), as JSON; None if the game has
        nothing of the kind. Whoever wants it asks: nobody else pays for it.
        """
        self._catch_up()
        if self._gauged != len(self._beats):
            self._gauged = len(self._beats)
            self._gauges = wired_gauges(self._match.game, self._match.setup, self._view)
        return self._gauges

    # -- the question ----------------------------------------------------------------------------------------------

    def question(self, answered: bool = True) -> dict[str, object] | None:
        """What is asked now, and of whom: the part that everybody may know; None at the end.

        Who has answered is public, what is not (A2.1); ``answered``: but not at a moment, where it would tell who was
        prompted (P7.8).
        """
        question = self._match.question()
        if question is None:
            return None
        self._catch_up()
        match, telling = self._match, self._telling
        awaited = question.waiting_for or None if answered else None
        return {
            "number": question.id,
            "undos": len(match.undos),
            "name": question.name,
            "rule": question.rule,
            "seats": list(question.seats),
            "answered": sorted(match.answered()) if answered else [],
            "awaited": wired(telling.awaited_message(match.game, match.setup, self._view, awaited)),
        }

    def asked(self) -> dict[str, object]:
        """What the seat itself is told with a question that asks it: the text, help, and what it may answer."""
        self._catch_up()
        match, telling, view = self._match, self._telling, self._view
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
        messages = telling.preview_messages(match.setup, view, code, option.preview)
        told["preview"] = [wired(message) for message in messages]
        cases = option.preview.cases
        told["foretold"] = [self._foretold(view, code, case) for case in cases]
        if len(cases) == 1 and cases[0].events:  # for each that a hidden piece may be it would be far too much
            gauges = wired_gauges(match.game, match.setup, cases[0].after)
            if gauges is not None:
                told["gauges"] = gauges
        return told

    def _foretold(self, view: View, code: int, case: Case) -> Wired:
        """What would happen, for who draws it: events that lead from the view to the table as it would lie. If that
        hangs on a hidden piece, ``given`` is what is assumed for it, and the first event turns it up.
        """
        given: str | None = None
        events = case.events
        if case.given is not None:
            hinge = self._match.game.hinge(view, code)
            assert hinge is not None
            given = self._match.game.piece_word(self._match.setup, hinge[0], case.given)
            events = ((TURNED, *hinge, case.given), *events)
        return {"given": given, "events": events, "cut": case.cut}


def legal_codes(match: Match, view: View) -> list[int]:
    """What the view's seat may answer: worked out on a redeal of its view, so that it tells nothing else."""
    options = Options()
    match.setup.redeal(view, Seeded(1)).legal(int(view.seat), options)
    return options.listed()


def wired_gauges(game: Game, setup: Setup, view: View) -> msgspec.Raw | None:
    gauges = game.gauges(setup, view)
    return None if gauges is None else wired_data(gauges)


_constants: dict[int, tuple[Setup, msgspec.Raw]] = {}


def wired_constants(game: Game, setup: Setup) -> msgspec.Raw:
    """What does not change at tables of a kind (``Game.constants``). A deck of cards is long: the last few are kept."""
    found = _constants.get(id(setup))
    if found is None:  # a setup that is kept keeps its id
        if len(_constants) > 15:
            _constants.clear()
        _constants[id(setup)] = found = (setup, wired_data(game.constants(setup)))
    return found[1]


def layout_of(game: Game, setup: Setup, variant: Variant) -> Wired:
    """What the cells of a view are, and what else whoever draws it must know: the same for all tables of a game, a
    variant and a number of seats.
    """
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
        "seats": [game.seat_words[seat] for seat in range(layout.seats)],
        "counters": list(layout.counters),
        "agenda": int(layout.agenda),
        "steps": {str(step): word for step, word in game.step_words.items()},
        "places": places,
        "numbers": variant.short_values(),
        "constants": wired_constants(game, setup),
    }
