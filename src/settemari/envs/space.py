"""What agents see and can do at one kind of table: game, number of seats and variant made ready for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from settemari.core.errors import BadSeed, WrongSeats
from settemari.core.game import Game
from settemari.core.offer import Action
from settemari.core.registry import find_game
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.variant import Variant
from settemari.envs.actions import Actions
from settemari.envs.columns import MOST_STEPS, Column, Columns
from settemari.envs.features import Features
from settemari.envs.lens import Lens
from settemari.locales.message import say

MOST_SEED = (1 << 62) - 1


class Space:
    """Observation columns and actions. Both mean the same for every seat, seen from there."""

    def __init__(self, game: str | Game, seats: int = 4, variant: str | Variant | None = None) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.variant = self.game.variant(variant)
        self.setup: Setup = self.game.setup(seats, self.variant)
        self.seats = seats
        columns = Columns(self.game, self.setup)
        self.columns: tuple[Column, ...] = tuple(columns.listed)
        self.lens: Lens = columns.lens()
        self._answers = [self.game.every_answer(self.setup, seat) for seat in range(seats)]
        groups = [self.game.answer_group(step) for step in range(MOST_STEPS)]
        self.actions = Actions(seats, groups, self._answers)

    def __reduce__(self) -> tuple[Callable[[str, int, str], Space], tuple[str, int, str]]:
        """Native objects do not travel: between processes go game, seats and the variant, whole."""
        return space_of, (self.game.id, self.seats, json.dumps(self.variant.tables()))

    def __deepcopy__(self, memo: dict[int, object]) -> Space:
        return self  # nothing in it ever changes

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.columns)

    @property
    def action_count(self) -> int:
        return len(self._answers[0])

    @cached_property
    def action_words(self) -> tuple[Action, ...]:
        """Every action in the words of the notation, as the first seat would say it."""
        return tuple(self.game.action(self.setup, group, code) for group, code in self._answers[0])

    def observe(self, view: View) -> NDArray[np.int32]:
        """What the seat of a view sees."""
        return np.array(self.lens.seen(view), np.int32)

    @cached_property
    def _plan(self) -> Features:
        return Features(self.columns)

    @property
    def features(self) -> tuple[str, ...]:
        """The names of what ``expand`` makes."""
        return self._plan.names

    def expand(self, observations: NDArray[np.int32]) -> NDArray[np.float32]:
        """Rows of observations as a learner wants them: a feature for each category and for each member of a set."""
        return self._plan.expand(observations)

    def mask(self, allowed: Iterable[int]) -> NDArray[np.int8]:
        """1 where an action is allowed."""
        mask = np.zeros(self.action_count, np.int8)
        mask[list(allowed)] = 1
        return mask

    def bounds(self) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """The least and the most that each column may hold."""
        least = np.array([column.least for column in self.columns], np.int32)
        return least, np.array([column.most for column in self.columns], np.int32)

    def check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeats(seat, say("error-observer", last=self.seats - 1))
        return seat


def check_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadSeed(seed)
    return seed


@lru_cache(16)
def space_of(game: str, seats: int, tables: str) -> Space:
    """The space of a variant that is given whole, as JSON."""
    return Space(game, seats, find_game(game).variant_of(json.loads(tables)))
