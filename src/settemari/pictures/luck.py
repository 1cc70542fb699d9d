"""What the seed decides. Every question has a name and is answered by itself: a new detail of a drawing leaves the
others as they were.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """The answers of one seed, the same on every machine."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def number(self, name: str, below: int) -> int:
        """From 0 on."""
        digest = hashlib.sha256(f"{self._seed}/{name}".encode("utf-8", "surrogatepass")).digest()
        return int.from_bytes(digest[:8], "big") % below

    def pick(self, name: str, choices: Sequence[T]) -> T:
        return choices[self.number(name, len(choices))]

    def happens(self, name: str, percent: int) -> bool:
        return self.number(name, 100) < percent

    def around(self, name: str, most: float) -> float:
        """As much either way, to a tenth."""
        steps = round(most * 10)
        return (self.number(name, 2 * steps + 1) - steps) / 10

    def below(self, name: str) -> Luck:
        """The luck of a detail that occurs more than once."""
        return Luck(f"{self._seed}/{name}")
