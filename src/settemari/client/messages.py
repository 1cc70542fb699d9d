"""Messages that have travelled: keys and arguments, to be said in the reader's language.

from settemari.locales.catalogue import Catalogue   # needs settemari[play]

catalogue = Catalogue("it", ["lists", "games", "maretta-words", "maretta-log", "maretta-asking"], names)
for line in watching.eyes[0].log:
    print(catalogue.text(read_message(line)))
"""

from __future__ import annotations

from collections.abc import Mapping

from settemari.locales.message import Message, Named, Seat


def read_message(told: Mapping[str, object]) -> Message:
    """A message as the catalogues take it."""
    args = told.get("args", {})
    assert isinstance(args, Mapping)
    return Message(str(told["key"]), {name: _argument(value) for name, value in args.items()})


def _argument(value: object) -> object:
    if isinstance(value, list):
        return [_argument(item) for item in value]
    if not isinstance(value, Mapping):
        return value
    if "key" in value:
        return read_message(value)
    return Seat(int(value["seat"])) if "seat" in value else Named(dict(value["names"]))
