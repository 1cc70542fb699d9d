"""Standing orders: what they say at a moment, and when they end."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr import orders as o
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.orders import Armed, Orders, Trigger, answer, expired, renewed
from settemari.games.arrr.relevance import card_of
from tests.arrr.decks import table_deck
from tests.arrr.table import Player, Table, Tables

pytestmark = pytest.mark.compiled_too

PROMPT = None
ALL_ASK = {"gain-1": "always", "steal-2": "always"}


def asking(words: Mapping[str, str]) -> DeckFile:
    """The cards of the rule tests, some of them with another ``ask_when``; all others are kept for one's own turn."""
    deck = table_deck()
    events = [card._replace(ask_when=words.get(card.id, "my-turn")) for card in deck.events]
    return deck._replace(events=tuple(events))


def says(player: Player, orders: Orders | None = None) -> str | None:
    """What the orders answer, in words; PROMPT if they ask the player."""
    setup = player.table.setup
    code = answer(setup, Orders() if orders is None else orders, player.view)
    return PROMPT if code is None else str(ARRR.action(setup, int(player.view.step()), code))


def card(player: Player, text: str) -> int:
    """An own card, as orders know it."""
    return card_of(ARRR.parse(player.table.setup, c.SAIL_DECLARED, text))


def silent(player: Player, text: str) -> Orders:
    return Orders(bells_off=frozenset([card(player, text)]))


def at_sea(arrr: Tables, words: Mapping[str, str], hands: Mapping[str, list[str]], **of_anna: object) -> Table:
    """Anna is about to declare; the others hold these cards."""
    t = arrr.table("Anna Bruno Carla", deck=asking(words))
    t.anna.has(**{"equipped": ["attack-2-gang"], "doubloons": 2, **of_anna})
    for name, hand in hands.items():
        t.players[name].has(hand=hand)
    t.row("attack-1", "attack-2", "plain-1")
    return t


# -- when it matters -------------------------------------------------------------------------------------------


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


def test_my_turn(arrr: Tables) -> None:
    """Kept for one's own turn: no prompt while others act, one after the own action."""
    t = at_sea(arrr, {}, {"Bruno": ["gain-1"]}, hand=["gain-1", "declared-gain"])
    t.anna.raids()
    assert says(t.bruno) == "pass"
    assert says(t.anna) is PROMPT  # declared-gain can be played at no other moment
    assert says(t.anna, silent(t.anna, "play declared-gain")) == "pass"
    t.everyone_passes()
    t.anna.is_asked("after")
    assert says(t.anna) is PROMPT
    assert says(t.anna, silent(t.anna, "play gain-1")) == "done"


@pytest.mark.parametrize("doubloons", [0, 1])
def test_rival_declares(arrr: Tables, doubloons: int) -> None:
    """When an action is declared, if the card would do anything; not again for what lies on the stack."""
    words = {"steal-2": "rival-declares"}
    t = at_sea(arrr, words, {"Bruno": ["steal-2"], "Carla": ["gain-1"]}, doubloons=doubloons)
    t.anna.sails("attack-1")
    assert says(t.bruno) == (PROMPT if doubloons else "pass")
    assert says(t.carla) == "pass"
    t.bruno.passes()
    t.carla.plays("gain-1")
    assert says(t.bruno) == "pass"


@pytest.mark.parametrize(
    ("event", "action", "prompted"),
    [
        ("toll-2", "sail", True),
        ("toll-2", "raid", False),
        ("no-challenge", "sail", False),
        ("redirect", "sail", True),
        ("lasting-sea", "sail", True),
        ("lasting-sea", "raid", False),
        ("damage-1", "raid", True),
        ("discard-crew", "raid", True),
        ("swap-row", "sail", False),  # nothing would change
        ("swap-row", "raid", False),
    ],
)
def test_rival_declares_something_the_card_is_good_for(arrr: Tables, event: str, action: str, prompted: bool) -> None:
    t = at_sea(arrr, {event: "rival-declares"}, {"Bruno": [event]})
    t.anna.answers("sail attack-1" if action == "sail" else "raid")
    assert says(t.bruno) == (PROMPT if prompted else "pass")


@pytest.mark.parametrize("event", ["swap-row", "move-far", "move-near"])
def test_a_move_in_the_row_matters_if_it_makes_things_harder(arrr: Tables, event: str) -> None:
    t = at_sea(arrr, {event: "rival-declares"}, {"Bruno": [event]})
    t.row(*{"move-near": ("attack-plus-2", "plain-1", "attack-1")}.get(event, ("attack-1", "plain-1", "attack-plus-2")))
    t.anna.sails("attack-1")
    assert says(t.bruno) is PROMPT


def test_rival_roll(arrr: Tables) -> None:
    """What must come before the throw is asked for before it, what can wait, once the dice are seen."""
    words = {"two-fewer-dice": "rival-roll", "harder-2": "rival-roll"}
    t = at_sea(arrr, words, {"Bruno": ["two-fewer-dice"], "Carla": ["harder-2"]}, doubloons=0)
    t.anna.sails("attack-1")
    assert (says(t.bruno), says(t.carla)) == (PROMPT, "pass")
    t.dice("attack navigation")
    t.everyone_passes()
    t.bruno.is_asked("roll-ends")
    assert (says(t.bruno), says(t.carla)) == ("pass", PROMPT)


def test_rival_roll_that_fails_anyway(arrr: Tables) -> None:
    t = at_sea(arrr, {"harder-2": "rival-roll"}, {"Carla": ["harder-2"]}, doubloons=0)
    t.anna.sails("attack-1")
    t.dice("navigation navigation")
    t.everyone_passes()
    t.carla.is_asked("roll-ends")
    assert says(t.carla) == "pass"


def test_my_roll(arrr: Tables) -> None:
    """Before the throw only for what cannot be played after it."""
    words = {"before-roll-gain": "my-roll", "two-own-dice": "my-roll"}
    hand = ["before-roll-gain", "two-own-dice"]
    t = at_sea(arrr, words, {"Carla": ["two-own-dice"]}, hand=hand)
    t.anna.sails("attack-1")
    assert says(t.anna) is PROMPT
    assert says(t.anna, silent(t.anna, "play before-roll-gain")) == "pass"
    assert says(t.carla) == "pass"  # it is not her roll


@pytest.mark.parametrize(("event", "on"), [("steal-2", "Anna"), ("exhaust-crew", "Anna 1")])
def test_aimed_at_me(arrr: Tables, event: str, on: str) -> None:
    """What lies on top of the stack is aimed at me or my cards, and I could do something about it."""
    words = {"cancel-event": "aimed-at-me", "cancel-ability": "aimed-at-me"}
    hands = {"Bruno": [event, "cancel-anything"], "Carla": ["cancel-event"]}
    words["cancel-anything"] = "aimed-at-me"
    t = at_sea(arrr, words, hands, hand=["cancel-event", "cancel-ability"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays(event, on=on)
    assert (says(t.anna), says(t.bruno), says(t.carla)) == (PROMPT, "pass", "pass")
    assert says(t.anna, silent(t.anna, "play cancel-event on stack.1")) == "pass"
    t.anna.plays("cancel-event", on="stack 1")
    assert (says(t.bruno), says(t.carla)) == (PROMPT, "pass")  # it is his event that shall be cancelled


def test_aimed_at_me_a_penalty(arrr: Tables) -> None:
    """And a ward only against damage."""
    words = {"cancel-penalty": "aimed-at-me", "ward-2": "aimed-at-me"}
    t = at_sea(arrr, words, {"Bruno": ["ward-2"]}, hand=["cancel-penalty"], doubloons=0)
    t.row("damage-1-sea", "attack-2", "plain-1")
    t.anna.sails("damage-1-sea")
    t.dice("navigation navigation")
    t.everyone_passes()
    t.anna.stops()
    t.everyone_passes()
    t.anna.is_asked("stack")
    assert (says(t.anna), says(t.bruno)) == (PROMPT, "pass")


@pytest.mark.parametrize(("event", "prompted"), [("damage-1", True), ("lose-2", False)])
def test_a_ward_is_asked_for_against_damage(arrr: Tables, event: str, prompted: bool) -> None:
    t = at_sea(arrr, {"ward-2": "aimed-at-me"}, {"Bruno": [event]}, hand=["ward-2"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays(event, on="Anna")
    assert says(t.anna) == (PROMPT if prompted else "pass")


def test_rival_answers(arrr: Tables) -> None:
    words = {"answer-gain": "rival-answers"}
    t = at_sea(arrr, words, {"Bruno": ["gain-1"], "Carla": ["answer-gain"]})
    t.anna.raids()
    assert says(t.carla) == "pass"
    t.bruno.plays("gain-1")
    assert says(t.carla) is PROMPT


def test_always(arrr: Tables) -> None:
    t = at_sea(arrr, ALL_ASK, {"Bruno": ["gain-1"], "Carla": ["gain-1", "gain-1"]})
    t.anna.raids()
    assert says(t.bruno) is PROMPT
    t.bruno.passes()
    t.carla.plays("gain-1")
    assert (says(t.bruno), says(t.carla)) == (PROMPT, PROMPT)


def test_abilities_go_by_what_they_do(arrr: Tables) -> None:
    """They have no ``ask_when``: one that may be used at any time counts when somebody declares."""
    t = at_sea(arrr, {}, {"Carla": ["gain-1"]})
    t.bruno.has(equipped=["dice-item", "anytime-item"])
    t.carla.has(equipped=["cancel-event-item"])
    t.anna.raids()
    assert says(t.bruno) is PROMPT
    assert says(t.bruno, silent(t.bruno, "use anytime-item")) == "pass"
    assert says(t.carla) == "pass"


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
