"""Makes what is written from the sources: the rules of every game in three languages, where each is carried out and
tested, the cards of Arrr!!! with their texts, the schema of positions, an exchange of the line protocol and one with a
server, what is said to SQLite, and the picture of the README.

``make docs`` runs it; a test sees that nothing is out of date. It is not part of the package: an installed game has
neither tests nor comments to read, so it carries the index as data.
"""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections.abc import Collection, Iterator
from pathlib import Path

from docs.exchange import exchange
from docs.picture import terminal_picture
from docs.protocol_exchange import protocol_exchange
from settemari import find_game, known_games
from settemari.core.notation.position_json import dump
from settemari.core.notation.position_schema import schema_of
from settemari.core.rulebook import PART, WHOLE, RuleBook, rule_books
from settemari.games.arrr.card_text import card_sheet
from settemari.games.arrr.deck_file import shipped_deck
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.server.store.sqlite_compiling import sqlite_json
from settemari.server.store.sqlite_said import FILE as SQLITE

ROOT = Path(__file__).parent.parent
PAGES = ROOT / "docs" / "rules"
CARDS = ROOT / "docs" / "cards"
SCHEMA = ROOT / "docs" / "position.schema.json"
EXCHANGE = ROOT / "docs" / "bot-exchange.txt"
PROTOCOL = ROOT / "docs" / "protocol-exchange.txt"
PICTURE = ROOT / "docs" / "terminal.svg"
GAMES = ROOT / "src" / "settemari" / "games"
TESTS = ROOT / "tests"

# The modules of a game that only speak of rules; the others carry them out, and so do the standard variants.
ONLY_SPEAK = (
    *("__init__", "game", "gist", "policy", "position*", "rules", "telling*", "words"),
    *("answers", "candidates", "card_*", "judging", "needs", "odds", "orders", "refusals", "weights", "worth"),
)
GIVE_NAMES = ("numbers", "fields", "codes")  # what the others carry out has its numbers from here: named last

NUMBER = re.compile(r"\b[A-Z]\d+(?:\.\d+)*\b")
TEST = re.compile(r"test_([A-Z]\d+(?:_\d+)*)_")


def made() -> dict[Path, str]:
    """Every file that is made, with what must stand in it."""
    files: dict[Path, str] = {}
    for book in rule_books():
        files |= {PAGES / page_name(book, language): page(book, language) for language in LANGUAGES}
        files[book.index_file] = json.dumps(index(book), indent=1) + "\n"
    files |= {CARDS / f"{language}.md": cards_page(language) for language in LANGUAGES}
    files[SQLITE] = sqlite_json()
    files[EXCHANGE] = exchange()
    files[PROTOCOL] = protocol_exchange()
    files[PICTURE] = terminal_picture()
    files[SCHEMA] = dump(schema_of([find_game(game) for game in known_games()]))
    return files


# -- pages -----------------------------------------------------------------------------------------------------


def page_name(book: RuleBook, language: str) -> str:
    return f"{book.name}-{language}.md"


def page(book: RuleBook, language: str) -> str:
    """The rules of the standard game in one language, as Markdown."""
    catalogue = Catalogue(language, ["lists", "rule", book.area])
    marks = {kind: catalogue.say(f"ruling-{kind}") for kind in (WHOLE, PART)}
    spoken = {other: Catalogue(other, ["rule"]).say("page-language") for other in LANGUAGES}
    lines = [
        "<!-- Made by `make docs` from src/settemari/locales: change the texts there. -->",
        f"# {catalogue.say(f'page-{book.name}-title')}",
        "",
        " · ".join(f"[{name}]({page_name(book, other)})" for other, name in spoken.items()),
        "",
        catalogue.say(f"page-{book.name}-about"),
        "",
        catalogue.say(f"page-{book.name}-numbers"),
        "",
        catalogue.say("page-marks", **marks),
        "",
        f"## {catalogue.say('page-contents')}",
    ]
    titles = {heading: f"{heading} {catalogue.text(book.heading_message(heading))}" for heading in book.headings()}
    for heading, title in titles.items():
        lines.append(f"{'  ' * book.depth(heading)}- [{title}](#{heading})")
    for heading, title in titles.items():
        lines += ["", f'{"#" * (book.depth(heading) + 2)} <a id="{heading}"></a>{title}']
        for number in book.section_rules(heading):
            text = linked(catalogue.text(book.rule_message(number)).replace("*", "\\*"), book, number)
            kind = book.ruling(number)
            mark = f" *({marks[kind]})*" if kind else ""
            lines.append(f'- <a id="{number}"></a>**{number}** {text}{mark}')
    return "\n".join(lines) + "\n"


def cards_page(language: str) -> str:
    """All cards of the shipped deck of Arrr!!! in one language."""
    spoken = {other: Catalogue(other, ["rule"]).say("page-language") for other in LANGUAGES}
    made_from = "<!-- Made by `make docs` from src/settemari/games/arrr/cards: change the cards there. -->"
    links = " · ".join(f"[{name}]({other}.md)" for other, name in spoken.items())
    title, _, rest = card_sheet(shipped_deck(), language).partition("\n")
    return f"{made_from}\n{title}\n\n{links}\n{rest}"


def linked(text: str, book: RuleBook, own: str) -> str:
    """A text with every other rule and section that it names as a link."""
    known = {*book.rule_numbers(), *book.headings()} - {own}

    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}](#{found[0]})" if found[0] in known else found[0]

    return NUMBER.sub(link, text)


# -- the index -------------------------------------------------------------------------------------------------


def index(book: RuleBook) -> dict[str, dict[str, list[str]]]:
    """For every rule the places in the code that name it, and its tests."""
    found: dict[str, dict[str, list[str]]] = {number: {"code": [], "tests": []} for number in book.rule_numbers()}
    for place, text in places(book):
        for number in NUMBER.findall(text):
            if number in found and place not in found[number]["code"]:
                found[number]["code"].append(place)
    for said, test in tests():
        number = longest(said, found)
        if number is not None and test not in found[number]["tests"]:
            found[number]["tests"].append(test)
    for entry in found.values():  # a whole file only where it has no nearer place
        inner = {place.partition(":")[0] for place in entry["code"] if ":" in place}
        entry["code"] = [place for place in entry["code"] if place not in inner]
    return found


def longest(said: str, known: Collection[str]) -> str | None:
    """The rule that a test's name begins with: after it may come a number that is no part of it, as in A4.1.6."""
    while said and said not in known:
        said = said.rpartition(".")[0]
    return said or None


def places(book: RuleBook) -> Iterator[tuple[str, str]]:
    """Every docstring and comment of the rules' sources, with the place it belongs to."""
    folder = GAMES / book.name
    for file in sorted(folder.glob("*.py"), key=lambda file: (file.stem in GIVE_NAMES, file.stem)):
        if not any(file.match(f"{name}.py") for name in ONLY_SPEAK):
            yield from in_module(file.name, file.read_text(encoding="utf-8"))
    for name in book.games:
        file = folder / "variants" / f"{name}.toml"
        yield from in_variant(f"variants/{name}.toml", file.read_text(encoding="utf-8"))


def in_module(file: str, source: str) -> Iterator[tuple[str, str]]:
    """The docstrings and comments of a module, each with the function, class or name that it is about."""
    tree = ast.parse(source)
    yield file, ast.get_docstring(tree) or ""
    owners = list(named(tree, ""))
    for name, node in owners:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield f"{file}: {name}", ast.get_docstring(node) or ""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            owner = owner_of(token.start[0], owners)
            yield (f"{file}: {owner}" if owner else file), token.string


def named(tree: ast.Module | ast.ClassDef, within: str) -> Iterator[tuple[str, ast.stmt]]:
    """Functions, classes with their methods, and what a module names by assigning to it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield within + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield within + node.name, node
            yield from named(node, f"{within}{node.name}.")
        elif isinstance(node, ast.AnnAssign | ast.Assign) and not within:
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), node


def owner_of(line: int, owners: list[tuple[str, ast.stmt]]) -> str | None:
    """What a comment on that line is about: the innermost that it stands in, or else the next that comes."""
    around = [(node.lineno, name) for name, node in owners if node.lineno <= line <= (node.end_lineno or 0)]
    if around:
        return max(around)[1]
    following = [(node.lineno, name) for name, node in owners if node.lineno > line]
    return min(following)[1] if following else None


def in_variant(file: str, source: str) -> Iterator[tuple[str, str]]:
    """The comments of a variant file, each with the field or table that it stands beside."""
    table = ""
    for line in source.splitlines():
        said, _, comment = line.partition("#")
        if heading := re.match(r"\[(.+)\]", said):
            table = heading[1]
            yield f"{file}: {table}", comment
        elif said.strip():
            yield f"{file}: {table}.{said.partition('=')[0].strip()}", comment


def tests() -> Iterator[tuple[str, str]]:
    """Every test that carries a rule's number, with where it stands."""
    for file in sorted(TESTS.rglob("test_*.py")):
        yield from in_tests(file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8"))


def in_tests(file: str, source: str) -> Iterator[tuple[str, str]]:
    """The tests of a file that carry a rule's number, in their name or by ``@pytest.mark.rule``."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            if match := TEST.match(node.name):
                yield match[1].replace("_", "."), f"{file}::{node.name}"
            for number in marked(node):
                yield number, f"{file}::{node.name}"


def marked(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant))


if __name__ == "__main__":
    for made_file, content in made().items():
        made_file.parent.mkdir(parents=True, exist_ok=True)
        made_file.write_text(content, encoding="utf-8")
        print(made_file.relative_to(ROOT))
