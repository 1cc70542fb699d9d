"""The numbered rules of a game as a book: which there are, which are ours, and what each says under a variant.

The texts are messages of the catalogue, in an area of the book's own: ``rule-A3-2`` for a rule, ``rules-A3`` for the
heading of its section. Their arguments are the fields of a variant, ``hand.first`` as ``$hand-first``, and what follows
from them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from settemari.core.registry import find_game, known_games
from settemari.core.variant import Variant
from settemari.locales.message import Message

WHOLE, PART = "whole", "part"


class RuleBook:
    """What a book tells of itself. Each is one object of a subclass; a game gives it by ``Game.rules``."""

    name: str  # of its folder in games/, and of its pages
    games: tuple[str, ...]  # the games whose rules it holds
    sections: Mapping[str, str]  # the headings in order, and what stands below each: "D0.1-5 D1-9"
    rulings: Mapping[str, str]  # where the booklet is silent, or its meaning was in a picture, and we decided
    index_file: Path  # where each rule is carried out and tested; made by `make docs`

    # -- which there are ---------------------------------------------------------------------------------------

    def headings(self) -> list[str]:
        """Parts and sections in order: A, A1, A2, ..."""
        return list(self.sections)

    def depth(self, heading: str) -> int:
        """How many other headings a section stands below."""
        return sum(lies_in(heading, other) for other in self.sections) - 1

    def section_rules(self, heading: str) -> list[str]:
        """The rules that stand directly below a heading."""
        return [number for numbers in self.sections[heading].split() for number in _spelled_out(numbers)]

    def rule_numbers(self) -> list[str]:
        """Every numbered rule, in the order of the book."""
        return [number for heading in self.sections for number in self.section_rules(heading)]

    def heading_of(self, number: str) -> str:
        """The section that a rule stands in."""
        return next(heading for heading in self.sections if number in self.section_rules(heading))

    def letters(self) -> set[str]:
        """What the numbers of this book begin with; no other book has them."""
        return {heading[0] for heading in self.sections}

    def games_of(self, number: str) -> tuple[str, ...]:
        """The games that a rule belongs to."""
        return self.games

    def ruling(self, number: str) -> str | None:
        """WHOLE or PART if a rule, or some of it, is our ruling and not the booklet's."""
        return next((kind for kind, numbers in self.rulings.items() if number in numbers.split()), None)

    # -- what they say -----------------------------------------------------------------------------------------

    @property
    def area(self) -> str:
        """The area of the catalogue that has the texts."""
        return f"rules-{self.name}"

    def heading_message(self, heading: str) -> Message:
        return Message("rules-" + heading.replace(".", "-"))

    def holds(self, number: str, variant: Variant) -> bool:
        """Whether a rule is told with the numbers of that variant."""
        return variant.game in self.games_of(number)

    def rule_message(self, number: str, variant: Variant | None = None) -> Message:
        """A rule as it holds at a table of that variant, or else in the standard game."""
        if variant is None or not self.holds(number, variant):
            variant = standard(self.games_of(number)[0])
        return Message("rule-" + number.replace(".", "-"), self.arguments(variant))

    def arguments(self, variant: Variant) -> Mapping[str, object]:
        """The fields of a variant, and what follows from them, as its rules' texts take them."""
        raise NotImplementedError

    # -- where they are ----------------------------------------------------------------------------------------

    def rule_index(self) -> Mapping[str, Mapping[str, list[str]]]:
        """For every rule its places in the ``code``, and its ``tests``."""
        import json  # only who asks where a rule is pays for it

        index: dict[str, dict[str, list[str]]] = json.loads(self.index_file.read_text(encoding="utf-8"))
        return index


def lies_in(heading: str, part: str) -> bool:
    """Whether a heading is that part of the book, or stands somewhere below it: A1 in A, P2.1 in P2 and in P."""
    below = heading[len(part) :]
    return heading.startswith(part) and (not below or part.isalpha() or below.startswith("."))


def field_arguments(values: Mapping[str, object]) -> dict[str, object]:
    """Fields of a variant as arguments of a text; a flag is a word to select by."""
    flags = {True: "yes", False: "no"}
    return {
        path.replace(".", "-").replace("_", "-"): flags[value] if isinstance(value, bool) else value
        for path, value in values.items()
    }


@cache
def standard(game: str) -> Variant:
    """The default variant of a game."""
    return find_game(game).variant()


def rule_books() -> list[RuleBook]:
    """The books of all games there are, each once: both sides of a board share one."""
    return list(dict.fromkeys(find_game(game).rules() for game in known_games()))


def _spelled_out(numbers: str) -> list[str]:
    """``A3.1-10`` as A3.1, A3.2 to A3.10; ``P2.0`` as itself."""
    found = re.fullmatch(r"(.*?)(\d+)(?:-(\d+))?", numbers)
    assert found is not None, numbers
    start, first, last = found[1], int(found[2]), int(found[3] or found[2])
    return [f"{start}{number}" for number in range(first, last + 1)]
