"""Who sits where: people by name, bots by what they are. The same words stand in ``--seats`` and in a saved game.

But for programs: what stands in a file is what such a seat is called, never what is run (``kept_text``).
"""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import PurePath
from typing import NamedTuple

from settemari.bots import EXEC, check_bot
from settemari.bots.names import BOT, check_person, is_shared, table_names
from settemari.core.errors import SeatsError, WrongSeats
from settemari.core.game import Game
from settemari.core.notation.matchfile import LONGEST_NAME
from settemari.locales.message import say


class Sitter(NamedTuple):
    """Who sits on a seat: how a saved game calls it, the name at the table, and which bot or program, if it is one."""

    text: str
    name: str
    bot: str | None = None
    command: str | None = None

    @property
    def is_person(self) -> bool:
        return self.bot is None and self.command is None


def usual_seats(person: str) -> str:
    """You, and three bots that answer at once: one for each temper, one of them hard to beat."""
    return ",".join([person, *(f"{BOT}{level}" for level in (2, 3, 1))])


def read_sitters(game: Game, written: str | Sequence[str]) -> list[Sitter]:
    """``Anna,Bruno,bot:greedy,exec:./mybot`` as sitters; raises SeatsError, WrongSeats, UnknownBot or ProgramError."""
    texts = [text.strip() for text in written.split(",")] if isinstance(written, str) else list(written)
    if len(texts) not in game.seat_counts:
        raise WrongSeats(len(texts), say("error-played-by", game=game.id, counts=list(game.seat_counts)))
    names = table_names(texts)
    for text, name in zip(texts, names, strict=True):
        _check(game, text)
        if is_shared(name, names):
            raise SeatsError(text, say("error-name-twice"))
    return [_sitter(text, name) for text, name in zip(texts, names, strict=True)]


def _sitter(text: str, name: str) -> Sitter:
    if text.startswith(EXEC):
        return Sitter(kept_text(text), name, command=text.removeprefix(EXEC))
    return Sitter(text, name, bot=text.removeprefix(BOT) if text.startswith(BOT) else None)


def kept_text(text: str) -> str:
    """What a saved game calls a program: the bare names of its words up to the first option.

    Nothing could be run from it, and nothing of this machine's folders or of what options may tell is in it.
    """
    words = shlex.split(text.removeprefix(EXEC))
    options = [at for at, word in enumerate(words) if word.startswith("-")]
    bare = " ".join(PurePath(word).name for word in words[: options[0] if options else len(words)])
    return (EXEC + "".join(letter for letter in bare if letter.isprintable() and letter != "#"))[:LONGEST_NAME].strip()


def has_programs(texts: Sequence[str]) -> bool:
    """Whether a program plays among these."""
    return any(text.startswith(EXEC) for text in texts)


def _check(game: Game, text: str) -> None:
    """Whether somebody can be called so, such a bot plays this game, or such a program can be started."""
    if text.startswith(EXEC):
        from settemari.bots.child import command_words

        command_words(text.removeprefix(EXEC))
    elif text.startswith(BOT):
        check_bot(game, text.removeprefix(BOT))
    else:
        check_person(text)
