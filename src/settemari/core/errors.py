"""What can go wrong, as types. Every error names the place and what would be right; none carries hidden state.

An error is a message, a key and its arguments, so that it can be told in every language (area ``errors``, keys
``error-...``); ``str`` tells it in English.
"""

from __future__ import annotations

from collections.abc import Mapping

from settemari.locales.message import Message, say


def shown(value: object) -> str:
    """Any value as it stands in a message: on one line, and short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, tables within tables within tables
        return f"({type(value).__name__} ...)"
    return text if len(text) <= 80 else text[:77] + "..."


def shortened(text: str) -> str:
    return text if len(text) <= 80 else text[:77] + "..."


class SetteMariError(Exception):
    """The root of every error this library raises on purpose."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        from settemari.locales.plain import text

        return text("en", "errors", self.message)


class UnknownGame(SetteMariError, LookupError):
    """No game is registered under that id."""

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(say("error-unknown-game", game=shown(game), known=known or say("error-none")))
        self.game = game
        self.known = known


class UnknownVariant(SetteMariError, LookupError):
    """No variant of that name is shipped with the game."""

    def __init__(self, name: object, game: str, known: list[str]) -> None:
        super().__init__(say("error-unknown-variant", name=shown(name), game=game, known=known))
        self.name = name
        self.known = known


class UnknownBot(SetteMariError, LookupError):
    """No bot of that name plays the game."""

    def __init__(self, name: str, game: str, known: list[str]) -> None:
        super().__init__(say("error-unknown-bot", name=shown(name), game=game, known=known))
        self.name = name
        self.known = known


class ProgramError(SetteMariError, ValueError):
    """A program that is to take a seat cannot be started."""

    def __init__(self, command: str, why: Message) -> None:
        super().__init__(say("error-program", command=shown(command), why=why))
        self.command = command
        self.why = why


class UnknownCount(SetteMariError, LookupError):
    """Games cannot be counted by that."""

    def __init__(self, word: str, game: str, known: list[str]) -> None:
        super().__init__(say("error-unknown-count", word=shown(word), game=game, known=known))
        self.word = word
        self.known = known


class WrongNumber(SetteMariError, ValueError):
    """A number is too small, too large, or does not fit the others."""

    def __init__(self, given: object, allowed: Message) -> None:
        super().__init__(say("error-wrong-number", given=shown(given), allowed=allowed))
        self.given = given
        self.allowed = allowed


class SeatsError(SetteMariError, ValueError):
    """Who is to sit there cannot: a name that is none, or that somebody has already."""

    def __init__(self, name: str, why: Message) -> None:
        super().__init__(say("error-seats", name=shown(name), why=why))
        self.name = name
        self.why = why


class SavedGameError(SetteMariError, ValueError):
    """A saved game cannot be taken up as asked for."""

    def __init__(self, file: str, why: Message) -> None:
        super().__init__(say("error-file", file=file, why=why))
        self.file = file
        self.why = why


class UnknownRule(SetteMariError, LookupError):
    """No rule and no section has that number; ``near`` are some that there are."""

    def __init__(self, number: str, near: list[str]) -> None:
        super().__init__(say("error-unknown-rule", number=shown(number), near=near))
        self.number = number
        self.near = near


class WrongSeats(SetteMariError, ValueError):
    """The game cannot be played by so many, or there is no such seat."""

    def __init__(self, given: object, allowed: Message) -> None:
        super().__init__(say("error-wrong-seats", given=shown(given), allowed=allowed))
        self.given = given
        self.allowed = allowed


class VariantError(SetteMariError, ValueError):
    """A variant file is wrong: which file, which field, what stands there, and what is allowed."""

    def __init__(self, file: str, field: str, value: object, allowed: Message) -> None:
        place = {"file": file, "field": shortened(field), "value": shown(value), "allowed": allowed}
        super().__init__(Message("error-variant", place))
        self.file = file
        self.field = field
        self.value = value
        self.allowed = allowed


class DeckError(SetteMariError, ValueError):
    """A deck file is wrong: which file, which card, which field, what stands there, and what is allowed.

    ``card`` is empty if it is about no single card, ``value`` is None if nothing stands there.
    """

    def __init__(self, file: str, card: str, field: str, value: object, allowed: Message) -> None:
        what: object = shortened(field)
        if value is not None:
            what = say("error-deck-value", field=what, value=shown(value))
        if card:
            what = say("error-deck-card", card=shortened(card), what=what)
        super().__init__(say("error-deck", file=file, what=what, allowed=allowed))
        self.file = file
        self.card = card
        self.field = field
        self.value = value
        self.allowed = allowed


class FileError(SetteMariError, ValueError):
    """A file cannot be read at all: there is none, it is too large, it is no text."""

    def __init__(self, file: str, why: Message) -> None:
        super().__init__(say("error-file", file=file, why=why))
        self.file = file
        self.why = why


class SystemFault(SetteMariError, OSError):
    """The system will not have it: a full disk behind standard output, no more processes."""

    def __init__(self, fault: OSError) -> None:
        super().__init__(say("error-system", why=fault.strerror or shown(fault)))


class NotationError(SetteMariError, ValueError):
    """A text in our notation is wrong: in which file, line and column, and what would be right there."""

    def __init__(self, source: str, line: int, column: int, why: Message) -> None:
        super().__init__(say("error-notation", file=source, line=line, column=column, why=why))
        self.source = source
        self.line = line
        self.column = column
        self.why = why


class PositionError(SetteMariError, ValueError):
    """A position is wrong: where in it, and what would be right there."""

    def __init__(self, source: str, where: str, why: Message) -> None:
        super().__init__(say("error-position", file=source, where=shortened(where), why=why))
        self.source = source
        self.where = where
        self.why = why


class CodeError(SetteMariError, ValueError):
    """A text is no code of a variant, or was copied wrong."""

    def __init__(self, code: str, why: Message) -> None:
        super().__init__(say("error-code", code=shown(code), why=why))
        self.code = code
        self.why = why


class BadSeed(SetteMariError, ValueError):
    """Neither a number for a practice game nor the key of a real table."""

    def __init__(self, given: object) -> None:
        what = say("error-so-many-bytes", count=len(given)) if isinstance(given, bytes) else shown(given)
        super().__init__(say("error-bad-seed", given=what))


class Refused(SetteMariError, ValueError):
    """A rule forbids the action. Nothing has changed. ``rule`` is its number, ``key`` and ``arguments`` say why."""

    def __init__(self, rule: str, key: str, args: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.arguments: dict[str, object] = dict(args or {})
        # The reason in full is the game's to tell; the errors' own area says as much as it can.
        super().__init__(say("error-refused", rule=rule, reason=key))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.rule} {self.key}" + (f" ({told})" if told else "")


class NotAsked(SetteMariError, ValueError):
    """That seat has nothing to answer in this question."""

    def __init__(self, seat: int, asked: tuple[int, ...]) -> None:
        seats = list(asked) or say("error-nobody")
        super().__init__(say("error-not-asked", seat=shown(seat), asked=seats))
        self.seat = seat
        self.asked = asked


class BadAction(SetteMariError, ValueError):
    """Text or a code that is no action of this game at all."""

    def __init__(self, given: object, expected: Message) -> None:
        super().__init__(say("error-bad-action", given=shown(given), expected=expected))
        self.given = given
        self.expected = expected


class OrdersError(SetteMariError, ValueError):
    """Standing orders that cannot be followed: where in them, and what is allowed there."""

    def __init__(self, field: str, allowed: Message) -> None:
        super().__init__(say("error-orders", field=shortened(field), allowed=allowed))
        self.field = field
        self.allowed = allowed


class BadRecord(SetteMariError, ValueError):
    """A record does not fit the game it claims to be: at which question, and why."""

    def __init__(self, question: int, why: Message) -> None:
        super().__init__(say("error-bad-record", question=question, why=why))
        self.question = question
        self.why = why


class ScriptEnded(SetteMariError, RuntimeError):
    """A scripted chance was asked for more than the script holds, or for something it does not allow."""


class NoSuchDeal(SetteMariError, RuntimeError):
    """No deal of the hidden pieces fits the view: the view contradicts itself."""

    def __init__(self) -> None:
        super().__init__(say("error-no-such-deal"))
