"""A1: setting up side A."""

from __future__ import annotations

import pytest

from tests.table import Snapshot, Table, Tables

pytestmark = pytest.mark.compiled_too

NAMES = {3: "Anna Bruno Carla", 4: "Anna Bruno Carla Dario", 5: "Anna Bruno Carla Dario Elena"}
MARKED = [3, 6, 9, 11, 14, 17, 20, 22]


def own(t: Table, name: str, key: str) -> object:
    player = t.snapshot(t.state)[name]
    assert isinstance(player, dict)
    return player[key]


def barrels(now: Snapshot) -> dict[int, list[str]]:
    laid = now["barrels"]
    assert isinstance(laid, dict)
    return laid


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_A1_1_everybody_starts_on_the_island(maretta: Tables, seats: int) -> None:
    t = maretta.deal(NAMES[seats], seed=seats)
    for name in t.lower_names():
        assert own(t, name, "space") == 0


def test_A1_1_the_ship_counts_as_the_last_space(maretta: Tables) -> None:
    t = maretta.table(NAMES[3])
    t.anna.has(space=24)
    t.bruno.has(space=23)
    t.turn("Anna", "board")
    t.is_now(ended="token", won=["Anna"])


def test_A1_1_a_variant_moves_the_ship(maretta: Tables) -> None:
    t = maretta.table(NAMES[3], variant={"path.last": 18})
    t.bruno.has(space=18)
    t.turn("Anna", "board")
    t.is_now(ended="token", won=["Bruno"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_A1_2_two_barrels_on_every_marked_space_the_rest_unseen(maretta: Tables, seats: int) -> None:
    t = maretta.deal(NAMES[seats], seed=seats)
    now = t.snapshot(t.state)
    assert list(barrels(now)) == MARKED
    assert all(len(here) == 2 and "-" not in here for here in barrels(now).values())
    bag = now["bag"]
    assert isinstance(bag, list)
    assert len(bag) == 19 - 16
    assert now["opened"] == []


def test_A1_2_barrels_are_drawn_at_random(maretta: Tables) -> None:
    bags = set()
    for seed in range(20):
        bag = maretta.deal(NAMES[3], seed=seed).match._state.hidden()[2]
        bags.add(tuple(sorted(bag)))
    assert len(bags) > 10


def test_A1_3_down_before_the_first_reef_half_between_up_past_the_second(maretta: Tables) -> None:
    t = maretta.deal(NAMES[4], seed=3)
    hidden = {
        space: sum(word.startswith("??") for word in here) for space, here in barrels(t.snapshot(t.state)).items()
    }
    assert hidden == {3: 2, 6: 2, 9: 1, 11: 1, 14: 1, 17: 0, 20: 0, 22: 0}


def test_A1_3_a_reef_stands_after_its_space(maretta: Tables) -> None:
    """A marked space right at a reef's place lies before it, the next one past it."""
    t = maretta.deal(NAMES[4], variant={"path.barrel_spaces": [8, 9, 16, 17]})
    hidden = {
        space: sum(word.startswith("??") for word in here) for space, here in barrels(t.snapshot(t.state)).items()
    }
    assert hidden == {8: 2, 9: 1, 16: 1, 17: 0}


def test_A1_3_which_of_a_pair_is_turned_up_is_random(maretta: Tables) -> None:
    up: set[str] = set()
    down: set[str] = set()
    for seed in range(40):
        t = maretta.deal(NAMES[3], seed=seed)
        for word in barrels(t.snapshot(t.state))[9]:
            (down if word.startswith("??") else up).add(word.removeprefix("??"))
    assert len(up) >= 6
    assert len(down) >= 6


@pytest.mark.parametrize(("seats", "boxed", "deck"), [(3, 31, 42), (4, 18, 56), (5, 5, 70)])
def test_A1_4_the_deck(maretta: Tables, seats: int, boxed: int, deck: int) -> None:
    t = maretta.deal(NAMES[seats], seed=seats)
    now = t.snapshot(t.state)
    box, left = now["box"], now["deck"]
    assert isinstance(box, list)
    assert isinstance(left, list)
    assert len(box) == boxed
    assert "steamship" not in box
    hands = [card for name in t.lower_names() for card in list_of(own(t, name, "hand"))]
    assert len(left) + len(hands) == deck
    assert (left + hands).count("steamship") == seats


def list_of(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def test_A1_4_what_goes_to_the_box_and_where_ships_lie_is_random(maretta: Tables) -> None:
    boxes, ships = set(), set()
    for seed in range(20):
        t = maretta.deal(NAMES[3], seed=seed)
        now = t.snapshot(t.state)
        boxes.add(tuple(list_of(now["box"])))
        ships.add(tuple(at for at, card in enumerate(list_of(now["deck"])) if card == "steamship"))
    assert len(boxes) == 20
    assert len(ships) > 10


def test_A1_5_a_first_player_at_random(maretta: Tables) -> None:
    t = maretta.deal(NAMES[3], script=[2])
    assert t.snapshot(t.state)["first"] == "Carla"
    t = maretta.deal(NAMES[4], script=[0])
    assert t.snapshot(t.state)["first"] == "Anna"


def test_A1_5_a_first_player_chosen_by_the_host(maretta: Tables) -> None:
    t = maretta.deal(NAMES[4], first="Bruno", script=[])
    assert t.snapshot(t.state)["first"] == "Bruno"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_A1_5_everybody_draws_4_and_is_asked_to_pick(maretta: Tables, seats: int) -> None:
    t = maretta.deal(NAMES[seats], seed=seats)
    now = t.snapshot(t.state)
    assert now["asks"] == f"pick {NAMES[seats]}"
    assert now["round"] == 1
    for name in t.lower_names():
        assert len(list_of(own(t, name, "hand"))) == 4
        assert (own(t, name, "stock"), own(t, name, "slot1"), own(t, name, "slot2")) == ([], None, None)
