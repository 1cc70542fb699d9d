"""What a lesson can point at: places on the table, by names that whoever draws one gives to its parts.

``hand``, ``card rope-3`` (in the learner's hand), ``raft pink`` (or minecart), ``stock pink``, ``meter pink``,
``space 7``, ``barrels 7`` (all on that space), ``barrel 2`` (of those to choose from), ``ship``, ``sea``, ``lava``,
``log``, ``prompt``, ``commit``.
"""

from __future__ import annotations

from collections.abc import Sequence

from settemari.core.game import Game
from settemari.core.setup import Setup
from settemari.core.table import ROW, View
from settemari.locales.message import Message, say

NOTHING, CARD, SEAT, NUMBER = "", "CARD", "SEAT", "NUMBER"  # what may follow
POINTS = {
    "hand": NOTHING,
    "card": CARD,
    "raft": SEAT,
    "stock": SEAT,
    "meter": SEAT,
    "space": NUMBER,
    "barrels": NUMBER,
    "barrel": NUMBER,
    "ship": NOTHING,
    "sea": NOTHING,
    "lava": NOTHING,
    "log": NOTHING,
    "prompt": NOTHING,
    "commit": NOTHING,
}


def what_is_wrong(point: str, seats: Sequence[str]) -> Message | None:
    """Why that is no place on a table; None: it is one, if the card is there."""
    word, _, rest = point.partition(" ")
    wanted = POINTS.get(word)
    right = {
        None: False,
        NOTHING: not rest,
        CARD: bool(rest),
        SEAT: rest in seats,
        NUMBER: rest.isascii() and rest.isdecimal(),
    }
    if right[wanted]:
        return None
    known = [f"'{name} {what}'" if what else f"'{name}'" for name, what in POINTS.items()]
    return say("error-must-be-word", words=known)


def missing_card(point: str, game: Game, setup: Setup, view: View) -> Message | None:
    """Why a card cannot be pointed at: the view's seat does not hold it."""
    word, _, card = point.partition(" ")
    if word != "card":
        return None
    held = [
        game.piece_word(setup, number, kind)
        for number, place in enumerate(setup.layout.places)
        if place.form == ROW and place.owner == view.seat
        for kind in view.pieces(number)
    ]
    return None if card in held else say("error-must-be-word", words=[f"'card {one}'" for one in dict.fromkeys(held)])
