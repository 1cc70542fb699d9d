"""A message: what is to be said, as a key of the catalogue with arguments. It has no language yet.

These are plain classes, not named tuples: they are made by the thousand, and a compiled class is made in no time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

NOTHING: Mapping[str, object] = {}


@final
class Seat:
    """A seat as an argument: it is called by the name of who sits there."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seat) and self.number == other.number

    def __hash__(self) -> int:
        return hash(self.number)

    def __repr__(self) -> str:
        return f"Seat({self.number})"

    def __reduce__(self) -> tuple[type[Seat], tuple[int]]:
        return Seat, (self.number,)


@final
class Named:
    """A thing whose name is not in the catalogues but comes along in every language: a card of a deck file."""

    def __init__(self, by_language: Mapping[str, str]) -> None:
        self.by_language = by_language

    def name(self, language: str) -> str:
        """Its name there; in English, or else in any language, if it has none there."""
        names = self.by_language
        return names.get(language) or names.get("en") or next(iter(names.values()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Named) and self.by_language == other.by_language

    def __hash__(self) -> int:
        return hash(tuple(self.by_language.items()))

    def __repr__(self) -> str:
        return f"Named({self.by_language!r})"

    def __reduce__(self) -> tuple[type[Named], tuple[Mapping[str, str]]]:
        return Named, (self.by_language,)


@final
class Message:
    """A key and its arguments: numbers, texts, seats, named things, messages, and lists of these.

    A message as an argument is said first, and brings its attributes along: with ``barrel`` a message that has an
    attribute ``.the``, both ``{ $barrel }`` and ``{ $barrel-the }`` can stand in the text. That is how names carry
    their articles and gender.
    """

    def __init__(self, key: str, args: Mapping[str, object] = NOTHING) -> None:
        self.key = key
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def __reduce__(self) -> tuple[type[Message], tuple[str, Mapping[str, object]]]:
        return Message, (self.key, self.args)


def say(key: str, /, **args: object) -> Message:
    """A message; ``on_whom=...`` becomes the argument ``on-whom``."""
    for name in args:
        if "_" in name:
            return Message(key, {name.replace("_", "-"): value for name, value in args.items()})
    return Message(key, args)
