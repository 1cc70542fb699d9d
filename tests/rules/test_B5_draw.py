"""B5.4: the token goes on, everybody draws up, and an empty deck is made anew."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.games.maretta import codes as c
from tests.table import Tables, known

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def test_B5_4_the_token_skips_who_is_out(vulcano: Tables) -> None:
    t = vulcano.table("Anna Bruno Carla Dario Elena", first="Dario")
    t.out("Elena", "Anna")
    for player in (t.bruno, t.carla, t.dario):
        player.has(hand=["wood-1", "rope-1", "fire-1", "food-1"], space=5)
    t.turn("Dario", "draw")
    t.is_now(asks="load Bruno", round=2, first="Bruno")


def test_B5_4_past_who_was_caught_just_now(vulcano: Tables) -> None:
    """Bruno would be next, and the lava has taken him."""
    t = vulcano.table(THREE)
    for player, space in ((t.anna, 9), (t.bruno, 1), (t.carla, 9)):
        player.has(hand=["wood-1", "rope-1", "fire-1", "food-1"], space=space)
    t.turn("Anna", "lava")
    t.lava(-1)
    t.is_now(
        asks="load Carla",
        round=2,
        first="Carla",
        lava=2,
        bruno={"out": True, "space": -1, "hand": []},
        discard=["wood-1", "rope-1", "fire-1", "food-1"],
    )


def test_B5_4_everybody_draws_up_to_four_from_the_new_first_player_on(vulcano: Tables) -> None:
    t = vulcano.table("Anna Bruno Carla Dario")
    t.out("Dario")
    t.anna.has(hand=["wood-1", "wood-2"], space=5)
    t.bruno.has(hand=["rope-1"], space=5)
    t.carla.has(hand=["fire-1", "fire-2", "fire-3", "fire-4"], space=5)
    t.deck("food-1", "food-2", "food-3", "food-4", "food-5")
    t.turn("Anna", "draw")
    t.is_now(
        asks="load Bruno",
        round=2,
        first="Bruno",
        bruno={"hand": "+food-1 +food-2 +food-3"},
        anna={"hand": "+food-4 +food-5"},
        deck=70 - 7 - 5,
    )


def test_B5_4_hands_of_the_variants_size(vulcano: Tables) -> None:
    t = vulcano.table(THREE, variant={"hand.first": 2})
    for player, card in ((t.anna, "wood-1"), (t.bruno, "rope-1"), (t.carla, "fire-1")):
        player.has(hand=[card], space=5)
    t.deck("food-1", "food-2", "food-3")
    t.turn("Anna", "draw")
    t.is_now(
        asks="load Bruno",
        round=2,
        first="Bruno",
        bruno={"hand": "+food-1"},
        carla={"hand": "+food-2"},
        anna={"hand": "+food-3"},
        deck=70 - 3 - 3,
    )


SMALL: dict[str, object] = {"deck.values": [1, 2, 3], "hand.first": 2}  # 15 cards


def test_B5_4_an_empty_deck_is_made_anew_from_the_discard_pile(vulcano: Tables) -> None:
    """Bruno takes the last card of the old deck, and one of the new; nothing is shuffled in this test.

    When the deck is empty every card not seen lies in the hands: the spectator knows the three cards and not who has
    which, whoever holds one of them knows more.
    """
    t = vulcano.table(THREE, variant=SMALL)
    t.anna.has(hand=["wood-1", "rope-1"], stock=["wood-2", "rope-2", "fire-2"], space=5)
    t.bruno.has(hand=[], stock=["water-1"], space=5)
    t.carla.has(hand=["fire-1"], space=5)
    t.deck("food-1", only=True)
    t.turn("Anna", "draw")
    four = ("wood-1", "rope-1", "fire-1", "food-1")
    t.is_now(
        asks="load Bruno",
        round=2,
        first="Bruno",
        bruno={
            "hand": ["food-1", "food-3"],
            "knows": [known("Anna", 2, "wood-1", "rope-1", "fire-1"), known("Carla", 1, "wood-1", "rope-1", "fire-1")],
        },
        carla={
            "hand": "+water-3",
            "knows": [known("Anna", 2, "wood-1", "rope-1", "food-1"), known("Bruno", 1, "wood-1", "rope-1", "food-1")],
        },
        anna={"knows": [known("Bruno", 1, "fire-1", "food-1"), known("Carla", 1, "fire-1", "food-1")]},
        spectator_knows=[known("Anna", 2, *four), known("Bruno", 1, *four), known("Carla", 1, *four)],
        discard=[],
        deck=["fire-3", "rope-3", "wood-3", "food-2", "water-2"],
    )


def test_B5_4_a_card_nobody_else_can_have_is_known(vulcano: Tables) -> None:
    """Anna holds two of the three hidden cards, which are alike: the one other card cannot be all of them."""
    t = vulcano.table(THREE, first="Bruno", variant={"deck.values": [1, 1, 2], "hand.first": 2})
    t.anna.has(hand=["wood-1", "wood-1"], space=5)
    t.bruno.has(hand=["rope-1"], space=5)
    t.carla.has(hand=[], space=5)
    t.deck(only=True)
    t.turn("Bruno", "draw")
    hidden = ("wood-1", "rope-1")
    t.is_now(
        asks="load Carla",
        round=2,
        first="Carla",
        carla={
            "hand": ["food-2", "water-2"],
            "knows": [
                known("Anna", 2, *hidden),
                known("Anna", 1, "wood-1"),
                known("Bruno", 1, *hidden),
            ],
        },
        anna={"knows": [known("Bruno", 1, "rope-1")]},
        bruno={"hand": "+fire-2", "knows": [known("Anna", 2, "wood-1")]},
        spectator_knows=[
            known("Anna", 2, *hidden),
            known("Anna", 1, "wood-1"),
            known("Bruno", 1, *hidden),
        ],
        discard=[],
        deck=["rope-2", "wood-2", "food-1", "food-1", "water-1", "water-1", "fire-1", "fire-1", "rope-1"],
    )


def test_B5_4_both_empty_nothing_is_drawn(vulcano: Tables) -> None:
    """The last two cards go to who draws first; the others keep what they have."""
    t = vulcano.table(THREE, variant={"deck.values": [1, 2], "hand.first": 2})
    t.anna.has(hand=["wood-1"], stock=["food-2", "water-2"], space=5)
    t.bruno.has(hand=[], stock=["fire-2", "rope-2"], space=5)
    t.carla.has(hand=["wood-2"], stock=["water-1", "food-1"], space=5)
    t.deck("rope-1", "fire-1", only=True)
    t.turn("Anna", "draw")
    t.is_now(asks="load Bruno", round=2, first="Bruno", bruno={"hand": ["rope-1", "fire-1"]}, deck=[])


def test_B5_4_the_new_deck_is_shuffled(vulcano: Tables) -> None:
    """Made anew from the same pile with two seeds: the same cards, in two orders, and neither that of the pile."""
    decks = []
    for seed in (1, 2):
        t = vulcano.table(THREE, variant=SMALL)
        t.anna.has(hand=["wood-1", "rope-1"], space=5)
        t.bruno.has(hand=["water-1"], space=5)
        t.carla.has(hand=["fire-1", "food-1"], space=5)
        t.deck(only=True)
        t.turn("Anna", "load")  # before the draw, which is then done with a seed
        state = t.state.copy()
        state.become(c.DRAW_UP)
        state.ask(0)
        state.run(Seeded(seed))
        decks.append(state.hidden()[0] + state.pieces(c.HAND + 1)[1:])
        t.is_now(asks="load Anna")
    assert sorted(decks[0]) == sorted(decks[1])
    assert len({tuple(decks[0]), tuple(decks[1]), tuple(sorted(decks[0]))}) == 3
