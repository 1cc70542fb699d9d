"""What the README and the package's docstring show is what happens: every example is run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import settemari

ROOT = Path(__file__).parent.parent
SOURCES = {"README.md": (ROOT / "README.md").read_text("utf-8"), "settemari": settemari.__doc__ or ""}
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

pytestmark = pytest.mark.compiled_too


def examples() -> list[tuple[str, str]]:
    """Each block with its name: the docstring as a whole, and every Python block of the README."""
    found = [("settemari", SOURCES["settemari"])]
    for number, block in enumerate(BLOCK.findall(SOURCES["README.md"]), start=1):
        found.append((f"README.md, block {number}", block))
    return found


@pytest.mark.parametrize(("name", "block"), examples(), ids=[name for name, _ in examples()])
def test_an_example_does_what_it_shows(name: str, block: str, capsys: pytest.CaptureFixture[str]) -> None:
    if ">>>" not in block:  # a plain program: it runs, and that is all it promises
        exec(compile(block, name, "exec"), {"__name__": "__main__"})
        return
    test = doctest.DocTestParser().get_doctest(block, {}, name, None, 0)
    assert test.examples
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert result.failed == 0, capsys.readouterr().out


def test_there_is_something_to_run() -> None:
    assert any(">>>" in block for _, block in examples())
