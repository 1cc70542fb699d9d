"""What a search remembers: how answers turned out that a seat gave to what it saw.

The tree of an information-set search has a node for everything a seat can have seen. It is kept flat: a view and an
answer make one key, under which lie how often that answer was tried and what it brought to the seat. Deals that look
the same to a seat thus share its experience, and seats who choose at the same time learn apart from each other.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec
from settemari.core.table import View

MASK: Final = 0x1FFFFFFFFFFFFFFF


def key_of(view: View) -> i64:
    """A number made of all that a seat sees and knows; never 0."""
    mixed: i64 = view.seat + 1
    cells = view.cells
    for index in range(len(cells)):
        mixed = ((mixed ^ (mixed >> 29)) * 1000003 + cells[index]) & MASK
    facts = view.facts
    for index in range(len(facts)):
        mixed = ((mixed ^ (mixed >> 29)) * 1000003 + facts[index]) & MASK
    return mixed | 1


def with_answer(key: i64, code: i64) -> i64:
    """The key of one answer to what was seen."""
    mixed: i64 = ((key ^ (code + 1)) * 0x3F58476D1CE4E5B9) & MASK
    mixed ^= mixed >> 31
    return (mixed * 1000003) & MASK | 1


@final
class Memory:
    """Tries and what they brought, by key. When it is full, what is new is not remembered."""

    def __init__(self, room: i64) -> None:
        size: i64 = 1024
        while size < 2 * room:
            size *= 2
        self.size: i64 = size
        self.most: i64 = size // 2
        self.held: i64 = 0
        self.keys: Final[vec[i64]] = vec[i64]([0] * size)
        self.tries: Final[vec[i64]] = vec[i64]([0] * size)
        self.worth: Final[vec[i64]] = vec[i64]([0] * size)  # the sum over all tries

    def clear(self) -> None:
        """Forget everything."""
        if self.held != 0:
            keys = self.keys
            for index in range(self.size):
                keys[index] = 0
            self.held = 0

    def place_of(self, key: i64) -> i64:
        """Where that key is, or where it would be: there the key is 0."""
        keys = self.keys
        last: i64 = self.size - 1
        at: i64 = key >> 7 & last
        while keys[at] != 0 and keys[at] != key:
            at = (at + 1) & last
        return at

    def find(self, key: i64) -> i64:
        """Where that key is, -1 if it was never met."""
        at = self.place_of(key)
        return at if self.keys[at] == key else -1

    def add(self, key: i64) -> i64:
        """Where that key is from now on, -1 if there is no room."""
        at = self.place_of(key)
        if self.keys[at] == key:
            return at
        if self.held >= self.most:
            return -1
        self.held += 1
        self.keys[at] = key
        self.tries[at] = 0
        self.worth[at] = 0
        return at
