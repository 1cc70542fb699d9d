"""No sentence for people stands in the program: they are all in the catalogues.

A string with two words in a row is taken for a sentence, and so is any word that is printed, outside of docstrings.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator

import pytest

from tests.locales import sources

CURVED = "\N{RIGHT SINGLE QUOTATION MARK}"
WORD = rf"(?:[^\W\d_]['{CURVED}])?[^\W\d_]{{2,}}"
SENTENCE = re.compile(rf"{WORD}[\w'{CURVED}]*[^\w\s{{}}<>=|/\\]* +[^\w\s{{}}<>=|/\\]*{WORD}")
ANY_WORD = re.compile(WORD)
PRINTING = {"print", "input", "write"}

# The words of golden playthroughs and bug reports are those of the notation, the same in every language.
LEFT_OUT: set[str] = set()

# Strings that look like sentences and are none, each with its reason.
ALLOWED = {
    "settemari: {}": "the name of the command before what went wrong",
    "settemari match {}": "the first line of a match file",
    "settemari match ([0-9]{1,9})": "the first line of a match file, read",
    "seen by": "an entry of match files and positions",
    "seen by: {}": "an entry of match files",
    "tells everything that is hidden: keep it to yourself until the end": "a comment in match files: they are English",
    "settemari position 1": "the first entry of a position",
    "places.stock of {}": "a place within a position",
    "places.hand of {}": "a place within a position",
    "area of {}": "a place within a position",
    "A position of Sette Mari": "the title of a JSON Schema, for programmers",
    "Any state of a game, or what one seat sees of it. docs/positions.md tells what it means.": "its description",
    "dim italic": "a style of the terminal",
    "BEGIN IMMEDIATE": "SQL",
    "SET NULL": "SQL",
    "ROLLBACK TO {}": "SQL",
    "SELECT 1 FROM sqlite_master LIMIT 1": "SQL",
    "INSERT INTO alembic_version VALUES (?)": "SQL",
    "undo to": "a line of match files",
    "settemari undo {} {}": "what luck is keyed by",
    "Sette Mari": "a name",
    "Application Support": "a folder of macOS",
    "default-src 'self'": "a header",
    "script-src 'self'": "a header",
    "style-src 'self'": "a header",
    "font-src 'self'": "a header",
    "connect-src 'self'": "a header",
    "manifest-src 'self'": "a header",
    "worker-src 'self'": "a header",
    "img-src 'self' data:": "a header",
    "object-src 'none'": "a header",
    'viewBox="0 0 {} {}" preserveAspectRatio="xMidYMid slice"': "SVG",
    'stroke-linejoin="round" stroke-linecap="round"': "SVG",
    '<svg xmlns="http://www.w3.org/2000/svg" {}><g {}>{}</g></svg>\n': "SVG",
    '<rect width="{}" height="{}" fill="{}"/>': "SVG",
    'fill="{}" stroke="{}" stroke-width="{}" stroke-linejoin="round" stroke-linecap="round"': "SVG",
    "public, max-age=86400, stale-while-revalidate=2592000": "a header",
    "Who is on it": "OpenAPI, for programmers",
    "What they hold": "OpenAPI, for programmers",
    "Where they are": "OpenAPI, for programmers",
    "What the sky is like": "OpenAPI, for programmers",
    "What kind of card it is for: {}": "OpenAPI, for programmers",
    "base-uri 'none'": "a header",
    "frame-ancestors 'none'": "a header",
    "form-action 'self'": "a header",
    "{}; HttpOnly; SameSite=Lax{}": "a header",
    'attachment; filename="{}"': "a header",
    "text/plain; version=0.0.4; charset=utf-8": "a header",
    "text/html; charset=utf-8": "a header",
    "text/css; charset=utf-8": "a header",
    "text/javascript; charset=utf-8": "a header",
    "text/plain; charset=utf-8": "a header",
    "{}=text; Path=/; Max-Age={}; SameSite=Lax": "a header",
    "public, max-age={}, immutable": "a header",
    "{}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax": "a header",
    'attachment; filename="settemari.json"': "a header",
    "Invalid UTF-8": "what a library logs",
    "Invalid HTTP": "what a library logs",
    "Unsupported upgrade": "what a library logs",
    "button quiet": "names of styles",
    "button big": "names of styles",
    "curtain of-{}": "names of styles",
    '{"key":"': "JSON",
    ',"depth":': "JSON",
    '{"seat":': "JSON",
    '{"names":': "JSON",
}


def hard_coded(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of whatever looks as if people were to read it."""
    internal = {id(node) for part in _internal(tree) for node in ast.walk(part)}
    printed = {id(node) for part in _printed(tree) for node in _as_it_stands(part)}
    for node, text in sources.strings(tree):
        pattern = ANY_WORD if id(node) in printed else SENTENCE
        if pattern.search(text) and id(node) not in internal:
            yield node.lineno, text


def _internal(tree: ast.AST) -> Iterator[ast.AST]:
    """What only programmers see: assertions, Python's own errors, and how a thing shows itself in a debugger; and who
    runs a server: its log, and what its requests and numbers are described by.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log" | "LOG"))):
                yield node
            case ast.keyword(arg="description" | "documentation"):
                yield node.value
            case ast.Assert(msg=ast.expr() as text):
                yield text
            case ast.Raise(exc=ast.Call(func=ast.Name(id=name)) as error) if hasattr(builtins, name):
                yield error
            case ast.FunctionDef(name="__repr__"):
                yield node


def _printed(tree: ast.AST) -> Iterator[ast.AST]:
    """What is given to be printed."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in PRINTING:
                yield from node.args


def _as_it_stands(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of what is printed but the arguments of calls: in ``print(say("key"))`` no key is printed."""
    yield node
    if not isinstance(node, ast.Call):
        for part in ast.iter_child_nodes(node):
            yield from _as_it_stands(part)


def found() -> list[tuple[str, int, str]]:
    return [
        (file, line, text)
        for file, tree in sources.trees().items()
        if file not in LEFT_OUT
        for line, text in hard_coded(tree)
    ]


def test_no_text_for_people_stands_in_the_program() -> None:
    assert [f"{file}:{line}: {text}" for file, line, text in found() if text not in ALLOWED] == []


def test_what_is_allowed_is_there() -> None:
    assert set(ALLOWED) - {text for _, _, text in found()} == set()
    assert set(sources.trees()) >= LEFT_OUT


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ('print("Your turn, Anna")', "Your turn, Anna"),
        ('print(f"Your turn, {name}")', "Your turn, {}"),
        ('print("Round", number)', "Round"),
        ('print(f"[bold]Round {number}[/bold]")', "[bold]Round {}[/bold]"),
        ('console.print("Fine")', "Fine"),
        ('line = "It is " + name', "It is {}"),
        ('line = "Anna: " + "your turn"', "Anna: your turn"),
        ('def f():\n    "Said."\n    return "Not said"', "Not said"),
        ('parser.add_argument("x", help="the number of games")', "the number of games"),
        ('raise BadAction(text, "not allowed here")', "not allowed here"),
        ('x = f"{say(key)} and so {name}"', "{} and so {}"),
        ("x = f\"{f('hidden in there')}\"", "hidden in there"),
        ('x = {"a": ["deep in there"]}', "deep in there"),
        ('x = "Tocca a te: «bene, così»"', "Tocca a te: «bene, così»"),
        (f"x = 'Ecco l{CURVED}ora'", f"Ecco l{CURVED}ora"),
    ],
)
def test_the_scan_finds_text_for_people(source: str, text: str) -> None:
    assert [found for _, found in hard_coded(ast.parse(source))] == [text]


@pytest.mark.parametrize(
    "source",
    [
        '"""A docstring of a module."""\nclass A:\n    """Of a class."""\n    def f(self):\n        """And so on."""',
        'say("error-no-such-file", file=file)',
        'print(say("error-none"))',
        'print(f"{number:>5} {say(key)}")',
        'print(pen.say("screen-round", number=3), end="")',
        'assert x, "this cannot be"',
        'raise ValueError("a mistake of the program")',
        'class A:\n    def __repr__(self):\n        return f"<match of {self.game} at {self.seat}>"',
        'x = "wood-3"',
        'x = f"{name} {value}"',
    ],
)
def test_the_scan_lets_the_rest_pass(source: str) -> None:
    assert list(hard_coded(ast.parse(source))) == []
