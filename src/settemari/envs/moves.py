"""One game in which chance moves too: every roll and every card drawn is somebody's turn, chance's.

The table of the last question stays as it is until all that is needed to leave it is known, answers and outcomes; then
a copy of it goes on. So a game is cheap to copy, and what it has come to follows from its moves alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from settemari.core.chance import Seeded
from settemari.core.events import Sink, told
from settemari.core.options import Options
from settemari.core.play import play_answers
from settemari.core.state import State
from settemari.core.table import ENDING, NO_SEAT, View
from settemari.envs import turns
from settemari.envs.dice_cup import DiceCup, Undecided
from settemari.envs.space import Space

ANSWERED = -1  # an entry of the log that is no event: seat and action


class Moves:
    """A game from before the deal on. ``bound`` is among how many outcomes chance must choose now, 0 if it need not;
    ``seat`` is who decides, None if chance does or nobody.
    """

    def __init__(self, space: Space) -> None:
        self.space = space
        self.bound = 0
        self.seat: int | None = None
        self._table: State | None = None  # as it was at the last question; it is never changed
        self._given: dict[int, int] = {}
        self._outcomes: list[int] = []
        self._log: list[tuple[int, ...]] = []
        self._recalled = [""] * space.seats  # what each seat knew before the log begins
        self._texts: list[tuple[int, str]] = [(0, "")] * space.seats  # how much of the log is told, and how
        self._go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> Moves:
        other = Moves.__new__(Moves)
        other.space, other.bound, other.seat = self.space, self.bound, self.seat
        other._table = self._table
        other._given = dict(self._given)
        other._outcomes = list(self._outcomes)
        other._log = list(self._log)
        other._recalled = self._recalled
        other._texts = list(self._texts)
        return other

    def __getstate__(self) -> dict[str, Any]:
        """For other processes: a table is its contents."""
        kept = dict(self.__dict__)
        table = self._table
        kept["_table"] = None if table is None else (table.cell_list(), table.hidden(), table.fact_cells())
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if kept["_table"] is not None:
            self._table = self.space.setup.position(*kept["_table"])

    # -- looking -----------------------------------------------------------------------------------------------

    @property
    def ended(self) -> bool:
        return self._table is not None and int(self._table.cell(ENDING)) != 0

    def view(self, seat: int) -> View:
        """What a seat sees; before the deal is done, an empty table."""
        return self.space.setup.blank_view(seat) if self._table is None else self._table.view(seat)

    def allowed(self) -> list[int]:
        """The actions of the seat that decides, in order."""
        if self._table is None or self.seat is None:
            return []
        options = Options()
        self._table.legal(self.seat, options)
        return sorted(turns.allowed(self.space, self._table, self.seat, options))

    def step(self) -> int:
        """The step whose question is open; 0 before the deal."""
        return 0 if self._table is None else int(self._table.step())

    def rewards(self) -> list[float]:
        return [0.0] * self.space.seats if self._table is None else turns.rewards(self._table)

    def seen(self, seat: int) -> str:
        """The view of a seat as a text, and its answer, if it has given one that is not carried out yet."""
        view = self.view(seat)
        return f"{_cells(view)}|{self._given.get(seat, '')}"

    def known(self, seat: int) -> str:
        """All that a seat was ever told, and its own answers: nobody forgets anything."""
        done, text = self._texts[seat]
        layout = self.space.setup.layout
        if done < len(self._log):
            heard = []
            for entry in self._log[done:]:
                part = entry if entry[0] == ANSWERED else told(layout, entry, seat)
                if part is not None and (entry[0] != ANSWERED or entry[1] == seat):
                    heard.append(",".join(map(str, part)))
            text = ";".join([text, *heard])
            self._texts[seat] = (len(self._log), text)
        return self._recalled[seat] + text

    # -- moving ------------------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """The seat that decides takes an action, which must be allowed."""
        assert self._table is not None
        assert self.seat is not None
        self._given[self.seat] = int(self.space.actions.code_of(self.seat, action))
        self._log.append((ANSWERED, self.seat, action))
        if turns.is_settled(self._table, self._given):
            self._go_on()
        else:
            self.seat = turns.next_seat(self._table, self._given)

    def happen(self, outcome: int) -> None:
        """Chance chooses."""
        self._outcomes.append(outcome)
        self._go_on()

    def _go_on(self) -> None:
        """Leave the last question with all that is known by now; if chance is wanted, wait for it."""
        cup, sink = DiceCup(self._outcomes), Sink()
        self.seat = None
        try:
            if self._table is None:
                table = self.space.setup.deal(NO_SEAT, cup, sink)
            else:
                table = self._table.copy()
                table.sink = sink
                play_answers(table, self._given, cup)
        except Undecided:
            self.bound = int(cup.bound)
            return
        table.sink = None
        self._table = table
        self._log += sink.take()
        self._given, self._outcomes, self.bound = {}, [], 0
        self.seat = turns.next_seat(table, {})

    # -- dealing anew ------------------------------------------------------------------------------------------

    def resampled(self, seat: int, draw: Callable[[int], int]) -> Moves:
        """The same for that seat, with all that it cannot see dealt anew; ``draw(n)`` is a random number below n.

        The seat keeps what it knows and what it has answered; others may have answered anything that would have left
        the question open.
        """
        if self._table is None or self.bound:
            raise ValueError("there is nothing to deal anew while chance has the move")
        other = Moves.__new__(Moves)
        other.space, other.bound, other.seat = self.space, 0, self.seat
        other._table = self.space.setup.redeal(self._table.view(seat), Seeded(draw(1 << 30)))
        other._outcomes, other._log = [], []
        other._given = {}
        for each in self._given:  # in the order in which they were asked
            other._given[each] = self._given[each] if each == seat else other._any_answer(each, draw)
        other._recalled = [
            self.known(seat) if each == seat else f"{other.seen(each)};" for each in range(self.space.seats)
        ]
        other._texts = [(0, "")] * self.space.seats
        return other

    def _any_answer(self, seat: int, draw: Callable[[int], int]) -> int:
        """What a seat may have answered before others were asked, for all that anybody can tell."""
        assert self._table is not None
        options = Options()
        self._table.legal(seat, options)
        codes = [int(code) for code in options.listed()]
        still_open = [code for code in codes if not turns.is_settled(self._table, {**self._given, seat: code})]
        return still_open[draw(len(still_open))]


def _cells(view: View) -> str:
    facts = ",".join(f"{holder}:{kinds}:{least}" for holder, kinds, least in view.fact_list())
    return f"{','.join(map(str, view.cell_list()))}|{facts}"
