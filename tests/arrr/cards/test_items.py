"""The items of the shipped deck, each used as a player would; those that answer are in test_answering_items.py."""

from __future__ import annotations

import pytest

from tests.arrr.cards.printed import (
    CREW,
    amount_of,
    best_trait,
    damage_of,
    dice_of,
    difficulty_of,
    faces,
    miss,
    sea_with,
)
from tests.arrr.cards.scenes import (
    GANGS,
    accepted,
    adds_dice_after_it,
    adds_dice_before_the_throw,
    at_sea,
    duel,
    has_thrown,
    is_refused_before_the_throw,
    is_refused_when_not_on_turn,
    leaves_successes_alone,
    lowers_the_difficulty,
    throws_failed_dice_again,
)
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

OWN_TURN = [card.id for card in CREW.values() if card.kind == "item" and card.ability and not card.ability.anytime]


@pytest.mark.parametrize("card", OWN_TURN)
def test_only_on_ones_own_turn(arrr: Tables, card: str) -> None:
    is_refused_when_not_on_turn(arrr, card)


# -- dice --------------------------------------------------------------------------------------------------------


def test_pointed_argument_adds_dice_before_the_throw(arrr: Tables) -> None:
    adds_dice_before_the_throw(arrr, "pointed-argument")


def test_pointed_argument_adds_dice_after_it(arrr: Tables) -> None:
    adds_dice_after_it(arrr, "pointed-argument")


def test_pointed_argument_twice(arrr: Tables) -> None:
    """Two of them lie there: both can be used in one roll."""
    trait = best_trait("pointed-argument")
    more = amount_of("pointed-argument")
    thrown = dice_of(trait, "pointed-argument", "pointed-argument")
    t = at_sea(arrr, "pointed-argument", trait, "pointed-argument")
    t.anna.sails(sea_with(trait))
    t.anna.uses("pointed-argument")
    t.anna.passes()  # the first one is carried out
    t.dice(faces(**{miss(trait): thrown + more}))
    t.anna.passes()
    has_thrown(t, trait, faces(**{miss(trait): thrown + more}), extra=more, exhausted=["pointed-argument 1"])
    t.dice(faces(jolly=more))
    t.anna.uses("pointed-argument")
    t.is_now(
        anna={
            "exhausted": ["pointed-argument 1", "pointed-argument 2"],
            "dice": faces(**{miss(trait): thrown + more}, jolly=more),
        }
    )


def test_brazen_loudmouth_adds_dice_before_the_throw(arrr: Tables) -> None:
    adds_dice_before_the_throw(arrr, "brazen-loudmouth")


def test_brazen_loudmouth_comes_too_late_after_it(arrr: Tables) -> None:
    trait = best_trait("brazen-loudmouth")
    t = at_sea(arrr, "brazen-loudmouth", trait)
    t.anna.sails(sea_with(trait))
    t.dice(faces(**{miss(trait): dice_of(trait, "brazen-loudmouth")}))
    t.anna.passes()
    t.anna.is_offered({"stop", "cheat"})
    t.anna.is_refused("use brazen-loudmouth", rule="P7.8", key="not-now")


def test_courage_on_tap_adds_dice_before_the_throw(arrr: Tables) -> None:
    adds_dice_before_the_throw(arrr, "courage-on-tap")


def test_courage_on_tap_adds_dice_after_it(arrr: Tables) -> None:
    adds_dice_after_it(arrr, "courage-on-tap")


def test_courage_on_tap_serves_the_challenged_too(arrr: Tables) -> None:
    t = duel(arrr, "attack", {}, {"equipped": ["courage-on-tap"]})
    accepted(t, "attack")
    t.bruno.is_offered({"pass", "use courage-on-tap"})
    more = amount_of("courage-on-tap")
    mine = faces(courage=dice_of("attack", "pinch-hitters"))
    other = faces(jolly=dice_of("attack", "fencing-school", "courage-on-tap") + more)
    t.dice(f"{mine} {other}")
    t.bruno.uses("courage-on-tap")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": mine},
        bruno={"doubloons": 1, "staked": 1, "exhausted": ["courage-on-tap"], "extra": more, "dice": other},
    )


def test_immoral_compass_throws_failed_dice_again(arrr: Tables) -> None:
    throws_failed_dice_again(arrr, "immoral-compass")


def test_immoral_compass_leaves_successes_alone(arrr: Tables) -> None:
    leaves_successes_alone(arrr, "immoral-compass")


def test_immoral_compass_needs_dice_on_the_table(arrr: Tables) -> None:
    is_refused_before_the_throw(arrr, "immoral-compass")


def test_perfectly_honest_dice_turns_failed_dice_into_jollies(arrr: Tables) -> None:
    """Nothing is thrown again: no die is scripted for it."""
    trait = best_trait("perfectly-honest-dice")
    thrown = dice_of(trait, "perfectly-honest-dice", GANGS[trait])
    turned = amount_of("perfectly-honest-dice")
    assert thrown > turned
    t = at_sea(arrr, "perfectly-honest-dice", trait, GANGS[trait])
    t.anna.is_refused("use perfectly-honest-dice", rule="P7.8", key="not-now")
    t.dice(faces(**{miss(trait): thrown}))
    t.anna.sails(sea_with(trait))
    has_thrown(t, trait, faces(**{miss(trait): thrown}))
    t.anna.uses("perfectly-honest-dice")
    t.is_now(
        anna={
            "exhausted": ["perfectly-honest-dice"],
            "dice": faces(**{miss(trait): thrown - turned}, jolly=turned),
        }
    )
    t.anna.is_refused("use perfectly-honest-dice", rule="P6.2", key="is-exhausted")


def test_perfectly_honest_dice_leaves_successes_alone(arrr: Tables) -> None:
    trait = best_trait("perfectly-honest-dice")
    shown = faces(**{trait: dice_of(trait, "perfectly-honest-dice", GANGS[trait])})
    t = at_sea(arrr, "perfectly-honest-dice", trait, GANGS[trait])
    t.dice(shown)
    t.anna.sails(sea_with(trait))
    t.anna.uses("perfectly-honest-dice")
    has_thrown(t, trait, shown, exhausted=["perfectly-honest-dice"])


def test_perfectly_honest_dice_needs_dice_on_the_table(arrr: Tables) -> None:
    is_refused_before_the_throw(arrr, "perfectly-honest-dice")


@pytest.mark.parametrize("thrown", [False, True])
def test_reinvented_wheel_lowers_the_difficulty(arrr: Tables, thrown: bool) -> None:
    lowers_the_difficulty(arrr, "reinvented-wheel", thrown)


def test_reinvented_wheel_can_make_a_failed_test_a_passed_one(arrr: Tables) -> None:
    """One success too few: with the wheel it is enough."""
    easier = -amount_of("reinvented-wheel")
    good = difficulty_of("ghost-ship") - easier
    assert 1 <= good <= dice_of("courage", "seals-of-disapproval")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["reinvented-wheel", "seals-of-disapproval"])
    t.row("ghost-ship")
    t.seas("oyster-poker")
    t.event_deck("shoal")
    t.anna.sails("ghost-ship")
    thrown = dice_of("courage", "reinvented-wheel", "seals-of-disapproval")
    t.dice(faces(attack=thrown - good, jolly=good))
    t.anna.passes()
    t.anna.uses("reinvented-wheel")
    t.is_now(
        asks="after Anna",
        row=[],
        event_deck=-1,
        anna={"hand": ["shoal"], "chest": ["ghost-ship"], "exhausted": ["reinvented-wheel"]},
    )


# -- hands -------------------------------------------------------------------------------------------------------


def test_spyglass_half_full_sees_a_whole_hand(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=["spyglass-half-full"])
    t.bruno.has(hand=["otter-half"])
    t.carla.has(hand=["net-worth", "net-worth", "clean-sweep", "shoal"])
    t.row("ghost-ship")
    t.anna.is_offered({"raid", "sail ghost-ship", "use spyglass-half-full on Bruno", "use spyglass-half-full on Carla"})
    t.anna.is_refused("use spyglass-half-full on Anna", rule="P7.2", key="no-such-target")
    t.anna.uses("spyglass-half-full", on="Carla")
    t.carla.passes()
    t.is_now(  # neither Bruno nor the spectators have seen it
        anna={
            "exhausted": ["spyglass-half-full"],
            "knows": [known("Carla", 2, "net-worth"), known("Carla", 1, "clean-sweep"), known("Carla", 1, "shoal")],
        }
    )
    t.anna.is_refused("use spyglass-half-full on Bruno", rule="P6.2", key="is-exhausted")


def test_rainy_day_chest_turns_a_hand_card_into_doubloons(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    given = ["otter-half", "pinch-hitters", "huffing-puffin"][: amount_of("rainy-day-chest", "discard-hand")]
    t.anna.has(equipped=["rainy-day-chest"], hand=[*given, "net-worth"])
    t.row("ghost-ship")
    t.anna.uses("rainy-day-chest")
    t.is_now(asks="naming Anna", stack=["Anna: rainy-day-chest"])  # not exhausted yet (P7.5)
    t.anna.is_offered({f"dismiss {card}" for card in (*given, "net-worth")})
    for card in given:
        t.anna.gives_up(card)
    coins = amount_of("rainy-day-chest", "gain")
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply=40 - coins,
        crew_discard=given,
        anna={"hand": ["net-worth"], "doubloons": coins, "exhausted": ["rainy-day-chest"]},
    )
    t.anna.is_refused("use rainy-day-chest", rule="P6.2", key="is-exhausted")


def test_rainy_day_chest_works_with_an_empty_hand(arrr: Tables) -> None:
    """P7.5: what cannot be done is done as far as possible."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["rainy-day-chest"])
    t.row("ghost-ship")
    t.anna.uses("rainy-day-chest")
    coins = amount_of("rainy-day-chest", "gain")
    t.is_now(supply=40 - coins, anna={"doubloons": coins, "exhausted": ["rainy-day-chest"]})


def test_net_worth_draws_crew(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["net-worth"])
    t.row("ghost-ship")
    fished = ["otter-half", "clean-sweep", "huffing-puffin", "courage-on-tap"]
    t.crew_deck(*fished)
    t.anna.is_offered({"raid", "sail ghost-ship", "use net-worth"})
    t.anna.uses("net-worth")
    drawn = amount_of("net-worth")
    t.is_now(crew_deck=-drawn, anna={"hand": fished[:drawn], "exhausted": ["net-worth"]})
    t.anna.is_refused("use net-worth", rule="P6.2", key="is-exhausted")


# -- the row, damage, doubloons ----------------------------------------------------------------------------------


def test_uncharted_chart_moves_an_exploration_next_to_the_deck(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["uncharted-chart"])
    t.row("ghost-ship", "oyster-poker", "leviathans-breakfast")
    t.anna.is_refused("use uncharted-chart on snoring-island", rule="P7.2", key="no-such-target")
    t.anna.uses("uncharted-chart", on="ghost-ship")
    t.is_now(
        row=["oyster-poker", "leviathans-breakfast", "ghost-ship"],
        anna={"exhausted": ["uncharted-chart"]},
    )
    t.anna.is_refused("use uncharted-chart on oyster-poker", rule="P6.2", key="is-exhausted")


def test_uncharted_chart_leaves_the_nearest_where_it_is(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["uncharted-chart"])
    t.row("ghost-ship", "oyster-poker")
    t.anna.uses("uncharted-chart", on="oyster-poker")
    t.is_now(anna={"exhausted": ["uncharted-chart"]})


def faces_the_leviathan(t: Table, equipped: list[str]) -> None:
    """Anna faces what does much damage."""
    t.anna.has(equipped=equipped)
    t.row("leviathans-breakfast")
    t.seas("oyster-poker")
    t.anna.sails("leviathans-breakfast")


def test_anchor_management_wards_off_damage(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    crew = ["anchor-management", "net-worth", "net-worth", "otter-half"]
    faces_the_leviathan(t, crew)
    t.anna.uses("anchor-management")
    t.anna.passes()
    ward = amount_of("anchor-management")
    t.is_now(
        asks="sail-declared Anna",
        stack=["sail leviathans-breakfast"],
        anna={"ward": ward, "exhausted": ["anchor-management"]},
    )
    t.anna.is_refused("use anchor-management", rule="P6.2", key="is-exhausted")
    t.dice(faces(attack=dice_of("courage", *crew)))
    t.anna.passes()
    t.anna.stops()
    t.anna.passes()  # the penalty is carried out
    damage = damage_of("leviathans-breakfast")
    left = max(0, damage - ward)
    for spot in range(left):
        t.anna.is_asked("lose-crew")
        t.anna.loses(4 - spot)
    t.is_now(
        asks="after Anna",
        stack=[],
        crew_discard=crew[4 - left :],
        anna={"equipped": crew[: 4 - left], "ward": max(0, ward - damage)},
    )


def test_anchor_management_lasts_only_for_the_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["anchor-management"])
    t.row("ghost-ship")
    t.seas("oyster-poker")
    t.anna.uses("anchor-management")
    t.is_now(anna={"ward": amount_of("anchor-management"), "exhausted": ["anchor-management"]})
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+oyster-poker",
        seas=-1,
        supply="-2",
        anna={"doubloons": 2, "ward": 0},
    )


def test_right_hook_steals_during_a_raid(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=["right-hook"])
    t.bruno.has(doubloons=9)
    t.carla.has(doubloons=9)
    t.row("ghost-ship")
    t.seas("oyster-poker")
    t.anna.is_refused("use right-hook on Bruno", rule="P7.8", key="not-now")
    t.anna.raids()
    t.anna.is_offered({"pass", "use right-hook on Bruno", "use right-hook on Carla"})
    t.anna.is_refused("use right-hook on Anna", rule="P7.2", key="no-such-target")
    t.anna.uses("right-hook", on="Carla")
    stolen = amount_of("right-hook")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+oyster-poker",
        seas=-1,
        supply="-2",
        anna={"doubloons": 2 + stolen, "exhausted": ["right-hook"]},
        carla={"doubloons": 9 - stolen},
    )


def test_right_hook_steals_for_either_side_of_a_challenge(arrr: Tables) -> None:
    """What is at stake is out of its reach (P5.4)."""
    t = duel(arrr, "cunning", {}, {"equipped": ["right-hook"]})
    accepted(t, "cunning")
    mine = faces(attack=dice_of("cunning", "otter-half"))
    other = faces(attack=dice_of("cunning", "rats-who-stayed", "right-hook"))
    t.dice(f"{mine} {other}")
    t.bruno.uses("right-hook", on="Anna")
    stolen = min(1, amount_of("right-hook"))  # one of Anna's two doubloons is at stake
    t.is_now(
        asks="contest Bruno",
        stack=["challenge Bruno in cunning for 1 against 1"],
        trait="cunning",
        anna={"doubloons": 1 - stolen, "staked": 1, "dice": mine},
        bruno={"doubloons": 1 + stolen, "staked": 1, "exhausted": ["right-hook"], "dice": other},
    )


def test_right_hook_is_no_good_at_sea(arrr: Tables) -> None:
    t = at_sea(arrr, "right-hook", "courage")
    t.bruno.has(doubloons=2)
    t.dice(faces(attack=dice_of("courage", "right-hook")))
    t.anna.sails(sea_with("courage"))
    t.anna.is_refused("use right-hook on Bruno", rule="P7.8", key="not-now")


def test_clean_sweep_ends_a_permanent_event(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["clean-sweep"])
    t.row("ghost-ship")
    t.lasting("kraken-included", on="ghost-ship", by="Bruno")
    t.lasting("truce-or-dare", by="Bruno")
    t.anna.is_offered({"raid", "sail ghost-ship", "use clean-sweep on lasting.1", "use clean-sweep on lasting.2"})
    t.anna.uses("clean-sweep", on="lasting 1")
    t.is_now(lasting=["truce-or-dare by Bruno"], event_discard="+kraken-included", anna={"exhausted": ["clean-sweep"]})
    t.anna.is_refused("use clean-sweep on lasting.2", rule="P6.2", key="is-exhausted")


def test_clean_sweep_needs_something_to_sweep(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["clean-sweep"])
    t.anna.is_refused("use clean-sweep on lasting.1", rule="P7.2", key="no-target-there")
