"""Tables for tests in a browser, opened past the pages: most tests are about what comes afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from settemari.core.registry import find_game
from tests.browser.planting import Planting
from tests.browser.visitor import Visitor
from tests.scenario import AnyTable
from tests.size import pick

# Explorations by number of seats: a whole game of some rounds, where the printed one has five.
SHORT = {"2": 7, "3": 11, "4": 15}
NAMES = ("Anna", "Bruno", "Carla", "Dora", "Elio")


class Opener:
    """Opens tables at one server."""

    def __init__(self, plants: Planting) -> None:
        self._plants = plants

    def __call__(
        self,
        *people: Visitor,
        game: str = "maretta",
        seats: int = 3,
        bots: int = 1,
        seed: int = 1,
        scene: AnyTable | None = None,
        deal: bool = True,
        **settings: Any,
    ) -> str:
        """The code of a new table: people sit in order, the first one is the host, and bots of a level take the rest.

        All luck of the game follows from ``seed``. With a ``scene`` (planting.set_up) it begins there, with the names,
        the variant and as many seats as that has. ``settings`` are those of docs/protocol.md. With ``deal`` false
        people sit, and the rest is left to the test.
        """
        names: Sequence[str] = NAMES
        if scene is not None:
            game, seats, names = scene.game.id, len(scene.names), scene.names
            settings = {"tables": scene.variant.tables(), "first": scene.first_seat(), **settings}
        host, *friends = people
        code: str = host.api(
            "POST", "/tables", {"settings": {"game": game, "seats": seats, **settings}, "name": names[0]}
        )["code"]
        for seat, friend in enumerate(friends, start=1):
            wish(friend, code, "sit", name=names[seat], seat=seat)
        if deal:
            for seat, friend in enumerate(friends, start=1):
                wish(friend, code, "ready", seat=seat)
            for seat in range(len(people), seats):
                wish(host, code, "man", seat=seat, level=bots)
            with self._plants.plant(seed, scene):
                wish(host, code, "deal")
        return code


def whole_game(mode: str) -> dict[str, Any]:
    """Settings of a table for a whole game of Arrr!!!: a short one in the small run, the printed one in the full."""
    word = "full" if mode == "arrr" else mode
    short = find_game("arrr").variant_of({"mode": word, "explorations": SHORT})
    return {"game": "arrr", **pick({"tables": short.tables()}, {"variant": mode})}


def wish(who: Visitor, code: str, do: str, **fields: object) -> Any:
    """Something that somebody wants of a table (docs/protocol.md)."""
    return who.api("POST", f"/tables/{code}/do", {"do": do, **fields})
