"""The screens kept as text, and how each of them is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.text import Text

from settemari.cli.screen import ASCII, UNICODE, Symbols, curtain, ending, table_screen
from settemari.locales import LANGUAGES
from tests.command.screen.scenes import catalogue, finished, moment, printed

FOLDER = Path(__file__).parent / "golden"

# Moments with much to see: ink, facts, thefts, a boarding score; a seat that is out, and what a pass has told.
MOMENTS = {"maretta": (10, 28, 0), "vulcano": (33, 26, 1)}  # seed, questions, the seat that looks
LOG = [
    ("Carla: 2 → 9", 0),
    ("Bruno: |5 - 2| = 3 → 12", 0),
    ("3 → 12, 14 → 9", 1),
    ("9 → 14", 2),
    ("Anna, Bruno, Carla, Aldo: 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11 + 12 + 13 + 14 + 15 + 16 + 17 = 153", 0),
]


def table(game: str, language: str, width: int, symbols: Symbols = UNICODE) -> Text:
    seed, questions, seat = MOMENTS[game]
    match = moment(game, 4, seed, questions)
    words = catalogue(language)
    return table_screen(match.view(seat), match.setup, words, width, practice=True, log=LOG, symbols=symbols)


def end(game: str, language: str) -> Text:
    match, paths = finished(game, 5, 3)
    assert match.outcome is not None
    words = catalogue(language)
    promise = match.commitment
    seed = match.seed
    return ending(match.outcome, match.setup, words, 80, paths=paths, seed=seed, commitment=promise, checked=True)


def screens() -> dict[str, tuple[int, Callable[[], Text]]]:
    """Every golden screen by name: how wide it is, and how it is drawn."""
    found: dict[str, tuple[int, Callable[[], Text]]] = {}
    for language in LANGUAGES:
        for game in MOMENTS:
            for width in (80, 120):
                found[f"{game}-{width}-{language}"] = width, partial(table, game, language, width)
            found[f"{game}-ascii-{language}"] = 80, partial(table, game, language, 80, ASCII)
            found[f"{game}-ending-{language}"] = 80, partial(end, game, language)
        found[f"curtain-{language}"] = 80, partial(curtain, "Bruno", "pink", catalogue(language), 80, 16)
    return found


def drawn(name: str) -> str:
    """A golden screen as it is now."""
    width, draw = screens()[name]
    return "".join(f"{line.rstrip()}\n" for line in printed(draw(), width).splitlines())
