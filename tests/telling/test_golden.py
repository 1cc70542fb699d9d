"""Golden logs: whole games as they are read, in three languages, compared letter by letter.

They are there to be read aloud. If a change is meant, ``python -m tests.telling`` writes them anew: read them.
"""

from __future__ import annotations

import re

import pytest

from settemari.locales import LANGUAGES
from tests.telling.play import FOLDER, GOLDEN, golden_file, golden_page

ALL = [(game, language) for game in GOLDEN for language in LANGUAGES]


@pytest.mark.compiled_too
@pytest.mark.parametrize(("game", "language"), ALL)
def test_a_whole_game_reads_as_before(game: str, language: str) -> None:
    assert golden_page(game, language).splitlines() == golden_file(game, language).read_text("utf-8").splitlines()


def test_there_is_one_for_each_game_and_language() -> None:
    assert {file.name for file in FOLDER.glob("*")} == {golden_file(game, language).name for game, language in ALL}


@pytest.mark.parametrize("game", list(GOLDEN))
def test_the_languages_tell_the_same(game: str) -> None:
    """Line by line the same depth, the same names as often, and the same sums."""
    pages = [golden_file(game, language).read_text("utf-8").splitlines() for language in LANGUAGES]
    for lines in zip(*pages, strict=True):
        assert len({len(line) - len(line.lstrip()) for line in lines}) == 1, lines
        for sight in (r"\b(?:Anna|Bruno|Tea|Gino)\b", r"\|\d \u2212 \d\| = \d|\+\d → |(?:\d \+ )+\d = \d+ > \d"):
            assert len({tuple(sorted(re.findall(sight, line))) for line in lines}) == 1, lines


@pytest.mark.parametrize("game", list(GOLDEN))
def test_french_has_its_spaces(game: str) -> None:
    text = golden_file(game, "fr").read_text("utf-8")
    assert re.findall(r"[^\u00a0]:|[^\u202f][;!?]", text) == []
    assert "'" not in text
