"""What it costs to start: the quick commands import neither the drawing nor the language library."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

HEAVY = {"rich", "fluent", "babel", "multiprocessing", "settemari.games.maretta.telling"}
LIST_MODULES = """
import json, sys
from settemari.cli import main
try:
    code = main(sys.argv[1:])
except SystemExit as stopped:
    code = stopped.code
print(json.dumps([code, sorted(sys.modules)]), file=sys.stderr)
"""


def imported(*arguments: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", LIST_MODULES, *arguments], capture_output=True, text=True, timeout=120, check=True
    )
    code, modules = json.loads(done.stderr)
    assert code == 0
    return set(modules)


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["play", "--help"], ["--help", "--lang", "it"]])
def test_help_and_version_import_nothing_heavy(arguments: list[str]) -> None:
    modules = imported(*arguments)
    assert not modules & {*HEAVY, "settemari.games.maretta.rules", "settemari.lab.simulate"}
    assert "settemari.cli.parser" in modules


def test_simulate_in_a_pipe_imports_nothing_to_draw_with() -> None:
    modules = imported("simulate", "maretta", "--games", "5", "--json")
    assert not modules & HEAVY
    assert "settemari.lab.simulate" in modules


@pytest.mark.parametrize("arguments", [["variant", "code", "adrenaline"], ["variant", "list", "--json"]])
def test_what_needs_no_words_imports_none(arguments: list[str]) -> None:
    assert not imported(*arguments) & HEAVY


def test_these_are_the_names_of_what_is_heavy() -> None:
    assert "fluent" in imported("rule", "A3.2")
