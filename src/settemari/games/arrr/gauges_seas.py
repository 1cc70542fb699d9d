"""Gauges of the row: every exploration as it stands for whoever looks, and the permanent events that are in play."""

from __future__ import annotations

from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import event_lines
from settemari.games.arrr.deck_told import EVENT
from settemari.games.arrr.gauges_shapes import LastingGauge, SeaGauge, TestGauge, sum_told
from settemari.games.arrr.gist import TestGist, condition_met, facing, sail_gist
from settemari.games.arrr.odds import percent
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.telling_words import deck_file
from settemari.games.arrr.vocabulary import TRAIT_WORDS

Lying = dict[int, list[LastingGauge]]  # permanent events, by what they lie on (codes.py: ON_TABLE and its like)


def lying_of(setup: ArrrSetup, view: View) -> Lying:
    """P7.7: the permanent events in play."""
    lying: Lying = {}
    if int(view.cell(c.IN_PLAY)) == 0:
        return lying
    events = deck_file(setup).events
    for spot in range(c.MOST_LASTING):
        kind = int(view.slot_at(c.LASTING, spot))
        if kind != EMPTY:
            told: LastingGauge = {
                "spot": spot,
                "card": {"pack": EVENT, "kind": kind},
                "by": int(view.cell(c.BY + spot)),
                "text": event_lines(events[kind])[-1],
            }
            lying.setdefault(int(view.cell(c.ON + spot)), []).append(told)
    return lying


def row_told(setup: ArrrSetup, view: View, whose: int, lying: Lying) -> list[SeaGauge]:
    """The row, the one that will sink next first; what lies on a pirate counts for that one alone, so ``whose``."""
    faced = facing(view)
    told: list[SeaGauge] = []
    for place, kind in enumerate(view.pieces(c.SEAS)):
        gist = sail_gist(setup, view, whose, kind)
        told.append(
            {
                "kind": kind,
                "tests": [_test(test) for test in gist.tests],
                "doubloons": sum_told(gist.doubloons),
                "chances": [percent(chance) for chance in gist.chances],
                "met": condition_met(setup, view, whose, kind),
                "faced": faced is not None and faced[1] == kind,
                "sinking": place == 0 and _is_full(setup, view),
                "lasting": lying.get(c.ON_EXPLORATION + kind, []),
            }
        )
    return told


def _test(test: TestGist) -> TestGauge:
    return {
        "trait": TRAIT_WORDS[test.trait],
        "difficulty": sum_told(test.difficulty),
        "dice": sum_told(test.dice),
        "chances": [percent(chance) for chance in test.chances],
    }


def _is_full(setup: ArrrSetup, view: View) -> bool:
    """P1.3: whether the next exploration, if there is one, makes the furthest sink."""
    return bool(view.size_of(c.SEAS) >= setup.numbers.row_most and view.size_of(c.SEA_DECK) > 0)
