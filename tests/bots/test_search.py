"""The search: it finds what is best where that can be counted, and is fair, reproducible and within its budget."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from settemari import find_game
from settemari.bots import policy_of
from settemari.bots.search import MYSELF, Search, Thinking
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import RandomPolicy, simulate
from settemari.core.prospects import Prospects
from settemari.core.setup import Setup
from settemari.core.table import NO_SEAT, View
from tests.bots.best_response import Belief, Sight, sight, worths
from tests.laws.skiff_trial import skiff
from tests.laws.trees import every_deal
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.unwatched]


def asked(setup: Setup, seat: int, seed: int = 3) -> tuple[View, Options]:
    """The first question of a game, as that seat sees it."""
    state = setup.deal(NO_SEAT, Seeded(seed), None)
    options = Options()
    state.legal(seat, options)
    return state.view(seat), options


def search_of(game: str, iterations: int, seats: int = 4) -> Search:
    found = find_game(game)
    policy = policy_of(found, f"search:{iterations}", found.variant(), seats)
    assert isinstance(policy, Search)
    return policy


@pytest.mark.parametrize("seat", [0, 2])
def test_on_skiff_it_finds_the_best_answer_that_enumeration_finds(seat: int) -> None:
    """Every hand a seat can be dealt in the nutshell: the others answer at random, the seat plays its best."""
    trial = skiff("nutshell")
    deals: dict[Sight, Belief] = defaultdict(list)
    for state in every_deal(trial, 0):
        deals[sight(state, seat)].append((state, Fraction(1)))
    search = Search(trial.setup, RandomPolicy(), Prospects(), Thinking(pick(4000, 20000), 0.0, 0, MYSELF))
    unlike = 0
    for belief in deals.values():
        exact = worths(trial, belief, seat)
        if len(set(exact.values())) > 1:
            unlike += 1
            view = belief[0][0].view(seat)
            options = Options()
            belief[0][0].legal(seat, options)
            chosen = int(search.choose(view, options, Seeded(11)))
            assert exact[chosen] == max(exact.values())
    assert unlike >= 5


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_the_same_seed_and_iterations_give_the_same_answer(game: str) -> None:
    setup = find_game(game).setup(4)
    seat = next(seat for seat in range(4) if setup.deal(NO_SEAT, Seeded(3), None).asks(seat))
    view, options = asked(setup, seat)
    before = view.copy()
    first = search_of(game, 40).choose(view, options, Seeded(5))
    assert search_of(game, 40).choose(view, options, Seeded(5)) == first
    assert view.same_as(before)
    assert first in options.listed()


@pytest.mark.parametrize("iterations", [1, 7, 100])
def test_it_keeps_to_its_budget(iterations: int) -> None:
    """At least one try for each answer of a lap; otherwise not more than was asked for."""
    setup = find_game("maretta").setup(4)
    view, options = asked(setup, 0)
    search = search_of("maretta", iterations)
    search.choose(view, options, Seeded(5))
    assert 0 < search.tried <= max(iterations, 2 * options.count)


def test_by_the_clock_it_stops() -> None:
    game = find_game("maretta")
    search = policy_of(game, "search:0.02s", game.variant(), 4)
    assert isinstance(search, Search)
    view, options = asked(game.setup(4), 0)
    assert search.choose(view, options, Seeded(5)) in options.listed()
    assert search.tried >= options.count


def test_it_does_not_think_where_there_is_one_answer() -> None:
    search = search_of("maretta", 100)
    view, _ = asked(find_game("maretta").setup(4), 0)
    only = Options()
    only.add(7)
    assert search.choose(view, only, Seeded(1)) == 7
    assert search.tried == 0


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("game", "seats"), [("skiff", 3), ("maretta", 3), ("maretta", 5), ("vulcano", 4), ("arrr", 2), ("arrr", 4)]
)
def test_it_plays_whole_games(game: str, seats: int) -> None:
    found = skiff("skiff").game if game == "skiff" else find_game(game)
    variant = found.variant()
    policies = [policy_of(found, f"search:{pick(2, 6)}", variant, seats) for _ in range(seats)]
    tally = simulate(found.setup(seats, variant), policies, 1, 1)
    assert tally.games == 1
    assert sum(tally.wins) >= 1 or game == "vulcano"


def test_where_a_game_says_nothing_the_seat_that_thinks_learns_beneath_the_root() -> None:
    game = skiff("skiff").game
    search = policy_of(game, "search:200", game.variant(), 3)
    assert isinstance(search, Search)
    assert search.thinking.learning == game.learning == MYSELF
    view, options = asked(game.setup(3), 0)
    search.choose(view, options, Seeded(1))
    assert search.memory.held > 0


@pytest.mark.heavy
def test_it_is_better_than_chance_at_skiff() -> None:
    """Two seats at random: of 200 games a third is 67, and 90 would be more than three times the deviation above."""
    found = skiff("skiff").game
    variant = found.variant()
    policies = [policy_of(found, name, variant, 3) for name in ("search:200", "random", "random")]
    assert simulate(found.setup(3, variant), policies, 1, 200).shares[0] > 90
