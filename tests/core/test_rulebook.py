"""A book of rules: its headings and numbers, what is ours in it, and which books there are."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import settemari
from settemari.core.game import Game
from settemari.core.rulebook import PART, WHOLE, RuleBook, field_arguments, lies_in, rule_books, standard
from settemari.core.variant import Variant
from settemari.locales.message import Message


class Little(RuleBook):
    """A book of few rules."""

    name = "little"
    games = ("maretta", "vulcano")
    sections: Mapping[str, str] = {"Q": "", "Q1": "Q1.9-11 Q1.20", "R2": "R2.0", "R2.1": "R2.1.0-2", "R20": "R20.1"}
    rulings: Mapping[str, str] = {WHOLE: "Q1.9", PART: "R2.0 R2.1.1"}

    def arguments(self, variant: Variant) -> Mapping[str, object]:
        return {"of": variant.name}


BOOK = Little()


def test_headings_and_numbers_in_order() -> None:
    assert BOOK.headings() == ["Q", "Q1", "R2", "R2.1", "R20"]
    numbers = ["Q1.9", "Q1.10", "Q1.11", "Q1.20", "R2.0", "R2.1.0", "R2.1.1", "R2.1.2", "R20.1"]
    assert BOOK.rule_numbers() == numbers
    assert BOOK.section_rules("Q") == []
    assert BOOK.section_rules("R2") == ["R2.0"]
    assert [BOOK.heading_of(number) for number in ("Q1.20", "R2.0", "R2.1.0", "R20.1")] == ["Q1", "R2", "R2.1", "R20"]
    assert BOOK.letters() == {"Q", "R"}


def test_how_deep_a_heading_lies() -> None:
    assert [BOOK.depth(heading) for heading in BOOK.headings()] == [0, 1, 0, 1, 0]
    inside = [("A1", "A"), ("A", "A"), ("P2.1", "P2"), ("P2.1", "P"), ("P2", "P2")]
    outside = [("P20", "P2"), ("P2", "P2.1"), ("A", "B"), ("A1", ""), ("A", "AB"), ("P2.10", "P2.1")]
    assert [lies_in(heading, part) for heading, part in inside] == [True] * 5
    assert [lies_in(heading, part) for heading, part in outside] == [False] * 6


def test_what_is_ours() -> None:
    assert [BOOK.ruling(number) for number in ("Q1.9", "R2.1.1", "R2.1", "Q1.1")] == [WHOLE, PART, None, None]


def test_texts_are_messages_of_its_own_area() -> None:
    assert BOOK.area == "rules-little"
    assert BOOK.heading_message("R2.1") == Message("rules-R2-1")
    mine = Variant("vulcano", "mine", {}, "test")
    assert BOOK.holds("R2.1.0", mine)
    assert BOOK.rule_message("R2.1.0", mine) == Message("rule-R2-1-0", {"of": "mine"})


def test_at_another_games_table_a_rule_has_the_standard_numbers() -> None:
    other = Variant("skiff", "other", {}, "test")
    assert not BOOK.holds("Q1.9", other)
    told = Message("rule-Q1-9", {"of": standard("maretta").name})
    assert BOOK.rule_message("Q1.9", other) == BOOK.rule_message("Q1.9") == told
    assert standard("vulcano") == settemari.find_game("vulcano").variant()


def test_fields_as_arguments() -> None:
    fields: dict[str, object] = {"hand.limit_always": True, "a.b": False, "n": 1, "deck.removed.3": [0, 1]}
    assert field_arguments(fields) == {"hand-limit-always": "yes", "a-b": "no", "n": 1, "deck-removed-3": [0, 1]}


def test_the_index_is_read_from_its_file(tmp_path: Path) -> None:
    book = Little()
    book.index_file = tmp_path / "index.json"
    index = {"Q1.9": {"code": ["è.py"], "tests": []}}
    book.index_file.write_text(json.dumps(index, ensure_ascii=False), encoding="utf-8")
    assert book.rule_index() == index


def test_there_is_one_book_for_both_sides_of_a_board() -> None:
    books = rule_books()
    assert books.count(settemari.find_game("maretta").rules()) == 1
    assert settemari.find_game("maretta").rules() is settemari.find_game("vulcano").rules()
    assert {game for book in books for game in book.games} == set(settemari.known_games())


def test_no_two_books_share_a_letter_or_an_area() -> None:
    """A rule is found by the letter of its number, and a message by its key."""
    books = rule_books()
    letters = [letter for book in books for letter in sorted(book.letters())]
    assert sorted(set(letters)) == sorted(letters)
    assert len({book.area for book in books}) == len(books)


def test_what_a_game_and_a_book_must_fill_in() -> None:
    with pytest.raises(NotImplementedError):
        Game().rules()
    with pytest.raises(NotImplementedError):
        RuleBook().arguments(standard("maretta"))
