"""Every rule number of Arrr!!! has a test that carries it, and every rule is named where it is carried out."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SOURCE = ROOT / "src" / "settemari" / "games" / "arrr"
NUMBERS = (ROOT / "tests" / "rules" / "numbers-arrr.txt").read_text(encoding="utf-8").split()
NUMBER = re.compile(r"\bP\d+(?:\.\d+)*\b")
# P9.3 says that nothing is left out: there is nothing to carry out.
CARRIED_OUT_NOWHERE = {"P9.3"}


def numbered_tests() -> Iterator[tuple[str, str]]:
    """The number in the name of every test function here, and the name."""
    for file in sorted(HERE.glob("test_P*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found = re.match(r"test_(P\d+(?:_\d+)*)_", node.name)
                yield found[1].replace("_", ".") if found else "", f"{file.name}: {node.name}"


def cited() -> set[str]:
    """Every number in a docstring or a comment of the rules' source and of the standard variants."""
    texts: list[str] = [file.read_text(encoding="utf-8") for file in (SOURCE / "variants").glob("*.toml")]
    for file in SOURCE.glob("*.py"):
        source = file.read_text(encoding="utf-8")
        tokens = tokenize.generate_tokens(io.StringIO(source).readline)
        texts += [token.string for token in tokens if token.type == tokenize.COMMENT]
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                texts.append(ast.get_docstring(node) or "")
    return {number for text in texts for number in NUMBER.findall(text)}


def test_every_number_has_a_test() -> None:
    assert sorted(set(NUMBERS) - {number for number, _ in numbered_tests()}) == []


def test_every_test_names_a_number_that_exists() -> None:
    assert [name for number, name in numbered_tests() if number not in NUMBERS] == []


def test_every_rule_is_cited_where_it_is_carried_out() -> None:
    assert sorted(set(NUMBERS) - cited() - CARRIED_OUT_NOWHERE) == []


def test_every_citation_exists() -> None:
    """A whole section may be cited as well: P3, P2.1."""
    sections = {number.rpartition(".")[0] for number in NUMBERS} | {number.partition(".")[0] for number in NUMBERS}
    assert sorted(cited() - set(NUMBERS) - sections) == []
