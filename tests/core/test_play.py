"""Playing without people: the loops that drive games, and what they count."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import (
    RandomPolicy,
    Tally,
    answer_buffer,
    policy_playout,
    random_playout,
    simulate,
    simulate_random,
)
from settemari.core.table import ENDING, ROUND, WINNERS
from settemari.core.variant import Field
from tests.size import pick

pytestmark = pytest.mark.compiled_too

GAMES = ["maretta", "vulcano"]


@pytest.mark.parametrize("game", GAMES)
def test_both_loops_play_the_same_random_games(game: str) -> None:
    setup = settemari.find_game(game).setup(4)
    for seed in range(pick(10, 500)):
        ends = []
        for policies in (None, [RandomPolicy() for _ in range(4)]):
            chance = Seeded(seed)
            state = setup.deal(-1, chance, None)
            options, answers = Options(), answer_buffer(4)
            if policies is None:
                decisions = random_playout(state, options, answers, chance)
            else:
                decisions = policy_playout(state, [*policies], options, answers, chance)
            ends.append((int(decisions), state.digest()))
        assert ends[0] == ends[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_tally_counts_games_wins_and_endings(game: str) -> None:
    found = settemari.find_game(game)
    setup, games = found.setup(3), pick(20, 500)
    variant = found.variant()
    policies = [found.policies()[name](variant, 3) for name in ("random", "greedy", "random")]
    tally = simulate(setup, policies, 5, games)
    assert (tally.games, sum(tally.endings.values())) == (games, games)
    assert sum(tally.rounds.values()) == games
    assert min(tally.rounds) >= 1
    assert tally.decisions > 3 * games
    nobody = tally.endings.get(7, 0)
    assert sum(tally.shares) == pytest.approx(games - nobody)
    assert all(wins >= share for wins, share in zip(tally.wins, tally.shares, strict=True))
    assert simulate(setup, policies, 5, games).digest == tally.digest
    assert simulate(setup, policies, 6, games).digest != tally.digest


def test_the_digest_of_a_tally_does_not_depend_on_the_order() -> None:
    found = settemari.find_game("maretta")
    setup = found.setup(3)
    ends = []
    for seed in range(4):
        state = setup.deal(-1, Seeded(seed), None)
        ends.append((seed, state, int(random_playout(state, Options(), answer_buffer(3), Seeded(seed)))))
    one, two = Tally(3), Tally(3)
    for seed, state, decisions in ends:
        one.add(seed, state, decisions)
    for seed, state, decisions in reversed(ends):
        two.add(seed, state, decisions)
    assert (one.digest, one.wins, one.endings, one.rounds) == (two.digest, two.wins, two.endings, two.rounds)


@pytest.mark.parametrize("game", GAMES)
def test_the_fastest_loop_is_the_same_too(game: str) -> None:
    setup = settemari.find_game(game).setup(5)
    check, decisions = 0, 0
    for seed in range(3, 13):
        chance = Seeded(seed)
        state = setup.deal(-1, chance, None)
        decisions += int(random_playout(state, Options(), answer_buffer(5), chance))
        check = (check * 31 + int(state.cell(WINNERS))) & 0xFFFFFFFF
        assert state.cell(ENDING) != 0
        assert state.cell(ROUND) >= 1
    assert tuple(map(int, simulate_random(setup, 3, 10))) == (decisions, check)


def test_a_field_says_what_it_allows() -> None:
    with pytest.raises(NotImplementedError):
        Field("x").allowed()
    with pytest.raises(NotImplementedError):
        Field("x").accepts(1)
