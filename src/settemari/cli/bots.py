"""``settemari bots``: the levels, who they are and how strong."""

from __future__ import annotations

import json
import shutil
import textwrap
from argparse import Namespace

from settemari.bots.levels import LEVELS, Level, known_ratings
from settemari.cli import FINE
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message, say

WIDEST = 100  # longer lines are hard to read
MARGIN = " " * 3

Ratings = dict[str, dict[int, tuple[int, int]]]  # by table and level


def run(options: Namespace, language: str) -> int:
    """All of them, the easiest first."""
    catalogue = Catalogue(language, ["bots", "lists", "variants"])
    ratings = known_ratings()
    if options.json:
        listed = [_told(level, ratings, catalogue) for level in LEVELS]
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return FINE
    for level in LEVELS:
        print(f"{level.number}  {level.name}, {catalogue.text(_title(level))}")
        _print(catalogue.attribute(_title(level).key, "about"))
        points = [
            catalogue.text(say("bots-rating", table=say(f"variant-{variant}"), points=mean))
            for variant, mean in _means(level, ratings).items()
        ]
        if points:
            _print(" · ".join(points))
        print()
    for line in textwrap.wrap(catalogue.say("bots-note"), _width()):
        print(line)
    return FINE


def _title(level: Level) -> Message:
    return say(f"bot-{level.name.lower()}")


def _told(level: Level, ratings: Ratings, catalogue: Catalogue) -> dict[str, object]:
    """A level for programs: its ratings at every table, with how sure they are."""
    return {
        "level": level.number,
        "bot": f"bot:{level.bot}",
        "name": level.name,
        "title": catalogue.text(_title(level)),
        "character": catalogue.attribute(_title(level).key, "about"),
        "ratings": {
            table: dict(zip(("points", "margin"), rated[level.number], strict=True))
            for table, rated in ratings.items()
            if level.number in rated
        },
    }


def _means(level: Level, ratings: Ratings) -> dict[str, int]:
    """Its ratings by variant, on average over the numbers of seats."""
    found: dict[str, list[int]] = {}
    for table, rated in ratings.items():
        if level.number in rated:
            found.setdefault(table.split()[0], []).append(rated[level.number][0])
    return {variant: round(sum(points) / len(points)) for variant, points in found.items()}


def _print(text: str) -> None:
    for line in textwrap.wrap(text, _width() - len(MARGIN), break_on_hyphens=False):
        print(MARGIN + line)


def _width() -> int:
    return max(40, min(shutil.get_terminal_size().columns, WIDEST))
