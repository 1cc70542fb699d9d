"""P7.5, P3.8, P2.3.5: what lies on the stack does nothing once the roll, the action or the card it was for is gone."""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import Ability, DeckFile, Op
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def sailing(arrr: Tables, bruno: list[str], carla: list[str]) -> Table:
    """Anna has declared that she sails to attack-1."""
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=bruno)
    t.carla.has(hand=carla)
    t.row("attack-1", "pays-2")
    t.anna.sails("attack-1")
    return t


def test_P2_3_5_what_was_to_become_harder_is_a_raid_by_then(arrr: Tables) -> None:
    t = sailing(arrr, ["harder-2", "gain-1"], ["raid-instead"])
    t.bruno.plays("harder-2")
    t.bruno.passes()
    t.carla.plays("raid-instead")
    t.bruno.passes()
    t.is_now(
        asks="stack Bruno",
        stack=["raid", "Bruno: harder-2"],
        event_discard="+raid-instead",
        bruno={"hand": ["gain-1"]},
        carla={"hand": []},
    )
    t.bruno.passes()
    t.is_now(asks="raid-declared Bruno", stack=["raid"], shift=0, event_discard="+harder-2")
    t.bruno.passes()


def test_P2_3_5_dice_for_what_is_a_raid_by_then_are_none(arrr: Tables) -> None:
    t = sailing(arrr, ["two-more-dice", "gain-1"], ["raid-instead"])
    t.bruno.plays("two-more-dice", on="Anna")
    t.bruno.passes()
    t.carla.plays("raid-instead")
    t.bruno.passes()
    t.is_now(
        asks="stack Bruno",
        stack=["raid", "Bruno: two-more-dice on Anna"],
        event_discard="+raid-instead",
        bruno={"hand": ["gain-1"]},
        carla={"hand": []},
    )
    t.bruno.passes()
    t.is_now(asks="raid-declared Bruno", stack=["raid"], event_discard="+two-more-dice")
    t.bruno.passes()


def test_P3_8_a_test_that_nobody_takes_becomes_no_harder(arrr: Tables) -> None:
    """The exploration leaves the row before; something else still lies on the stack."""
    t = sailing(arrr, ["gain-1", "harder-2", "gain-9"], ["sink-event"])
    t.bruno.plays("gain-1")
    t.bruno.plays("harder-2")
    t.bruno.passes()
    t.carla.plays("sink-event", on="attack-1")
    t.bruno.passes()
    t.is_now(
        asks="stack Bruno",
        stack=["sail nowhere", "Bruno: gain-1", "Bruno: harder-2"],
        row=["pays-2"],
        sunk="+attack-1",
        event_discard="+sink-event",
        bruno={"hand": ["gain-9"]},
        carla={"hand": []},
    )
    t.bruno.passes()
    t.is_now(asks="stack Bruno", stack=["sail nowhere", "Bruno: gain-1"], shift=0, event_discard="+harder-2")
    t.bruno.passes()


def test_P7_5_redirected_to_what_has_left_the_row_the_sailing_goes_on(arrr: Tables) -> None:
    t = sailing(arrr, ["redirect", "gain-1"], ["sink-event"])
    t.bruno.plays("redirect", on="pays-2")
    t.bruno.passes()
    t.carla.plays("sink-event", on="pays-2")
    t.everyone_passes(2)
    t.is_now(
        asks="sail-declared Bruno",
        stack=["sail attack-1"],
        row=["attack-1"],
        sunk="+pays-2",
        event_discard="+redirect +sink-event",
        bruno={"hand": ["gain-1"]},
        carla={"hand": []},
    )
    t.dice("attack")
    t.bruno.passes()
    t.is_now(asks="roll-ends Bruno", trait="attack", difficulty=1, anna={"dice": "attack"})


def test_P2_3_5_a_raid_in_place_of_a_challenge_is_a_raid_like_any_other(arrr: Tables) -> None:
    """Nothing of the challenge is left: whom, in what, for what."""
    found = []
    for challenges in (True, False):
        t = arrr.table("Anna Bruno Carla")
        t.anna.has(equipped=["courage-2-gang"], doubloons=1)
        t.bruno.has(equipped=["attack-1-gang"], doubloons=3)
        t.carla.has(hand=["raid-instead", "gain-1"])
        if challenges:
            t.anna.challenges("Bruno", "courage", 3)
            t.carla.plays("raid-instead")
            t.carla.passes()
        else:
            t.anna.raids()
        t.carla.is_asked("raid-declared")
        found.append(t.match.view(None).agenda_records())
    assert found[0] == found[1]


def dice_for_a_rival() -> DeckFile:
    """The cards of the rule tests, but the ability of steal-item is to give somebody else two more dice."""
    deck = table_deck()
    ability = Ability(target="rival", do=(Op("add-dice", 2, "pirate"),))
    crew = [card._replace(ability=ability) if card.id == "steal-item" else card for card in deck.crew]
    return deck._replace(crew=tuple(crew))


def test_P4_4_who_does_not_roll_gets_no_dice(arrr: Tables) -> None:
    """Nor does somebody else get them: Carla takes no part in the challenge."""
    t = arrr.table("Anna Bruno Carla", deck=dice_for_a_rival())
    t.anna.has(equipped=["attack-1-gang", "steal-item"], doubloons=1, hand=["gain-1"])
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.anna.challenges("Bruno", "attack", 1)
    t.anna.passes()
    t.bruno.accepts()
    t.bruno.names_prize(1)
    t.is_now(
        asks="stakes-set Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        anna={"doubloons": 0, "staked": 1},
        bruno={"doubloons": 0, "staked": 1},
    )
    t.anna.uses("steal-item", on="Carla")
    t.anna.passes()
    t.is_now(asks="stakes-set Anna", anna={"exhausted": ["steal-item"]})
    t.dice("attack courage")
    t.anna.passes()
    t.is_now(asks="contest Anna", trait="attack", anna={"dice": "attack"}, bruno={"dice": "courage"})


def test_P2_1_3_when_there_are_no_crew_cards_left_none_is_pressed(arrr: Tables) -> None:
    """One is left, two should be put into the area."""
    everything = [card.id for card in table_deck().crew for _copy in range(card.copies)]
    everything.remove("attack-1-quiet")
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["press-2"])
    t.bruno.has(hand=everything)
    t.anna.plays("press-2")
    t.is_now(
        asks="declare Anna",
        crew_deck=[],
        event_discard="+press-2",
        anna={"hand": [], "equipped": ["attack-1-quiet"]},
    )
