"""The games for Gymnasium: one agent, and bots at the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from settemari.bots import Bot, policy_of
from settemari.core.chance import Seeded
from settemari.core.errors import WrongNumber
from settemari.core.game import Game
from settemari.core.table import NO_SEAT
from settemari.core.variant import Variant
from settemari.envs.space import Space
from settemari.envs.turns import Turns
from settemari.locales.message import say


class SeatEnv(gymnasium.Env[NDArray[np.int32], np.int64]):
    """One seat of a table. What it may do is in ``info["action_mask"]`` and ``action_masks()``.

    An action that is not allowed is refused: nothing changes, and ``info["refused"]`` says so.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int = 4,
        variant: str | Variant | None = None,
        bots: Sequence[str] | str = "random",
        seat: int | None = None,
    ) -> None:
        """``bots``: names for the seats after the agent's, or one name for all. ``seat``: without one, another each
        time.
        """
        self.metadata = {"render_modes": []}
        self.space = Space(game, seats, variant)
        names = [bots] * (seats - 1) if isinstance(bots, str) else list(bots)
        if len(names) != seats - 1:
            raise WrongNumber(len(names), say("error-bots-for-seats", seats=seats - 1))
        self._policies = [policy_of(self.space.game, name, self.space.variant, seats) for name in names]
        self._chosen = None if seat is None else self.space.check_seat(seat)
        low, high = self.space.bounds()
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.int32)
        self.action_space = gymnasium.spaces.Discrete(self.space.action_count)
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int32], dict[str, Any]]:
        super().reset(seed=seed)
        table_seed, luck_seed = (int(number) for number in self.np_random.integers(0, 1 << 62, 2))
        self.seat = int(self.np_random.integers(self.space.seats)) if self._chosen is None else self._chosen
        luck = Seeded(luck_seed)
        self._bots = {
            (self.seat + turn) % self.space.seats: Bot(self.space.setup, policy, luck)
            for turn, policy in enumerate(self._policies, 1)
        }
        chance = Seeded(table_seed)
        self._turns = Turns(self.space, self.space.setup.deal(NO_SEAT, chance, None), chance)
        self._let_bots_play()
        return self._observation(), self._info(refused=False)

    def step(self, action: np.int64) -> tuple[NDArray[np.int32], float, bool, bool, dict[str, Any]]:
        refused = self._turns.seat is None or int(action) not in self._turns.allowed()
        if not refused:
            self._turns.act(int(action))
            self._let_bots_play()
        reward = 0.0 if refused else self._turns.rewards()[self.seat]
        return self._observation(), reward, self._turns.seat is None, False, self._info(refused)

    def action_masks(self) -> NDArray[np.int8]:
        """1 where an action is allowed."""
        return self.space.mask(self._turns.allowed())

    def _let_bots_play(self) -> None:
        turns = self._turns
        while turns.seat is not None and turns.seat != self.seat:
            turns.answer(self._bots[turns.seat].choose(turns.view(turns.seat)))

    def _observation(self) -> NDArray[np.int32]:
        return self.space.observe(self._turns.view(self.seat))

    def _info(self, refused: bool) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "refused": refused, "seat": self.seat}
