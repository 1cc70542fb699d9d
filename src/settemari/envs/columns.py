"""The columns of an observation: their names, their bounds, and the programs by which they are filled.

They follow from the layout of a table alone, so every game has them; what a game adds is which numbers are seats
(``Game.counter_forms`` and its like). Whatever belongs to a seat comes in the order in which the observer sees the
table: the own seat is number 0, the next clockwise 1.
"""

from __future__ import annotations

from typing import NamedTuple

from settemari.core.game import SEAT, SEATS, Game
from settemari.core.setup import Setup
from settemari.core.table import (
    ASKED,
    BY_SPOT,
    COUNTERS,
    EVERYBODY,
    HEAP,
    NO_SEAT,
    OWNER,
    PILE,
    RECORD,
    ROW,
    SPOT,
    Layout,
)
from settemari.core.table import SLOTS as SLOTS_FORM
from settemari.envs import lens as op
from settemari.envs.lens import Lens

LOWEST_RECORDS = 2  # of the agenda, from the bottom: in Arrr!!! the turn and the action
TOP_RECORDS = 3
LONGEST_ROW = 8  # pieces of a row that everybody sees
MOST_STEPS = 64
LARGEST = 2**31 - 1  # of an ordinary number

NUMBER, CATEGORY, SET = "number", "category", "set"


class Column(NamedTuple):
    """One number of an observation."""

    name: str
    form: str  # NUMBER: more is more; CATEGORY: 0 to `most` stand beside each other; SET: a bit for each member
    most: int
    least: int = 0
    members: tuple[str, ...] = ()  # of a set, the lowest bit first


class Columns:
    """What is shown of one kind of table, and how it is found."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._layout: Layout = setup.layout
        self._seats = int(setup.layout.seats)
        self.listed: list[Column] = []
        self._program: list[int] = []
        self._known: dict[int, list[int]] = {}  # of each holder: its first column within the block, by seat
        self._add_asking()
        self._add_counters()
        self._add_agenda()
        self._add_places()
        self._add_known()

    def lens(self) -> Lens:
        holders = max(self._known, default=-1) + 1
        nowhere = [-1] * self._seats
        known = [self._known.get(holder, nowhere)[seat] for seat in range(self._seats) for holder in range(holders)]
        a_bits, b_bits = self._game.agenda_bits
        return Lens(
            self._seats,
            len(self.listed),
            int(self._layout.agenda),
            self._program,
            int(self._layout.fact_slots),
            known,
            list(a_bits),
            list(b_bits),
            [step in self._game.agenda_seats for step in range(MOST_STEPS)],
        )

    # -- the parts ---------------------------------------------------------------------------------------------

    def _add_asking(self) -> None:
        """Who is asked at the same time."""
        self._instruct(op.SEATS, ASKED, 1)
        self._name_seats("asked")

    def _add_counters(self) -> None:
        names = self._layout.counters
        at = 0
        while at < len(names):
            name = names[at]
            many = names.count(name)
            form = self._game.counter_forms[name]
            cell = COUNTERS + at
            if name in self._game.seat_counters:
                self._instruct(op.COPY, cell, 1, stride=1, turns=self._seats)
                self._name(name, self._seats, NUMBER, LARGEST, -LARGEST)
            elif form == SEATS:
                self._instruct(op.SEATS, cell, many)
                self._name_seats(name)
            elif form == SEAT:
                self._instruct(op.SEAT, cell, many)
                self._name(name, many, CATEGORY, self._seats)
            else:
                self._instruct(op.COPY, cell, many)
                self._name(name, many, NUMBER, LARGEST, -LARGEST)
            at += many

    def _add_agenda(self) -> None:
        records = int(self._layout.agenda_end - self._layout.agenda) // RECORD
        low = min(LOWEST_RECORDS, records)
        high = min(TOP_RECORDS, records - low)
        self._instruct(op.AGENDA, 0, low, more=high)
        self.listed.append(Column("agenda", NUMBER, records))
        for record in [*(f"agenda.{index}" for index in range(low)), *(f"agenda.top-{index}" for index in range(high))]:
            self.listed.append(Column(f"{record}.step", CATEGORY, MOST_STEPS - 1))
            self.listed.append(Column(f"{record}.seat", CATEGORY, self._seats))
            for letter, bits in zip("ab", self._game.agenda_bits, strict=True):
                for index, width in enumerate(bits):
                    self.listed.append(Column(f"{record}.{letter}{index}", NUMBER, 2**width - 1))

    def _add_places(self) -> None:
        """Place by place; of those that every seat has, all together, from the own one on."""
        places = self._layout.places
        done: set[str] = set()
        for number, place in enumerate(places):
            if place.name not in done:
                done.add(place.name)
                family = [each for each, other in enumerate(places) if other.name == place.name][: self._seats]
                if place.owner == BY_SPOT:
                    self._add_place(number, SPOT, self._seats, 1)
                elif place.owner == NO_SEAT:
                    self._add_place(number, 0, 1, int(place.capacity))
                else:
                    starts = [int(places[each].start) for each in family]
                    stride = starts[1] - starts[0]
                    assert starts == list(range(starts[0], starts[0] + stride * self._seats, stride))
                    self._add_place(number, stride, self._seats, int(place.capacity))

    def _add_place(self, number: int, stride: int, turns: int, many: int) -> None:
        """``many``: pieces or spots of each seat."""
        place = self._layout.places[number]
        kinds = self._game.kinds_of(self._setup, number)
        words = 1 + (kinds > op.BITS)
        start = int(place.start)
        names = [place.name] if turns == 1 else [f"{place.name}.{turn}" for turn in range(turns)]
        if place.form == HEAP:
            self._instruct(op.COPY, start - 1, 1)
            self.listed.append(Column(place.name, NUMBER, LARGEST))
        elif place.form == PILE:
            self._instruct(op.PILE, start, words, stride, turns)
            for name in names:
                self.listed.append(Column(name, NUMBER, LARGEST))
                self._name_kinds(name, number)
        elif place.form == SLOTS_FORM:
            if place.sight == EVERYBODY:
                self._instruct(op.SLOTS, start, many, stride, turns)
            else:
                self._instruct(op.VEILED, start, many, stride, turns, kinds if place.sight == OWNER else 0)
            most = kinds + 1 if place.sight != OWNER else 2 * kinds + 1
            for name in names:
                self._name(name, many, CATEGORY, most)
        elif place.sight == EVERYBODY:
            assert turns == 1, "a row that everybody sees belongs to nobody"
            self._instruct(op.ROW, start, min(many, LONGEST_ROW))
            self._name(place.name, min(many, LONGEST_ROW), CATEGORY, kinds + 1)
        else:
            self._instruct(op.COPY, start - 1, 1, stride, turns)
            self.listed += [Column(name, NUMBER, LARGEST) for name in names]
            self._instruct(op.HAND, start, words, stride, turns)
            self._name_kinds(names[0], number)

    def _add_known(self) -> None:
        """What the observer has come to know of other seats' hidden pieces."""
        if self._layout.fact_slots == 0:
            return
        columns: list[Column] = []
        done: set[str] = set()
        for number, place in enumerate(self._layout.places):
            if place.form == ROW and place.sight == OWNER and place.name not in done:
                done.add(place.name)
                holders = [int(other.holder) for other in self._layout.places if other.name == place.name]
                for turn in range(1, self._seats):
                    for seat in range(self._seats):
                        firsts = self._known.setdefault(holders[(seat + turn) % self._seats], [-1] * self._seats)
                        firsts[seat] = len(columns)
                    columns += self._sets(f"known.{place.name}.{turn}", number)
        self._instruct(op.KNOWN, 0, len(columns))
        self.listed += columns

    # -- instructions and names --------------------------------------------------------------------------------

    def _instruct(self, which: int, source: int, count: int, stride: int = 0, turns: int = 1, more: int = 0) -> None:
        self._program += [which, source, len(self.listed), count, stride, turns, more]

    def _name(self, name: str, many: int, form: str, most: int, least: int = 0) -> None:
        names = [name] if many == 1 else [f"{name}.{index}" for index in range(many)]
        self.listed += [Column(each, form, most, least) for each in names]

    def _name_seats(self, name: str) -> None:
        members = tuple(str(turn) for turn in range(self._seats))
        self.listed.append(Column(name, SET, 2**self._seats - 1, 0, members))

    def _name_kinds(self, name: str, place: int) -> None:
        for level in range(op.LEVELS):
            self.listed += self._sets(f"{name}.{level + 1}", place)

    def _sets(self, name: str, place: int) -> list[Column]:
        """A set of the kinds that may lie in a place."""
        kinds = self._game.kinds_of(self._setup, place)
        words = [self._game.piece_word(self._setup, place, kind) for kind in range(kinds)]
        parts = [words[: op.BITS], words[op.BITS :]] if kinds > op.BITS else [words]
        named = zip((name, f"{name}.more"), parts, strict=False)
        return [Column(each, SET, 2 ** len(part) - 1, 0, tuple(part)) for each, part in named]
