"""Bots: players that are given a view and answer with a code. What one knows of a game is the game's policy."""

from __future__ import annotations

import re

from settemari.bots.levels import LEVELS, has_levels, level_of, level_policy
from settemari.core.chance import Chance, Seeded
from settemari.core.errors import UnknownBot
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant

SEARCH = "search"
USUAL_ITERATIONS = 1000
BUDGET = re.compile(rf"{SEARCH}(?::(?P<iterations>[1-9][0-9]{{0,7}})|:(?P<seconds>[0-9]{{1,3}}(?:\.[0-9]{{1,3}})?)s)?")
EXEC = "exec:"  # before the command of a program that takes a seat; see external


def bot_names(game: Game) -> list[str]:
    """The bots that play a game: its own, the weakest first, then the search and the levels."""
    return [*game.policies(), SEARCH, *(level.bot for level in LEVELS if has_levels(game))]


def check_bot(game: Game, name: str) -> None:
    """Whether there is such a bot; raises UnknownBot."""
    if name not in bot_names(game) and not BUDGET.fullmatch(name):
        raise UnknownBot(name, game.id, bot_names(game))


def policy_of(game: Game, name: str, variant: Variant, seats: int) -> Policy:
    """A bot's policy by its name; raises UnknownBot. A search may name its budget: ``search:1000``, ``search:0.5s``."""
    check_bot(game, name)
    level = level_of(name)
    if level is not None:
        return level_policy(game, level, variant, seats)
    budget = BUDGET.fullmatch(name)
    if budget is None:
        return game.policies()[name](variant, seats)
    from settemari.bots.searching import searching

    if budget["seconds"]:
        return searching(game, variant, seats, seconds=float(budget["seconds"]))
    return searching(game, variant, seats, int(budget["iterations"] or USUAL_ITERATIONS))


class Bot:
    """A policy in a seat. It is given the seat's view and nothing else; its luck is its own, not the table's."""

    def __init__(self, setup: Setup, policy: Policy, luck: Chance) -> None:
        self._setup = setup
        self._policy = policy
        self._luck = luck
        self._options = Options()

    def choose(self, view: View) -> int:
        """The code of its answer to what its seat is asked."""
        # What may be answered follows from the view alone, so any deal that fits it tells.
        self._setup.redeal(view, Seeded(1)).legal(view.seat, self._options)
        return int(self._policy.choose(view, self._options, self._luck))
