"""``settemari rule``: what it prints, at any width, in every language, and what it says to a number that is none."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

import pytest

from settemari.cli.rule import run, tell
from settemari.core.errors import UnknownRule, UnknownVariant
from settemari.core.rulebook import RuleBook, rule_books
from settemari.games.maretta.rules import RULES as rules
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.locales.plain import text

# On the wheel too: what an installed game knows of its rules it must have brought along.
pytestmark = pytest.mark.compiled_too


@pytest.fixture(autouse=True)
def width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


Captured = pytest.CaptureFixture[str]


def printed(capsys: Captured, number: str | None, language: str = "en", variant: str | None = None) -> str:
    assert run(Namespace(number=number, variant=variant), language) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_a_rule_with_its_code_and_its_tests(capsys: Captured) -> None:
    lines = printed(capsys, "A3.10").splitlines()
    assert lines == [
        "A3.10  (A3 Phase two: a card for somebody else)",
        "",
        "If you are swapped away before your move of A3.6, you make it from your new",
        "space. [our ruling]",
        "",
        "Carried out in settemari/games/maretta:",
        *(f"  {place}" for place in rules.rule_index()["A3.10"]["code"]),
        "",
        "Tested by:",
        *(f"  {test}" for test in rules.rule_index()["A3.10"]["tests"]),
    ]
    assert "  escape.py: Escape.give" in lines
    assert any(line.startswith("  tests/rules/test_A3.py::test_A3_10_") for line in lines)


def test_a_rule_without_a_place_in_the_code(capsys: Captured) -> None:
    out = printed(capsys, "E1")
    assert "Not carried out in one place of the code.\n" in out
    assert "Carried out in" not in out
    assert "ruling" not in out


@pytest.mark.parametrize("book", rule_books(), ids=lambda book: str(book.name))
def test_a_rule_is_found_in_the_book_that_has_its_letter(capsys: Captured, book: RuleBook) -> None:
    for number in (book.rule_numbers()[0], book.rule_numbers()[-1]):
        heading = book.heading_of(number)
        out = printed(capsys, number)
        assert out.startswith(f"{number}  ({heading} ")
        assert f"settemari/games/{book.name}:" in out or "Not carried out" in out
        lines = printed(capsys, heading).splitlines()
        assert lines[0].startswith(f"{heading} ")
        assert sum(line.split(" ")[0] in book.section_rules(heading) for line in lines) == len(
            book.section_rules(heading)
        )


@pytest.mark.parametrize("written", ["A3.2", "a3.2", " A3-2 ", "A3.2.", "A3_2", "rule-A3-2"])
def test_a_number_can_be_written_in_several_ways(capsys: Captured, written: str) -> None:
    assert printed(capsys, written).startswith("A3.2  (A3 ")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ["[in parte nostra precisazione]", "Applicata in settemari/games/maretta:", "Controllata da:"]),
        ("en", ["[in part our ruling]", "Carried out in settemari/games/maretta:", "Tested by:"]),
        ("fr", ["[en partie notre précision]", "Appliquée dans settemari/games/maretta\u00a0:", "Vérifiée par\u00a0:"]),
    ],
)
def test_every_language(capsys: Captured, language: str, words: list[str]) -> None:
    out = " ".join(printed(capsys, "D2", language).split(" "))
    assert [word for word in words if word not in out.replace("\n", " ")] == []


def test_a_section(capsys: Captured) -> None:
    lines = printed(capsys, "B2").splitlines()
    assert lines[0] == "B2 Phase one: load the others"
    assert [line.split()[0] for line in lines[1:] if not line.startswith(" ")] == ["B2.1", "B2.2"]
    assert lines[-1] == "B2.2   Whoever has no card in hand passes. [our ruling]"
    assert all(line.startswith("       ") for line in lines[2:-1])


@pytest.mark.parametrize(
    ("wanted", "first", "numbers"),
    [
        ("a", "A Escape from Maretta (side A)", [n for n in rules.rule_numbers() if n[0] == "A"]),
        ("D", "D Barrels", [n for n in rules.rule_numbers() if n[0] == "D"]),
        ("D0", "D Barrels", [f"D0.{n}" for n in range(1, 6)]),
        ("M0", "M Components", [f"M0.{n}" for n in range(1, 8)]),
    ],
)
def test_a_part_and_a_group(capsys: Captured, wanted: str, first: str, numbers: list[str]) -> None:
    lines = printed(capsys, wanted).splitlines()
    assert lines[0] == first
    starts = [line.split()[0] for line in lines if line and not line.startswith(" ")]
    assert [start for start in starts if start in rules.rule_numbers()] == numbers


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 80, 200])
def test_the_list_has_a_line_for_everything(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, language: str, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = [line for line in printed(capsys, None, language).splitlines() if line]
    expected = []
    for book in rule_books():
        expected.append(Catalogue(language, ["rule"]).say(f"page-{book.name}-title").split()[0])
        expected += [name for heading in book.headings() for name in (heading, *book.section_rules(heading))]
    assert [line.split(maxsplit=1)[0] for line in lines] == expected
    numbers = [number for book in rule_books() for number in book.rule_numbers()]
    entries = [line for line in lines if line.split()[0] in numbers]
    assert max(map(len, entries)) <= min(columns, 100)
    assert any(line.endswith("…") for line in entries)


def test_the_list_of_a_variant_is_that_of_its_game(capsys: Captured) -> None:
    lines = [line for line in printed(capsys, None, variant="hot-feet").splitlines() if line]
    assert lines[0] == "Maretta: the rules"
    expected = [name for heading in rules.headings() for name in (heading, *rules.section_rules(heading))]
    assert [line.split(maxsplit=1)[0] for line in lines[1:]] == expected


@pytest.mark.parametrize("columns", [40, 60, 100, 300])
def test_it_wraps_to_the_terminal(capsys: Captured, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = printed(capsys, "A3", "it").splitlines()
    widest = max(len(line) for line in lines)
    assert min(columns, 100) - 12 < widest <= min(columns, 100)


def test_a_rule_as_a_variant_has_it(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "maretta"\nname = "Seven steps"\n[move]\ngiver = 7\n')
    assert "moves 2 spaces" in printed(capsys, "A3.6")
    out = printed(capsys, "A3.6", variant=str(file))
    assert "moves 7 spaces" in out
    assert "As played in “Seven steps”.\n" in out
    assert "As played in" not in printed(capsys, "B5.1", variant=str(file))
    assert "moves 7 spaces" in printed(capsys, "A3", variant=str(file))
    assert "past the second 5" in printed(capsys, "B5.1", variant="hot-feet")


def test_a_variant_that_there_is_not(capsys: Captured) -> None:
    with pytest.raises(UnknownVariant):
        run(Namespace(number="A3.2", variant="no-such-variant"), "en")


@pytest.mark.parametrize(
    ("wanted", "near"),
    [("A3.11", "A3.1"), ("B6", "B5"), ("D10", "D1"), ("M0.8", "M0.7")],
)
def test_an_unknown_number_names_some_near_it(capsys: Captured, wanted: str, near: str) -> None:
    with pytest.raises(UnknownRule) as error:
        tell(wanted, "en")
    assert near in error.value.near
    assert str(error.value).startswith(f"there is no rule '{wanted}'; ")
    assert near in str(error.value)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("wanted", ["", "Z", "zzz", "è", "." * 5000])
def test_a_number_like_none_names_the_sections(wanted: str) -> None:
    with pytest.raises(UnknownRule) as error:
        tell(wanted, "en")
    assert error.value.near == [heading for book in rule_books() for heading in book.headings()]
    for language in LANGUAGES:
        told = text(language, "errors", error.value.message)
        assert "A1, A2" in told
        assert len(told) < 300


def test_the_index_came_along() -> None:
    assert list(json.loads(rules.index_file.read_text(encoding="utf-8"))) == rules.rule_numbers()
