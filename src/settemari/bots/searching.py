"""A search made ready for a game, with what the game knows: its best policy as guide, its eye for a table."""

from __future__ import annotations

from settemari.bots.search import Search, Thinking
from settemari.core.game import Game
from settemari.core.play import Policy
from settemari.core.variant import Variant


def guide_of(game: Game, variant: Variant, seats: int) -> Policy:
    """The best of the game's own policies."""
    return list(game.policies().values())[-1](variant, seats)


def searching(
    game: Game, variant: Variant, seats: int, iterations: int = 0, seconds: float = 0.0, guide: Policy | None = None
) -> Search:
    """A search with a budget of iterations, or of seconds for each choice."""
    thinking = Thinking(iterations, seconds, game.judged_after, game.learning)
    guide = guide or guide_of(game, variant, seats)
    return Search(game.setup(seats, variant), guide, game.prospects(variant, seats), thinking)
