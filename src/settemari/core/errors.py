"""What can go wrong, as types. Every error names the place and what would be right; none carries hidden state."""

from __future__ import annotations

from collections.abc import Mapping


def shown(value: object) -> str:
    """Any value as it stands in a message: on one line, and short."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, tables within tables within tables
        return f"(a {type(value).__name__} too large to show)"
    return text if len(text) <= 80 else text[:77] + "..."


class SetteMariError(Exception):
    """The root of every error this library raises on purpose."""


class UnknownGame(SetteMariError, LookupError):
    """No game is registered under that id."""

    def __init__(self, game: str, known: list[str]) -> None:
        super().__init__(f"there is no game {shown(game)}; known games: {', '.join(known) or 'none'}")
        self.game = game
        self.known = known


class UnknownVariant(SetteMariError, LookupError):
    """No variant of that name is shipped with the game."""

    def __init__(self, name: str, game: str, known: list[str]) -> None:
        super().__init__(f"{game} has no variant {shown(name)}; shipped variants: {', '.join(known)}")
        self.name = name
        self.known = known


class WrongSeats(SetteMariError, ValueError):
    """The game cannot be played by so many, or there is no such seat."""

    def __init__(self, given: object, allowed: str) -> None:
        super().__init__(f"{shown(given)} is not possible here; allowed: {allowed}")
        self.given = given
        self.allowed = allowed


class VariantError(SetteMariError, ValueError):
    """A variant file is wrong: which file, which field, what stands there, and what is allowed."""

    def __init__(self, file: str, field: str, value: object, allowed: str) -> None:
        super().__init__(f"{file}: {field if len(field) <= 80 else field[:77] + '...'} = {shown(value)}: {allowed}")
        self.file = file
        self.field = field
        self.value = value
        self.allowed = allowed


class BadSeed(SetteMariError, ValueError):
    """Neither a number for a practice game nor the key of a real table."""

    def __init__(self, given: object) -> None:
        what = f"{len(given)} bytes" if isinstance(given, bytes) else shown(given)
        super().__init__(f"a seed is a whole number from 0 to 2**63 - 1, or 32 bytes, not {what}")


class Refused(SetteMariError, ValueError):
    """A rule forbids the action. Nothing has changed. ``rule`` is its number, ``key`` and ``args`` the message."""

    def __init__(self, rule: str, key: str, args: Mapping[str, object] | None = None) -> None:
        self.rule = rule
        self.key = key
        self.arguments: dict[str, object] = dict(args or {})
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        super().__init__(f"{rule} {key}" + (f" ({told})" if told else ""))


class NotAsked(SetteMariError, ValueError):
    """That seat has nothing to answer in this question."""

    def __init__(self, seat: int, asked: tuple[int, ...]) -> None:
        seats = ", ".join(str(s) for s in asked) or "nobody"
        super().__init__(f"seat {shown(seat)} is not asked; the question is for: {seats}")
        self.seat = seat
        self.asked = asked


class BadAction(SetteMariError, ValueError):
    """Text or a code that is no action of this game at all."""

    def __init__(self, given: object, expected: str) -> None:
        super().__init__(f"{shown(given)} is no action: {expected}")
        self.given = given


class BadRecord(SetteMariError, ValueError):
    """A record does not fit the game it claims to be: at which question, and why."""

    def __init__(self, question: int, why: str) -> None:
        super().__init__(f"the record does not fit at question {question}: {why}")
        self.question = question


class ScriptEnded(SetteMariError, RuntimeError):
    """A scripted chance was asked for more than the script holds, or for something it does not allow."""


class NoSuchDeal(SetteMariError, RuntimeError):
    """No deal of the hidden pieces fits the view: the view contradicts itself."""
