"""Section D on side B: stacks that burst, seats out of the race, the sea."""

from __future__ import annotations

import pytest

from tests.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

FOUR = "Anna Bruno Carla Dario"
# Full hands, so that nobody draws at the end of the round.
HANDS = {
    "Anna": ["wood-1", "rope-1", "fire-1", "water-1"],
    "Bruno": ["wood-2", "rope-2", "fire-2", "water-2"],
    "Carla": ["wood-3", "rope-3", "fire-3", "water-3"],
    "Dario": ["food-1", "food-2", "food-3", "food-4"],
}
NEXT_ROUND = {"asks": "load Anna", "round": 2, "first": "Anna", "lava": 0}


def dario_finds(vulcano: Tables, barrel: str, out: str = "", variant: dict[str, object] | None = None) -> Table:
    """Dario, the first to run, finds a barrel on space 9; the others have yet to run."""
    t = vulcano.table(FOUR, first="Dario", variant=variant)
    t.out(*out.split())
    for name, hand in HANDS.items():
        if name not in out.split():
            t.players[name].has(hand=hand, space=4)
    t.dario.finds(barrel, at=9)
    return t


def found(barrel: str) -> dict[str, object]:
    return {"opened": [barrel], "barrels": {9: ["-", "-"]}}


# -- D0, D1 ----------------------------------------------------------------------------------------------------


def test_D0_1_turned_up_for_all_then_discarded(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "??monkey")
    t.is_now(**NEXT_ROUND, **found("monkey"))


def test_D1_a_card_from_an_opponents_stock(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "monkey", out="Bruno")
    t.anna.has(stock=["wood-1", "rope-5"])
    t.carla.has(stock=["fire-1"])
    t.dario.has(stock=["food-2"])
    t.dario.is_asked("monkey")
    t.dario.is_offered({"take wood-1 from Anna", "take rope-5 from Anna", "take fire-1 from Carla"})
    t.dario.is_refused("take food-2 from Dario", rule="D1", key="not-yourself")
    t.dario.is_refused("take wood-1 from Bruno", rule="D0.3", key="out-of-race")
    t.dario.is_refused("take wood-2 from Anna", rule="D1", key="not-in-stock")


def test_D1_the_stack_it_lands_on_bursts_at_once(vulcano: Tables) -> None:
    """Before those who have yet to run do so: here Anna has lost the stack she would have run with."""
    t = dario_finds(vulcano, "monkey")
    t.anna.has(stock=["food-4"])
    t.bruno.has(stock=["fire-1"])
    t.dario.has(stock=["food-2", "rope-1"])
    t.dario.takes("food-4", from_="Anna")
    t.is_now(
        **NEXT_ROUND,
        **found("monkey"),
        anna={"stock": []},
        bruno={"space": 5},
        dario={"stock": ["rope-1"]},
        discard=["food-2", "food-4"],
    )


def test_D1_exactly_five_does_not_burst(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "monkey")
    t.anna.has(stock=["food-3"])
    t.dario.has(stock=["food-2"])
    t.is_now(**NEXT_ROUND, **found("monkey"), anna={"stock": []}, dario={"stock": "+food-3"})


def test_D0_3_an_opponent_with_nothing_cannot_be_chosen(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "monkey")
    t.anna.has(stock=["wood-1", "rope-5"])
    t.dario.is_offered({"take wood-1 from Anna", "take rope-5 from Anna"})
    t.dario.is_refused("take wood-1 from Carla", rule="D0.3", key="nothing-to-take")


def test_D0_2_what_cannot_be_done_is_skipped(vulcano: Tables) -> None:
    for barrel in ("monkey", "troop", "shark", "sharks", "anchor"):
        t = dario_finds(vulcano, barrel)
        t.is_now(**NEXT_ROUND, **found(barrel))


# -- D2 --------------------------------------------------------------------------------------------------------


def test_D2_every_other_player_in_the_race_takes_one(vulcano: Tables) -> None:
    """D0.4: clockwise from the finder's left, past who is out."""
    t = dario_finds(vulcano, "troop", out="Bruno")
    t.dario.has(stock=["wood-1", "rope-2", "fire-3"])
    t.is_now(asks="troop Anna")
    t.anna.is_offered({"take wood-1", "take rope-2", "take fire-3"})
    t.anna.takes("rope-2")
    t.is_now(asks="troop Carla", anna={"stock": ["rope-2"]}, dario={"stock": "-rope-2"})
    t.carla.is_refused("take rope-2", rule="D2", key="not-in-stock")
    t.carla.takes("wood-1")
    t.is_now(
        **NEXT_ROUND,
        **found("troop"),
        anna={"space": 5},
        carla={"stock": ["wood-1"], "space": 5},
        dario={"stock": ["fire-3"]},
    )


def test_D2_while_there_are_any(vulcano: Tables) -> None:
    """One card, three takers: the first on the left gets it, without being asked."""
    t = dario_finds(vulcano, "troop")
    t.dario.has(stock=["wood-1"])
    t.is_now(**NEXT_ROUND, **found("troop"), anna={"stock": ["wood-1"], "space": 5}, dario={"stock": []})


def test_D2_a_takers_stack_bursts_at_once(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "troop", out="Bruno Carla")
    t.anna.has(stock=["wood-4", "fire-1"])
    t.dario.has(stock=["wood-2", "rope-2"])
    t.anna.takes("wood-2")
    t.is_now(
        **NEXT_ROUND,
        **found("troop"),
        anna={"stock": ["fire-1"], "space": 5},
        dario={"stock": ["rope-2"]},
        discard=["wood-2", "wood-4"],
    )


def test_D2_but_not_if_it_bursts_only_when_stocking(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "troop", out="Bruno Carla", variant={"burst.when": "stocking"})
    t.anna.has(stock=["wood-4", "fire-1"])
    t.dario.has(stock=["wood-2", "rope-2"])
    t.anna.takes("wood-2")
    t.is_now(
        **NEXT_ROUND,
        **found("troop"),
        anna={"stock": "+wood-2", "space": 6},
        dario={"stock": ["rope-2"]},
    )


# -- D5, D6, D8 ------------------------------------------------------------------------------------------------


def test_D5_one_card_of_the_own_stock(vulcano: Tables) -> None:
    """D0.5: from anywhere in it."""
    t = dario_finds(vulcano, "shark")
    t.dario.has(stock=["wood-1", "wood-3", "rope-2"])
    t.dario.is_offered({"discard wood-1", "discard wood-3", "discard rope-2"})
    t.dario.is_refused("discard fire-1", rule="D5", key="not-in-stock")
    t.dario.discards("wood-1")
    t.is_now(**NEXT_ROUND, **found("shark"), dario={"stock": "-wood-1"}, discard=["wood-1"])


def test_D6_all_choose_at_the_same_time(vulcano: Tables) -> None:
    """Who has one kind only is not asked, who is out loses nothing, and nothing is gone before the last has chosen."""
    t = dario_finds(vulcano, "sharks", out="Bruno")
    t.anna.has(stock=["wood-1", "rope-1"])
    t.carla.has(stock=["fire-2", "fire-2"])
    t.dario.has(stock=["food-3", "water-1"])
    t.is_now(asks="sharks Anna Dario")
    t.carla.is_not_asked()
    t.dario.discards("food-3")
    t.is_now()
    t.anna.discards("rope-1")
    t.is_now(
        **NEXT_ROUND,
        **found("sharks"),
        anna={"stock": ["wood-1"], "space": 5},
        carla={"stock": ["fire-2"], "space": 5},
        dario={"stock": ["water-1"]},
        discard=["rope-1", "fire-2", "food-3"],
    )


def test_D8_two_cards_or_what_there_is(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "anchor")
    t.dario.has(stock=["wood-1", "rope-2", "fire-3"])
    t.dario.discards("fire-3")
    t.is_now(asks="anchor Dario", dario={"stock": "-fire-3"}, discard=["fire-3"])
    t.dario.discards("wood-1")
    t.is_now(**NEXT_ROUND, **found("anchor"), dario={"stock": ["rope-2"]}, discard=["fire-3", "wood-1"])
    t = dario_finds(vulcano, "anchor")
    t.dario.has(stock=["wood-1"])
    t.is_now(**NEXT_ROUND, **found("anchor"), dario={"stock": []}, discard=["wood-1"])


# -- D7 --------------------------------------------------------------------------------------------------------


def test_D7_places_with_the_nearest_ahead(vulcano: Tables) -> None:
    """Strictly ahead: Carla, on the finder's own space, is not; who is out stands nowhere."""
    t = dario_finds(vulcano, "spear", out="Bruno")
    t.anna.has(space=13)
    t.carla.has(space=9)
    t.is_now(**NEXT_ROUND, **found("spear"), anna={"space": 9}, dario={"space": 13})


def test_D7_nobody_ahead_nothing_happens(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "spear")
    t.is_now(**NEXT_ROUND, **found("spear"))


def test_D7_several_on_that_space_one_is_chosen(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "spear")
    t.anna.has(space=13)
    t.bruno.has(space=13)
    t.carla.has(space=18)
    t.dario.is_offered({"swap Anna", "swap Bruno"})
    t.dario.is_refused("swap Carla", rule="D7", key="not-nearest-ahead")
    t.dario.is_refused("swap Dario", rule="D7", key="not-yourself")
    t.dario.swaps_with("Bruno")
    t.is_now(**NEXT_ROUND, **found("spear"), bruno={"space": 9}, dario={"space": 13})


def test_D7_it_triggers_no_barrel(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "spear")
    t.anna.has(space=11, stock=[])
    t.barrels(11, "shark", "shark")
    t.is_now(**NEXT_ROUND, **found("spear"), anna={"space": 9}, dario={"space": 11})


def test_D7_who_has_yet_to_run_runs_from_the_new_space(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "spear")
    t.anna.has(space=15, stock=["wood-1"])
    t.is_now(**NEXT_ROUND, **found("spear"), anna={"space": 10}, dario={"space": 15})


def test_D7_the_sea_is_a_space_like_any_other(vulcano: Tables) -> None:
    """Anna, at sea, is swapped back; who was swapped onto it wins."""
    t = dario_finds(vulcano, "spear")
    t.anna.has(space=24)
    t.is_now(
        asks=None,
        ended="sea",
        won=["Dario"],
        lava=0,
        **found("spear"),
        anna={"space": 9},
        dario={"space": 24},
    )


def test_D7_unless_the_variant_keeps_it_out_of_reach(vulcano: Tables) -> None:
    """`spear.sea`: the nearest ahead short of the sea, if there is one."""
    t = dario_finds(vulcano, "spear", variant={"spear.sea": False})
    t.anna.has(space=24)
    t.is_now(asks=None, ended="sea", won=["Anna"], lava=0, **found("spear"))


def test_D7_then_the_last_space_before_the_sea_is_still_in_reach(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "spear", variant={"spear.sea": False})
    t.anna.has(space=24)
    t.bruno.has(space=23)
    t.is_now(
        asks=None,
        ended="sea",
        won=["Anna"],
        lava=0,
        **found("spear"),
        bruno={"space": 9},
        dario={"space": 23},
    )


# -- D9 --------------------------------------------------------------------------------------------------------


def test_D9_the_hand_of_one_opponent(vulcano: Tables) -> None:
    """Whose hand was seen is public, what was in it is known to the finder alone."""
    t = dario_finds(vulcano, "pelican", out="Bruno")
    t.carla.has(hand=["wood-3", "wood-3", "fire-3", "water-3"])
    t.dario.is_offered({"look Anna", "look Carla"})
    t.dario.is_refused("look Bruno", rule="D0.3", key="out-of-race")
    t.dario.is_refused("look Dario", rule="D9", key="not-yourself")
    t.dario.looks_at("Carla")
    seen = [known("Carla", 2, "wood-3"), known("Carla", 1, "fire-3"), known("Carla", 1, "water-3")]
    t.is_now(**NEXT_ROUND, **found("pelican"), dario={"knows": seen})
    t.anna.loads("wood-1", on="Dario")
    t.carla.loads("wood-3", on="Anna")  # one of the two that were seen
    seen[0] = known("Carla", 1, "wood-3")
    t.is_now(
        asks="load Dario",
        anna={"hand": "-wood-1", "slot2": "wood-3"},
        carla={"hand": "-wood-3"},
        dario={"slot2": "wood-1", "knows": seen},
    )


def test_D9_an_empty_hand_cannot_be_chosen(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "pelican")
    t.bruno.has(hand=[])
    t.dario.is_offered({"look Anna", "look Carla"})
    t.dario.is_refused("look Bruno", rule="D0.3", key="empty-hand")


def test_D9_the_only_one_left_is_looked_at_without_asking(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "pelican", out="Bruno Carla")
    seen = [known("Anna", 1, card) for card in HANDS["Anna"]]
    t.is_now(**NEXT_ROUND, **found("pelican"), dario={"knows": seen})


def test_D9_what_was_seen_goes_to_the_discard_pile_with_its_owner(vulcano: Tables) -> None:
    t = dario_finds(vulcano, "pelican", out="Bruno")
    t.carla.has(space=1)
    t.lava(-1)
    t.dario.looks_at("Carla")
    t.is_now(
        asks="load Anna",
        round=2,
        first="Anna",
        lava=2,
        **found("pelican"),
        carla={"out": True, "space": -1, "hand": []},
        discard=HANDS["Carla"],
    )
