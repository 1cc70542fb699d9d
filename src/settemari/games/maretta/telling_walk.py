"""From one question to the next: the way the game took, followed by what was told of it.

A walk goes along the agenda as the engine does, one method a step, with the told events as its guide and a view that
follows them. So it also knows of what leaves no event: a move of 0, a barrel that finds nothing, somebody who passes.
At its end its agenda is the one that the next question tells.
"""

from __future__ import annotations

from typing import final

from settemari.core.events import ASKED, COUNTED, ENDED, KNOWN, MOVED, apply_event
from settemari.core.table import ASKED as ASKED_CELL
from settemari.core.table import EMPTY, RECORD, ROUND, UNKNOWN, View
from settemari.core.telling import Line
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.telling_words import card_messages, ending_message, space_message
from settemari.games.maretta.words import ENDINGS
from settemari.locales.message import Message, Seat, say

Event = tuple[int, ...]


@final
class Record:
    """A record of the agenda."""

    def __init__(self, step: int, seat: int, a: int, b: int) -> None:
        self.step = step
        self.seat = seat
        self.a = a
        self.b = b

    def says(self, event: Event, at: int) -> bool:
        """Whether it is the one that stands there in an event."""
        return (self.step, self.seat, self.a, self.b) == event[at : at + RECORD]


class Walk:
    """What both sides share: events, agenda, moving, drawing, the end. The view is changed along the way."""

    def __init__(self, setup: MarettaSetup, view: View, events: list[Event]) -> None:
        """The events end with a question or the end of the game."""
        self.setup = setup
        self.numbers = setup.numbers
        self.seats = int(setup.layout.seats)
        self.view = view
        self.events = events
        self.agenda = [Record(*record) for record in view.agenda_records()]
        self.lines: list[Line] = []
        self._at = 0

    def tell(self) -> list[Line]:
        """Walk, and say what happened."""
        if not self._nothing_happened():
            if not self.agenda:
                self.set_up()
            elif self.view.cell(ASKED_CELL):
                self.answered(self.top.step)
            while self.agenda and not self.is_asked():
                self.perform(self.top.step)
        while self._at < len(self.events):
            self.take()
        return self.lines

    def lost(self) -> list[Line]:
        """What the events tell by themselves: a new round, what the observer drew, and the end."""
        drawn = []
        while self._at < len(self.events) and not self.is_ended():
            event = self.take()
            if event[:2] == (COUNTED, ROUND):
                self.new_round(self.number(c.FIRST))
            elif event[0] == MOVED and event[2] == c.DECK:
                drawn.append(event[1])
        self.own_draw(drawn)
        return self.lines

    def _nothing_happened(self) -> bool:
        """Whether the question was on the table already: a match that goes on from a position tells it once more."""
        return len(self.events) == 1 and self.view.cell(ASKED_CELL) == self.events[0][1] and self.is_asked()

    # -- what each side fills in -------------------------------------------------------------------------------

    def perform(self, step: int) -> None:
        """The top step, where it asks nobody."""
        raise NotImplementedError

    def answered(self, step: int) -> None:
        """The top step, with the answers that the events show."""
        raise NotImplementedError

    # -- the agenda --------------------------------------------------------------------------------------------

    @property
    def top(self) -> Record:
        return self.agenda[-1]

    def is_asked(self) -> bool:
        """Whether the next event is a question, and it is the one the agenda has come to."""
        event = self.next
        if event[0] != ASKED:
            return False
        if len(event) != 2 + RECORD * len(self.agenda):
            return False
        return all(record.says(event, 2 + RECORD * number) for number, record in enumerate(self.agenda))

    # -- events ------------------------------------------------------------------------------------------------

    @property
    def next(self) -> Event:
        """The event that comes next. What somebody alone concludes is not told: it happened in a head."""
        while self.events[self._at][0] == KNOWN:
            apply_event(self.view, self.events[self._at])
            self._at += 1
        return self.events[self._at]

    def coming(self) -> list[Event]:
        """All events that are still to come."""
        return self.events[self._at :]

    def take(self) -> Event:
        """Take the next event: the view follows."""
        event = self.next
        self._at += 1
        apply_event(self.view, event)
        return event

    def moves(self, source: int, target: int | None = None) -> bool:
        """Whether the next event is a piece that goes from one place to another."""
        event = self.next
        return event[:1] + event[2:3] == (MOVED, source) and target in (None, event[4])

    def counts(self, cell: int) -> bool:
        """Whether the next event is that number, changing."""
        return self.next[:2] == (COUNTED, cell)

    def take_count(self, cell: int) -> int:
        """Take the next event, which is that number."""
        if not self.counts(cell):
            raise ValueError(f"cell {cell} does not change here: {self.next}")
        return self.take()[2]

    # -- saying ------------------------------------------------------------------------------------------------

    def line(self, depth: int, key: str, **args: object) -> None:
        self.lines.append(Line(say(key, **args), depth))

    def space(self, space: int) -> Message:
        return space_message(self.setup, space)

    # -- seats -------------------------------------------------------------------------------------------------

    def number(self, cell: int) -> int:
        return int(self.view.cell(cell))

    def next_seat(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def from_first(self) -> list[int]:
        """All seats, clockwise from the first player."""
        first = self.number(c.FIRST)
        return [(first + turn) % self.seats for turn in range(self.seats)]

    def in_race(self, seat: int) -> bool:
        return bool((self.number(c.RACE) >> seat) & 1)

    def hand_size(self, seat: int) -> int:
        return int(self.view.size_of(c.HAND + seat))

    # -- what both sides do ------------------------------------------------------------------------------------

    def set_up(self) -> None:
        """Barrels, the first player, first hands (A1, B1)."""
        while self.moves(c.BAG):
            self.take()
        first = self.take_count(c.FIRST)
        self.new_round(first)
        drawn = self.draws()
        self.line(1, "log-draw", count=int(self.numbers.hand))
        self.own_draw(drawn)
        self.agenda = [Record(c.LOAD if self.setup.side_b else c.PICK, first, 0, 0)]

    def new_round(self, first: int) -> None:
        self.line(0, "log-round", round=self.number(ROUND), seat=Seat(first))

    def draws(self) -> list[int]:
        """Cards go from the deck to hands."""
        drawn = []
        while self.moves(c.DECK):
            drawn.append(self.take()[1])
        return drawn

    def own_draw(self, drawn: list[int]) -> None:
        """What the observer drew: only that is seen."""
        own = [card for card in drawn if card != UNKNOWN]
        if own:
            self.line(1, "log-draws", seat=Seat(int(self.view.seat)), cards=card_messages(own))

    def go(self, manner: str, seat: int, steps: int, **args: object) -> Message:
        """A move (A3.7, A3.8, B4.4, B4.5) and what came of it; a barrel at its end goes on the agenda."""
        start = self.number(c.SPACE + seat)
        space = start
        if steps > 0:
            space = self.take_count(c.SPACE + seat)
        if steps > 0 or self.numbers.barrel_on_zero_move:
            mark = int(self.numbers.mark_at[space])
            if mark >= 0 and self.spots_left(mark):
                self.agenda.append(Record(c.CHOOSE_BARREL, seat, mark, 0))
        lost = start + steps - space
        if steps == 0:
            manner += "-stays"
        elif space == start:
            manner += "-there"
        else:
            manner += "-cut" if lost else "-goes"
        return say(manner, seat=Seat(seat), space=self.space(space), steps=steps, lost=lost, **args)

    def spots_left(self, mark: int) -> list[int]:
        """The spots of a marked space on which a barrel lies."""
        per_space = int(self.numbers.per_space)
        spots = range(mark * per_space, (mark + 1) * per_space)
        return [spot for spot in spots if self.view.slot_at(c.BARRELS, spot) != EMPTY]

    def is_ended(self) -> bool:
        """Whether the game ends here; then that is said."""
        if self.next[0] != ENDED:
            return False
        _, ending, mask = self.take()
        winners = [seat for seat in range(self.seats) if (mask >> seat) & 1]
        self.lines.append(Line(ending_message(ENDINGS[ending][0], winners, self.view)))
        self.agenda = []
        return True
