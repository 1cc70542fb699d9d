"""Who meets whom in an arena, and on which seats: fair to every bot, and a function of the number of the game alone.

Games come in sets. Within a set all games have the same deal; every group of bots plays it as often as there are
seats, each time one seat further on, so that every bot has every seat with the same cards. The order in which a group
sits down is drawn anew for every set.
"""

from __future__ import annotations

from hashlib import blake2b
from itertools import combinations
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.errors import WrongNumber
from settemari.locales.message import say

MOST_BOTS = 12


class Seating(NamedTuple):
    """One game: the number of its deal, and which bot sits where."""

    deal: int
    bots: tuple[int, ...]


class Schedule(NamedTuple):
    """All groups that meet, as numbers of bots, one for each seat."""

    groups: tuple[tuple[int, ...], ...]
    seats: int
    seed: int

    @property
    def games_a_set(self) -> int:
        return len(self.groups) * self.seats

    def whole_sets(self, games: int) -> int:
        """So many games, rounded up to whole sets."""
        return -(-games // self.games_a_set) * self.games_a_set

    def seating(self, game: int) -> Seating:
        """The game of that number, counted from 0."""
        deal, rest = divmod(game, self.games_a_set)
        group, turn = divmod(rest, self.seats)
        order = list(self.groups[group])
        chance = Seeded(number_from(self.seed, deal, group))
        for at in range(len(order) - 1, 0, -1):
            other = int(chance.below(at + 1))
            order[at], order[other] = order[other], order[at]
        return Seating(deal, tuple(order[turn:] + order[:turn]))


def schedule(bots: list[str], seats: int, seed: int) -> tuple[tuple[str, ...], Schedule]:
    """The different bots, and how they meet; raises WrongNumber.

    One for each seat is one group, just as it is listed. Of more bots than seats every group meets; of fewer, every
    group in which nobody has more than one seat more than another.
    """
    different = tuple(dict.fromkeys(bots))
    if len(different) < 2:
        raise WrongNumber(len(different), say("error-arena-bots"))
    if len(different) > MOST_BOTS:
        raise WrongNumber(len(different), say("error-arena-most", most=MOST_BOTS))
    numbers = range(len(different))
    if len(bots) == seats:
        return different, Schedule((tuple(different.index(name) for name in bots),), seats, seed)
    if len(bots) > len(different):
        raise WrongNumber(len(bots), say("error-arena-twice", seats=seats))
    each, more = divmod(seats, len(different))
    groups = tuple((*numbers,) * each + extra for extra in combinations(numbers, more))
    return different, Schedule(groups, seats, seed)


def number_from(*parts: int) -> int:
    """A seed made of some numbers: others share nothing with it."""
    return int.from_bytes(blake2b(repr(parts).encode(), digest_size=7).digest(), "big")
