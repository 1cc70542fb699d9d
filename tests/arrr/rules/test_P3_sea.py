"""P3.5 to P3.7: what the neighbours of an exploration change, and when its difficulty is fixed."""

from __future__ import annotations

import pytest

from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def facing(arrr: Tables, sea: str, *row: str, **anna: object) -> Table:
    """Anna has thrown her dice for an exploration; she could still cheat, so the roll is not over."""
    t = arrr.table("Anna Bruno")
    t.anna.has(**({"equipped": ["attack-1-gang"], "doubloons": 1} | anna))
    t.row(*row)
    t.dice("navigation")
    t.anna.sails(sea)
    return t


@pytest.mark.parametrize(
    ("row", "difficulty"),
    [
        (["attack-2", "attack-plus-1"], 3),
        (["attack-plus-1", "attack-2"], 3),
        (["attack-plus-1", "attack-2", "attack-plus-2"], 5),
        (["attack-plus-2", "attack-2", "attack-minus-1"], 3),
        (["attack-plus-1", "plain-1", "attack-2"], 2),  # only neighbours count
        (["attack-2", "courage-plus-1"], 2),  # only that trait
        (["attack-2", "doubloons-plus-2"], 2),
    ],
)
def test_P3_5_influences_of_the_neighbours_add_up(arrr: Tables, row: list[str], difficulty: int) -> None:
    t = facing(arrr, "attack-2", *row)
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-2"],
        trait="attack",
        difficulty=difficulty,
        anna={"dice": "navigation"},
    )


def test_P3_5_a_cards_influence_does_not_change_itself(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.row("doubloons-plus-2", "attack-1")
    t.seas("plain-1")
    t.anna.sails("doubloons-plus-2")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-1", "plain-1"],
        seas=-1,
        anna={"chest": ["doubloons-plus-2"]},
    )


@pytest.mark.parametrize(
    ("row", "sea", "doubloons"),
    [
        (["pays-2", "doubloons-plus-2"], "pays-2", 4),
        (["no-test", "doubloons-plus-2"], "no-test", 2),  # also where it shows none
        (["doubloons-minus-3", "pays-2"], "pays-2", 0),  # never below 0
        (["doubloons-minus-3", "pays-2", "doubloons-plus-2"], "pays-2", 1),  # all are added up first
    ],
)
def test_P3_5_influences_on_doubloons(arrr: Tables, row: list[str], sea: str, doubloons: int) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.row(*row)
    t.seas("plain-1")
    t.anna.sails(sea)
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=f"-{sea} +plain-1",
        seas=-1,
        supply=40 - doubloons,
        anna={"chest": [sea], "doubloons": doubloons},
    )


def test_P3_6_a_difficulty_is_never_below_one(arrr: Tables) -> None:
    t = facing(arrr, "attack-1", "attack-1", "attack-minus-1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        anna={"dice": "navigation"},
    )


def test_P3_6_all_changes_are_added_up_before_that(arrr: Tables) -> None:
    """1 - 4 + 2 is -1, so 1; were -3 raised to 1 before, it would be 3."""
    t = facing(arrr, "attack-1", "attack-minus-4", "attack-1", "attack-plus-2")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        anna={"dice": "navigation"},
    )


def test_P3_6_cards_played_later_are_added_to_the_same_sum(arrr: Tables) -> None:
    """1 - 4 = -3; 2 more make -1, so still 1; another 2 make 1."""
    t = facing(arrr, "attack-1", "attack-minus-4", "attack-1", hand=["harder-2", "harder-2", "gain-1"])
    t.everyone_passes()
    t.anna.plays("harder-2")
    t.anna.passes()
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        shift=2,
        event_discard="+harder-2",
        anna={"dice": "navigation", "hand": "-harder-2"},
    )
    t.anna.plays("harder-2")
    t.anna.passes()
    t.is_now(difficulty=1, shift=4, event_discard="+harder-2", anna={"hand": ["gain-1"]})


def test_P3_7_conditions_are_read_at_the_declaration_only(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=3)
    t.bruno.has(hand=["steal-2"])
    t.row("needs-doubloons-3", "attack-1")
    t.seas("plain-1")
    t.anna.sails("needs-doubloons-3")
    t.bruno.plays("steal-2", on="Anna")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-1", "plain-1"],
        seas=-1,
        event_discard="+steal-2",
        anna={"doubloons": 1, "chest": ["needs-doubloons-3"]},
        bruno={"hand": [], "doubloons": 2},
    )


def test_P3_7_a_tests_difficulty_is_fixed_at_its_first_throw(arrr: Tables) -> None:
    """The neighbour sinks after the throw: the test going on stays as hard, a later one is easier."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "courage-1-quiet"], doubloons=1, hand=["sink-event"])
    t.row("courage-plus-1", "attack-1-courage-1", "attack-plus-1")
    t.dice("jolly")
    t.anna.sails("attack-1-courage-1")
    t.anna.passes()
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1-courage-1"],
        trait="attack",
        difficulty=2,
        anna={"dice": "jolly"},
    )
    t.anna.plays("sink-event", on="attack-plus-1")
    t.is_now(row="-attack-plus-1", sunk="+attack-plus-1", event_discard="+sink-event", anna={"hand": []})
    t.dice("jolly jolly courage")
    t.anna.cheats()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        difficulty=None,
        row=["courage-plus-1", "attack-1-courage-1", "plain-10"],
        seas=-1,
        supply="+1",
        anna={"doubloons": 0, "dice": ""},
    )


def test_P3_7_a_later_change_of_the_row_counts_for_later_tests(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "courage-1-quiet"], doubloons=1, hand=["sink-event"])
    t.row("courage-plus-1", "attack-1-courage-1", "attack-1")
    t.dice("jolly")
    t.anna.sails("attack-1-courage-1")
    t.anna.passes()
    t.anna.plays("sink-event", on="courage-plus-1")
    t.dice("navigation")
    t.anna.stops()
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1-courage-1 test 2"],
        trait="courage",
        difficulty=1,
        row="-courage-plus-1",
        sunk="+courage-plus-1",
        event_discard="+sink-event",
        anna={"dice": "navigation", "hand": []},
    )


def test_P3_7_a_card_that_changes_the_difficulty_works_after_the_throw_too(arrr: Tables) -> None:
    t = facing(arrr, "attack-3", "attack-3", "plain-1", hand=["easier-2"], equipped=["attack-1-gang"])
    t.anna.passes()
    t.anna.plays("easier-2")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=1,
        shift=-2,
        event_discard="+easier-2",
        anna={"dice": "navigation", "hand": []},
    )


@pytest.mark.parametrize(("event", "passed"), [("harder-2", False), ("easier-2", True)])
def test_P3_7_it_decides_the_test(arrr: Tables, event: str, passed: bool) -> None:
    """Two successes; 2 is difficult enough, 4 is too much and 0 becomes 1."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang" if event == "harder-2" else "attack-1-gang"])
    t.bruno.has(hand=[event])
    t.row("attack-2")
    t.seas("plain-1")
    t.dice("attack attack" if event == "harder-2" else "attack")
    t.anna.sails("attack-2")
    t.bruno.passes()
    t.bruno.plays(event)
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["plain-1"] if passed else ["attack-2", "plain-1"],
        seas=-1,
        event_discard=f"+{event}",
        anna={"chest": ["attack-2"] if passed else []},
        bruno={"hand": []},
    )


def test_P3_7_and_before_it_but_only_for_that_test(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "courage-1-quiet"], doubloons=1)
    t.bruno.has(hand=["harder-2", "gain-1"])
    t.row("attack-1-courage-1")
    t.anna.sails("attack-1-courage-1")
    t.bruno.plays("harder-2")
    t.bruno.passes()
    t.is_now(
        asks="sail-declared Bruno",
        stack=["sail attack-1-courage-1"],
        shift=2,
        event_discard="+harder-2",
        bruno={"hand": ["gain-1"]},
    )
    t.dice("jolly")
    t.bruno.passes()
    t.is_now(asks="rolling Anna", trait="attack", difficulty=3, anna={"dice": "jolly"})
    t.dice("jolly jolly")
    t.anna.cheats()
    t.bruno.passes()
    t.is_now(
        asks="test Bruno",
        stack=["sail attack-1-courage-1 test 2"],
        trait=None,
        difficulty=None,
        shift=0,
        supply="+1",
        anna={"doubloons": 0, "dice": ""},
    )
    t.dice("navigation")
    t.bruno.passes()
    t.is_now(asks="roll-ends Bruno", trait="courage", difficulty=1, anna={"dice": "navigation"})


def test_P3_9_the_deck_is_nobodys_neighbour(arrr: Tables) -> None:
    """The card next to the deck: what lies on top of it does not count."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("plain-1", "attack-2")
    t.seas("attack-plus-1")
    t.dice("navigation")
    t.anna.sails("attack-2")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-2"],
        trait="attack",
        difficulty=2,
        anna={"dice": "navigation"},
    )
