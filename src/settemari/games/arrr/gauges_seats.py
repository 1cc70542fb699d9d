"""Gauges of the pirates: dice for each trait, crew, chest, and what is known of their hands."""

from __future__ import annotations

from settemari.core.table import ALL_SEEING, EMPTY, ENDING, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import symbol_name
from settemari.games.arrr.deck_told import CREW, EVENT
from settemari.games.arrr.gauges_seas import Lying
from settemari.games.arrr.gauges_shapes import (
    CaptainGauge,
    CollectionGauge,
    CrewGauge,
    KnownGauge,
    SeatGauge,
    sum_told,
)
from settemari.games.arrr.gist import dice_of
from settemari.games.arrr.score import points_of, symbol_points, worth_more
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.state import fame_of
from settemari.games.arrr.telling_words import deck_file

MOST_NAMED = 3  # cards that a hand may hold: with more of them nothing is said


def seat_told(setup: ArrrSetup, view: View, seat: int, lying: Lying) -> SeatGauge:
    numbers = setup.numbers
    shown = fame_is_shown(setup, view, seat)
    staked_card = int(view.slot_at(c.STAKE, seat))
    crew = _crew(view, seat, lying)
    fame_kinds = [kind for kind in view.pieces(c.CHEST + seat) if numbers.cards.fame[kind] > 0]
    return {
        "traits": [sum_told(dice_of(setup, view, seat, trait, False)) for trait in range(c.TRAITS)],
        "coins": int(view.cell(c.COINS + seat)),
        "staked": int(view.cell(c.STAKED + seat)),
        "staked_card": None if staked_card == EMPTY else staked_card,
        "shield": int(view.cell(c.SHIELD + seat)),
        "captain": _captain(setup, view, seat),
        "crew": crew,
        "hand": {"crew": int(view.size_of(c.CREW_HAND + seat)), "events": int(view.size_of(c.EVENT_HAND + seat))},
        "collections": collections_of(setup, view, seat),
        "fame_cards": len(fame_kinds),
        "fame_kinds": fame_kinds if shown else None,
        "fame": int(fame_of(view, numbers.cards, seat)) if shown else None,
        "points": int(points_of(view, numbers, seat)) if shown else None,
        "in_port": not crew,
        "lasting": lying.get(c.ON_SEAT + seat, []),
        "known": known_of(setup, view, seat),
    }


def fame_is_shown(setup: ArrrSetup, view: View, seat: int) -> bool:
    """P0.4: whether whoever looks is shown the fame in a chest: where all are, the own one, and at the end."""
    return bool(setup.numbers.fame_shown or int(view.seat) in (seat, ALL_SEEING) or view.cell(ENDING) != 0)


def is_exhausted(view: View, seat: int, spot: int) -> bool:
    """P6.2: an equipped card, or on CAPTAIN_SPOT the captain."""
    return (int(view.cell(c.TIRED + seat)) >> spot) & 1 != 0


def _captain(setup: ArrrSetup, view: View, seat: int) -> CaptainGauge | None:
    kind = int(view.slot_at(c.CAPTAIN, seat)) if setup.numbers.mode == c.FULL else EMPTY
    return None if kind == EMPTY else {"kind": kind, "exhausted": is_exhausted(view, seat, c.CAPTAIN_SPOT)}


def _crew(view: View, seat: int, lying: Lying) -> list[CrewGauge]:
    return [
        {
            "spot": spot,
            "kind": kind,
            "exhausted": is_exhausted(view, seat, spot),
            "lasting": lying.get(c.ON_CREW + int(c.crew_on(seat, spot)), []),
        }
        for spot, kind in enumerate(view.pieces(c.AREA + seat))
        if kind != EMPTY
    ]


def collections_of(setup: ArrrSetup, view: View, seat: int) -> list[CollectionGauge]:
    """P8.2: the symbols in a chest, in the order of the deck, with the points they come to."""
    explorations = deck_file(setup).explorations
    kinds: dict[str, list[int]] = {}
    for kind in view.pieces(c.CHEST + seat):
        if explorations[kind].symbol:
            kinds.setdefault(explorations[kind].symbol, []).append(kind)
    if not kinds:
        return []
    worth = worth_more(view, setup.numbers, seat)
    return [
        {
            "symbol": word,
            "name": symbol_name(word),
            "kinds": found,
            "points": int(symbol_points(setup.numbers, len(found), worth)),
        }
        for word, found in kinds.items()
    ]


def known_of(setup: ArrrSetup, view: View, seat: int) -> list[KnownGauge]:
    """What whoever looks knows of a hidden hand: cards of which some are there."""
    seats, known = int(setup.layout.seats), []
    for holder, mask, least in view.fact_list():
        if holder % seats != seat:
            continue
        pack, size = (
            (CREW, int(setup.numbers.cards.crew)) if holder < seats else (EVENT, int(setup.numbers.cards.events))
        )
        kinds = [kind for kind in range(size) if (mask >> kind) & 1]
        if 1 <= len(kinds) <= MOST_NAMED:
            told: KnownGauge = {"cards": [{"pack": pack, "kind": kind} for kind in kinds], "least": least}
            known.append(told)
    return known
