"""The games for PettingZoo: agents take turns (AEC), with masks of what is allowed."""

from __future__ import annotations

import secrets
from typing import Any, ClassVar

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from settemari.core.chance import Seeded
from settemari.core.errors import BadAction
from settemari.core.game import Game
from settemari.core.table import NO_SEAT
from settemari.core.variant import Variant
from settemari.envs.space import Space, check_seed
from settemari.envs.turns import Turns
from settemari.locales.message import say

Observation = dict[str, Any]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo comes without types
    """One table; the agents are its seats, ``player_0`` and so on.

    An observation is a dict: ``observation``, the numbers of ``space.columns``, and ``action_mask``. It is made from
    the agent's own view. The winners share a reward of 1 at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "settemari_v0", "render_modes": [], "is_parallelizable": False}

    def __init__(self, game: str | Game, seats: int = 4, variant: str | Variant | None = None) -> None:
        super().__init__()
        self.space = Space(game, seats, variant)
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.space.bounds()
        count = self.space.action_count
        self.action_spaces = {agent: gymnasium.spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(low, high, dtype=np.int32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed, any."""
        chance = Seeded(secrets.randbits(62) if seed is None else check_seed(seed))
        self._turns = Turns(self.space, self.space.setup.deal(NO_SEAT, chance, None), chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, also one that is not asked: then nothing is allowed."""
        seat = self._seats[agent]
        allowed = self._turns.allowed() if self._turns.seat == seat else []
        return {
            "observation": self.space.observe(self._turns.view(seat)),
            "action_mask": self.space.mask(allowed),
        }

    def step(self, action: int | None) -> None:
        """The selected agent acts; raises BadAction, and changes nothing, if that is not allowed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in self._turns.allowed():
            raise BadAction(action, say("error-action-not-allowed", number=0))
        self._cumulative_rewards[agent] = 0.0
        self._turns.act(int(action))
        if self._turns.seat is None:
            self.rewards = dict(zip(self.possible_agents, self._turns.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def _select(self) -> None:
        """The agent that is asked; at the end the first one, to be told so."""
        self.agent_selection = self.possible_agents[self._turns.seat or 0]

    def render(self) -> None:
        """There is nothing to look at here: ``settemari play`` draws tables."""

    def close(self) -> None:
        """There is nothing to close."""
