"""Who sits where: people by name, bots by what they are. The same words stand in ``--seats`` and in a saved game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from settemari.bots import check_bot
from settemari.bots.levels import level_of
from settemari.core.errors import SeatsError, WrongSeats
from settemari.core.game import Game
from settemari.core.notation.matchfile import is_name
from settemari.locales.message import say

BOT = "bot:"
# Levels have names of their own; other bots go by the winds of these seas, one for each seat.
WINDS = ("Scirocco", "Maestrale", "Libeccio", "Bora", "Tramontana")


class Sitter(NamedTuple):
    """Who sits on a seat: how it was written, the name at the table, and which bot, if it is one."""

    text: str
    name: str
    bot: str | None


def usual_seats(person: str) -> str:
    """You, and three bots that answer at once: one for each temper, one of them hard to beat."""
    return ",".join([person, *(f"{BOT}{level}" for level in (2, 3, 1))])


def read_sitters(game: Game, written: str | Sequence[str]) -> list[Sitter]:
    """``Anna,Bruno,bot:greedy`` as sitters; raises SeatsError, WrongSeats or UnknownBot."""
    texts = [text.strip() for text in written.split(",")] if isinstance(written, str) else list(written)
    if len(texts) not in game.seat_counts:
        raise WrongSeats(len(texts), say("error-played-by", game=game.id, counts=list(game.seat_counts)))
    names = table_names(texts)
    for text, name in zip(texts, names, strict=True):
        _check(game, text)
        if [other.casefold() for other in names].count(name.casefold()) > 1:
            raise SeatsError(text, say("error-name-twice"))
    return [
        Sitter(text, name, text.removeprefix(BOT) if is_bot(text) else None)
        for text, name in zip(texts, names, strict=True)
    ]


def is_bot(text: str) -> bool:
    return text.startswith(BOT)


def table_names(texts: Sequence[str]) -> list[str]:
    """What everybody is called at the table: people as they are written, bots by a name that nobody else has."""
    names: list[str] = []
    people = [text.casefold() for text in texts if not is_bot(text)]
    for seat, text in enumerate(texts):
        level = level_of(text.removeprefix(BOT))
        wanted = (*([level.name] if level else []), *WINDS[seat:], *WINDS)
        free = (name for name in wanted if name.casefold() not in people and name not in names)
        names.append(next(free) if is_bot(text) else text)
    return names


def _check(game: Game, text: str) -> None:
    """Whether somebody can be called so, or such a bot plays this game."""
    if is_bot(text):
        check_bot(game, text.removeprefix(BOT))
    elif not is_name(text) or "#" in text:
        raise SeatsError(text, say("error-must-be-player"))
