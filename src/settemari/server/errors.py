"""What a table refuses, as types. Each is a message, like every error (core/errors.py), in every language."""

from __future__ import annotations

from settemari.core.errors import SetteMariError


class TableError(SetteMariError, ValueError):
    """What was asked for cannot be: something in it is wrong, whenever and by whomever it is asked."""


class NotAllowed(TableError):
    """Somebody else may do that, but not who asks."""


class NotNow(TableError):
    """It could be done at another moment, before the game or during it."""
