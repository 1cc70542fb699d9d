"""One game, one decision at a time: what an environment of a single table is made of.

Seats that are asked at the same time decide one after the other. Their answers wait outside the table until the
question is settled, so that nobody's view shows them.
"""

from __future__ import annotations

from settemari.core.chance import Chance
from settemari.core.options import Options
from settemari.core.play import are_enough, play_answers
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, WINNERS, View
from settemari.envs.space import Space


class Turns:
    """A game being played. ``seat`` is who decides now, None at the end."""

    def __init__(self, space: Space, state: State, chance: Chance) -> None:
        self._space = space
        self._state = state
        self._chance = chance
        self._given: dict[int, int] = {}
        self._options = Options()
        self.seat: int | None = None
        self._find_seat()

    def view(self, seat: int) -> View:
        return self._state.view(seat)

    def codes(self) -> list[int]:
        """What the seat that decides may answer."""
        return list(self._legal().listed())

    def _legal(self) -> Options:
        assert self.seat is not None
        self._state.legal(self.seat, self._options)
        return self._options

    def allowed(self) -> list[int]:
        """The same as numbers of actions."""
        return allowed(self._space, self._state, self.seat, self._legal()) if self.seat is not None else []

    def act(self, action: int) -> None:
        """The seat that decides takes an action, which must be allowed."""
        assert self.seat is not None
        self.answer(int(self._space.actions.code_of(self.seat, action)))

    def answer(self, code: int) -> None:
        """The same by its code."""
        assert self.seat is not None
        self._given[self.seat] = code
        if is_settled(self._state, self._given):
            play_answers(self._state, self._given, self._chance)
            self._given = {}
        self._find_seat()

    def rewards(self) -> list[float]:
        """What each seat gets: the winners share 1. All 0 before the end."""
        return rewards(self._state)

    def _find_seat(self) -> None:
        self.seat = next_seat(self._state, self._given)


def next_seat(state: State, given: dict[int, int]) -> int | None:
    """Who decides next: the first of those asked who have not answered yet."""
    waiting = int(state.cell(ASKED)) & ~sum(1 << seat for seat in given)
    return (waiting & -waiting).bit_length() - 1 if waiting else None


def is_settled(state: State, given: dict[int, int]) -> bool:
    """Whether what was answered is enough; whoever has not answered would do so in vain."""
    mask = sum(1 << seat for seat in given)
    return mask == int(state.cell(ASKED)) or are_enough(state, given)


def allowed(space: Space, state: State, seat: int, options: Options) -> list[int]:
    """What a seat may answer, as numbers of actions."""
    step = state.step()
    return [int(space.actions.number_of(seat, step, code)) for code in options.listed()]


def rewards(state: State) -> list[float]:
    """The winners of a game that has ended share 1; otherwise nobody gets anything."""
    seats = range(state.layout.seats)
    winners = int(state.cell(WINNERS)) if int(state.cell(ENDING)) else 0
    return [1 / winners.bit_count() if (winners >> seat) & 1 else 0.0 for seat in seats]
