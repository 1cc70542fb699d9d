"""A variant as the rules read it: plain numbers, worked out once for a number of seats."""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec
from settemari.core.table import BY_SPOT, EVERYBODY, HEAP, NOBODY, OWNER, PILE, ROW, SLOTS, Layout, Place
from settemari.games.maretta.codes import BARREL_KINDS, COUNTER_NAMES, PELICAN, SEATS, SUITS

FACT_SLOTS: Final = 24  # what one observer remembers at most; more is forgotten
AGENDA = 3  # the round, a barrel, and one to spare


@final
class Numbers:
    """Every number and setting of a variant (section V)."""

    def __init__(
        self,
        seats: i64,
        last: i64,
        marked: list[int],
        dividers: list[int],
        per_space: i64,
        bag: list[int],
        values: list[int],
        ships: i64,
        removed: i64,
        hand: i64,
        draw: i64,
        boarding: i64,
        giver_move: i64,
        theft: i64,
        theft_costs_all: bool,
        barrel_on_zero_move: bool,
        lava_start: i64,
        lava_steps: list[int],
        last_caught_win: bool,
        burst_limit: i64,
        burst_always: bool,
        spear_at_sea: bool,
        shark_cards: i64,
        anchor_cards: i64,
    ) -> None:
        self.seats: i64 = seats
        self.last: i64 = last
        self.per_space: i64 = per_space
        self.ships: i64 = ships
        self.removed: i64 = removed
        self.hand: i64 = hand
        self.draw: i64 = draw
        self.boarding: i64 = boarding
        self.giver_move: i64 = giver_move
        self.theft: i64 = theft  # when, if at all (A3.4)
        self.theft_costs_all: bool = theft_costs_all
        self.barrel_on_zero_move: bool = barrel_on_zero_move
        self.lava_start: i64 = lava_start
        self.last_caught_win: bool = last_caught_win
        self.burst_limit: i64 = burst_limit  # 0: stacks never burst (side A)
        self.burst_always: bool = burst_always
        self.spear_at_sea: bool = spear_at_sea
        self.shark_cards: i64 = shark_cards
        self.anchor_cards: i64 = anchor_cards

        # V1: marked spaces at or past the last one get no barrels.
        spaces = [space for space in marked if space < last]
        self.marks: Final[vec[i64]] = vec[i64](spaces)
        self.mark_at: Final[vec[i64]] = vec[i64]([-1] * (last + 1))
        for number in range(len(spaces)):
            self.mark_at[spaces[number]] = number
        self.dividers: Final[vec[i64]] = vec[i64](dividers)
        self.parts: Final[vec[i64]] = vec[i64]([self.part_of(space) for space in spaces])  # for each marked space
        self.lava_steps: Final[vec[i64]] = vec[i64](lava_steps)  # at first, and past each divider

        self.top: i64 = max(values)
        self.kinds: i64 = (self.top + 1) * SUITS
        self.pack: Final[vec[i64]] = vec[i64]([value * SUITS + suit for value in values for suit in range(SUITS)])
        self.copies: Final[vec[i64]] = vec[i64]([0] * self.kinds)  # how many there are of each resource card
        for index in range(len(self.pack)):
            self.copies[self.pack[index]] += 1
        barrels: list[int] = []
        for kind in range(BARREL_KINDS):
            barrels.extend([kind] * bag[kind])
        self.bag: Final[vec[i64]] = vec[i64](barrels)

    def deck_size(self) -> i64:
        return len(self.pack) - self.removed + self.ships

    def part_of(self, space: i64) -> i64:
        """Which part of the path a space is in: 0 before the first divider, 1 between, 2 past the second (V2)."""
        passed: i64 = 0
        for index in range(len(self.dividers)):
            if space > self.dividers[index]:
                passed += 1
        if passed == 1 and len(self.dividers) == 1:
            return 2  # with one divider there is no middle part
        return passed

    def largest_hand(self) -> i64:
        """The most cards a hand can hold: side A may draw more than it plays, until the deck is used up."""
        if self.draw == 0:  # side B
            return self.hand
        rounds = (self.deck_size() - self.seats * self.hand) // (self.seats * self.draw)
        return self.hand + (self.draw - 2) * rounds

    def fact_slots(self) -> i64:
        """What one observer remembers: on side A there is only to know what pelicans show (D9)."""
        if self.burst_limit != 0:
            return FACT_SLOTS
        pelicans: i64 = 0
        for index in range(len(self.bag)):
            if self.bag[index] == PELICAN:
                pelicans += 1
        return max(1, min(FACT_SLOTS, pelicans * self.largest_hand()))

    def layout(self) -> Layout:
        """Where everything lies: see codes.py for the numbers of places and counters."""
        places: list[Place] = []
        largest = self.largest_hand()
        for seat in range(SEATS):
            there = seat < self.seats
            places.append(Place("hand", ROW, OWNER, largest if there else 0, owner=seat, holder=seat))
        for seat in range(SEATS):
            there = seat < self.seats
            places.append(Place("stock", PILE, EVERYBODY, self.kinds if there else 0, owner=seat))
        places.append(Place("slot1", SLOTS, OWNER, self.seats, owner=BY_SPOT, holder=BY_SPOT))
        places.append(Place("slot2", SLOTS, EVERYBODY, self.seats, owner=BY_SPOT))
        places.append(Place("discard", PILE, EVERYBODY, self.kinds))
        places.append(Place("deck", HEAP, NOBODY, 0))
        places.append(Place("box", HEAP, NOBODY, 0))
        places.append(Place("barrels", SLOTS, NOBODY, len(self.marks) * self.per_space))
        places.append(Place("opened", PILE, EVERYBODY, BARREL_KINDS))
        places.append(Place("bag", HEAP, NOBODY, 0))
        return Layout(self.seats, list(COUNTER_NAMES), AGENDA, places, self.fact_slots())
