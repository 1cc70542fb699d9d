"""The board of the scenario tests: what the booklet shows only in pictures, fixed for them.

The defaults of these fields are settled by measuring (docs/box-balance.md) and may be settled again; a test that says
who lands where is about a rule, and goes on saying it.
"""

from __future__ import annotations

from collections.abc import Mapping

from settemari.core.game import Game
from settemari.core.variant import Variant, flatten

BOARD: Mapping[str, object] = {
    "path.last": 24,
    "path.barrel_spaces": [3, 6, 9, 11, 14, 17, 20, 22],
    "path.dividers": [8, 16],
    "deck.values": [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
}


def on_the_board(game: Game, changes: Mapping[str, object] | None = None) -> Variant:
    """The default variant of either side on this board, with some fields changed."""
    return game.variant_of({"name": game.variant().name, **BOARD, **dict(flatten(changes or {}))})
