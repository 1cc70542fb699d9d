"""The screens kept as text, and how each of them is drawn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from rich.text import Text

from settemari.cli.screen import ASCII, UNICODE, Symbols, curtain, ending, table_screen
from settemari.cli.screen.lines import wrap
from settemari.cli.screen.look import Above
from settemari.locales import LANGUAGES
from tests.command.screen.arrr_scenes import at, look, wild
from tests.command.screen.scenes import catalogue, finished, look_at, moment, printed

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
    return table_screen(look_at(match, words, symbols), match.view(seat), width, above=Above(practice=True), log=LOG)


def end(game: str, language: str) -> Text:
    match, _ = finished(game, 5, 3)
    look = look_at(match, catalogue(language))
    return ending(look, match, 80, seed=match.seed, commitment=match.commitment, checked=True)


# Arrr!!!, for one who is asked: mode, seed, question, not before so many questions, so much on the stack.
ASKED = {
    "arrr-gallows": ("gallows", 3, "equip", 40, 0),
    "arrr-boarding": ("boarding", 5, "rolling", 60, 0),
    "arrr-full": ("full", 2, "declare", 120, 0),
    "arrr-stack": ("full", 2, "stack", 60, 2),
    "arrr-naming": ("full", 3, "naming", 0, 2),
    "arrr-naming-hand": ("gallows", 3, "naming", 0, 0),
    "arrr-duel": ("full", 2, "contest", 0, 0),
}
ARRR_SCREENS = (
    ("arrr-gallows", "it", 80, UNICODE, False),
    ("arrr-gallows", "en", 120, UNICODE, False),
    ("arrr-boarding", "fr", 80, UNICODE, False),
    ("arrr-boarding", "it", 120, UNICODE, False),
    *(("arrr-full", language, 80, UNICODE, False) for language in LANGUAGES),
    ("arrr-full", "en", 120, UNICODE, False),
    ("arrr-full", "en", 80, UNICODE, True),
    ("arrr-full", "fr", 80, ASCII, False),
    *(("arrr-stack", language, 80, UNICODE, False) for language in LANGUAGES),
    *((scene, language, 80, UNICODE, False) for scene in ("arrr-naming", "arrr-naming-hand") for language in LANGUAGES),
    ("arrr-duel", "it", 80, UNICODE, False),
    ("arrr-duel", "fr", 120, UNICODE, True),
)


def asked_table(scene: str, language: str, width: int, symbols: Symbols, brief: bool) -> Text:
    """The table of Arrr!!! for the first who is asked, with the question and what may be answered."""
    match = at(*ASKED[scene])
    question = match.question()
    assert question is not None
    seat = question.seats[0]
    shown, view = look(match, language, symbols), match.view(seat)
    text = table_screen(shown, view, width, above=Above(practice=True), log=LOG, log_height=3, brief=brief)
    asked = shown.pen.text(match.game.telling().question_message(match.game, match.setup, view))
    lines = shown.choices(view, question.offer(seat)).lines(width)
    below = [Text(" ") + line for line in wrap(Text(asked, "title"), width - 1)]
    return Text("\n").join([text, *below, *(line for line in lines if isinstance(line, Text))])


def scored(language: str) -> Text:
    *_, match = wild("full", 4, 2)
    return ending(look(match, language), match, 80, seed=2, commitment=match.commitment, checked=True)


def screens() -> dict[str, tuple[int, Callable[[], Text]]]:
    """Every golden screen by name: how wide it is, and how it is drawn."""
    found: dict[str, tuple[int, Callable[[], Text]]] = {}
    for language in LANGUAGES:
        for game in MOMENTS:
            for width in (80, 120):
                found[f"{game}-{width}-{language}"] = width, partial(table, game, language, width)
            found[f"{game}-ascii-{language}"] = 80, partial(table, game, language, 80, ASCII)
            found[f"{game}-ending-{language}"] = 80, partial(end, game, language)
        found[f"arrr-ending-{language}"] = 80, partial(scored, language)
        found[f"curtain-{language}"] = 80, partial(curtain, "Bruno", "pink", catalogue(language), 80, 16)
    for scene, language, width, symbols, brief in ARRR_SCREENS:
        form = "ascii" if symbols is ASCII else f"{width}-brief" if brief else str(width)
        found[f"{scene}-{form}-{language}"] = width, partial(asked_table, scene, language, width, symbols, brief)
    return found


def drawn(name: str) -> str:
    """A golden screen as it is now."""
    width, draw = screens()[name]
    return "".join(f"{line.rstrip()}\n" for line in printed(draw(), width).splitlines())
