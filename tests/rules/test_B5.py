"""B5: the lava, and how a race ends."""

from __future__ import annotations

import pytest

from settemari.games.maretta import codes as c
from tests.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

THREE = "Anna Bruno Carla"
HANDS = {
    "Anna": ["wood-1", "rope-1", "fire-1", "water-1"],
    "Bruno": ["wood-2", "rope-2", "fire-2", "water-2"],
    "Carla": ["wood-3", "rope-3", "fire-3", "water-3"],
}


def before_the_lava(vulcano: Tables, *spaces: int, lava: int, variant: dict[str, object] | None = None) -> Table:
    """Three with full hands on these spaces, all have run, and the lava stands there."""
    t = vulcano.table(THREE, variant=variant)
    for (name, hand), space in zip(HANDS.items(), spaces, strict=True):
        t.players[name].has(hand=hand, space=space)
    t.lava(lava)
    t.turn("Anna", "lava")
    return t


def test_B5_1_the_lava_moves_three(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 8, 9, 10, lava=4)
    t.is_now(asks="load Bruno", round=2, first="Bruno", lava=7)


def test_B5_1_as_far_as_the_variant_says(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 8, 9, 10, lava=-3, variant={"lava.step": 5, "lava.step_past": [1, 2]})
    t.is_now(asks="load Bruno", round=2, first="Bruno", lava=2)


@pytest.mark.parametrize(("stands", "comes_to"), [(8, 13), (9, 10), (16, 17), (17, 19)])
def test_B5_1_by_the_crevasses_crossed_before_its_move(vulcano: Tables, stands: int, comes_to: int) -> None:
    """V3: on the space before a crevasse the old step still counts."""
    variant: dict[str, object] = {"lava.step": 5, "lava.step_past": [1, 2]}
    t = before_the_lava(vulcano, 20, 21, 22, lava=stands, variant=variant)
    t.is_now(asks="load Bruno", round=2, first="Bruno", lava=comes_to)


@pytest.mark.parametrize("stands", [20, 21, 22])
def test_B5_1_it_does_not_enter_the_sea(vulcano: Tables, stands: int) -> None:
    t = before_the_lava(vulcano, 24, 24, 23, lava=stands)
    t.is_now(
        asks=None,
        ended="sea",
        won=["Anna", "Bruno"],
        lava=23,
        carla={"out": True, "space": -1, "hand": []},
        discard=HANDS["Carla"],
    )


def test_B5_2_caught_on_its_space_or_behind_it(vulcano: Tables) -> None:
    """Five seats around the lava's new space, 9: behind, on it, just ahead."""
    t = vulcano.table("Anna Bruno Carla Dario Elena")
    t.anna.has(hand=["wood-1"], stock=["wood-2", "wood-3"], space=8)
    t.bruno.has(hand=["rope-1", "rope-1"], stock=["rope-2"], space=9)
    t.carla.has(hand=["fire-1", "fire-2", "fire-3", "fire-4"], stock=["fire-5"], space=10)
    t.dario.has(hand=[], stock=[], space=1)
    t.elena.has(hand=["food-1", "food-2", "food-3", "food-4"], space=24)
    t.lava(6)
    t.turn("Anna", "lava")
    t.is_now(
        asks=None,
        ended="sea",
        won=["Elena"],
        lava=9,
        anna={"out": True, "space": -1, "hand": [], "stock": []},
        bruno={"out": True, "space": -1, "hand": [], "stock": []},
        dario={"out": True, "space": -1},
        discard=["wood-1", "wood-2", "wood-3", "rope-1", "rope-1", "rope-2"],
    )


def test_B5_2_looked_at_only_after_the_lava_moved(vulcano: Tables) -> None:
    """Level with the lava before the run, and past its next space after it: safe."""
    t = vulcano.table(THREE)
    for name, hand in HANDS.items():
        t.players[name].has(hand=hand, space=4)
    t.anna.has(stock=["wood-4", "rope-4", "fire-4", "food-4"])
    t.bruno.has(stock=["wood-4", "rope-4", "fire-4", "food-4"])
    t.carla.has(stock=["wood-4", "rope-4", "fire-4"])
    t.lava(4)
    t.turn("Anna", "run")
    t.is_now(
        asks="load Bruno",
        round=2,
        first="Bruno",
        lava=7,
        anna={"space": 8},
        bruno={"space": 8},
        carla={"out": True, "space": -1, "hand": [], "stock": []},
        discard=[*HANDS["Carla"], "wood-4", "rope-4", "fire-4"],
    )


def test_B5_2_what_was_known_of_the_hand_is_over(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 4, 20, 20, lava=1)
    t.bruno.has(knows={"Anna": ["wood-1", "rope-1"], "Carla": ["fire-3"]})
    t.carla.has(knows={"Anna": ["water-1"]})
    t.is_now(
        asks="load Bruno",
        round=2,
        first="Bruno",
        lava=4,
        anna={"out": True, "space": -1, "hand": []},
        bruno={"knows": [known("Carla", 1, "fire-3")]},
        carla={"knows": []},
        discard=HANDS["Anna"],
    )


def test_B5_2_who_is_out_is_never_asked_again(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 4, 20, 20, lava=1)
    t.bruno.loads("wood-2", on="Carla")
    t.carla.loads("wood-3", on="Bruno")
    t.bruno.is_asked("load-self")
    t.bruno.plays("rope-2")
    t.carla.is_asked("load-self")
    t.anna.is_not_asked()


@pytest.mark.parametrize(
    ("space", "hand", "caught"),
    [
        (0, ["wood-1"], True),  # comes to 1, behind the lava's 2
        (1, ["wood-1"], True),  # comes to 2, on its space
        (2, ["wood-1"], False),  # comes to 3, and is safe
        (1, [], True),  # is caught with nothing in hand
    ],
)
def test_B5_2_a_preview_stops_before_a_hand_comes_to_light(
    vulcano: Tables, space: int, hand: list[str], caught: bool
) -> None:
    """Carla is the last to choose: her preview shows the lava and whom it catches, but no card of a caught hand."""
    t = vulcano.table(THREE)
    t.anna.has(hand=hand, slot1="food-1", slot2=None, space=space)
    t.bruno.has(hand=["rope-2"], slot1="rope-3", slot2=None, space=20)
    t.carla.has(hand=["fire-3"], slot2=None, space=20)
    t.lava(-1)
    t.turn("Carla", "load-self")
    (option,) = [option for option in t.carla.offer.options if option.refusal is None]
    assert option.preview is not None
    (case,) = option.preview.cases
    assert case.after.cell(c.SPACE + 1) == case.after.cell(c.SPACE + 2) == 21
    assert case.after.cell(c.LAVA) == 2
    assert (case.after.cell(c.SPACE) == c.OFF_PATH) == caught
    assert case.after.size_of(c.HAND) == len(hand)
    assert case.cut
    t.carla.foresees(
        "play fire-3",
        lands={"Anna": space + 1, "Bruno": 21, "Carla": 21},
        stacks={"Carla fire": 3},
        caught=["Anna"] if caught else [],
    )


def test_B5_3_all_at_sea_win_together(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 24, 20, 24, lava=4)
    t.is_now(asks=None, ended="sea", won=["Anna", "Carla"], lava=7)


def test_B5_3_at_sea_comes_before_being_alone(vulcano: Tables) -> None:
    """Only Bruno is left in the race, and he is at sea: that is the ending."""
    t = before_the_lava(vulcano, 5, 24, 6, lava=4)
    t.is_now(
        asks=None,
        ended="sea",
        won=["Bruno"],
        lava=7,
        anna={"out": True, "space": -1, "hand": []},
        carla={"out": True, "space": -1, "hand": []},
        discard=HANDS["Anna"] + HANDS["Carla"],
    )


def test_B5_3_one_left_wins(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 5, 8, 7, lava=4)
    t.is_now(
        asks=None,
        ended="survivor",
        won=["Bruno"],
        lava=7,
        anna={"out": True, "space": -1, "hand": []},
        carla={"out": True, "space": -1, "hand": []},
        discard=HANDS["Anna"] + HANDS["Carla"],
    )


def test_B5_3_two_left_go_on(vulcano: Tables) -> None:
    t = before_the_lava(vulcano, 5, 8, 8, lava=4)
    t.is_now(
        asks="load Bruno",
        round=2,
        first="Bruno",
        lava=7,
        anna={"out": True, "space": -1, "hand": []},
        discard=HANDS["Anna"],
    )


EVERYBODY_CAUGHT: dict[str, object] = {
    "asks": None,
    "lava": 7,
    "bruno": {"out": True, "space": -1, "hand": []},
    "carla": {"out": True, "space": -1, "hand": []},
}


def two_are_caught_and_one_was(vulcano: Tables, variant: dict[str, object] | None) -> Table:
    t = vulcano.table(THREE, first="Bruno", variant=variant)
    t.out("Anna")
    t.discard(*HANDS["Anna"])
    t.bruno.has(hand=HANDS["Bruno"], space=5)
    t.carla.has(hand=HANDS["Carla"], space=7)
    t.lava(4)
    t.turn("Bruno", "lava")
    return t


def test_B5_3_nobody_left_nobody_wins(vulcano: Tables) -> None:
    t = two_are_caught_and_one_was(vulcano, None)
    t.is_now(
        **EVERYBODY_CAUGHT,
        ended="nobody",
        won=[],
        discard=HANDS["Anna"] + HANDS["Bruno"] + HANDS["Carla"],
    )


def test_B5_3_or_those_caught_last_win_together(vulcano: Tables) -> None:
    """`lava.nobody_left`: Bruno and Carla, however far; not Anna, who was out before."""
    t = two_are_caught_and_one_was(vulcano, {"lava.nobody_left": "last-caught"})
    t.is_now(
        **EVERYBODY_CAUGHT,
        ended="last-caught",
        won=["Bruno", "Carla"],
        discard=HANDS["Anna"] + HANDS["Bruno"] + HANDS["Carla"],
    )
