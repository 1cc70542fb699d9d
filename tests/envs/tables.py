"""The tables that the environments are tried on: every game and mode, and variants that ask in other ways."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ENDING, NO_SEAT
from settemari.envs.space import Space


class Kind(NamedTuple):
    game: str
    seats: int
    variant: str | None = None

    def space(self) -> Space:
        return Space(self.game, self.seats, self.variant)

    def __str__(self) -> str:
        return f"{self.variant or self.game}-{self.seats}"


def modes() -> list[Kind]:
    """Every game, and every variant that comes with it."""
    from settemari import find_game

    kinds = [
        Kind("maretta", 3),
        Kind("maretta", 5),
        Kind("vulcano", 5),
        Kind("arrr", 2),
        Kind("arrr", 3),
        Kind("skiff", 3),
    ]
    for game in ("maretta", "vulcano", "arrr"):
        kinds += [Kind(game, 4, name) for name in find_game(game).variant_names()]
    return kinds


def states(space: Space, seed: int) -> Iterator[State]:
    """Every question of a random game, and its end."""
    chance = Seeded(seed)
    state = space.setup.deal(NO_SEAT, chance, None)
    options = Options()
    yield state
    while not state.cell(ENDING):
        answers = {}
        for seat in range(space.seats):
            if state.asks(seat):
                state.legal(seat, options)
                answers[seat] = options.listed()[chance.below(options.count)]
        state.resolve(answers_from(answers, space.seats), chance)
        yield state
