"""Skiff as the laws see it."""

from __future__ import annotations

from skiff import rules as r
from skiff.game import SKIFF, SkiffGame
from tests.laws.trial import Pool, Trial


def skiff(variant: str | None = None, game: SkiffGame = SKIFF) -> Trial:
    chosen = game.variant(variant)
    oars = dict.fromkeys(range(1, chosen.number("cards.oars") + 1), 1)
    pieces = {r.ANCHOR: chosen.number("cards.anchors"), **oars}
    return Trial(game, r.SEATS, chosen, [Pool(tuple(range(r.DECK + 1)), pieces, {r.DECK: 0})])
