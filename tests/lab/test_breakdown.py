"""Games that are watched: the same games, and everything in them is counted once, for the right seat."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.counting import WHOLE, Counts
from settemari.core.errors import UnknownCount
from settemari.core.play import RandomPolicy, simulate
from settemari.core.registry import find_game, known_games
from settemari.lab.breakdown import Share, countable, shares, tables_of, watched
from settemari.lab.simulate import Result, plan, play
from skiff.game import SKIFF

pytestmark = pytest.mark.compiled_too

GAMES = {"maretta": 20, "vulcano": 20, "arrr": 3}


def counted(name: str, games: int, bots: str = "greedy", seats: int = 4, processes: int = 1) -> Result:
    """A run that is counted by everything there is."""
    game = find_game(name)
    return play(plan(game, seats, [bots], game.variant(), 3, games, list(countable(game))), processes)


def table(result: Result, word: str) -> dict[str, dict[str, Share]]:
    (found,) = tables_of(find_game(result.run.game), [word])
    return shares(result.counts, found)


@pytest.mark.parametrize("name", GAMES)
def test_being_watched_changes_nothing(name: str) -> None:
    game = find_game(name)
    for bots in ("greedy", "random"):
        plain = play(plan(game, 4, [bots], game.variant(), 3, GAMES[name])).as_json()
        seen = counted(name, GAMES[name], bots).as_json()
        assert {key: seen[key] for key in plain if "second" not in key} == {
            key: value for key, value in plain.items() if "second" not in key
        }
        assert "by" not in plain


@pytest.mark.parametrize("name", GAMES)
def test_several_processes_count_the_same(name: str) -> None:
    one, two = counted(name, GAMES[name], "random"), counted(name, GAMES[name], "random", processes=2)
    assert one.as_json()["by"] == two.as_json()["by"]


@pytest.mark.parametrize("name", GAMES)
def test_victories_and_endings_add_up(name: str) -> None:
    games = GAMES[name]
    result = counted(name, games)
    endings = table(result, "ending")
    assert {word: int(cells["games"].counted) for word, cells in endings.items()} == result.endings
    nobody = result.endings.get("nobody", 0)
    for word in ("seat", "turn"):
        cells = [row["won"] for row in table(result, word).values()]
        assert [cell.of for cell in cells] == [games] * 4
        assert sum(cell.counted for cell in cells) == pytest.approx(games - nobody)
        times = [cell.times_fair or 0 for cell in cells]
        assert sum(times) == pytest.approx(4)
    assert [row["won"].counted for row in table(result, "seat").values()] == pytest.approx(result.tally.shares)
    assert list(table(result, "turn")) == ["1", "2", "3", "4"]


def test_a_share_as_json() -> None:
    assert Share(3, 12, 0.2).as_json() == {
        "count": 3,
        "of": 12,
        "share": 0.25,
        "low": 0.08894,
        "high": 0.53231,
        "times_fair": 1.25,
    }
    assert "times_fair" not in Share(3, 12, None).as_json()
    assert Share(0, 0, None).share == 0


def test_what_cannot_be_counted_by_is_refused() -> None:
    game = find_game("maretta")
    with pytest.raises(UnknownCount) as caught:
        plan(game, 4, ["random"], game.variant(), 1, 1, ["barrel", "captain"])
    assert (caught.value.word, caught.value.known) == ("captain", ["ending", "seat", "turn", "barrel", "card"])
    assert [found.word for found in tables_of(find_game("arrr"), ["crew", "card", "crew"])] == [
        "crew",
        "event",
        "exploration",
    ]


def test_a_game_without_a_witness_is_counted_by_seats_and_endings() -> None:
    assert list(countable(SKIFF)) == ["ending", "seat", "turn"]
    setup = SKIFF.setup(3)
    policies = [RandomPolicy() for _ in range(3)]
    tally, counts = watched(SKIFF, setup, [*policies], 5, 20)
    assert tally.digest == simulate(setup, [*policies], 5, 20).digest
    assert sum(parts for cells in counts.rows("turn").values() for parts, _ in cells.values()) == 20 * WHOLE


def test_counts_add_up_in_any_order_and_keep_their_rows() -> None:
    one, two = Counts(), Counts()
    one.add("seat", "pink", "won", 20)
    two.add("seat", "white", "won", 30)
    two.add("seat", "pink", "won", 0, of=3)
    one.join(two)
    assert one.rows("seat") == {"pink": {"won": (20, 4)}, "white": {"won": (30, 1)}}
    assert one.rows("turn") == {}


def test_all_games_are_here() -> None:
    assert set(GAMES) == set(known_games()) == set(settemari.known_games())
