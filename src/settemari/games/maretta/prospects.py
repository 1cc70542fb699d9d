"""How Maretta and Vulcano stand when a round begins: what a search judges by.

The weights, in hundredths, are rounded from fits to some thousands of games between greedy players, on the numbers of
the box and on others: a hundred more is e times as likely to win (core.prospects; docs/bots.md has the fits).
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec
from settemari.core.prospects import Prospects
from settemari.core.state import State
from settemari.games.maretta import codes
from settemari.games.maretta.codes import number_on, suit_of, suits_in
from settemari.games.maretta.numbers import Numbers
from settemari.games.maretta.state import in_race, space_of, stack_sum

# -- side A ----------------------------------------------------------------------------------------------------
SPACE: Final = 21  # a space forward
NEAR: Final = 24  # the same within reach of the ship, more
REACH: Final = 6
SUIT: Final = 12  # a suit in the stock (A4.1)
SHIP: Final = 9  # a steamship in the hand, for each suit in the stock
HIGH: Final = 22  # the highest number in the hand: a long move (A3.5)
LOW: Final = 7  # the lowest one, the lower the better

# -- side B ----------------------------------------------------------------------------------------------------
RUN: Final = 36  # a space forward
STACK: Final = 57  # a stack is a step in every round (B4.3)
WEIGHT: Final = 8  # its points bring it nearer to bursting (B4.2)
FITTING: Final = 13  # a suit in the hand that can be loaded without bursting
HEAT: Final = 15  # each of the last spaces before the lava
SAFE: Final = 3
CAUGHT: Final = -2000


@final
class RaceProspects(Prospects):
    """Rates rafts and minecarts."""

    def __init__(self, numbers: Numbers, side_b: bool) -> None:
        super().__init__()
        self.numbers: Final[Numbers] = numbers
        self.side_b: bool = side_b

    def rate(self, state: State, ratings: vec[i64]) -> None:
        for seat in range(len(ratings)):
            if not in_race(state, seat):
                ratings[seat] = CAUGHT
            elif self.side_b:
                ratings[seat] = self.minecart(state, seat)
            else:
                ratings[seat] = self.raft(state, seat)

    def raft(self, state: State, seat: i64) -> i64:
        """Side A: the way that is left, the suits, what the hand allows."""
        space = space_of(state, seat)
        left = self.numbers.last - space
        suits = suits_in(state.kinds_in(codes.STOCK + seat))
        found: i64 = SPACE * space - NEAR * (left if left < REACH else REACH) + SUIT * suits
        high: i64 = 0
        low: i64 = self.numbers.top
        ship = False
        for index in range(state.size_of(codes.HAND + seat)):
            card = state.piece_at(codes.HAND + seat, index)
            number = number_on(card)
            if card == codes.SHIP:
                ship = True
            if number > high:
                high = number
            if number < low:
                low = number
        return found + HIGH * high - LOW * low + (SHIP * suits if ship else 0)

    def minecart(self, state: State, seat: i64) -> i64:
        """Side B: the lead on the lava, the stacks and how full they are, what the hand could add."""
        space = space_of(state, seat)
        lead = space - state.cells[codes.LAVA]
        found: i64 = RUN * space + HEAT * (lead if lead < SAFE else SAFE)
        limit = self.numbers.burst_limit
        fitting: i64 = 0
        for index in range(state.size_of(codes.HAND + seat)):
            card = state.piece_at(codes.HAND + seat, index)
            if stack_sum(state, seat, suit_of(card)) + number_on(card) <= limit:
                fitting |= 1 << suit_of(card)
        for suit in range(codes.SUITS):
            held = stack_sum(state, seat, suit)
            if held != 0:
                found += STACK - WEIGHT * held
            found += FITTING * ((fitting >> suit) & 1)
        return found
