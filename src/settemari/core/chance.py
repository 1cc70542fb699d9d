"""Chance: three sources that fit the same slot.

Rules never roll by themselves, they ask the source they are given: ``Seeded`` is fast and reproducible (lab, search),
``Keyed`` is a cryptographic stream (real tables: nobody can compute the next card from those seen), ``Scripted`` says
what a test wrote down.
"""

from __future__ import annotations

import hashlib
from typing import Final, final

from settemari.core.errors import BadSeed, ScriptEnded
from settemari.core.native import i64, vec
from settemari.locales.message import say

MASK32: Final = 0xFFFFFFFF
MASK63: Final = 0x7FFFFFFFFFFFFFFF
# Multiply-with-carry on 32-bit words: the state is carry * 2**32 + word and never leaves 63 bits, so that compiled
# and interpreted code agree without wrapping. The multiplier is one of Marsaglia's (MULTIPLIER * 2**32 - 1 is a
# safe prime); handing out word ^ carry hides the lattice of the plain sequence.
MULTIPLIER: Final = 1791398085


class Chance:
    """Where the rules get their luck from."""

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound`` - 1, each equally likely; ``bound`` is at least 1 and below 2**31."""
        raise NotImplementedError

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Bring the first ``count`` items into an order of equal likelihood."""
        self.draw_out(items, count, count - 1)

    def draw_out(self, items: vec[i64], count: i64, few: i64) -> None:
        """Draw ``few`` of the first ``count`` items, one after the other, to the front; the rest stays behind them."""
        at: i64 = 0
        while at < few:
            other = at + self.below(count - at)
            held = items[at]
            items[at] = items[other]
            items[other] = held
            at += 1

    def mix_in(self, items: vec[i64], count: i64, more: i64) -> None:
        """Mix ``more`` items that follow on ``count`` shuffled ones in among them."""
        at = count
        while at < count + more:
            other = self.below(at + 1)
            held = items[at]
            items[at] = items[other]
            items[other] = held
            at += 1


def scramble(seed: i64) -> i64:
    """Spread a seed over 63 bits, so that neighbouring seeds share nothing."""
    x: i64 = seed & MASK63
    x = ((x ^ (x >> 31)) * 0x3F58476D1CE4E5B9) & MASK63
    x = ((x ^ (x >> 29)) * 0x14D049BB133111EB) & MASK63
    return x ^ (x >> 32)


@final
class Seeded(Chance):
    """A fast generator (period about 2**62) for simulation, search and practice tables."""

    def __init__(self, seed: i64) -> None:
        self.seed: i64 = seed
        x = scramble(seed)
        # Any state but 0 and the modulus itself will do; the carry must stay below the multiplier.
        self.state: i64 = (((x >> 32) % (MULTIPLIER - 1)) << 32) | ((x & MASK32) | 1)

    def below(self, bound: i64) -> i64:
        state: i64 = self.state
        carry: i64 = state >> 32
        word: i64 = state & MASK32
        self.state = word * MULTIPLIER + carry
        return ((word ^ carry) * bound) >> 32

    def draw_out(self, items: vec[i64], count: i64, few: i64) -> None:
        """The same as ``Chance.draw_out`` with the generator's state in a local variable."""
        state: i64 = self.state
        at: i64 = 0
        while at < few:
            carry: i64 = state >> 32
            word: i64 = state & MASK32
            state = word * MULTIPLIER + carry
            other: i64 = at + (((word ^ carry) * (count - at)) >> 32)
            held = items[at]
            items[at] = items[other]
            items[other] = held
            at += 1
        self.state = state


@final
class Keyed(Chance):
    """The stream of a real table: BLAKE2b in counter mode, keyed by 256 secret bits.

    ``stream`` numbers independent streams of one key: an agreed undo past a reveal goes on with the next one.
    """

    def __init__(self, key: bytes, stream: int = 0) -> None:
        if len(key) != 32:
            raise BadSeed(key)
        self.key: bytes = key
        self.stream: int = stream
        self.block: int = 0
        self.words: list[int] = []

    def below(self, bound: i64) -> i64:
        """Exactly uniform: words in the last, incomplete stretch are thrown away."""
        limit: i64 = (1 << 32) - (1 << 32) % bound
        word: i64 = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def _word(self) -> i64:
        if not self.words:
            counter = self.stream.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            digest = hashlib.blake2b(counter, key=self.key).digest()
            self.block += 1
            self.words = [int.from_bytes(digest[at : at + 4], "big") for at in range(60, -4, -4)]
        return self.words.pop()


@final
class Scripted(Chance):
    """What a test wrote down, in order. A shuffle leaves the order as it is: stack the deck instead."""

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: list[int] = list(outcomes)
        self.next: int = 0

    def left(self) -> int:
        """How many scripted outcomes were not used yet."""
        return len(self.outcomes) - self.next

    def below(self, bound: i64) -> i64:
        if self.next >= len(self.outcomes):
            raise ScriptEnded(say("error-script-ended", bound=bound))
        outcome = self.outcomes[self.next]
        if not 0 <= outcome < bound:
            raise ScriptEnded(say("error-script-outcome", number=self.next + 1, outcome=outcome, last=bound - 1))
        self.next += 1
        return outcome

    def draw_out(self, items: vec[i64], count: i64, few: i64) -> None:
        pass

    def mix_in(self, items: vec[i64], count: i64, more: i64) -> None:
        pass
