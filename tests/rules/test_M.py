"""M0: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

import settemari
from settemari.core.errors import WrongSeats
from settemari.core.table import UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import BARREL_WORDS, SEAT_WORDS, SUIT_WORDS, card_code, card_word
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too

NAMES = {3: "Anna Bruno Carla", 4: "Anna Bruno Carla Dario", 5: "Anna Bruno Carla Dario Elena"}


def all_cards(t: Table) -> Counter[str]:
    """Every card of a game that was just dealt, wherever it lies."""
    now = t.snapshot(t.state)
    cards: list[str] = []
    for pile in (now["deck"], now["box"], now["discard"]):
        assert isinstance(pile, list)
        cards += pile
    for name in t.lower_names():
        own = now[name]
        assert isinstance(own, dict)
        cards += own["hand"]
    return Counter(cards)


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_M0_1_three_to_five_players(game: str) -> None:
    for seats in (3, 4, 5):
        assert settemari.deal(game, seats, seed=1).seats == seats
    for wrong in (-1, 0, 1, 2, 6, 7):
        with pytest.raises(WrongSeats):
            settemari.deal(game, wrong, seed=1)


def test_M0_1_five_colours() -> None:
    assert SEAT_WORDS == ("purple", "pink", "yellow", "turquoise", "white")


def test_M0_2_seventy_cards_in_five_suits(vulcano: Tables) -> None:
    cards = all_cards(vulcano.deal(NAMES[5]))
    assert sum(cards.values()) == 70
    for suit in SUIT_WORDS:
        assert sum(count for card, count in cards.items() if card.startswith(suit)) == 14
    assert SUIT_WORDS == ("wood", "rope", "fire", "water", "food")


def test_M0_2_equal_cards_are_interchangeable(maretta: Tables) -> None:
    t = maretta.table(NAMES[3])
    t.anna.has(hand=["wood-3", "rope-1", "wood-3", "wood-3"])
    t.anna.is_offered({"pick wood-3", "pick rope-1"})
    t.bruno.picks(one_of(t, "bruno"))
    t.carla.picks(one_of(t, "carla"))
    t.anna.picks("wood-3")
    now = t.snapshot(t.state)["anna"]
    assert isinstance(now, dict)
    assert now["hand"] == ["rope-1", "wood-3", "wood-3"]
    assert now["slot1"] == "wood-3"


def one_of(t: Table, name: str) -> str:
    """Some card of that hand."""
    own = t.snapshot(t.state)[name]
    assert isinstance(own, dict)
    return str(own["hand"][0])


def test_M0_3_the_numbers_are_1_to_5(vulcano: Tables) -> None:
    cards = all_cards(vulcano.deal(NAMES[3]))
    for suit in SUIT_WORDS:
        assert [cards[f"{suit}-{number}"] for number in range(7)] == [0, 3, 3, 3, 3, 2, 0]


def test_M0_3_a_variant_has_other_numbers(vulcano: Tables) -> None:
    cards = all_cards(vulcano.deal(NAMES[3], variant={"deck.values": [1, 7, 11, 11]}))
    assert cards == Counter({f"{suit}-{n}": k for suit in SUIT_WORDS for n, k in ((1, 1), (7, 1), (11, 2))})


def test_M0_4_five_steamships_without_a_suit(maretta: Tables) -> None:
    assert all_cards(maretta.deal(NAMES[5]))["steamship"] == 5
    assert card_code("steamship") == c.SHIP
    assert c.number_on(c.SHIP) == 0
    assert all(card_word(card) != "steamship" for card in range(c.FIRST_CARD, 60))


def test_M0_4_a_steamship_counts_0(maretta: Tables) -> None:
    t = maretta.table(NAMES[3])
    t.anna.has(hand=["steamship", "rope-1", "rope-2"])
    t.bruno.has(slot1="fire-4")
    t.turn("Anna", "place")
    t.anna.places("steamship", on="Bruno")
    t.is_now(
        asks="place Bruno",
        anna={"hand": "-steamship", "space": 2},
        bruno={"slot2": "steamship", "space": 4},
    )


def test_M0_5_nineteen_barrels(maretta: Tables) -> None:
    t = maretta.deal(NAMES[3])
    now = t.snapshot(t.state)
    bag, laid = now["bag"], now["barrels"]
    assert isinstance(bag, list)
    assert isinstance(laid, dict)
    barrels = Counter(bag)
    for here in laid.values():
        barrels.update(word.removeprefix("??") for word in here)
    assert [barrels[word] for word in BARREL_WORDS] == [3, 2, 1, 2, 2, 2, 4, 1, 2]
    assert sum(barrels.values()) == 19


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_M0_6_board_meeples_dividers_tokens(game: str) -> None:
    found = settemari.find_game(game)
    variant = found.variant()
    assert len(variant.numbers("path.dividers")) == 2
    assert c.SEATS == len(SEAT_WORDS) == 5  # a meeple and a raft for everybody
    match = settemari.deal(game, 5, seed=4)
    view = match.view(None)
    assert [int(view.cell(c.SPACE + seat)) for seat in range(5)] == [0] * 5
    assert 0 <= int(view.cell(c.FIRST)) < 5  # the first-player token lies before one of them


def test_M0_7_what_is_public(maretta: Tables) -> None:
    """Everything but hands, cards face down in slot 1, barrels face down, and the order of deck, box and bag."""
    t = maretta.table(NAMES[3])
    t.anna.has(hand=["wood-1", "wood-2", "wood-3"], stock=["rope-1"], slot1="??fire-1", inked=True)
    t.bruno.has(slot1="fire-2", slot2="fire-3", hand=["rope-2", "rope-3", "rope-4"])
    t.carla.has(slot1="??fire-4", inked=True, hand=["food-1", "food-2", "food-3"], stock=["water-1", "water-1"])
    t.barrels(3, "??monkey", "shark")
    t.discard("steamship", "food-5")
    t.turn("Bruno", "place")
    for who in (0, 1, 2, None):
        view = t.match.view(who)
        for seat, hand in enumerate((["wood-1", "wood-2"], ["rope-2", "rope-3", "rope-4"], ["food-1"])):
            seen = [card_word(card) for card in view.pieces(c.HAND + seat)]
            full = {0: ["wood-1", "wood-2", "wood-3"], 1: hand, 2: ["food-1", "food-2", "food-3"]}[seat]
            assert seen == (full if seat == who else ["??", "??", "??"])
        assert [card_word(card) for card in view.pieces(c.SLOT1)] == [
            "fire-1" if who == 0 else "??",
            "fire-2",
            "fire-4" if who == 2 else "??",
        ]
        assert view.pieces(c.SLOT2) == [-1, card_code("fire-3"), -1]
        assert view.pieces(c.STOCK) == [card_code("rope-1")]
        assert view.pieces(c.STOCK + 2) == [card_code("water-1")] * 2
        assert view.pieces(c.DISCARD) == [card_code("steamship"), card_code("food-5")]
        assert view.pieces(c.BARRELS)[:2] == [UNKNOWN, c.SHARK]
        for heap in (c.DECK, c.BOX, c.BAG):
            assert set(view.pieces(heap)) == {UNKNOWN}  # only how many there are
        assert view.size_of(c.DECK) == t.state.size_of(c.DECK)
