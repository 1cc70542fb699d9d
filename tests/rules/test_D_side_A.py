"""D0 to D6 and D8 on side A: barrels that work on stocks and on the next round. D7 and D9 are in files of their own."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"
FOUR = "Anna Bruno Carla Dario"
OPENED_AT_9 = {9: ["-", "-"]}


def finds(maretta: Tables, barrel: str, names: str = THREE, variant: dict[str, object] | None = None) -> Table:
    """Anna comes upon the last barrel of a space; Bruno places next."""
    t = maretta.table(names, variant=variant)
    t.anna.finds(barrel)
    return t


def closed(t: Table, barrel: str, asks: str = "place Bruno", **changes: object) -> None:
    """The barrel is resolved and put away, and nothing else has changed but what is named."""
    t.is_now(asks=asks, opened=[barrel], barrels=OPENED_AT_9, **changes)


# -- D0 --------------------------------------------------------------------------------------------------------


def test_D0_1_turned_up_for_all_then_discarded_once_resolved(maretta: Tables) -> None:
    t = finds(maretta, "??monkey")
    t.bruno.has(stock=["wood-1", "wood-2"])
    t.is_now(asks="monkey Anna", barrels={9: ["monkey", "-"]})  # open while it is resolved
    t.anna.takes("wood-2", from_="Bruno")
    closed(t, "monkey", anna={"stock": ["wood-2"]}, bruno={"stock": ["wood-1"]})


def test_D0_1_a_cuttlefish_is_discarded_at_once_and_works_later(maretta: Tables) -> None:
    t = finds(maretta, "??cuttlefish")
    closed(t, "cuttlefish", anna={"inked_next": True})


def test_D0_2_what_cannot_be_done_is_skipped(maretta: Tables) -> None:
    for barrel in ("monkey", "troop", "shark", "sharks", "anchor", "spear"):
        closed(finds(maretta, barrel), barrel)


def test_D0_2_effects_are_not_optional(maretta: Tables) -> None:
    t = finds(maretta, "shark")
    t.anna.has(stock=["wood-1", "rope-1"])
    t.anna.is_offered({"discard wood-1", "discard rope-1"})


def test_D0_2_what_can_be_done_in_part_is_done_in_part(maretta: Tables) -> None:
    t = finds(maretta, "anchor")
    t.anna.has(stock=["wood-1"])
    closed(t, "anchor", discard=["wood-1"], anna={"stock": []})


def test_D0_3_an_opponent_on_whom_it_works_if_there_is_one(maretta: Tables) -> None:
    t = finds(maretta, "monkey", FOUR)
    t.carla.has(stock=["wood-1", "rope-2"])
    t.anna.is_offered({"take wood-1 from Carla", "take rope-2 from Carla"})
    t.anna.is_refused("take wood-1 from Bruno", rule="D0.3", key="nothing-to-take")


def test_D0_4_clockwise_from_the_finders_left(maretta: Tables) -> None:
    t = maretta.table(FOUR, first="Bruno")
    t.carla.has(stock=["wood-1", "wood-2", "wood-3", "wood-4"])
    t.carla.finds("troop")
    t.is_now(asks="troop Dario")
    t.dario.takes("wood-1")
    t.is_now(asks="troop Anna", dario={"stock": ["wood-1"]}, carla={"stock": "-wood-1"})
    t.anna.takes("wood-2")
    t.is_now(asks="troop Bruno", anna={"stock": ["wood-2"]}, carla={"stock": "-wood-2"})
    t.bruno.takes("wood-3")
    closed(t, "troop", asks="place Dario", bruno={"stock": ["wood-3"]}, carla={"stock": "-wood-3"})


def test_D0_4_sharks_all_choose_at_the_same_time(maretta: Tables) -> None:
    t = finds(maretta, "sharks")
    for player in t.players.values():
        player.has(stock=["wood-1", "rope-1"])
    t.is_now(asks="sharks Anna Bruno Carla")
    t.carla.discards("wood-1")
    t.anna.discards("rope-1")
    t.is_now()
    t.bruno.discards("wood-1")
    closed(
        t,
        "sharks",
        discard=["wood-1", "wood-1", "rope-1"],
        anna={"stock": ["wood-1"]},
        bruno={"stock": ["rope-1"]},
        carla={"stock": ["rope-1"]},
    )


def test_D0_5_who_takes_or_discards_chooses_from_anywhere_in_the_stock(maretta: Tables) -> None:
    stock = ["food-5", "wood-1", "wood-1", "wood-5", "rope-3"]
    t = finds(maretta, "shark")
    t.anna.has(stock=stock)
    t.anna.is_offered({"discard wood-1", "discard wood-5", "discard rope-3", "discard food-5"})
    t.anna.is_refused("discard fire-1", rule="D5", key="not-in-stock")
    t = finds(maretta, "troop")
    t.anna.has(stock=stock)
    t.bruno.is_offered({"take wood-1", "take wood-5", "take rope-3", "take food-5"})
    t.bruno.is_refused("take fire-1", rule="D2", key="not-in-stock")
    t.anna.is_not_asked()


# -- D1 Monkey -------------------------------------------------------------------------------------------------


def test_D1_take_one_card_from_an_opponents_stock(maretta: Tables) -> None:
    t = finds(maretta, "monkey")
    t.anna.has(stock=["wood-1"])
    t.bruno.has(stock=["wood-1", "wood-2"])
    t.carla.has(stock=["fire-3"])
    t.anna.is_offered({"take wood-1 from Bruno", "take wood-2 from Bruno", "take fire-3 from Carla"})
    t.anna.is_refused("take wood-1 from Anna", rule="D1", key="not-yourself")
    t.anna.is_refused("take fire-3 from Bruno", rule="D1", key="not-in-stock")
    t.anna.takes("wood-1", from_="Bruno")
    closed(t, "monkey", anna={"stock": ["wood-1", "wood-1"]}, bruno={"stock": ["wood-2"]})


def test_D1_the_only_card_there_is_comes_without_asking(maretta: Tables) -> None:
    t = finds(maretta, "monkey")
    t.anna.has(stock=["rope-5"])
    t.carla.has(stock=["fire-3", "fire-3"])
    closed(t, "monkey", anna={"stock": "+fire-3"}, carla={"stock": ["fire-3"]})


def test_D1_two_victims_with_one_card_each_are_a_choice(maretta: Tables) -> None:
    t = finds(maretta, "monkey")
    t.bruno.has(stock=["fire-3"])
    t.carla.has(stock=["fire-3"])
    t.anna.is_offered({"take fire-3 from Bruno", "take fire-3 from Carla"})


def test_D1_nothing_to_take(maretta: Tables) -> None:
    t = finds(maretta, "monkey")
    t.anna.has(stock=["wood-1"])
    closed(t, "monkey")


def test_D1_found_on_receiving_it_comes_before_the_giver_moves(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-4"], stock=["food-1", "food-2"])
    t.bruno.has(slot1="rope-1")
    t.barrels(3, "monkey")
    t.turn("Anna", "place")
    t.anna.places("wood-4", on="Bruno")
    t.is_now(asks="monkey Bruno", anna={"hand": []}, bruno={"slot2": "wood-4", "space": 3})
    t.bruno.takes("food-2", from_="Anna")
    t.is_now(
        asks="place Bruno",
        opened=["monkey"],
        barrels={3: ["-", "-"]},
        anna={"stock": ["food-1"], "space": 2},
        bruno={"stock": ["food-2"]},
    )


# -- D2 Troop of monkeys ---------------------------------------------------------------------------------------


def test_D2_every_other_player_takes_one_card(maretta: Tables) -> None:
    t = finds(maretta, "troop")
    t.anna.has(stock=["wood-1", "wood-2", "wood-3", "wood-3"])
    t.is_now(asks="troop Bruno")
    t.bruno.takes("wood-3")
    t.is_now(asks="troop Carla", anna={"stock": "-wood-3"}, bruno={"stock": ["wood-3"]})
    t.carla.takes("wood-1")
    closed(t, "troop", anna={"stock": ["wood-2", "wood-3"]}, carla={"stock": ["wood-1"]})


def test_D2_while_there_are_any(maretta: Tables) -> None:
    t = finds(maretta, "troop", FOUR)
    t.anna.has(stock=["wood-1", "rope-1"])
    t.bruno.takes("rope-1")
    closed(t, "troop", anna={"stock": []}, bruno={"stock": ["rope-1"]}, carla={"stock": ["wood-1"]})


def test_D2_equal_cards_are_taken_without_asking(maretta: Tables) -> None:
    t = finds(maretta, "troop", FOUR)
    t.anna.has(stock=["wood-1", "wood-1"])
    closed(t, "troop", anna={"stock": []}, bruno={"stock": ["wood-1"]}, carla={"stock": ["wood-1"]})


# -- D3, D4 Cuttlefish -----------------------------------------------------------------------------------------


def two_rounds(maretta: Tables) -> Table:
    """Everybody has placed, and holds known cards; the next round begins with Bruno."""
    t = maretta.table(THREE)
    t.anna.has(slot1="wood-1", slot2="wood-2", hand=["fire-1", "fire-5"])
    t.bruno.has(slot1="rope-1", slot2="rope-2", hand=["food-1", "food-2"])
    t.carla.has(slot1="water-1", slot2="water-2", hand=["wood-3", "wood-4"])
    t.deck("rope-3", "rope-3", "rope-4", "rope-4", "rope-5", "rope-5")
    t.turn("Anna", "board")
    return t


GONE = {"slot1": None, "slot2": None}
DEALT: dict[str, dict[str, object]] = {
    "anna": {**GONE, "stock": ["wood-1", "wood-2"], "hand": "+rope-5 +rope-5"},
    "bruno": {**GONE, "stock": ["rope-1", "rope-2"], "hand": "+rope-3 +rope-3"},
    "carla": {**GONE, "stock": ["water-1", "water-2"], "hand": "+rope-4 +rope-4"},
}


def test_D3_hidden_through_the_next_round_until_a_card_arrives(maretta: Tables) -> None:
    t = two_rounds(maretta)
    t.anna.has(inked_next=True)
    ink: dict[str, dict[str, object]] = {"anna": {"inked": True, "inked_next": False}}
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        **{name: own | ink.get(name, {}) for name, own in DEALT.items()},
    )
    t.all_pick("fire-5", "food-1", "wood-3")
    t.is_now(
        asks="place Bruno",
        anna={"slot1": "??fire-5", "hand": "-fire-5"},
        bruno={"slot1": "food-1", "hand": "-food-1"},
        carla={"slot1": "wood-3", "hand": "-wood-3"},
    )
    t.bruno.places("food-2", on="Carla")
    t.is_now(
        asks="place Carla",
        bruno={"hand": "-food-2", "space": 2},
        carla={"slot2": "food-2", "space": 1},
    )
    t.carla.places("wood-4", on="Anna")
    t.is_now(
        asks="place Anna",
        anna={"slot1": "fire-5", "slot2": "wood-4", "space": 1},
        carla={"hand": "-wood-4", "space": 3},
    )


def test_D3_only_for_that_round(maretta: Tables) -> None:
    t = two_rounds(maretta)
    t.anna.has(inked=True)
    ink: dict[str, dict[str, object]] = {"anna": {"inked": False}}
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        **{name: own | ink.get(name, {}) for name, own in DEALT.items()},
    )


def test_D3_works_on_who_found_it(maretta: Tables) -> None:
    t = finds(maretta, "cuttlefish")
    t.bruno.has(inked_next=True)
    closed(t, "cuttlefish", anna={"inked_next": True})


def test_D3_several_for_one_round_count_as_one(maretta: Tables) -> None:
    t = finds(maretta, "cuttlefish")
    t.anna.has(inked_next=True)
    closed(t, "cuttlefish")
    t = two_rounds(maretta)
    t.anna.has(inked=True, inked_next=True)
    ink: dict[str, dict[str, object]] = {"anna": {"inked": True, "inked_next": False}}
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-6,
        **{name: own | ink.get(name, {}) for name, own in DEALT.items()},
    )


def test_D4_the_same_for_everybody(maretta: Tables) -> None:
    t = finds(maretta, "school", FOUR)
    t.carla.has(inked_next=True)
    ink = {"inked_next": True}
    closed(t, "school", anna=ink, bruno=ink, dario=ink)


def test_D4_everybody_picks_in_the_dark(maretta: Tables) -> None:
    t = two_rounds(maretta)
    for player in t.players.values():
        player.has(inked_next=True)
    t.all_pick("fire-5", "food-1", "wood-3")
    ink = {"inked": True, "inked_next": False}
    t.is_now(
        asks="place Bruno",
        round=2,
        first="Bruno",
        deck=-6,
        anna={**DEALT["anna"], **ink, "slot1": "??fire-5", "hand": ["fire-1", "rope-5", "rope-5"]},
        bruno={**DEALT["bruno"], **ink, "slot1": "??food-1", "hand": ["food-2", "rope-3", "rope-3"]},
        carla={**DEALT["carla"], **ink, "slot1": "??wood-3", "hand": ["wood-4", "rope-4", "rope-4"]},
    )


# -- D5, D6, D8 Sharks and anchor ------------------------------------------------------------------------------


def test_D5_discard_one_card_of_your_stock(maretta: Tables) -> None:
    t = finds(maretta, "shark")
    t.anna.has(stock=["wood-1", "wood-2", "wood-2"])
    t.bruno.has(stock=["rope-1"])
    t.is_now(asks="shark Anna")
    t.anna.discards("wood-2")
    closed(t, "shark", discard=["wood-2"], anna={"stock": ["wood-1", "wood-2"]})


def test_D5_without_a_choice_nobody_is_asked(maretta: Tables) -> None:
    t = finds(maretta, "shark")
    t.anna.has(stock=["wood-2", "wood-2"])
    closed(t, "shark", discard=["wood-2"], anna={"stock": ["wood-2"]})


def test_D5_a_variant_bites_more(maretta: Tables) -> None:
    t = finds(maretta, "shark", variant={"barrels.shark_cards": 3})
    t.anna.has(stock=["wood-1", "wood-2", "wood-2", "rope-1"])
    t.anna.discards("wood-1")
    t.anna.discards("rope-1")
    closed(t, "shark", discard=["wood-1", "rope-1", "wood-2"], anna={"stock": ["wood-2"]})


def test_D6_everybody_discards_one_the_finder_included(maretta: Tables) -> None:
    t = finds(maretta, "sharks", FOUR)
    t.anna.has(stock=["wood-1", "wood-2"])
    t.bruno.has(stock=["rope-1", "rope-1"])  # no choice
    t.dario.has(stock=["fire-1", "fire-2", "fire-3"])
    t.is_now(asks="sharks Anna Dario")  # Carla has nothing
    t.bruno.is_not_asked()
    t.anna.is_offered({"discard wood-1", "discard wood-2"})
    t.dario.is_offered({"discard fire-1", "discard fire-2", "discard fire-3"})
    t.dario.discards("fire-1")
    t.dario.discards("fire-3")  # changed his mind
    t.anna.discards("wood-2")
    closed(
        t,
        "sharks",
        discard=["wood-2", "rope-1", "fire-3"],
        anna={"stock": ["wood-1"]},
        bruno={"stock": ["rope-1"]},
        dario={"stock": ["fire-1", "fire-2"]},
    )


def test_D6_without_any_choice_nobody_is_asked(maretta: Tables) -> None:
    t = finds(maretta, "sharks")
    t.bruno.has(stock=["rope-1"])
    t.carla.has(stock=["fire-2", "fire-2"])
    closed(t, "sharks", discard=["rope-1", "fire-2"], bruno={"stock": []}, carla={"stock": ["fire-2"]})


def test_D8_discard_two_cards(maretta: Tables) -> None:
    t = finds(maretta, "anchor")
    t.anna.has(stock=["wood-1", "wood-2", "wood-3"])
    t.is_now(asks="anchor Anna")
    t.anna.discards("wood-3")
    t.is_now(asks="anchor Anna", discard=["wood-3"], anna={"stock": ["wood-1", "wood-2"]})
    t.anna.is_offered({"discard wood-1", "discard wood-2"})
    t.anna.is_refused("discard wood-3", rule="D8", key="not-in-stock")
    t.anna.discards("wood-1")
    closed(t, "anchor", discard="+wood-1", anna={"stock": ["wood-2"]})


def test_D8_the_second_comes_without_asking_if_there_is_no_choice(maretta: Tables) -> None:
    t = finds(maretta, "anchor")
    t.anna.has(stock=["wood-1", "rope-3"])
    t.anna.discards("rope-3")
    closed(t, "anchor", discard=["rope-3", "wood-1"], anna={"stock": []})


def test_D8_both_in_one_draft(maretta: Tables) -> None:
    """Two discards are one choice for who tries them out first, and one line in the record."""
    t = finds(maretta, "anchor")
    t.anna.has(stock=["wood-1", "wood-2", "wood-3"])
    draft = t.question.draft(0)
    draft.play("discard wood-2")
    offer = draft.offer()
    assert offer is not None
    assert [str(action) for action in offer.playable] == ["discard wood-1", "discard wood-3"]
    draft.play("discard wood-1")
    t.is_now(asks="anchor Anna")
    assert draft.submit()
    closed(t, "anchor", discard=["wood-2", "wood-1"], anna={"stock": ["wood-3"]})
    assert len(t.match.record) == 1


def test_D8_nothing_to_discard(maretta: Tables) -> None:
    closed(finds(maretta, "anchor"), "anchor")
