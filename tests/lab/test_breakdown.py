"""Games that are watched: the same games, and everything in them is counted once, for the right seat."""

from __future__ import annotations

from collections import Counter

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.counting import WHOLE, Counts, WitnessLike
from settemari.core.errors import UnknownCount
from settemari.core.events import Sink, told
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import RandomPolicy, answers_from, simulate
from settemari.core.registry import find_game, known_games
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT, SPECTATOR
from settemari.games.arrr import codes as pirate
from settemari.games.maretta.counting import Witness as MarettaWitness
from settemari.games.maretta.words import BARREL_WORDS
from settemari.lab.breakdown import Share, countable, shares, tables_of, watched
from settemari.lab.simulate import Result, plan, play
from settemari.locales.message import Message, Seat
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


# -- what the games count, beside what can be seen otherwise ------------------------------------------------------


def watch(game: Game, setup: Setup, witness: WitnessLike, seed: int) -> tuple[State, list[tuple[int, ...]]]:
    """A random game before a witness, and all its events."""
    chance, sink, options = Seeded(seed), Sink(), Options()
    state = setup.deal(NO_SEAT, chance, sink)
    witness.begin(state)
    events: list[tuple[int, ...]] = []
    while state.cell(ENDING) == 0:
        events += sink.events
        witness.hear(sink.take())
        answers = {}
        for seat in range(int(state.seats)):
            if (int(state.cell(ASKED)) >> seat) & 1:
                state.legal(seat, options)
                answers[seat] = int(options.codes[chance.below(options.count)])
                witness.answered(int(state.step()), seat, answers[seat])
        state.resolve(answers_from(answers, state.seats), chance)
    events += sink.events
    witness.hear(sink.take())
    return state, events


@pytest.mark.parametrize("name", ["maretta", "vulcano"])
def test_barrels_are_opened_by_whom_the_log_names(name: str) -> None:
    game = find_game(name)
    setup = game.setup(5)
    opened: Counter[str] = Counter()
    for seed in range(40):
        witness = MarettaWitness(setup, Counts())
        _, events = watch(game, setup, witness, seed)
        heard = [event for event in (told(setup.layout, one, SPECTATOR) for one in events) if event is not None]
        teller = game.telling().Teller(setup, setup.blank_view(SPECTATOR))
        found = set()
        for line in teller.tell(heard):
            if line.message.key.startswith("log-opens-"):
                barrel, seat = line.message.args["barrel"], line.message.args["seat"]
                assert isinstance(barrel, Message)
                assert isinstance(seat, Seat)
                found.add((barrel.key.removeprefix("barrel-"), seat.number))
        assert witness.opened == found
        opened.update(barrel for barrel, _ in found)
    assert set(opened) >= {"monkey", "troop", "shark", "sharks", "spear", "anchor", "pelican"}


def test_where_nothing_tells_who_opened_a_barrel_nobody_is_named() -> None:
    game = find_game("maretta")
    variant = game.variant_of({"name": "Zero", "barrels": {"on_zero_move": True}})
    witness = MarettaWitness(game.setup(3, variant), Counts())
    named: Counter[bool] = Counter()
    for seed in range(20):
        watch(game, game.setup(3, variant), witness, seed)
        named.update(seat >= 0 for _, seat in witness.opened)
    assert named[True] > named[False] > 0


@pytest.mark.parametrize("name", ["maretta", "vulcano"])
def test_cards_are_counted_by_number_for_who_lays_gives_and_receives(name: str) -> None:
    result = counted(name, 20)
    cards = table(result, "card")
    assert list(cards) == (["steamship"] if name == "maretta" else []) + ["1", "2", "3", "4", "5"]
    assert sum(cells["given"].of for cells in cards.values()) > 0
    for cells in cards.values():
        assert all(cell.of <= 80 for cell in cells.values())
    barrels = table(result, "barrel")
    assert set(barrels) <= set(BARREL_WORDS)
    assert {cells["opened"].of for cells in barrels.values()} == {20}


def test_pirates_are_counted_as_the_table_shows() -> None:
    game = find_game("arrr")
    setup = game.setup(3)
    counting = game.counting()
    assert counting is not None
    counts = Counts()
    witness = counting.Witness(setup, counts)
    conquered: Counter[str] = Counter()
    for seed in range(4):
        state, _ = watch(game, setup, witness, seed)
        witness.end(state, [WHOLE, 0, 0])
        for seat in range(3):
            for kind in state.pieces(pirate.CHEST + seat):
                conquered[game.piece_word(setup, pirate.CHEST, int(kind))] += 1
    rows = counts.rows("exploration")
    assert {row: cells["conquered"][0] // WHOLE for row, cells in rows.items() if cells["conquered"][0]} == conquered
    assert all(cells["chosen"][1] == cells["conquered"][1] for cells in rows.values())
    captains = counts.rows("captain")
    assert len(captains) == 9
    assert sum(cells["won"][1] for cells in captains.values()) == 12
    assert sum(cells["won"][0] for cells in captains.values()) == 4 * WHOLE
    actions = counts.rows("action")
    assert {cells["declared"][1] for cells in actions.values()} == {
        sum(c["declared"][0] for c in actions.values()) // 60
    }
    tests = counts.rows("test")
    total = tests.pop("all")
    for measure in ("passed", "at-once"):
        assert sum(cells[measure][1] for cells in tests.values()) == total[measure][1] > 0
    assert total["at-once"][1] == total["passed"][1]
    for pack, done in (("event", "played"), ("crew", "equipped")):
        assert any(0 < cells[done][0] <= cells[done][1] * WHOLE for cells in counts.rows(pack).values())


@pytest.mark.parametrize(("mode", "left_out"), [("gallows", {"captain", "event"}), ("boarding", {"captain"})])
def test_modes_without_events_or_captains(mode: str, left_out: set[str]) -> None:
    game = find_game("arrr")
    run = plan(game, 2, ["random"], game.variant(mode), 1, 2, list(countable(game)))
    told_by = play(run).as_json()["by"]
    assert isinstance(told_by, dict)
    assert {word for word, rows in told_by.items() if not rows} == left_out
    assert list(told_by["action"]) == ["sail", "raid"]


def test_all_games_are_here() -> None:
    assert set(GAMES) == set(known_games()) == set(settemari.known_games())
