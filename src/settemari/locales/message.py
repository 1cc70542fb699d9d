"""A message: what is to be said, as a key of the catalogue with arguments. It has no language yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Seat(NamedTuple):
    """A seat as an argument: it is called by the name of who sits there."""

    number: int


class Named(NamedTuple):
    """A thing whose name is not in the catalogues but comes along in every language: a card of a deck file."""

    by_language: Mapping[str, str]

    def name(self, language: str) -> str:
        """Its name there; in English, or else in any language, if it has none there."""
        names = self.by_language
        return names.get(language) or names.get("en") or next(iter(names.values()))


class Message(NamedTuple):
    """A key and its arguments: numbers, texts, seats, named things, messages, and lists of these.

    A message as an argument is said first, and brings its attributes along: with ``barrel`` a message that has an
    attribute ``.the``, both ``{ $barrel }`` and ``{ $barrel-the }`` can stand in the text. That is how names carry
    their articles and gender.
    """

    key: str
    args: Mapping[str, object] = {}


def say(key: str, /, **args: object) -> Message:
    """A message; ``on_whom=...`` becomes the argument ``on-whom``."""
    return Message(key, {name.replace("_", "-"): value for name, value in args.items()})
