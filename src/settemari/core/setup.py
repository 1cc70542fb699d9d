"""A game made ready to be played: dealing, dealing anew, and positions."""

from __future__ import annotations

from typing import Final

from settemari.core.chance import Chance
from settemari.core.events import Sink
from settemari.core.facts import FACT
from settemari.core.native import i64, vec
from settemari.core.state import State
from settemari.core.table import ALL_SEEING, SPECTATOR, Layout, View


class Setup:
    """A game made ready for a number of seats under a variant: it deals, and deals anew what a view does not show."""

    def __init__(self, layout: Layout) -> None:
        self.layout: Final[Layout] = layout

    def deal(self, first: i64, chance: Chance, sink: Sink | None) -> State:
        """A new game, run to its first question. ``first`` is the first player, or NO_SEAT to draw one."""
        raise NotImplementedError

    def redeal(self, view: View, chance: Chance) -> State:
        """A state drawn uniformly from those that fit the view. Infers nothing from how people play."""
        raise NotImplementedError

    def blank(self) -> vec[i64]:
        """The cells before anything is dealt: what everybody knows from the variant and the number of seats."""
        raise NotImplementedError

    def position(self, cells: list[int], hidden: list[list[int]], facts: list[int]) -> State:
        """The state with these contents, as ``State.cell_list``, ``hidden`` and ``fact_cells`` tell them."""
        raise NotImplementedError

    def view(self, cells: list[int], seat: i64, facts: list[int]) -> View:
        """The view with these contents: the cells as ``Table.cell_list`` tells them, and the observer's own facts."""
        return View(self.layout, vec[i64](cells), seat, vec[i64](facts))

    def blank_view(self, seat: i64) -> View:
        """What a seat sees before the first event."""
        return View(self.layout, self.blank(), seat, vec[i64]([0] * (self.layout.fact_slots * FACT)))

    def facts_of(self, view: View) -> vec[i64]:
        """What the observer of a view knows, as the facts of a state; what others know is forgotten."""
        facts = self.no_facts()
        if view.seat == ALL_SEEING:
            return facts  # there is nothing to remember
        row: i64 = self.layout.seats if view.seat == SPECTATOR else view.seat
        at = row * len(view.facts)
        for index in range(len(view.facts)):
            facts[at + index] = view.facts[index]
        return facts

    def no_facts(self) -> vec[i64]:
        """Nobody knows anything of anybody's hidden pieces yet."""
        return vec[i64]([0] * ((self.layout.seats + 1) * self.layout.fact_slots * FACT))
