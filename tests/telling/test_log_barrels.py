"""The log of barrels, on both sides: what is in them, what they do, and that they do nothing."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables
from tests.telling.play import told

pytestmark = pytest.mark.compiled_too

FOUR = "Tea Gino Anna Bruno"
HANDS = {
    "Tea": ["wood-1", "rope-1", "fire-1", "water-1"],
    "Gino": ["wood-2", "rope-2", "fire-2", "water-2"],
    "Anna": ["wood-3", "rope-3", "fire-3", "water-3"],
    "Bruno": ["wood-5", "rope-5", "fire-5", "food-5"],
}


@pytest.fixture(params=["maretta", "vulcano"])
def side(request: pytest.FixtureRequest) -> Tables:
    """Tables of either side."""
    found = request.getfixturevalue(request.param)
    assert isinstance(found, Tables)
    return found


def found(side: Tables, barrel: str, variant: dict[str, object] | None = None) -> Table:
    """Tea has just come to space 9, where this barrel lies; the others are behind."""
    t = side.table(FOUR, variant=variant)
    for name, hand in HANDS.items():
        t.players[name].has(hand=hand, space=4)
    t.tea.finds(barrel, at=9)
    return t


def effect(t: Table, who: str | None = None, language: str = "en") -> list[str]:
    """What is told of the barrel itself."""
    return [line for line in told(t, who, language) if line.startswith("↳↳") or "barrel" in line]


# -- opening ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("barrel", "en", "it", "fr"),
    [
        ("monkey", "a monkey", "una scimmia", "un singe"),
        ("troop", "a troop of monkeys", "un gruppo di scimmie", "une bande de singes"),
        ("shark", "a shark", "uno squalo", "un requin"),
        ("sharks", "sharks", "squali", "un gang de requins"),
        ("spear", "a fishing spear", "un rampino", "un harpon"),
        ("anchor", "an anchor", "un'ancora", "une ancre"),
        ("pelican", "a pelican", "un pellicano", "un pélican"),
    ],
)
def test_what_is_in_a_barrel(side: Tables, barrel: str, en: str, it: str, fr: str) -> None:
    t = found(side, f"??{barrel}")
    assert told(t)[0] == f"↳ Tea opens a face-down barrel: {en}."
    assert told(t, language="it")[0] == f"↳ Tea apre un barile coperto: {it}."
    assert told(t, language="fr")[0] == f"↳ Tea ouvre un tonneau face cachée\u00a0: {fr}."
    assert told(found(side, barrel))[0] == f"↳ Tea opens a face-up barrel: {en}."


def test_a_chosen_barrel_face_up_or_down(maretta: Tables) -> None:
    """Which one was chosen is told by what comes of it, also where a question comes first."""
    for chosen, line in (
        (1, "↳ Tea opens a face-down barrel: an anchor."),
        (2, "↳ Tea opens a face-up barrel: a monkey."),
    ):
        t = maretta.table("Tea Gino Anna")
        t.tea.has(hand=["food-2"], space=7, stock=["rope-1", "rope-2"])
        t.gino.has(slot1="fire-5", stock=["wood-1", "wood-2"])
        t.barrels(9, "??anchor", "monkey")
        t.turn("Tea", "place")
        t.tea.places("food-2", on="Gino")
        assert told(t)[1:] == ["↳ Tea, good deed: +2 → 9."]
        t.tea.opens(chosen)
        assert told(t)[2:] == [line]
    t.tea.takes("wood-1", from_="Gino")
    assert told(t)[3:] == ["↳↳ The monkey takes Wood 1 from Gino, for Tea."]


def test_the_receivers_barrel_comes_before_the_good_deed(maretta: Tables) -> None:
    t = maretta.table("Tea Gino Anna")
    t.tea.has(hand=["food-2"], space=7)
    t.gino.has(slot1="fire-5", space=6, stock=["rope-1", "rope-3"])
    t.barrels(9, "??shark")
    t.turn("Tea", "place")
    t.tea.places("food-2", on="Gino")
    t.gino.discards("rope-1")
    assert told(t) == [
        "Tea gives Food 2 to Gino: |5 \u2212 2| = 3, Gino moves to 9.",
        "↳ Gino opens a face-down barrel: a shark.",
        "↳↳ Gino discards Rope 1.",
        "↳ Tea, good deed: +2 → 9.",
    ]


def test_a_barrel_after_a_move_of_nothing(maretta: Tables) -> None:
    t = maretta.table("Tea Gino Anna", variant={"barrels.on_zero_move": True})
    t.tea.has(hand=["food-5"], space=1)
    t.gino.has(slot1="fire-5", space=9)
    t.barrels(9, "??shark")
    t.turn("Tea", "place")
    t.tea.places("food-5", on="Gino")
    assert told(t)[:3] == [
        "Tea gives Food 5 to Gino: |5 \u2212 5| = 0, Gino stays on 9.",
        "↳ Gino opens a face-down barrel: a shark.",
        "↳↳ The stock is empty: the shark goes hungry.",
    ]


# -- stocks ----------------------------------------------------------------------------------------------------


def test_D1_monkey(side: Tables) -> None:
    t = found(side, "monkey")
    t.gino.has(stock=["rope-1", "fire-3"])
    t.tea.takes("rope-1", from_="Gino")
    assert effect(t)[1:] == ["↳↳ The monkey takes Rope 1 from Gino, for Tea."]
    assert "↳↳ La scimmia prende Corda 1 da Gino, per Tea." in told(t, language="it")
    assert "↳↳ Le singe prend Corde 1 chez Gino, pour Tea." in told(t, language="fr")


def test_D1_the_only_card_is_taken_unasked(side: Tables) -> None:
    t = found(side, "monkey")
    t.bruno.has(stock=["rope-1"])
    assert effect(t)[1:] == ["↳↳ The monkey takes Rope 1 from Bruno, for Tea."]


def test_D1_nothing(side: Tables) -> None:
    t = found(side, "monkey")
    t.tea.has(stock=["food-1"])
    assert effect(t)[1:] == ["↳↳ All other stocks are empty: the monkey finds nothing."]


def test_D1_what_is_taken_bursts(vulcano: Tables) -> None:
    t = found(vulcano, "monkey")
    t.gino.has(stock=["water-4"])
    t.tea.has(stock=["water-3"])
    assert effect(t)[1:] == [
        "↳↳ The monkey takes Water 4 from Gino, for Tea.",
        "↳↳ Tea, Water 3 + 4 = 7 > 5: the stack is lost.",
    ]


def test_D2_troop(side: Tables) -> None:
    t = found(side, "troop")
    t.tea.has(stock=["food-1", "food-2", "food-3", "food-4"])
    t.gino.takes("food-1")
    t.anna.takes("food-2")
    t.bruno.takes("food-3")
    assert effect(t)[1:] == [
        "↳↳ Gino takes Food 1 from Tea.",
        "↳↳ Anna takes Food 2 from Tea.",
        "↳↳ Bruno takes Food 3 from Tea.",
    ]


def test_D2_not_enough_for_all(side: Tables) -> None:
    t = found(side, "troop")
    t.tea.has(stock=["food-1"])
    assert effect(t)[1:] == ["↳↳ Gino takes Food 1 from Tea.", "↳↳ Nothing is left for Anna and Bruno."]


def test_D2_just_enough_for_all(side: Tables) -> None:
    t = found(side, "troop")
    t.tea.has(stock=["food-1", "food-1", "food-1"])
    assert effect(t)[1:] == [f"↳↳ {name} takes Food 1 from Tea." for name in ("Gino", "Anna", "Bruno")]


def test_D2_nothing(side: Tables) -> None:
    assert effect(found(side, "troop"))[1:] == ["↳↳ The stock is empty: the monkeys find nothing."]


def test_D2_past_who_is_out_and_with_a_burst(vulcano: Tables) -> None:
    t = vulcano.table(FOUR)
    t.out("Gino")
    for name in ("Tea", "Anna", "Bruno"):
        t.players[name].has(hand=HANDS[name], space=4)
    t.tea.finds("troop", at=9)
    t.tea.has(stock=["food-3"])
    t.anna.has(stock=["food-4"])
    assert effect(t)[1:] == [
        "↳↳ Anna takes Food 3 from Tea.",
        "↳↳ Anna, Food 4 + 3 = 7 > 5: the stack is lost.",
        "↳↳ Nothing is left for Bruno.",
    ]


def test_D3_cuttlefish(maretta: Tables) -> None:
    t = found(maretta, "cuttlefish")
    assert effect(t)[1:] == ["↳↳ Next round Tea's own card stays face down."]
    assert "↳↳ Nel prossimo turno la carta di Tea resta coperta." in told(t, language="it")


def test_D4_school(maretta: Tables) -> None:
    t = found(maretta, "??school")
    assert effect(t) == [
        "↳ Tea opens a face-down barrel: a school of cuttlefish.",
        "↳↳ Next round everybody's own card stays face down.",
    ]


def test_D5_shark(side: Tables) -> None:
    t = found(side, "shark")
    t.tea.has(stock=["food-1", "rope-2"])
    t.tea.discards("rope-2")
    assert effect(t)[1:] == ["↳↳ Tea discards Rope 2."]


def test_D5_nothing(side: Tables) -> None:
    t = found(side, "shark")
    assert effect(t)[1:] == ["↳↳ The stock is empty: the shark goes hungry."]
    assert "↳↳ La réserve est vide\u00a0: le requin reste sur sa faim." in told(t, language="fr")


def test_D6_sharks(side: Tables) -> None:
    """Clockwise from the finder's left; Anna has nothing."""
    t = found(side, "sharks")
    t.tea.has(stock=["food-1", "rope-2"])
    t.gino.has(stock=["wood-4"])
    t.bruno.has(stock=["water-5", "fire-4"])
    t.tea.discards("rope-2")
    t.bruno.discards("fire-4")
    assert effect(t)[1:] == ["↳↳ The sharks take Wood 4 from Gino, Fire 4 from Bruno and Rope 2 from Tea."]


def test_D6_nothing(side: Tables) -> None:
    assert effect(found(side, "sharks"))[1:] == ["↳↳ All stocks are empty: the sharks go hungry."]


def test_D8_anchor(side: Tables) -> None:
    t = found(side, "anchor")
    t.tea.has(stock=["food-1", "rope-2", "rope-2"])
    t.tea.discards("food-1")
    assert effect(t)[1:] == ["↳↳ Tea discards Food 1 and Rope 2."]  # the second is no choice any more


def test_D8_asked_twice(side: Tables) -> None:
    t = found(side, "anchor")
    t.tea.has(stock=["food-1", "rope-2", "fire-4"])
    t.tea.discards("food-1")
    assert effect(t)[1:] == ["↳↳ Tea discards Food 1."]
    t.tea.discards("fire-4")
    assert effect(t)[1:] == ["↳↳ Tea discards Food 1.", "↳↳ Tea discards Fire 4."]


def test_D8_in_part(side: Tables) -> None:
    t = found(side, "anchor")
    t.tea.has(stock=["food-1"])
    assert effect(t)[1:] == ["↳↳ Tea discards Food 1.", "↳↳ There is nothing more to discard."]


def test_D8_nothing(side: Tables) -> None:
    assert effect(found(side, "anchor"))[1:] == ["↳↳ The stock is empty: the anchor drags nothing down."]


# -- the path and hands ----------------------------------------------------------------------------------------


def test_D7_spear(side: Tables) -> None:
    t = found(side, "spear")
    t.anna.has(space=14)
    t.bruno.has(space=16)
    assert effect(t)[1:] == ["↳↳ Tea and Anna swap places: Tea to 14, Anna to 9."]
    assert "↳↳ Tea e Anna si scambiano di posto: Tea alla casella 14, Anna alla casella 9." in told(t, language="it")
    fr = "↳↳ Tea et Anna échangent leurs places\u00a0: Tea sur la case 14, Anna sur la case 9."
    assert fr in told(t, language="fr")


def test_D7_several_to_choose_from(side: Tables) -> None:
    t = found(side, "spear")
    t.anna.has(space=24)
    t.bruno.has(space=24)
    t.tea.swaps_with("Bruno")
    end = "to the steamship" if side.game.id == "maretta" else "to the sea"
    assert effect(t)[1:] == [f"↳↳ Tea and Bruno swap places: Tea {end}, Bruno to 9."]


def test_D7_nobody_is_ahead(side: Tables) -> None:
    t = found(side, "spear")
    t.gino.has(space=9)
    assert effect(t)[1:] == ["↳↳ Nobody is ahead of Tea: the spear catches nothing."]


def test_D7_out_of_reach(vulcano: Tables) -> None:
    t = found(vulcano, "spear", {"spear.sea": False})
    t.gino.has(space=24)
    assert effect(t)[1:] == ["↳↳ Ahead of Tea there is only the sea, out of the spear's reach."]


def test_D9_pelican(side: Tables) -> None:
    """Whose hand was seen is for all, what is in it for who looked."""
    t = found(side, "pelican")
    t.tea.looks_at("Gino")
    for who in (None, "Gino", "Anna"):
        assert effect(t, who)[1:] == ["↳↳ Tea looks at Gino's hand."]
    assert effect(t, "Tea")[1:] == [
        "↳↳ Tea looks at Gino's hand.",
        "↳↳ Tea sees Wood 2, Rope 2, Fire 2 and Water 2.",
    ]
    assert "↳↳ Tea regarde la main que tient Gino." in told(t, language="fr")


def test_D9_nothing(side: Tables) -> None:
    t = found(side, "pelican")
    for player in (t.gino, t.anna, t.bruno):
        player.has(hand=[])
    assert effect(t)[1:] == ["↳↳ Nobody else holds a card: the pelican sees nothing."]
