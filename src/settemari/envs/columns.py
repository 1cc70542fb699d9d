"""The columns of an observation: their names, their bounds, and the plan by which they are filled.

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
    NO_SEAT,
    OWNER,
    PILE,
    RECORD,
    ROW,
    SPOT,
    Layout,
    Place,
)
from settemari.core.table import SLOTS as SLOTS_FORM
from settemari.envs.lens import BITS, LEVELS, Lens, Plan

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
    """What is shown of one kind of table, and where it is found: kind by kind, as the lens takes them."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._layout: Layout = setup.layout
        self._seats = int(setup.layout.seats)
        self._plan = Plan()
        self.listed: list[Column] = []
        # Every place once, for all seats that have one.
        places = self._layout.places
        self._places = [
            number for number, place in enumerate(places) if number == 0 or place.name != places[number - 1].name
        ]
        self._add_numbers()
        self._add_seats()
        self._add_slots()
        self._add_hands()
        self._add_piles()
        self._add_rows()
        self._add_agenda()
        self._add_known()

    def lens(self) -> Lens:
        a_bits, b_bits = self._game.agenda_bits
        return Lens(
            self._seats,
            len(self.listed),
            int(self._layout.agenda),
            self._plan,
            int(self._layout.fact_slots),
            list(a_bits),
            list(b_bits),
            [step in self._game.agenda_seats for step in range(MOST_STEPS)],
        )

    def _place(self, number: int) -> Place:
        return self._layout.places[number]

    def _owned(self, number: int) -> bool:
        return int(self._place(number).owner) >= 0

    def _starts(self, number: int) -> list[int]:
        """Where the place lies, or those of all seats do."""
        many = self._seats if self._owned(number) else 1
        return [int(self._place(each).start) for each in range(number, number + many)]

    def _around(self, cells: list[list[int]]) -> list[int]:
        """Cells of each seat, as each seat sees them: the own ones first."""
        seats = range(self._seats)
        return [cell for seat in seats for turn in seats for cell in cells[(seat + turn) % self._seats]]

    # -- the parts, in the order of the lens -------------------------------------------------------------------

    def _add_numbers(self) -> None:
        """Counters, and how many pieces lie where."""
        parts: list[list[list[int]]] = []  # of each part, for each seat: its cells, in the order in which it sees them
        names = self._layout.counters
        for name in dict.fromkeys(names):
            cell, many = COUNTERS + names.index(name), names.count(name)
            if name in self._game.seat_counters:
                around = self._around([[cell + seat] for seat in range(self._seats)])
                parts.append(_rows(around, self._seats))
                self._name(name, self._seats, NUMBER, LARGEST, -LARGEST)
            elif self._game.counter_forms[name] not in (SEAT, SEATS):
                parts.append([list(range(cell, cell + many))] * self._seats)
                self._name(name, many, NUMBER, LARGEST, -LARGEST)
        for number in self._places:
            place = self._place(number)
            if place.form != SLOTS_FORM:
                sizes = [[start - 1] for start in self._starts(number)]
                owned = self._owned(number)
                parts.append(_rows(self._around(sizes), self._seats) if owned else sizes * self._seats)
                self._name(str(place.name), self._seats if owned else 1, NUMBER, LARGEST)
        self._plan.numbers = [cell for seat in range(self._seats) for part in parts for cell in part[seat]]

    def _add_seats(self) -> None:
        names = self._layout.counters
        forms = [self._game.counter_forms[name] for name in names]
        self._plan.masks = [ASKED, *(COUNTERS + at for at, form in enumerate(forms) if form == SEATS)]
        members = tuple(str(turn) for turn in range(self._seats))
        for name in ("asked", *(name for name, form in zip(names, forms, strict=True) if form == SEATS)):
            self.listed.append(Column(name, SET, 2**self._seats - 1, 0, members))
        self._plan.seats = [COUNTERS + at for at, form in enumerate(forms) if form == SEAT]
        for name in dict.fromkeys(names):
            if self._game.counter_forms[name] == SEAT:
                self._name(name, names.count(name), CATEGORY, self._seats)

    def _add_slots(self) -> None:
        """First what everybody sees, then what may lie face down, then that of the observer's own."""
        seats = range(self._seats)
        slots = [number for number in self._places if self._place(number).form == SLOTS_FORM]
        open_ones = [number for number in slots if self._place(number).sight == EVERYBODY]
        veiled = [number for number in slots if self._place(number).sight != EVERYBODY]
        cells: list[list[int]] = [[] for _ in seats]
        for number in open_ones:
            self._add_spots(cells, number, list(seats))
        self._plan.open_slots = _joined(cells)
        cells = [[] for _ in seats]
        for number in veiled:
            mine = self._place(number).sight == OWNER
            self._add_spots(cells, number, list(seats)[1:] if mine else list(seats))
        self._plan.veiled_slots = _joined(cells)
        cells = [[] for _ in seats]
        for number in veiled:
            if self._place(number).sight == OWNER:
                self._add_spots(cells, number, [0])
                kinds = self._game.kinds_of(self._setup, number)
                self._plan.own_kinds += [kinds] * (len(cells[0]) - len(self._plan.own_kinds))
        self._plan.own_slots = _joined(cells)

    def _add_spots(self, cells: list[list[int]], number: int, turns: list[int]) -> None:
        """The spots of those seats, counted from the observer's; or all, if they belong to nobody."""
        place = self._place(number)
        spots, kinds = int(place.capacity), self._game.kinds_of(self._setup, number)
        most = 2 * kinds + 1 if place.sight == OWNER and turns == [0] else kinds + 1
        if place.owner == NO_SEAT:
            for row in cells:
                row += [int(place.start) + spot * SPOT for spot in range(spots)]
            self._name(place.name, spots, CATEGORY, most)
            return
        for turn in turns:
            for seat, row in enumerate(cells):
                other = (seat + turn) % self._seats
                if place.owner == BY_SPOT:
                    row.append(int(place.start) + other * SPOT)
                else:
                    row += [self._starts(number)[other] + spot * SPOT for spot in range(spots)]
            self._name(f"{place.name}.{turn}", 1 if place.owner == BY_SPOT else spots, CATEGORY, most)

    def _add_hands(self) -> None:
        """Of rows that only their owners see, the own ones."""
        hands = [number for number in self._places if self._is_hand(number)]
        starts = [self._starts(number) for number in hands]
        self._plan.hands = [each[seat] for seat in range(self._seats) for each in starts]
        self._plan.hand_words = [self._words(number) for number in hands]
        for number in hands:
            self._name_levels(f"{self._place(number).name}.0", number)

    def _is_hand(self, number: int) -> bool:
        return bool(self._place(number).form == ROW and self._place(number).sight == OWNER)

    def _add_piles(self) -> None:
        piles = [number for number in self._places if self._place(number).form == PILE]
        cells: list[list[int]] = [[] for _ in range(self._seats)]
        for number in piles:
            starts = self._starts(number)
            for turn in range(len(starts)):
                for seat, row in enumerate(cells):
                    row.append(starts[(seat + turn) % len(starts)])
                name = self._place(number).name
                self.listed += self._sets(f"{name}.{turn}.1" if self._owned(number) else f"{name}.1", number)
                self._plan.pile_words.append(self._words(number))
        self._plan.piles = _joined(cells)

    def _add_rows(self) -> None:
        for number in self._places:
            place = self._place(number)
            if place.form == ROW and not self._is_hand(number):
                assert not self._owned(number), "a row that everybody sees belongs to nobody"
                shown = min(int(place.capacity), LONGEST_ROW)
                self._plan.rows.append(int(place.start))
                self._plan.row_lengths.append(shown)
                self._name(f"{place.name}.at", shown, CATEGORY, self._game.kinds_of(self._setup, number) + 1)

    def _add_agenda(self) -> None:
        records = int(self._layout.agenda_end - self._layout.agenda) // RECORD
        self._plan.low = min(LOWEST_RECORDS, records)
        self._plan.high = min(TOP_RECORDS, records - self._plan.low)
        self.listed.append(Column("agenda", NUMBER, records))
        shown = [f"agenda.{index}" for index in range(self._plan.low)]
        for record in [*shown, *(f"agenda.top-{index}" for index in range(self._plan.high))]:
            self.listed.append(Column(f"{record}.step", CATEGORY, MOST_STEPS - 1))
            self.listed.append(Column(f"{record}.seat", CATEGORY, self._seats))
            for letter, bits in zip("ab", self._game.agenda_bits, strict=True):
                for index, width in enumerate(bits):
                    self.listed.append(Column(f"{record}.{letter}{index}", NUMBER, 2**width - 1))

    def _add_known(self) -> None:
        """What the observer has come to know of other seats' hidden pieces."""
        hands = [number for number in self._places if self._is_hand(number)]
        if self._layout.fact_slots == 0 or not hands:
            return
        holders = [[int(self._place(number + seat).holder) for seat in range(self._seats)] for number in hands]
        count = max(max(family) for family in holders) + 1
        known = [[-1] * count for _ in range(self._seats)]
        for number, family in zip(hands, holders, strict=True):
            for turn in range(1, self._seats):
                for seat in range(self._seats):
                    known[seat][family[(seat + turn) % self._seats]] = self._plan.known_width
                columns = self._sets(f"known.{self._place(number).name}.{turn}", number)
                self._plan.known_width += len(columns)
                self.listed += columns
        self._plan.known = [column for row in known for column in row]

    # -- names -------------------------------------------------------------------------------------------------

    def _name(self, name: str, many: int, form: str, most: int, least: int = 0) -> None:
        names = [name] if many == 1 else [f"{name}.{index}" for index in range(many)]
        self.listed += [Column(each, form, most, least) for each in names]

    def _name_levels(self, name: str, place: int) -> None:
        for level in range(LEVELS):
            self.listed += self._sets(f"{name}.{level + 1}", place)

    def _words(self, place: int) -> int:
        """In how many columns a set of the kinds that may lie in a place fits."""
        return 1 if self._game.kinds_of(self._setup, place) <= BITS else 2

    def _sets(self, name: str, place: int) -> list[Column]:
        """A set of the kinds that may lie in a place."""
        kinds = self._game.kinds_of(self._setup, place)
        words = [self._game.piece_word(self._setup, place, kind) for kind in range(kinds)]
        parts = [words[:BITS], words[BITS:]] if kinds > BITS else [words]
        named = zip((name, f"{name}.more"), parts, strict=False)
        return [Column(each, SET, 2 ** len(part) - 1, 0, tuple(part)) for each, part in named]


def _joined(rows: list[list[int]]) -> list[int]:
    return [cell for row in rows for cell in row]


def _rows(cells: list[int], rows: int) -> list[list[int]]:
    """A list cut into so many parts."""
    length = len(cells) // rows
    return [cells[row * length : (row + 1) * length] for row in range(rows)]
