"""The officers of the shipped deck, each used as a player would."""

from __future__ import annotations

import pytest

from tests.arrr.cards.piled import (
    EVENT_FIRST,
    EVENTS,
    anna_has_things,
    anna_passes,
    annas,
    carried_out,
    pile_up,
    resolved,
)
from tests.arrr.cards.printed import CREW, amount_of, dice_of, faces
from tests.arrr.cards.scenes import (
    accepted,
    adds_dice_after_it,
    adds_dice_before_the_throw,
    duel,
    is_refused_before_the_throw,
    is_refused_when_not_on_turn,
    leaves_successes_alone,
    lowers_the_difficulty,
    throws_failed_dice_again,
)
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

OWN_TURN = [card.id for card in CREW.values() if card.kind == "officer" and card.ability and not card.ability.anytime]


@pytest.mark.parametrize("card", OWN_TURN)
def test_only_on_ones_own_turn(arrr: Tables, card: str) -> None:
    is_refused_when_not_on_turn(arrr, card)


def test_all_hands_octavia_adds_dice_before_the_throw(arrr: Tables) -> None:
    adds_dice_before_the_throw(arrr, "all-hands-octavia")


def test_all_hands_octavia_adds_dice_after_it(arrr: Tables) -> None:
    adds_dice_after_it(arrr, "all-hands-octavia")


def test_huffing_puffin_throws_failed_dice_again(arrr: Tables) -> None:
    throws_failed_dice_again(arrr, "huffing-puffin")


def test_huffing_puffin_leaves_successes_alone(arrr: Tables) -> None:
    leaves_successes_alone(arrr, "huffing-puffin")


def test_huffing_puffin_needs_dice_on_the_table(arrr: Tables) -> None:
    is_refused_before_the_throw(arrr, "huffing-puffin")


# -- barnaby-not-at-home -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("depth", "number"), [(depth, number) for depth in range(1, 5) for number in (1, 3) if number <= depth]
)
def test_barnaby_not_at_home_cancels_an_event(arrr: Tables, depth: int, number: int) -> None:
    """Events and abilities lie on the stack by turns; one of the events leaves it, the rest happens."""
    things = EVENT_FIRST[:depth]
    t = anna_has_things(arrr)
    t.bruno.has(equipped=["barnaby-not-at-home"])
    pile_up(t, things)
    anna_passes(t)
    assert t.stack == [*things]
    events = [at for at, thing in enumerate(things, 1) if thing in EVENTS]
    t.bruno.is_offered({"pass", *(f"use barnaby-not-at-home on stack.{at}" for at in events)})
    t.bruno.uses("barnaby-not-at-home", on=f"stack {number}")
    resolved(t)
    cancelled = things[number - 1]
    t.is_now(
        asks="declare Anna",
        **carried_out(things, cancelled),
        anna=annas(things, cancelled),
        bruno={"exhausted": ["barnaby-not-at-home"]},
    )


def test_barnaby_not_at_home_still_finds_its_event_when_one_below_has_left_the_stack(arrr: Tables) -> None:
    """Barnaby names the second event; then the first is cancelled, and the second lies where the first lay."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["truce-or-dare", "letter-of-marque-up"])
    t.bruno.has(equipped=["barnaby-not-at-home"], hand=["squid-pro-quo"])
    t.anna.plays("truce-or-dare")
    t.anna.plays("letter-of-marque-up", on="Anna")
    t.bruno.uses("barnaby-not-at-home", on="stack 2")
    t.bruno.plays("squid-pro-quo", on="stack 1")
    t.is_now(
        asks="declare Anna",
        event_discard=["letter-of-marque-up", "squid-pro-quo", "truce-or-dare"],
        anna={"hand": []},
        bruno={"hand": [], "exhausted": ["barnaby-not-at-home"]},
    )


def test_barnaby_not_at_home_has_nothing_to_cancel_on_an_empty_stack(arrr: Tables) -> None:
    t = anna_has_things(arrr)
    t.bruno.has(equipped=["barnaby-not-at-home"], hand=["spring-tide-cleaning"])
    t.anna.raids()
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("use barnaby-not-at-home on stack.1", rule="P7.2", key="no-target-there")


def test_barnaby_not_at_home_does_not_cancel_an_ability(arrr: Tables) -> None:
    t = anna_has_things(arrr)
    t.bruno.has(equipped=["barnaby-not-at-home"])
    pile_up(t, EVENT_FIRST[:2])
    t.bruno.is_refused("use barnaby-not-at-home on stack.2", rule="P7.2", key="no-such-target")


def test_barnaby_not_at_home_works_on_ones_own_turn_too(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["barnaby-not-at-home"])
    t.bruno.has(hand=["truce-or-dare"])
    t.row("ghost-ship")
    t.seas("oyster-poker")
    t.anna.raids()
    t.bruno.plays("truce-or-dare")
    t.is_now(asks="stack Anna", stack=["raid", "Bruno: truce-or-dare"], bruno={"hand": []})
    t.anna.uses("barnaby-not-at-home", on="stack 1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+oyster-poker",
        seas=-1,
        supply="-2",
        event_discard="+truce-or-dare",
        anna={"doubloons": 2, "exhausted": ["barnaby-not-at-home"]},
    )


# -- point-blank-narwhal -----------------------------------------------------------------------------------------


def narwhals(arrr: Tables) -> Table:
    """Anna has the narwhal; no other card of the two could be used."""
    t = duel(arrr, "attack", {"equipped": ["point-blank-narwhal"]}, {})
    accepted(t, "attack")
    t.is_now(
        asks="stakes-set Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        anna={"doubloons": 1, "staked": 1},
        bruno={"doubloons": 1, "staked": 1},
    )
    return t


def test_point_blank_narwhal_adds_dice_in_a_challenge_before_the_throw(arrr: Tables) -> None:
    t = narwhals(arrr)
    more = amount_of("point-blank-narwhal")
    mine = faces(courage=dice_of("attack", "pinch-hitters", "point-blank-narwhal") + more)
    other = faces(jolly=dice_of("attack", "fencing-school"))
    t.dice(f"{mine} {other}")
    t.anna.uses("point-blank-narwhal")
    t.is_now(
        asks="contest Anna",
        trait="attack",
        anna={"exhausted": ["point-blank-narwhal"], "extra": more, "dice": mine},
        bruno={"dice": other},
    )
    t.anna.is_refused("use point-blank-narwhal", rule="P6.2", key="is-exhausted")


def test_point_blank_narwhal_adds_dice_in_a_challenge_after_it(arrr: Tables) -> None:
    t = narwhals(arrr)
    mine = dice_of("attack", "pinch-hitters", "point-blank-narwhal")
    other = faces(jolly=dice_of("attack", "fencing-school"))
    t.dice(f"{faces(courage=mine)} {other}")
    t.anna.passes()
    t.is_now(asks="contest Anna", trait="attack", anna={"dice": faces(courage=mine)}, bruno={"dice": other})
    t.dice(faces(jolly=amount_of("point-blank-narwhal")))
    t.anna.uses("point-blank-narwhal")
    t.is_now(  # challenger and opponent by turns (P5.6)
        asks="contest Bruno",
        anna={
            "exhausted": ["point-blank-narwhal"],
            "dice": faces(courage=mine, jolly=amount_of("point-blank-narwhal")),
        },
    )


def test_point_blank_narwhal_serves_the_challenged_too(arrr: Tables) -> None:
    t = duel(arrr, "attack", {}, {"equipped": ["point-blank-narwhal"]})
    accepted(t, "attack")
    t.bruno.is_offered({"pass", "use point-blank-narwhal"})
    more = amount_of("point-blank-narwhal")
    mine = faces(courage=dice_of("attack", "pinch-hitters"))
    other = faces(jolly=dice_of("attack", "fencing-school", "point-blank-narwhal") + more)
    t.dice(f"{mine} {other}")
    t.bruno.uses("point-blank-narwhal")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": mine},
        bruno={"doubloons": 1, "staked": 1, "exhausted": ["point-blank-narwhal"], "extra": more, "dice": other},
    )


def test_point_blank_narwhal_does_not_help_sailing(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["point-blank-narwhal"], doubloons=1)
    t.row("ghost-ship")
    t.dice(faces(attack=dice_of("courage", "point-blank-narwhal")))
    t.anna.sails("ghost-ship")
    t.anna.is_offered({"stop", "cheat"})
    t.anna.is_refused("use point-blank-narwhal", rule="P7.8", key="not-now")


# -- foots-the-bill ----------------------------------------------------------------------------------------------


def test_foots_the_bill_brings_more_from_a_raid(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["foots-the-bill"])
    t.row("ghost-ship")
    t.seas("oyster-poker")
    t.anna.is_refused("use foots-the-bill", rule="P7.8", key="not-now")
    t.anna.raids()
    t.anna.is_offered({"pass", "use foots-the-bill"})
    t.anna.uses("foots-the-bill")
    coins = 2 + amount_of("foots-the-bill")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+oyster-poker",
        seas=-1,
        supply=40 - coins,
        anna={"doubloons": coins, "exhausted": ["foots-the-bill"]},
    )


def test_foots_the_bill_serves_no_other_action(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["foots-the-bill"], hand=["spring-tide-cleaning"])
    t.row("ghost-ship")
    t.anna.sails("ghost-ship")
    t.anna.is_offered({"pass"})
    t.anna.is_refused("use foots-the-bill", rule="P7.8", key="not-now")


# -- dead-slow-reckoning -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("thrown", [False, True])
def test_dead_slow_reckoning_lowers_the_difficulty(arrr: Tables, thrown: bool) -> None:
    lowers_the_difficulty(arrr, "dead-slow-reckoning", thrown)


def test_dead_slow_reckoning_is_for_tests_only(arrr: Tables) -> None:
    t = duel(arrr, "attack", {"equipped": ["dead-slow-reckoning"]}, {})
    t.dice(faces(jolly=dice_of("attack", "pinch-hitters", "dead-slow-reckoning", "fencing-school")))
    accepted(t, "attack")
    t.anna.is_offered({"stop", "cheat"})
    t.anna.is_refused("use dead-slow-reckoning", rule="P7.8", key="not-now")


# -- lady-eelsdropper and tusk-force-recruiter -------------------------------------------------------------------


def test_lady_eelsdropper_sees_a_hand_and_draws_events(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(equipped=["lady-eelsdropper"])
    t.bruno.has(hand=["net-worth", "net-worth", "clean-sweep", "shoal"])
    t.carla.has(hand=["otter-half"])
    t.row("ghost-ship")
    t.event_deck("butterfins", "seasick-note", "shore-thing", "sea-esta")
    t.anna.is_offered({"raid", "sail ghost-ship", "use lady-eelsdropper on Bruno", "use lady-eelsdropper on Carla"})
    t.anna.is_refused("use lady-eelsdropper on Anna", rule="P7.2", key="no-such-target")
    t.anna.uses("lady-eelsdropper", on="Bruno")
    t.is_now(asks="stack Bruno", stack=["Anna: lady-eelsdropper on Bruno"])  # who holds an event
    t.bruno.passes()
    drawn = amount_of("lady-eelsdropper", "draw-event")
    t.is_now(
        asks="declare Anna",
        stack=[],
        event_deck=-drawn,
        anna={
            "hand": ["butterfins", "seasick-note", "shore-thing", "sea-esta"][:drawn],
            "exhausted": ["lady-eelsdropper"],
            "knows": [known("Bruno", 2, "net-worth"), known("Bruno", 1, "clean-sweep"), known("Bruno", 1, "shoal")],
        },
    )
    t.anna.is_refused("use lady-eelsdropper on Carla", rule="P6.2", key="is-exhausted")


def test_tusk_force_recruiter_puts_crew_straight_into_the_area(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["tusk-force-recruiter"])
    t.row("ghost-ship")
    t.crew_deck("otter-half", "net-worth", "clean-sweep", "right-hook")
    t.anna.is_offered({"raid", "sail ghost-ship", "use tusk-force-recruiter"})
    t.anna.uses("tusk-force-recruiter")
    pressed = amount_of("tusk-force-recruiter")
    t.is_now(
        crew_deck=-pressed,
        anna={
            "equipped": ["tusk-force-recruiter", *["otter-half", "net-worth", "clean-sweep"][:pressed]],
            "exhausted": ["tusk-force-recruiter"],
            "hand": ["right-hook"][: max(0, pressed - 3)],
        },
    )
    t.anna.is_refused("use tusk-force-recruiter", rule="P6.2", key="is-exhausted")


def test_tusk_force_recruiter_has_no_room_for_a_second_officer(arrr: Tables) -> None:
    """P2.2.4: then the card goes to the hand."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["tusk-force-recruiter", "otter-half", "net-worth", "clean-sweep"])
    t.row("ghost-ship")
    officers = ["huffing-puffin", "foots-the-bill", "lady-eelsdropper", "all-hands-octavia"]
    t.crew_deck(*officers)
    t.anna.uses("tusk-force-recruiter")
    t.anna.passes()
    pressed = amount_of("tusk-force-recruiter")
    t.is_now(crew_deck=-pressed, anna={"hand": officers[:pressed], "exhausted": ["tusk-force-recruiter"]})
