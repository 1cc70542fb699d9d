"""Smart orders: when it matters to a waiting player that a card could be played now."""

from __future__ import annotations

import pytest

from tests.arrr.asking import ALL_ASK, PROMPT, asking, at_sea, says, silent
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

WEAK, STRONG = ["attack-1-gang"], ["attack-3-gang", "attack-2-quiet"]


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
    t.row("damage-1-sea", "attack-2", "plain-1")
    t.anna.has(equipped=STRONG)
    t.anna.answers("sail damage-1-sea" if action == "sail" else "raid")
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


@pytest.mark.parametrize(("event", "on"), [("steal-2", "Anna"), ("exhaust-crew", "Anna 2")])
def test_aimed_at_me(arrr: Tables, event: str, on: str) -> None:
    """What lies on top of the stack is aimed at me or my cards, and I could do something about it."""
    words = {"cancel-event": "aimed-at-me", "cancel-ability": "aimed-at-me"}
    hands = {"Bruno": [event, "cancel-anything"], "Carla": ["cancel-event"]}
    words["cancel-anything"] = "aimed-at-me"
    t = at_sea(arrr, words, hands, hand=["cancel-event", "cancel-ability"], equipped=["attack-2-gang", "gain-item"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays(event, on=on)
    assert (says(t.anna), says(t.bruno), says(t.carla)) == (PROMPT, "pass", "pass")
    assert says(t.anna, silent(t.anna, "play cancel-event on stack.1")) == "pass"
    t.anna.plays("cancel-event", on="stack 1")
    assert (says(t.bruno), says(t.carla)) == (PROMPT, "pass")  # it is his event that shall be cancelled


def test_a_card_is_too_good_to_keep_a_hand_secret(arrr: Tables) -> None:
    words = {"cancel-ability": "aimed-at-me"}
    t = at_sea(arrr, words, {"Bruno": ["cancel-ability"]}, equipped=["look-item", "steal-item"])
    t.bruno.has(equipped=["cancel-ability-item"], doubloons=2)
    t.anna.uses("look-item", on="Bruno")
    assert says(t.bruno, silent(t.bruno, "use cancel-ability-item on stack.1")) == "pass"
    assert says(t.bruno) is PROMPT
    t.everyone_passes()
    t.anna.uses("steal-item", on="Bruno")
    assert says(t.bruno, silent(t.bruno, "use cancel-ability-item on stack.1")) is PROMPT


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


# -- what would not be worth it --------------------------------------------------------------------------------

AGAINST = ("toll-2", "no-sailing", "raid-instead", "redirect", "lasting-sea", "two-fewer-dice")


def sailing_to(arrr: Tables, event: str, exploration: str, **of_anna: object) -> Table:
    """Anna sails there, and Bruno holds an event against her."""
    word = "rival-roll" if event == "two-fewer-dice" else "rival-declares"
    t = at_sea(arrr, {event: word}, {"Bruno": [event]}, **{"doubloons": 0, **of_anna})
    t.row(exploration, "attack-2", "plain-1")
    t.anna.sails(exploration)
    return t


@pytest.mark.parametrize("event", AGAINST)
@pytest.mark.parametrize(("crew", "prompted"), [(WEAK, False), (STRONG, True)])
def test_whoever_will_hardly_pass_needs_no_stopping(arrr: Tables, event: str, crew: list[str], prompted: bool) -> None:
    t = sailing_to(arrr, event, "damage-1-sea", equipped=crew)
    assert says(t.bruno) == (PROMPT if prompted else "pass")


@pytest.mark.parametrize("event", ["steal-2", "damage-1", "discard-crew"])
def test_what_hurts_by_itself_is_asked_for_all_the_same(arrr: Tables, event: str) -> None:
    t = sailing_to(arrr, event, "attack-3", equipped=WEAK, doubloons=1)
    assert says(t.bruno) is PROMPT


@pytest.mark.parametrize(("doubloons", "prompted"), [(0, False), (1, True)])
def test_doubloons_count_as_dice(arrr: Tables, doubloons: int, prompted: bool) -> None:
    """P4.3: three dice promise hardly more than a raid; with two more there is, even less the doubloon for them."""
    t = sailing_to(arrr, "raid-instead", "damage-1-sea", equipped=["attack-3-gang"], doubloons=doubloons)
    assert says(t.bruno) == (PROMPT if prompted else "pass")


def test_a_watched_exploration_takes_no_doubloons(arrr: Tables) -> None:
    t = sailing_to(arrr, "two-fewer-dice", "watched-2", equipped=WEAK, doubloons=4)
    assert says(t.bruno) == "pass"


@pytest.mark.parametrize(("exhausted", "prompted"), [([], True), (["dice-officer"], False)])
def test_abilities_that_could_be_used_count_as_used(arrr: Tables, exhausted: list[str], prompted: bool) -> None:
    crew = ["attack-1-gang", "dice-officer"]
    t = sailing_to(arrr, "raid-instead", "damage-1-sea", equipped=crew, exhausted=exhausted)
    assert says(t.bruno) == (PROMPT if prompted else "pass")


@pytest.mark.parametrize(("chest", "prompted"), [([], False), (["idol-1", "idol-2"], True)])
def test_what_one_would_like_to_have_oneself_is_worth_more(arrr: Tables, chest: list[str], prompted: bool) -> None:
    """P8.2: to Anna that idol is worth a point, less than a raid; to who has two of them, four."""
    t = arrr.table("Anna Bruno Carla", deck=asking({"raid-instead": "rival-declares"}))
    t.anna.has(equipped=["attack-2-gang"])
    t.bruno.has(hand=["raid-instead"], chest=chest)
    t.row("idol-3", "attack-2", "plain-1")
    t.anna.sails("idol-3")
    assert says(t.bruno) == (PROMPT if prompted else "pass")


@pytest.mark.parametrize(
    ("dice", "hand", "prompted"),
    [
        ("attack attack attack", ["harder-2"], False),  # passed by 2: still passed
        ("attack attack attack", ["harder-2", "harder-2"], True),  # both together
        ("attack attack courage", ["harder-2"], True),
    ],
)
def test_a_roll_that_is_passed_anyway(arrr: Tables, dice: str, hand: list[str], prompted: bool) -> None:
    crew = ["attack-3-gang"]
    t = at_sea(arrr, {"harder-2": "rival-roll"}, {"Carla": hand}, equipped=crew, doubloons=0)
    t.anna.sails("attack-1")
    t.dice(dice)
    t.everyone_passes()
    t.carla.is_asked("roll-ends")
    assert says(t.carla) == (PROMPT if prompted else "pass")


@pytest.mark.parametrize(
    ("crew", "exhausted", "prompted"),
    [("gain-item", [], True), ("gain-item", ["gain-item"], False), ("attack-1-gang", [], False)],
)
def test_who_can_do_nothing_more_needs_not_be_exhausted(
    arrr: Tables, crew: str, exhausted: list[str], prompted: bool
) -> None:
    """P6.4: dice are thrown for exhausted cards, too."""
    words = {"exhaust-crew": "rival-declares"}
    t = at_sea(arrr, words, {"Bruno": ["exhaust-crew"]}, equipped=[crew], exhausted=exhausted)
    t.anna.raids()
    assert says(t.bruno) == (PROMPT if prompted else "pass")


@pytest.mark.parametrize(("crew", "prompted"), [("gain-item", False), ("anytime-item", True)])
@pytest.mark.parametrize("action", ["raid", "challenge"])
def test_what_will_be_ready_before_it_is_needed(arrr: Tables, crew: str, action: str, prompted: bool) -> None:
    """P6.5: cards are readied at the start of one's turn; unless one is challenged, or they serve at any time."""
    words = {"cancel-event": "aimed-at-me"}
    t = at_sea(arrr, words, {"Bruno": ["cancel-event"], "Carla": ["exhaust-crew"]})
    t.bruno.has(equipped=[crew], doubloons=1)
    t.anna.answers("raid" if action == "raid" else "challenge Bruno in attack for 1")
    t.bruno.passes()
    t.carla.plays("exhaust-crew", on="Bruno 1")
    assert says(t.bruno) == (PROMPT if prompted or action == "challenge" else "pass")


def test_who_may_still_be_challenged_wants_a_ready_crew(arrr: Tables) -> None:
    words = {"cancel-event": "aimed-at-me"}
    t = at_sea(arrr, words, {"Bruno": ["cancel-event"]}, hand=["exhaust-crew"])
    t.bruno.has(equipped=["gain-item"])
    t.anna.plays("exhaust-crew", on="Bruno 1")
    assert says(t.bruno) is PROMPT
