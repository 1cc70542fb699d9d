"""The cards of a deck as plain data, for whoever draws them: what is printed on each, in numbers and in messages.

A client knows no card: it draws what stands here, so a deck of one's own looks like the one that comes with the game.
Signs (traits, tests, loot, influence) are numbers, to be drawn; sentences are messages, to be said in any language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict

from settemari.games.arrr.card_text import (
    Card,
    ability_lines,
    always_lines,
    change_message,
    condition_message,
    crew_line,
    effect_messages,
    event_lines,
    influence_message,
    loot_line,
    sentences,
    symbol_name,
    test_line,
    watched_message,
)
from settemari.games.arrr.declared import Ability, Captain, Crew, DeckFile, Event, Exploration, Op, Test
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from settemari.locales.message import Message, say

CREW, EVENT, EXPLORATION, CAPTAIN = "crew", "event", "exploration", "captain"  # the packs


class CardRef(TypedDict):
    """A card by its pack and its number there."""

    pack: str
    kind: int


# What all cards have. ``kind``: their number in the pack, by which tables know them; ``from``: who thought of them;
# ``signs``: what is drawn, in words, for who does not see it; ``lines``: all else that is printed, a sentence a line.
PrintedTold = TypedDict(
    "PrintedTold",
    {
        "pack": str,
        "kind": int,
        "id": str,
        "name": Mapping[str, str],
        "picture": Mapping[str, str],
        "copies": int,
        "from": str,
        "signs": list[Message],
        "lines": list[Message],
    },
)


class CrewTold(PrintedTold):
    sort: str
    traits: list[int]
    ability: Message | None  # what it does when it is exhausted; when that may be stands in the lines


class EventTold(PrintedTold):
    lasting: str | None  # what a permanent event lies on


class TestTold(TypedDict):
    trait: str
    difficulty: int
    reward: Message | None
    penalty: Message | None


class ExplorationTold(PrintedTold):
    tests: list[TestTold]
    fame: int
    symbol: str
    symbol_name: Message | str | None
    doubloons: int
    condition: Message | None
    watched: bool
    reward: Message | None
    penalty: Message | None
    influence: Mapping[str, int]


class CaptainTold(PrintedTold):
    always: Message | None
    ability: Message | None


class DeckTold(TypedDict):
    """A whole deck; a card's number in its list is its kind."""

    deck: str
    traits: list[str]
    crew: list[CrewTold]
    events: list[EventTold]
    explorations: list[ExplorationTold]
    captains: list[CaptainTold]


def deck_told(deck: DeckFile) -> DeckTold:
    return {
        "deck": deck.name,
        "traits": list(TRAIT_WORDS),
        "crew": [_crew(kind, card) for kind, card in enumerate(deck.crew)],
        "events": [_event(kind, card) for kind, card in enumerate(deck.events)],
        "explorations": [_exploration(kind, card) for kind, card in enumerate(deck.explorations)],
        "captains": [_captain(kind, card) for kind, card in enumerate(deck.captains)],
    }


def _printed(pack: str, kind: int, card: Card, signs: Iterable[Message], lines: Iterable[Message]) -> PrintedTold:
    return {
        "pack": pack,
        "kind": kind,
        "id": card.id,
        "name": dict(card.name),
        "picture": dict(card.picture),
        "copies": card.copies,
        "from": card.origin,
        "signs": list(signs),
        "lines": list(lines),
    }


def _crew(kind: int, card: Crew) -> CrewTold:
    return {
        **_printed(CREW, kind, card, [crew_line(card)], ability_lines(card.ability)),
        "sort": card.kind,
        "traits": list(card.traits),
        "ability": _ability(card.ability),
    }


def _event(kind: int, card: Event) -> EventTold:
    return {**_printed(EVENT, kind, card, [], event_lines(card)), "lasting": card.lasting.on if card.lasting else None}


def _exploration(kind: int, card: Exploration) -> ExplorationTold:
    condition = condition_message(*card.condition) if card.condition else None
    return {
        **_printed(EXPLORATION, kind, card, _exploration_signs(card), _exploration_lines(card, condition)),
        "tests": [_test(test) for test in card.tests],
        "fame": card.fame,
        "symbol": card.symbol,
        "symbol_name": symbol_name(card.symbol) if card.symbol else None,
        "doubloons": card.doubloons,
        "condition": condition,
        "watched": card.watched,
        "reward": _effect(card.reward),
        "penalty": _effect(card.penalty),
        "influence": {word: amount for word, amount in card.influence.items() if amount},
    }


def _exploration_signs(card: Exploration) -> list[Message]:
    """Tests, loot and influence: what is drawn rather than written."""
    signs = [test_line(test._replace(reward=(), penalty=())) for test in card.tests]
    loot = loot_line(card)
    if loot is not None:
        signs.append(loot)
    influences = [influence_message(word, amount) for word, amount in card.influence.items() if amount]
    return [*signs, say("printed-influence", influences=influences)] if influences else signs


def _exploration_lines(card: Exploration, condition: Message | None) -> list[Message]:
    lines = [condition] if condition is not None else []
    if card.watched:
        lines.append(watched_message())
    lines += [test_line(test) for test in card.tests if test.reward or test.penalty]
    if card.reward:
        lines.append(say("printed-reward", effect=sentences(effect_messages(card.reward))))
    if card.penalty:
        lines.append(say("printed-penalty", effect=sentences(effect_messages(card.penalty))))
    return lines


def _test(test: Test) -> TestTold:
    return {
        "trait": test.trait,
        "difficulty": test.difficulty,
        "reward": _effect(test.reward),
        "penalty": _effect(test.penalty),
    }


def _captain(kind: int, card: Captain) -> CaptainTold:
    always = [change_message(change, "you") for change in card.always]
    return {
        **_printed(CAPTAIN, kind, card, [], [*always_lines(card), *ability_lines(card.ability)]),
        "always": sentences(always) if always else None,
        "ability": _ability(card.ability),
    }


def _ability(ability: Ability | None) -> Message | None:
    return _effect(ability.do, ability.target) if ability else None


def _effect(do: Sequence[Op], target: str = "none") -> Message | None:
    return sentences(effect_messages(do, target)) if do else None
