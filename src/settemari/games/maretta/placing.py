"""A card for somebody else: which cards may go where (A3.1, A3.2, B2.1), and what may be stolen on the way (A3.4)."""

from __future__ import annotations

from settemari.core.bits import bit, lowest
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.table import EMPTY, SPOT
from settemari.games.maretta.barrels import Barrels
from settemari.games.maretta.codes import (
    FINE,
    HAND,
    KIND_MASK,
    NO_MATCH,
    NO_SUCH_ANSWER,
    NO_THEFT,
    NO_THEFT_HERE,
    NOT_IN_HAND,
    NOT_IN_STOCK,
    OUT_OF_RACE,
    OWN_SLOT_LAST,
    RACE,
    SEAT_MASK,
    SEAT_SHIFT,
    SHIP,
    SHIP_NEVER_MATCHES,
    SLOT2,
    SLOT_TAKEN,
    STOCK,
    THEFT_AFTER_MOVE,
    THEFT_COMES_LATER,
    THEFT_FROM_SELF,
    THEFT_SHIFT,
    THEFT_WITH_CARD,
)
from settemari.games.maretta.state import in_race


class Placing(Barrels):
    """Placing on rafts and loading carts: the same choice on both sides, but for the theft."""

    def receivers(self, seat: i64) -> i64:
        """A3.2, B2.1: opponents in the race whose slot 2 is free, as a mask; the own one only if there is none."""
        cells = self.cells
        race: i64 = cells[RACE]
        at: i64 = self.starts[SLOT2]
        free: i64 = 0
        for other in range(self.seats):
            if other != seat and cells[at] == EMPTY and (race >> other) & 1 != 0:
                free |= 1 << other
            at += SPOT
        if free == 0:
            free = 1 << seat
        return free

    def list_placings(self, seat: i64, options: Options) -> None:
        """A3.1, A3.2, A3.4, B2.1: card, receiver and theft are one choice."""
        cells = self.cells
        starts = self.starts
        free = self.receivers(seat)
        rest = free
        matching: i64 = 0  # cards that match one in a stock of the receivers
        if self.numbers.theft == THEFT_WITH_CARD and free != 1 << seat:
            while rest != 0:
                matching |= cells[starts[STOCK + lowest(rest)] - 2]
                rest &= rest - 1
        one = bit(0)
        listed: i64 = 0
        start: i64 = starts[HAND + seat]
        size: i64 = cells[start - 1]
        codes = options.room(size * self.seats * self.numbers.kinds)
        count: i64 = 0
        for at in range(start, start + size):
            card: i64 = cells[at]
            if (listed >> card) & 1 == 0:
                listed |= one << card
                rest = free
                while rest != 0:
                    receiver = lowest(rest)
                    rest &= rest - 1
                    code = card | (receiver << SEAT_SHIFT)
                    codes[count] = code
                    count += 1
                    if (matching >> card) & 1 != 0:
                        kinds: i64 = cells[starts[STOCK + receiver] - 2]
                        if (kinds >> card) & 1 != 0:
                            count = self.list_thefts(kinds, code, codes, count)
        options.count = count

    def list_thefts(self, kinds: i64, code: i64, codes: vec[i64], count: i64) -> i64:
        """Any one card of that stock; how many codes there are by now."""
        while kinds != 0:
            codes[count] = code | (lowest(kinds) << THEFT_SHIFT)
            count += 1
            kinds &= kinds - 1
        return count

    def check_placing(self, seat: i64, code: i64) -> i64:
        """Why the seat cannot place so, or FINE."""
        if code < 0:
            return NO_SUCH_ANSWER
        card = code & KIND_MASK
        receiver = (code >> SEAT_SHIFT) & SEAT_MASK
        stolen = code >> THEFT_SHIFT
        if receiver >= self.seats or card >= self.numbers.kinds or stolen >= self.numbers.kinds:
            return NO_SUCH_ANSWER
        if not self.holds(seat, card):
            return NOT_IN_HAND
        if (self.receivers(seat) >> receiver) & 1 == 0:
            if receiver == seat:
                return OWN_SLOT_LAST
            return SLOT_TAKEN if in_race(self, receiver) else OUT_OF_RACE
        return FINE if stolen == 0 else self.check_theft(seat, card, receiver, stolen)

    def check_theft(self, seat: i64, card: i64, victim: i64, stolen: i64) -> i64:
        """A3.4: the placed card must match one in that stock, and the stolen one must lie there."""
        if self.numbers.theft == NO_THEFT:
            return NO_THEFT_HERE
        if self.numbers.theft == THEFT_AFTER_MOVE:
            return THEFT_COMES_LATER
        if victim == seat:
            return THEFT_FROM_SELF
        if card == SHIP:
            return SHIP_NEVER_MATCHES
        kinds = self.kinds_in(STOCK + victim)
        if (kinds >> card) & 1 == 0:
            return NO_MATCH
        return FINE if (kinds >> stolen) & 1 != 0 else NOT_IN_STOCK
