"""The pictures that the README shows: all are there, say what is on them, and are small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
README = (ROOT / "README.md").read_text("utf-8")

MOST, MOST_MOVING = 1_500_000, 1_000_000  # bytes: all of them, and the one that moves
LEAST_WORDS = 8  # that say what is on a picture
MARKDOWN = re.compile(r"!\[([^\]]*)\]\((docs/pictures/[^)]+)\)")
HTML = re.compile(r'<img src="(docs/pictures/[^"]+)"[^>]* alt="([^"]*)"')


def shown() -> dict[str, str]:
    """What is said of every picture, by its file."""
    return {path: told for told, path in MARKDOWN.findall(README)} | dict(HTML.findall(README))


def test_all_pictures_are_shown_and_all_that_are_shown_are_there() -> None:
    """If one is missing, ``make pictures`` makes it."""
    assert {path.relative_to(ROOT).as_posix() for path in FOLDER.iterdir()} == set(shown())
    assert len(shown()) == len(re.findall(r"docs/pictures/", README))


@pytest.mark.parametrize("path", shown())
def test_a_picture_says_what_is_on_it(path: str) -> None:
    assert len(shown()[path].split()) >= LEAST_WORDS


def test_pictures_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) <= MOST
    assert (FOLDER / "turn.webp").stat().st_size <= MOST_MOVING


def test_one_of_them_moves() -> None:
    """By what stands in the files, so that nothing is needed to read them."""
    moving = {path.stem for path in FOLDER.iterdir() if path.read_bytes().count(b"ANMF") > 1}
    assert moving == {"turn"}
