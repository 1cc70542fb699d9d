"""Two levels at a table, and who takes more of it.

A *table* is a game, one of its modes and a number of seats; a *pairing* is two levels at a table. They share its seats:
every other seat is one's, the rest is the other's, and each deal is played twice, with the seats exchanged, so that
nobody has the better luck or, where the number is odd, the more seats. From deal to deal everything moves on by a seat.

A *decisive result* is one between two seats, one of each level, of whom exactly one wins. So every game has as many
results as there are such pairs of seats, some of them decisive. They hang together: intervals go by deals.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple

from settemari.bots import policy_of
from settemari.bots.levels import LEVELS
from settemari.core.play import Policy, simulate
from settemari.core.registry import find_game
from settemari.lab.interval import wilson

FEW_DEALS = 20  # how much the results of a deal hang together cannot be seen from fewer
FIRST_DEAL = 1 << 40  # seeds that no run of `settemari simulate` deals by default


class Table(NamedTuple):
    """Where levels are compared: a shipped variant, and how many play."""

    game: str
    variant: str
    seats: int

    @property
    def key(self) -> str:
        return f"{self.variant} {self.seats}"


class Pairing(NamedTuple):
    """Two levels at a table."""

    table: Table
    high: int
    low: int

    @property
    def key(self) -> str:
        return f"{self.table.key} {self.high}:{self.low}"

    @property
    def are_neighbours(self) -> bool:
        return self.high == self.low + 1


MODES = {"maretta": ("maretta",), "vulcano": ("vulcano",), "arrr": ("gallows", "boarding", "arrr")}


def tables() -> list[Table]:
    """Every game, mode and number of seats."""
    return [
        Table(game, variant, seats)
        for game, variants in MODES.items()
        for variant in variants
        for seats in find_game(game).seat_counts
    ]


def pairings() -> list[Pairing]:
    """Every pairing, those of neighbours first."""
    found = [
        Pairing(table, high.number, low.number) for table in tables() for high in LEVELS for low in LEVELS if low < high
    ]
    return sorted(found, key=lambda pairing: not pairing.are_neighbours)


def nature(pairing: Pairing) -> str:
    """What a result depends on, as a short text: the rules, the variant with its cards, and what both levels are."""
    table = pairing.table
    levels = [LEVELS[number - 1].definition(table.game) for number in (pairing.high, pairing.low)]
    return _short([_rules(table.game, table.variant), table.seats, levels])


@cache
def _rules(game: str, variant: str) -> str:
    found = find_game(game)
    return _short([game, found.rules_number, found.variant(variant).tables()])


def _short(whole: object) -> str:
    return hashlib.sha256(json.dumps(whole, sort_keys=True).encode()).hexdigest()[:16]


# -- playing ---------------------------------------------------------------------------------------------------


def play_deals(pairing: Pairing, first: int, seconds: float, most: int) -> Iterator[tuple[int, int]]:
    """Deals from number ``first`` on, for about so long, one at least: the decisive results of high, and of low."""
    table = pairing.table
    game = find_game(table.game)
    variant = game.variant(table.variant)
    setup = game.setup(table.seats, variant)
    high, low = (policy_of(game, str(number), variant, table.seats) for number in (pairing.high, pairing.low))
    ends = time.perf_counter() + seconds
    for deal in range(first, first + most):
        won = lost = 0
        for turned in (0, 1):
            of_high = [(seat + deal) % table.seats % 2 == turned for seat in range(table.seats)]
            policies: list[Policy] = [high if mine else low for mine in of_high]
            wins = simulate(setup, policies, FIRST_DEAL + deal, 1).wins
            high_wins = sum(win for win, mine in zip(wins, of_high, strict=True) if mine)
            low_wins = sum(wins) - high_wins
            won += high_wins * (of_high.count(False) - low_wins)
            lost += low_wins * (of_high.count(True) - high_wins)
        yield won, lost
        if time.perf_counter() > ends:
            return


class Count(NamedTuple):
    """What came out of a pairing: sums over deals, of results and of their squares and products."""

    nature: str
    deals: int = 0
    won: int = 0
    lost: int = 0
    won_squared: int = 0
    lost_squared: int = 0
    won_lost: int = 0
    seconds: float = 0.0

    def with_deals(self, results: Iterable[tuple[int, int]], seconds: float) -> Count:
        deals, won, lost, squared, other_squared, both = self[1:7]
        for more, less in results:
            deals, won, lost = deals + 1, won + more, lost + less
            squared, other_squared, both = squared + more * more, other_squared + less * less, both + more * less
        return Count(self.nature, deals, won, lost, squared, other_squared, both, round(self.seconds + seconds, 2))

    @property
    def share(self) -> float:
        """Of the decisive results, what the higher level took."""
        return self.won / max(1, self.won + self.lost)

    @property
    def scatter(self) -> float:
        """The squares of what deals differ from the share, added up."""
        p = self.share
        return (1 - p) ** 2 * self.won_squared - 2 * p * (1 - p) * self.won_lost + p * p * self.lost_squared

    def interval(self) -> tuple[float, float]:
        """Where the true share lies (Wilson's interval, by as many independent results as deals scatter like)."""
        results = self.won + self.lost
        if results == 0:
            return 0.0, 1.0
        p = self.share
        size = float(min(results, self.deals))
        if self.deals >= FEW_DEALS and self.scatter > 0:
            size = results * results * p * (1 - p) / self.scatter
        return wilson(p * size, size)

    @property
    def width(self) -> float:
        """Half of the interval."""
        low, high = self.interval()
        return (high - low) / 2
