"""What a lesson can point at: places on the table, by names that whoever draws one gives to its parts.

At any table: ``hand``, ``card rope-3`` (in the learner's hand), ``log``, ``prompt``, ``commit``.

Of Maretta: ``raft pink`` (or minecart), ``stock pink``, ``meter pink``, ``space 7``, ``barrels 7`` (all on that space),
``barrel 2`` (of those to choose from), ``ship``, ``sea``, ``lava``.

Of Arrr!!!: ``row``, ``exploration ghost-ship`` (in the row), ``pirate pink``, ``crew right-hook`` (equipped),
``captain`` (one's own), ``traits``, ``events`` (of the hand), ``coins`` (those one raids), ``stage`` (the action going
on), ``dice``, ``stack``, ``answers`` (the row of orders), ``chest pink``.
"""

from __future__ import annotations

from collections.abc import Sequence

from settemari.core.game import Game
from settemari.core.setup import Setup
from settemari.core.table import ROW, Place, View
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
    "row": NOTHING,
    "exploration": CARD,
    "pirate": SEAT,
    "crew": CARD,
    "captain": NOTHING,
    "traits": NOTHING,
    "events": NOTHING,
    "coins": NOTHING,
    "stage": NOTHING,
    "dice": NOTHING,
    "stack": NOTHING,
    "answers": NOTHING,
    "chest": SEAT,
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
    """Why a card cannot be pointed at: it does not lie where the point says."""
    word, _, card = point.partition(" ")
    if POINTS[word] != CARD:
        return None
    there = [
        game.piece_word(setup, number, kind)
        for number, place in enumerate(setup.layout.places)
        if _is_meant(word, place, view)
        for kind in view.pieces(number)
        if kind >= 0
    ]
    known = [f"'{word} {one}'" for one in dict.fromkeys(there)]
    return None if card in there else say("error-must-be-word", words=known)


def _is_meant(word: str, place: Place, view: View) -> bool:
    """Whether cards lie there that a word points at: the hand of who looks, the row, or anybody's equipped cards."""
    if word == "card":
        return place.form == ROW and place.owner == view.seat
    return place.name == ("seas" if word == "exploration" else "area")
