"""Chance that waits to be told: for environments in which every roll and every card drawn is a move of its own."""

from __future__ import annotations

from typing import final

from settemari.core.chance import Chance
from settemari.core.native import i64


class Undecided(Exception):
    """The rules want to know something by chance that nobody has said yet."""


@final
class DiceCup(Chance):
    """Says what it was told; raises Undecided, with ``bound`` saying among how many, where that ends.

    What has only one outcome is not asked.
    """

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes: list[int] = outcomes
        self.next: int = 0
        self.bound: int = 0

    def below(self, bound: i64) -> i64:
        if bound == 1:
            return 0
        if self.next >= len(self.outcomes):
            self.bound = bound
            raise Undecided
        outcome = self.outcomes[self.next]
        self.next += 1
        return outcome
