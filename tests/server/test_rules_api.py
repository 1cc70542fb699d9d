"""The numbered rules as a client is told them: from what travels, each can be said as the server's pages say it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from settemari.core.registry import find_game
from settemari.core.rulebook import RuleBook, rule_books
from settemari.core.variant import Variant
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.server.http.rules_api import book_told
from settemari.server.wire import read_message
from tests.server.hostile.afloat import Afloat, sail

Told = Any  # JSON
BOOKS = {book.name: book for book in rule_books()}


def as_sent(book: RuleBook, variant: Variant | None = None) -> Told:
    return json.loads(msgspec.json.encode(book_told(book, variant)))


def messages(told: Told) -> dict[str, Told]:
    """Every rule as a client makes it up: its key, and the numbers that the rule names."""
    return {
        rule["number"]: {
            "key": "rule-" + rule["number"].replace(".", "-"),
            "args": told["numbers"][rule["numbers"]],
        }
        for section in told["sections"]
        for rule in section["rules"]
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOOKS)
def test_every_rule_is_said_as_on_the_pages(name: str, language: str) -> None:
    book, catalogue = BOOKS[name], Catalogue(language, ["lists", BOOKS[name].area])
    told = messages(as_sent(book))
    assert list(told) == book.rule_numbers()
    for number, message in told.items():
        assert catalogue.text(read_message(message)) == catalogue.text(book.rule_message(number))


@pytest.mark.parametrize("name", BOOKS)
def test_headings_depths_and_rulings_are_those_of_the_book(name: str) -> None:
    book, told = BOOKS[name], as_sent(BOOKS[name])
    assert (told["name"], told["games"]) == (name, list(book.games))
    assert [(one["number"], one["depth"]) for one in told["sections"]] == [
        (heading, book.depth(heading)) for heading in book.headings()
    ]
    marked = {rule["number"]: rule["ruling"] for one in told["sections"] for rule in one["rules"] if rule["ruling"]}
    assert marked == {number: kind for number in book.rule_numbers() if (kind := book.ruling(number))}
    assert {"whole", "part"} == set(marked.values())


def test_under_a_variant_its_own_rules_have_its_numbers_and_the_others_do_not() -> None:
    variant = find_game("maretta").variant("full-hands")
    book, catalogue = BOOKS["maretta"], Catalogue("en", ["lists", "rules-maretta"])
    told = messages(as_sent(book, variant))
    for number, message in told.items():
        assert catalogue.text(read_message(message)) == catalogue.text(book.rule_message(number, variant))
    assert "draws 5 cards" in catalogue.text(read_message(told["A1.5"]))
    assert told["B1.4"]["args"] == messages(as_sent(book))["B1.4"]["args"]


def test_a_book_is_asked_for_by_a_game(tmp_path: Path) -> None:
    async def scene(ship: Afloat) -> None:
        anna = await ship.person()
        for game, name in (("maretta", "maretta"), ("vulcano", "maretta"), ("arrr", "arrr")):
            reply = await anna.http.get(f"/api/v1/rules/{game}")
            assert (reply.status_code, reply.json()["name"]) == (200, name)
        varied = await anna.http.get("/api/v1/rules/maretta", params={"variant": "squall"})
        assert set(varied.json()["numbers"]) == {"maretta", "vulcano", "variant"}
        assert (await anna.http.get("/api/v1/rules/chess")).status_code == 404
        for wrong in ("nosuchvariant", "../squall", "x" * 401):
            assert (await anna.http.get("/api/v1/rules/maretta", params={"variant": wrong})).status_code == 400

    sail(tmp_path, scene)
