"""Going back: what stands of a match, and how luck begins anew after an undo that everybody agreed to.

People have seen cards and dice by then and cannot forget them. So what each seat knew at the moment they go back to
stays as it was, what nobody could see is shuffled anew, and all later luck comes from a stream of its own, numbered by
how often the match went back: what was taken back foretells nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from settemari.core.chance import Chance, Keyed, Seeded
from settemari.core.errors import BadSeed, SetteMariError
from settemari.core.events import ASKED, MOVED, Sink
from settemari.core.facts import FACT
from settemari.core.play import play_answers
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ROW, SLOTS, SPECTATOR, UNKNOWN, View

MOST_UNDOS = 1_000  # in one match: going back costs more than a choice, and files may come from anybody


class CannotUndo(SetteMariError, ValueError):
    """The match cannot go back there. Nothing has changed."""


class Undo(NamedTuple):
    """An undo that everybody agreed to: the question that was asked anew, and which line of the record says so."""

    question: int
    position: int  # in Match.record, from 0 on


def begun_anew(undos: Sequence[Undo]) -> list[int]:
    """The questions from which what stands went on after an undo, in order: others were taken back with the rest."""
    found: list[int] = []
    for undo in undos:
        found = [*(question for question in found if question < undo.question), undo.question]
    return found


class Course:
    """What stands of a match whose luck comes from its seed: the answers to each question, and at which one luck began
    anew.
    """

    def __init__(self, setup: Setup, seed: int | bytes, first: int, origin: State | None = None) -> None:
        """``origin``: the position from which the match goes on, if it was not dealt."""
        self._setup = setup
        self._seed = seed
        self._first = first
        self._origin = origin
        self._answers: list[dict[int, int]] = []  # those that counted, by seat; the first are to question 1
        self._anew: dict[int, int] = {}  # by question: the number of the undo that led there

    def add(self, answers: dict[int, int]) -> None:
        """These answers settled the open question."""
        self._answers.append(answers)

    def answers(self) -> list[dict[int, int]]:
        """By question what was answered, and counted: one code for each seat."""
        return [dict(answers) for answers in self._answers]

    def happened(self) -> list[tuple[int, ...]]:
        """All that happened, with everything that is hidden: it leads to the whole table, as it lies now.

        Where everybody went back what nobody saw was shuffled: such pieces move on the spot, just before the question.
        """
        sink = Sink()
        self._play(sink)
        return sink.take()

    def go_back(self, question: int, undo: int) -> tuple[State, Chance]:
        """Take back all from that question on: the state in which it is asked anew, and where luck comes from now."""
        del self._answers[question - 1 :]
        self._anew = {at: number for at, number in self._anew.items() if at < question}
        self._anew[question] = undo
        return self._play()

    def _play(self, sink: Sink | None = None) -> tuple[State, Chance]:
        """The engine alone, without offers and checks: a whole game in a moment, so that no state need be kept."""
        chance = luck_of(self._seed)
        state = self._begin(chance, sink)
        for question in range(1, len(self._answers) + 2):
            if question in self._anew:
                chance = luck_of(self._seed, self._anew[question])
                before, state = state, shuffled_anew(self._setup, state, chance)
                state.sink = sink
                if sink is not None:
                    sink.events[-1:] = [*laid_anew(before, state), sink.events[-1]]
            if question <= len(self._answers):
                play_answers(state, self._answers[question - 1], chance)
        return state, chance

    def _begin(self, chance: Chance, sink: Sink | None) -> State:
        if self._origin is None:
            return self._setup.deal(self._first, chance, sink)
        state = self._origin.copy()
        state.sink = sink
        state.run(chance)
        return state


def shuffled_anew(setup: Setup, state: State, chance: Chance) -> State:
    """The same table to everybody's eyes, drawn uniformly from all that are: a redeal of what all seats see together.

    What is known besides stays as it is and stays true: facts are about pieces that their holder sees, and these stay
    where they are.
    """
    dealt = setup.redeal(_seen_together(setup, state), chance)
    return setup.position(dealt.cell_list(), dealt.hidden(), state.fact_cells())


def _seen_together(setup: Setup, state: State) -> View:
    """A view that shows what any seat sees."""
    cells = state.view(0).cell_list()
    for seat in range(1, int(setup.layout.seats)):
        for index, cell in enumerate(state.view(seat).cell_list()):
            if cells[index] == UNKNOWN:
                cells[index] = cell
    return setup.view(cells, SPECTATOR, [0] * int(setup.layout.fact_slots * FACT))


def laid_anew(before: State, after: State) -> list[tuple[int, ...]]:
    """What a shuffle of hidden pieces has changed, piece by piece: one leaves its spot, and another one lies there."""
    found: list[tuple[int, ...]] = []
    for number, place in enumerate(before.layout.places):
        if place.form in (ROW, SLOTS):
            pairs = zip(before.pieces(number), after.pieces(number), strict=True)
            found += [(MOVED, new, number, at, number, at, 0, 0) for at, (old, new) in enumerate(pairs) if old != new]
    return found


def told_by(heard: list[tuple[int, ...]], question: int) -> int:
    """How much of what an observer heard was told when that question was asked: that is told to everybody."""
    return [number for number, event in enumerate(heard, 1) if event[0] == ASKED][question - 1]


def luck_of(seed: int | bytes, undo: int = 0) -> Chance:
    """The source of a match after so many undos. A typed number is a practice seed; 32 bytes are a real table's key."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return Keyed(seed, undo)
    if type(seed) is not int or not 0 <= seed < 1 << 63:
        raise BadSeed(seed)
    if undo == 0:
        return Seeded(seed)
    mixed = hashlib.sha256(f"settemari undo {undo} {seed}".encode()).digest()
    return Seeded(int.from_bytes(mixed[:8], "big") >> 1)
