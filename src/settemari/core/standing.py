"""What a game offers if it has standing orders: what a seat answers without being prompted, kept beside the match.

A game has a module of this shape (``Game.standing``). Orders are values of the game's own; whoever keeps them asks for
the ``answer`` at every question to their seat, and at every question exchanges them for ``renewed`` ones.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from settemari.core.setup import Setup
from settemari.core.table import View


class Standing(Protocol):
    """The module of a game with standing orders."""

    def usual(self) -> Any:
        """The orders of who has given none."""

    def read(self, given: Mapping[str, object]) -> Any:
        """Orders as plain data, as they come from a client; raises OrdersError."""

    def written(self, orders: Any) -> Mapping[str, object]:
        """The same as plain data, as ``read`` takes it."""

    def answer(self, setup: Setup, orders: Any, view: View) -> int | None:
        """What the orders say to the view's question; None: prompt whoever sits there."""

    def renewed(self, orders: Any, before: View, after: View) -> Any:
        """The orders that still hold, from one question to the next."""

    def is_moment(self, view: View) -> bool:
        """Whether the question is one that everybody is asked who may answer what is going on."""

    def may_answer(self, view: View) -> bool:
        """Whether orders may answer the question: then nobody is to tell from the time whether they did."""

    def passing(self) -> int:
        """The answer of who lets it be."""
