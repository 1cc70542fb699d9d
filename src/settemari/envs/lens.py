"""What an agent sees: the cells of a table, as one seat sees them, written out as a row of numbers.

A ``Lens`` follows a program of a few kinds of instructions, made once for each seat (``columns.py``). It is the same
for a state and for a view: wherever a piece may be hidden, the instruction says who sees it, and nothing else is read.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import lowest
from settemari.core.facts import FACT
from settemari.core.native import i32, i64, vec, zeros_i32
from settemari.core.table import RECORD, SPOT, TOP

# -- instructions: which, from which cell, to which column, how many, and one more number ---------------------------
INSTRUCTION: Final = 5
COPY: Final = 0  # cells as they are
SEAT: Final = 1  # seats: 0 for none, 1 for the own one, 2 for the next
SEATS: Final = 2  # a mask of seats: a column for each, the own one first
COUNTS: Final = 3  # a row of pieces that the seat sees: how many of each kind; n kinds
ROW: Final = 4  # a row that everybody sees: the first n pieces
SLOTS: Final = 5  # n spots that everybody sees
VEILED: Final = 6  # n spots of which the seat sees what lies face up, and that with the own number: piece and face
AGENDA: Final = 7  # n records from the bottom; the more of them from the top
KNOWN: Final = 8  # of other seats' hidden pieces: how many facts, then so many of each kind at least; n columns

# -- a spot of slots or a place in a row ----------------------------------------------------------------------------
NOTHING: Final = 0
HIDDEN: Final = 1
FIRST_KIND: Final = 2  # + kind


@final
class Lens:
    """What all seats of one kind of table see."""

    def __init__(
        self,
        seats: i64,
        width: i64,
        agenda: i64,
        programs: list[list[int]],
        fact_slots: i64,
        known: list[int],
        a_bits: list[int],
        b_bits: list[int],
        seat_steps: list[bool],
    ) -> None:
        self.seats: i64 = seats
        self.width: i64 = width  # how many columns there are
        self.agenda: i64 = agenda
        self.length: i64 = len(programs[0])  # of every program
        self.programs: Final[vec[i64]] = vec[i64]([cell for program in programs for cell in program])
        self.fact_row: i64 = fact_slots * FACT
        self.holders: i64 = len(known) // seats
        self.known: Final[vec[i64]] = vec[i64](known)  # seat * holders + holder: its first column, -1 if it has none
        self.a_bits: Final[vec[i64]] = vec[i64](a_bits)
        self.b_bits: Final[vec[i64]] = vec[i64](b_bits)
        self.record_width: i64 = 2 + len(a_bits) + len(b_bits)
        self.seat_steps: Final[vec[i64]] = vec[i64]([1 if named else 0 for named in seat_steps])

    def blank(self) -> vec[i32]:
        """Columns to look into."""
        return zeros_i32(self.width)

    def look(self, cells: vec[i64], facts: vec[i64], row: i64, seat: i64, out: vec[i32], start: i64) -> None:
        """Write what the seat sees into the columns from ``start`` on; its facts begin at ``row``."""
        program = self.programs
        at: i64 = seat * self.length
        end: i64 = at + self.length
        while at < end:
            which: i64 = program[at]
            source: i64 = program[at + 1]
            to: i64 = start + program[at + 2]
            count: i64 = program[at + 3]
            if which == COPY:
                index: i64 = 0
                while index < count:
                    out[to + index] = i32(cells[source + index])
                    index += 1
            elif which == SLOTS:
                index = 0
                while index < count:
                    out[to + index] = i32(cells[source + index * SPOT] + 1)
                    if cells[source + index * SPOT] >= 0:
                        out[to + index] = i32(cells[source + index * SPOT] + FIRST_KIND)
                    index += 1
            elif which == VEILED:
                self.look_under(cells, source, out, to, count, program[at + 4])
            elif which == COUNTS:
                index = 0
                while index < count:
                    out[to + index] = 0
                    index += 1
                index = source
                while index < source + cells[source - 1]:
                    out[to + cells[index]] += 1
                    index += 1
            elif which == ROW:
                self.look_along(cells, source, out, to, count)
            elif which == SEAT:
                index = 0
                while index < count:
                    out[to + index] = i32(self.seen_from(seat, cells[source + index]))
                    index += 1
            elif which == SEATS:
                mask: i64 = cells[source]
                index = 0
                other: i64 = seat
                while index < self.seats:
                    out[to + index] = i32((mask >> other) & 1)
                    other = other + 1
                    if other == self.seats:
                        other = 0
                    index += 1
            elif which == AGENDA:
                self.look_ahead(cells, seat, out, to, count, program[at + 4])
            else:
                self.recall(facts, row, seat, out, to, count)
            at += INSTRUCTION

    def seen_from(self, seat: i64, other: i64) -> i64:
        """A seat as it lies from another: 1 is that one itself; 0 for nobody."""
        if other < 0:
            return 0
        turn = other - seat
        if turn < 0:
            turn += self.seats
        return turn + 1

    def look_along(self, cells: vec[i64], source: i64, out: vec[i32], to: i64, count: i64) -> None:
        """A row in order, as far as it is shown."""
        size: i64 = cells[source - 1]
        index: i64 = 0
        while index < count:
            if index < size:
                out[to + index] = i32(cells[source + index] + FIRST_KIND)
            else:
                out[to + index] = NOTHING
            index += 1

    def look_under(self, cells: vec[i64], source: i64, out: vec[i32], to: i64, count: i64, own: i64) -> None:
        """Spots with pieces that may lie face down; ``own`` is the one that the seat may look at, or -1."""
        index: i64 = 0
        while index < count:
            piece: i64 = cells[source + index * SPOT]
            up: i64 = cells[source + index * SPOT + 1]
            shown: i64 = HIDDEN
            if piece == -1:
                shown = NOTHING
            elif piece >= 0 and (up != 0 or index == own):
                shown = piece + FIRST_KIND
            out[to] = i32(shown)
            out[to + 1] = i32(up)
            to += 2
            index += 1

    def look_ahead(self, cells: vec[i64], seat: i64, out: vec[i32], to: i64, low: i64, high: i64) -> None:
        """How many records there are on the agenda, the lowest ones, and the topmost above them."""
        top: i64 = cells[TOP]
        depth: i64 = (top - self.agenda) // RECORD + 1
        out[to] = i32(depth)
        to += 1
        index: i64 = 0
        while index < low:
            if index < depth:
                self.look_at_record(cells, self.agenda + index * RECORD, seat, out, to)
            else:
                self.look_at_nothing(out, to)
            to += self.record_width
            index += 1
        index = 0
        while index < high:
            if depth - index > low:
                self.look_at_record(cells, top - index * RECORD, seat, out, to)
            else:
                self.look_at_nothing(out, to)
            to += self.record_width
            index += 1

    def look_at_nothing(self, out: vec[i32], to: i64) -> None:
        for column in range(to, to + self.record_width):
            out[column] = 0

    def look_at_record(self, cells: vec[i64], at: i64, seat: i64, out: vec[i32], to: i64) -> None:
        """Step and seat, then what the numbers a and b are made of."""
        step: i64 = cells[at]
        out[to] = i32(step)
        out[to + 1] = i32(self.seen_from(seat, cells[at + 1]))
        to += 2
        value: i64 = cells[at + 2]
        if self.seat_steps[step] != 0:
            value = self.seen_from(seat, value)
        one: i64 = 1
        bits: i64 = 0
        index: i64 = 0
        while index < len(self.a_bits):
            bits = self.a_bits[index]
            out[to] = i32(value & ((one << bits) - 1))
            value >>= bits
            to += 1
            index += 1
        value = cells[at + 3]
        index = 0
        while index < len(self.b_bits):
            bits = self.b_bits[index]
            out[to] = i32(value & ((one << bits) - 1))
            value >>= bits
            to += 1
            index += 1

    def recall(self, facts: vec[i64], row: i64, seat: i64, out: vec[i32], to: i64, count: i64) -> None:
        """What the seat has come to know of others' hidden pieces, as far as it is about one kind.

        Most of the time nothing is known. The first column says how many facts there are, so that the others need not
        be cleared again and again.
        """
        number: i64 = 0
        if self.fact_row == 0:
            return
        if out[to] != 0:
            for column in range(to, to + count):
                out[column] = 0
        at: i64 = row
        end: i64 = row + self.fact_row
        while at < end and facts[at + 2] != 0:
            kinds: i64 = facts[at + 1]
            first: i64 = self.known[seat * self.holders + facts[at]]
            if first >= 0 and kinds & (kinds - 1) == 0:
                column_of: i64 = to + first + lowest(kinds)
                if out[column_of] < i32(facts[at + 2]):
                    out[column_of] = i32(facts[at + 2])
            number += 1
            at += FACT
        out[to] = i32(number)
