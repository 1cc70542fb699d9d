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
    ROW,
    SPOT,
    Layout,
    Place,
)
from settemari.core.table import SLOTS as SLOTS_FORM
from settemari.envs import lens as op
from settemari.envs.lens import Lens

LOWEST_RECORDS = 2  # of the agenda, from the bottom: in Arrr!!! the turn and the action
TOP_RECORDS = 4
LONGEST_ROW = 8  # pieces of a row that everybody sees
MOST_STEPS = 64
LARGEST = 2**31 - 1  # of an ordinary number

NUMBER, CATEGORY = "number", "category"


class Column(NamedTuple):
    """One number of an observation."""

    name: str
    form: str  # NUMBER: more is more; CATEGORY: 0 to `most` stand beside each other
    most: int
    least: int = 0


class Columns:
    """What is shown of one kind of table, and how it is found."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._layout: Layout = setup.layout
        self._seats = int(setup.layout.seats)
        self.listed: list[Column] = []
        self._programs: list[list[int]] = [[] for _ in range(self._seats)]
        self._known: dict[int, list[int]] = {}  # of each holder: its first column within the block, by seat
        self._add_asking()
        self._add_counters()
        self._add_agenda()
        self._add_places()
        self._add_known()

    def lens(self) -> Lens:
        holders = max(self._known, default=-1) + 1
        known = [
            self._known.get(holder, [-1] * self._seats)[seat]
            for seat in range(self._seats)
            for holder in range(holders)
        ]
        a_bits, b_bits = self._game.agenda_bits
        return Lens(
            self._seats,
            len(self.listed),
            int(self._layout.agenda),
            self._programs,
            int(self._layout.fact_slots),
            known,
            list(a_bits),
            list(b_bits),
            [step in self._game.agenda_seats for step in range(MOST_STEPS)],
        )

    # -- the parts ---------------------------------------------------------------------------------------------

    def _add_asking(self) -> None:
        """Who is asked at the same time."""
        self._everywhere(op.SEATS, ASKED, self._seats)
        self._name_seats("asked", NUMBER, 1)

    def _add_counters(self) -> None:
        names = self._layout.counters
        at = 0
        while at < len(names):
            name = names[at]
            many = names.count(name)
            form = self._game.counter_forms[name]
            cell = COUNTERS + at
            if name in self._game.seat_counters:
                for seat, program in enumerate(self._programs):
                    for turn in range(self._seats):
                        source = cell + (seat + turn) % self._seats
                        program += [op.COPY, source, len(self.listed) + turn, 1, 0]
                self._name_seats(name, NUMBER, LARGEST, -LARGEST)
            elif form == SEATS:
                self._everywhere(op.SEATS, cell, self._seats)
                self._name_seats(name, NUMBER, 1)
            elif form == SEAT:
                self._everywhere(op.SEAT, cell, many)
                self._name(name, many, CATEGORY, self._seats)
            else:
                self._everywhere(op.COPY, cell, many)
                self._name(name, many, NUMBER, LARGEST, -LARGEST)
            at += many

    def _add_agenda(self) -> None:
        records = int(self._layout.agenda_end - self._layout.agenda) // 4
        low = min(LOWEST_RECORDS, records)
        high = min(TOP_RECORDS, records - low)
        self._everywhere(op.AGENDA, 0, low, high)
        self.listed.append(Column("agenda", NUMBER, records))
        for record in [*(f"agenda.{index}" for index in range(low)), *(f"agenda.top-{index}" for index in range(high))]:
            self.listed.append(Column(f"{record}.step", CATEGORY, MOST_STEPS - 1))
            self.listed.append(Column(f"{record}.seat", CATEGORY, self._seats))
            for letter, bits in zip("ab", self._game.agenda_bits, strict=True):
                for index, width in enumerate(bits):
                    self.listed.append(Column(f"{record}.{letter}{index}", NUMBER, 2**width - 1))

    def _add_places(self) -> None:
        """Place by place; those that belong to a seat, from the own one on."""
        places = self._layout.places
        done: set[str] = set()
        for number, place in enumerate(places):
            if place.owner in (NO_SEAT, BY_SPOT):
                self._add_common(number, place)
            elif place.name not in done:
                done.add(place.name)
                family = [each for each, other in enumerate(places) if other.name == place.name][: self._seats]
                self._add_family(family, place)

    def _add_common(self, number: int, place: Place) -> None:
        kinds = self._game.kinds_of(self._setup, number)
        start, many = int(place.start), int(place.capacity)
        if place.form == HEAP:
            self._everywhere(op.COPY, start - 1, 1)
            self.listed.append(Column(place.name, NUMBER, LARGEST))
        elif place.form == PILE:
            self._everywhere(op.COPY, start, kinds)
            self._name_kinds(place.name, number, kinds)
        elif place.form == ROW:
            self._everywhere(op.ROW, start, min(many, LONGEST_ROW))
            self._name(place.name, min(many, LONGEST_ROW), CATEGORY, kinds + 1)
        elif place.owner == BY_SPOT:
            for turn in range(many):
                for seat, program in enumerate(self._programs):
                    source = start + (seat + turn) % self._seats * SPOT
                    self._look_at_slots(program, place, source, 1, 0 if turn == 0 else -1)
                self._name_slots(f"{place.name}.{turn}", place, 1, kinds)
        else:
            for program in self._programs:
                self._look_at_slots(program, place, start, many, -1)
            self._name_slots(place.name, place, many, kinds)

    def _add_family(self, family: list[int], place: Place) -> None:
        """A place of which every seat has one."""
        kinds = self._game.kinds_of(self._setup, family[0])
        for turn in range(self._seats):
            name = f"{place.name}.{turn}"
            sources = [
                int(self._layout.places[family[(seat + turn) % self._seats]].start) for seat in range(self._seats)
            ]
            if place.form == PILE:
                self._each(op.COPY, sources, kinds)
                self._name_kinds(name, family[0], kinds)
            elif place.form == SLOTS_FORM:
                for program, source in zip(self._programs, sources, strict=True):
                    self._look_at_slots(program, place, source, int(place.capacity), -1)
                self._name_slots(name, place, int(place.capacity), kinds)
            else:
                self._each(op.COPY, [source - 1 for source in sources], 1)
                self.listed.append(Column(name, NUMBER, LARGEST))
                if turn == 0 or place.sight == EVERYBODY:
                    self._each(op.COUNTS, sources, kinds)
                    self._name_kinds(name, family[0], kinds)

    def _add_known(self) -> None:
        """What the observer has come to know of other seats' hidden pieces."""
        if self._layout.fact_slots == 0:
            return
        columns = [Column("known", NUMBER, int(self._layout.fact_slots))]
        places = self._layout.places
        for number, place in enumerate(places):
            if place.form == ROW and place.sight == OWNER and place.capacity and place.holder >= 0:
                kinds = self._game.kinds_of(self._setup, number)
                family = [int(other.holder) for other in places if other.name == place.name and other.capacity]
                if place.holder != family[0]:
                    continue
                for turn in range(1, self._seats):
                    for seat in range(self._seats):
                        firsts = self._known.setdefault(family[(seat + turn) % self._seats], [-1] * self._seats)
                        firsts[seat] = len(columns)
                    words = (self._game.piece_word(self._setup, number, kind) for kind in range(kinds))
                    columns += [Column(f"known.{place.name}.{turn}.{word}", NUMBER, LARGEST) for word in words]
        self._everywhere(op.KNOWN, 0, len(columns))
        self.listed += columns

    # -- instructions and names --------------------------------------------------------------------------------

    def _everywhere(self, which: int, source: int, count: int, more: int = 0) -> None:
        for program in self._programs:
            program += [which, source, len(self.listed), count, more]

    def _each(self, which: int, sources: list[int], count: int) -> None:
        for program, source in zip(self._programs, sources, strict=True):
            program += [which, source, len(self.listed), count, 0]

    def _look_at_slots(self, program: list[int], place: Place, source: int, spots: int, own: int) -> None:
        """``own``: the spot that only this observer sees, if the place shows its pieces to their owners."""
        if place.sight == EVERYBODY:
            program += [op.SLOTS, source, len(self.listed), spots, 0]
        else:
            program += [op.VEILED, source, len(self.listed), spots, own if place.sight == OWNER else -1]

    def _name(self, name: str, many: int, form: str, most: int, least: int = 0) -> None:
        names = [name] if many == 1 else [f"{name}.{index}" for index in range(many)]
        self.listed += [Column(each, form, most, least) for each in names]

    def _name_seats(self, name: str, form: str, most: int, least: int = 0) -> None:
        self.listed += [Column(f"{name}.{turn}", form, most, least) for turn in range(self._seats)]

    def _name_kinds(self, name: str, place: int, kinds: int) -> None:
        words = (self._game.piece_word(self._setup, place, kind) for kind in range(kinds))
        self.listed += [Column(f"{name}.{word}", NUMBER, LARGEST) for word in words]

    def _name_slots(self, name: str, place: Place, spots: int, kinds: int) -> None:
        for spot in range(spots):
            full = name if spots == 1 else f"{name}.{spot}"
            self.listed.append(Column(full, CATEGORY, kinds + 1))
            if place.sight != EVERYBODY:
                self.listed.append(Column(f"{full}.up", NUMBER, 1))
