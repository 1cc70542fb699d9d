"""P3.1 to P3.4: conditions, tests, conquest and defeat."""

from __future__ import annotations

import pytest

from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def sailing(arrr: Tables, *row: str, **anna: object) -> Table:
    """Anna and Bruno; nobody can answer anything, so that what is declared is carried out at once."""
    t = arrr.table("Anna Bruno")
    t.anna.has(**({"equipped": ["attack-2-gang", "courage-1-quiet"]} | anna))
    t.row(*row)
    t.seas("plain-1", "plain-2")
    return t


def ends(t: Table, row: list[str], **changes: object) -> None:
    """The action is over and Bruno recruits; one exploration was turned up."""
    t.is_now(asks="recruit Bruno", turn="Bruno", row=[*row, "plain-1"], seas=-1, **changes)


@pytest.mark.parametrize(
    ("sea", "with_it", "without"),
    [
        ("needs-officers-1", {"equipped": ["quiet-officer"]}, {"equipped": ["attack-2-gang", "attack-1-quiet"]}),
        ("needs-items-2", {"equipped": ["attack-1-quiet"] * 2}, {"equipped": ["quiet-officer", "attack-1-quiet"]}),
        ("needs-gangs-1", {"equipped": ["attack-1-gang"]}, {"equipped": ["quiet-officer", "attack-1-quiet"]}),
        ("needs-crew-2", {"equipped": ["attack-1-gang", "quiet-officer"]}, {"equipped": ["attack-3-gang"]}),
        ("needs-doubloons-3", {"doubloons": 3}, {"doubloons": 2}),
        ("needs-conquered-1", {"chest": ["attack-1"]}, {"chest": []}),
        ("needs-hand-2", {"hand": ["attack-1-gang", "attack-1-gang"]}, {"hand": ["attack-1-gang"]}),
        ("needs-attack-3", {"equipped": ["attack-2-gang", "attack-1-quiet"]}, {"equipped": ["attack-2-gang"]}),
    ],
)
def test_P3_1_a_condition_must_hold_at_the_declaration(
    arrr: Tables, sea: str, with_it: dict[str, object], without: dict[str, object]
) -> None:
    t = sailing(arrr, sea, **without)
    t.anna.is_offered({"raid"})
    t.anna.is_refused(f"sail {sea}", rule="P3.1", key="condition-fails")
    t = sailing(arrr, sea, **with_it)
    t.anna.is_offered({"raid", f"sail {sea}"})
    t.anna.sails(sea)
    ends(t, [], anna={"chest": sorted([sea, *([] if sea != "needs-conquered-1" else ["attack-1"])])})


def test_P3_1_if_it_stops_holding_the_action_goes_on(arrr: Tables) -> None:
    t = sailing(arrr, "needs-crew-1-attack-1", equipped=["attack-2-gang"])
    t.bruno.has(hand=["discard-crew"])
    t.anna.sails("needs-crew-1-attack-1")
    t.bruno.plays("discard-crew", on="Anna 1")
    ends(
        t,
        ["needs-crew-1-attack-1"],
        event_discard="+discard-crew",
        crew_discard="+attack-2-gang",
        anna={"equipped": []},
        bruno={"hand": []},
    )


def test_P3_2_tests_are_taken_from_top_to_bottom(arrr: Tables) -> None:
    t = sailing(arrr, "attack-1-courage-1", doubloons=1)
    t.dice("attack courage")
    t.anna.sails("attack-1-courage-1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1-courage-1"],
        trait="attack",
        difficulty=1,
        anna={"dice": "attack courage"},
    )
    t.dice("courage")
    t.anna.stops()
    t.is_now(asks="rolling Anna", stack=["sail attack-1-courage-1 test 2"], trait="courage", anna={"dice": "courage"})
    t.anna.stops()
    ends(
        t,
        [],
        stack=[],
        trait=None,
        difficulty=None,
        supply="-1",
        anna={"dice": "", "doubloons": 2, "chest": ["attack-1-courage-1"]},
    )


def test_P3_2_one_failed_test_defeats_and_the_card_stays_in_its_place(arrr: Tables) -> None:
    t = sailing(arrr, "attack-2", "three-tests", "attack-1")
    t.dice("courage cunning")
    t.anna.sails("three-tests")
    ends(t, ["attack-2", "three-tests", "attack-1"])


def test_P3_2_later_tests_are_not_reached(arrr: Tables) -> None:
    t = sailing(arrr, "three-tests", equipped=["attack-1-gang", "navigation-1-quiet", "cunning-1-quiet"])
    t.dice("attack attack")  # the third would throw another die
    t.anna.sails("three-tests")
    ends(t, ["three-tests"])


def test_P3_2_all_three_passed(arrr: Tables) -> None:
    t = sailing(arrr, "three-tests", equipped=["attack-1-gang", "navigation-1-quiet", "cunning-1-quiet"])
    t.dice("attack jolly cunning")
    t.anna.sails("three-tests")
    ends(t, [], anna={"chest": ["three-tests"]})


def test_P3_2_with_no_test_printed_the_card_is_conquered(arrr: Tables) -> None:
    t = sailing(arrr, "attack-1", "no-test")
    t.anna.sails("no-test")
    ends(t, ["attack-1"], anna={"chest": ["no-test"]})


def test_P3_2_a_tests_own_reward_comes_when_that_test_ends(arrr: Tables) -> None:
    """Anna can cheat in the second test with what the first one gave her."""
    t = sailing(arrr, "rewarding-tests")
    t.dice("attack attack attack")
    t.anna.sails("rewarding-tests")
    t.is_now(
        asks="rolling Anna",
        stack=["sail rewarding-tests test 2"],
        trait="courage",
        difficulty=1,
        supply="-2",
        anna={"doubloons": 2, "dice": "attack"},
    )
    t.anna.stops()
    ends(t, ["rewarding-tests"], stack=[], trait=None, difficulty=None, anna={"dice": ""})


def test_P3_2_a_tests_own_penalty_comes_before_that_of_the_card(arrr: Tables) -> None:
    t = sailing(arrr, "punishing-tests", equipped=["attack-2-gang", "attack-1-quiet", "courage-1-quiet"], doubloons=3)
    t.dice("cunning cunning cunning")
    t.anna.sails("punishing-tests")
    t.anna.stops()
    t.is_now(
        asks="lose-crew Anna",
        stack=["sail punishing-tests", "Anna: punishing-tests"],
        supply="+1",
        anna={"doubloons": 2},
    )
    t.anna.loses(2)
    ends(
        t,
        ["punishing-tests"],
        stack=[],
        crew_discard="+attack-1-quiet",
        anna={"equipped": ["attack-2-gang", "-", "courage-1-quiet"]},
    )


def test_P3_2_only_the_failed_tests_penalty(arrr: Tables) -> None:
    t = sailing(arrr, "punishing-tests", equipped=["attack-2-gang", "courage-1-quiet"], doubloons=3)
    t.dice("attack attack cunning")
    t.anna.sails("punishing-tests")
    t.anna.stops()
    t.anna.stops()
    t.is_now(asks="tire-crew Anna", stack=["sail punishing-tests test 2", "Anna: punishing-tests"])
    t.anna.exhausts("attack-2-gang")
    t.is_now(asks="lose-crew Anna", anna={"exhausted": ["attack-2-gang"]})
    t.anna.loses("attack-2-gang")
    ends(
        t,
        ["punishing-tests"],
        stack=[],
        crew_discard="+attack-2-gang",
        anna={"equipped": ["-", "courage-1-quiet"], "exhausted": []},
    )


def test_P3_3_doubloons_come_from_the_supply_and_the_card_goes_to_the_chest(arrr: Tables) -> None:
    t = sailing(arrr, "attack-1", "pays-2", "attack-2")
    t.anna.sails("pays-2")
    ends(t, ["attack-1", "attack-2"], supply="-2", anna={"doubloons": 2, "chest": ["pays-2"]})


def test_P3_3_doubloons_then_other_rewards_then_the_card(arrr: Tables) -> None:
    """The one doubloon that the reward costs is there only because the doubloons came first."""
    t = sailing(arrr, "pays-3-costs-1")
    t.anna.sails("pays-3-costs-1")
    ends(t, [], supply="-2", anna={"doubloons": 2, "chest": ["pays-3-costs-1"]})


def test_P3_3_the_card_still_lies_in_the_row_while_its_reward_happens(arrr: Tables) -> None:
    """A reward that turns up an exploration: the row is full, and the furthest card goes, not the conquered one."""
    t = sailing(arrr, "attack-1", "gives-turn-up", "attack-2", "attack-3")
    t.anna.sails("gives-turn-up")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-2", "attack-3", "plain-1", "plain-2"],
        seas=-2,
        sunk="+attack-1",
        anna={"chest": ["gives-turn-up"]},
    )


def test_P3_3_a_reward_of_crew(arrr: Tables) -> None:
    t = sailing(arrr, "gives-crew")
    t.crew_deck("attack-3-gang")
    t.anna.sails("gives-crew")
    ends(t, [], crew_deck=-1, anna={"hand": ["attack-3-gang"], "chest": ["gives-crew"]})


def test_P3_3_a_reward_of_an_event(arrr: Tables) -> None:
    t = sailing(arrr, "gives-event")
    t.event_deck("gain-1")
    t.anna.sails("gives-event")
    t.is_now(asks="after Anna", row=[], event_deck=-1, anna={"hand": ["gain-1"], "chest": ["gives-event"]})


def test_P3_3_a_reward_of_either_deck_by_choice(arrr: Tables) -> None:
    t = sailing(arrr, "gives-either")
    t.crew_deck("attack-3-gang")
    t.anna.sails("gives-either")
    t.is_now(asks="draw-either Anna", stack=["sail gives-either", "Anna: gives-either"])
    t.anna.is_offered({"draw 1 events 0", "draw 0 events 1"})
    t.anna.draws("crew")
    ends(t, [], stack=[], crew_deck=-1, anna={"hand": ["attack-3-gang"], "chest": ["gives-either"]})


def test_P3_3_a_collection_card_goes_to_the_chest_too(arrr: Tables) -> None:
    t = sailing(arrr, "idol-1", "attack-1")
    t.anna.sails("idol-1")
    ends(t, ["attack-1"], anna={"chest": ["idol-1"]})


def test_P3_3_fame_cannot_be_won_in_a_challenge(arrr: Tables) -> None:
    """Doubloons and collection cards can be stolen, fame cannot."""
    t = sailing(arrr, "attack-1", equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], chest=["attack-2", "idol-1"])
    t.anna.is_offered(
        {"raid", "sail attack-1"}
        | {f"challenge Bruno in {trait} for idol-1" for trait in ("attack", "navigation", "cunning", "courage")}
    )
    t.anna.is_refused("challenge Bruno in attack for attack-2", rule="P2.3.0", key="no-such-answer")


def test_P3_4_damage_is_the_players_choice(arrr: Tables) -> None:
    t = sailing(arrr, "damage-1-sea", equipped=["attack-1-gang", "attack-1-quiet", "quiet-officer"])
    t.dice("courage courage courage")
    t.anna.sails("damage-1-sea")
    t.is_now(asks="lose-crew Anna", stack=["sail damage-1-sea", "Anna: damage-1-sea"])
    t.anna.is_offered({"lose 1", "lose 2", "lose 3"})
    t.anna.loses("quiet-officer")
    ends(
        t,
        ["damage-1-sea"],
        stack=[],
        crew_discard="+quiet-officer",
        anna={"equipped": ["attack-1-gang", "attack-1-quiet"]},
    )


def test_P3_4_one_after_the_other(arrr: Tables) -> None:
    t = sailing(arrr, "damage-3-sea", equipped=["attack-1-gang", "attack-1-quiet", "attack-1-quiet", "quiet-officer"])
    t.dice("courage courage courage courage")
    t.anna.sails("damage-3-sea")
    t.anna.loses(2)
    t.anna.is_offered({"lose 1", "lose 3", "lose 4"})
    t.anna.is_refused("lose 2", rule="P3.4", key="not-there")
    t.anna.loses(1)
    t.anna.loses(4)
    ends(
        t,
        ["damage-3-sea"],
        crew_discard="+attack-1-quiet +attack-1-gang +quiet-officer",
        anna={"equipped": ["-", "-", "attack-1-quiet"]},
    )


def test_P3_4_all_of_them_if_there_are_fewer(arrr: Tables) -> None:
    t = sailing(arrr, "damage-3-sea", equipped=["attack-1-gang", "attack-1-quiet"])
    t.dice("courage courage")
    t.anna.sails("damage-3-sea")
    ends(t, ["damage-3-sea"], crew_discard="+attack-1-gang +attack-1-quiet", anna={"equipped": []})


def test_P3_4_lost_doubloons_go_to_the_supply_as_far_as_there_are_any(arrr: Tables) -> None:
    t = sailing(arrr, "lose-2-sea", equipped=["attack-1-gang"], doubloons=1)
    t.dice("courage")
    t.anna.sails("lose-2-sea")
    t.anna.stops()
    ends(t, ["lose-2-sea"], supply=40, anna={"doubloons": 0})


def test_P3_4_discarding_from_the_hand(arrr: Tables) -> None:
    t = sailing(arrr, "hand-2-sea", equipped=["attack-1-gang"], hand=["attack-1-gang", "attack-2-gang", "gain-item"])
    t.dice("courage")
    t.anna.sails("hand-2-sea")
    t.anna.is_asked("lose-hand")
    t.anna.is_offered({"dismiss attack-1-gang", "dismiss attack-2-gang", "dismiss gain-item"})
    t.anna.gives_up("attack-2-gang")
    t.anna.gives_up("gain-item")
    ends(t, ["hand-2-sea"], crew_discard="+attack-2-gang +gain-item", anna={"hand": ["attack-1-gang"]})
