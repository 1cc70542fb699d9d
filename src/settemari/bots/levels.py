"""Five bots with a name and a character each, from the easiest to the hardest: ``bot:1`` to ``bot:5``.

The first three are the game's greedy player with a taste of its own and a whim now and then; the others search, and
imagine players of their taste. What they are like stands in the area ``bots`` of the catalogues, how strong they are
in ``ratings.json``, which ``make ratings`` writes.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from settemari.core.errors import UnknownBot
from settemari.core.game import Game
from settemari.core.play import Policy
from settemari.core.taste import Taste
from settemari.core.variant import Variant

ANY = ""  # a game that is not named
# Raised by every change of policies or search that makes a level play otherwise: its ratings are measured anew then.
PLAYING_NUMBER = 1
RATINGS = Path(__file__).with_name("ratings.json")


class Level(NamedTuple):
    """A bot: its name, what it is fond of (core/taste.py), and by game how often it strays and how far it looks."""

    number: int
    name: str  # at the table; in small letters it is the key of its texts
    taking: int
    dread: int
    spite: int
    whims: Mapping[str, int]
    iterations: Mapping[str, int]  # of the search; 0: none

    @property
    def bot(self) -> str:
        """As it is written in ``--bots``, and after ``bot:``."""
        return str(self.number)

    def taste(self, game: str) -> Taste:
        return Taste(self.taking, self.dread, self.spite, self.whim(game))

    def whim(self, game: str) -> int:
        return self.whims.get(game, self.whims[ANY])

    def looks(self, game: str) -> int:
        """How many iterations it searches."""
        return self.iterations.get(game, self.iterations[ANY])

    def definition(self, game: str) -> list[int]:
        """All that makes it play as it does, apart from the programs."""
        return [self.taking, self.dread, self.spite, self.whim(game), self.looks(game), PLAYING_NUMBER]


NEVER: Mapping[str, int] = {ANY: 0}
LEVELS = (
    # Everybody's friend: takes nothing, grudges nobody anything.
    Level(1, "Spuma", 20, 100, 20, {ANY: 35, "arrr": 45}, NEVER),
    # Bets on everything and fears nothing.
    Level(2, "Zecchino", 100, 40, 80, {ANY: 15, "arrr": 20}, NEVER),
    # Takes whatever is not nailed down.
    Level(3, "Manolesta", 130, 100, 100, NEVER, NEVER),
    # Would rather see the leader sink than arrive.
    Level(4, "Rancura", 100, 100, 130, NEVER, {ANY: 200}),
    # Weighs everything, and nothing twice.
    Level(5, "Abissa", 100, 100, 100, NEVER, {ANY: 1000}),
)


def has_levels(game: Game) -> bool:
    """Levels are made of a greedy player; a game without one has none."""
    return "greedy" in game.policies()


def level_of(bot: str) -> Level | None:
    """The level that is written so, if it is one."""
    return next((level for level in LEVELS if level.bot == bot), None)


def level_policy(game: Game, level: Level, variant: Variant, seats: int) -> Policy:
    """A level ready to play."""
    taste = level.taste(game.id)
    if level.looks(game.id):
        from settemari.bots.searching import searching

        return searching(game, variant, seats, level.looks(game.id), taste)
    policy = game.player(variant, seats, taste)
    if policy is None:
        raise UnknownBot(level.bot, game.id, list(game.policies()))
    return policy


def known_ratings() -> dict[str, dict[int, tuple[int, int]]]:
    """What was measured, by variant and number of seats (``gallows 3``) and by level: points, and how sure they are."""
    read = json.loads(RATINGS.read_text("utf-8"))
    return {
        table: {int(level): (points, margin) for level, (points, margin) in rated.items()}
        for table, rated in read.items()
    }
