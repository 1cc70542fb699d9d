"""The pages of the rules and the index of where each is carried out: as the sources would make them now."""

from __future__ import annotations

import re

import pytest

from docs import make
from settemari.core.rulebook import PART, WHOLE, RuleBook, rule_books
from settemari.games.maretta.rules import RULES
from settemari.locales import LANGUAGES

BOOKS = rule_books()

# Rules that no single place of the code carries out, and why.
NOT_IN_CODE = {
    "M0.6": "the board and its pieces are what the places and counters are made for",
    "M0.7": "who sees what is a property of every place, and decided in core",
    **{f"E{number}": "an example: it is a test" for number in range(1, 7)},
}


@pytest.fixture(params=BOOKS, ids=lambda book: str(book.name))
def book(request: pytest.FixtureRequest) -> RuleBook:
    assert isinstance(request.param, RuleBook)
    return request.param


def page_names() -> list[str]:
    return [f"{book.name}-{language}.md" for book in BOOKS for language in LANGUAGES]


def test_what_is_made_is_current() -> None:
    """If this fails, run ``make docs``."""
    made = make.made()
    cards = {f"{language}.md" for language in LANGUAGES}
    data = {"rule_index.json", "sqlite.json"}
    others = {"terminal.svg", "position.schema.json", "bot-exchange.txt", "protocol-exchange.txt"}
    assert {file.name for file in made} == {*page_names(), *cards, *data, *others}
    assert "maretta-it.md" in page_names()
    assert len(made) == 4 * len(BOOKS) + len(cards) + 5
    for file, content in made.items():
        assert file.read_text(encoding="utf-8") == content, f"{file.name} is out of date: run `make docs`"


def test_there_are_no_other_pages() -> None:
    assert sorted(file.name for file in make.PAGES.iterdir()) == sorted(page_names())
    assert sorted(file.stem for file in make.CARDS.iterdir()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_has_every_rule_once_and_every_link_leads_somewhere(book: RuleBook, language: str) -> None:
    page = make.page(book, language)
    anchors = re.findall(r'<a id="([^"]+)">', page)
    assert sorted(anchors) == sorted(book.headings() + book.rule_numbers())
    links = set(re.findall(r"\]\(#([^)]+)\)", page))
    assert set(book.headings()) < links <= set(anchors)
    assert re.findall(r"\]\(([\w-]+\.md)\)", page) == [f"{book.name}-{other}.md" for other in LANGUAGES]


def test_headings_are_as_deep_as_they_lie() -> None:
    lines = make.page(RULES, "en").splitlines()
    assert {"- [A Escape from Maretta (side A)](#A)", "  - [A1 Set-up](#A1)"} <= set(lines)
    assert {'## <a id="D"></a>D Barrels', '### <a id="B1"></a>B1 Set-up'} <= set(lines)


@pytest.mark.parametrize(
    ("language", "whole", "part"),
    [
        ("it", "nostra precisazione", "in parte nostra precisazione"),
        ("en", "our ruling", "in part our ruling"),
        ("fr", "notre précision", "en partie notre précision"),
    ],
)
def test_a_page_marks_what_is_ours(book: RuleBook, language: str, whole: str, part: str) -> None:
    lines = {line.split("**")[1]: line for line in make.page(book, language).splitlines() if line.startswith("- <a id")}
    for number in book.rule_numbers():
        mark = {WHOLE: f" *({whole})*", PART: f" *({part})*", None: "."}[book.ruling(number)]
        assert lines[number].endswith(mark), number


def test_a_rule_links_to_others_and_not_to_itself() -> None:
    assert (
        make.linked("D3, as D4 and A3.2 in A3; not A3.22, not X1", RULES, "D3")
        == "D3, as [D4](#D4) and [A3.2](#A3.2) in [A3](#A3); not A3.22, not X1"
    )


def test_every_rule_is_carried_out_somewhere(book: RuleBook) -> None:
    index = book.rule_index()
    assert list(index) == book.rule_numbers()
    nowhere = [number for number, places in index.items() if not places["code"]]
    assert nowhere == [number for number in book.rule_numbers() if number in NOT_IN_CODE]


def test_every_rule_is_tested(book: RuleBook) -> None:
    assert [number for number, places in book.rule_index().items() if not places["tests"]] == []


def test_the_index_knows_where_things_are() -> None:
    index = RULES.rule_index()
    assert "placing.py: Placing.receivers" in index["A3.2"]["code"]
    assert "variants/vulcano.toml: lava.step" in index["B5.1"]["code"]
    assert "tests/rules/test_A2.py" in {test.partition("::")[0] for test in index["A2.2"]["tests"]}


SOURCE = '''\
"""The module (A1.1)."""

SPEED = 3  # A3.6
# What comes next (A1.2).
SIZE: int = 4


class Raft:
    """A raft (A3.1)."""

    # between methods (A3.2)
    def float(self) -> None:
        """Stay up (A3.3)."""
        pass  # a while (A3.4)

    def sink(self) -> None:
        pass


# the end (A3.5)
'''


def test_a_comment_belongs_to_what_it_stands_in_or_before() -> None:
    found = {number: place for place, text in make.in_module("raft.py", SOURCE) for number in make.NUMBER.findall(text)}
    assert found == {
        "A1.1": "raft.py",
        "A3.6": "raft.py: SPEED",
        "A1.2": "raft.py: SIZE",
        "A3.1": "raft.py: Raft",
        "A3.2": "raft.py: Raft",
        "A3.3": "raft.py: Raft.float",
        "A3.4": "raft.py: Raft.float",
        "A3.5": "raft.py",
    }


def test_a_comment_in_a_variant_belongs_to_its_field() -> None:
    source = "# V1\n[lava]  # B5\nstep = 3  # B5.1\n\n[deck.removed]  # A1.4\n3 = 31\n"
    assert [(place, text.strip()) for place, text in make.in_variant("x.toml", source)] == [
        ("x.toml: lava", "B5"),
        ("x.toml: lava.step", "B5.1"),
        ("x.toml: deck.removed", "A1.4"),
        ("x.toml: deck.removed.3", ""),
    ]


def test_a_test_carries_its_number_in_the_name_or_by_a_mark() -> None:
    source = (
        "def test_A3_2_so(): ...\ndef test_D9_thus(): ...\ndef test_other(): ...\ndef test_P2_1_3_anew(): ...\n"
        '@pytest.mark.heavy\n@pytest.mark.rule("B5.1")\ndef test_lava(): ...\ndef A3_1_not_a_test(): ...\n'
    )
    assert list(make.in_tests("t.py", source)) == [
        ("A3.2", "t.py::test_A3_2_so"),
        ("D9", "t.py::test_D9_thus"),
        ("P2.1.3", "t.py::test_P2_1_3_anew"),
        ("B5.1", "t.py::test_lava"),
    ]


def test_a_number_in_a_test_name_may_be_no_part_of_the_rule() -> None:
    """``test_A4_1_6_is_not_enough``."""
    known = {"A4.1", "A4.2", "P2.1.3"}
    assert make.longest("A4.1.6", known) == make.longest("A4.1", known) == "A4.1"
    assert make.longest("P2.1.3", known) == "P2.1.3"
    assert make.longest("A4", known) is make.longest("P2.1", known) is None
