"""Whole games for what must hold at every position: pirates who know what they want half of the time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.table import ALL_SEEING, ENDING, NO_SEAT, SPECTATOR, View
from settemari.core.variant import Variant
from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.voyage import Voyage
from tests.arrr.decks import SMALL

MODES = ("gallows", "boarding", "full")
# Another deck, another table, and the fame in every chest hidden.
ODD: dict[str, object] = {
    "explorations": {"2": 4, "3": 4, "4": 4},
    "row": {"beyond": 1},
    "captain": {"choice": "random"},
    "equip": {"discard_freely": True},
    "supply": {"doubloons": 9},
    "fame": {"shown": False},
}


class Position(NamedTuple):
    """Somewhere in a game. ``answers`` is what everybody who is asked will answer; empty at the end."""

    setup: ArrrSetup
    state: Voyage
    answers: dict[int, int]

    def views(self) -> Iterator[View]:
        """As everybody sees it, those who look on too."""
        for seat in (*range(int(self.setup.layout.seats)), SPECTATOR, ALL_SEEING):
            yield self.state.view(seat)


def variant_of(mode: str, odd: bool = False) -> Variant:
    return ARRR.variant_of({**ODD, "deck": read_deck(SMALL), "mode": mode} if odd else {"mode": mode})


def voyage(mode: str, seats: int, seed: int, odd: bool = False) -> Iterator[Position]:
    """Every position of a game, the last one too."""
    variant = variant_of(mode, odd)
    setup = ARRR.setup(seats, variant)
    assert isinstance(setup, ArrrSetup)
    greedy = ARRR.policies()["greedy"](variant, seats)
    chance, options = Seeded(seed), Options()
    state = setup.deal(NO_SEAT, chance, None)
    while True:
        assert isinstance(state, Voyage)
        answers: dict[int, int] = {}
        for seat in range(seats):
            if state.asks(seat):
                state.legal(seat, options)
                codes = options.listed()
                sensible = chance.below(2) == 0
                answers[seat] = (
                    int(greedy.choose(state.view(seat), options, chance))
                    if sensible
                    else codes[int(chance.below(len(codes)))]
                )
        yield Position(setup, state, answers)
        if state.cell(ENDING):
            return
        state = state.copy()
        state.resolve(answers_from(answers, seats), chance)
