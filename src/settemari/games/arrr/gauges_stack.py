"""Gauges of the stack: what lies there, what it will do, and what it is aimed at (P7.3)."""

from __future__ import annotations

from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import effect_messages, event_lines, sentences
from settemari.games.arrr.constants_told import PACKS, what_message
from settemari.games.arrr.gauges_shapes import Aim, StackGauge
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import (
    deck_file,
    named_message,
    stack_of,
    target_message,
)
from settemari.locales.message import Message

STAGES = {c.NAMING: "naming", c.ON_STACK: "waiting", c.EFFECT: "happening"}


def stack_told(setup: ArrrSetup, view: View) -> list[StackGauge]:
    """From the bottom; also a reward that is being carried out, though it does not use the stack (P7.4)."""
    cards = setup.numbers.cards
    told: list[StackGauge] = []
    for number, (step, seat, a, b) in enumerate(stack_of(view), start=1):
        effect = cards.effects[a & c.EFFECT_MASK]
        target = target_message(setup, view, int(effect.target), (b & c.AIM_MASK) - 1)
        named = named_message(setup, seat, a)
        told.append(
            {
                "number": number,
                "seat": seat,
                "card": {"pack": PACKS[int(effect.source)], "kind": int(effect.kind)},
                "what": what_message(setup, a & c.EFFECT_MASK),
                "text": effect_text(setup, a & c.EFFECT_MASK),
                "target": target,
                "aim": None if target is None else aim_of(int(effect.target), (b & c.AIM_MASK) - 1),
                "named": [] if named is None else [named],
                "stage": STAGES[step],
                "effect": a & c.EFFECT_MASK,
            }
        )
    return told


def aim_of(target: int, aim: int) -> Aim:
    """Where something is that a card has named (codes.py: targets)."""
    if target in (c.PIRATE, c.RIVAL):
        return {"sort": "seat", "seat": aim}
    if target == c.EXPLORATION:
        return {"sort": "exploration", "kind": aim}
    if target in (c.CREW, c.OWN_CREW, c.RIVAL_CREW):
        return {"sort": "crew", "seat": aim >> 4, "spot": aim & 15}
    if target == c.LASTING_EVENT:
        return {"sort": "lasting", "spot": aim}
    return {"sort": "stack", "number": aim + 1}


def effect_text(setup: ArrrSetup, number: int) -> Message:
    """What something on the stack does, in the words of its card."""
    cards, deck = setup.numbers.cards, deck_file(setup)
    effect = cards.effects[number]
    kind = int(effect.kind)
    if effect.source == c.OF_EVENT:
        return sentences(line for line in event_lines(deck.events[kind]) if line.key != "printed-play")
    if effect.source != c.OF_EXPLORATION:
        ability = (deck.crew if effect.source == c.OF_CREW else deck.captains)[kind].ability
        assert ability is not None
        return sentences(effect_messages(ability.do, ability.target))
    sea, first = deck.explorations[kind], int(cards.first_test[kind])
    does = {int(cards.rewards[kind]): sea.reward, int(cards.penalties[kind]): sea.penalty}
    for place, test in enumerate(sea.tests, start=first):
        does |= {int(cards.test_rewards[place]): test.reward, int(cards.test_penalties[place]): test.penalty}
    return sentences(effect_messages(does[number]))
