"""Gauges: what people look at all the time is what the rules come to, and tells nobody more than they see."""

from __future__ import annotations

from collections import Counter

import pytest

import settemari
from settemari.core.match import Match
from settemari.core.table import ROUND, WINNERS
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import Gauges, gauges_of, next_lava, warned_of
from settemari.games.maretta.redeal import MarettaSetup
from tests.command.screen.scenes import played, variants
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def seen_by(match: Match, seat: int | None = None) -> Gauges:
    return gauges_of(match.setup, match.view(seat))


def setup_of(match: Match) -> MarettaSetup:
    assert isinstance(match.setup, MarettaSetup)
    return match.setup


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(c.SEATS) if (mask >> seat) & 1]


# -- both sides ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_every_variant_has_them_at_every_moment(game: str) -> None:
    """For every observer; what is not hidden is the same for all of them."""
    for variant in variants(game):
        for match in played(game, 3, 1, variant):
            public = seen_by(match)
            assert (public["lava"] is None) == (public["lava_next"] is None) == (game == "maretta")
            for seat in range(3):
                own = seen_by(match, seat)
                assert [one["stacks"] for one in own["seats"]] == [one["stacks"] for one in public["seats"]]
                assert {**own, "seats": []} == {**public, "seats": []}


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_barrels_not_seen_are_those_face_down_and_in_the_box(game: str) -> None:
    for seed in range(3):
        for match in played(game, 4, seed):
            state = match._state
            hidden = Counter(state.hidden()[2])
            for spot, barrel in enumerate(state.pieces(c.BARRELS)):
                if barrel >= 0 and not state.face_up(c.BARRELS, spot):
                    hidden[barrel] += 1
            assert seen_by(match)["unseen"] == [hidden[kind] for kind in range(c.BARREL_KINDS)]
        assert match.outcome is not None


# -- side A ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_last_round_is_foreseen_from_the_first(seats: int) -> None:
    """A4.5: nobody can win before where the ship is out of reach."""
    game = settemari.find_game("maretta")
    far = {"path": {"last": 200}, "boarding": {"score": 50}}
    for hand in ({"first": 4, "draw": 2}, {"first": 5, "draw": 3}):
        variant = game.variant_of({"game": "maretta", "name": "Far", **far, "hand": hand})
        foreseen = {seen_by(match)["rounds"] for match in played("maretta", seats, 3, variant)}
        [match] = [match for match in played("maretta", seats, 3, variant) if match.outcome is not None]
        assert match.outcome is not None
        assert match.outcome.ending == "deck"
        assert foreseen == {int(match.view(None).cell(ROUND))}


def placing(maretta: Tables) -> Table:
    """Anna has given Bruno a card; Carla's first one lies face down."""
    t = maretta.table(THREE)
    t.anna.has(slot1="water-2")
    t.bruno.has(slot1="fire-5", slot2="wood-1", stock=["rope-1", "rope-2", "food-3"])
    t.carla.has(slot1="??wood-5", inked=True, stock=["food-4"])
    t.turn("Bruno", "place")
    return t


def test_what_counts_towards_boarding(maretta: Tables) -> None:
    """A4.1: the difference, and one for each suit."""
    gauges = seen_by(placing(maretta).match)
    anna, bruno, carla = gauges["seats"]
    assert (bruno["difference"], bruno["score"], bruno["suits"]) == (4, 6, 2)
    assert bruno["stacks"] == [0, 3, 0, 0, 3]
    assert (anna["difference"], anna["score"], anna["suits"]) == (None, None, 0)  # nothing in the second slot
    assert (carla["difference"], carla["score"], carla["suits"]) == (None, None, 1)
    assert (gauges["needed"], gauges["limit"]) == (7, 0)
    assert [one["steps"] + one["danger"] for one in gauges["seats"]] == [0, 0, 0]


@pytest.mark.parametrize(("ship", "stock", "aboard"), [(False, 3, False), (True, 2, False), (True, 3, True)])
def test_who_would_board_now(maretta: Tables, ship: bool, stock: int, aboard: bool) -> None:
    """A4.1: who has enough, and only where a steamship is to be seen."""
    t = maretta.table(THREE)
    t.anna.has(slot1="steamship" if ship else "water-2")
    t.bruno.has(slot1="fire-5", slot2="wood-1", stock=["rope-1", "wood-2", "food-3"][:stock])
    t.carla.has(slot1="wood-5")
    t.turn("Bruno", "place")
    assert [one["aboard"] for one in seen_by(t.match)["seats"]] == [False, aboard, False]


def test_a_steamship_under_ink_is_not_told(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(slot1="??steamship", inked=True)
    t.bruno.has(slot1="fire-5", slot2="wood-1", stock=["rope-1", "wood-2", "food-3"])
    t.carla.has(slot1="wood-5")
    t.turn("Bruno", "place")
    seen = {seat: seen_by(t.match, seat)["seats"][1]["aboard"] for seat in (0, 1, 2, None)}
    assert seen == {0: True, 1: False, 2: False, None: False}


def test_at_the_end_those_are_aboard_who_have_won_by_it() -> None:
    endings = Counter[str]()
    for seed in range(40):
        *_, match = played("maretta", 3, seed)
        outcome, view = match.outcome, match.view(None)
        assert outcome is not None
        aboard = {seat for seat, one in enumerate(seen_by(match)["seats"]) if one["aboard"]}
        arrived = {seat for seat in range(3) if view.cell(c.SPACE + seat) == setup_of(match).numbers.last}
        if outcome.ending != "deck":
            assert aboard | arrived == set(seats_in(int(view.cell(WINNERS))))
        else:
            assert not aboard
        endings[outcome.ending] += 1
    assert len(endings) > 2, endings


# -- side B ----------------------------------------------------------------------------------------------------------


def test_next_lava_is_where_the_lava_comes() -> None:
    """B5.1, V3."""
    crossing = {
        "path": {"dividers": [2, 9]},
        "lava": {"start": -2, "step": 2, "step_past": [5, 1]},
    }  # it stops on 2, and on 9
    game = settemari.find_game("vulcano")
    for variant in (*variants("vulcano"), game.variant_of({"game": "vulcano", "name": "Crossing", **crossing})):
        for seed in range(3):
            expected: dict[int, int] = {}
            last_round = 0
            for match in played("vulcano", 3, seed, variant):
                view = match.view(None)
                number = int(view.cell(ROUND))
                if number != last_round and last_round:
                    assert int(view.cell(c.LAVA)) == expected[last_round]
                last_round = number
                lava = expected.setdefault(number, next_lava(setup_of(match), view))
            assert seen_by(match)["lava"] == seen_by(match)["lava_next"] == lava  # it comes no further


def loading(vulcano: Tables, **variant: object) -> Table:
    """Anna has loaded all of hers, Carla nothing yet; it is Carla's turn."""
    t = vulcano.table(THREE, variant={name.replace("_", "."): value for name, value in variant.items()} or None)
    t.anna.has(slot1="wood-3", slot2="rope-5", stock=["wood-1", "wood-2", "fire-5"], space=4)
    t.bruno.has(slot1="food-1", slot2="wood-1", stock=["food-4"], space=1)
    t.carla.has(slot1=None, slot2=None, stock=["water-2"], space=7)
    t.lava(1)
    t.turn("Carla", "load-self")
    return t


def test_how_far_everybody_would_run(vulcano: Tables) -> None:
    """B4.1 to B4.3: with what lies in the slots; a stack that bursts is no step."""
    gauges = seen_by(loading(vulcano).match)
    assert (gauges["lava"], gauges["lava_next"], gauges["limit"], gauges["rounds"]) == (1, 4, 5, 0)
    anna, bruno, carla = gauges["seats"]
    assert (anna["steps"], anna["suits"], anna["stacks"]) == (2, 2, [3, 0, 5, 0, 0])  # wood has burst, rope is new
    assert (bruno["steps"], bruno["suits"], bruno["stacks"]) == (2, 1, [0, 0, 0, 0, 4])
    assert (carla["steps"], carla["suits"]) == (1, 1)
    assert seen_by(loading(vulcano, burst_limit=6).match)["seats"][0]["steps"] == 3


def test_how_far_they_must_run(vulcano: Tables) -> None:
    """B5.2: past where the lava will be."""
    anna, bruno, carla = seen_by(loading(vulcano).match)["seats"]
    assert (anna["danger"], bruno["danger"], carla["danger"]) == (1, 4, 0)


def test_who_is_out_of_the_race_runs_from_nothing(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.out("Bruno")
    bruno = seen_by(t.match)["seats"][1]
    assert not bruno["in_race"]
    assert (bruno["steps"], bruno["danger"], bruno["suits"], bruno["stacks"]) == (0, 0, 0, [0] * 5)


def test_who_has_run_does_not_run_again(vulcano: Tables) -> None:
    """Anna has, and found a barrel; the others run as far as was foreseen."""
    t = vulcano.table(THREE)
    t.anna.has(stock=["wood-1", "rope-1"])
    t.bruno.has(space=4, stock=["wood-1", "rope-5", "food-2", "food-3"], slot1=None, slot2=None)
    t.carla.has(space=4, stock=["water-5"], slot1=None, slot2=None)
    t.anna.finds("pelican", at=9)
    t.turn("Bruno", "run")
    assert [one["steps"] for one in seen_by(t.match)["seats"]] == [0, 3, 1]
    t.anna.looks_at("Bruno")
    assert [int(t.match.view(None).cell(c.SPACE + seat)) for seat in range(3)] == [9, 7, 5]


def test_all_have_run_when_the_last_one_finds_a_barrel(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    for player in (t.anna, t.bruno, t.carla):
        player.has(space=4, stock=["wood-1"], slot1=None, slot2=None)
    t.carla.finds("pelican", at=9)
    t.turn("Anna", "lava")
    assert [one["steps"] for one in seen_by(t.match)["seats"]] == [0, 0, 0]


@pytest.mark.parametrize(("space", "lava", "steps"), [(0, -3, 1), (1, -3, 0), (5, 3, 2), (7, 3, 0), (4, 3, 3)])
def test_a_warning_says_how_far_to_run(vulcano: Tables, space: int, lava: int, steps: int) -> None:
    t = vulcano.table(THREE)
    t.anna.has(space=space)
    t.lava(lava)
    assert warned_of(t.match.setup, t.match.view(0)) == steps
    assert warned_of(t.match.setup, t.match.view(None)) == 0


def test_nobody_is_warned_who_can_do_nothing_about_it(vulcano: Tables, maretta: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(space=9, stock=["wood-1", "rope-1"])
    t.bruno.has(space=0)
    t.anna.finds("shark", at=9)
    t.lava(3)
    assert seen_by(t.match)["seats"][1]["danger"] == 7
    assert warned_of(t.match.setup, t.match.view(1)) == 0
    assert warned_of(maretta.table(THREE).match.setup, maretta.tables[0].match.view(0)) == 0
