"""What an agent sees: the cells of a table, as one seat sees them, written out as a row of numbers.

A ``Lens`` follows a program of a few kinds of instructions (``columns.py``). It is the same for a state and for a view:
wherever a piece may be hidden, the instruction says who sees it, and nothing else is read.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import bit, lowest
from settemari.core.facts import FACT
from settemari.core.native import i32, i64, vec
from settemari.core.table import EMPTY, RECORD, SPOT, TOP
from settemari.envs.vectors import zeros_i32

# -- instructions: which, from which cell, to which column, how many of what, ------------------------------------------
# how far it is from one seat's to the next one's, how many seats, and one more number
INSTRUCTION: Final = 7
COPY: Final = 0  # so many cells as they are, of each seat
SEAT: Final = 1  # so many seats: 0 for none, 1 for the own one, 2 for the next
SEATS: Final = 2  # so many masks of seats, the own one lowest
PILE: Final = 3  # how many pieces, and which kinds
HAND: Final = 4  # which kinds lie in a row that only its owner sees: the own one
ROW: Final = 5  # the first so many pieces of a row that everybody sees
SLOTS: Final = 6  # so many spots that everybody sees
VEILED: Final = 7  # so many spots of which a seat sees what lies face up, and, if the last number says so, the own one
AGENDA: Final = 8  # so many records from the bottom, and as many from the top as the last number says
KNOWN: Final = 9  # which kinds other seats are known to hide

# -- a spot of slots or a place in a row ------------------------------------------------------------------------------
NOTHING: Final = 0
HIDDEN: Final = 1
FIRST_KIND: Final = 2  # + kind; + kinds + kind for the own piece that lies face down

# -- sets of kinds ----------------------------------------------------------------------------------------------------
LEVELS: Final = 3  # of which there is one, of which there are two, three or more
BITS: Final = 31  # of a column; kinds beyond that are in a second one


@final
class Lens:
    """What all seats of one kind of table see."""

    def __init__(
        self,
        seats: i64,
        width: i64,
        agenda: i64,
        program: list[int],
        fact_slots: i64,
        known: list[int],
        a_bits: list[int],
        b_bits: list[int],
        seat_steps: list[bool],
    ) -> None:
        self.seats: Final[i64] = seats
        self.width: Final[i64] = width  # how many columns there are
        self.agenda: Final[i64] = agenda
        self.program: Final[vec[i64]] = vec[i64](program)
        self.fact_row: Final[i64] = fact_slots * FACT
        self.holders: Final[i64] = len(known) // seats
        self.known: Final[vec[i64]] = vec[i64](known)  # seat * holders + holder: its first column, -1 if it has none
        self.a_bits: Final[vec[i64]] = vec[i64](a_bits)
        self.b_bits: Final[vec[i64]] = vec[i64](b_bits)
        self.record_width: Final[i64] = 2 + len(a_bits) + len(b_bits)
        self.seat_steps: Final[vec[i64]] = vec[i64]([1 if named else 0 for named in seat_steps])

    def blank(self) -> vec[i32]:
        """Columns to look into."""
        return zeros_i32(self.width)

    def look(self, cells: vec[i64], facts: vec[i64], row: i64, seat: i64, out: vec[i32], start: i64) -> None:
        """Write what the seat sees into the columns from ``start`` on; its facts begin at ``row``."""
        program = self.program
        seats = self.seats
        at: i64 = 0
        while at < len(program):
            which: i64 = program[at]
            first: i64 = program[at + 1]
            to: i64 = start + program[at + 2]
            count: i64 = program[at + 3]
            stride: i64 = program[at + 4]
            turns: i64 = program[at + 5]
            source: i64 = first
            other: i64 = 0
            if turns != 1:
                source = first + seat * stride
                other = seat
            index: i64 = 0
            turn: i64 = 0
            if which == COPY:
                while turn < turns:
                    index = 0
                    while index < count:
                        out[to] = i32(cells[source + index])
                        to += 1
                        index += 1
                    source += stride
                    other += 1
                    if other == seats:
                        source = first
                    turn += 1
            elif which == PILE:
                while turn < turns:
                    to = self.look_through(cells, source, out, to, count)
                    source += stride
                    other += 1
                    if other == seats:
                        source = first
                    turn += 1
            elif which == SLOTS:
                while turn < turns:
                    index = source
                    while index < source + count * SPOT:
                        piece: i64 = cells[index]
                        if piece >= 0:
                            out[to] = i32(piece + FIRST_KIND)
                        else:
                            out[to] = NOTHING
                        to += 1
                        index += SPOT
                    source += stride
                    other += 1
                    if other == seats:
                        source = first
                    turn += 1
            elif which == VEILED:
                own: i64 = program[at + 6]
                while turn < turns:
                    to = self.look_under(cells, source, out, to, count, own if turn == 0 else i64(0))
                    source += stride
                    other += 1
                    if other == seats:
                        source = first
                    turn += 1
            elif which == SEATS:
                while index < count:
                    mask: i64 = cells[first + index]
                    out[to + index] = i32((mask >> seat) | ((mask & ((1 << seat) - 1)) << (seats - seat)))
                    index += 1
            elif which == HAND:
                self.look_into(cells, source, out, to, count)
            elif which == SEAT:
                while index < count:
                    out[to + index] = i32(self.seen_from(seat, cells[first + index]))
                    index += 1
            elif which == ROW:
                self.look_along(cells, first, out, to, count)
            elif which == AGENDA:
                self.look_ahead(cells, seat, out, to, count, program[at + 6])
            else:
                self.recall(facts, row, seat, out, to, count)
            at += INSTRUCTION

    def look_through(self, cells: vec[i64], start: i64, out: vec[i32], to: i64, words: i64) -> i64:
        """A pile: its size and its kinds; the next free column."""
        size: i64 = cells[start - 1]
        kinds: i64 = cells[start - 2]
        out[to] = i32(size)
        to += 1
        rest: i64 = kinds
        while rest != 0:
            rest &= rest - 1
            size -= 1
        twice: i64 = 0
        thrice: i64 = 0
        if size != 0:  # more pieces than kinds
            rest = kinds
            while rest != 0:
                number: i64 = cells[start + lowest(rest)]
                if number > 1:
                    twice |= rest & -rest
                    if number > 2:
                        thrice |= rest & -rest
                rest &= rest - 1
        return self.write_sets(out, to, words, kinds, twice, thrice)

    def look_into(self, cells: vec[i64], start: i64, out: vec[i32], to: i64, words: i64) -> None:
        """The own hand: its kinds."""
        once: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        for index in range(start, start + cells[start - 1]):
            kind = bit(cells[index])
            thrice |= twice & kind
            twice |= once & kind
            once |= kind
        self.write_sets(out, to, words, once, twice, thrice)

    def write_sets(self, out: vec[i32], to: i64, words: i64, once: i64, twice: i64, thrice: i64) -> i64:
        """Three sets, each in one column or in two; the next free column."""
        low: i64 = 0x7FFFFFFF
        if words == 1:
            out[to] = i32(once)
            out[to + 1] = i32(twice)
            out[to + 2] = i32(thrice)
            return to + LEVELS
        out[to] = i32(once & low)
        out[to + 1] = i32(once >> BITS)
        out[to + 2] = i32(twice & low)
        out[to + 3] = i32(twice >> BITS)
        out[to + 4] = i32(thrice & low)
        out[to + 5] = i32(thrice >> BITS)
        return to + 2 * LEVELS

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

    def look_under(self, cells: vec[i64], source: i64, out: vec[i32], to: i64, count: i64, own: i64) -> i64:
        """Spots with pieces that may lie face down; the next free column.

        ``own`` is 0 if the seat sees none of those, otherwise how many kinds there are.
        """
        end = source + count * SPOT
        while source < end:
            piece: i64 = cells[source]
            shown: i64 = HIDDEN
            if piece == EMPTY:
                shown = NOTHING
            elif cells[source + 1] != 0:
                shown = piece + FIRST_KIND
            elif own != 0 and piece >= 0:
                shown = piece + FIRST_KIND + own
            out[to] = i32(shown)
            to += 1
            source += SPOT
        return to

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
        """Which kinds the seat knows to be among others' hidden pieces: of facts that are about one kind."""
        for column in range(to, to + count):
            out[column] = 0
        at: i64 = row
        end: i64 = row + self.fact_row
        while at < end and facts[at + 2] != 0:
            kinds: i64 = facts[at + 1]
            first: i64 = self.known[seat * self.holders + facts[at]]
            if first >= 0 and kinds & (kinds - 1) == 0:
                kind = lowest(kinds)
                if kind >= BITS:
                    first += 1
                    kinds >>= BITS
                out[to + first] = i32(i64(out[to + first]) | kinds)
            at += FACT
