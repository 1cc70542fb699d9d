"""Many games at once: the same games as one by one, with what agents are shown of them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from settemari.core.chance import Seeded
from settemari.core.errors import BadAction, BadSeed, UnknownBot, WrongNumber, WrongSeats
from settemari.core.table import NO_SEAT
from settemari.envs import stepping
from settemari.envs.batch import BatchEnv
from settemari.envs.turns import Turns
from tests.envs.tables import Kind, modes
from tests.size import pick


class Slow:
    """One game of a batch, played as slowly and plainly as can be."""

    def __init__(self, env: BatchEnv, seed: int) -> None:
        self.space = env.space
        chance = Seeded(seed)
        self.turns = Turns(self.space, self.space.setup.deal(NO_SEAT, chance, None), chance)

    def check(self, env: BatchEnv, game: int) -> None:
        seat = self.turns.seat
        assert seat is not None
        assert seat == env.asked[game]
        assert np.array_equal(env.observations[game], self.space.observe(self.turns.view(seat)))
        allowed = self.turns.allowed()
        assert np.array_equal(env.masks[game], self.space.mask(allowed))
        assert env.legal[game, : env.counts[game]].tolist() == allowed


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_a_batch_plays_the_same_games_as_one_table_after_the_other(kind: Kind) -> None:
    n = 3
    env = BatchEnv(kind.game, n, kind.seats, kind.variant, seed=11)
    slow = [Slow(env, 11 + game) for game in range(n)]
    generator = np.random.default_rng(4)
    next_seed = 11 + n
    for _ in range(pick(150, 3000)):
        for game in range(n):
            slow[game].check(env, game)
        actions = env.random_actions(generator)
        env.step(actions)
        for game in range(n):
            turns = slow[game].turns
            turns.act(int(actions[game]))
            assert env.ended[game] == (turns.seat is None)
            assert env.rewards[game].tolist() == turns.rewards()
            if turns.seat is None:
                slow[game] = Slow(env, next_seed)
                next_seed += 1


def test_masks_are_complete_where_there_is_no_room_for_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stepping, "ROOM", 3)
    env = BatchEnv("maretta", 1, seed=11)
    slow = Slow(env, 11)
    for _ in range(30):
        allowed = slow.turns.allowed()
        assert np.array_equal(env.masks[0], env.space.mask(allowed))
        assert env.legal[0, : env.counts[0]].tolist() == allowed[:3]
        env.step([allowed[-1]])
        slow.turns.act(allowed[-1])


@pytest.mark.compiled_too
def test_arrays_are_the_engines_own_memory() -> None:
    env = BatchEnv("maretta", 4)
    arrays: list[NDArray[Any]] = [env.observations, env.masks, env.legal, env.counts, env.asked, env.rewards, env.ended]
    pointers = [array.ctypes.data for array in arrays]
    before = env.observations.copy()
    for _ in range(20):
        env.step_randomly()
    assert [array.ctypes.data for array in arrays] == pointers
    assert not np.array_equal(before, env.observations)
    assert all(not array.flags.owndata for array in arrays)
    memory: Any = env._stepper.observations
    assert np.shares_memory(env.observations, np.frombuffer(memory, np.int32))


@pytest.mark.compiled_too
@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_the_same_seed_gives_the_same_games(game: str) -> None:
    one, two, other = BatchEnv(game, 8, seed=5), BatchEnv(game, 8, seed=5), BatchEnv(game, 8, seed=6)
    for _ in range(30):
        for env in (one, two, other):
            env.step_randomly()
    assert np.array_equal(one.observations, two.observations)
    assert not np.array_equal(one.observations, other.observations)


@pytest.mark.compiled_too
def test_what_is_chosen_at_the_same_time_is_hidden_from_the_others() -> None:
    """Everybody picks a card: whatever the first three pick, the fourth sees the same."""
    shown = []
    for choice in (0, -1):
        env = BatchEnv("maretta", 1, seed=3)
        for seat in range(3):
            assert env.asked[0] == seat
            env.step(env.legal[:, : env.counts[0]][:, choice])
        shown.append(env.observations.copy())
    assert np.array_equal(shown[0], shown[1])


@pytest.mark.compiled_too
@pytest.mark.parametrize("game", ["maretta", "arrr"])
def test_bots_take_the_other_seats(game: str) -> None:
    env = BatchEnv(game, 4, seed=2, bots="greedy")
    ended, won = 0, 0.0
    while ended < pick(8, 400):
        assert env.asked.tolist() == [0, 1, 2, 3]
        env.step_randomly()
        ended += int(env.ended.sum())
        won += float(env.rewards[np.arange(4), env.agent_seats].sum())
    assert won / ended < 0.2  # three greedy ones leave a random agent less than its share


@pytest.mark.compiled_too
def test_rewards_are_shared_and_only_given_once() -> None:
    env = BatchEnv("maretta", 16, seed=1)
    ended = 0
    while ended < 60:
        env.step_randomly()
        ended += int(env.ended.sum())
        assert np.allclose(env.rewards.sum(axis=1), env.ended)


@pytest.mark.compiled_too
def test_an_action_that_is_not_allowed_changes_nothing() -> None:
    env = BatchEnv("maretta", 3, seed=1)
    before = env.observations.copy()
    actions = env.legal[:, 0].copy()
    for wrong in (-1, env.space.action_count, int(np.flatnonzero(env.masks[2] == 0)[0])):
        actions[2] = wrong
        with pytest.raises(BadAction, match="game 2"):
            env.step(actions)
    assert np.array_equal(before, env.observations)
    for shape in ([0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0]):
        with pytest.raises(WrongNumber, match="3 games"):
            env.step(shape)


def test_what_makes_no_batch_is_refused() -> None:
    with pytest.raises(WrongNumber):
        BatchEnv("maretta", 0)
    with pytest.raises(BadSeed):
        BatchEnv("maretta", 1, seed=-1)
    with pytest.raises(WrongSeats):
        BatchEnv("maretta", 1, seats=7)
    with pytest.raises(UnknownBot):
        BatchEnv("maretta", 1, bots="nobody")
    with pytest.raises(WrongNumber):
        BatchEnv("maretta", 1, bots=["random"])
