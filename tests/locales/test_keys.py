"""Every key that the program uses is in the catalogues, and every key of the catalogues is used by the program."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

import settemari
from settemari.bots.external import WHYS
from settemari.bots.levels import LEVELS
from settemari.games.arrr import words as pirates
from settemari.games.arrr.agenda import MOMENTS as PIRATES_TOGETHER
from settemari.games.arrr.card_text import AGAIN, SAME_EVERYWHERE, SYMBOL_WORDS
from settemari.games.arrr.orders import ALWAYS, MY_TURN, SMART, THIS_ACTION, THIS_STACK
from settemari.games.arrr.vocabulary import ACTIONS, CREW_KINDS, FACE_WORDS, LASTING_ON, MODES, MOMENTS, TARGETS
from settemari.games.maretta.awards import NAMES as AWARDS
from settemari.games.maretta.words import BARREL_WORDS, ENDINGS, QUESTIONS, REASONS, SEAT_WORDS, SUIT_WORDS
from settemari.lab.breakdown import countable
from settemari.lessons import lesson_names
from settemari.printing import sections_of
from settemari.printing.arrr import EXPLAINED
from settemari.server.room import ENDED, PLAYING, WAITING
from tests.locales import ftl, sources, web_sources

GAMES = {name: settemari.find_game(name) for name in settemari.known_games()}
TABLES = {table for game in GAMES.values() for tables in countable(game).values() for table in tables}
ASKING = [asked.name for asked in QUESTIONS.values() if asked.name not in ("cuttlefish", "school")]  # these ask nobody

BOOKS = ("arrr", "maretta")  # of rules
FACES = ("attack", "navigation", "cunning", "courage", "jolly")  # of a die
BOX = ("crew-cards", "event-cards", "exploration-cards", "captain-cards", "doubloons", "dice")

MOVES = ("deed", "move", "run")  # how a meeple comes to move: a good deed, side A, side B

PIRATES_ASKED = [asked.name for asked in pirates.QUESTIONS.values()]
ONE_SEAT = [asked.name for step, asked in pirates.QUESTIONS.items() if step not in PIRATES_TOGETHER]
SEVERAL_SENTENCES = {
    "barred": ("-sail", "-challenge"),
    "too-many-of-kind": ("-crew", "-events"),
    "not-there": ("", "-card", "-doubloons"),
    "is-exhausted": ("", "-captain"),
    "not-now": ("", "-used", "-at-all"),
}
PIRATES_REFUSED = [key + ending for _, key in pirates.REASONS.values() for ending in SEVERAL_SENTENCES.get(key, ("",))]

# Keys that are made at run time: how they are made, and of which words; None where the words are known elsewhere.
# Each is made somewhere in the sources just so, and each is in the catalogues.
MADE: dict[str, Iterable[str] | None] = {
    "error-table-{}": (WAITING, PLAYING, ENDED),
    "suit-{}": SUIT_WORDS,
    "seat-{}": SEAT_WORDS,
    "barrel-{}": BARREL_WORDS,
    "barrel-{}-effect": BARREL_WORDS,
    "screen-barrel-{}": BARREL_WORDS,
    "rules-count-{}": BARREL_WORDS,
    "rules-box-{}": BOX,
    "rules-face-{}": FACES,
    "page-{}-title": BOOKS,
    "page-{}-about": BOOKS,
    "page-{}-numbers": BOOKS,
    # What is printed on cards; tests/arrr/test_card_text.py sees that each of these is printed on some card.
    "trait-{}": FACE_WORDS,
    "kind-{}": CREW_KINDS,
    "symbol-{}": SYMBOL_WORDS,
    "target-{}": [word for word in TARGETS if word != "none"],
    "again-{}": AGAIN.values(),
    "who-{}": ("others", "everybody"),
    "action-{}": ("sail", "challenge"),
    "moment-{}": MOMENTS,
    "declared-{}": ACTIONS,
    "during-{}": ACTIONS,
    "condition-{}": None,
    "influence-test-{}": ("more", "less"),
    "influence-doubloons-{}": ("more", "less"),
    "where-{}": LASTING_ON,
    "until-{}": SAME_EVERYWHERE,
    "until-{}-{}": None,
    "op-{}": None,
    "op-{}-you": None,
    "op-{}-they": None,
    "op-difficulty-{}": ("more", "less"),
    "change-{}-{}": None,
    "change-{}-{}-{}": None,
    "change-dice-{}-{}": None,
    "change-difficulty-{}-{}": None,
    "sheet-{}": ("card", "kind", "copies", "text"),
    "ending-{}": [name for name, _ in ENDINGS.values()],
    "ending-name-{}": [name for game in GAMES.values() for name in game.ending_words.values()],
    "by-{}": [table.word for table in TABLES],
    "measure-{}": {measure.word for table in TABLES for measure in table.measures},
    "count-{}": ACTIONS,
    "refused-{}": [*(key for _, key in REASONS.values()), "not-in-own-stock"],
    "arrr-refused-{}": [*PIRATES_REFUSED, "no-target-wanted"],
    "arrr-question-{}": PIRATES_ASKED,
    "arrr-help-{}": ONE_SEAT,
    "arrr-awaited-{}": ONE_SEAT,
    "arrr-ending-{}": [name for name, _ in pirates.ENDINGS.values()],
    "{}-on": (
        "arrr-log-plays",
        "arrr-log-uses",
        "arrr-log-commands",
        "arrr-answer-play",
        "arrr-answer-use",
        "arrr-question-stack",
    ),
    "{}-discard": ("arrr-question-naming",),
    "{}-exhaust": ("arrr-question-naming",),
    "{}-plain": ("arrr-question-declare", "arrr-help-recruit", "arrr-help-declare"),
    "question-{}": None,  # and what differs by what one holds: -self, -any, -none
    "question-{}-help": None,
    "awaited-{}": ASKING,
    "log-{}": None,  # of a barrel, and what differs by what it meets
    "log-{}-none": None,
    "log-opens-{}": None,
    "{}-there": MOVES,
    "{}-stays": MOVES[1:],
    "{}-cut": MOVES,
    "{}-goes": MOVES,
    "arrr-screen-mode-{}": MODES,
    "arrr-screen-short-{}": FACE_WORDS,
    "arrr-order-{}": [SMART, ALWAYS, MY_TURN, THIS_ACTION, THIS_STACK],
    "bot-{}": [level.name.lower() for level in LEVELS],
    "program-{}": WHYS,
    "arena-why-{}": WHYS,
    "game-{}": list(GAMES),
    "lesson-{}": lesson_names(),
    "lesson-{}-{}": None,  # and -hint: tests/lessons compares them with the steps
    "lesson-{}-{}-hint": None,
    "award-{}": AWARDS,
    "variant-{}": sorted({name for game in GAMES.values() for name in game.variant_names()}),
    "rule-{}": None,  # tests of the rules' texts compare them with the rules' numbers
    "rules-{}": None,
    "ruling-{}": None,
    "help-{}{}": None,  # making the command line reads them all
    "help-option-{}": None,
    "print-section-{}": {section for game in GAMES for section in sections_of(game)} - {"rafts", "carts"},
    "print-arrr-mark-{}": EXPLAINED,
    "argparse-": None,  # the words of a library, found by this beginning
}
# What only games of tests say: they are not in the catalogues and bring their own words.
FOR_TESTS = {"error-text"}
KEY = re.compile(r"[a-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*")


def said(tree: ast.AST) -> Iterator[str]:
    """The keys of the messages that are made there, ``{}`` for what is filled in at run time."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("say", "Message", "knows"):
                yield from _keys_of(node.args[0])


def _keys_of(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from (*_keys_of(node.body), *_keys_of(node.orelse))
    elif (text := sources.shape(node)) is not None:
        yield text


@cache
def keys() -> set[str]:
    """Every key of the catalogues."""
    return {form.key for (language, _), file in ftl.files().items() if language == "en" for form in ftl.forms(file)}


@cache
def shapes() -> set[str]:
    """Every string of the sources, ``{}`` for what is filled in."""
    return {text for tree in (*sources.trees().values(), *pages()) for _, text in sources.strings(tree)}


def pages() -> list[ast.Module]:
    """The programs that write the pages of docs/: they say things too."""
    return [ast.parse(file.read_text("utf-8")) for file in (Path(__file__).parents[2] / "docs").glob("*.py")]


def test_every_key_in_the_program_is_in_the_catalogues() -> None:
    found = {(file, key) for file, tree in sources.trees().items() for key in said(tree)}
    assert sorted(f"{file}: {key}" for file, key in found if "{}" not in key and key not in keys()) == []
    errors = {text for text in shapes() if re.fullmatch(r"error(-[a-z0-9]+)+", text)}
    assert sorted(errors - keys()) == []
    assert len(errors) > 60


def test_every_way_to_make_a_key_is_listed() -> None:
    """But for what goes on from a key that is listed: ``f"{key}-about"``."""
    found = {(file, key) for file, tree in sources.trees().items() for key in said(tree)}
    made = (f"{file}: {key}" for file, key in found if "{}" in key and not key.startswith("{}") and key not in MADE)
    assert sorted(made) == []


def test_keys_are_found_in_a_source() -> None:
    source = 'say("a"); x.say("b", n=1); Message("c" if x else f"d-{x}"); c.knows("e-" + x); print("g"); say(key)'
    assert sorted(said(ast.parse(source))) == ["a", "b", "c", "d-{}", "e-{}"]


def unused(found: Iterable[str], written: set[str]) -> list[str]:
    """The keys that stand nowhere in the sources and are not made at run time either."""
    made = set()
    beginnings = []
    for how, words in MADE.items():
        if words is None:
            beginnings.append(how.partition("{}")[0])
        else:
            made |= {how.replace("{}", word) for word in words}
    return [key for key in sorted(found) if key not in written | made and not key.startswith(tuple(beginnings))]


def in_browser() -> set[str]:
    """The keys that the browser client says: what it writes or makes, and has enough of to be told from other words."""
    written = set().union(*(web_sources.strings(source) for source in web_sources.files().values()))
    made = [how for how in written if "{}" in how and re.match(r"[a-z]{3,}-", how)]
    return {key for key in keys() if key in written or any(web_sources.makes(how, key) for how in made)}


def test_every_key_of_the_catalogues_is_used() -> None:
    assert unused(keys() - FOR_TESTS, shapes() | in_browser()) == []


def test_every_key_that_the_browser_says_is_in_the_catalogues() -> None:
    found = {(file, key) for file, source in web_sources.files().items() for key in web_sources.said(source)}
    assert sorted(f"{file}: {key}" for file, key in found if "{}" not in key and key not in keys()) == []
    made = {(file, how) for file, how in found if "{}" in how and not how.startswith("{}")}
    missing = (f"{file}: {how}" for file, how in made if not any(web_sources.makes(how, key) for key in keys()))
    assert sorted(missing) == []
    assert len(found) > 100


def test_keys_are_found_in_a_source_of_the_browser() -> None:
    source = (
        "say('a', { n }); say(`b-${x.y({})}-c`); text({ key: 'd' }); { key: `e-${f}` }; print('g'); attribute('h', 'i')"
    )
    assert web_sources.said(source) == {"a", "b-{}-c", "d", "e-{}", "h"}
    assert web_sources.strings("'a' + \"b\" + `c-${d}`") == {"a", "b", "c-{}"}
    assert web_sources.makes("b-{}-c", "b-x-c")
    assert not web_sources.makes("b-{}-c", "b-x-d")


def test_an_unused_key_is_found() -> None:
    assert unused(["suit-wood", "suit-cheese", "rule-A1", "said", "left-over"], {"said"}) == [
        "left-over",
        "suit-cheese",
    ]


@pytest.mark.parametrize("how", MADE)
def test_a_key_made_at_run_time_is_made_so_and_there(how: str) -> None:
    assert {how, how.replace("{}", "")} & shapes()  # also `key += "-goes"`
    assert MADE[how] is not None or not how.startswith("{}")
    assert sorted({how.replace("{}", word) for word in MADE[how] or ()} - keys()) == []
    assert any(key.startswith(how.partition("{}")[0]) for key in keys())


def test_what_only_tests_say_is_said_by_tests_only() -> None:
    assert keys() >= FOR_TESTS
    assert not shapes() & FOR_TESTS


def test_keys_are_plain_words() -> None:
    assert [key for key in keys() if not KEY.fullmatch(key)] == []
