"""Who sits where: people by name, bots by what they are. The same words stand in ``--seats`` and in a saved game."""

from __future__ import annotations

from typing import NamedTuple

from settemari.bots import bot_names
from settemari.core.errors import SeatsError, UnknownBot, WrongSeats
from settemari.core.game import Game
from settemari.locales.message import say

BOT = "bot:"
LONGEST_NAME = 40
# Bots go by the winds of these seas, one for each seat.
WINDS = ("Scirocco", "Maestrale", "Libeccio", "Bora", "Tramontana")


class Sitter(NamedTuple):
    """Who sits on a seat: how it was written, the name at the table, and which bot, if it is one."""

    text: str
    name: str
    bot: str | None


def usual_seats(person: str) -> str:
    """You, and three bots."""
    return ",".join([person, *[f"{BOT}greedy"] * 3])


def read_sitters(game: Game, written: str | tuple[str, ...]) -> list[Sitter]:
    """``Anna,Bruno,bot:greedy`` as sitters; raises SeatsError, WrongSeats or UnknownBot."""
    texts = [text.strip() for text in written.split(",")] if isinstance(written, str) else list(written)
    if len(texts) not in game.seat_counts:
        raise WrongSeats(len(texts), say("error-played-by", game=game.id, counts=list(game.seat_counts)))
    sitters = [_sitter(game, number, text) for number, text in enumerate(texts)]
    names = [sitter.name.casefold() for sitter in sitters]
    for sitter in sitters:
        if names.count(sitter.name.casefold()) > 1:
            raise SeatsError(sitter.text, say("error-name-twice"))
    return sitters


def _sitter(game: Game, seat: int, text: str) -> Sitter:
    if text.startswith(BOT):
        bot = text.removeprefix(BOT)
        if bot not in bot_names(game):
            raise UnknownBot(bot, game.id, bot_names(game))
        return Sitter(text, WINDS[seat], bot)
    if not 1 <= len(text) <= LONGEST_NAME or not text.isprintable() or "#" in text:
        raise SeatsError(text, say("error-must-be-player"))
    return Sitter(text, text, None)
