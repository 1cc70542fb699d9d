"""A4: the end of the round."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

NAMES = {3: "Anna Bruno Carla", 4: "Anna Bruno Carla Dario", 5: "Anna Bruno Carla Dario Elena"}
ALL_SUITS = ["wood-1", "rope-1", "fire-1", "water-1", "food-1"]


def last_card_is_placed(maretta: Tables, variant: dict[str, object] | None = None) -> Table:
    """Everybody has placed; nobody would board, nobody is far."""
    t = maretta.table(NAMES[3], variant=variant)
    t.anna.has(slot1="wood-2", slot2="rope-3", hand=["food-5"])
    t.bruno.has(slot1="fire-2", slot2="water-3", hand=["food-5"])
    t.carla.has(slot1="food-2", slot2="wood-3", hand=["fire-5"])
    t.deck("rope-4", "rope-5", "water-4", "water-5", "fire-4", "wood-5")
    t.turn("Anna", "board")
    return t


def next_round(t: Table, discard: str = "", **changes: dict[str, object]) -> None:
    """Nobody has won: slots to stocks, the token to Bruno, two cards for everybody; and what is named besides."""
    common: dict[str, dict[str, object]] = {
        "anna": {"slot1": None, "slot2": None, "stock": "+wood-2 +rope-3", "hand": "+fire-4 +wood-5"},
        "bruno": {"slot1": None, "slot2": None, "stock": "+fire-2 +water-3", "hand": "+rope-4 +rope-5"},
        "carla": {"slot1": None, "slot2": None, "stock": "+food-2 +wood-3", "hand": "+water-4 +water-5"},
    }
    players = {name: own | changes.get(name, {}) for name, own in common.items()}
    t.is_now(asks="pick Anna Bruno Carla", round=2, first="Bruno", deck=-6, discard=discard, **players)


# -- A4.1 boarding ---------------------------------------------------------------------------------------------


def test_A4_1_difference_and_suits_make_7(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-3", stock=["wood-1", "rope-1", "fire-1", "water-1"])
    t.is_now(ended="card", won=["Anna"])


def test_A4_1_6_is_not_enough(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-3", stock=["wood-1", "wood-2", "fire-1", "water-1"])
    next_round(t, anna={"stock": "+rope-3"}, discard="+steamship")


def test_A4_1_more_than_7_is_aboard(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-5", stock=ALL_SUITS)
    t.is_now(ended="card", won=["Anna"])


def test_A4_1_everybody_tries_wherever_the_ship_lies(maretta: Tables) -> None:
    """The steamship lies in Carla's slot 2; Anna and Bruno board with it, Carla does not."""
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="wood-5", slot2="rope-3", stock=ALL_SUITS)
    t.bruno.has(slot1="fire-1", slot2="water-4", stock=["rope-1", "water-1", "food-1", "fire-3"])
    t.carla.has(slot1="food-4", slot2="steamship", stock=["food-3", "food-4"])
    t.is_now(ended="card", won=["Anna", "Bruno"])


def test_A4_1_without_a_ship_nobody_boards(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="wood-5", slot2="rope-2", stock=ALL_SUITS)
    next_round(t, anna={"stock": "+wood-5 +rope-2"})


def test_A4_1_this_rounds_cards_are_not_yet_in_stock(maretta: Tables) -> None:
    """Wood and a steamship in the slots, fire and water in stock: 4 + 2, not 4 + 3."""
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-4", stock=["fire-1", "water-1"])
    t.deck("rope-4", "rope-5", "water-4", "water-5", "fire-4", "wood-5")
    next_round(t, anna={"stock": "+rope-4"}, discard="+steamship")


def test_A4_1_two_ships_differ_by_0(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="steamship", stock=ALL_SUITS)
    next_round(t, anna={"stock": ALL_SUITS}, discard="+steamship +steamship")


def test_A4_1_the_full_difference_where_the_path_cut_the_move(maretta: Tables) -> None:
    """Bruno moves 1 of his 5 and is swapped back; the 5 count all the same."""
    t = maretta.table(NAMES[3])
    t.anna.has(slot1="wood-2", slot2="rope-2", space=20)
    t.bruno.has(slot1="steamship", space=23, stock=["wood-1", "rope-1"])
    t.carla.has(slot1="food-2", slot2="wood-2", space=20, hand=["fire-5"])
    t.barrels(22, "spear")
    t.turn("Carla", "place")
    t.carla.places("fire-5", on="Bruno")  # Bruno 23 -> 24; Carla 20 -> 22, swaps with Bruno
    t.is_now(
        asks=None,
        ended="token-and-card",
        won=["Bruno", "Carla"],
        opened=["spear"],
        barrels={22: ["-", "-"]},
        bruno={"slot2": "fire-5", "space": 22},
        carla={"hand": [], "space": 24},
    )


def test_A4_1_the_move_of_2_does_not_count(maretta: Tables) -> None:
    t = maretta.table(NAMES[3])
    t.anna.has(slot1="wood-2", slot2="rope-3", hand=[])
    t.bruno.has(slot1="fire-2", hand=[])
    t.carla.has(slot1="steamship", slot2="wood-5", hand=["fire-3"], stock=["wood-1"])
    t.deck("rope-4", "rope-5", "water-4", "water-5", "fire-4", "wood-4")
    t.turn("Carla", "place")
    t.carla.places("fire-3", on="Bruno")  # 5 + 1 is 6, whatever she moved
    assert t.question.name == "pick"


def test_A4_1_a_variant_asks_for_another_score(maretta: Tables) -> None:
    t = last_card_is_placed(maretta, {"boarding.score": 9})
    t.anna.has(slot1="steamship", slot2="rope-4", stock=ALL_SUITS)
    t.bruno.has(slot1="fire-2", slot2="water-1", stock=["wood-2", "rope-2", "fire-1"])
    t.is_now(ended="card", won=["Anna"])
    t = last_card_is_placed(maretta, {"boarding.score": 9})
    t.anna.has(slot1="steamship", slot2="rope-3", stock=ALL_SUITS)
    next_round(t, anna={"stock": "+rope-3"}, discard="+steamship")


# -- A4.2 winning together -------------------------------------------------------------------------------------


def test_A4_2_all_on_the_ships_space_win(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(space=24)
    t.bruno.has(space=23)
    t.carla.has(space=24)
    t.is_now(ended="token", won=["Anna", "Carla"])


def test_A4_2_token_and_card_win_together(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-3", stock=ALL_SUITS)
    t.carla.has(space=24)
    t.is_now(ended="token-and-card", won=["Anna", "Carla"])


def test_A4_2_who_does_both_wins_once(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-3", stock=ALL_SUITS, space=24)
    t.is_now(ended="token-and-card", won=["Anna"])


def test_A4_2_a_ship_that_nobody_boards_leaves_the_token(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-3")
    t.bruno.has(space=24)
    t.is_now(ended="token", won=["Bruno"])


# -- A4.3 cards of the slots -----------------------------------------------------------------------------------


def test_A4_3_ships_are_discarded_the_rest_is_kept_by_whose_slots_they_lie_in(maretta: Tables) -> None:
    t = last_card_is_placed(maretta)
    t.anna.has(slot1="steamship", slot2="rope-3")
    t.carla.has(slot1="food-2", slot2="steamship", stock=["food-2"])
    next_round(t, anna={"stock": "+rope-3"}, carla={"stock": "+food-2"}, discard="+steamship +steamship")


# -- A4.4 the next round ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "after"), [("Anna", "Bruno"), ("Bruno", "Carla"), ("Dario", "Anna")])
def test_A4_4_the_token_goes_one_seat_clockwise(maretta: Tables, first: str, after: str) -> None:
    t = maretta.table(NAMES[4], first=first)
    t.round(2)
    t.turn(first, "board")
    now = t.snapshot(t.state)
    assert (now["first"], now["round"]) == (after, 3)


def test_A4_4_drawn_clockwise_from_the_new_first_player_each_all_cards(maretta: Tables) -> None:
    t = maretta.table(NAMES[4], first="Bruno")
    slots = [("wood-1", "rope-1"), ("wood-2", "rope-2"), ("wood-3", "rope-3"), ("wood-4", "rope-4")]
    for player, (one, two) in zip(t.players.values(), slots, strict=True):
        player.has(slot1=one, slot2=two, hand=[])
    t.deck("fire-1", "fire-2", "fire-3", "fire-4", "food-1", "food-2", "food-3", "food-4", "water-5")
    t.turn("Bruno", "board")
    gone = {"slot1": None, "slot2": None}
    t.is_now(
        asks=f"pick {NAMES[4]}",
        round=2,
        first="Carla",
        deck=-8,
        anna={**gone, "stock": ["wood-1", "rope-1"], "hand": ["food-1", "food-2"]},
        bruno={**gone, "stock": ["wood-2", "rope-2"], "hand": ["food-3", "food-4"]},
        carla={**gone, "stock": ["wood-3", "rope-3"], "hand": ["fire-1", "fire-2"]},
        dario={**gone, "stock": ["wood-4", "rope-4"], "hand": ["fire-3", "fire-4"]},
    )


def test_A4_4_a_variant_draws_more(maretta: Tables) -> None:
    t = last_card_is_placed(maretta, {"hand.draw": 3})
    t.deck("rope-4", "rope-5", "water-4", "water-5", "fire-4", "wood-5", "rope-1", "rope-1", "rope-2")
    t.is_now(
        asks="pick Anna Bruno Carla",
        round=2,
        first="Bruno",
        deck=-9,
        anna={"slot1": None, "slot2": None, "stock": "+wood-2 +rope-3", "hand": "+rope-1 +rope-1 +rope-2"},
        bruno={"slot1": None, "slot2": None, "stock": "+fire-2 +water-3", "hand": "+rope-4 +rope-5 +water-4"},
        carla={"slot1": None, "slot2": None, "stock": "+food-2 +wood-3", "hand": "+water-5 +fire-4 +wood-5"},
    )


# -- A4.5 the deck is used up ----------------------------------------------------------------------------------


def nothing_to_draw(maretta: Tables, cards: int) -> Table:
    t = last_card_is_placed(maretta)
    t.deck(*["rope-4", "rope-5", "water-4", "water-5", "fire-4", "wood-5"][:cards], only=True)
    return t


STOCKED: dict[str, dict[str, object]] = {
    "anna": {"slot1": None, "slot2": None, "stock": "+wood-2 +rope-3"},
    "bruno": {"slot1": None, "slot2": None, "stock": "+fire-2 +water-3"},
    "carla": {"slot1": None, "slot2": None, "stock": "+food-2 +wood-3"},
}


@pytest.mark.parametrize("cards", [0, 1, 5])
def test_A4_5_when_not_everybody_can_draw_2_the_furthest_wins(maretta: Tables, cards: int) -> None:
    t = nothing_to_draw(maretta, cards)
    t.anna.has(space=11)
    t.bruno.has(space=12)
    t.carla.has(space=10)
    t.is_now(ended="deck", won=["Bruno"], **STOCKED)


def test_A4_5_several_may_be_furthest(maretta: Tables) -> None:
    t = nothing_to_draw(maretta, 5)
    t.anna.has(space=12)
    t.bruno.has(space=11)
    t.carla.has(space=12)
    t.is_now(ended="deck", won=["Anna", "Carla"], **STOCKED)


def test_A4_5_even_if_nobody_has_left_the_island(maretta: Tables) -> None:
    t = nothing_to_draw(maretta, 0)
    t.is_now(ended="deck", won=["Anna", "Bruno", "Carla"], **STOCKED)


def test_A4_5_just_enough_is_enough(maretta: Tables) -> None:
    t = nothing_to_draw(maretta, 6)
    next_round(t)


def test_A4_5_ship_and_token_come_first(maretta: Tables) -> None:
    t = nothing_to_draw(maretta, 0)
    t.anna.has(slot1="steamship", slot2="rope-3", stock=ALL_SUITS, space=1)
    t.bruno.has(space=20)
    t.is_now(ended="card", won=["Anna"])
    t = nothing_to_draw(maretta, 0)
    t.carla.has(space=24)
    t.is_now(ended="token", won=["Carla"])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_A4_5_the_standard_decks_last_6_rounds(maretta: Tables, seats: int) -> None:
    """A path without barrels that nobody can finish, and a ship that nobody can board."""
    endless = {"path.last": 200, "path.barrel_spaces": [], "boarding.score": 50}
    t = maretta.deal(NAMES[seats], seed=seats, variant=endless)
    while question := t.match.question():
        for seat in question.seats:
            question.answer(seat, question.offer(seat).playable[0])
    now = t.snapshot(t.state)
    assert (now["ended"], now["round"], now["deck"]) == ("deck", 6, [])
