"""All that the vocabulary of cards can say: every operation, change, target, moment and condition, and whole cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from settemari.games.arrr import declared
from settemari.games.arrr.card_text import (
    AREAS,
    SYMBOL_WORDS,
    Card,
    card_lines,
    change_message,
    condition_message,
    operation_message,
    target_message,
)
from settemari.games.arrr.declared import Ability, Captain, Changes, Crew, Event, Exploration, Lasting, Op
from settemari.games.arrr.needs import can_be_played
from settemari.games.arrr.vocabulary import (
    ACTIONS,
    CHANGES,
    CONDITIONS,
    CREW_KINDS,
    LASTING_ON,
    MOMENTS,
    OPERATIONS,
    PIRATES,
    TRAIT_WORDS,
    TRAITS_OR_ANY,
    UNTIL,
)
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message

CAN_BE_FORBIDDEN = ("sail", "challenge")  # P2.3.5: raiding is always possible
NAMES = {"it": "Prova", "en": "Trial", "fr": "Essai"}


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, AREAS)


def amounts(limits: tuple[int, int] | None) -> list[int]:
    """1 and 2, and as much less where that is allowed; 0 where nothing is counted."""
    if limits is None:
        return [0]
    return [amount for amount in (-2, -1, 1, 2) if limits[0] <= amount <= limits[1]]


def operations() -> Iterator[tuple[Op, str]]:
    """Every operation with every target, who, action and amount."""
    for word, known in OPERATIONS.items():
        for who in known.who or ("you",):
            targets = known.target or (PIRATES if who == "pirate" else ("none",))
            for target in targets:
                for amount in amounts(known.amount):
                    yield from ((Op(word, amount, who, action), target) for action in known.action or ("",))


def operation_messages() -> Iterator[Message]:
    for op, target in operations():
        yield operation_message(op, target_message(target))
        yield operation_message(op, target_message(target, again=True))


def change_messages() -> Iterator[Message]:
    """Every change, of captains and wherever a permanent event with it may lie."""
    for word, known in CHANGES.items():
        for on in (*known.on, "you") if "pirate" in known.on else known.on:
            for amount in amounts(known.amount):
                for trait in TRAITS_OR_ANY if known.trait else ("",):
                    for action in CAN_BE_FORBIDDEN if known.action else ("",):
                        yield change_message(Changes(word, amount, trait, action), on)


def condition_messages() -> Iterator[Message]:
    return (condition_message(word, least) for word in CONDITIONS for least in (1, 2))


def abilities() -> Iterator[Ability]:
    """Every moment, every action, each with the other, and what an operation brings along by itself."""
    for when in ((), *((word,) for word in MOMENTS), tuple(MOMENTS)):
        for action in ((), *((word,) for word in ACTIONS), ("sail", "challenge")):
            for do in (
                (Op("draw-event", 1),),
                (Op("draw-crew", 2), Op("remove-dice", 1, "pirate")),
                (Op("bar", action="sail"),),
            ):
                if can_be_played("pirate", when, action, do):
                    yield Ability("pirate", when, action, do=do)


def cards() -> Iterator[Card]:
    """Cards of every pack, with and without each of their parts."""
    for kind in CREW_KINDS:
        for traits in ((0, 0, 0, 0), (1, 0, 2, 0)):
            for anytime in (False, True):
                for when in ((), ("rolled",)):
                    ability = Ability(when=when, anytime=anytime, do=(Op("gain", 1), Op("lose", 2)))
                    yield Crew("card", NAMES, "original", {}, 1, kind, traits, ability)
    for ability in abilities():
        yield Event("card", NAMES, "original", {}, 1, ability, None, "always")
    for on in LASTING_ON:
        changes = (
            (Changes("calm"),) if on == "exploration" else (Changes("dice", 1, "attack"), Changes("dice", -2, "any"))
        )
        for until in UNTIL:
            yield Event("card", NAMES, "original", {}, 1, Ability(), Lasting(on, until, changes), "always")
    test = declared.Test("attack", 1, (Op("draw-crew", 1),), (Op("lose", 2),))
    influence = {**dict.fromkeys(TRAIT_WORDS, 2), "doubloons": 1}
    for symbol in ("", *SYMBOL_WORDS, "three-headed-parrot"):
        fame = 0 if symbol else 3
        rest = (fame, symbol, 1, (Op("gain", 1),), (Op("damage", 1),))
        yield Exploration("card", NAMES, "original", {}, 1, ("hand", 2), not symbol, (test, test), *rest, influence)
    less = {word: -amount for word, amount in influence.items()}
    yield Exploration("card", NAMES, "original", {}, 1, None, False, (), 1, "", 0, (), (), less)
    always = (Changes("raid", 1), Changes("damage", -1))
    yield Captain("card", NAMES, "original", {}, 1, always, Ability(do=(Op("explore"),)))
    yield Captain("card", NAMES, "original", {}, 1, always, None)


def sentence_messages() -> list[Message]:
    """One of each sentence."""
    return [*operation_messages(), *change_messages(), *condition_messages()]


def printed_lines() -> list[Message]:
    return [line for card in cards() for line in card_lines(card)]
