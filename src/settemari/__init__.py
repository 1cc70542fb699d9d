"""Sette Mari: the digital table for two Italian games of the sea.

>>> import settemari
>>> match = settemari.deal("maretta", seats=4, seed=7)
>>> while question := match.question():              # None at the end
...     for seat in question.seats:
...         _ = question.answer(seat, question.offer(seat).playable[0])
>>> match.outcome is not None
True
"""

from __future__ import annotations

from pathlib import Path

from settemari.core.match import Match
from settemari.core.registry import find_game, known_games, register
from settemari.core.variant import Variant

__version__ = "0.1.0"
__all__ = ["Match", "deal", "find_game", "known_games"]

register("maretta", "settemari.games.maretta.game:ESCAPE")
register("vulcano", "settemari.games.maretta.game:VOLCANO")
register("arrr", "settemari.games.arrr.game:ARRR")


def deal(
    game: str,
    seats: int,
    *,
    variant: str | Path | Variant | None = None,
    seed: int | bytes | None = None,
    first: int | None = None,
) -> Match:
    """Deal a new game.

    ``variant`` is a shipped one by name, a file, or a ``Variant``. Without a ``seed`` the cards come from 256 secret
    random bits; a number makes a practice game that can be dealt again. ``first`` seats the first player.
    """
    found = find_game(game)
    return Match(found, seats, found.variant(variant), seed, first)
