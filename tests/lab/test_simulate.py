"""Many games between bots: the same result in one process and in several, counted right, refused clearly."""

from __future__ import annotations

import pytest

from settemari.core.errors import BadSeed, SetteMariError, UnknownBot, WrongNumber, WrongSeats
from settemari.core.registry import find_game
from settemari.lab.simulate import Result, Run, plan, play

pytestmark = pytest.mark.compiled_too


def planned(game: str = "maretta", seats: int = 4, bots: str = "random", seed: int = 1, games: int = 60) -> Run:
    found = find_game(game)
    return plan(found, seats, bots.split(","), found.variant(), seed, games)


def outcome(result: Result) -> dict[str, object]:
    """All that must not depend on how it was played."""
    return {name: value for name, value in result.as_json().items() if "second" not in name}


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_several_processes_play_the_same_games(game: str) -> None:
    run = planned(game, bots="greedy,random,random,random", games=50)
    assert outcome(play(run, processes=2)) == outcome(play(run))


def test_every_game_is_counted() -> None:
    counted: list[int] = []
    result = play(planned("vulcano", seats=5, games=80), progress=counted.append)
    told = result.as_json()
    endings, rounds = told["endings"], told["rounds"]
    assert isinstance(endings, dict)
    assert isinstance(rounds, dict)
    assert sum(endings.values()) == told["games"] == counted[-1] == 80
    assert counted == sorted(counted)
    assert sum(result.tally.rounds.values()) == 80
    assert min(result.tally.rounds) <= rounds["median"] <= max(result.tally.rounds)
    assert sum(result.tally.shares) == pytest.approx(80 - endings.get("nobody", 0))


def test_the_median_is_the_length_that_half_do_not_exceed() -> None:
    result = play(planned(games=3))
    result.tally.games, result.tally.rounds = 5, {3: 1, 4: 2, 9: 2}
    assert result.median_rounds == 4
    assert result.mean_rounds == pytest.approx((3 + 8 + 18) / 5)


def test_a_seed_has_games_of_its_own() -> None:
    one, again, other = (play(planned(seed=seed, games=20)).tally.digest for seed in (1, 1, 2))
    assert one == again != other
    # Not the games of the first seed moved on by one: two runs share none.
    assert play(planned(seed=1, games=21)).tally.digest != other


def test_one_bot_fills_every_seat() -> None:
    assert planned(bots="greedy").bots == ("greedy",) * 4


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"bots": "greedy,random"}, WrongNumber),
        ({"bots": "clever"}, UnknownBot),
        ({"seats": 6}, WrongSeats),
        ({"seed": -1}, BadSeed),
        ({"seed": 1 << 31}, BadSeed),
        ({"games": 0}, WrongNumber),
        ({"games": (1 << 32) + 1}, WrongNumber),
    ],
)
def test_what_cannot_be_played_is_refused(wrong: dict[str, object], error: type[SetteMariError]) -> None:
    with pytest.raises(error):
        planned(**wrong)  # type: ignore[arg-type]  # each of these is one argument of planned


@pytest.mark.parametrize("processes", [0, 257])
def test_a_number_of_processes_must_make_sense(processes: int) -> None:
    with pytest.raises(WrongNumber):
        play(planned(games=1), processes)


# -- Ctrl-C ----------------------------------------------------------------------------------------------------


def stop(done: int) -> None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("processes", [1, 2])
def test_what_was_played_before_ctrl_c_is_kept(processes: int) -> None:
    result = play(planned(games=100_000), processes, stop)
    told = result.as_json()
    assert told["stopped"] is True
    assert 0 < result.tally.games < 100_000
    assert sum(result.endings.values()) == result.tally.games == told["games"]
    assert play(planned(games=3)).as_json()["stopped"] is False


def test_before_the_first_game_there_is_nothing_to_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("settemari.lab.simulate._alone", stop)
    with pytest.raises(KeyboardInterrupt):
        play(planned())
