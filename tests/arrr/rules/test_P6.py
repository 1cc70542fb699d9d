"""P6: crew cards and captains."""

from __future__ import annotations

import pytest

from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P6_1_traits_without_a_number_are_0(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-3-gang", "quiet-officer", "gain-item"], exhausted=["gain-item"], doubloons=1)
    t.row("cunning-1")
    t.anna.sails("cunning-1")
    t.is_now(asks="rolling Anna", stack=["sail cunning-1"], trait="cunning", difficulty=1)


def test_P6_1_the_kinds_are_officers_items_and_gangs(arrr: Tables) -> None:
    """One of each kind, and a second item."""
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "equip")
    t.anna.has(
        hand=["quiet-officer", "gain-officer", "attack-1-quiet", "attack-1-quiet", "attack-1-gang", "attack-2-gang"]
    )
    t.anna.answers("equip quiet-officer")
    t.anna.answers("equip attack-1-quiet")
    t.anna.answers("equip attack-1-gang")
    t.anna.is_offered({"done", "equip attack-1-quiet"})


def test_P6_2_an_ability_is_used_by_exhausting_the_card_once_a_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "gain-officer"])
    t.row("plain-1")
    t.anna.is_offered({"raid", "sail plain-1", "use gain-item", "use gain-officer"})
    t.anna.uses("gain-item")
    t.anna.passes()
    t.is_now(supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item"]})
    t.anna.is_refused("use gain-item", rule="P6.2", key="is-exhausted")
    t.anna.is_offered({"raid", "sail plain-1", "use gain-officer"})


def test_P6_2_of_two_equal_cards_each_once(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "gain-item"])
    t.anna.uses("gain-item")
    t.anna.passes()
    t.is_now(supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item 1"]})
    t.anna.uses("gain-item")
    t.is_now(supply="-1", anna={"doubloons": 2, "exhausted": ["gain-item 1", "gain-item 2"]})
    t.anna.is_refused("use gain-item", rule="P6.2", key="is-exhausted")


def test_P6_2_gangs_have_no_ability(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.anna.is_refused("use attack-1-gang", rule="P6.2", key="no-ability")
    t.anna.is_refused("use gain-item", rule="P2.3.0", key="not-there")


def test_P6_3_only_by_the_player_on_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"])
    t.bruno.has(equipped=["gain-item"], captain="captain-gain", hand=["gain-1"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.is_offered({"pass", "play gain-1"})
    t.bruno.is_refused("use gain-item", rule="P6.3", key="not-on-turn")
    t.bruno.is_refused("command captain-gain", rule="P6.3", key="not-on-turn")
    t.bruno.passes()


def test_P6_3_only_in_the_act_phase(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "recruit")
    t.anna.has(equipped=["gain-item"], hand=["attack-1-gang"])
    t.anna.is_refused("use gain-item", rule="P2.1.1", key="no-such-answer")
    t.anna.recruits()
    t.anna.is_refused("use gain-item", rule="P2.2.1", key="no-such-answer")
    t.anna.equips()
    t.anna.uses("gain-item")
    t.is_now(asks="declare Anna", supply="-1", anna={"doubloons": 1, "exhausted": ["gain-item"]})


def test_P6_3_unless_the_card_says_otherwise(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(equipped=["anytime-item"])
    t.seas("plain-1")
    t.anna.raids()
    t.bruno.is_offered({"pass", "use anytime-item"})
    t.bruno.uses("anytime-item")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply="-3",
        anna={"doubloons": 2},
        bruno={"doubloons": 1},
    )


def test_P6_3_a_card_may_name_its_moment_and_its_action(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["raid-item", "free-item"])
    t.row("no-test")
    t.anna.is_offered({"raid", "sail no-test", "use free-item"})
    t.anna.is_refused("use raid-item", rule="P7.8", key="not-now")
    t.anna.raids()
    t.anna.is_offered({"pass", "use raid-item"})
    t.anna.is_refused("use free-item", rule="P7.8", key="not-now")


def test_P6_4_an_exhausted_card_keeps_its_trait_values(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["dice-officer", "attack-1-gang"], exhausted=["dice-officer", "attack-1-gang"], doubloons=1)
    t.row("attack-2")
    t.dice("attack courage")
    t.anna.sails("attack-2")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-2"],
        trait="attack",
        difficulty=2,
        anna={"dice": "attack courage"},
    )


def test_P6_4_a_condition_looks_at_it_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-3-gang"], exhausted=["attack-3-gang"])
    t.row("needs-attack-3", "needs-gangs-1")
    t.anna.is_offered({"raid", "sail needs-attack-3", "sail needs-gangs-1"})


def test_P6_5_readied_at_the_start_of_their_owners_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.turn("Anna", "explore")
    t.anna.has(equipped=["gain-item"], exhausted=["gain-item"])
    t.bruno.has(equipped=["gain-item"], captain="captain-gain", exhausted=["gain-item", "captain-gain"])
    t.carla.has(equipped=["gain-item"], exhausted=["gain-item"])
    t.seas("plain-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, bruno={"exhausted": []})


def test_P6_6_captains_cannot_be_discarded_by_damage(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-raid")
    t.row("damage-3-sea")
    t.seas("plain-1")
    t.dice("courage")
    t.anna.sails("damage-3-sea")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        crew_discard="+attack-1-gang",
        anna={"equipped": []},
    )


def test_P6_6_nor_stolen_or_targeted(arrr: Tables) -> None:
    """Spot 16 would be the captain's."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["take-item", "exhaust-item"], captain="captain-ready", hand=["discard-crew"])
    t.bruno.has(equipped=["attack-1-gang"], captain="captain-gain")
    t.row("plain-1")
    t.anna.is_offered(
        {
            "raid",
            "sail plain-1",
            "use take-item on Bruno.1",
            "use exhaust-item on Bruno.1",
            "play discard-crew on Anna.1",
            "play discard-crew on Anna.2",
            "play discard-crew on Bruno.1",
            "command captain-ready on Anna.1",
            "command captain-ready on Anna.2",
        }
    )
    t.anna.is_refused("use take-item on Bruno.16", rule="P7.2", key="no-such-target")
    t.anna.is_refused("play discard-crew on Bruno.16", rule="P7.2", key="no-such-target")


def test_P6_6_a_used_ability_turns_the_captain(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(captain="captain-gain")
    t.anna.is_offered({"raid", "command captain-gain"})
    t.anna.commands("captain-gain")
    t.is_now(supply="-1", anna={"doubloons": 1, "exhausted": ["captain-gain"]})
    t.anna.is_refused("command captain-gain", rule="P6.2", key="is-exhausted")
    t.anna.is_refused("command captain-dice", rule="P2.3.0", key="not-there")


def test_P6_6_only_on_ones_own_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.bruno.has(captain="captain-gain")
    t.seas("plain-1")
    t.anna.raids()  # Bruno is not even asked
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, supply="-2", anna={"doubloons": 2})


def test_P6_6_the_captain_is_readied_by_nothing_but_the_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(
        captain="captain-gain", equipped=["gain-item"], exhausted=["captain-gain", "gain-item"], hand=["ready-all"]
    )
    t.anna.plays("ready-all")
    t.is_now(event_discard="+ready-all", anna={"hand": [], "exhausted": ["captain-gain"]})


def test_P6_6_a_captains_ability_can_be_answered_but_not_cancelled(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(captain="captain-gain")
    t.bruno.has(hand=["cancel-anything", "cancel-ability", "gain-1"])
    t.anna.commands("captain-gain")
    t.bruno.is_offered({"pass", "play gain-1"})
    t.bruno.is_refused("play cancel-anything on stack.1", rule="P7.2", key="no-target-there")
    t.bruno.is_refused("play cancel-ability on stack.1", rule="P7.2", key="no-target-there")
    t.bruno.plays("gain-1")
    t.is_now(asks="stack Bruno", stack=["Anna: captain-gain", "Bruno: gain-1"], bruno={"hand": "-gain-1"})
    t.bruno.passes()
    t.bruno.passes()
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply="-2",
        event_discard="+gain-1",
        anna={"doubloons": 1, "exhausted": ["captain-gain"]},
        bruno={"doubloons": 1},
    )


def test_P6_6_an_always_on_ability_does_not_use_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(captain="captain-raid")
    t.bruno.has(hand=["cancel-anything"])
    t.seas("plain-1")
    t.anna.raids()
    t.bruno.is_offered({"pass"})
    t.bruno.passes()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, supply="-3", anna={"doubloons": 3})


def test_P6_6_and_counts_for_its_own_player_alone(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["cunning-1-quiet"], captain="captain-cheat", doubloons=1)
    t.bruno.has(captain="captain-cunning")
    t.row("cunning-1")
    t.dice("attack")
    t.anna.sails("cunning-1")
    t.is_now(asks="rolling Anna", stack=["sail cunning-1"], trait="cunning", difficulty=1, anna={"dice": "attack"})
    t.dice("attack attack attack")  # captain-cheat: three dice for a doubloon
    t.anna.cheats()


def test_P6_6_always_on_in_a_test(arrr: Tables) -> None:
    """A die more in cunning; attack one easier; a doubloon more for a conquest; one damage less."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["cunning-1-quiet"], captain="captain-cunning", doubloons=1)
    t.row("cunning-1")
    t.dice("attack courage")
    t.anna.sails("cunning-1")
    t.is_now(
        asks="rolling Anna", stack=["sail cunning-1"], trait="cunning", difficulty=1, anna={"dice": "attack courage"}
    )
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-easy-attack", doubloons=1)
    t.row("attack-3")
    t.dice("attack")
    t.anna.sails("attack-3")
    t.is_now(asks="rolling Anna", stack=["sail attack-3"], trait="attack", difficulty=2, anna={"dice": "attack"})
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-reward")
    t.row("no-test")
    t.seas("plain-1")
    t.anna.sails("no-test")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["plain-1"],
        seas=-1,
        supply="-1",
        anna={"chest": ["no-test"], "doubloons": 1},
    )
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-sturdy")
    t.row("damage-1-sea")
    t.seas("plain-1")
    t.dice("courage")
    t.anna.sails("damage-1-sea")
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)


def test_P6_6_always_on_in_a_challenge(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-duel", doubloons=2)
    t.bruno.has(equipped=["attack-1-gang"], captain="captain-cunning", doubloons=2)
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.accepts()
    t.dice("attack attack courage")
    t.bruno.names_prize(1)
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": "attack attack"},
        bruno={"doubloons": 1, "staked": 1, "dice": "courage"},
    )


def test_P6_6_always_on_after_a_refusal(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-refusal", doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.seas("plain-1")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.anna.takes(doubloon=True)
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, supply="-2", anna={"doubloons": 3})


def test_P6_6_always_on_in_recruiting(arrr: Tables) -> None:
    """Up to four of each kind, and seven cards in all."""
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "recruit")
    t.anna.has(captain="captain-recruit")
    t.anna.is_offered(
        {f"draw {crew} events {events}" for crew in range(5) for events in range(5) if crew + events <= 7}
    )


def test_P6_7_a_card_readied_by_an_effect_may_be_used_again(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item"], captain="captain-ready")
    t.anna.uses("gain-item")
    t.anna.passes()
    t.anna.commands("captain-ready", on="Anna 1")
    t.anna.uses("gain-item")
    t.is_now(supply="-2", anna={"doubloons": 2, "exhausted": ["gain-item", "captain-ready"]})
