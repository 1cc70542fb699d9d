"""A search made ready for a game, with what the game knows: its best policy as guide, its eye for a table."""

from __future__ import annotations

from settemari.bots.search import Search, Thinking
from settemari.core.game import Game
from settemari.core.play import Policy
from settemari.core.taste import Taste
from settemari.core.variant import Variant


def searching(
    game: Game, variant: Variant, seats: int, iterations: int = 0, taste: Taste | None = None, seconds: float = 0.0
) -> Search:
    """A search with a budget of iterations, or of seconds, for each choice. It imagines players of its own taste."""
    thinking = Thinking(iterations, seconds, game.judged_after, game.learning)
    guide = guide_of(game, variant, seats, taste)
    return Search(game.setup(seats, variant), guide, game.prospects(variant, seats), thinking)


def guide_of(game: Game, variant: Variant, seats: int, taste: Taste | None = None) -> Policy:
    """The best of the game's own policies, with that taste if it can have one."""
    guide = game.player(variant, seats, taste) if taste is not None else None
    return guide or list(game.policies().values())[-1](variant, seats)
