"""Every answer that a person at a seat could think of, possible or not: what an offer lists, with refusals."""

from __future__ import annotations

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.challenge import OPPONENT_SHIFT
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.setup import ArrrSetup


def candidates(setup: ArrrSetup, view: View) -> list[int]:
    """What the view's seat could think of now."""
    cards = setup.numbers.cards
    step = int(view.step())
    seat = int(view.seat)
    crew = list(dict.fromkeys(view.pieces(c.CREW_HAND + seat)))
    events = list(dict.fromkeys(view.pieces(c.EVENT_HAND + seat)))
    if step == c.CHOOSE_CAPTAIN:
        return [c.answer(c.CAPTAIN_TAKEN, captain, 0) for captain in range(cards.captains)]
    if step == c.NAMING:  # P7.5: as if it were asked for when the card is carried out
        effect = cards.effects[int(view.step_a()) & c.EFFECT_MASK]
        step = {c.DRAW_ANY: c.DRAW_EITHER, c.DISCARD_HAND: c.LOSE_HAND, c.TIRE_OWN: c.TIRE_CREW}[int(effect.own_choice)]
    if step in (c.RECRUIT, c.LOSE_HAND):
        given_up = [c.answer(c.DISMISS, card, 0) for card in crew] + [c.answer(c.DISCARD, card, 0) for card in events]
        return given_up if step == c.LOSE_HAND else given_up + _draws(setup)
    if step == c.EQUIP:
        drops = [c.answer(c.DROP, spot, 0) for spot in _equipped(view, seat)]
        return [c.PASS, *drops, *(c.answer(c.PLACE, card, 0) for card in crew)]
    if step in (c.LOSE_CREW, c.TIRE_CREW):
        verb = c.LOSE if step == c.LOSE_CREW else c.TIRE
        return [c.answer(verb, spot, 0) for spot in _equipped(view, seat)]
    if step in (c.RESPOND, c.PAY_TOLL):
        return [c.ACCEPT if step == c.RESPOND else c.PAY, c.REFUSE]
    if step in (c.DRAW_EITHER, c.PLUNDER, c.NAME_PRIZE):
        return []  # what is possible is all there is
    plays = _plays(cards, view, seat, events)
    if step == c.DECLARE:
        return [*_actions(setup, view), *plays]
    return [c.PASS, *([c.CHEAT] if step in (c.ROLLING, c.CONTEST) else []), *plays]


def _equipped(view: View, seat: int) -> list[int]:
    return [spot for spot, card in enumerate(view.pieces(c.AREA + seat)) if card != EMPTY]


def _draws(setup: ArrrSetup) -> list[int]:
    """Up to what the rules allow at best (P2.1.2)."""
    each = int(setup.numbers.recruit_each)
    most = 0 if setup.numbers.mode == c.GALLOWS else each
    return [c.answer(c.DRAW, crew, events) for crew in range(each + 1) for events in range(most + 1)]


def _actions(setup: ArrrSetup, view: View) -> list[int]:
    """To every exploration of the row, raiding, and challenging every opponent in every trait for a doubloon."""
    found = [c.answer(c.SAIL, exploration, 0) for exploration in view.pieces(c.SEAS)] + [c.RAID]
    if setup.numbers.mode == c.FULL:
        for opponent in range(int(setup.numbers.seats)):
            if opponent != view.seat:
                prize = opponent << OPPONENT_SHIFT | 1
                found += [c.answer(c.CHALLENGE, trait, prize) for trait in range(c.TRAITS)]
    return found


def _plays(cards: Deck, view: View, seat: int, events: list[int]) -> list[int]:
    """Every event in hand and every ability, on the first thing each could name."""
    found = []
    for event in events:
        found.append(c.answer(c.PLAY, event, _any_target(cards, view, int(cards.event_effects[event]))))
    for card in dict.fromkeys(view.pieces(c.AREA + seat)):
        if card != EMPTY and cards.crew_effects[card] >= 0:
            found.append(c.answer(c.USE, card, _any_target(cards, view, int(cards.crew_effects[card]))))
    captain = int(view.slot_at(c.CAPTAIN, seat))
    if captain != EMPTY and cards.captain_effects[captain] >= 0:
        found.append(c.answer(c.COMMAND, captain, _any_target(cards, view, int(cards.captain_effects[captain]))))
    return [int(code) for code in found]


def _any_target(cards: Deck, view: View, number: int) -> int:
    """Something of the right sort, for a card that may have no valid target: the refusal then says why."""
    target = int(cards.effects[number].target)
    if target == c.EXPLORATION and view.size_of(c.SEAS) != 0:
        return int(view.piece_at(c.SEAS, 0))
    if target in (c.PIRATE, c.RIVAL):
        on_turn = int(view.cell(view.layout.agenda + 1))
        return on_turn if target == c.PIRATE else (int(view.seat) + 1) % int(view.layout.seats)
    if c.CREW <= target <= c.RIVAL_CREW:
        for owner in range(int(view.layout.seats)):
            if target == c.CREW or (owner == view.seat) == (target == c.OWN_CREW):
                for spot in _equipped(view, owner):
                    return int(c.crew_on(owner, spot))
    return 0
