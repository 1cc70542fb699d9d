"""The table of Maretta: its parts by name, and the verbs both sides share."""

from __future__ import annotations

from typing import Final

from settemari.core.bits import bit
from settemari.core.chance import Chance
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.state import State
from settemari.core.table import EMPTY, NO_SEAT, SPOT, Layout, Table
from settemari.games.maretta.codes import (
    BAG,
    BARRELS,
    CHOOSE_BARREL,
    DECK,
    DISCARD,
    FIRST,
    FIRST_CARD,
    HAND,
    RACE,
    SLOT1,
    SLOT2,
    SPACE,
    STOCK,
    SUITS,
    number_on,
    suits_in,
)
from settemari.games.maretta.numbers import Numbers


def space_of(table: Table, seat: i64) -> i64:
    """Where the meeple of that seat stands."""
    return table.cells[SPACE + seat]


def in_race(table: Table, seat: i64) -> bool:
    return (table.cells[RACE] >> seat) & 1 != 0


def slots_difference(table: Table, seat: i64) -> i64:
    """The difference of the two numbers in the slots of a seat (A3.5); there must be a card to see in both."""
    one = number_on(table.slot_at(SLOT1, seat))
    two = number_on(table.slot_at(SLOT2, seat))
    return one - two if one > two else two - one


def boarding_score(table: Table, seat: i64) -> i64:
    """What counts towards boarding a steamship card (A4.1): the difference, and one for each suit in the stock."""
    return slots_difference(table, seat) + suits_in(table.kinds_in(STOCK + seat))


def stack_sum(table: Table, seat: i64, suit: i64) -> i64:
    """What the cards of one suit in a stock add up to (B4.2)."""
    start: i64 = table.starts[STOCK + seat]
    total: i64 = 0
    kinds: i64 = table.cells[start - 2] >> suit
    number: i64 = 0
    while kinds != 0:
        if kinds & 1 != 0:
            total += number * table.cells[start + number * SUITS + suit]
        kinds >>= SUITS
        number += 1
    return total


def nearest_ahead(table: Table, seat: i64, beyond: i64) -> i64:
    """The space of the nearest meeple strictly ahead and not past ``beyond`` (D7); -1 if there is none."""
    here: i64 = table.cells[SPACE + seat]
    nearest: i64 = -1
    for other in range(table.layout.seats):
        there: i64 = table.cells[SPACE + other]
        if here < there <= beyond and (nearest == -1 or there < nearest) and in_race(table, other):
            nearest = there
    return nearest


class MarettaState(State):
    """Cards, meeples and barrels, and what is done with them."""

    def __init__(
        self,
        layout: Layout,
        cells: vec[i64],
        facts: vec[i64],
        numbers: Numbers,
        deck: vec[i64],
        box: vec[i64],
        bag: vec[i64],
    ) -> None:
        super().__init__(layout, cells, facts)
        self.numbers: Final[Numbers] = numbers
        self.deck: vec[i64] = deck  # shared and never written; as many as DECK says are left, the last is on top
        self.box: vec[i64] = box  # resource cards out of this game
        self.bag: vec[i64] = bag  # barrels out of this game

    def hidden(self) -> list[list[int]]:
        """Deck (the last card is on top), box and bag."""
        return [
            [self.deck[index] for index in range(self.size_of(DECK))],
            [self.box[index] for index in range(len(self.box))],
            [self.bag[index] for index in range(len(self.bag))],
        ]

    # -- set-up ------------------------------------------------------------------------------------------------

    def lay_barrels(self, barrels: vec[i64], up_before: bool) -> None:
        """Barrels on every marked space (A1.2, A1.3, B1.3); ``up_before``: the first part lies open (side B)."""
        numbers = self.numbers
        spot: i64 = 0
        for mark in range(len(numbers.marks)):
            part: i64 = numbers.parts[mark]
            open_here: i64 = numbers.per_space // 2
            if part != 1:
                open_here = 0
                if up_before == (part == 0):
                    open_here = numbers.per_space
            for index in range(numbers.per_space):
                up: i64 = 0
                if index < open_here:
                    up = 1
                self.heap_to_slot(barrels[spot], BAG, BARRELS, spot, up)
                spot += 1

    def choose_first(self, first: i64, chance: Chance) -> None:
        """The first player, at random or as the host says; everybody draws a first hand (A1.5, B1.4)."""
        if first == NO_SEAT:
            first = chance.below(self.seats)
        self.count(FIRST, first)
        for turn in range(self.seats):
            seat = self.clockwise(first, turn)
            for _card in range(self.numbers.hand):
                self.draw(seat)

    # -- seats -------------------------------------------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """The seat to the left."""
        seat += 1
        if seat == self.seats:  # `0 if ... else seat` would box the seat: a literal makes it an int
            return 0
        return seat

    def clockwise(self, seat: i64, steps: i64) -> i64:
        seat += steps
        return seat - self.seats if seat >= self.seats else seat

    # -- cards -------------------------------------------------------------------------------------------------

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether that card is in the hand of that seat."""
        start: i64 = self.starts[HAND + seat]
        for at in range(start, start + self.cells[start - 1]):
            if self.cells[at] == card:
                return True
        return False

    def list_hand(self, seat: i64, options: Options) -> None:
        """Every card of a hand, equal ones once."""
        cells = self.cells
        start: i64 = self.starts[HAND + seat]
        size: i64 = cells[start - 1]
        codes = options.room(size)
        count: i64 = 0
        one = bit(0)
        listed: i64 = 0
        for at in range(start, start + size):
            card: i64 = cells[at]
            if (listed >> card) & 1 == 0:
                listed |= one << card
                codes[count] = card
                count += 1
        options.count = count

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to the hand."""
        top: i64 = self.cells[self.starts[DECK] - 1] - 1
        self.heap_to_row(self.deck[top], DECK, HAND + seat)

    def to_stock(self, seat: i64, slots: i64) -> None:
        """The card in that slot of a seat goes to its stock."""
        self.slot_to_pile(slots, seat, STOCK + seat)

    def take_card(self, card: i64, giver: i64, taker: i64) -> None:
        """A card goes from one stock to another; on side B the stack it lands on may burst at once (B4.2)."""
        self.pile_to_pile(card, STOCK + giver, STOCK + taker)
        if self.numbers.burst_always:
            self.burst(taker, card % SUITS)

    def burst(self, seat: i64, suit: i64) -> None:
        """B4.2: a stack whose numbers add up to more than the limit is discarded whole."""
        if stack_sum(self, seat, suit) <= self.numbers.burst_limit:
            return
        start: i64 = self.starts[STOCK + seat]
        card = FIRST_CARD + suit
        while card < self.numbers.kinds:
            while self.cells[start + card] != 0:
                self.pile_to_pile(card, STOCK + seat, DISCARD)
            card += SUITS

    # -- moving ------------------------------------------------------------------------------------------------

    def move(self, seat: i64, steps: i64) -> None:
        """A3.7, A3.8, B4.4, B4.5: forward, not past the last space; who ends on barrels must open one."""
        space: i64 = self.cells[SPACE + seat]
        if steps > 0:
            space += steps
            if space > self.numbers.last:
                space = self.numbers.last
            self.count(SPACE + seat, space)
        elif not self.numbers.barrel_on_zero_move:
            return
        mark: i64 = self.numbers.mark_at[space]
        if mark >= 0 and self.barrels_on(mark) != 0:
            self.push(CHOOSE_BARREL, seat, mark, 0)

    def barrels_on(self, mark: i64) -> i64:
        """How many barrels are left on that marked space."""
        cells = self.cells
        per_space = self.numbers.per_space
        at: i64 = self.starts[BARRELS] + mark * per_space * SPOT
        left: i64 = 0
        for _spot in range(per_space):
            if cells[at] != EMPTY:
                left += 1
            at += SPOT
        return left
