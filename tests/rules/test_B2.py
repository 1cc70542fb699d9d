"""B2: a card for somebody else's minecart."""

from __future__ import annotations

import pytest

from settemari.core.errors import BadAction
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_code
from tests.table import Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def test_B2_1_a_card_goes_face_up_into_an_opponents_slot_2(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["wood-1", "wood-1", "rope-2"], stock=["fire-1"])
    t.anna.is_asked("load")
    t.bruno.is_not_asked()
    t.anna.is_offered({"load wood-1 on Bruno", "load wood-1 on Carla", "load rope-2 on Bruno", "load rope-2 on Carla"})
    t.anna.loads("wood-1", on="Carla")
    t.is_now(asks="load Bruno", anna={"hand": "-wood-1"}, carla={"slot2": "wood-1"})


def test_B2_1_clockwise_from_the_first_player(vulcano: Tables) -> None:
    t = vulcano.table("Anna Bruno Carla Dario", first="Carla")
    for player, card in ((t.anna, "wood-1"), (t.bruno, "rope-2"), (t.carla, "fire-3"), (t.dario, "water-4")):
        player.has(hand=[card, "food-1" if player is t.anna else "food-2"])
    t.carla.loads("fire-3", on="Anna")
    t.dario.loads("water-4", on="Carla")
    t.anna.loads("wood-1", on="Bruno")
    t.bruno.loads("rope-2", on="Dario")
    t.is_now(
        asks="load-self Carla",
        anna={"hand": "-wood-1", "slot2": "fire-3"},
        bruno={"hand": "-rope-2", "slot2": "wood-1"},
        carla={"hand": "-fire-3", "slot2": "water-4"},
        dario={"hand": "-water-4", "slot2": "rope-2"},
    )


def test_B2_1_own_cart_only_when_no_opponents_is_free(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["wood-1", "wood-2"])
    t.bruno.has(hand=["rope-1", "rope-2"])
    t.carla.has(hand=["fire-1", "fire-2"])
    t.anna.is_refused("load wood-1 on Anna", rule="B2.1", key="own-slot-last", free=["Bruno", "Carla"])
    t.anna.loads("wood-1", on="Bruno")
    t.bruno.is_refused("load rope-1 on Bruno", rule="B2.1", key="own-slot-last", free=["Anna", "Carla"])
    t.bruno.loads("rope-1", on="Anna")
    t.carla.is_offered({"load fire-1 on Carla", "load fire-2 on Carla"})
    t.carla.is_refused("load fire-1 on Anna", rule="B2.1", key="slot-taken", seat="Anna", card="rope-1")
    t.carla.loads("fire-2", on="Carla")
    t.is_now(
        asks="load-self Anna",
        anna={"hand": ["wood-2"], "slot2": "rope-1"},
        bruno={"hand": ["rope-2"], "slot2": "wood-1"},
        carla={"hand": ["fire-1"], "slot2": "fire-2"},
    )


def test_B2_1_a_slot_2_takes_one_card_a_round(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.bruno.has(hand=["rope-1"])
    t.carla.has(slot2="wood-5")
    t.turn("Bruno", "load")
    t.bruno.is_offered({"load rope-1 on Anna"})
    t.bruno.is_refused("load rope-1 on Carla", rule="B2.1", key="slot-taken", seat="Carla", card="wood-5")


def test_B2_1_a_card_one_does_not_have(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["wood-1"])
    t.anna.is_refused("load wood-2 on Bruno", rule="B2.1", key="not-in-hand")
    t.anna.is_refused("load steamship on Bruno", rule="B2.1", key="not-in-hand")


def test_B2_1_who_is_out_of_the_race_receives_nothing(vulcano: Tables) -> None:
    t = vulcano.table("Anna Bruno Carla Dario")
    t.out("Bruno")
    t.anna.has(hand=["wood-1"], space=5)
    t.anna.is_offered({"load wood-1 on Carla", "load wood-1 on Dario"})
    t.anna.is_refused("load wood-1 on Bruno", rule="B2.1", key="out-of-race")
    t.anna.is_refused("load wood-1 on Anna", rule="B2.1", key="own-slot-last", free=["Carla", "Dario"])


def test_B2_1_who_is_out_has_no_turn_and_leaves_no_free_cart(vulcano: Tables) -> None:
    """Of four, one is out: the three left behave like a table of three."""
    t = vulcano.table("Anna Bruno Carla Dario", first="Carla")
    t.out("Dario")
    for player, card in ((t.anna, "wood-1"), (t.bruno, "rope-2"), (t.carla, "fire-3")):
        player.has(hand=[card, "food-4"], space=5)
    t.carla.loads("fire-3", on="Anna")
    t.anna.is_asked("load")
    t.anna.loads("wood-1", on="Carla")
    t.bruno.is_offered({"load rope-2 on Bruno", "load food-4 on Bruno"})
    t.bruno.loads("rope-2", on="Bruno")
    t.is_now(
        asks="load-self Carla",
        anna={"hand": ["food-4"], "slot2": "fire-3"},
        bruno={"hand": ["food-4"], "slot2": "rope-2"},
        carla={"hand": ["food-4"], "slot2": "wood-1"},
    )


def test_B2_1_two_left_load_each_other(vulcano: Tables) -> None:
    t = vulcano.table("Anna Bruno Carla Dario Elena", first="Bruno")
    t.out("Anna", "Carla", "Elena")
    t.bruno.has(hand=["wood-1", "wood-2"], space=5)
    t.dario.has(hand=["rope-1", "rope-2"], space=6)
    t.bruno.is_offered({"load wood-1 on Dario", "load wood-2 on Dario"})
    t.bruno.loads("wood-1", on="Dario")
    t.dario.is_offered({"load rope-1 on Bruno", "load rope-2 on Bruno"})
    t.dario.loads("rope-1", on="Bruno")
    t.is_now(
        asks="load-self Bruno",
        bruno={"hand": ["wood-2"], "slot2": "rope-1"},
        dario={"hand": ["rope-2"], "slot2": "wood-1"},
    )


def test_B2_1_there_is_no_theft_on_side_B(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["wood-1"])
    t.bruno.has(stock=["wood-1", "rope-2"])
    t.anna.is_offered({"load wood-1 on Bruno", "load wood-1 on Carla"})
    code = card_code("wood-1") | 1 << c.SEAT_SHIFT | card_code("rope-2") << c.THEFT_SHIFT
    refusal = t.question.refusal(0, code)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("B2.1", "no-theft-here")
    with pytest.raises(BadAction, match="load CARD"):
        t.anna.answers("load wood-1 on Bruno steal rope-2")


def test_B2_2_who_has_no_card_passes_without_being_asked(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["wood-1", "wood-2"])
    t.bruno.has(hand=[])
    t.carla.has(hand=["fire-1", "fire-2"])
    t.anna.loads("wood-1", on="Carla")
    t.is_now(asks="load Carla", anna={"hand": ["wood-2"]}, carla={"slot2": "wood-1"})
    t.bruno.is_not_asked()
    t.carla.loads("fire-1", on="Anna")
    t.is_now(asks="load-self Anna", carla={"hand": ["fire-2"]}, anna={"slot2": "fire-1"})
    t.anna.plays("wood-2")
    t.carla.is_asked("load-self")  # Bruno passes here, too


def test_B2_2_the_first_player_may_be_the_one_who_passes(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=[])
    t.bruno.has(hand=["wood-1", "rope-2"])
    t.carla.has(hand=["fire-1", "food-2"])
    t.anna.is_not_asked()
    t.bruno.loads("wood-1", on="Carla")
    t.carla.loads("fire-1", on="Bruno")
    t.is_now(
        asks="load-self Bruno",
        bruno={"hand": ["rope-2"], "slot2": "fire-1"},
        carla={"hand": ["food-2"], "slot2": "wood-1"},
    )


def test_B2_2_with_all_hands_empty_the_round_runs_by_itself(vulcano: Tables) -> None:
    """Every card lies in a stock, so nobody draws either: they run one, three and one space a round."""
    t = vulcano.table(THREE, variant={"deck.values": [1, 1], "hand.first": 2, "path.barrel_spaces": []})
    t.anna.has(hand=[], stock=["wood-1", "wood-1"], space=20)
    t.bruno.has(hand=[], stock=["rope-1", "rope-1", "fire-1", "fire-1", "water-1", "water-1"], space=20)
    t.carla.has(hand=[], stock=["food-1", "food-1"], space=2)
    t.is_now(
        asks=None,
        ended="sea",
        won=["Bruno"],
        round=2,
        first="Bruno",
        lava=3,
        anna={"space": 22},
        bruno={"space": 24},
        carla={"space": 4},
    )
