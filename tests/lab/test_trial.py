"""What a variant is like, in shares: the same games as a simulation plays, within a time."""

from __future__ import annotations

import pytest

from settemari.core.errors import WrongSeats
from settemari.core.registry import find_game
from settemari.lab.simulate import plan, play
from settemari.lab.trial import BOT, GAMES, SEED, plan_trial, try_out

pytestmark = pytest.mark.compiled_too

SHARE = {"count", "of", "share", "low", "high"}


def test_it_tells_what_a_simulation_tells() -> None:
    game = find_game("maretta")
    run = plan_trial(game, 3, game.variant("adrenaline"))._replace(games=30)
    told = try_out(run, seconds=600)
    same = play(plan(game, 3, [BOT], game.variant("adrenaline"), SEED, 30, ("seat", "turn", "ending"))).as_json()
    by, rounds = same["by"], same["rounds"]
    assert isinstance(by, dict)
    assert isinstance(rounds, dict)
    assert (told["bot"], told["games"], told["planned"]) == ("greedy", 30, 30)
    assert told["rounds"] == {"mean": round(rounds["mean"], 2), "median": rounds["median"]}
    assert told["wins"] == [cells["won"] for cells in by["seat"].values()]
    assert told["turns"] == [by["turn"][place]["won"] for place in ("1", "2", "3")]
    endings = told["endings"]
    assert isinstance(endings, dict)
    assert endings == {word: cells["games"] for word, cells in by["ending"].items()}
    counts = [share["count"] for share in endings.values()]
    assert counts == sorted(counts, reverse=True) != sorted(counts)
    assert sum(counts) == 30
    assert all(set(share) == SHARE for share in endings.values())


def test_when_time_is_over_it_tells_what_was_played() -> None:
    game = find_game("maretta")
    told = try_out(plan_trial(game, 3, game.variant()), seconds=0)
    assert (told["games"], told["planned"]) == (1, GAMES)


def test_a_run_ends_when_its_time_is_over() -> None:
    game = find_game("maretta")
    run = plan(game, 3, ["random"], game.variant(), 1, 1_000_000)
    result = play(run, seconds=0)
    assert (result.stopped, result.tally.games) == (True, 1)
    assert not play(run._replace(games=1), seconds=0).stopped


def test_it_cannot_be_played_by_any_number() -> None:
    game = find_game("maretta")
    with pytest.raises(WrongSeats):
        plan_trial(game, 2, game.variant())
