"""What a table is worth to each seat before the game has ended: for searches that stop looking at some point.

A worth is a share of the victory, in millionths: those of all seats together make WHOLE. A game says how it looks at
the table (``Prospects.rate``), as one number for each seat in hundredths; here these become shares, each seat's being
in proportion to e to the power of its rating.
"""

from __future__ import annotations

import math
from typing import Final

from settemari.core.native import i64, vec
from settemari.core.state import State
from settemari.core.table import ENDING, WINNERS

WHOLE: Final = 1000000
FARTHEST: Final = 1600  # who is rated so far behind the best has no share: e to the power of -16


def share_victory(state: State, worth: vec[i64]) -> None:
    """How a game that has ended is worth to each seat: the victory, divided among those who share it."""
    winners: i64 = state.cells[WINNERS]
    count: i64 = 0
    for seat in range(len(worth)):
        count += (winners >> seat) & 1
    for seat in range(len(worth)):
        worth[seat] = WHOLE // count if (winners >> seat) & 1 != 0 else 0


class Prospects:
    """A game's eye for a table. One that rates nothing gives all seats the same."""

    def __init__(self) -> None:
        powers: list[int] = []
        for behind in range(FARTHEST):
            powers.append(round(WHOLE * math.exp(-behind / 100)))
        self.powers: Final[vec[i64]] = vec[i64](powers)

    def rate(self, state: State, ratings: vec[i64]) -> None:
        """A number for each seat: 100 more is e times as likely to win."""
        for seat in range(len(ratings)):
            ratings[seat] = 0

    def judge(self, state: State, worth: vec[i64]) -> None:
        """What the table is worth to each seat, whether the game has ended or not."""
        if state.cells[ENDING] != 0:
            share_victory(state, worth)
            return
        self.rate(state, worth)
        best: i64 = worth[0]
        for seat in range(1, len(worth)):
            if worth[seat] > best:
                best = worth[seat]
        total: i64 = 0
        for seat in range(len(worth)):
            behind: i64 = best - worth[seat]
            worth[seat] = self.powers[behind] if behind < FARTHEST else 0
            total += worth[seat]
        for seat in range(len(worth)):
            worth[seat] = worth[seat] * WHOLE // total
