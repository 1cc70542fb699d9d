"""Every rule number has a test that carries it, and every rule is named where it is carried out."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src" / "settemari" / "games" / "maretta"
PAGE = ROOT.parent / "shared" / "rules" / "maretta.md"  # where the numbered rules lie beside the repository
NUMBERS = (HERE / "numbers.txt").read_text(encoding="utf-8").split()


def numbered_tests() -> Iterator[tuple[str, str]]:
    """The number in the name of every test function here, and the name."""
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found = re.match(r"test_([MABDVE])(\d+)(?:_(\d+))?_", node.name)
                if found:
                    letter, section, paragraph = found.groups()
                    number = f"{letter}{section}" + (f".{paragraph}" if paragraph else "")
                    yield number, f"{file.name}: {node.name}"


def cited() -> set[str]:
    """Every number in a docstring or a comment of the rules' source."""
    texts: list[str] = []
    for file in SOURCE.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        tokens = tokenize.generate_tokens(io.StringIO(source).readline)
        texts += [token.string for token in tokens if token.type == tokenize.COMMENT]
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                texts.append(ast.get_docstring(node) or "")
    return {number for text in texts for number in re.findall(r"\b[ABDV]\d+(?:\.\d+)?\b", text)}


def test_numbers_are_listed_once() -> None:
    assert len(NUMBERS) == len(set(NUMBERS)) == 70


def test_every_number_has_a_test() -> None:
    assert sorted(set(NUMBERS) - {number for number, _ in numbered_tests()}) == []


def test_every_test_names_a_number_that_exists() -> None:
    assert [name for number, name in numbered_tests() if number not in NUMBERS] == []


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    rules = {number for number in NUMBERS if number[0] in "ABDV"}
    assert sorted(rules - cited()) == []


def test_every_citation_exists() -> None:
    """A whole section may be cited as well: A3, D."""
    sections = {number.partition(".")[0] for number in NUMBERS}
    assert sorted(cited() - set(NUMBERS) - sections) == []


def test_the_list_is_that_of_the_page() -> None:
    if PAGE.exists():
        page = PAGE.read_text(encoding="utf-8")
        assert re.findall(r"^- ([MABDVE]\d+(?:\.\d+)?) ", page, re.MULTILINE) == NUMBERS
