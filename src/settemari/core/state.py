"""The state: the table as it really is, private to the engine, and how a game on it runs.

What is going on is the *agenda*, a stack of records (step, seat, a, b) in the cells. The top record asks, rolls,
pushes, or ends; ``run`` performs steps until somebody is asked or the game has ended. Records hold no secret: the
agenda is part of every view. Changes go through verbs (``verbs.py``), which report events.
"""

from __future__ import annotations

from settemari.core.chance import Chance, Scripted
from settemari.core.events import ASKED as ASKED_EVENT
from settemari.core.events import ENDED
from settemari.core.facts import FACT
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.table import (
    ALL_SEEING,
    ASKED,
    ENDING,
    RECORD,
    ROW,
    SPECTATOR,
    SPOT,
    TOP,
    UNKNOWN,
    WINNERS,
    Layout,
    View,
)
from settemari.core.verbs import Verbs


class State(Verbs):
    """One table with all its secrets. A game says what its steps do; everything else is here."""

    def __init__(self, layout: Layout, cells: vec[i64], facts: vec[i64]) -> None:
        super().__init__(layout, cells, facts)
        self.answering: i64 = 0  # the seats whose answers are being taken, a mask

    # -- what a game fills in ----------------------------------------------------------------------------------

    def copy(self) -> State:
        """An independent state of the same contents, without a sink."""
        raise NotImplementedError

    def perform(self, chance: Chance) -> None:
        """Carry out the top step of the agenda."""
        raise NotImplementedError

    def answered(self, answers: vec[i64]) -> None:
        """Take the answers to the question of the top step; ``answers`` is indexed by seat."""
        raise NotImplementedError

    def legal(self, seat: i64, options: Options) -> None:
        """Fill the buffer with the codes the seat may answer now. Reads only what that seat sees."""
        raise NotImplementedError

    def check(self, seat: i64, code: i64) -> i64:
        """0 if the seat may answer with that code now, otherwise the game's number of the reason."""
        raise NotImplementedError

    def veiled(self) -> bool:
        """Whether the top step would roll, or bring to light what somebody does not see."""
        raise NotImplementedError

    def hidden(self) -> list[list[int]]:
        """What lies outside the cells, as lists of kinds: decks (the last is on top), boxes."""
        raise NotImplementedError

    def settled(self, given: i64, answers: vec[i64]) -> bool:
        """Whether these answers settle the question; ``given`` is the mask of seats that answered."""
        return given == self.cells[ASKED]

    def counted(self, given: i64, answers: vec[i64]) -> i64:
        """Which of the answers that settled the question count; the others are void and stay secret.

        Those that count must settle the question by themselves, passes before the winning answer included: a record
        holds no others.
        """
        return given

    # -- running -----------------------------------------------------------------------------------------------

    def run(self, chance: Chance) -> None:
        """Perform steps until somebody is asked or the game has ended."""
        cells = self.cells
        while cells[ASKED] == 0 and cells[ENDING] == 0:
            self.perform(chance)
        if self.sink is not None and cells[ASKED] != 0:
            self._report_question()

    def resolve(self, answers: vec[i64], chance: Chance) -> None:
        """Take one step with all answers, and run on. Checks nothing: what is offered is what may be answered."""
        self.answering = self.cells[ASKED]
        self.cells[ASKED] = 0
        self.answered(answers)
        self.run(chance)

    def resolve_in_the_open(self, answers: vec[i64]) -> bool:
        """The same, but stop before the first roll or reveal: what can be foretold. True if it was cut short."""
        self.answering = self.cells[ASKED]
        self.cells[ASKED] = 0
        self.answered(answers)
        never = Scripted([])
        while self.cells[ASKED] == 0 and self.cells[ENDING] == 0:
            if self.veiled():
                return True
            self.perform(never)
        return False

    def _report_question(self) -> None:
        if self.sink is not None:
            event: list[int] = [ASKED_EVENT, self.cells[ASKED]]
            at: i64 = self.layout.agenda
            while at < self.cells[TOP] + RECORD:
                event.append(self.cells[at])
                at += 1
            self.sink.events.append(tuple(event))

    # -- the agenda --------------------------------------------------------------------------------------------

    def push(self, step: i64, seat: i64, a: i64, b: i64) -> None:
        """Put a record on top: it comes before everything below."""
        cells = self.cells
        top: i64 = cells[TOP] + RECORD
        cells[TOP] = top
        cells[top] = step
        cells[top + 1] = seat
        cells[top + 2] = a
        cells[top + 3] = b

    def become(self, step: i64) -> None:
        """The top record goes on to its next step."""
        cells = self.cells
        cells[cells[TOP]] = step

    def become_for(self, step: i64, seat: i64) -> None:
        """The top record goes on to a step of another seat."""
        cells = self.cells
        top: i64 = cells[TOP]
        cells[top] = step
        cells[top + 1] = seat

    def set_a(self, value: i64) -> None:
        cells = self.cells
        cells[cells[TOP] + 2] = value

    def set_b(self, value: i64) -> None:
        cells = self.cells
        cells[cells[TOP] + 3] = value

    def pop(self) -> None:
        """The top record is done."""
        self.cells[TOP] -= RECORD

    def ask(self, seats: i64) -> None:
        """Ask these seats (a bit mask), at the same time."""
        self.cells[ASKED] = seats

    def finish(self, ending: i64, winners: i64) -> None:
        """The game is over."""
        cells = self.cells
        cells[ENDING] = ending
        cells[WINNERS] = winners
        cells[TOP] = self.layout.agenda - RECORD
        if self.sink is not None:
            self.sink.events.append((ENDED, ending, winners))

    # -- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: i64) -> View:
        """What that seat, SPECTATOR or ALL_SEEING sees and knows: everything else is UNKNOWN."""
        cells = self.cells[:]
        layout = self.layout
        at: i64 = cells[TOP] + RECORD
        while at < layout.agenda_end and cells[at] != 0:  # records that are done; where none ever was, all is 0
            cells[at] = 0
            cells[at + 1] = 0
            cells[at + 2] = 0
            cells[at + 3] = 0
            at += RECORD
        for place in layout.veiled:
            start: i64 = place.start
            if place.form == ROW:
                if not place.seen_by(seat, 0, False):
                    for index in range(start, start + cells[start - 1]):
                        cells[index] = UNKNOWN
            else:
                for spot in range(place.capacity):
                    cell: i64 = start + spot * SPOT
                    if cells[cell] >= 0 and not place.seen_by(seat, spot, cells[cell + 1] != 0):
                        cells[cell] = UNKNOWN
        slots = layout.fact_slots * FACT
        if seat == ALL_SEEING:
            return View(layout, cells, seat, vec[i64]([0] * slots))
        row = self.seats if seat == SPECTATOR else seat
        return View(layout, cells, seat, self.facts[row * slots : (row + 1) * slots])

    def fact_cells(self) -> list[int]:
        """Everybody's facts, as they stand: a row for each seat and one for the spectator."""
        return [self.facts[index] for index in range(len(self.facts))]

    def digest(self) -> int:
        """A number made of the whole state, for comparing states without showing them."""
        mixed: i64 = 17  # 61 bits: what overflows when compiled is masked away
        for heap in self.hidden():
            for kind in heap:
                mixed = (mixed * 1000003 ^ (i64(kind) + 7)) & 0x1FFFFFFFFFFFFFFF
        for index in range(len(self.cells)):
            mixed = (mixed * 1000003 ^ (self.cells[index] + 7)) & 0x1FFFFFFFFFFFFFFF
        for index in range(len(self.facts)):
            mixed = (mixed * 1000003 ^ (self.facts[index] + 7)) & 0x1FFFFFFFFFFFFFFF
        return mixed
