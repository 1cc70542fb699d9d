"""The table: everything that lies on it, in one vector of small numbers.

A ``Layout`` says where things are: a head that every game has, the game's public counters, the agenda, and the
places with their pieces. A ``Table`` is a layout with its cells; a state and a view are both tables, and all index
arithmetic of all games is here. What a piece is called is the game's affair; here it is a *kind*, a number from 0 to
62.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import bit
from settemari.core.facts import lose
from settemari.core.native import i64, vec

# -- contents of a cell that holds no known piece --------------------------------------------------------------
EMPTY: Final = -1
UNKNOWN: Final = -2

# -- the head of every table: fixed cells ----------------------------------------------------------------------
ASKED: Final = 0  # the seats that are asked now, as a bit mask; 0 while the engine runs
ENDING: Final = 1  # how the game ended, a number of the game's own; 0 while it goes on
WINNERS: Final = 2  # bit mask of seats
TOP: Final = 3  # where the top record of the agenda begins
ROUND: Final = 4  # the number of the round or turn: the first counter of every game
COUNTERS: Final = 4  # where the public counters begin

RECORD: Final = 4  # cells of an agenda record: step (from 1 on: 0 is where no record ever was), seat, a, b
SPOT: Final = 2  # cells of a spot in slots: the piece, and 1 if it lies face up

# -- forms of places -------------------------------------------------------------------------------------------
ROW: Final = 0  # in order, closing up when a piece leaves: a hand, a row of explorations
SLOTS: Final = 1  # fixed spots, each empty or with one piece, which may lie face down: slots of a raft, barrels
PILE: Final = 2  # without order, open to everybody: how many there are of each kind: a stock, a discard pile
HEAP: Final = 3  # face down, seen by nobody: only how many there are: a deck, the box

# -- who sees the pieces of a place ----------------------------------------------------------------------------
EVERYBODY: Final = 0
OWNER: Final = 1  # the owner alone, until a piece is turned up
NOBODY: Final = 2  # nobody, until a piece is turned up

NO_SEAT: Final = -1
BY_SPOT: Final = -2  # in a place of slots: spot n belongs to seat n
SPECTATOR: Final = -1  # the observer who sees only what is public
ALL_SEEING: Final = -4  # the observer to whom everything lies open: for games that are over


@final
class Place:
    """Where pieces lie: whose it is, who sees them, in which form they are kept.

    ``holder`` groups hidden places for knowledge: "seat 2 holds a rope 3" may mean the hand or a card face down.
    """

    def __init__(
        self,
        name: str,
        form: i64,
        sight: i64,
        capacity: i64,
        owner: i64 = NO_SEAT,
        holder: i64 = -1,
    ) -> None:
        self.name: str = name
        self.form: i64 = form
        self.sight: i64 = sight
        self.capacity: i64 = capacity  # pieces in a row, spots in slots, kinds in a pile
        self.owner: i64 = owner
        self.holder: i64 = holder  # BY_SPOT: the spot's number
        self.start: i64 = 0  # the layout fills this in

    def owner_of(self, spot: i64) -> i64:
        return spot if self.owner == BY_SPOT else self.owner

    def holder_of(self, spot: i64) -> i64:
        return spot if self.holder == BY_SPOT else self.holder

    def seen_by(self, seat: i64, spot: i64, up: bool) -> bool:
        """Whether that seat sees a piece lying here; the one place where sight is decided."""
        if self.sight == EVERYBODY or up or seat == ALL_SEEING:
            return True
        return self.sight == OWNER and seat != SPECTATOR and self.owner_of(spot) == seat


@final
class Layout:
    """Where everything of one game, at one number of seats, under one variant, is found in the cells."""

    def __init__(
        self,
        seats: i64,
        counters: list[str],
        agenda: i64,
        places: list[Place],
        fact_slots: i64 = 0,
    ) -> None:
        self.seats: i64 = seats
        self.counters: list[str] = counters  # names of the public numbers, from cell COUNTERS on
        self.places: Final[list[Place]] = places
        self.fact_slots: i64 = fact_slots  # how many facts one observer can remember
        self.agenda: i64 = COUNTERS + len(counters)
        self.agenda_end: i64 = self.agenda + agenda * RECORD
        self.starts: Final[vec[i64]] = vec[i64]([0] * len(places))
        at = self.agenda_end
        for number in range(len(places)):
            place = places[number]
            at += 2 if place.form == PILE else (0 if place.form == SLOTS else 1)
            place.start = at
            self.starts[number] = at
            if place.form != HEAP:
                at += place.capacity * (SPOT if place.form == SLOTS else 1)
        self.size: i64 = at
        # Where a piece may lie that somebody does not see: all that a view has to look through.
        self.veiled: Final[list[Place]] = [
            place for place in places if (place.form == ROW or place.form == SLOTS) and place.sight >= OWNER
        ]

    def blank(self) -> vec[i64]:
        """The cells of a table with nothing on it."""
        cells = vec[i64]([0] * self.size)
        cells[TOP] = self.agenda - RECORD
        for place in self.places:
            if place.form == ROW or place.form == SLOTS:
                stride: i64 = SPOT if place.form == SLOTS else 1
                for spot in range(place.capacity):
                    cells[place.start + spot * stride] = EMPTY
        return cells


class Table:
    """A layout and its cells: what a state and a view have in common, for reading."""

    def __init__(self, layout: Layout, cells: vec[i64]) -> None:
        # Final: compiled code then reads cells without counting references, which is most of what it does.
        self.layout: Final[Layout] = layout
        self.starts: Final[vec[i64]] = layout.starts
        self.cells: Final[vec[i64]] = cells

    # -- the agenda: what is going on --------------------------------------------------------------------------

    def step(self) -> i64:
        """The step of the top record."""
        return self.cells[self.cells[TOP]]

    def step_seat(self) -> i64:
        """The seat the top record is about."""
        return self.cells[self.cells[TOP] + 1]

    def step_a(self) -> i64:
        return self.cells[self.cells[TOP] + 2]

    def step_b(self) -> i64:
        return self.cells[self.cells[TOP] + 3]

    def depth(self) -> i64:
        """How many records lie on the agenda."""
        return (self.cells[TOP] - self.layout.agenda) // RECORD + 1

    def asks(self, seat: i64) -> bool:
        return (self.cells[ASKED] >> seat) & 1 != 0

    # -- places ------------------------------------------------------------------------------------------------

    def size_of(self, place: i64) -> i64:
        """How many pieces lie in a row, pile or heap."""
        return self.cells[self.starts[place] - 1]

    def piece_at(self, place: i64, index: i64) -> i64:
        """The piece at that index of a row: a kind, EMPTY or UNKNOWN."""
        return self.cells[self.starts[place] + index]

    def slot_at(self, place: i64, spot: i64) -> i64:
        """The piece on that spot of slots: a kind, EMPTY or UNKNOWN."""
        return self.cells[self.starts[place] + spot * SPOT]

    def face_up(self, place: i64, spot: i64) -> bool:
        """Whether a piece lies face up on that spot of slots."""
        return self.cells[self.starts[place] + spot * SPOT + 1] != 0

    def number_of(self, place: i64, kind: i64) -> i64:
        """How many pieces of that kind lie in a pile."""
        return self.cells[self.starts[place] + kind]

    def kinds_in(self, place: i64) -> i64:
        """Which kinds lie in a pile, as a bit mask."""
        return self.cells[self.starts[place] - 2]

    # -- for code outside the group ----------------------------------------------------------------------------

    def cell(self, index: i64) -> i64:
        return self.cells[index]

    def cell_list(self) -> list[int]:
        return [self.cells[index] for index in range(len(self.cells))]

    def agenda_records(self) -> list[tuple[int, int, int, int]]:
        """The agenda from the bottom to the top: step, seat, a, b."""
        records: list[tuple[int, int, int, int]] = []
        at: i64 = self.layout.agenda
        while at <= self.cells[TOP]:
            records.append((self.cells[at], self.cells[at + 1], self.cells[at + 2], self.cells[at + 3]))
            at += RECORD
        return records

    def pieces(self, place: i64) -> list[int]:
        """What lies in a place, as a list of kinds: in order, spot by spot, or sorted; UNKNOWN for hidden ones."""
        where = self.layout.places[place]
        found: list[int] = []
        if where.form == PILE:
            for kind in range(where.capacity):
                for _copy in range(self.number_of(place, kind)):
                    found.append(kind)
        elif where.form == HEAP:
            for _copy in range(self.size_of(place)):
                found.append(UNKNOWN)
        elif where.form == ROW:
            for index in range(self.size_of(place)):
                found.append(self.piece_at(place, index))
        else:
            for spot in range(where.capacity):
                found.append(self.slot_at(place, spot))
        return found


@final
class View(Table):
    """What one seat, or the spectator, can see and has come to know. The state never leaves the engine; this does."""

    def __init__(self, layout: Layout, cells: vec[i64], seat: i64, facts: vec[i64]) -> None:
        super().__init__(layout, cells)
        self.seat: i64 = seat
        self.facts: vec[i64] = facts  # see core.facts

    def copy(self) -> View:
        return View(self.layout, self.cells[:], self.seat, self.facts[:])

    def supposing(self, slots: i64, spot: i64, kind: i64) -> View:
        """This view, if the hidden piece on that spot were turned up and of that kind."""
        other = self.copy()
        place = self.layout.places[slots]
        other.cells[place.start + spot * SPOT] = kind
        other.cells[place.start + spot * SPOT + 1] = 1
        lose(other.facts, 0, self.layout.fact_slots, place.holder_of(spot), bit(kind))
        return other

    def same_as(self, other: View) -> bool:
        """Whether both show the same table to the same eyes."""
        if self.seat != other.seat or len(self.cells) != len(other.cells):
            return False
        for index in range(len(self.cells)):
            if self.cells[index] != other.cells[index]:
                return False
        return self.knows_as(other)

    def changes(self, before: View) -> list[int]:
        """What lies otherwise than before: a cell, what it holds now, the next cell and so on."""
        found: list[int] = []
        cells, old = self.cells, before.cells
        for index in range(len(cells)):
            if cells[index] != old[index]:
                found.append(index)
                found.append(cells[index])
        return found

    def knows_as(self, other: View) -> bool:
        """Whether the same is known of hidden pieces."""
        facts, others = self.facts, other.facts
        for index in range(len(facts)):
            if facts[index] != others[index]:
                return False
        return True

    def fact_list(self) -> list[tuple[int, int, int]]:
        """What the seat knows of others' hidden pieces: (holder, kinds as a bit mask, at least so many)."""
        known: list[tuple[int, int, int]] = []
        for at in range(0, len(self.facts), 3):
            if self.facts[at + 2] > 0:
                known.append((self.facts[at], self.facts[at + 1], self.facts[at + 2]))
        return known
