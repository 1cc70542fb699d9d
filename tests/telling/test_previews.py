"""What an answer would do, for people."""

from __future__ import annotations

import pytest

from settemari.games.maretta.telling import preview_messages
from tests.table import Player, Table, Tables
from tests.telling.play import said

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"


def foreseen(player: Player, text: str, language: str = "en") -> list[str]:
    table = player.table
    coloured = table.with_colours(text)
    (option,) = [option for option in player.offer.options if str(option.action) == coloured]
    assert option.preview is not None
    told = preview_messages(table.match.setup, player.view, option.action.code, option.preview)
    return [said(table, message, language) for message in told]


def placing(maretta: Tables, variant: dict[str, object] | None = None) -> Table:
    t = maretta.table(THREE, variant=variant)
    t.anna.has(hand=["food-2", "rope-5", "steamship"], space=6, slot1="wood-1")
    t.bruno.has(slot1="fire-5", space=7)
    t.carla.has(slot1="water-2", space=1)
    t.turn("Anna", "place")
    return t


def test_landings(maretta: Tables) -> None:
    t = placing(maretta)
    assert foreseen(t.anna, "place food-2 on Bruno") == ["Bruno moves to 10.", "Anna moves to 8."]
    assert "Bruno avanza alla casella 10." in foreseen(t.anna, "place food-2 on Bruno", "it")
    assert "Bruno avance jusqu’à la case 10." in foreseen(t.anna, "place food-2 on Bruno", "fr")  # noqa: RUF001


def test_who_would_not_move(maretta: Tables) -> None:
    t = placing(maretta)
    assert foreseen(t.anna, "place food-2 on Carla") == ["Carla stays on 1.", "Anna moves to 8."]


def test_barrels_there(maretta: Tables) -> None:
    """A barrel face down stops what can be foretold: the own move comes after it."""
    t = placing(maretta)
    t.barrels(9, "shark", "??monkey")
    t.bruno.has(space=6)
    assert foreseen(t.anna, "place food-2 on Bruno") == [
        "Bruno moves to 9, with barrels: shark and a barrel face down.",
        "After that, good deed: Anna moves 2.",
    ]


def test_no_good_deed_is_promised_where_there_is_none(maretta: Tables) -> None:
    """On the ship there is no further to go, and on the own raft no good deed."""
    t = placing(maretta)
    t.barrels(9, "shark", "??monkey")
    t.bruno.has(space=6)
    t.anna.has(space=24)
    assert foreseen(t.anna, "place food-2 on Bruno") == [
        "Bruno moves to 9, with barrels: shark and a barrel face down."
    ]
    t = maretta.table(THREE, first="Bruno")
    t.bruno.has(slot1="wood-1", slot2="fire-1")
    t.carla.has(slot1="wood-2", slot2="food-1")
    t.anna.has(hand=["rope-3"], slot1="wood-3", space=4)
    t.turn("Anna", "place")
    assert foreseen(t.anna, "place rope-3 on Anna") == ["Anna stays on 4."]


def test_two_barrels_face_down(maretta: Tables) -> None:
    t = placing(maretta)
    t.barrels(9, "??shark", "??monkey")
    t.anna.has(space=7)
    assert "Anna moves to 9, with barrels: 2 barrels face down." in foreseen(t.anna, "place food-2 on Bruno")


def test_one_barrel(maretta: Tables) -> None:
    t = placing(maretta)
    t.barrels(9, "shark")
    t.anna.has(space=7)
    for language, told in {
        "en": "Anna moves to 9, with a barrel: shark.",
        "it": "Anna avanza alla casella 9, con il barile: squalo.",
        "fr": "Anna avance jusqu’à la case 9, avec son tonneau\u00a0: requin.",  # noqa: RUF001
    }.items():
        assert told in foreseen(t.anna, "place food-2 on Bruno", language)


def test_who_is_swapped_opens_no_barrel_and_may_go_back(maretta: Tables) -> None:
    """D7: two barrels lie where the spear leads."""
    t = maretta.table(THREE)
    t.anna.has(hand=["wood-3"], space=7)
    t.bruno.has(slot1="rope-3", space=11)
    t.carla.has(slot1="rope-2", space=11)
    t.barrels(11, "shark", "monkey")
    t.anna.finds("spear")
    assert foreseen(t.anna, "swap Carla") == ["Carla ends up on 9.", "Anna ends up on 11."]
    assert foreseen(t.anna, "swap Carla", "it") == [
        "Carla si ritrova sulla casella 9.",
        "Anna si ritrova sulla casella 11.",
    ]


def test_the_barrel_that_is_being_resolved_is_not_opened_again(vulcano: Tables) -> None:
    """Carla runs to where Dario has found a barrel: by then it is gone."""
    t = vulcano.table("Anna Bruno Carla Dario", first="Dario")
    t.anna.has(stock=["wood-1"], space=4)
    t.bruno.has(space=4)
    t.carla.has(stock=["fire-1"], space=8)
    t.dario.finds("monkey", at=9)
    assert "Carla moves to 9." in foreseen(t.dario, "take wood-1 from Anna")


def test_a_range_under_a_cuttlefish(maretta: Tables) -> None:
    t = placing(maretta)
    t.bruno.has(slot1="??fire-5", inked=True, space=10)
    assert foreseen(t.anna, "place food-2 on Bruno") == ["Bruno ends up between 10 and 13.", "Anna moves to 8."]


def test_thefts(maretta: Tables) -> None:
    t = placing(maretta)
    t.bruno.has(stock=["food-2", "rope-3"])
    could = "Bruno has the same card in stock: you could steal Food 2 and Rope 3."
    assert foreseen(t.anna, "place food-2 on Bruno") == [could, "Bruno moves to 10.", "Anna moves to 8."]
    assert foreseen(t.anna, "place food-2 on Bruno steal rope-3") == [
        "You steal Rope 3 from Bruno, and make no good deed.",
        "Bruno moves to 10.",
    ]


def test_boarding(maretta: Tables) -> None:
    t = placing(maretta)
    t.bruno.has(stock=["rope-1", "wood-1"])
    told = foreseen(t.anna, "place steamship on Bruno")
    assert "A steamship: at the end of the round, everybody tries to board." in told
    assert "Bruno: 5 + 2 suits = 7, aboard!" in told
    t = placing(maretta)
    assert "Bruno: 5 + 0 suits = 5, 7 to board." in foreseen(t.anna, "place steamship on Bruno")
    t = placing(maretta)
    t.bruno.has(slot1="??fire-5", inked=True)
    assert "Bruno: 0 to 5, 7 to board." in foreseen(t.anna, "place steamship on Bruno")


def test_the_end_if_nothing_hidden_stands_before_it(maretta: Tables) -> None:
    t = maretta.table(THREE, first="Bruno")
    t.bruno.has(slot1="wood-1", slot2="fire-1")
    t.carla.has(slot1="wood-2", space=23)
    t.anna.has(hand=["rope-5"], slot1="wood-3", slot2="food-1")
    t.turn("Anna", "place")
    assert foreseen(t.anna, "place rope-5 on Carla")[-1] == "Carla has reached the steamship and wins!"


def test_a_steamship_of_ones_own(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.anna.has(hand=["steamship", "wood-1"])
    assert foreseen(t.anna, "pick steamship") == ["A steamship: at the end of the round, everybody tries to board."]
    assert foreseen(t.anna, "pick wood-1") == []


def test_barrels_to_choose_from(maretta: Tables) -> None:
    t = placing(maretta)
    t.barrels(9, "shark", "??monkey")
    t.anna.has(space=7)
    t.anna.places("food-2", on="Bruno")
    assert foreseen(t.anna, "open 1")[0] == "shark: Discard a card of your stock."
    assert foreseen(t.anna, "open 2") == ["Face down: nobody knows."]


def test_stacks(vulcano: Tables) -> None:
    t = vulcano.table(THREE)
    t.anna.has(hand=["water-4", "water-1"], space=9)
    t.bruno.has(stock=["water-2"], space=9)
    t.carla.has(space=9)
    t.turn("Anna", "load")
    assert foreseen(t.anna, "load water-4 on Bruno") == ["Bruno: Water adds up to 6, more than 5, and is lost."]
    assert foreseen(t.anna, "load water-1 on Bruno") == ["Bruno: Water adds up to 3."]


def test_stacks_that_a_monkey_changes(vulcano: Tables) -> None:
    """D1: what it lands on bursts at once (B4.2), and what it is taken from may be empty."""
    t = vulcano.table("Anna Bruno Carla Dario", first="Dario")
    t.anna.has(stock=["food-4", "rope-1"], space=4)
    t.bruno.has(stock=["fire-1", "fire-2"], space=4)
    t.carla.has(space=4)
    t.dario.has(stock=["food-2"])
    t.dario.finds("monkey", at=9)
    told = foreseen(t.dario, "take food-4 from Anna")
    assert told[-2:] == ["Anna loses the whole stack of Food.", "Dario: Food adds up to 6, more than 5, and is lost."]
    told = foreseen(t.dario, "take fire-2 from Bruno")
    assert told[-2:] == ["Bruno: Fire adds up to 1.", "Dario: Fire adds up to 2."]


def test_the_lava(vulcano: Tables) -> None:
    t = vulcano.table(THREE, first="Bruno")
    t.bruno.has(slot1="wood-1", slot2="fire-1", space=1)
    t.carla.has(slot1="wood-2", slot2="fire-3", space=12)
    t.anna.has(hand=["rope-5"], slot2="food-1", space=12)
    t.turn("Anna", "load-self")
    t.lava(2)
    told = foreseen(t.anna, "play rope-5")
    assert "The lava catches Bruno." in told
    assert "Anna moves to 14." in told
