"""Actions by number: every answer that may ever be given has one, and it means the same for every seat."""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec

GROUP_BITS: Final = 6  # steps are below 64
NUMBER_BITS: Final = 16  # of an entry: its key lies above
NUMBER_MASK: Final = 65535
NEAR_BITS: Final = 9  # codes that differ only in these lie beside each other
NEAR_MASK: Final = 511
SPREAD: Final = 35017  # how far apart others lie; both numbers were chosen so that few get in each other's way
GROUP_SPREAD: Final = 3791
UNUSED: Final = -1


@final
class Actions:
    """The way from codes to numbers and back. Codes are few among many: they are found by hashing."""

    def __init__(self, seats: i64, groups: list[int], answers: list[list[tuple[int, int]]]) -> None:
        """``groups``: of each step; ``answers``: of each seat, as ``Game.every_answer`` lists them."""
        self.count: Final[i64] = len(answers[0])
        self.groups: Final[vec[i64]] = vec[i64](groups)
        self.codes: Final[vec[i64]] = vec[i64]([code for listed in answers for _group, code in listed])
        self.steps: Final[vec[i64]] = vec[i64]([group for group, _code in answers[0]])
        size: i64 = 64
        while size < 2 * self.count:
            size *= 2
        self.size: Final[i64] = size  # of the part of the table that belongs to a seat
        self.table: Final[vec[i64]] = vec[i64]([UNUSED] * (seats * size))
        for seat in range(seats):
            for number in range(self.count):
                group, code = answers[seat][number]
                self.enter(seat, group, code, number)

    def enter(self, seat: i64, group: i64, code: i64, number: i64) -> None:
        slot = self.slot_of(seat, group, code)
        if self.table[slot] != UNUSED:
            raise ValueError(f"an answer is listed twice: number {number}")
        self.table[slot] = (code << GROUP_BITS | group) << NUMBER_BITS | number

    def slot_of(self, seat: i64, group: i64, code: i64) -> i64:
        """Where an answer is entered, or would be. What is often allowed together lies together: kind to the cache."""
        table = self.table
        key: i64 = code << GROUP_BITS | group
        first: i64 = seat * self.size
        last: i64 = self.size - 1
        at: i64 = ((code & NEAR_MASK) + (code >> NEAR_BITS) * SPREAD + group * GROUP_SPREAD) & last
        entry: i64 = table[first + at]
        while entry >> NUMBER_BITS != key and entry != UNUSED:
            at = (at + 1) & last
            entry = table[first + at]
        return first + at

    def number_of(self, seat: i64, step: i64, code: i64) -> i64:
        """The number of an answer of that seat to that step's question; -1 if it has none."""
        entry: i64 = self.table[self.slot_of(seat, self.groups[step], code)]
        if entry == UNUSED:
            return -1
        return entry & NUMBER_MASK

    def code_of(self, seat: i64, number: i64) -> i64:
        """The code by which that seat gives the answer of that number."""
        return self.codes[seat * self.count + number]
