"""What the tests of many cards have in common: a roll in which a card matters, a challenge, whose turn it is."""

from __future__ import annotations

from tests.arrr.cards.printed import (
    ability_of,
    amount_of,
    best_trait,
    dice_of,
    difficulty_of,
    faces,
    miss,
    sea_with,
)
from tests.arrr.table import Table, Tables

GANGS = {  # each throws dice in its trait
    "attack": "pinch-hitters",
    "navigation": "gulls-and-buoys",
    "cunning": "rats-who-stayed",
    "courage": "seals-of-disapproval",
}
AIMED = {  # something to aim at, as it is written; whether it is there is another question
    "none": "",
    "rival": " on Anna",
    "exploration": " on ghost-ship",
    "own-crew": " on Bruno.1",
    "rival-crew": " on Anna.1",
    "lasting": " on lasting.1",
    "stacked-event": " on stack.1",
    "stacked-ability": " on stack.1",
    "stacked-penalty": " on stack.1",
}


# -- rolls -------------------------------------------------------------------------------------------------------


def at_sea(arrr: Tables, card: str, trait: str, *others: str) -> Table:
    """Anna has the card, and a doubloon: she could cheat, so she is asked while she rolls. One exploration is there."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=[card, *others], doubloons=1)
    t.row(sea_with(trait))
    return t


def has_thrown(t: Table, trait: str, dice: str, **changes: object) -> None:
    """Anna has thrown in a test of that trait, and is asked."""
    sea = sea_with(trait)
    t.is_now(
        asks="rolling Anna",
        stack=[f"sail {sea}"],
        trait=trait,
        difficulty=difficulty_of(sea),
        anna={"dice": dice} | changes,
    )


def adds_dice_before_the_throw(arrr: Tables, card: str) -> None:
    trait = best_trait(card)
    thrown, more = dice_of(trait, card), amount_of(card)
    t = at_sea(arrr, card, trait)
    t.anna.is_refused(f"use {card}", rule="P7.8", key="not-now")  # no roll comes yet
    t.anna.sails(sea_with(trait))
    t.anna.is_offered({"pass", f"use {card}"})
    t.dice(faces(**{miss(trait): thrown + more}))
    t.anna.uses(card)
    has_thrown(t, trait, faces(**{miss(trait): thrown + more}), extra=more, exhausted=[card])
    t.anna.is_refused(f"use {card}", rule="P6.2", key="is-exhausted")


def adds_dice_after_it(arrr: Tables, card: str) -> None:
    trait = best_trait(card)
    thrown, more = dice_of(trait, card), amount_of(card)
    t = at_sea(arrr, card, trait)
    t.anna.sails(sea_with(trait))
    t.dice(faces(**{miss(trait): thrown}))
    t.anna.passes()
    has_thrown(t, trait, faces(**{miss(trait): thrown}))
    t.anna.is_offered({"stop", "cheat", f"use {card}"})
    t.dice(faces(jolly=more))
    t.anna.uses(card)
    t.is_now(anna={"exhausted": [card], "dice": faces(**{miss(trait): thrown}, jolly=more)})
    t.anna.is_refused(f"use {card}", rule="P6.2", key="is-exhausted")


def throws_failed_dice_again(arrr: Tables, card: str) -> None:
    """All dice have failed, and there are more of them than the card throws again."""
    trait = best_trait(card)
    again = amount_of(card)
    thrown = dice_of(trait, card, GANGS[trait])
    assert thrown > again
    t = at_sea(arrr, card, trait, GANGS[trait])
    t.anna.is_refused(f"use {card}", rule="P7.8", key="not-now")
    t.dice(faces(**{miss(trait): thrown}))
    t.anna.sails(sea_with(trait))
    has_thrown(t, trait, faces(**{miss(trait): thrown}))
    t.dice(faces(jolly=again))
    t.anna.uses(card)
    t.is_now(anna={"exhausted": [card], "dice": faces(**{miss(trait): thrown - again}, jolly=again)})
    t.anna.is_refused(f"use {card}", rule="P6.2", key="is-exhausted")


def leaves_successes_alone(arrr: Tables, card: str) -> None:
    """One die has failed: only that one is thrown again, though the card would allow more."""
    trait = best_trait(card)
    thrown = dice_of(trait, card, GANGS[trait])
    assert amount_of(card) > 1
    t = at_sea(arrr, card, trait, GANGS[trait])
    t.dice(faces(**{miss(trait): 1, trait: 1}, jolly=thrown - 2))
    t.anna.sails(sea_with(trait))
    t.dice(trait)
    t.anna.uses(card)
    has_thrown(t, trait, faces(**{trait: 2}, jolly=thrown - 2), exhausted=[card])


def is_refused_before_the_throw(arrr: Tables, card: str, captain: bool = False) -> None:
    """P4.4: Anna is asked for the event in her hand, but no die has been thrown yet."""
    t = arrr.table("Anna Bruno", deck="shipped")
    if captain:
        t.anna.has(captain=card, equipped=["pinch-hitters"], hand=["spring-tide-cleaning"])
    else:
        t.anna.has(equipped=[card], hand=["spring-tide-cleaning"])
    t.row("ghost-ship")
    t.anna.sails("ghost-ship")
    t.anna.is_offered({"pass"})
    t.anna.is_refused(f"{'command' if captain else 'use'} {card}", rule="P4.4", key="not-before-throw")


def lowers_the_difficulty(arrr: Tables, card: str, thrown: bool) -> None:
    """Before the throw or after it (P3.7)."""
    trait = best_trait(card)
    sea = sea_with(trait)
    dice = faces(**{miss(trait): dice_of(trait, card)})
    t = at_sea(arrr, card, trait)
    t.anna.is_refused(f"use {card}", rule="P7.8", key="not-now")
    t.anna.sails(sea)
    t.dice(dice)
    if thrown:
        t.anna.passes()
        has_thrown(t, trait, dice)
    t.anna.uses(card)
    t.is_now(
        asks="rolling Anna",
        stack=[f"sail {sea}"],
        trait=trait,
        difficulty=max(1, difficulty_of(sea) + amount_of(card)),
        shift=amount_of(card),
        anna={"dice": dice, "exhausted": [card]},
    )
    t.anna.is_refused(f"use {card}", rule="P6.2", key="is-exhausted")


# -- challenges --------------------------------------------------------------------------------------------------


def duel(arrr: Tables, trait: str, anna: dict[str, object], bruno: dict[str, object]) -> Table:
    """Anna may challenge Bruno; each has a gang and two doubloons beside what is named."""
    t = arrr.table("Anna Bruno", deck="shipped")
    gangs = ("pinch-hitters", "fencing-school") if trait == "attack" else ("otter-half", "rats-who-stayed")
    for player, things, gang in ((t.anna, anna, gangs[0]), (t.bruno, bruno, gangs[1])):
        crew = things.get("equipped", [])
        assert isinstance(crew, list)
        player.has(**({"doubloons": 2} | things | {"equipped": [gang, *crew]}))
    t.row("ghost-ship")
    t.seas("oyster-poker")
    return t


def accepted(t: Table, trait: str, moments: int = 0) -> None:
    """Anna challenges Bruno for a doubloon; he accepts and wants one, too."""
    t.anna.challenges("Bruno", trait, 1)
    t.everyone_passes(moments)
    t.bruno.accepts()
    t.bruno.names_prize(1)


# -- whose turn it is --------------------------------------------------------------------------------------------


def is_refused_when_not_on_turn(arrr: Tables, card: str, captain: bool = False) -> None:
    """P6.3: Bruno is asked for the event in his hand, but it is Anna's turn."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(equipped=["pinch-hitters"])
    if captain:
        t.bruno.has(captain=card, hand=["spring-tide-cleaning"])
    else:
        t.bruno.has(equipped=[card], hand=["spring-tide-cleaning"])
    t.row("ghost-ship")
    t.anna.raids()
    t.bruno.is_offered({"pass"})
    verb = "command" if captain else "use"
    t.bruno.is_refused(f"{verb} {card}{AIMED[ability_of(card).target]}", rule="P6.3", key="not-on-turn")
