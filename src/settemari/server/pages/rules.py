"""The numbered rules of a game on a page, each with an anchor that refusals lead to."""

from __future__ import annotations

import re

from settemari.core.errors import UnknownRule
from settemari.core.registry import find_game
from settemari.core.rulebook import RuleBook, lies_in, rule_books
from settemari.server.pages.board import GAMES
from settemari.server.pages.parts import Block, Bullets, Cards, Fold, Group, Para, Ref, Run, Section, Words
from settemari.server.pages.parts import Card as Shown
from settemari.server.pages.render import Page

NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)*\b")


def rules_page(language: str, game: str, number: str = "") -> str:
    """The book of a game (``vulcano`` shares one with ``maretta``); with a number, that rule or section comes first.

    Raises UnknownGame and UnknownRule.
    """
    book = find_game(game).rules()
    return _Pages(Page(language, (book.area,)), book).whole(number.strip())


class _Pages:
    """One book in one language."""

    def __init__(self, page: Page, book: RuleBook) -> None:
        self.page = page
        self.book = book
        self.known = {*book.rule_numbers(), *book.headings()}

    def whole(self, number: str) -> str:
        page, book = self.page, self.book
        sections = [*([self._wanted(number)] if number else []), self._contents()]
        for heading in book.headings():
            if book.depth(heading) == 0:
                inner = [other for other in book.headings() if lies_in(other, heading) and other != heading]
                blocks: list[Block] = [*self._rules(heading), *(self._part(other) for other in inner)]
                sections.append(Section(heading, self._title(heading), blocks, "rules"))
        title = page.say(f"page-{book.name}-title")
        return page.render(
            title=title,
            heading=title,
            lead=page.say(f"page-{book.name}-about"),
            sections=sections,
            here=f"/rules/{book.name}",
            mood=book.name,
        )

    def _title(self, heading: str) -> str:
        return f"{heading} {self.page.text(self.book.heading_message(heading))}"

    def _contents(self) -> Section:
        """What there is, with links; and which rules are ours."""
        page, book = self.page, self.book
        links: list[Words] = [Ref(self._title(heading), f"#{heading}") for heading in book.headings()]
        marks = {kind: page.say(f"ruling-{kind}") for kind in ("whole", "part")}
        others = [
            Ref(page.say(f"page-{other.name}-title"), f"/rules/{other.name}", "tap")
            for other in rule_books()
            if other is not book and other.games[0] in GAMES
        ]
        return Section(
            "contents",
            page.say("page-contents"),
            [
                Bullets(links, "contents"),
                Fold(
                    page.say("page-about-rules"),
                    [Para(page.say(f"page-{book.name}-numbers")), Para(page.say("page-marks", **marks))],
                ),
                *(Para(ref) for ref in others),
            ],
        )

    def _part(self, heading: str) -> Group:
        return Group(self._title(heading), self._rules(heading), heading)

    def _rules(self, heading: str) -> list[Block]:
        rules = [self._rule(number, anchor=True) for number in self.book.section_rules(heading)]
        return [Cards(rules, "rules")] if rules else []

    def _rule(self, number: str, anchor: bool = False) -> Shown:
        """A rule under its number; every other that it names is a link, and our rulings say that they are."""
        kind = self.book.ruling(number)
        mark = [self.page.say(f"ruling-{kind}")] if kind else []
        text = self.page.text(self.book.rule_message(number))
        return Shown(number, [Para(self._linked(text, number))], mark, id=number if anchor else "")

    def _linked(self, text: str, own: str) -> Words:
        pieces: list[str | Ref] = []
        at = 0
        for found in NUMBER.finditer(text):
            if found[0] in self.known and found[0] != own:
                pieces += [text[at : found.start()], Ref(found[0], f"#{found[0]}")]
                at = found.end()
        return Run([*pieces, text[at:]])

    def _wanted(self, number: str) -> Section:
        """The rule or the section that somebody looks for."""
        title = self.page.say("page-rule", number=number)
        if number in self.book.rule_numbers():
            return Section("wanted", title, [Cards([self._rule(number)], "rules")], "ask")
        inside = [heading for heading in self.book.headings() if lies_in(heading, number)]
        rules = [rule for heading in inside for rule in self.book.section_rules(heading)]
        if not rules:
            raise UnknownRule(number, self.book.headings())
        return Section("wanted", title, [Cards([self._rule(rule) for rule in rules], "rules")], "ask")
