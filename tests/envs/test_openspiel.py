"""OpenSpiel's own test, its own algorithms, and dealing anew what a player cannot see."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from open_spiel.python.bots import uniform_random

from settemari.core.chance import Seeded
from settemari.core.table import NO_SEAT
from settemari.envs.moves import Moves
from settemari.envs.openspiel import SpielState
from settemari.envs.space import Space
from tests.envs.tables import Kind, modes
from tests.size import pick

SKIFF = "settemari(game=skiff,players=3)"
MARETTA = "settemari(game=maretta,players=3)"


def load(kind: Kind) -> Any:
    variant = f",variant={kind.variant}" if kind.variant else ""
    return pyspiel.load_game(f"settemari(game={kind.game},players={kind.seats}{variant})")


def walk(game: Any, seed: int) -> Iterator[Any]:
    """Every decision of a random game, and its end."""
    generator = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(generator.integers(len(state.chance_outcomes()))))
        else:
            yield state
            state.apply_action(int(generator.choice(state.legal_actions())))
    yield state


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_it_passes_the_simulation_test_of_openspiel(kind: Kind) -> None:
    pyspiel.random_sim_test(
        load(kind), num_sims=pick(1, 5), serialize=kind.game == "skiff" or pick(0, 1) == 1, verbose=False
    )


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_dealt_anew_it_is_the_same_for_the_player(kind: Kind) -> None:
    """Same knowledge, same choices, same one to move; and what the player cannot see does change."""
    generator = np.random.RandomState(3)
    changed = 0
    for number, state in enumerate(walk(load(kind), 5)):
        if state.is_terminal() or number % pick(4, 1):
            continue
        for player in range(kind.seats):
            other = state.resample_from_infostate(player, generator.uniform)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert np.array_equal(other.observation_tensor(player), state.observation_tensor(player))
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            rest = [each for each in range(kind.seats) if each != player]
            changed += any(other.observation_string(each) != state.observation_string(each) for each in rest)
    assert changed > 0


def test_a_player_who_has_answered_keeps_that_answer() -> None:
    """All pick at once: dealt anew for somebody who has picked, the pick stays, and comes to light as it was."""
    game = pyspiel.load_game(MARETTA)
    state = next(walk(game, 1))
    picked = state.legal_actions()[1]
    before = state.information_state_string(0)
    state.apply_action(picked)
    assert state.current_player() == 1
    assert state.information_state_string(0) != before
    for seed in range(10):
        other = state.resample_from_infostate(0, np.random.RandomState(seed).uniform)
        assert other.moves._given[0] == state.moves._given[0]
        assert other.information_state_string(0) == state.information_state_string(0)
        while other.current_player() in (1, 2):
            other.apply_action(other.legal_actions()[0])
        space = other.moves.space
        assert other.moves.view(0).slot_at(10, 0) == space.actions.code_of(0, picked)  # SLOT1, face up


def test_nobody_is_shown_what_others_choose_at_the_same_time() -> None:
    game = pyspiel.load_game("settemari(game=maretta,players=3)")
    known = set()
    for choice in (0, -1):
        state = next(walk(game, 1))
        state.apply_action(state.legal_actions()[choice])
        known.add((state.information_state_string(1), state.observation_string(1), str(state)))
    assert len(known) == 1


def test_a_player_forgets_nothing() -> None:
    """Of two decisions of the same player, the later knowledge begins with the earlier one."""
    last = dict.fromkeys(range(3), "")
    for state in walk(pyspiel.load_game(SKIFF), 2):
        for player in range(3):
            known = state.information_state_string(player)
            assert known.startswith(last[player])
            last[player] = known


def test_information_sets_hold_states_with_the_same_actions() -> None:
    """Over many games of skiff, whoever knows the same may do the same."""
    allowed: dict[tuple[int, str], list[int]] = {}
    met = 0
    for seed in range(pick(60, 2000)):
        for state in walk(pyspiel.load_game(SKIFF), seed):
            if not state.is_terminal():
                player = state.current_player()
                key = (player, state.information_state_string(player))
                met += key in allowed
                assert allowed.setdefault(key, state.legal_actions()) == state.legal_actions()
    assert met > 0


def test_chance_nodes_make_the_same_luck_as_the_engine() -> None:
    """The luck of a seed, one number at a time: the same table as when the engine draws by itself."""
    space = Space("maretta", 3)
    chance = Seeded(9)
    moves = Moves(space)
    nodes = 0
    while moves.bound:
        moves.happen(int(chance.below(moves.bound)))
        nodes += 1
    plain = space.setup.deal(NO_SEAT, Seeded(9), None)
    for seat in range(3):
        assert moves.view(seat).same_as(plain.view(seat))
    assert nodes > 20


@pytest.mark.heavy
@pytest.mark.parametrize(
    "spec", [SKIFF, "settemari(game=maretta,players=3)", "settemari(game=arrr,players=2,variant=gallows)"]
)
def test_openspiels_information_set_search_plays_it(spec: str) -> None:
    """Its Python one: the native one cannot hold states that are written in Python."""
    game = pyspiel.load_game(spec)
    generator = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, generator), 1.4, pick(4, 40), random_state=generator)
    for number, state in enumerate(walk(game, 1)):
        if state.is_terminal() or number >= pick(4, 30):
            break
        assert bot.step(state) in state.legal_actions()


@pytest.mark.heavy
def test_search_beats_random_at_skiff() -> None:
    game = pyspiel.load_game(SKIFF)
    generator = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, generator)
    won, games = 0.0, pick(45, 400)
    for number in range(games):
        bots = [uniform_random.UniformRandomBot(player, generator) for player in range(3)]
        bots[number % 3] = bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 40, random_state=generator)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, generator.uniform))
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(generator.randint(len(state.chance_outcomes()))))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        won += state.returns()[number % 3]
    assert won / games > pick(0.4, 0.45)  # the fair share is a third


@pytest.mark.heavy
def test_counterfactual_regret_runs_on_it() -> None:
    solver = external_sampling_mccfr.ExternalSamplingSolver(
        pyspiel.load_game(SKIFF), external_sampling_mccfr.AverageType.SIMPLE
    )
    for _ in range(pick(2, 20)):
        solver.iteration()
    state = next(walk(pyspiel.load_game(SKIFF), 1))
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1)


def test_nothing_is_dealt_anew_while_chance_moves() -> None:
    state = pyspiel.load_game(SKIFF).new_initial_state()
    assert state.is_chance_node()
    with pytest.raises(ValueError, match="chance"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_a_copy_goes_its_own_way() -> None:
    state = next(walk(pyspiel.load_game(SKIFF), 4))
    for other in (state.clone(), copy.deepcopy(state)):
        assert isinstance(other, SpielState)
        before = state.information_state_string(state.current_player())
        other.apply_action(other.legal_actions()[0])
        assert state.information_state_string(state.current_player()) == before


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_a_state_travels_to_another_process(kind: Kind) -> None:
    """Packed and unpacked it is the same, and goes on in the same way."""
    for number, state in enumerate(walk(load(kind), 8)):
        if number % pick(25, 3) == 0 and not state.is_terminal():
            other = pickle.loads(pickle.dumps(state.moves))
            for player in range(kind.seats):
                assert other.known(player) == state.moves.known(player)
                assert other.seen(player) == state.moves.seen(player)
            assert (other.seat, other.bound, other.allowed()) == (state.moves.seat, 0, state.moves.allowed())
            once_more = copy.deepcopy(state.moves)
            for moves in (other, once_more):
                moves.act(moves.allowed()[0])
                while moves.bound:
                    moves.happen(0)
            assert [other.known(player) for player in range(kind.seats)] == [
                once_more.known(player) for player in range(kind.seats)
            ]


def test_actions_are_told_in_the_words_of_the_notation() -> None:
    state = next(walk(pyspiel.load_game("settemari(game=maretta,players=3)"), 1))
    assert all(state.action_to_string(action).startswith("pick ") for action in state.legal_actions())


CLEANLY = """
import pyspiel
from settemari.envs import openspiel
from open_spiel.python.algorithms import ismcts, mcts
game = pyspiel.load_game("settemari(game=maretta,players=3)")
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(0)
state.observation_tensor(0)
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 1.4, 2)
bot.step(state)
kept = [state.clone(), game.make_py_observer()]
"""


@pytest.mark.compiled_too
def test_a_process_that_used_it_ends_cleanly() -> None:
    """Whatever it still holds in its hands."""
    ended = subprocess.run([sys.executable, "-P", "-c", CLEANLY], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
