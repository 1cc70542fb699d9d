"""``settemari rule``: a rule by its number, where it is carried out, and its tests; a section; or the list of all."""

from __future__ import annotations

import shutil
import textwrap
from argparse import Namespace
from difflib import get_close_matches

from settemari.core.errors import UnknownRule
from settemari.core.variant import Variant
from settemari.games.maretta import rules
from settemari.locales.catalogue import Catalogue

FOLDER = "settemari/games/maretta"
WIDEST = 100  # longer lines are hard to read
NUMBER = 7  # columns for a rule's number


def run(options: Namespace, language: str) -> int:
    """What the command line asks for."""
    from settemari.cli.variant import find_variant

    return tell(options.number, language, None if options.variant is None else find_variant(options.variant))


def tell(number: str | None, language: str, variant: Variant | None = None) -> int:
    """Print a rule, a section or the list, as it holds under a variant; raises UnknownRule."""
    book = _Book(language, variant)
    if number is None:
        book.contents()
        return 0
    wanted = number.strip(" .").upper().removeprefix("RULE-").replace("-", ".").replace("_", ".")
    if wanted in rules.rule_numbers():
        book.rule(wanted)
    else:
        book.section(number, wanted)
    return 0


class _Book:
    """The rules in one language, printed for a terminal of some width."""

    def __init__(self, language: str, variant: Variant | None) -> None:
        self.catalogue = Catalogue(language, ["lists", "rule", rules.AREA])
        self.variant = variant
        self.begun = False
        self.width = max(40, min(shutil.get_terminal_size().columns, WIDEST))

    def contents(self) -> None:
        """Every heading, and a line of every rule."""
        for heading in rules.headings():
            self._heading(heading)
            for number in rules.section_rules(heading):
                self._entry(number, most=1)

    def section(self, asked: str, wanted: str) -> None:
        """All rules of a part or a section, in full: A, A3, D0."""
        found = False
        for heading in rules.headings():
            inside = heading == wanted or (len(wanted) == 1 and heading.startswith(wanted))
            numbers = [n for n in rules.section_rules(heading) if inside or n.startswith(f"{wanted}.")]
            if inside or numbers:
                found = True
                self._heading(heading)
            for number in numbers:
                self._entry(number)
        if not found:
            known = rules.rule_numbers() + rules.headings()
            raise UnknownRule(asked, get_close_matches(wanted, known, n=4, cutoff=0.5) or rules.headings())

    def rule(self, number: str) -> None:
        """One rule with all that is known of it."""
        heading = rules.heading_of(number)
        print(f"{number}  ({heading} {self.catalogue.text(rules.heading_message(heading))})\n")
        for line in self._lines(self._text(number), self.width):
            print(line)
        if self.variant is not None and rules.holds(number, self.variant):
            print("\n" + self.catalogue.say("rule-variant", name=self.variant.name))
        places = rules.rule_index()[number]
        if places["code"]:
            print("\n" + self.catalogue.say("rule-code", folder=FOLDER))
        else:
            print("\n" + self.catalogue.say("rule-code-none"))
        for place in places["code"]:
            print(f"  {place}")
        print("\n" + self.catalogue.say("rule-tests"))
        for test in places["tests"]:
            print(f"  {test}")

    def _heading(self, heading: str) -> None:
        """A heading, with an empty line between it and what came before."""
        if self.begun:
            print()
        self.begun = True
        print(f"{heading} {self.catalogue.text(rules.heading_message(heading))}")

    def _entry(self, number: str, most: int | None = None) -> None:
        """A rule beside its number, on as many lines as it takes or at most so many."""
        lines = self._lines(self._text(number), self.width - NUMBER - 1)
        if most is not None and len(lines) > most:
            lines = [*lines[: most - 1], lines[most - 1].rstrip(".,;:") + "…"]
        for place, line in enumerate(lines):
            print(f"{'' if place else number:<{NUMBER}}{line}")

    def _text(self, number: str) -> str:
        """The rule, marked if it is our ruling."""
        kind = rules.ruling(number)
        mark = f" [{self.catalogue.say(f'ruling-{kind}')}]" if kind else ""
        return self.catalogue.text(rules.rule_message(number, self.variant)) + mark

    def _lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
