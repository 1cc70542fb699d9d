"""From one question to the next: the way the game took, found again from what was told of it.

The rules themselves are walked once more, on a table in which what the observer does not see is filled in anyhow.
That is enough: which steps are taken, who is asked, and how many events there are depends only on what everybody
sees (law L3). Where a step comes out otherwise than was told (dice), the table is filled in anew. So the log needs no
second copy of the rules, and also knows of what leaves no event: a test that was failed, a card without effect.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, takewhile
from types import MappingProxyType
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.events import ASKED, COUNTED, ENDED, KNOWN, MOVED, ROLLED, SHOWN, Sink, apply_event, told
from settemari.core.native import i64, vec
from settemari.core.play import answer_buffer
from settemari.core.table import ASKED as ASKED_CELL
from settemari.core.table import ENDING, HEAP, RECORD, UNKNOWN, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.named import names_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.voyage import Voyage

Event = tuple[int, ...]
Answers = Mapping[int, int]
Records = list[tuple[int, int, int, int]]

SET_UP = 0  # the step before the first one
ANSWER = -1  # the step of taking answers
LOST = -2  # all that happened, where the steps are not found
NOTHING: Answers = MappingProxyType({})
NEW_DECKS: Mapping[int, int] = {c.CREW_DISCARD: c.CREW_DECK, c.EVENT_DISCARD: c.EVENT_DECK}


class Stride(NamedTuple):
    """One step: what was going on before it, what was told, and what is going on after it."""

    step: int  # the step of the agenda, SET_UP, ANSWER or LOST
    before: View
    events: tuple[Event, ...]
    after: View
    answers: Answers = NOTHING  # what was answered, of seats that did not just pass
    certain: bool = True  # whether it can have been nothing else


class Astray(Exception):
    """What was told does not follow from the answers that were tried."""


def warn_of(view: View, error: Exception) -> None:
    """The way from there is lost. Only what everybody sees is said of it: the agenda."""
    warnings.warn(f"{type(error).__name__} after {view.agenda_records()}", RuntimeWarning, stacklevel=3)


# -- agendas ---------------------------------------------------------------------------------------------------


def records_in(event: Event) -> Records:
    """The agenda that a question tells."""
    return [(event[at], event[at + 1], event[at + 2], event[at + 3]) for at in range(2, len(event), RECORD)]


def stretch(events: Sequence[Event]) -> int:
    """How many events there are up to the first question, or the end."""
    return next(number for number, event in enumerate(events, start=1) if event[0] in (ASKED, ENDED))


# -- the table, filled in --------------------------------------------------------------------------------------


def fill_in(setup: ArrrSetup, view: View, events: Sequence[Event]) -> Voyage:
    """A state that looks like the view. Hidden hands hold what their owners are about to show; decks, what is drawn.

    All else that is hidden was not named: what was named and is not shown is gone from the hand (P7.5).
    """
    state = setup.redeal(_with_new_decks(view, events), Seeded(1))
    state.cells[ASKED_CELL] = 0  # nobody is asked while the rules go on
    crew, event = _not_named(state)
    _fill_hands(state, view, events, crew, event)
    _stack(state.crew_deck, c.CREW_DECK, events, crew)
    _stack(state.event_deck, c.EVENT_DECK, events, event)
    _stack(state.sea_deck, c.SEA_DECK, events, 0)
    return state


def is_shuffled(event: Event) -> bool:
    """P2.1.3: whether a card of a discard pile goes into a new deck."""
    return event[0] == MOVED and event[2] in NEW_DECKS


def is_shown(event: Event) -> bool:
    """Whether a card leaves a hand: whatever does so is played, placed or discarded, for all to see."""
    return event[0] == MOVED and event[2] < c.AREA


def _with_new_decks(view: View, events: Sequence[Event]) -> View:
    """A discard pile that is about to be made into a deck lies in the deck already. So the deck can be stacked with
    what is drawn from it: whether a card fits into an area decides on what comes next (P2.2.4).
    """
    for pile in {event[2] for event in events if is_shuffled(event)}:
        view = view.copy()
        for kind in view.pieces(pile):
            apply_event(view, (MOVED, kind, pile, UNKNOWN, NEW_DECKS[pile], UNKNOWN, 1, 0))
    return view


def _fill_hands(state: Voyage, view: View, events: Sequence[Event], crew: int, event: int) -> None:
    """What a hidden hand shows next lies in it: only so can the rules find what was named (P7.5)."""
    shown = list(takewhile(is_shown, (event for event in events if event[0] != KNOWN)))
    for hand in range(c.AREA):
        size = int(view.size_of(hand))
        if size and view.piece_at(hand, 0) == UNKNOWN:
            held = [move[1] for move in shown if move[2] == hand]
            held += [crew if hand < c.EVENT_HAND else event] * (size - len(held))
            for at, kind in enumerate(held, start=int(view.starts[hand])):
                state.cells[at] = kind


def _stack(cards: vec[i64], deck: int, events: Sequence[Event], otherwise: int) -> None:
    """Lay what comes from a deck next on top of it, as far as the observer sees it."""
    drawn = (event[1] for event in events if event[0] == MOVED and event[2] == deck)
    for at, kind in zip(range(len(cards) - 1, -1, -1), drawn, strict=False):  # the last is on top
        cards[at] = otherwise if kind == UNKNOWN else kind


def _not_named(state: Voyage) -> tuple[int, int]:
    """A crew card and an event that nobody has named."""
    named = {name for record in state.agenda_records() for name in names_of(record[2])}
    crew = (kind for kind in range(int(state.cards.crew)) if c.CREW_NAMED + kind not in named)
    events = (kind for kind in range(int(state.cards.events)) if c.EVENT_NAMED + kind not in named)
    return next(crew, 0), next(events, 0)


def alike(setup: ArrrSetup, event: Event, mine: Event) -> bool:
    """Whether what was told can be what came about on the table that was filled in."""
    if event[0] != mine[0]:
        return False
    if event[0] == MOVED:
        source = setup.layout.places[event[2]]
        if event[2] != mine[2]:
            return False
        if source.form == HEAP:  # a card from a deck may find room, or none
            return True
        hidden = event[2] < c.AREA or event[2] == c.CAPTAINS_LEFT  # hands; a captain may be drawn by lot
        if event[4] != mine[4] or event[5] not in (UNKNOWN, mine[5]):
            return False
        return hidden or (event[1] == mine[1] and event[3] == mine[3])
    if event[0] == COUNTED:
        dice = c.DICE <= event[1] < c.DICE + 2 * c.FACES
        return event[1] == mine[1] and (dice or event[2] == mine[2])
    if event[0] == ROLLED:
        return event[1] == mine[1]
    return event[1:3] == mine[1:3] if event[0] == SHOWN else event == mine


def _laid_out(answers: Answers, seats: int) -> vec[i64]:
    """Answers as the engine takes them, by seat; good until the next ones are laid out."""
    buffer = _answer_buffer(seats)
    for seat in range(seats):
        buffer[seat] = answers.get(seat, c.PASS)
    return buffer


@cache
def _answer_buffer(seats: int) -> vec[i64]:
    """One for all walks: a vector that compiled code is given from outside is never freed."""
    return answer_buffer(seats)


# -- walking ---------------------------------------------------------------------------------------------------


class Walk:
    """A walk along told events, up to a question or the end; the view is what the observer saw before them."""

    def __init__(self, setup: ArrrSetup, view: View, events: Sequence[Event], table: Voyage | None = None) -> None:
        """``table`` may be the view, filled in; the walk changes it."""
        self.setup = setup
        self.view = view.copy()
        self.events = events
        self.strides: list[Stride] = []
        self._at = 0
        self._table = table  # as long as it looks like the view
        self._since = 0  # what comes was known from there on when the table was filled in
        self._shuffles = any(map(is_shuffled, events))

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
        state, sink = self._filled_in()
        state.answering = self.view.cell(ASKED_CELL)
        state.answered(_laid_out(answers, int(self.setup.layout.seats)))
        self._stride(ANSWER, before, self._follow(sink), state.agenda_records(), answers)
        if before.step() == c.NAMING:
            self._table = None  # by now more is named

    def go_on(self) -> None:
        """Step by step to where the events end; raises Astray."""
        while not self._there():
            before = self.view.copy()
            state, sink = self._filled_in()
            state.perform(Seeded(1))
            if state.cell(ASKED_CELL) != 0:
                self._arrive(int(state.cell(ASKED_CELL)), state.agenda_records())
                return
            self._stride(int(before.step()), before, self._follow(sink), state.agenda_records())
            if state.cell(ENDING) != 0:
                return

    def _filled_in(self) -> tuple[Voyage, Sink]:
        """The table as it is now, and where it tells what happens. It is filled in anew if it went another way than was
        told, or if by now something else comes to light next.
        """
        newly = is_shown(self._next()) or self._shuffles
        if self._table is None or (newly and self._at > self._since):
            self._table = fill_in(self.setup, self.view, self.events[self._at :])
            self._since = self._at
        self._table.sink = sink = Sink()
        return self._table, sink

    def _there(self) -> bool:
        """Whether what was foretold ends here: before a roll or a reveal."""
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
        """Take as many told events as came about, if they are alike; a new deck is taken with what is drawn from it."""
        taken = []
        for mine in sink.take():
            if mine[0] == KNOWN:
                continue
            while is_shuffled(self._next()):
                taken.append(self._take())
            event = self._next()
            if event != told(self.setup.layout, mine, self.view.seat):
                if not alike(self.setup, event, mine):
                    raise Astray(mine)
                self._table = None
            taken.append(self._take())
        return taken

    def _stride(
        self, step: int, before: View, events: list[Event], records: Records, answers: Answers | None = None
    ) -> None:
        if self.view.cell(ENDING) == 0:
            apply_event(self.view, (ASKED, 0, *chain.from_iterable(records)))
        self.strides.append(Stride(step, before, tuple(events), self.view.copy(), answers or NOTHING))

    # -- events ------------------------------------------------------------------------------------------------

    def _next(self) -> Event:
        """The next event. What somebody alone concludes is not told: it happened in a head."""
        while self._at < len(self.events):
            event = self.events[self._at]
            if event[0] != KNOWN:
                return event
            apply_event(self.view, event)
            self._at += 1
        raise Astray(self.view.agenda_records())

    def _take(self) -> Event:
        event = self._next()
        self._at += 1
        apply_event(self.view, event)
        return event
