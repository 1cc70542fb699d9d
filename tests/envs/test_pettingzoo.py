"""PettingZoo's own tests, the leak test, and what ours adds."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from settemari.core.chance import Seeded
from settemari.core.errors import BadAction
from settemari.core.state import State
from settemari.envs.pettingzoo import Observation, TableEnv
from settemari.envs.turns import Turns
from tests.envs.leak import leaks
from tests.envs.tables import Kind, modes
from tests.size import pick

# What its test says of every environment with masks: that their observation is a dict.
pytestmark = [
    pytest.mark.heavy,
    pytest.mark.filterwarnings("ignore:Observation"),
]


@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_it_passes_the_tests_of_pettingzoo(kind: Kind, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv(*kind), num_cycles=pick(20, 1000))
    seed_test(lambda: TableEnv(*kind), num_cycles=pick(20, 500))


@pytest.mark.parametrize("kind", modes(), ids=str)
def test_no_agent_is_told_more_than_its_view(kind: Kind) -> None:
    env = TableEnv(*kind)
    assert leaks(env.space, lambda state, seat: told(env, state, seat), 7, pick(6, 1)) == []


def test_a_planted_leak_is_found() -> None:
    class Peeking(TableEnv):
        def observe(self, agent: str) -> Observation:
            seen = super().observe(agent)
            own = self.possible_agents.index(agent)
            seen["observation"][0] = self._turns.view((own + 1) % 4).pieces((own + 1) % 4)[0]
            return seen

    env = Peeking("maretta")
    assert leaks(env.space, lambda state, seat: told(env, state, seat), 7) != []


def told(env: TableEnv, state: State, seat: int) -> list[int]:
    """All that an agent is given at that table."""
    env.reset(seed=1)
    env._turns = Turns(env.space, state.copy(), Seeded(1))
    seen = env.observe(env.possible_agents[seat])
    return [*seen["observation"], *seen["action_mask"]]


def test_the_winners_share_the_reward() -> None:
    env = TableEnv("maretta")
    env.reset(seed=3)
    total = 0.0
    for _agent in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        total += reward if terminated else 0.0
        env.step(None if terminated else int(np.flatnonzero(seen["action_mask"])[0]))
    assert total == pytest.approx(1)
    assert env.agents == []


def test_what_is_not_allowed_changes_nothing() -> None:
    env = TableEnv("maretta")
    env.reset(seed=3)
    seen, *_ = env.last()
    for action in (None, int(np.flatnonzero(seen["action_mask"] == 0)[0])):
        with pytest.raises(BadAction):
            env.step(action)
    assert np.array_equal(env.last()[0]["observation"], seen["observation"])


def test_without_a_seed_it_is_another_game_each_time() -> None:
    env = TableEnv("maretta")
    shown = set()
    for _ in range(3):
        env.reset()
        shown.add(tuple(env.observe("player_0")["observation"]))
    assert len(shown) == 3
