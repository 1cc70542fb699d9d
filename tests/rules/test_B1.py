"""B1: setting up side B."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core.chance import Seeded
from settemari.core.errors import VariantError
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_word
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_B1_1_all_seventy_resource_cards_are_the_deck(vulcano: Tables, seats: int) -> None:
    t = vulcano.deal(" ".join(NAMES[:seats]))
    deck, box, _bag = t.state.hidden()
    hands = [card for seat in range(seats) for card in t.state.pieces(c.HAND + seat)]
    suits = ("wood", "rope", "fire", "water", "food")
    values = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
    assert Counter(map(card_word, deck + hands)) == Counter(f"{s}-{v}" for s in suits for v in values)
    assert (len(deck), box) == (70 - 4 * seats, [])


def test_B1_1_steamships_and_cuttlefish_stay_in_the_box(vulcano: Tables) -> None:
    t = vulcano.deal(THREE)
    snapshot = t.snapshot(t.state)
    laid = snapshot["barrels"]
    assert isinstance(laid, dict)
    barrels = Counter(word.removeprefix("??") for words in laid.values() for word in words)
    assert barrels == {"monkey": 3, "troop": 2, "shark": 2, "sharks": 2, "spear": 4, "anchor": 1, "pelican": 2}
    assert snapshot["bag"] == []


@pytest.mark.parametrize("field", ["bag.cuttlefish", "bag.school", "deck.ships_per_seat"])
def test_B1_1_no_variant_brings_them_back(vulcano: Tables, field: str) -> None:
    with pytest.raises(VariantError, match=field):
        vulcano.variant({field: 1})


def test_B1_2_meeples_in_the_village_lava_three_behind(vulcano: Tables) -> None:
    t = vulcano.deal(THREE)
    assert [t.state.cell(c.SPACE + seat) for seat in range(3)] == [0, 0, 0]
    assert t.state.cell(c.LAVA) == -3
    assert t.state.cell(c.RACE) == 0b111


def test_B1_2_the_sea_is_the_last_space(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    for player in (t.anna, t.bruno, t.carla):
        player.has(space=20, hand=["wood-1", "rope-1"], stock=[])
    t.anna.has(space=23, stock=["wood-2"])
    t.bruno.has(space=22, stock=["wood-3"])
    t.turn("Anna", "run")
    t.is_now(
        asks=None,
        ended="sea",
        won=["Anna"],
        lava=0,
        anna={"space": 24},
        bruno={"space": 23},
    )


def open_pattern(t: Table) -> dict[int, list[bool]]:
    """Which barrels lie face up, by space."""
    laid = t.snapshot(t.state)["barrels"]
    assert isinstance(laid, dict)
    return {space: [not word.startswith("??") for word in words] for space, words in laid.items()}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_B1_3_open_at_first_then_half_then_hidden(vulcano: Tables, seed: int) -> None:
    pattern = open_pattern(vulcano.deal(THREE, seed=seed))
    assert {space: sum(up) for space, up in pattern.items()} == {
        **{3: 2, 6: 2},
        **{9: 1, 11: 1, 14: 1},
        **{17: 0, 20: 0, 22: 0},
    }
    assert {len(up) for up in pattern.values()} == {2}


def test_B1_3_which_of_a_pair_is_open_is_random(vulcano: Tables) -> None:
    """Barrels are drawn at random, so the open and the hidden one of a space can each be anything."""
    open_ones: set[int] = set()
    hidden_ones: set[int] = set()
    setup = vulcano.game.setup(3)
    for seed in range(200):
        laid = setup.deal(0, Seeded(seed), None)
        for spot in (4, 5):  # the two on space 9
            word = int(laid.slot_at(c.BARRELS, spot))
            (open_ones if laid.face_up(c.BARRELS, spot) else hidden_ones).add(word)
    present = {c.MONKEY, c.TROOP, c.SHARK, c.SHARKS, c.SPEAR, c.ANCHOR, c.PELICAN}
    assert open_ones == hidden_ones == present


def test_B1_3_no_crevasse_leaves_everything_open(vulcano: Tables) -> None:
    t = vulcano.deal(THREE, variant={"path.dividers": []})
    assert {tuple(up) for up in open_pattern(t).values()} == {(True, True)}


def test_B1_3_one_crevasse_has_no_middle_part(vulcano: Tables) -> None:
    pattern = open_pattern(vulcano.deal(THREE, variant={"path.dividers": [9]}))
    assert {space: sum(up) for space, up in pattern.items()} == {
        **{3: 2, 6: 2, 9: 2},
        **{11: 0, 14: 0, 17: 0, 20: 0, 22: 0},
    }


def test_B1_4_a_first_player_is_drawn_and_everybody_draws_four(vulcano: Tables) -> None:
    """Clockwise from the first player, each all four before the next; the deck is not shuffled here."""
    t = vulcano.deal(THREE, script=[2])
    t.is_now(
        asks="load Carla",
        first="Carla",
        carla={"hand": ["food-5", "water-5", "fire-5", "rope-5"]},
        anna={"hand": ["wood-5", "food-5", "water-5", "fire-5"]},
        bruno={"hand": ["rope-5", "wood-5", "food-4", "water-4"]},
    )


def test_B1_4_the_host_may_say_who_is_first(vulcano: Tables) -> None:
    t = vulcano.deal(THREE, first="Bruno", script=[])
    t.is_now(asks="load Bruno", first="Bruno")


def test_B1_4_hands_of_another_size(vulcano: Tables) -> None:
    t = vulcano.deal(THREE, first="Anna", script=[], variant={"hand.first": 2})
    t.is_now(
        anna={"hand": ["food-5", "water-5"]},
        bruno={"hand": ["fire-5", "rope-5"]},
        carla={"hand": ["wood-5", "food-5"]},
    )
