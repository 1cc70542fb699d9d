"""Gauges of standing orders: the own cards that they can be about, and what each could be aimed at (orders.py)."""

from __future__ import annotations

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.constants_told import PACKS
from settemari.games.arrr.gauges_shapes import OrderCard, OrderTarget
from settemari.games.arrr.gauges_stack import aim_of
from settemari.games.arrr.setup import ArrrSetup


def orderable_told(setup: ArrrSetup, view: View) -> list[OrderCard]:
    """Events in hand, and abilities of one's own, exhausted or not: orders stand for longer than a turn."""
    seat = int(view.seat)
    if seat < 0:
        return []
    cards = setup.numbers.cards
    captain = [int(view.slot_at(c.CAPTAIN, seat))] if setup.numbers.mode == c.FULL else []
    own = [
        *((c.PLAY, int(cards.event_effects[kind]), kind) for kind in _kinds(view.pieces(c.EVENT_HAND + seat))),
        *((c.USE, int(cards.crew_effects[kind]), kind) for kind in _kinds(view.pieces(c.AREA + seat))),
        *((c.COMMAND, int(cards.captain_effects[kind]), kind) for kind in _kinds(captain)),
    ]
    return [
        {
            "pack": PACKS[int(cards.effects[effect].source)],
            "kind": kind,
            "order": int(c.answer(verb, kind, 0)),
            "effect": effect,
            "targets": targets_of(setup, view, int(cards.effects[effect].target)),
        }
        for verb, effect, kind in own
        if effect >= 0
    ]


def _kinds(pieces: list[int]) -> list[int]:
    """Every kind once: equal cards go by the same number."""
    return list(dict.fromkeys(piece for piece in pieces if piece != EMPTY))


def targets_of(setup: ArrrSetup, view: View, target: int) -> list[OrderTarget]:
    """What a card could name as the table lies (P7.2). What will lie on the stack nobody knows yet."""
    seat, seats = int(view.seat), range(int(setup.layout.seats))
    aims: list[int] = []
    if target in (c.PIRATE, c.RIVAL):
        aims = [aim for aim in seats if target == c.PIRATE or aim != seat]
    elif target == c.EXPLORATION:
        aims = view.pieces(c.SEAS)
    elif c.CREW <= target <= c.RIVAL_CREW:
        aims = [
            int(c.crew_on(owner, spot))
            for owner in seats
            if target == c.CREW or (owner == seat) == (target == c.OWN_CREW)
            for spot, card in enumerate(view.pieces(c.AREA + owner))
            if card != EMPTY
        ]
    elif target == c.LASTING_EVENT:
        aims = [spot for spot in range(c.MOST_LASTING) if view.slot_at(c.LASTING, spot) != EMPTY]
    return [{"target": aim, "aim": aim_of(target, aim)} for aim in aims]
