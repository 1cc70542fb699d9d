"""The numbered rules of a game for clients that say them themselves: which there are, which are ours, and the numbers
that their texts take.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from settemari.core.errors import UnknownGame
from settemari.core.registry import find_game
from settemari.core.rulebook import RuleBook, standard
from settemari.core.variant import Variant
from settemari.locales.message import Message
from settemari.server.http.problems import described, problems
from settemari.server.settings import Settings
from settemari.server.wire import wired

LONGEST_CODE = 400  # letters of a variant's code
OF_VARIANT = "variant"  # the numbers of a variant, beside those of the games as printed

GameName = Annotated[str, PathParameter(description="A game; the sides of a board share a book.", max_length=32)]
VariantName = Annotated[
    str, QueryParameter(description="A variant by its name or code; empty: as printed.", max_length=LONGEST_CODE)
]


class RuleTold(msgspec.Struct, frozen=True):
    """A rule: its number, ``whole`` or ``part`` if it is our ruling, and which ``numbers`` say it."""

    number: str
    ruling: str
    numbers: str


class SectionTold(msgspec.Struct, frozen=True):
    """A heading, how many others it stands below, and the rules that stand directly below it."""

    number: str
    depth: int
    rules: list[RuleTold]


class BookTold(msgspec.Struct, frozen=True):
    """A book in order. The text of rule A3.2 is the message ``rule-A3-2``, that of heading A3 ``rules-A3``."""

    name: str
    games: list[str]
    sections: list[SectionTold]
    numbers: dict[str, dict[str, Any]]


def book_told(book: RuleBook, variant: Variant | None = None) -> BookTold:
    """A book as it travels; under a variant, the rules that hold for it are told with its numbers."""

    def rule(number: str) -> RuleTold:
        varied = variant is not None and book.holds(number, variant)
        return RuleTold(number, book.ruling(number) or "", OF_VARIANT if varied else book.games_of(number)[0])

    sections = [
        SectionTold(heading, book.depth(heading), [rule(number) for number in book.section_rules(heading)])
        for heading in book.headings()
    ]
    numbers = {game: _numbers(book, standard(game)) for game in book.games}
    if variant is not None:
        numbers[OF_VARIANT] = _numbers(book, variant)
    return BookTold(book.name, list(book.games), sections, numbers)


def _numbers(book: RuleBook, variant: Variant) -> dict[str, Any]:
    """The arguments of its texts, as those of any message travel."""
    found: dict[str, Any] = msgspec.json.decode(wired(Message(OF_VARIANT, book.arguments(variant))))["args"]
    return found


def rule_routes() -> list[Any]:
    """The one there is: books belong to no worker."""

    @get("/api/v1/rules/{game:str}", responses=problems(404), operation_class=described())
    async def rules(game: GameName, variant: VariantName = "") -> BookTold:
        """The numbered rules of a game, as printed or as they hold in a variant."""
        try:
            book = find_game(game).rules()
        except UnknownGame:
            raise NotFoundException from None
        return book_told(book, Settings(game, variant=variant).of_variant() if variant else None)

    return [rules]
