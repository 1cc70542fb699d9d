"""What everybody at a table is called: people as they like, bots by a name that nobody else there has."""

from __future__ import annotations

from collections.abc import Sequence

from settemari.bots import EXEC
from settemari.bots.levels import level_of
from settemari.core.errors import SeatsError
from settemari.core.notation.matchfile import is_name
from settemari.locales.message import say

BOT = "bot:"
# Levels have names of their own; other bots go by the winds of these seas, one for each seat.
WINDS = ("Scirocco", "Maestrale", "Libeccio", "Bora", "Tramontana")


def is_bot(text: str) -> bool:
    """Whether no person sits there."""
    return text.startswith((BOT, EXEC))


def check_person(name: str) -> None:
    """Whether somebody can be called so; raises SeatsError."""
    if not is_name(name) or "#" in name or is_bot(name):
        raise SeatsError(name, say("error-must-be-player"))


def is_shared(name: str, names: Sequence[str]) -> bool:
    """Whether more than one of these is called so, however it is spelled."""
    return [other.casefold() for other in names].count(name.casefold()) > 1


def table_names(texts: Sequence[str]) -> list[str]:
    """People as they are written, bots by their own names or else a wind."""
    names: list[str] = []
    people = [text.casefold() for text in texts if not is_bot(text)]
    for seat, text in enumerate(texts):
        level = level_of(text.removeprefix(BOT))
        wanted = (*([level.name] if level else []), *WINDS[seat:], *WINDS)
        free = (name for name in wanted if name.casefold() not in people and name not in names)
        names.append(next(free) if is_bot(text) else text)
    return names
