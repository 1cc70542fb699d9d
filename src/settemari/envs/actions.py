"""Actions by number: every answer that may ever be given has one, and it means the same for every seat."""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec

GROUP_BITS: Final = 6  # steps are below 64
NUMBER_BITS: Final = 16  # of an entry: its key lies above
NUMBER_MASK: Final = 65535
NEAR_BITS: Final = 9  # codes that differ only in these lie beside each other
NEAR_MASK: Final = 511
SPREAD: Final = 40503  # how far apart others lie
GROUP_SPREAD: Final = 977
UNUSED: Final = -1


@final
class Actions:
    """The way from codes to numbers and back. Codes are few among many: they are found by hashing."""

    def __init__(self, seats: i64, groups: list[int], answers: list[list[tuple[int, int]]]) -> None:
        """``groups``: of each step; ``answers``: of each seat, as ``Game.every_answer`` lists them."""
        self.seats: Final[i64] = seats
        self.count: Final[i64] = len(answers[0])
        self.groups: Final[vec[i64]] = vec[i64](groups)
        self.codes: Final[vec[i64]] = vec[i64]([code for listed in answers for _group, code in listed])
        self.steps: Final[vec[i64]] = vec[i64]([group for group, _code in answers[0]])
        size: i64 = 64
        while size < 2 * seats * self.count:
            size *= 2
        self.last: Final[i64] = size - 1
        self.table: Final[vec[i64]] = vec[i64]([UNUSED] * size)
        for seat in range(seats):
            for number in range(self.count):
                group, code = answers[seat][number]
                self.enter(seat, group, code, number)

    def key_of(self, seat: i64, group: i64, code: i64) -> i64:
        return (code << GROUP_BITS | group) * self.seats + seat

    def slot_of(self, seat: i64, group: i64, code: i64) -> i64:
        """Where to look first. What is often allowed together lies together: that is kind to the cache."""
        near: i64 = (code & NEAR_MASK) * self.seats + seat
        return (near + (code >> NEAR_BITS) * SPREAD + group * GROUP_SPREAD) & self.last

    def enter(self, seat: i64, group: i64, code: i64, number: i64) -> None:
        key = self.key_of(seat, group, code)
        slot = self.slot_of(seat, group, code)
        while self.table[slot] != UNUSED:
            if self.table[slot] >> NUMBER_BITS == key:
                raise ValueError(f"an answer is listed twice: number {number}")
            slot = (slot + 1) & self.last
        self.table[slot] = key << NUMBER_BITS | number

    def number_of(self, seat: i64, step: i64, code: i64) -> i64:
        """The number of an answer of that seat to that step's question; -1 if it has none."""
        group: i64 = self.groups[step]
        key = self.key_of(seat, group, code)
        slot = self.slot_of(seat, group, code)
        table = self.table
        entry: i64 = table[slot]
        while entry >> NUMBER_BITS != key:
            if entry == UNUSED:
                return -1
            slot = (slot + 1) & self.last
            entry = table[slot]
        return entry & NUMBER_MASK

    def code_of(self, seat: i64, number: i64) -> i64:
        """The code by which that seat gives the answer of that number."""
        return self.codes[seat * self.count + number]
