"""Why nothing can be printed, as a message of the area ``print``."""

from __future__ import annotations

from settemari.locales.message import Message


class CannotPrint(Exception):
    """What is missing, or what was asked for and is not there."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message
