"""Bots: players that are given a view and answer with a code. What one knows of a game is the game's policy."""

from __future__ import annotations

from settemari.core.chance import Chance, Seeded
from settemari.core.errors import UnknownBot
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant


def bot_names(game: Game) -> list[str]:
    """The bots that play a game, the weakest first."""
    return list(game.policies())


def policy_of(game: Game, name: str, variant: Variant, seats: int) -> Policy:
    """A bot's policy by its name; raises UnknownBot."""
    makers = game.policies()
    if name not in makers:
        raise UnknownBot(name, game.id, bot_names(game))
    return makers[name](variant, seats)


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
