"""What a player is fond of: the same judgement, otherwise weighed. It makes characters of one policy."""

from __future__ import annotations

from typing import Final, final

from settemari.core.chance import Chance
from settemari.core.native import i64

PERCENT: Final = 100


@final
class Taste:
    """Percentages by which a policy scales its weights; those of the usual taste leave everything as it is."""

    def __init__(self, taking: i64 = 100, dread: i64 = 100, spite: i64 = 100, whim: i64 = 0) -> None:
        self.taking: i64 = taking  # how much it is loved to take what others have
        self.dread: i64 = dread  # how much it is feared to lose something
        self.spite: i64 = spite  # how much of an opponent's gain is felt as a loss
        self.whim: i64 = whim  # how many of a hundred answers are given without a thought

    def of_taking(self, worth: i64) -> i64:
        return worth * self.taking // PERCENT

    def of_dread(self, worth: i64) -> i64:
        return worth * self.dread // PERCENT

    def of_spite(self, worth: i64) -> i64:
        return worth * self.spite // PERCENT

    def strays(self, chance: Chance) -> bool:
        """Whether this answer is given without a thought. Who never does that uses no chance either."""
        return self.whim > 0 and chance.below(PERCENT) < self.whim
