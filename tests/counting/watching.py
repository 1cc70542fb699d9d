"""A game of random answers before a witness."""

from __future__ import annotations

from settemari.core.chance import Seeded
from settemari.core.counting import WitnessLike
from settemari.core.events import Sink
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT


def watch(setup: Setup, witness: WitnessLike, seed: int) -> tuple[State, list[tuple[int, ...]]]:
    """A random game before a witness, and all its events."""
    chance, sink, options = Seeded(seed), Sink(), Options()
    state = setup.deal(NO_SEAT, chance, sink)
    witness.begin(state)
    events: list[tuple[int, ...]] = []
    while state.cell(ENDING) == 0:
        events += sink.events
        witness.hear(sink.take())
        answers = {}
        for seat in range(int(state.seats)):
            if (int(state.cell(ASKED)) >> seat) & 1:
                state.legal(seat, options)
                answers[seat] = int(options.codes[chance.below(options.count)])
                witness.answered(int(state.step()), seat, answers[seat])
        state.resolve(answers_from(answers, state.seats), chance)
    events += sink.events
    witness.hear(sink.take())
    return state, events
