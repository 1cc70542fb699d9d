"""The verbs that change a table: pieces move, cards are turned up or shown, numbers are counted.

Each reports what it did to a sink, if one is attached, and keeps what everybody knows of the others' hidden pieces.
"""

from __future__ import annotations

from settemari.core.bits import bit, lowest
from settemari.core.events import ALL, ANY_KIND, COUNTED, KNOWN, MOVED, ROLLED, SHOWN, TURNED, Sink
from settemari.core.facts import FACT, gain, holders_known, learn, lose
from settemari.core.native import i64, vec
from settemari.core.table import (
    EMPTY,
    SPECTATOR,
    SPOT,
    Layout,
    Table,
)


class Verbs(Table):
    """A table with all its secrets, and what can be done with its pieces."""

    def __init__(self, layout: Layout, cells: vec[i64], facts: vec[i64]) -> None:
        super().__init__(layout, cells)
        self.seats: i64 = layout.seats
        self.sink: Sink | None = None
        self.facts: vec[i64] = facts  # a row for each seat and one for the spectator; shared, never written
        self.facts_about: i64 = holders_known(facts, layout.fact_slots)  # of whom anybody knows anything

    def count(self, cell: i64, value: i64) -> None:
        """A public number changes."""
        self.cells[cell] = value
        if self.sink is not None:
            self.sink.events.append((COUNTED, cell, value))

    def rolled(self, what: i64, result: i64) -> None:
        """Chance has spoken, in the open."""
        if self.sink is not None:
            self.sink.events.append((ROLLED, what, result))

    def heap_to_row(self, kind: i64, heap: i64, row: i64) -> None:
        """Draw: the top piece of a deck goes to the end of a row."""
        cells = self.cells
        start: i64 = self.starts[row]
        size: i64 = cells[start - 1]
        cells[start + size] = kind
        cells[start - 1] = size + 1
        cells[self.starts[heap] - 1] -= 1
        if self.sink is not None:
            self._report_move(kind, heap, -1, row, size, 0, 0)

    def heap_to_slot(self, kind: i64, heap: i64, slots: i64, spot: i64, up: i64) -> None:
        """Lay a piece from a deck or bag onto an empty spot."""
        cells = self.cells
        at: i64 = self.starts[slots] + spot * SPOT
        cells[at] = kind
        cells[at + 1] = up
        cells[self.starts[heap] - 1] -= 1
        if self.sink is not None:
            self._report_move(kind, heap, -1, slots, spot, 0, up)

    def row_to_slot(self, kind: i64, row: i64, slots: i64, spot: i64, up: i64) -> None:
        """Play a piece from a row to an empty spot, face up (1) or down (0)."""
        index = self._take_from_row(kind, row)
        cells = self.cells
        at: i64 = self.starts[slots] + spot * SPOT
        cells[at] = kind
        cells[at + 1] = up
        if self.sink is not None:
            self._report_move(kind, row, index, slots, spot, 0, up)
        if self.facts_about != 0:
            self._forget(kind, row, index, slots, spot, up)

    def row_to_pile(self, kind: i64, row: i64, pile: i64) -> None:
        """Lay a piece from a row on a pile, for all to see."""
        index = self._take_from_row(kind, row)
        self._add_to_pile(kind, pile)
        if self.sink is not None:
            self._report_move(kind, row, index, pile, -1, 0, 1)
        if self.facts_about != 0:
            self._forget(kind, row, index, pile, -1, 1)

    def row_to_row(self, kind: i64, source: i64, target: i64, spot: i64) -> None:
        """A piece goes from a row to that spot of an open row, which may be the same one."""
        index = self._take_from_row(kind, source)
        cells = self.cells
        start: i64 = self.starts[target]
        at: i64 = start + cells[start - 1]
        cells[start - 1] += 1
        while at > start + spot:
            cells[at] = cells[at - 1]
            at -= 1
        cells[at] = kind
        if self.sink is not None:
            self._report_move(kind, source, index, target, spot, 0, 1)
        if self.facts_about != 0:
            self._forget(kind, source, index, target, spot, 1)

    def slot_to_row(self, slots: i64, spot: i64, row: i64) -> None:
        """The piece of a spot, face up by now, goes to the end of a row; who has seen it remembers where it went."""
        cells = self.cells
        at: i64 = self.starts[slots] + spot * SPOT
        kind: i64 = cells[at]
        cells[at] = EMPTY
        cells[at + 1] = 0
        start: i64 = self.starts[row]
        size: i64 = cells[start - 1]
        cells[start + size] = kind
        cells[start - 1] = size + 1
        if self.sink is not None:
            self._report_move(kind, slots, spot, row, size, 1, 0)
        self._notice(kind, row, size)

    def pile_to_slot(self, kind: i64, pile: i64, slots: i64, spot: i64) -> None:
        """A piece of an open pile goes face up to an empty spot."""
        self._take_from_pile(kind, pile)
        cells = self.cells
        at: i64 = self.starts[slots] + spot * SPOT
        cells[at] = kind
        cells[at + 1] = 1
        if self.sink is not None:
            self._report_move(kind, pile, -1, slots, spot, 1, 1)

    def slot_to_pile(self, slots: i64, spot: i64, pile: i64) -> None:
        """Lay the piece of a spot, face up by now, on a pile."""
        cells = self.cells
        at: i64 = self.starts[slots] + spot * SPOT
        kind: i64 = cells[at]
        cells[at] = EMPTY
        cells[at + 1] = 0
        self._add_to_pile(kind, pile)
        if self.sink is not None:
            self._report_move(kind, slots, spot, pile, -1, 1, 1)

    def pile_to_pile(self, kind: i64, source: i64, target: i64) -> None:
        """A piece goes from one open pile to another."""
        self._take_from_pile(kind, source)
        self._add_to_pile(kind, target)
        if self.sink is not None:
            self._report_move(kind, source, -1, target, -1, 1, 1)

    def pile_to_heap(self, kind: i64, pile: i64, heap: i64) -> None:
        """A piece of an open pile goes face down into a deck."""
        self._take_from_pile(kind, pile)
        self.cells[self.starts[heap] - 1] += 1
        if self.sink is not None:
            self._report_move(kind, pile, -1, heap, -1, 1, 0)

    def turn_up(self, slots: i64, spot: i64) -> None:
        """Turn up the piece on a spot, for all to see."""
        at: i64 = self.starts[slots] + spot * SPOT
        kind: i64 = self.cells[at]
        self.cells[at + 1] = 1
        if self.sink is not None:
            self.sink.events.append((TURNED, slots, spot, kind))
        if self.facts_about == 0:
            return
        holder = self.layout.places[slots].holder_of(spot)
        if holder >= 0 and (self.facts_about >> holder) & 1 != 0:
            facts = self.facts[:]
            slots_each = self.layout.fact_slots
            for observer in range(self.seats + 1):
                lose(facts, observer * slots_each * FACT, slots_each, holder, bit(kind))
            self._remember(facts)

    def show(self, row: i64, observer: i64) -> None:
        """One seat looks at all pieces of a row; everybody sees that it does."""
        facts = self.facts[:]
        slots = self.layout.fact_slots
        size = self.size_of(row)
        for index in range(size):
            kind = self.piece_at(row, index)
            same: i64 = 1
            for before in range(index):
                if self.piece_at(row, before) == kind:
                    same += 1
            holder = self.layout.places[row].holder_of(index)
            learn(facts, observer * slots * FACT, slots, holder, bit(kind), same)
            if self.sink is not None:
                self.sink.events.append((SHOWN, observer, row, index, kind, same))
        self._remember(facts)

    def conclude(self, observer: i64, holder: i64, kinds: i64, least: i64) -> None:
        """Somebody (a seat, SPECTATOR or ALL) now knows: that holder has at least so many of those kinds."""
        if least <= 0:
            return
        if self.sink is not None:
            self.sink.events.append((KNOWN, observer, holder, kinds, least))
        facts = self.facts[:]
        slots = self.layout.fact_slots
        for row in range(self.seats + 1):
            who: i64 = row if row < self.seats else SPECTATOR
            if (observer == ALL or observer == who) and holder % self.seats != who:
                learn(facts, row * slots * FACT, slots, holder, kinds, least)
        self._remember(facts)

    def tell_what_hands_hold(self, hands: i64, kinds: i64, first_holder: i64) -> None:
        """A deck is empty: what an observer does not see of its pieces lies in the others' hands, and nowhere else.

        ``hands`` is the row of the first seat, of holder ``first_holder``; ``kinds`` is how many kinds there are.
        """
        unseen = vec[i64]([0] * kinds)
        for observer in range(SPECTATOR, self.seats):
            total: i64 = 0
            hidden: i64 = 0
            for seat in range(self.seats):
                if seat != observer:
                    for index in range(self.size_of(hands + seat)):
                        kind = self.piece_at(hands + seat, index)
                        unseen[kind] += 1
                        total += 1
                        hidden |= bit(kind)
            for seat in range(self.seats):
                size = self.size_of(hands + seat)
                if seat != observer:
                    self.conclude(observer, first_holder + seat, hidden, size)
                    rest = hidden
                    while rest != 0:
                        kind = lowest(rest)
                        rest &= rest - 1
                        self.conclude(observer, first_holder + seat, bit(kind), unseen[kind] - (total - size))
            while hidden != 0:
                unseen[lowest(hidden)] = 0
                hidden &= hidden - 1

    # -- inside the verbs --------------------------------------------------------------------------------------

    def _take_from_row(self, kind: i64, row: i64) -> i64:
        cells = self.cells
        start: i64 = self.starts[row]
        index = start
        while cells[index] != kind:
            index += 1
        found = index - start
        size: i64 = cells[start - 1] - 1
        last = start + size
        while index < last:
            cells[index] = cells[index + 1]
            index += 1
        cells[last] = EMPTY
        cells[start - 1] = size
        return found

    def _add_to_pile(self, kind: i64, pile: i64) -> None:
        cells = self.cells
        start: i64 = self.starts[pile]
        cells[start + kind] += 1
        cells[start - 1] += 1
        cells[start - 2] |= bit(kind)

    def _take_from_pile(self, kind: i64, pile: i64) -> None:
        cells = self.cells
        start: i64 = self.starts[pile]
        cells[start + kind] -= 1
        cells[start - 1] -= 1
        if cells[start + kind] == 0:
            cells[start - 2] &= ~bit(kind)

    def _report_move(self, kind: i64, source: i64, index: i64, target: i64, spot: i64, was_up: i64, is_up: i64) -> None:
        if self.sink is not None:
            self.sink.events.append((MOVED, kind, source, index, target, spot, was_up, is_up))

    def _forget(self, kind: i64, source: i64, index: i64, target: i64, spot: i64, is_up: i64) -> None:
        """A piece left its holder or came to light: for each observer, what was known of it is used up."""
        origin = self.layout.places[source]
        holder = origin.holder_of(index)
        goal = self.layout.places[target]
        if holder < 0 or (self.facts_about >> holder) & 1 == 0 or (is_up == 0 and goal.holder_of(spot) == holder):
            return
        facts = self.facts[:]
        slots = self.layout.fact_slots
        row: i64 = 0
        for observer in range(self.seats + 1):
            if facts[row + 2] != 0:
                who: i64 = observer if observer < self.seats else SPECTATOR
                if not origin.seen_by(who, index, False):
                    kinds = bit(kind)
                    if not goal.seen_by(who, spot, is_up != 0):
                        kinds = ANY_KIND
                    lose(facts, row, slots, holder, kinds)
            row += slots * FACT
        self._remember(facts)

    def _notice(self, kind: i64, row: i64, index: i64) -> None:
        """A piece in sight of everybody went to a hidden row: all but who sees it there know that its holder has it."""
        place = self.layout.places[row]
        holder = place.holder_of(index)
        if holder == -1:
            return
        facts = self.facts[:]
        slots = self.layout.fact_slots
        for observer in range(self.seats + 1):
            who: i64 = observer if observer < self.seats else SPECTATOR
            if not place.seen_by(who, index, False):
                gain(facts, observer * slots * FACT, slots, holder, bit(kind))
        self._remember(facts)

    def _remember(self, facts: vec[i64]) -> None:
        self.facts = facts
        self.facts_about = holders_known(facts, self.layout.fact_slots)
