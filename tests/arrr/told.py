"""What is told of tables of Arrr!!! besides their cells, from real games: the browser holds its types against it.

    python -m tests.arrr.told build/arrr-told.json

``web/src/arrr/wire.test.ts`` reads it: a list of the name of a type in ``wire.ts``, and something of that type.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from settemari.games.arrr.game import ARRR
from settemari.server.wire import wired_data
from tests.arrr.voyages import variant_of, voyage

# Games that have all there is between them; test_told.py knows if something is missing.
GAMES = [
    ("gallows", 2, 1, False),
    ("boarding", 3, 1, True),
    ("full", 3, 1, False),
    ("full", 4, 4, False),
    ("full", 4, 6, True),
]


def told_constants() -> Iterator[object]:
    for mode, odd in (("full", False), ("gallows", True), ("full", True)):
        yield as_sent(ARRR.constants(ARRR.setup(3, variant_of(mode, odd))))


def told_gauges() -> Iterator[object]:
    """Only those that have something new about them."""
    seen: set[str] = set()
    for game in GAMES:
        for number, position in enumerate(voyage(*game)):
            views = list(position.views())
            told = as_sent(ARRR.gauges(position.setup, views[number % len(views)]))
            marks = set(marks_of(told))
            if not marks <= seen:
                seen |= marks
                yield told


def as_sent(told: object) -> object:
    """As a client gets it."""
    return json.loads(bytes(wired_data(told)))


def marks_of(told: object, path: str = "") -> Iterator[str]:
    """What is noteworthy about plain data: which words stand where, what is there or not, and what is of which sort."""
    if isinstance(told, Mapping):
        if "key" in told:
            yield f"{path}: message"
            return
        for name, value in told.items():
            yield from marks_of(value, f"{path}.{name}")
    elif isinstance(told, list):
        yield f"{path}: {'some' if told else 'none'}"
        for value in told:
            yield from marks_of(value, f"{path}[]")
    else:
        yield f"{path}: {told if isinstance(told, str) else type(told).__name__}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.arrr.told", description="Write what is told of tables of Arrr!!!.")
    parser.add_argument("file", type=Path)
    file: Path = parser.parse_args().file
    file.parent.mkdir(parents=True, exist_ok=True)
    samples = [
        *(("Constants", told) for told in told_constants()),
        *(("Gauges", told) for told in told_gauges()),
    ]
    file.write_text(json.dumps(samples, ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
