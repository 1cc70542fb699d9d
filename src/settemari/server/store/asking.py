"""What every part of a store is built on: questions and changes, which each kind of database takes in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from settemari.server.store.statement import Statement, Statements


class Asking(ABC):
    """A part of a store. All of its methods raise Unreachable if the database does not answer."""

    def __init__(self, statements: Statements) -> None:
        self._statements = statements

    @abstractmethod
    async def _read(self, statement: Statement, **given: Any) -> Sequence[Any]:
        """The rows as they are at one moment, with everything that was acknowledged before, to whichever worker."""

    @abstractmethod
    async def _change(self, *statements: Statement, **given: Any) -> Sequence[Any]:
        """Do all of them, durably and as one, or nothing; gives the rows that the last one returns.

        Raises Gone if it is about something that is not there. After Unreachable it may have been done nevertheless.
        """
