"""What an agent sees: the cells of a table, as one seat sees them, written out as a row of numbers.

A ``Lens`` follows a ``Plan`` of which cells are shown and how (``columns.py``). It is the same for a state and for a
view: wherever a piece may be hidden, the plan says who sees it, and nothing else is read.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import bit, lowest
from settemari.core.facts import FACT
from settemari.core.native import i32, i64, vec
from settemari.core.table import RECORD, TOP, View
from settemari.envs.vectors import zeros_i32

# -- a spot of slots or a place in a row ------------------------------------------------------------------------------
NOTHING: Final = 0
HIDDEN: Final = 1
FIRST_KIND: Final = 2  # + kind; + kinds + kind for the own piece that lies face down

# -- sets of kinds ----------------------------------------------------------------------------------------------------
LEVELS: Final = 3  # of a hand: of which there is one, of which there are two, three or more
BITS: Final = 31  # of a column; kinds beyond that are in a second one


@final
class Plan:
    """Which cells are shown, by the way they are: what is a seat's own comes in the order in which a seat sees it.

    Lists "by seat" hold the cells of the first seat's observation, then those of the second's, and so on.
    """

    def __init__(self) -> None:
        self.numbers: list[int] = []  # as they are; by seat
        self.masks: list[int] = []  # of seats
        self.seats: list[int] = []  # 0 for none, 1 for the own one, 2 for the next
        self.hands: list[int] = []  # rows of which a seat sees its own; by seat
        self.hand_words: list[int] = []  # in how many columns a set of their kinds fits
        self.piles: list[int] = []  # by seat
        self.pile_words: list[int] = []
        self.rows: list[int] = []  # that everybody sees
        self.row_lengths: list[int] = []  # how much of them is shown
        self.open_slots: list[int] = []  # by seat
        self.veiled_slots: list[int] = []  # what may lie face down; by seat
        self.own_slots: list[int] = []  # under which the observer looks; by seat
        self.own_kinds: list[int] = []  # of the last ones: how many kinds there are
        self.low: int = 0  # records of the agenda that are shown, from the bottom
        self.high: int = 0  # and from the top
        self.known: list[int] = []  # seat * holders + holder: the column of what is known of it, -1 if it has none
        self.known_width: int = 0


def by_seat(cells: list[int], seats: i64) -> vec[vec[i64]]:
    """A list "by seat", a vector for each: compiled, a loop over all of a vector needs no check of its index."""
    length: i64 = len(cells) // seats
    return vec[vec[i64]]([vec[i64](cells[seat * length : (seat + 1) * length]) for seat in range(seats)])


@final
class Lens:
    """What all seats of one kind of table see."""

    def __init__(
        self,
        seats: i64,
        width: i64,
        agenda: i64,
        plan: Plan,
        fact_slots: i64,
        a_bits: list[int],
        b_bits: list[int],
        seat_steps: list[bool],
    ) -> None:
        self.seats: Final[i64] = seats
        self.width: Final[i64] = width  # how many columns there are
        self.agenda: Final[i64] = agenda
        self.numbers: Final[vec[vec[i64]]] = by_seat(plan.numbers, seats)
        self.masks: Final[vec[i64]] = vec[i64](plan.masks)
        self.named: Final[vec[i64]] = vec[i64](plan.seats)
        self.hands: Final[vec[i64]] = vec[i64](plan.hands)
        self.hand_words: Final[vec[i64]] = vec[i64](plan.hand_words)
        self.piles: Final[vec[i64]] = vec[i64](plan.piles)
        self.pile_words: Final[vec[i64]] = vec[i64](plan.pile_words)
        self.rows: Final[vec[i64]] = vec[i64](plan.rows)
        self.row_lengths: Final[vec[i64]] = vec[i64](plan.row_lengths)
        self.open_slots: Final[vec[vec[i64]]] = by_seat(plan.open_slots, seats)
        self.veiled_slots: Final[vec[vec[i64]]] = by_seat(plan.veiled_slots, seats)
        self.own_slots: Final[vec[vec[i64]]] = by_seat(plan.own_slots, seats)
        self.own_kinds: Final[vec[i64]] = vec[i64](plan.own_kinds)
        self.low: Final[i64] = plan.low
        self.high: Final[i64] = plan.high
        self.fact_row: Final[i64] = fact_slots * FACT
        self.holders: Final[i64] = len(plan.known) // seats
        self.known: Final[vec[i64]] = vec[i64](plan.known)
        self.known_width: Final[i64] = plan.known_width
        self.a_bits: Final[vec[i64]] = vec[i64](a_bits)
        self.b_bits: Final[vec[i64]] = vec[i64](b_bits)
        self.record_width: Final[i64] = 2 + len(a_bits) + len(b_bits)
        self.seat_steps: Final[vec[i64]] = vec[i64]([1 if named else 0 for named in seat_steps])

    def blank(self) -> vec[i32]:
        """Columns to look into."""
        return zeros_i32(self.width)

    def look(self, cells: vec[i64], facts: vec[i64], row: i64, seat: i64, out: vec[i32], to: i64) -> None:
        """Write what the seat sees into the columns from ``to`` on; its facts begin at ``row``."""
        for cell in self.numbers[seat]:
            out[to] = i32(cells[cell])
            to += 1
        to = self.look_for_seats(cells, seat, out, to)
        to = self.look_at_slots(cells, seat, out, to)
        to = self.look_into_hands(cells, seat, out, to)
        to = self.look_through_piles(cells, seat, out, to)
        for number in range(len(self.rows)):
            to = self.look_along(cells, self.rows[number], out, to, self.row_lengths[number])
        to = self.look_ahead(cells, seat, out, to)
        if self.known_width != 0:
            self.recall(facts, row, seat, out, to)

    def seen(self, view: View) -> list[int]:
        """The columns of what a view's seat sees."""
        columns = self.blank()
        self.look(view.cells, view.facts, 0, view.seat, columns, 0)
        return [int(column) for column in columns]

    def look_for_seats(self, cells: vec[i64], seat: i64, out: vec[i32], to: i64) -> i64:
        """Masks of seats, the own one lowest, and seats; the next free column."""
        below: i64 = (1 << seat) - 1
        over: i64 = self.seats - seat
        for cell in self.masks:
            mask: i64 = cells[cell]
            out[to] = i32((mask >> seat) | ((mask & below) << over))
            to += 1
        for cell in self.named:
            out[to] = i32(self.seen_from(seat, cells[cell]))
            to += 1
        return to

    def look_at_slots(self, cells: vec[i64], seat: i64, out: vec[i32], to: i64) -> i64:
        """Spots. What lies there is hard to foresee for a processor: so there is no branching, only arithmetic.

        ``v >> 63`` is -1 where v is negative, which EMPTY and UNKNOWN are.
        """
        piece: i64 = 0
        for source in self.open_slots[seat]:
            piece = cells[source]
            out[to] = i32(piece + FIRST_KIND + (piece >> 63))
            to += 1
        for source in self.veiled_slots[seat]:
            beyond: i64 = cells[source] + 1  # 0 where nothing lies
            out[to] = i32((((beyond | -beyond) >> 63) & 1) + beyond * cells[source + 1])
            to += 1
        own = self.own_slots[seat]
        for index in range(len(own)):
            source = own[index]
            piece = cells[source]
            out[to] = i32((piece + FIRST_KIND + (1 - cells[source + 1]) * self.own_kinds[index]) & ~(piece >> 63))
            to += 1
        return to

    def look_into_hands(self, cells: vec[i64], seat: i64, out: vec[i32], to: i64) -> i64:
        """The own ones: their kinds."""
        words = self.hand_words
        for number in range(len(words)):
            start: i64 = self.hands[seat * len(words) + number]
            once: i64 = 0
            twice: i64 = 0
            thrice: i64 = 0
            for index in range(start, start + cells[start - 1]):
                kind = bit(cells[index])
                thrice |= twice & kind
                twice |= once & kind
                once |= kind
            to = self.write_sets(out, to, words[number], once, twice, thrice)
        return to

    def look_through_piles(self, cells: vec[i64], seat: i64, out: vec[i32], to: i64) -> i64:
        """Piles: their kinds."""
        low: i64 = 0x7FFFFFFF
        piles = self.piles
        words = self.pile_words
        at: i64 = seat * len(words)
        index: i64 = 0
        while index < len(words):
            kinds: i64 = cells[piles[at + index] - 2]
            out[to] = i32(kinds & low)
            to += 1
            if words[index] != 1:
                out[to] = i32(kinds >> BITS)
                to += 1
            index += 1
        return to

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
        turn: i64 = other - seat
        turn += self.seats & (turn >> 63)
        return (turn + 1) & ~(other >> 63)  # without branching, as in look_at_slots

    def look_along(self, cells: vec[i64], source: i64, out: vec[i32], to: i64, count: i64) -> i64:
        """A row in order, as far as it is shown; the next free column."""
        end: i64 = to + count
        shown: i64 = to + cells[source - 1]
        if shown > end:
            shown = end
        while to < shown:
            out[to] = i32(cells[source] + FIRST_KIND)
            source += 1
            to += 1
        while to < end:
            out[to] = NOTHING
            to += 1
        return end

    def look_ahead(self, cells: vec[i64], seat: i64, out: vec[i32], to: i64) -> i64:
        """How many records there are on the agenda, the lowest ones, and the topmost above them."""
        top: i64 = cells[TOP]
        depth: i64 = (top - self.agenda) // RECORD + 1
        out[to] = i32(depth)
        to += 1
        index: i64 = 0
        while index < self.low:
            if index < depth:
                self.look_at_record(cells, self.agenda + index * RECORD, seat, out, to)
            else:
                self.look_at_nothing(out, to)
            to += self.record_width
            index += 1
        index = 0
        while index < self.high:
            if depth - index > self.low:
                self.look_at_record(cells, top - index * RECORD, seat, out, to)
            else:
                self.look_at_nothing(out, to)
            to += self.record_width
            index += 1
        return to

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
        for bits in self.a_bits:
            out[to] = i32(value & ((one << bits) - 1))
            value >>= bits
            to += 1
        value = cells[at + 3]
        for bits in self.b_bits:
            out[to] = i32(value & ((one << bits) - 1))
            value >>= bits
            to += 1

    def recall(self, facts: vec[i64], row: i64, seat: i64, out: vec[i32], to: i64) -> None:
        """Which kinds the seat knows to be among others' hidden pieces: of facts that are about one kind."""
        for column in range(to, to + self.known_width):
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
