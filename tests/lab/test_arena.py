"""Tournaments: fair seats, counted right, the same in any number of processes, with programs at the table."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from settemari.bots.protocol import Limits
from settemari.core.errors import BadSeed, ProgramError, SetteMariError, UnknownBot, WrongNumber, WrongSeats
from settemari.core.registry import find_game
from settemari.lab.arena import Wanted, plan, play
from settemari.lab.arena_result import Result, Score, Share
from settemari.lab.arena_table import Contest, Played
from settemari.lab.schedule import MOST_BOTS, Schedule, schedule

ODD = Path(__file__).parents[1] / "bots" / "odd.py"

compiled_too = pytest.mark.compiled_too


def planned(bots: str, game: str = "maretta", seats: int = 4, games: int = 8, seed: int = 1) -> Contest:
    found = find_game(game)
    wanted = Wanted(bots.split(","), seats, games, seed, Limits(120.0, 120.0))
    return plan(found, found.variant(), wanted)


def outcome(result: Result) -> dict[str, object]:
    """All that must not depend on how it was played."""
    told = {name: value for name, value in result.as_json().items() if name != "seconds"}
    bots = told["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        del bot["seconds_a_choice"]
    return told


# -- who meets whom --------------------------------------------------------------------------------------------


def made(bots: str, seats: int, seed: int = 1) -> Schedule:
    return schedule(bots.split(","), seats, seed)[1]


@pytest.mark.parametrize("bots", ["a,b", "a,b,c", "a,b,c,d", "a,b,b,b", "a,b,c,d,e", "a,b,c,d,e,f,g"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_bot_has_every_seat_equally_often_with_every_deal(bots: str, seats: int) -> None:
    listed = bots.split(",")
    if len(set(listed)) < len(listed) != seats:
        return
    meetings = made(bots, seats)
    for deal in range(3):
        first = deal * meetings.games_a_set
        games = [meetings.seating(game) for game in range(first, first + meetings.games_a_set)]
        assert {game.deal for game in games} == {deal}
        for seat in range(seats):
            there = Counter(game.bots[seat] for game in games)
            everywhere = Counter(bot for game in games for bot in game.bots)
            assert {bot: seats * times for bot, times in there.items()} == dict(everywhere)
        if len(set(listed)) == len(listed):
            assert len(set(everywhere.values())) == 1  # and nobody plays more than another


def test_all_groups_meet() -> None:
    meetings = made("a,b,c,d,e", 3)
    met = {tuple(sorted(meetings.seating(game).bots)) for game in range(meetings.games_a_set)}
    assert met == set(combinations(range(5), 3))


def test_who_sits_next_to_whom_changes() -> None:
    meetings = made("a,b,c,d", 4)
    orders = {meetings.seating(4 * deal).bots for deal in range(200)}
    assert len(orders) == 24
    assert orders != {made("a,b,c,d", 4, seed=2).seating(4 * deal).bots for deal in range(20)}


def test_fewer_bots_than_seats_share_them_as_equally_as_can_be() -> None:
    assert sorted(map(sorted, made("a,b", 4).groups)) == [[0, 0, 1, 1]]
    assert sorted(map(sorted, made("a,b,c", 4).groups)) == [[0, 0, 1, 2], [0, 1, 1, 2], [0, 1, 2, 2]]


def test_one_for_each_seat_sits_down_as_listed() -> None:
    names, meetings = schedule(["search", "greedy", "greedy", "greedy"], 4, 1)
    assert names == ("search", "greedy")
    assert meetings.groups == ((0, 1, 1, 1),)


def test_games_are_rounded_up_to_whole_sets() -> None:
    assert [made("a,b,c,d", 4).whole_sets(games) for games in (1, 4, 5)] == [4, 4, 8]
    assert made("a,b,c,d,e", 4).whole_sets(1) == 20


# -- counting --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(won: int, of: int, low: float, high: float) -> None:
    """The last one is Newcombe's example (1998)."""
    assert Share(won, of).interval == pytest.approx((low, high), abs=5e-5)


def counted(bots: str, seats: int, *winners: tuple[str, ...]) -> Score:
    """Games in which these bots won, whatever seats they had; a bot that stands there twice won with two seats."""
    contest = planned(bots, seats=seats, games=len(winners))
    score = Score(contest)
    for game, names in enumerate(winners):
        sitting = [contest.bots[bot] for bot in contest.schedule.seating(game).bots]
        won = []
        for name in names:
            seat = sitting.index(name)
            sitting[seat] = ""
            won.append(seat)
        none = tuple(0 for _ in contest.bots)
        score.add(Played(game, tuple(won), none, tuple(map(float, none)), (), ()))
    return score


def test_a_shared_victory_is_divided() -> None:
    score = counted("greedy,random,greedy,greedy", 4, ("random",), ("random", "greedy"), ("greedy",), ())
    assert score.wins(1) == Share(1.5, 4)
    # Three seats: the mean of theirs.
    assert score.wins(0) == Share(0.5, 4)
    # Decisive: one won, the other did not. Of three greedy ones each counts a third.
    decisive = score.against(1, 0)
    assert decisive is not None
    assert (decisive.won, decisive.of) == pytest.approx((1 + 2 / 3, 2))


def test_both_or_none_is_not_decisive() -> None:
    score = counted("greedy,random", 4, ("random", "greedy", "random", "greedy"), ())
    assert score.against(0, 1) is None
    assert score.wins(0) == Share(0.25, 2)  # for each of its two seats


# -- playing ---------------------------------------------------------------------------------------------------


@compiled_too
@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_several_processes_play_the_same_games(game: str) -> None:
    contest = planned("greedy,random", game, games=16)
    alone = play(contest)
    assert outcome(play(contest, processes=2)) == outcome(alone)
    assert alone.score.games == 16


@compiled_too
def test_a_seed_has_games_of_its_own() -> None:
    digests = [play(planned("greedy,random", seed=seed)).score.digest for seed in (1, 1, 2)]
    assert digests[0] == digests[1] != digests[2]


@compiled_too
def test_greedy_beats_random() -> None:
    seen: list[int] = []
    result = play(planned("random,greedy", games=60), progress=seen.append)
    share, decisive = result.score.wins(1), result.score.against(1, 0)
    assert share is not None
    assert decisive is not None
    assert share.interval[0] > 0.25
    assert decisive.interval[0] > 0.5
    assert seen == sorted(seen)
    assert seen[-1] == 60


def program(how: str) -> str:
    return f"exec:{sys.executable} {ODD} {how}"


def test_programs_play_along_and_the_same_in_several_processes() -> None:
    contest = planned(f"random,{program('plays')},{program('crash')}", "vulcano", seats=3, games=3)
    alone = play(contest)
    assert outcome(play(contest, processes=2)) == outcome(alone)
    bots = alone.as_json()["bots"]
    assert isinstance(bots, list)
    assert bots[0]["lost_choices"] == bots[1]["lost_choices"] == {}
    assert set(bots[2]["lost_choices"]) == {"ended"}
    assert bots[1]["choices"] > 3


def test_a_program_that_is_counted_out_is_counted() -> None:
    result = play(planned(f"random,{program('crash-at-start')}", "vulcano", seats=3, games=1))
    assert result.score.lost[1].keys() == {"start"}
    assert result.score.out[1] > 0


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"bots": "greedy"}, WrongNumber),
        ({"bots": "greedy,greedy,greedy,greedy"}, WrongNumber),
        ({"bots": "greedy,random,random"}, WrongNumber),
        ({"bots": ",".join(f"b{number}" for number in range(MOST_BOTS + 1))}, WrongNumber),
        ({"bots": "greedy,clever"}, UnknownBot),
        ({"bots": "greedy,exec:not-there-at-all"}, ProgramError),
        ({"bots": "greedy,random", "seats": 6}, WrongSeats),
        ({"bots": "greedy,random", "seed": -1}, BadSeed),
        ({"bots": "greedy,random", "games": 0}, WrongNumber),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], error: type[SetteMariError]) -> None:
    with pytest.raises(error):
        planned(**wrong)  # type: ignore[arg-type]  # each of these is one argument of planned


@pytest.mark.parametrize("processes", [0, 257])
def test_a_number_of_processes_must_make_sense(processes: int) -> None:
    with pytest.raises(WrongNumber):
        play(planned("greedy,random"), processes)
