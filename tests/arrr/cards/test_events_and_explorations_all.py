"""Every event and every exploration of the shipped deck has tests named after it; a new card without one fails here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.arrr.cards.shipped import EVENTS, SEAS

HERE = Path(__file__).parent


def names(files: str) -> list[str]:
    """Every test function of these files."""
    return [
        node.name
        for file in sorted(HERE.glob(files))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def named_after(card: str, files: str) -> list[str]:
    """What the tests named after a card say of it."""
    start = f"test_{card.replace('-', '_')}_"
    return [name.removeprefix(start) for name in names(files) if name.startswith(start)]


@pytest.mark.parametrize("card", EVENTS)
def test_every_event_has_a_test(card: str) -> None:
    assert named_after(card, "test_events_*.py")


@pytest.mark.parametrize("card", SEAS)
def test_every_exploration_has_a_test_of_all_that_is_printed_on_it(card: str) -> None:
    """Conquered, defeating, its influence on neighbours and its condition, where it has them."""
    wanted = {"conquered", "defeats"}
    wanted |= {"influences"} if SEAS[card].influence else set()
    wanted |= {"needs"} if SEAS[card].condition else set()
    assert {said.partition("_")[0] for said in named_after(card, "test_explorations_*.py")} == wanted


@pytest.mark.parametrize("card", [card for card, sea in SEAS.items() if len(sea.tests) > 1])
def test_every_test_of_an_exploration_can_defeat(card: str) -> None:
    """Where a test has its own penalty, a test of ours fails in it."""
    said = named_after(card, "test_explorations_*.py")
    for number, test in zip(("first", "second", "third"), SEAS[card].tests, strict=False):
        if test.penalty:
            assert f"defeats_in_the_{number}_test" in said
