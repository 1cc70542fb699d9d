"""D9 on side A: pelicans, and what one knows from them."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core.chance import Seeded
from settemari.core.events import SHOWN
from settemari.core.table import UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_word
from tests.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

BRUNO_HOLDS = ["wood-1", "wood-1", "fire-4"]
SEEN = [known("Bruno", 2, "wood-1"), known("Bruno", 1, "fire-4")]
OPENED: dict[str, object] = {"opened": ["pelican"], "barrels": {9: ["-", "-"]}}


def pelican(maretta: Tables) -> Table:
    t = maretta.table("Anna Bruno Carla")
    t.bruno.has(hand=BRUNO_HOLDS)
    t.anna.finds("pelican")
    return t


def test_D9_look_at_the_hand_of_one_opponent(maretta: Tables) -> None:
    t = pelican(maretta)
    t.is_now(asks="pelican Anna")
    t.anna.is_offered({"look Bruno", "look Carla"})
    t.anna.is_refused("look Anna", rule="D9", key="not-yourself")
    t.anna.looks_at("Bruno")
    t.is_now(asks="place Bruno", anna={"knows": SEEN}, **OPENED)


def test_D9_you_alone_see_it_whose_hand_is_public(maretta: Tables) -> None:
    t = pelican(maretta)
    t.anna.looks_at("Bruno")
    for who in (0, 1, 2, None):
        shown = [event for event in t.match.events(who) if event[0] == SHOWN]
        assert len(shown) == 3
        assert all(event[1:3] == (0, c.HAND + 1) for event in shown)  # Anna looks at Bruno's hand
        if who == 0:
            assert sorted(card_word(event[4]) for event in shown) == sorted(BRUNO_HOLDS)
        else:
            assert all(event[3:] == (UNKNOWN, UNKNOWN, UNKNOWN) for event in shown)
            assert t.match.view(who).fact_list() == []


def test_D9_not_a_face_down_slot_1(maretta: Tables) -> None:
    t = pelican(maretta)
    t.bruno.has(slot1="??rope-5", slot2=None, inked=True)
    t.carla.has(slot2="food-1")
    t.anna.looks_at("Bruno")
    t.is_now(asks="place Bruno", anna={"knows": SEEN}, **OPENED)
    assert t.match.view(0).pieces(c.SLOT1)[1] == UNKNOWN


def test_D9_every_redeal_deals_what_was_seen(maretta: Tables) -> None:
    t = pelican(maretta)
    t.anna.looks_at("Bruno")
    elsewhere = set()
    for seed in range(30):
        dealt = t.setup.redeal(t.match.view(0), Seeded(seed))
        assert sorted(card_word(card) for card in dealt.pieces(c.HAND + 1)) == sorted(BRUNO_HOLDS)
        blind = t.setup.redeal(t.match.view(2), Seeded(seed))
        elsewhere.add(tuple(blind.pieces(c.HAND + 1)))
    assert len(elsewhere) > 20  # Carla knows nothing


def test_D9_only_opponents_with_cards_can_be_looked_at(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla Dario", first="Anna")
    t.bruno.has(hand=["wood-1"])
    t.carla.has(hand=[])
    t.dario.has(hand=["wood-2"])
    t.anna.finds("pelican")
    t.anna.is_offered({"look Bruno", "look Dario"})
    t.anna.is_refused("look Carla", rule="D0.3", key="empty-hand")


def test_D9_the_only_hand_is_seen_without_asking(maretta: Tables) -> None:
    t = pelican(maretta)
    t.carla.has(hand=[])
    t.is_now(asks="place Bruno", anna={"knows": SEEN}, **OPENED)


def test_D9_no_hand_to_look_at(maretta: Tables) -> None:
    """With a first hand of two nobody has a card left when the last barrel of the round is opened."""
    t = maretta.table("Anna Bruno Carla", variant={"hand.first": 2})
    t.anna.has(hand=[], slot1="wood-1", slot2="wood-2")
    t.bruno.has(hand=[], slot1="rope-1", slot2="rope-2")
    t.carla.has(hand=[], slot1="fire-1", slot2="fire-2")
    t.carla.finds("pelican")
    t.deck("food-1", "food-1", "food-2", "food-2", "food-3", "food-3")
    gone = {"slot1": None, "slot2": None}
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        anna={**gone, "stock": ["wood-1", "wood-2"], "hand": ["food-3", "food-3"]},
        bruno={**gone, "stock": ["rope-1", "rope-2"], "hand": ["food-1", "food-1"]},
        carla={**gone, "stock": ["fire-1", "fire-2"], "hand": ["food-2", "food-2"]},
        **OPENED,
    )


# -- until it is turned up or placed ---------------------------------------------------------------------------


def knowing(maretta: Tables) -> Table:
    """Anna has seen Bruno's hand; Bruno places."""
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(knows={"Bruno": BRUNO_HOLDS}, slot1="rope-5")
    t.bruno.has(hand=BRUNO_HOLDS, slot2="water-5")
    t.carla.has(slot1="rope-5")
    t.turn("Bruno", "place")
    return t


def test_D9_a_seen_card_that_is_placed_is_used_up(maretta: Tables) -> None:
    t = knowing(maretta)
    t.bruno.places("wood-1", on="Carla")
    t.is_now(
        asks="place Carla",
        anna={"knows": [known("Bruno", 1, "wood-1"), known("Bruno", 1, "fire-4")]},
        bruno={"hand": "-wood-1", "space": 2},
        carla={"slot2": "wood-1", "space": 4},
    )


def test_D9_what_others_place_changes_nothing(maretta: Tables) -> None:
    t = knowing(maretta)
    t.carla.has(hand=["wood-1"])
    t.bruno.places("fire-4", on="Carla")
    t.carla.places("wood-1", on="Anna")
    now = t.snapshot(t.state)["anna"]
    assert isinstance(now, dict)
    assert now["knows"] == [known("Bruno", 2, "wood-1")]


def picking(maretta: Tables) -> Table:
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(knows={"Bruno": BRUNO_HOLDS}, hand=["rope-1", "rope-2", "rope-3", "rope-4"])
    t.bruno.has(hand=[*BRUNO_HOLDS, "food-2"])
    t.carla.has(hand=["water-1", "water-2", "water-3", "water-4"])
    return t


def test_D9_a_seen_card_that_is_turned_up_is_used_up(maretta: Tables) -> None:
    t = picking(maretta)
    t.all_pick("rope-1", "fire-4", "water-1")
    t.is_now(
        asks="place Anna",
        anna={"hand": "-rope-1", "slot1": "rope-1", "knows": [known("Bruno", 2, "wood-1")]},
        bruno={"hand": "-fire-4", "slot1": "fire-4"},
        carla={"hand": "-water-1", "slot1": "water-1"},
    )


def test_D9_an_unseen_card_that_is_turned_up_uses_nothing_up(maretta: Tables) -> None:
    t = picking(maretta)
    t.all_pick("rope-1", "food-2", "water-1")
    t.is_now(
        asks="place Anna",
        anna={"hand": "-rope-1", "slot1": "rope-1"},
        bruno={"hand": "-food-2", "slot1": "food-2"},
        carla={"hand": "-water-1", "slot1": "water-1"},
    )


def test_D9_face_down_in_slot_1_it_stays_known(maretta: Tables) -> None:
    """In that hand or face down in that slot 1, until it is turned up."""
    t = picking(maretta)
    t.bruno.has(inked=True)
    t.all_pick("rope-1", "fire-4", "water-1")
    t.is_now(
        asks="place Anna",
        anna={"hand": "-rope-1", "slot1": "rope-1"},
        bruno={"hand": "-fire-4", "slot1": "??fire-4"},
        carla={"hand": "-water-1", "slot1": "water-1"},
    )
    places = set()
    for seed in range(40):
        dealt = t.setup.redeal(t.match.view(0), Seeded(seed))
        held = [card_word(card) for card in dealt.pieces(c.HAND + 1)]
        down = card_word(dealt.pieces(c.SLOT1)[1])
        assert not Counter(BRUNO_HOLDS) - Counter([*held, down])
        places.add(down in BRUNO_HOLDS)
    assert places == {True, False}
    t.anna.places("rope-2", on="Bruno")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-rope-2", "space": 2, "knows": [known("Bruno", 2, "wood-1")]},
        bruno={"slot1": "fire-4", "slot2": "rope-2", "space": 2},
    )


def test_D9_looking_twice_knows_no_more_than_there_is(maretta: Tables) -> None:
    t = pelican(maretta)
    t.anna.has(knows={"Bruno": ["wood-1"], "Carla": ["food-5"]})
    t.carla.has(hand=["food-5", "food-4", "food-4"])
    t.anna.looks_at("Bruno")
    t.is_now(asks="place Bruno", anna={"knows": [*SEEN, known("Carla", 1, "food-5")]}, **OPENED)
