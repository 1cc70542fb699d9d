"""``settemari rule``: a rule by its number, where it is carried out, and its tests; a section; or the list of all."""

from __future__ import annotations

import shutil
import textwrap
from argparse import Namespace
from difflib import get_close_matches

from settemari.core.errors import UnknownRule
from settemari.core.registry import find_game
from settemari.core.rulebook import RuleBook, lies_in, rule_books
from settemari.core.variant import Variant
from settemari.locales.catalogue import Catalogue

WIDEST = 100  # longer lines are hard to read
NUMBER = 7  # columns for a rule's number


def run(options: Namespace, language: str) -> int:
    """What the command line asks for."""
    from settemari.cli.variant import find_variant

    return tell(options.number, language, None if options.variant is None else find_variant(options.variant))


def tell(number: str | None, language: str, variant: Variant | None = None) -> int:
    """Print a rule, a section or the list, as it holds under a variant; raises UnknownRule.

    Without a number these are the rules of the variant's game, or else of all games.
    """
    books = rule_books() if variant is None else [find_game(variant.game).rules()]
    if number is None:
        for place, book in enumerate(books):
            if place:
                print()
            _Pages(book, language, variant).contents()
        return 0
    wanted = number.strip(" .").upper().removeprefix("RULE-").replace("-", ".").replace("_", ".")
    books = [book for book in rule_books() if wanted[:1] in book.letters()] or books
    if not any(_Pages(book, language, variant).show(wanted) for book in books):
        headings = [heading for book in books for heading in book.headings()]
        known = [rule for book in books for rule in book.rule_numbers()] + headings
        raise UnknownRule(number, get_close_matches(wanted, known, n=4, cutoff=0.5) or headings)
    return 0


class _Pages:
    """A book in one language, printed for a terminal of some width."""

    def __init__(self, book: RuleBook, language: str, variant: Variant | None) -> None:
        self.book = book
        self.catalogue = Catalogue(language, ["lists", "rule", book.area])
        self.variant = variant
        self.begun = False
        self.width = max(40, min(shutil.get_terminal_size().columns, WIDEST))

    def contents(self) -> None:
        """The title, every heading, and a line of every rule."""
        print(self.catalogue.say(f"page-{self.book.name}-title"))
        self.begun = True
        for heading in self.book.headings():
            self._heading(heading)
            for number in self.book.section_rules(heading):
                self._entry(number, most=1)

    def show(self, wanted: str) -> bool:
        """A rule or a section; whether there is one of that number."""
        if wanted in self.book.rule_numbers():
            self._rule(wanted)
            return True
        return self._section(wanted)

    def _section(self, wanted: str) -> bool:
        """All rules of a part or a section, in full: A, A3, D0."""
        found = False
        for heading in self.book.headings():
            inside = lies_in(heading, wanted)
            numbers = [n for n in self.book.section_rules(heading) if inside or n.startswith(f"{wanted}.")]
            if inside or numbers:
                found = True
                self._heading(heading)
            for number in numbers:
                self._entry(number)
        return found

    def _rule(self, number: str) -> None:
        """One rule with all that is known of it."""
        heading = self.book.heading_of(number)
        print(f"{number}  ({heading} {self.catalogue.text(self.book.heading_message(heading))})\n")
        for line in self._lines(self._text(number), self.width):
            print(line)
        if self.variant is not None and self.book.holds(number, self.variant):
            print("\n" + self.catalogue.say("rule-variant", name=self.variant.name))
        places = self.book.rule_index()[number]
        if places["code"]:
            print("\n" + self.catalogue.say("rule-code", folder=f"settemari/games/{self.book.name}"))
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
        print(f"{heading} {self.catalogue.text(self.book.heading_message(heading))}")

    def _entry(self, number: str, most: int | None = None) -> None:
        """A rule beside its number, on as many lines as it takes or at most so many."""
        lines = self._lines(self._text(number), self.width - NUMBER - 1)
        if most is not None and len(lines) > most:
            lines = [*lines[: most - 1], lines[most - 1].rstrip(".,;:") + "…"]
        for place, line in enumerate(lines):
            print(f"{'' if place else number:<{NUMBER}}{line}")

    def _text(self, number: str) -> str:
        """The rule, marked if it is our ruling."""
        kind = self.book.ruling(number)
        mark = f" [{self.catalogue.say(f'ruling-{kind}')}]" if kind else ""
        return self.catalogue.text(self.book.rule_message(number, self.variant)) + mark

    def _lines(self, text: str, width: int) -> list[str]:
        return textwrap.wrap(text, width, break_long_words=False, break_on_hyphens=False)
