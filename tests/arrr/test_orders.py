"""Standing orders: what they say at a moment, and when they end."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr import orders as o
from settemari.games.arrr.orders import Armed, Orders, Trigger, expired, renewed
from tests.arrr.asking import ALL_ASK, PROMPT, at_sea, card, says
from tests.arrr.table import Player, Tables

pytestmark = pytest.mark.compiled_too


def test_only_moments_are_answered(arrr: Tables) -> None:
    """Declaring, rolling and choosing is everybody's own affair, whatever was ordered."""
    t = at_sea(arrr, {}, {"Bruno": ["gain-1"]})
    asleep = Orders(passing=o.MY_TURN)
    assert says(t.anna, asleep) is PROMPT
    assert says(t.bruno, asleep) is PROMPT  # who is not asked has nothing to answer
    t.anna.sails("attack-1")
    assert says(t.bruno, asleep) == "pass"
    t.dice("attack courage")
    t.everyone_passes()
    t.anna.is_asked("rolling")
    assert says(t.anna, asleep) is PROMPT


# -- passes, bells, and what they are not for ------------------------------------------------------------------


def test_pass_for_this_stack(arrr: Tables) -> None:
    t = at_sea(arrr, ALL_ASK, {"Bruno": ["gain-1"], "Carla": ["gain-1", "steal-2"]})
    orders = Orders(passing=o.THIS_STACK)
    t.anna.raids()
    t.bruno.passes()
    t.carla.plays("gain-1")
    one = t.bruno.view
    assert says(t.bruno, orders) == "pass"
    t.bruno.passes()
    t.carla.plays("steal-2", on="Anna")
    two = t.bruno.view
    assert renewed(orders, one, two) is orders
    t.everyone_passes()
    assert renewed(orders, two, t.bruno.view) is orders  # the first card is still there
    three = t.bruno.view
    t.everyone_passes()
    t.bruno.is_asked("raid-declared")
    assert expired(orders, three, t.bruno.view) == (o.THIS_STACK,)
    assert renewed(orders, three, t.bruno.view) == Orders()


def test_pass_for_this_action(arrr: Tables) -> None:
    t = at_sea(arrr, ALL_ASK, {"Bruno": ["gain-1"], "Carla": ["gain-1"]}, hand=["gain-1"])
    orders = Orders(passing=o.THIS_ACTION, unless_target=True)
    t.anna.raids()
    before = t.bruno.view
    assert says(t.bruno, orders) == "pass"
    t.anna.passes()
    t.bruno.passes()
    t.carla.plays("gain-1")
    assert renewed(orders, before, t.bruno.view) is orders
    t.everyone_passes()
    assert renewed(orders, before, t.bruno.view) is orders
    t.everyone_passes()
    t.anna.is_asked("after")
    assert renewed(orders, before, t.bruno.view) == Orders()


def test_pass_until_my_turn(arrr: Tables) -> None:
    t = at_sea(arrr, ALL_ASK, {"Bruno": ["gain-1"], "Carla": ["gain-1"]})
    orders = Orders(passing=o.MY_TURN, unless_target=True)
    t.anna.raids()
    bruno, carla = t.bruno.view, t.carla.view
    assert says(t.bruno, orders) == "pass"
    t.everyone_passes()
    t.bruno.is_asked("recruit")
    assert renewed(orders, bruno, t.bruno.view) == Orders()
    assert renewed(orders, carla, t.carla.view) is orders


def test_pass_unless_i_am_a_target(arrr: Tables) -> None:
    t = at_sea(arrr, {}, {"Bruno": ["discard-crew", "discard-crew"], "Carla": ["gain-1"]})
    t.carla.has(equipped=["attack-1-gang"])
    t.anna.raids()
    asleep = Orders(passing=o.MY_TURN, unless_target=True)
    assert says(t.carla, asleep) == "pass"
    t.bruno.plays("discard-crew", on="Anna 1")
    assert says(t.carla, asleep) == "pass"
    t.bruno.plays("discard-crew", on="Carla 1")
    assert says(t.carla, asleep) is PROMPT
    assert says(t.carla, asleep._replace(unless_target=False)) == "pass"
    assert says(t.carla, asleep._replace(bells_off=frozenset([card(t.carla, "play gain-1")]))) == "pass"


def test_unless_i_am_challenged(arrr: Tables) -> None:
    t = at_sea(arrr, {}, {"Bruno": ["gain-1"], "Carla": ["gain-1"]})
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.anna.challenges("Bruno", "attack", 1)
    asleep = Orders(passing=o.MY_TURN, unless_target=True)
    assert (says(t.bruno, asleep), says(t.carla, asleep)) == (PROMPT, "pass")


def test_not_for_this_card(arrr: Tables) -> None:
    t = at_sea(arrr, ALL_ASK, {"Bruno": ["gain-1"], "Carla": ["gain-1", "steal-2"]})
    t.anna.raids()
    t.bruno.passes()
    t.carla.plays("gain-1")
    before = t.bruno.view
    orders = Orders(not_for=frozenset([int(before.step_a())]))
    assert says(t.bruno, orders) == "pass"
    t.bruno.passes()
    t.carla.plays("steal-2", on="Anna")
    assert says(t.bruno, orders) is PROMPT  # another card
    t.everyone_passes(2)
    t.bruno.is_asked("raid-declared")
    assert renewed(orders, before, t.bruno.view) is orders
    t.everyone_passes()
    t.bruno.is_asked("recruit")
    assert expired(orders, before, t.bruno.view) == (o.NOT_FOR,)
    assert renewed(orders, before, t.bruno.view) == Orders()


def test_always_prompted(arrr: Tables) -> None:
    """Also with nothing to play, as a bluff; but not while passing was ordered."""
    t = at_sea(arrr, {}, {"Bruno": ["free-gain"]})
    t.anna.raids()
    assert says(t.bruno) == "pass"
    assert says(t.bruno, Orders(prompt=o.ALWAYS)) is PROMPT
    assert says(t.bruno, Orders(prompt=o.ALWAYS, passing=o.THIS_ACTION)) == "pass"


# -- armed cards -----------------------------------------------------------------------------------------------


def armed(player: Player, text: str, when: Trigger, target: int | None = None) -> Orders:
    return Orders(armed=(Armed(card(player, text), when, target),))


@pytest.mark.parametrize(
    ("when", "fires"),
    [
        (Trigger("declared"), True),
        (Trigger("declared", action="sail"), True),
        (Trigger("declared", action="raid"), False),
        (Trigger("declared", seat=0), True),
        (Trigger("declared", seat=2), False),
        (Trigger("before-roll", trait="attack"), True),
        (Trigger("before-roll", trait="courage"), False),
        (Trigger("rolled"), False),
        (Trigger("answer"), False),
        (Trigger("declared", at_me=True), False),
        (Trigger("declared", passed_by=0), False),
        (Trigger("declared", card=0), False),
    ],
)
def test_a_card_armed_for_a_declaration(arrr: Tables, when: Trigger, fires: bool) -> None:
    """Also while passing was ordered."""
    t = at_sea(arrr, {}, {"Bruno": ["steal-2"], "Carla": ["gain-1"]})
    t.anna.sails("attack-1")
    orders = armed(t.bruno, "play steal-2 on purple", when)
    for passing in ("", o.MY_TURN):
        assert says(t.bruno, orders._replace(passing=passing)) == ("play steal-2 on purple" if fires else "pass")


def test_a_card_armed_for_a_challenge(arrr: Tables) -> None:
    t = at_sea(arrr, {}, {"Bruno": ["steal-2"], "Carla": ["steal-2"]})
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.anna.challenges("Bruno", "courage", 1)
    when = Trigger("declared", action="challenge", trait="courage", at_me=True)
    assert says(t.bruno, armed(t.bruno, "play steal-2 on purple", when)) == "play steal-2 on purple"
    assert says(t.carla, armed(t.carla, "play steal-2 on purple", when)) == "pass"
    other = when._replace(trait="attack")
    assert says(t.bruno, armed(t.bruno, "play steal-2 on purple", other)) == "pass"


@pytest.mark.parametrize(("dice", "margin"), [("attack jolly", 1), ("attack courage", 0), ("courage courage", -1)])
def test_a_card_armed_for_a_close_roll(arrr: Tables, dice: str, margin: int) -> None:
    t = at_sea(arrr, {}, {"Bruno": ["harder-2"]}, doubloons=0)
    t.anna.sails("attack-1")
    t.dice(dice)
    t.everyone_passes()
    t.bruno.is_asked("roll-ends")
    for wanted in (-1, 0, 1):
        orders = armed(t.bruno, "play harder-2", Trigger("rolled", trait="attack", passed_by=wanted))
        assert says(t.bruno, orders) == ("play harder-2" if wanted == margin else "pass")


def test_a_card_armed_against_what_is_aimed_at_me(arrr: Tables) -> None:
    hands = {"Bruno": ["steal-2", "gain-1"], "Carla": ["cancel-event", "gain-1"]}
    t = at_sea(arrr, {}, hands, hand=["cancel-event"])
    cancel, at_me = "play cancel-event on stack.1", Trigger("answer", at_me=True)
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays("gain-1")
    assert says(t.anna, armed(t.anna, cancel, at_me)) == "pass"
    assert says(t.anna, armed(t.anna, cancel, Trigger("answer"))) == "play cancel-event on stack.1"
    t.anna.passes()
    t.bruno.plays("steal-2", on="Anna")
    this = Trigger("answer", card=int(t.anna.view.step_a()))
    assert says(t.anna, armed(t.anna, cancel, at_me)) == "play cancel-event on stack.2"
    assert says(t.anna, armed(t.anna, cancel, this)) == "play cancel-event on stack.2"
    assert says(t.anna, armed(t.anna, cancel, this._replace(seat=t.carla.seat))) == "pass"
    assert says(t.carla, armed(t.carla, cancel, at_me)) == "pass"


def test_an_armed_card_with_a_target_of_its_own(arrr: Tables) -> None:
    t = at_sea(arrr, {}, {"Bruno": ["exhaust-crew", "swap-row"]})
    t.carla.has(equipped=["attack-1-gang"])
    t.anna.sails("attack-1")
    declared = Trigger("declared")
    there, gone = int(c.crew_on(t.carla.seat, 0)), int(c.crew_on(t.carla.seat, 1))
    play = "play exhaust-crew on yellow.1"
    assert says(t.bruno, armed(t.bruno, play, declared, there)) == play
    assert says(t.bruno, armed(t.bruno, play, declared, gone)) == "pass"
    assert says(t.bruno, armed(t.bruno, play, declared)) == "pass"  # whose card? it was not said
    assert says(t.bruno, armed(t.bruno, "play swap-row on attack-1", declared)) == "play swap-row on attack-1"


def test_an_armed_card_that_has_left_the_hand_is_armed_no_more(arrr: Tables) -> None:
    t = at_sea(arrr, {}, {"Bruno": ["steal-2", "gain-1"]})
    t.bruno.has(equipped=["anytime-item"], captain="captain-gain")
    t.anna.raids()
    cards = ["play steal-2 on purple", "play gain-1", "use anytime-item", "command captain-gain"]
    orders = Orders(armed=tuple(Armed(card(t.bruno, text), Trigger("declared")) for text in cards))
    before = t.bruno.view
    assert says(t.bruno, orders) == "play steal-2 on purple"
    t.bruno.plays("steal-2", on="Anna")
    assert expired(orders, before, t.bruno.view) == (o.ARMED,)
    assert renewed(orders, before, t.bruno.view).armed == orders.armed[1:]
