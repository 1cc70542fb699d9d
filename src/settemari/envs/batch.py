"""Many games at once for a learner: numpy arrays that the compiled engine fills in place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from settemari.bots import policy_of
from settemari.core.errors import BadAction, WrongNumber
from settemari.core.game import Game
from settemari.core.variant import Variant
from settemari.envs.space import Space, check_seed
from settemari.envs.stepping import Stepper
from settemari.locales.message import say

MOST_GAMES = 1 << 20


class BatchEnv:
    """``n`` games of one kind, a decision in each at a time.

    The arrays are views of what the engine writes, and read-only: they change with every step, so copy what you keep.

    - ``observations`` (n, width): what the seat that decides sees; ``space.columns`` says what each number means
    - ``masks`` (n, actions): 1 where an action is allowed; ``space.action_words`` says what each one means
    - ``legal`` (n, 128 or fewer): the same as numbers, the first ``counts[i]`` of each row, as far as there is room
    - ``asked`` (n,): the seat that decides
    - ``rewards`` (n, seats), ``ended`` (n,): of the games that have ended with this step; a new one follows at once
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        seats: int = 4,
        variant: str | Variant | None = None,
        seed: int = 0,
        bots: Sequence[str] | str | None = None,
    ) -> None:
        """``bots``: names for the seats after the agent's, or one name for all of them. Then the agent has one seat in
        each game, ``agent_seats``, and is asked for no other. Without bots it decides for everybody.
        """
        if type(n) is not int or not 1 <= n <= MOST_GAMES:
            raise WrongNumber(n, say("error-must-be-number", low=1, high=MOST_GAMES))
        self.space = Space(game, seats, variant)
        self.n = n
        names = [] if bots is None else [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if bots is not None and len(names) != seats - 1:
            raise WrongNumber(len(names), say("error-bots-for-seats", seats=seats - 1))
        policies = [policy_of(self.space.game, name, self.space.variant, seats) for name in names]
        self.agent_seats = np.arange(n) % seats if policies else None
        self._stepper = Stepper(self.space.setup, self.space.lens, self.space.actions, n, check_seed(seed), policies)
        stepper, width, count = self._stepper, self.space.width, self.space.action_count
        self.observations: NDArray[np.int32] = _array(stepper.observations, np.int32, n, width)
        self.masks: NDArray[np.uint8] = _array(stepper.masks, np.uint8, n, count)
        self.legal: NDArray[np.int32] = _array(stepper.legal, np.int32, n, int(stepper.room))
        self.counts: NDArray[np.int32] = _array(stepper.counts, np.int32, n)
        self.asked: NDArray[np.int32] = _array(stepper.asked, np.int32, n)
        self.rewards: NDArray[np.float64] = _array(stepper.rewards, np.float64, n, seats)
        self.ended: NDArray[np.uint8] = _array(stepper.ended, np.uint8, n)

    def step(self, actions: ArrayLike) -> None:
        """Take an action in every game; raises BadAction, and changes nothing, if one of them is not allowed."""
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise WrongNumber(given.size, say("error-actions-for-games", games=self.n))
        wrong = int(self._stepper.decide(given.tolist()))
        if wrong >= 0:
            raise BadAction(int(given[wrong]), say("error-action-not-allowed", number=wrong))
        self._stepper.step()

    def step_randomly(self) -> None:
        """Take a random action in every game, each that is allowed equally likely."""
        self._stepper.choose_randomly()
        self._stepper.step()

    def random_actions(self, generator: np.random.Generator) -> NDArray[np.int32]:
        """An allowed action for every game, each equally likely."""
        chosen = (generator.random(self.n) * self.counts).astype(np.int64)
        picked: NDArray[np.int32] = self.legal[np.arange(self.n), chosen]
        return picked


def _array(vector: Any, dtype: Any, *shape: int) -> NDArray[Any]:
    """The engine's own vector as an array: nothing is copied, now or later."""
    array = np.frombuffer(vector, dtype).reshape(shape)
    array.flags.writeable = False
    return array
