"""From one question to the next: the way the game took, found again from what was told of it.

The rules themselves are walked once more, on a table in which what the observer does not see is filled in anyhow.
That is enough: which steps are taken, who is asked, and how many events there are depends only on what everybody
sees (law L3). After each step the table is corrected by what was told. So the log needs no second copy of the rules,
and also knows of what leaves no event: a test that was failed, a card without effect.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.events import ASKED, COUNTED, ENDED, KNOWN, MOVED, ROLLED, SHOWN, Sink, apply_event
from settemari.core.facts import FACT
from settemari.core.play import answers_from
from settemari.core.table import ASKED as ASKED_CELL
from settemari.core.table import EMPTY, ENDING, HEAP, RECORD, ROW, SLOTS, SPOT, UNKNOWN, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.named import names_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.voyage import Voyage

Event = tuple[int, ...]
Answers = Mapping[int, int]
Records = list[tuple[int, int, int, int]]

SET_UP = 0  # the step before the first one
ANSWER = -1  # the step of taking answers
NOTHING: Answers = MappingProxyType({})


class Stride(NamedTuple):
    """One step: what was going on before it, what was told, and what is going on after it."""

    step: int  # the step of the agenda, SET_UP or ANSWER
    before: View
    events: tuple[Event, ...]
    after: View
    answers: Answers = NOTHING  # what was answered, of seats that did not just pass
    certain: bool = True  # whether it can have been nothing else


class Astray(Exception):
    """What was told does not follow from the answers that were tried."""


# -- agendas ---------------------------------------------------------------------------------------------------


def records_in(event: Event) -> Records:
    """The agenda that a question tells."""
    return [(event[at], event[at + 1], event[at + 2], event[at + 3]) for at in range(2, len(event), RECORD)]


def with_agenda(view: View, records: Records, asked: int = 0) -> View:
    """The same table with that going on."""
    other = view.copy()
    apply_event(other, (ASKED, asked, *(cell for record in records for cell in record)))
    return other


def stretch(events: Sequence[Event]) -> int:
    """How many events there are up to the first question, or the end."""
    return next(number for number, event in enumerate(events, start=1) if event[0] in (ASKED, ENDED))


# -- the table, filled in --------------------------------------------------------------------------------------


def fill_in(setup: ArrrSetup, view: View, answers: Answers, events: Sequence[Event]) -> Voyage:
    """A state that looks like the view. Hidden hands hold what their owners are about to show; decks, what is drawn."""
    cells = view.cell_list()
    cells[ASKED_CELL] = 0  # nobody is asked while the rules go on
    _show_hands(setup, cells, events)
    for seat, code in answers.items():
        verb, what = code & c.VERB_MASK, int(c.what_of(code))
        if verb in (c.PLAY, c.DISCARD, c.DISMISS, c.PLACE):
            hand = c.EVENT_HAND if verb in (c.PLAY, c.DISCARD) else c.CREW_HAND
            start = int(setup.layout.starts[hand + seat])
            if what not in cells[start : start + cells[start - 1]]:
                cells[start] = what
    crew, event = _not_named(setup, view)
    for number, place in enumerate(setup.layout.places):
        if place.form in (ROW, SLOTS):
            step = SPOT if place.form == SLOTS else 1
            for at in range(int(place.start), int(place.start + place.capacity * step), step):
                if cells[at] == UNKNOWN:
                    cells[at] = crew if number < c.EVENT_HAND else event if number < c.AREA else 0
    seen = {kind for place in (c.SEAS, c.SUNK, c.STAKE, *_chests(setup)) for kind in view.pieces(place)}
    unseen = [kind for kind in range(int(setup.numbers.cards.explorations)) if kind not in seen] or [0]
    decks = [
        _deck(events, c.CREW_DECK, int(view.size_of(c.CREW_DECK)), 0),
        _deck(events, c.EVENT_DECK, int(view.size_of(c.EVENT_DECK)), 0),
        _deck(events, c.SEA_DECK, int(view.size_of(c.SEA_DECK)), unseen[0]),
        [0] * int(view.size_of(c.SEA_BOX)),
    ]
    facts = [0] * int((setup.layout.seats + 1) * setup.layout.fact_slots * FACT)
    return setup.position(cells, decks, facts)


def _not_named(setup: ArrrSetup, view: View) -> tuple[int, int]:
    """A crew card and an event that nobody has named: what was named and is not shown is gone from the hand (P7.5)."""
    cards = setup.numbers.cards
    named = {name for _, _, a, _ in view.agenda_records() for name in names_of(a)}
    crew = (kind for kind in range(int(cards.crew)) if c.CREW_NAMED + kind not in named)
    events = (kind for kind in range(int(cards.events)) if c.EVENT_NAMED + kind not in named)
    return next(crew, 0), next(events, 0)


def _show_hands(setup: ArrrSetup, cells: list[int], events: Sequence[Event]) -> None:
    """What is discarded from a hidden hand next lies in it: only so can the rules find what was named (P7.5)."""
    for event in events:
        if event[0] == KNOWN:
            continue
        if event[0] != MOVED or event[2] >= c.AREA or event[4] not in (c.CREW_DISCARD, c.EVENT_DISCARD):
            return
        start = int(setup.layout.starts[event[2]])
        for at in range(start, start + cells[start - 1]):
            if cells[at] == UNKNOWN:
                cells[at] = event[1]
                break


def _chests(setup: ArrrSetup) -> Iterator[int]:
    return (c.CHEST + seat for seat in range(int(setup.layout.seats)))


def _deck(events: Sequence[Event], deck: int, size: int, otherwise: int) -> list[int]:
    """A deck with what comes from it next on top, as far as the observer sees it."""
    drawn = [event[1] for event in events if event[0] == MOVED and event[2] == deck][:size]
    coming = [otherwise if kind in (UNKNOWN, EMPTY) else kind for kind in drawn]
    return [otherwise] * (size - len(coming)) + coming[::-1]


def alike(setup: ArrrSetup, told: Event, mine: Event) -> bool:
    """Whether what was told can be what came about on the table that was filled in."""
    if told[0] != mine[0]:
        return False
    if told[0] == MOVED:
        source = setup.layout.places[told[2]]
        if told[2] != mine[2]:
            return False
        if source.form == HEAP:  # a card from a deck may find room, or none
            return True
        hidden = told[2] < c.AREA or told[2] == c.CAPTAINS_LEFT  # hands; a captain may be drawn by lot
        if told[4] != mine[4] or told[5] not in (UNKNOWN, mine[5]):
            return False
        return hidden or (told[1] == mine[1] and told[3] == mine[3])
    if told[0] == COUNTED:
        dice = c.DICE <= told[1] < c.DICE + 2 * c.FACES
        return told[1] == mine[1] and (dice or told[2] == mine[2])
    if told[0] == ROLLED:
        return told[1] == mine[1]
    return told[1:3] == mine[1:3] if told[0] == SHOWN else told == mine


# -- walking ---------------------------------------------------------------------------------------------------


class Walk:
    """A walk along told events, up to a question or the end; the view is what the observer saw before them."""

    def __init__(self, setup: ArrrSetup, view: View, events: Sequence[Event]) -> None:
        self.setup = setup
        self.view = view.copy()
        self.events = events
        self.strides: list[Stride] = []
        self._at = 0

    def set_up(self) -> None:
        """P1.7: row and first player; then captains are chosen, or hands dealt."""
        before = self.view.copy()
        events: list[Event] = []
        while not events or events[-1][:2] != (COUNTED, c.FIRST):
            events.append(self._take())
        first = int(self.view.cell(c.FIRST))
        seats = int(self.setup.layout.seats)
        full = self.setup.numbers.mode == c.FULL
        record = (c.CHOOSE_CAPTAIN, (first - 1) % seats, 0, 0) if full else (c.DEAL_HANDS, first, 0, 0)
        self._stride(SET_UP, before, events, [record])

    def answer(self, answers: Answers) -> None:
        """The question on the table is answered; raises Astray."""
        before = self.view.copy()
        state = fill_in(self.setup, self.view, answers, self._coming())
        sink = Sink()
        state.sink = sink
        state.answering = self.view.cell(ASKED_CELL)
        state.answered(answers_from(dict(answers), self.setup.layout.seats))
        self._stride(ANSWER, before, self._follow(sink), state.agenda_records(), answers)

    def go_on(self) -> None:
        """Step by step to where the events end; raises Astray."""
        while not self._there():
            before = self.view.copy()
            state = fill_in(self.setup, self.view, {}, self._coming())
            sink = Sink()
            state.sink = sink
            state.perform(Seeded(1))
            step = int(before.step())
            if state.cell(ASKED_CELL) != 0:
                self._arrive(int(state.cell(ASKED_CELL)), state.agenda_records())
                return
            self._stride(step, before, self._follow(sink), state.agenda_records())
            if state.cell(ENDING) != 0:
                return

    def _there(self) -> bool:
        """Whether what was foretold ends here: before a roll or a reveal."""
        if self._at >= len(self.events):
            raise Astray(self.view.agenda_records())
        event = self._next()
        if event[0] != ASKED or event[1] != 0 or records_in(event) != self.view.agenda_records():
            return False
        self._take()
        return True

    def _arrive(self, asked: int, records: Records) -> None:
        event = self._next()
        if event[0] != ASKED or event[1] not in (0, asked) or records_in(event) != records:
            raise Astray(records, event)
        self._take()

    def _follow(self, sink: Sink) -> list[Event]:
        """Take as many told events as came about, if they are alike."""
        taken = []
        for mine in sink.take():
            if mine[0] == KNOWN:
                continue
            if self._at >= len(self.events) or not alike(self.setup, self._next(), mine):
                raise Astray(mine)
            taken.append(self._take())
        return taken

    def _stride(
        self, step: int, before: View, events: list[Event], records: Records, answers: Answers | None = None
    ) -> None:
        if self.view.cell(ENDING) == 0:
            self.view = with_agenda(self.view, records)
        self.strides.append(Stride(step, before, tuple(events), self.view.copy(), answers or NOTHING))

    # -- events ------------------------------------------------------------------------------------------------

    def _coming(self) -> Sequence[Event]:
        return self.events[self._at :]

    def _next(self) -> Event:
        """The next event. What somebody alone concludes is not told: it happened in a head."""
        while self.events[self._at][0] == KNOWN:
            apply_event(self.view, self.events[self._at])
            self._at += 1
        return self.events[self._at]

    def _take(self) -> Event:
        event = self._next()
        self._at += 1
        apply_event(self.view, event)
        return event
