"""Screens that people have looked at stay as they are; `python -m tests.command.screen` draws them anew."""

from __future__ import annotations

import pytest

from tests.command.screen.goldens import FOLDER, drawn, screens


def test_every_golden_screen_has_its_file() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.txt")) == sorted(screens())


@pytest.mark.parametrize("name", screens())
def test_screen_is_as_it_was(name: str) -> None:
    assert drawn(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [name for name in screens() if "-80-" in name and not name.startswith("arrr")])
def test_a_game_for_four_fits_about_thirty_lines(name: str) -> None:
    assert len(drawn(name).splitlines()) <= 34


@pytest.mark.parametrize("name", [name for name in screens() if "-brief-" in name])
def test_what_is_brief_fits_a_terminal_with_the_question_below(name: str) -> None:
    assert len(drawn(name).splitlines()) <= 54
