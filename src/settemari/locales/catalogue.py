"""The catalogue of one language: messages become sentences. Needs the Fluent runtime (``settemari[play]``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from settemari.locales import source
from settemari.locales.message import Message, Named, Seat

_parsed = cache(FluentResource)


class Catalogue:
    """Some areas of one language, and the names of who sits at the table.

    Only the areas that are needed are read, and each once for all tables: parsing is what costs time.
    """

    def __init__(self, language: str, areas: Iterable[str], names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = tuple(names)
        # No isolation marks: terminals show them, and the browser's runtime is told the same.
        self._bundle = FluentBundle([language], use_isolating=False)
        for area in areas:
            self._bundle.add_resource(_parsed(source(language, area)))

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, /, **args: object) -> str:
        """The sentence for a key; ``on_whom=...`` becomes the argument ``on-whom``."""
        return self.text(Message(key, {name.replace("_", "-"): value for name, value in args.items()}))

    def attribute(self, key: str, name: str) -> str:
        """What a key says beside its text."""
        return self.forms(Message(key))[name]

    def text(self, message: Message) -> str:
        """The sentence for a message. A missing key or argument is an error, not a gap."""
        return self.forms(message)[""]

    def forms(self, message: Message) -> Mapping[str, str]:
        """A message and its attributes, by name; the message itself has the name ''."""
        arguments = self._arguments(message.args)
        pattern = self._bundle.get_message(message.key)
        forms = {}
        parts = {"": pattern.value, **pattern.attributes} if pattern.value is not None else dict(pattern.attributes)
        for name, part in parts.items():
            text, errors = self._bundle.format_pattern(part, arguments)
            if errors or not isinstance(text, str):
                raise LookupError(f"{self.language}: {message.key}: {errors}")
            forms[name] = text
        return forms

    def _arguments(self, given: Mapping[str, object]) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for name, value in given.items():
            if isinstance(value, Message):
                for attribute, text in self.forms(value).items():
                    arguments[f"{name}-{attribute}" if attribute else name] = text
            else:
                arguments[name] = self._argument(value)
        return arguments

    def _argument(self, value: object) -> object:
        if isinstance(value, Message):
            return self.text(value)
        if isinstance(value, Seat):
            return self.names[value.number]
        if isinstance(value, Named):
            return value.name(self.language)
        if isinstance(value, (list, tuple)):
            return self.listed([str(self._argument(item)) for item in value])
        if isinstance(value, int) and not isinstance(value, bool):
            # Ungrouped: a seed or a line number is to be typed again, and the plain reader does not group either.
            return fluent_number(value, useGrouping=False)
        return str(value)

    def listed(self, items: Sequence[str]) -> str:
        """Some things in a row: ``a, b and c``; the area ``lists`` has the words between."""
        if len(items) < 2:
            return "".join(items)
        text, last = items[0], items[-1]
        for item in items[1:-1]:
            text = self.say("list-more", first=text, next=item)
        return self.say("list-last", first=text, last=last)
