"""What docs/environments.md shows is what happens."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from settemari.envs.space import Space
from tests.envs.tables import Kind

PAGE = (Path(__file__).parent.parent.parent / "docs" / "environments.md").read_text("utf-8")


@pytest.mark.compiled_too
def test_the_examples_do_what_they_show(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "environments.md", None, 0)
    assert len(test.examples) > 20
    assert doctest.DocTestRunner().run(test).failed == 0, capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("Escape from Maretta", Kind("maretta", 4)),
        ("Escape from Vulcano", Kind("vulcano", 4)),
        ("Arrr!!!, gallows", Kind("arrr", 4, "gallows")),
        ("Arrr!!!, boarding", Kind("arrr", 4, "boarding")),
        ("Arrr!!!, full", Kind("arrr", 4)),
    ],
)
def test_the_sizes_are_those_of_the_page(name: str, kind: Kind) -> None:
    space: Space = kind.space()
    row = f"| {name}, 4 seats | {space.width:,} | {len(space.features):,} | {space.action_count:,} |"
    assert row in PAGE
