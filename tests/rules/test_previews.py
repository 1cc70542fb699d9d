"""Previews on side A: what can be foretold of an option, as a range where a card lies face down, and nothing more."""

from __future__ import annotations

import pytest

from settemari.core.events import TURNED
from settemari.games.maretta import codes as c
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def placing(maretta: Tables, **bruno: object) -> Table:
    """Anna places first; Bruno is the one she looks at."""
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(hand=["wood-3", "rope-1", "steamship"], space=4)
    t.bruno.has(**({"slot1": "fire-5", "space": 1, "hand": ["food-1", "food-2", "food-3"]} | bruno))
    t.carla.has(slot1="water-1", hand=["food-4", "food-5", "fire-1"])
    t.turn("Anna", "place")
    return t


def test_who_lands_where(maretta: Tables) -> None:
    t = placing(maretta)
    t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": 3, "Anna": 6}, boards={"Bruno": 2})
    t.anna.foresees("place rope-1 on Bruno", lands={"Bruno": 5, "Anna": 6}, boards={"Bruno": 4})
    t.anna.foresees("place rope-1 on Carla", lands={"Anna": 6}, boards={"Carla": 0})


def test_a_preview_changes_nothing(maretta: Tables) -> None:
    t = placing(maretta)
    before = t.fingerprint()
    for option in t.anna.offer.options:
        assert (option.preview is None) == (option.refusal is not None)
    assert t.fingerprint() == before
    t.is_now()


def test_a_preview_is_what_happens(maretta: Tables) -> None:
    """Its events are those that follow, as far as they can be foretold."""
    t = placing(maretta)
    (option,) = [one for one in t.anna.offer.options if str(one.action) == "place wood-3 on pink"]
    assert option.preview is not None
    (case,) = option.preview.cases
    told = len(t.match.events(0))
    t.anna.places("wood-3", on="Bruno")
    assert list(case.events) == t.match.events(0, told)[:-1]  # without the question that comes next
    assert case.after.same_as(t.match.view(0))


def test_the_path_ends_at_the_ship(maretta: Tables) -> None:
    t = placing(maretta, space=23)
    t.anna.foresees("place rope-1 on Bruno", lands={"Bruno": 24, "Anna": 6}, boards={"Bruno": 4})


def test_boarding_scores_count_suits(maretta: Tables) -> None:
    t = placing(maretta, stock=["wood-1", "wood-2", "food-4"])
    t.anna.foresees("place steamship on Bruno", lands={"Bruno": 6, "Anna": 6}, boards={"Bruno": 7})


def test_what_could_be_stolen(maretta: Tables) -> None:
    t = placing(maretta, stock=["rope-1", "water-4", "water-4"])
    t.anna.foresees(
        "place rope-1 on Bruno",
        lands={"Bruno": 5, "Anna": 6},
        boards={"Bruno": 6},
        stealable=["rope-1", "water-4"],
    )
    t.anna.foresees("place rope-1 on Bruno steal rope-1", lands={"Bruno": 5}, boards={"Bruno": 5})
    t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": 3, "Anna": 6}, boards={"Bruno": 4})


def test_the_receivers_choice_of_a_barrel_comes_next(maretta: Tables) -> None:
    t = placing(maretta)
    t.barrels(3, "??monkey", "shark")
    t.anna.foresees(
        "place wood-3 on Bruno", lands={"Bruno": 3}, barrels={"Bruno": ["??", "shark"]}, boards={"Bruno": 2}
    )


def test_the_own_choice_of_a_barrel_comes_next(maretta: Tables) -> None:
    t = placing(maretta)
    t.barrels(6, "??monkey", "shark")
    t.anna.foresees(
        "place wood-3 on Bruno",
        lands={"Bruno": 3, "Anna": 6},
        barrels={"Anna": ["??", "shark"]},
        boards={"Bruno": 2},
    )


def test_a_last_barrel_that_lies_open_is_foretold(maretta: Tables) -> None:
    """Bruno's spear takes Anna's place, and Anna goes on from his."""
    t = placing(maretta)
    t.barrels(3, "-", "spear")
    t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": 4, "Anna": 5}, boards={"Bruno": 2})


def test_a_last_barrel_that_lies_hidden_is_not(maretta: Tables) -> None:
    t = placing(maretta)
    t.barrels(3, "-", "??spear")
    t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": 3}, barrels={"Bruno": ["??"]}, boards={"Bruno": 2})


# -- rafts under a cuttlefish ----------------------------------------------------------------------------------


def test_a_hidden_card_gives_a_range(maretta: Tables) -> None:
    t = placing(maretta, slot1="??fire-5", inked=True)
    t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": (1, 4), "Anna": 6}, boards={"Bruno": (0, 3)})
    t.anna.foresees("place steamship on Bruno", lands={"Bruno": (1, 6), "Anna": 6}, boards={"Bruno": (0, 5)})


def test_what_a_pelican_showed_narrows_the_range(maretta: Tables) -> None:
    """Of four cards three are known and none of them lies open: the fourth may still be anything."""
    t = placing(maretta, slot1="??fire-5", inked=True, hand=["food-5", "fire-4"])
    t.anna.has(knows={"Bruno": ["fire-5", "food-5", "fire-4"]})
    t.anna.foresees("place rope-1 on Bruno", lands={"Bruno": (4, 5), "Anna": 6}, boards={"Bruno": (3, 4)})


def test_a_card_known_elsewhere_cannot_lie_there(maretta: Tables) -> None:
    """All steamships but her own are in Carla's hand, as Anna knows."""
    t = placing(maretta, slot1="??fire-5", inked=True)
    t.carla.has(hand=["steamship", "steamship", "fire-1"])
    t.anna.has(knows={"Carla": ["steamship", "steamship"]})
    t.anna.foresees("place steamship on Bruno", lands={"Bruno": (2, 6), "Anna": 6}, boards={"Bruno": (1, 5)})


@pytest.mark.parametrize("text", ["place wood-3 on Bruno", "place rope-1 on Bruno", "place steamship on Bruno"])
def test_a_preview_does_not_leak_the_hidden_card(maretta: Tables, text: str) -> None:
    """The same view, another card in the dark: the same offer and the same previews."""
    one = placing(maretta, slot1="??fire-5", inked=True, hand=["food-1", "food-2", "wood-2"])
    two = placing(maretta, slot1="??wood-2", inked=True, hand=["food-1", "food-2", "fire-5"])
    assert one.match.view(0).same_as(two.match.view(0))
    for t in (one, two):
        (option,) = [found for found in t.anna.offer.options if t.with_names(str(found.action)) == text]
        assert option.preview is not None
        cases = [(case.given, case.events, case.after.cell_list(), case.cut) for case in option.preview.cases]
        kinds = [case.given for case in option.preview.cases]
        assert len(kinds) == len(set(kinds)) > 10
        assert all(event[0] != TURNED for case in option.preview.cases for event in case.events)
        if t is one:
            seen = cases
    assert cases == seen


def test_the_own_hidden_card_is_known_to_oneself(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(slot1="fire-1", slot2="wood-1", hand=["food-1", "food-2"])
    t.bruno.has(slot1="fire-2", slot2="wood-3", hand=["food-3", "food-4"])
    t.carla.has(slot1="??fire-5", inked=True, hand=["rope-3", "rope-4"], space=19)
    t.turn("Carla", "place")
    t.carla.foresees("place rope-3 on Carla", lands={"Carla": 21}, boards={"Anna": 0, "Bruno": 1, "Carla": 2})


def test_the_end_of_the_game_is_foretold(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(slot1="fire-1", slot2="wood-1", hand=["food-1", "food-2"])
    t.bruno.has(slot1="fire-2", slot2="wood-2", hand=["food-3", "food-4"])
    t.carla.has(slot1="fire-5", hand=["rope-3", "rope-4"], space=22)
    t.turn("Carla", "place")
    boards: dict[str, int | tuple[int, int]] = {"Anna": 0, "Bruno": 0, "Carla": 2}
    t.carla.foresees("place rope-3 on Carla", lands={"Carla": 24}, boards=boards, cut=False)
    t.carla.foresees("place rope-4 on Carla", lands={"Carla": 23}, boards={**boards, "Carla": 1})


# -- questions in which others choose, too ---------------------------------------------------------------------


def test_a_pick_foretells_nothing(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(hand=["wood-1"])
    t.anna.foresees("pick wood-1")


def test_barrels_foretell_what_they_do(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.bruno.has(space=12)
    t.carla.has(space=12)
    t.anna.finds("spear")
    for option, other in zip(t.anna.offer.options, (1, 2), strict=True):
        assert option.preview is not None
        (case,) = option.preview.cases
        assert [int(case.after.cell(c.SPACE + seat)) for seat in (0, other, 3 - other)] == [12, 9, 12]


def test_looking_foretells_nothing(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.anna.finds("pelican")
    for option in t.anna.offer.options:
        assert option.preview is not None
        (case,) = option.preview.cases
        assert (case.cut, case.events, case.after.fact_list()) == (True, (), [])


def test_opening_a_barrel(maretta: Tables) -> None:
    """What lies open is foretold to its end; what lies hidden is not."""
    t = placing(maretta)
    t.barrels(6, "??monkey", "spear")
    t.carla.has(space=10)
    t.anna.places("rope-1", on="Carla")
    t.anna.foresees("open 1", boards={"Carla": 0})
    t.anna.foresees("open 2", lands={"Anna": 10, "Carla": 6}, boards={"Carla": 0})  # no barrel for either (D7)


def test_stealing_after_the_move(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla", variant={"theft.when": "after-move"})
    t.anna.has(hand=["wood-3"])
    t.bruno.has(slot1="fire-5", stock=["wood-3", "food-1"])
    t.turn("Anna", "place")
    t.anna.foresees("place wood-3 on Bruno", lands={"Bruno": 2}, boards={"Bruno": 4}, stealable=["wood-3", "food-1"])
    t.anna.places("wood-3", on="Bruno")
    t.anna.foresees("steal none", lands={"Anna": 2}, boards={"Bruno": 4})
    t.anna.foresees("steal food-1", boards={"Bruno": 3})
