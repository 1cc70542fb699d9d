"""A chance that says everything it could say, one run after the other: for counting whole trees."""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.native import i64


class Every(Chance):
    """Go through all outcomes like a meter: play a run, ``turn`` the meter on, play the next, until it is through."""

    def __init__(self) -> None:
        self.outcomes: list[int] = []  # of this run, as far as it is decided
        self.bounds: list[int] = []
        self.asked: int = 0

    def below(self, bound: i64) -> i64:
        if self.asked == len(self.outcomes):
            self.outcomes.append(0)
            self.bounds.append(bound)
        self.asked += 1
        return self.outcomes[self.asked - 1]

    def turn(self) -> bool:
        """On to the next run; False if there is none."""
        self.asked = 0
        while self.outcomes:
            self.outcomes[-1] += 1
            if self.outcomes[-1] < self.bounds[-1]:
                return True
            self.outcomes.pop()
            self.bounds.pop()
        return False
