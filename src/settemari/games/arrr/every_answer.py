"""All that may ever be answered at a table, in one list: the action space of agents."""

from __future__ import annotations

from itertools import combinations

from settemari.core.native import i64, vec
from settemari.games.arrr import codes as c
from settemari.games.arrr.challenge import COIN_BIT, OPPONENT_SHIFT
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.numbers import ABOVE_THE_STACK, BELOW_THE_STACK, Numbers

CREW_PLACES = (*range(c.CREW_HAND, c.EVENT_HAND), *range(c.AREA, c.CHEST), c.CREW_DISCARD, c.CREW_DECK)
EVENT_PLACES = (*range(c.EVENT_HAND, c.AREA), c.STACK, c.LASTING, c.EVENT_DISCARD, c.EVENT_DECK)
CAPTAIN_PLACES = (c.CAPTAIN, c.CAPTAINS_LEFT)


def kinds_of(cards: Deck, place: int) -> int:
    """How many kinds there are of the cards that lie in that place."""
    if place in CREW_PLACES:
        return int(cards.crew)
    if place in EVENT_PLACES:
        return int(cards.events)
    return int(cards.captains) if place in CAPTAIN_PLACES else int(cards.explorations)


def every_answer(numbers: Numbers, seat: int) -> list[int]:
    """Verb by verb, the other seats clockwise from this one on; what a mode does not have is left out."""
    cards = numbers.cards
    seats = int(numbers.seats)
    around = [(seat + turn) % seats for turn in range(seats)]
    found = [c.PASS, c.RAID, c.CHEAT, c.PAY, c.REFUSE]
    found += [c.answer(c.SAIL, exploration, 0) for exploration in range(cards.explorations)]
    found += _draws(numbers)
    for verb in (c.DROP, c.LOSE, c.TIRE):
        found += [c.answer(verb, spot, 0) for spot in range(numbers.spots)]
    for verb in (c.DISMISS, c.PLACE):
        found += [c.answer(verb, card, 0) for card in range(cards.crew)]
    found += _plays(numbers, around, c.USE, cards.crew_effects)
    if numbers.mode != c.GALLOWS:
        found += [c.answer(c.DISCARD, card, 0) for card in range(cards.events)]
        found += _plays(numbers, around, c.PLAY, cards.event_effects)
    if numbers.mode == c.FULL:
        found += [c.answer(c.CAPTAIN_TAKEN, captain, 0) for captain in range(cards.captains)]
        found += _plays(numbers, around, c.COMMAND, cards.captain_effects)
        found += _challenges(numbers, around)
    return found


def _draws(numbers: Numbers) -> list[int]:
    """As many as a hand may ever be filled up to, and one or the other."""
    each = max(1, int(numbers.recruit_each) + _most_more(numbers, c.RECRUIT_MORE))
    events = 0 if numbers.mode == c.GALLOWS else each
    return [c.answer(c.DRAW, crew, event) for crew in range(each + 1) for event in range(events + 1)]


def _most_more(numbers: Numbers, change: int) -> int:
    """What captains and permanent events together can add to a number of the variant."""
    cards = numbers.cards
    captain = max((int(cards.captain_changes[kind * c.CHANGES + change]) for kind in range(cards.captains)), default=0)
    added = [
        int(cards.event_changes[kind * c.CHANGES + change] * cards.event_copies[kind]) for kind in range(cards.events)
    ]
    return max(0, captain) + sum(more for more in added if more > 0)


def _plays(numbers: Numbers, around: list[int], verb: int, effects: vec[i64]) -> list[int]:
    """Each card with every target it may name."""
    cards = numbers.cards
    found: list[int] = []
    for kind in range(len(effects)):
        if effects[kind] >= 0:
            aims = _aims(numbers, around, int(cards.effects[effects[kind]].target))
            found += [c.answer(verb, kind, aim) for aim in aims]
    return found


def _aims(numbers: Numbers, around: list[int], target: int) -> list[int]:
    spots = range(numbers.spots)
    if target == c.NO_TARGET:
        return [0]
    if target == c.PIRATE:
        return around
    if target == c.RIVAL:
        return around[1:]
    if target == c.EXPLORATION:
        return list(range(numbers.cards.explorations))
    if target == c.LASTING_EVENT:
        return list(range(c.MOST_LASTING))
    if target in (c.CREW, c.OWN_CREW, c.RIVAL_CREW):
        owners = {c.CREW: around, c.OWN_CREW: around[:1], c.RIVAL_CREW: around[1:]}[target]
        return [int(c.crew_on(owner, spot)) for owner in owners for spot in spots]
    stacked = int(numbers.longest_agenda()) - BELOW_THE_STACK - ABOVE_THE_STACK
    return list(range(stacked))  # from the bottom


def _challenges(numbers: Numbers, around: list[int]) -> list[int]:
    """To challenge, to accept, to name a prize, and what is taken from who refuses."""
    cards = numbers.cards
    prizes = list(range(1, int(numbers.most_prize) + 1))
    prizes += [c.COLLECTION_PRIZE + kind for kind in range(cards.explorations) if cards.symbols[kind] >= 0]
    found = [c.ACCEPT, *(c.answer(c.PRIZE, 0, prize) for prize in prizes)]
    for opponent in around[1:]:
        for trait in range(c.TRAITS):
            found += [c.answer(c.CHALLENGE, trait, opponent << OPPONENT_SHIFT | prize) for prize in prizes]
    for size in range(int(numbers.refusal_crew) + 1):
        for spots in combinations(range(numbers.spots), size):
            taken = sum(1 << spot for spot in spots)
            found += [c.answer(c.PILLAGE, 0, taken), c.answer(c.PILLAGE, 0, taken | 1 << COIN_BIT)]
    return found
