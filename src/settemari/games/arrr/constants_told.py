"""What does not change at a table of Arrr!!!, as plain data: the cards, the mode, the die, and what orders can say."""

from __future__ import annotations

from typing import TypedDict

from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Deck, Effect
from settemari.games.arrr.deck_told import CAPTAIN, CREW, EVENT, EXPLORATION, CardRef, DeckTold, deck_told
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.needs import ANSWERS, EMPTY_STACK, Needs
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import effect_message, exploration_message
from settemari.games.arrr.vocabulary import ACTIONS, FACE_WORDS, MODES
from settemari.locales.message import Message, say

PACKS = {c.OF_CREW: CREW, c.OF_EVENT: EVENT, c.OF_EXPLORATION: EXPLORATION, c.OF_CAPTAIN: CAPTAIN}
MINE, RIVAL = "mine", "rival"
# What a card that is aimed at the stack can be played on.
STACKED_PACKS = {
    c.STACKED: [EVENT, CREW, EXPLORATION],  # P6.6: no captain
    c.STACKED_EVENT: [EVENT],
    c.STACKED_ABILITY: [CREW],
    c.STACKED_PENALTY: [EXPLORATION],
}


class Way(TypedDict):
    """A trigger that a card can be armed for, as far as its kind goes (orders.py)."""

    moment: str
    action: str  # during which; empty: between the actions
    turn: str  # MINE or RIVAL
    itself: bool  # its target may be left out: then it is who or what it happens to


class EffectTold(TypedDict):
    """Something that a card, an ability, a penalty or a reward does; by this number orders know it on the stack."""

    effect: int
    sort: str
    card: CardRef
    what: Message
    ways: list[Way]
    answers: list[str]


class Constants(DeckTold):
    """The deck with what else must be known of a table."""

    mode: str
    die: list[str]
    spots: int
    effects: list[EffectTold]


def constants_of(setup: ArrrSetup) -> Constants:
    """What whoever draws a table must know besides its cells."""
    numbers = setup.numbers
    declared = numbers.cards.declared
    assert isinstance(declared, DeckFile)
    return {
        **deck_told(declared),
        "mode": next(word for word, mode in MODES.items() if mode == int(numbers.mode)),
        "die": [FACE_WORDS[int(numbers.faces[side])] for side in range(len(numbers.faces))],
        "spots": int(numbers.spots),
        "effects": effects_told(setup),
    }


def effects_told(setup: ArrrSetup) -> list[EffectTold]:
    """Every effect of the deck; rewards too, though they do not use the stack (P7.4)."""
    return [
        {
            "effect": number,
            "sort": sort_of(setup.numbers.cards, number),
            "card": {"pack": PACKS[int(effect.source)], "kind": int(effect.kind)},
            "what": what_message(setup, number),
            "ways": ways_of(setup, effect),
            "answers": STACKED_PACKS.get(int(effect.target), []),
        }
        for number, effect in enumerate(setup.numbers.cards.effects)
    ]


def sort_of(cards: Deck, number: int) -> str:
    effect = cards.effects[number]
    if effect.source == c.OF_EVENT:
        return "event"
    if effect.source != c.OF_EXPLORATION:
        return "ability"
    return "reward" if number in rewards_of(cards, int(effect.kind)) else "penalty"


def rewards_of(cards: Deck, exploration: int) -> list[int]:
    """P3.3: what happens to who passes the tests of an exploration."""
    first = int(cards.first_test[exploration])
    tests = range(first, first + int(cards.tests(exploration)))
    return [int(cards.rewards[exploration]), *(int(cards.test_rewards[test]) for test in tests)]


def what_message(setup: ArrrSetup, number: int) -> Message:
    """What an effect is called."""
    cards = setup.numbers.cards
    if sort_of(cards, number) == "reward":
        return say("arrr-reward-named", card=exploration_message(setup, int(cards.effects[number].kind)))
    return effect_message(setup, number)


# -- when a card can be armed ----------------------------------------------------------------------------------


def ways_of(setup: ArrrSetup, effect: Effect) -> list[Way]:
    """Every sort of trigger at which the card could be played, in the order of a turn (P7.8)."""
    mode, ways = int(setup.numbers.mode), list[Way]()
    if effect.source == c.OF_EXPLORATION or (effect.source == c.OF_EVENT and mode == c.GALLOWS):
        return ways
    if effect.source == c.OF_CAPTAIN and mode != c.FULL:
        return ways
    for situation in (*EMPTY_STACK, *ANSWERS):
        if situation & c.CHALLENGES and mode != c.FULL:
            continue
        for turn in (MINE, RIVAL):
            if _can_be_played(effect, situation, turn):
                way = _way(effect, situation, turn)
                if way not in ways:
                    ways.append(way)
    return sorted(ways, key=lambda way: (_MOMENTS.index(way["moment"]), _ACTIONS.index(way["action"])))


_MOMENTS = ("declared", "before-roll", "rolled", "free", "answer")
_ACTIONS = (*ACTIONS, "")


def _can_be_played(effect: Effect, situation: int, turn: str) -> bool:
    """P6.3, P7.1: whether who has the card may play it then, on their own turn or on another's."""
    if situation == c.FREE and turn == RIVAL:
        return False  # nobody is asked but who is on turn
    if effect.target >= c.STACKED and not situation & c.ANSWERING:
        return False
    if situation & (c.BEFORE | c.ROLLED):
        # P5.5: in another's turn it is one's own roll for who was challenged.
        if bool(situation & c.MY_ROLL) != (turn == MINE) and not situation & c.DUEL:
            return False
        if turn == MINE and not situation & c.MY_ROLL:
            return False
    if effect.source != c.OF_EVENT and not effect.anytime and turn == RIVAL and not situation & c.DUEL:
        return False
    needs = Needs(int(effect.all_of), int(effect.any_of), int(effect.moments), int(effect.actions))
    return needs.met_by(situation)


def _way(effect: Effect, situation: int, turn: str) -> Way:
    action = next((word for word, bit in ACTIONS.items() if situation & bit), "")
    return {
        "moment": _moment(situation),
        "action": action,
        "turn": turn,
        "itself": _itself(int(effect.target), action, turn),
    }


def _moment(situation: int) -> str:
    """What the trigger is called; a declaration comes before a first throw and goes by that."""
    bits = {"answer": c.ANSWERING, "declared": c.DECLARED, "before-roll": c.BEFORE, "rolled": c.ROLLED, "free": c.FREE}
    return next(word for word, bit in bits.items() if situation & bit)


def _itself(target: int, action: str, turn: str) -> bool:
    """Whether orders find out by themselves what the card is aimed at (orders.py)."""
    if target == c.EXPLORATION:
        return action == "sail"
    if target == c.RIVAL:
        return turn == RIVAL
    return target in (c.NO_TARGET, c.PIRATE) or target >= c.STACKED
