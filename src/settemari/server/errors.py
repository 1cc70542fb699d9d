"""What a table refuses, as types. Each is a message, like every error (core/errors.py), in every language."""

from __future__ import annotations

from collections.abc import Sequence

from settemari.core.errors import SetteMariError
from settemari.locales.message import Message


class TableError(SetteMariError, ValueError):
    """What was asked for cannot be: something in it is wrong, whenever and by whomever it is asked."""


class NotAllowed(TableError):
    """Somebody else may do that, but not who asks."""


class NotNow(TableError):
    """It could be done at another moment, before the game or during it."""


class RuleRefused(TableError):
    """A rule of the game forbids the answer: its number, and why, in the words of the game."""

    def __init__(self, rule: str, message: Message, areas: Sequence[str], names: Sequence[str]) -> None:
        super().__init__(message)
        self.rule = rule
        self._areas = tuple(areas)
        self._names = tuple(names)

    def said(self, language: str) -> str:
        """Why, as a sentence."""
        from settemari.locales.catalogue import Catalogue

        return Catalogue(language, self._areas, self._names).text(self.message)

    def __str__(self) -> str:
        return f"{self.rule}: {self.said('en')}"
