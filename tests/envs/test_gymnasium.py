"""Gymnasium's own check, and an agent among bots."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from settemari.core.errors import UnknownBot, WrongNumber, WrongSeats
from settemari.envs.gymnasium import SeatEnv
from tests.envs.tables import Kind, modes
from tests.size import pick


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.filterwarnings("ignore:.*alternative render modes")
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_it_passes_the_check_of_gymnasium(kind: Kind) -> None:
    check_env(SeatEnv(*kind))


def play(env: SeatEnv, seed: int) -> tuple[list[tuple[int, ...]], float]:
    """A game with the first action that is allowed: what was seen, and what came of it."""
    seen, info = env.reset(seed=seed)
    shown, ended, reward = [], False, 0.0
    while not ended:
        shown.append(tuple(seen.tolist()))
        seen, reward, ended, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    return shown, reward


@pytest.mark.compiled_too
def test_a_seed_gives_the_same_game_bots_and_all() -> None:
    env = SeatEnv("maretta", bots=["greedy", "random", "greedy"])
    assert play(env, 4) == play(env, 4)
    assert play(env, 4) != play(env, 5)


def test_the_seat_is_another_each_time_or_the_one_that_was_asked_for() -> None:
    env, fixed = SeatEnv("maretta"), SeatEnv("maretta", seat=2)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(5)} == {2}


def test_somebody_wins_now_and_then_and_nobody_gets_more_than_one() -> None:
    env = SeatEnv("maretta")
    rewards = [play(env, seed)[1] for seed in range(pick(30, 300))]
    assert 0 < sum(rewards) < len(rewards)
    assert 0 <= min(rewards) <= max(rewards) <= 1


def test_what_is_not_allowed_is_refused() -> None:
    env = SeatEnv("arrr")
    seen, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    again, reward, ended, truncated, told = env.step(wrong)
    assert (reward, ended, truncated, told["refused"]) == (0.0, False, False, True)
    assert np.array_equal(seen, again)
    assert np.array_equal(told["action_mask"], env.action_masks())


def test_after_the_end_everything_is_refused() -> None:
    env = SeatEnv("maretta")
    play(env, 1)
    _, reward, ended, _, info = env.step(np.int64(0))
    assert (reward, ended, info["refused"]) == (0.0, True, True)


def test_what_makes_no_table_is_refused() -> None:
    with pytest.raises(UnknownBot):
        SeatEnv("maretta", bots="nobody")
    with pytest.raises(WrongNumber):
        SeatEnv("maretta", bots=["random", "random"])
    with pytest.raises(WrongSeats):
        SeatEnv("maretta", seat=4)
