"""Actions by number: every answer that may ever be given has one, and it means the same for every seat."""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec

GROUP_BITS: Final = 6  # steps are below 64
SPREAD: Final = 0x9E3779B
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
        while size < 3 * seats * self.count:
            size *= 2
        self.last: Final[i64] = size - 1
        self.table: Final[vec[i64]] = vec[i64]([UNUSED] * (2 * size))  # a key, and its number beside it
        for seat in range(seats):
            for number in range(self.count):
                group, code = answers[seat][number]
                self.enter(self.key_of(seat, group, code), number)

    def key_of(self, seat: i64, group: i64, code: i64) -> i64:
        return (code << GROUP_BITS | group) * self.seats + seat

    def enter(self, key: i64, number: i64) -> None:
        slot: i64 = (key * SPREAD >> 20) & self.last
        while self.table[2 * slot] != UNUSED:
            if self.table[2 * slot] == key:
                raise ValueError(f"an answer is listed twice: number {number}")
            slot = (slot + 1) & self.last
        self.table[2 * slot] = key
        self.table[2 * slot + 1] = number

    def number_of(self, seat: i64, step: i64, code: i64) -> i64:
        """The number of an answer of that seat to that step's question; -1 if it has none."""
        key: i64 = (code << GROUP_BITS | self.groups[step]) * self.seats + seat
        slot: i64 = (key * SPREAD >> 20) & self.last
        table = self.table
        while table[2 * slot] != key:
            if table[2 * slot] == UNUSED:
                return -1
            slot = (slot + 1) & self.last
        return table[2 * slot + 1]

    def code_of(self, seat: i64, number: i64) -> i64:
        """The code by which that seat gives the answer of that number."""
        return self.codes[seat * self.count + number]
