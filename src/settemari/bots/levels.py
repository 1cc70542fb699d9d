"""Five bots with a name and a character each, from the easiest to the hardest: ``bot:1`` to ``bot:5``.

The first three are the game's greedy player with a taste of its own and whims, the fewer the higher the level; the
others search, and imagine players of their taste. What they are like stands in the area ``bots`` of the catalogues, how
strong they are in ``ratings.json``, which ``make ratings`` writes.
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
PLAYING_NUMBER = 2
RATINGS = Path(__file__).with_name("ratings.json")


class Leaning(NamedTuple):
    """A taste as plain numbers (core/taste.py says what they mean)."""

    taking: int = 100
    dread: int = 100
    spite: int = 100
    whim: int = 0


class Level(NamedTuple):
    """A bot: its name, and by game what it is fond of, how often it strays, and how far it looks."""

    number: int
    name: str  # at the table; in small letters it is the key of its texts
    leanings: Mapping[str, Leaning]
    iterations: Mapping[str, int]  # of the search; 0: none

    @property
    def bot(self) -> str:
        """As it is written in ``--bots``, and after ``bot:``."""
        return str(self.number)

    def leaning(self, game: str) -> Leaning:
        return self.leanings.get(game, self.leanings[ANY])

    def looks(self, game: str) -> int:
        """How many iterations it searches."""
        return self.iterations.get(game, self.iterations[ANY])

    def definition(self, game: str) -> list[int]:
        """All that makes it play as it does, apart from the programs."""
        return [*self.leaning(game), self.looks(game), PLAYING_NUMBER]


# Whims and iterations are set so that levels stand apart at every table: an answer without a thought costs less in
# Maretta than in Arrr!!!, where a thief also pays for every duel that is lost. Where luck decides much, five levels
# need all the room there is between no thought at all and the best that is known.
AT_ONCE: Mapping[str, int] = {ANY: 0}
LEVELS = (
    # Everybody's friend: takes nothing, grudges nobody anything.
    Level(
        1,
        "Spuma",
        {ANY: Leaning(20, 100, 20, 86), "vulcano": Leaning(20, 100, 20, 64), "arrr": Leaning(20, 100, 20, 46)},
        AT_ONCE,
    ),
    # Bets on everything and fears nothing.
    Level(
        2,
        "Zecchino",
        {ANY: Leaning(100, 20, 80, 53), "vulcano": Leaning(100, 20, 80, 38), "arrr": Leaning(100, 20, 80, 24)},
        AT_ONCE,
    ),
    # Takes whatever is not nailed down.
    Level(
        3,
        "Manolesta",
        {ANY: Leaning(160, 70, whim=17), "vulcano": Leaning(160, 70, whim=11), "arrr": Leaning(110, 70, whim=5)},
        AT_ONCE,
    ),
    # Would rather see the leader sink than arrive.
    Level(4, "Rancura", {ANY: Leaning(spite=150)}, {ANY: 12, "vulcano": 48, "arrr": 28}),
    # Weighs everything, and nothing twice. Four times as many iterations brought nothing that could be measured.
    Level(5, "Abissa", {ANY: Leaning()}, {ANY: 1500, "arrr": 300}),
)


def has_levels(game: Game) -> bool:
    """Levels are made of a greedy player; a game without one has none."""
    return "greedy" in game.policies()


def level_of(bot: str) -> Level | None:
    """The level that is written so, if it is one."""
    return next((level for level in LEVELS if level.bot == bot), None)


def level_policy(game: Game, level: Level, variant: Variant, seats: int, effort: float = 1.0) -> Policy:
    """A level ready to play. Where time is short, it searches with that share of its iterations, at least one.

    With no effort at all it does not search: it answers as the players of its taste whom it would imagine.
    """
    taste = Taste(*level.leaning(game.id))
    looks = level.looks(game.id)
    if looks:
        from settemari.bots.searching import guide_of, searching

        if effort == 0:
            return guide_of(game, variant, seats, taste)
        return searching(game, variant, seats, max(1, round(looks * effort)), taste)
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
