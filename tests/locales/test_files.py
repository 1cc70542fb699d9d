"""The catalogues' files: alike in every language but for the words, in the Fluent that every runtime reads alike."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

import pytest
from fluent.syntax import ast

from settemari import locales
from tests.locales import ftl

FILES = sorted(ftl.files())
PERCENT = re.compile(r"%(?:\(\w+\))?[a-z%]")


# -- the common subset -----------------------------------------------------------------------------------------


def outside_subset(source: str) -> list[str]:
    """What is no Fluent, or not such that the runtimes of Python and of the browser say the same."""
    wrong = []
    resource = ftl.parsed(source)
    own = {entry.id.name for entry in resource.body if isinstance(entry, (ast.Message, ast.Term))}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"junk: {(entry.content or '').strip()}")
        elif isinstance(entry, ast.Term) and any(isinstance(node, ast.VariableReference) for node in ftl.walk(entry)):
            wrong.append(f"-{entry.id.name}: a term with a variable")
        elif isinstance(entry, (ast.Message, ast.Term)):
            wrong += [f"{entry.id.name}: {why}" for node in ftl.walk(entry) for why in _outside(node, own)]
    return wrong


def _outside(node: ast.SyntaxNode, own: set[str]) -> list[str]:
    match node:
        case ast.FunctionReference():
            return [f"{node.id.name}()"]
        case ast.TermReference() if node.arguments is not None or node.attribute is not None:
            return [f"-{node.id.name} with more than its name"]
        case ast.MessageReference() | ast.TermReference() if node.id.name not in own:
            return [f"{node.id.name} is not in this file"]
        case ast.Placeable(expression=ast.Placeable()):
            return ["braces within braces"]
        case ast.SelectExpression(selector=ast.VariableReference()):
            names = {ftl.key(variant) for variant in node.variants}
            default = next(ftl.key(variant) for variant in node.variants if variant.default)
            if not ftl.counts(names):
                return []
            if default != "other":
                return [f"numbers without *[other]: {', '.join(sorted(names))}"]
            return [
                f"[{name}] among numbers" for name in sorted(names) if name[0].isalpha() and name not in ftl.PLURALS
            ]
        case ast.SelectExpression():
            return ["only a variable may choose"]
    return []


@pytest.mark.parametrize(("language", "area"), FILES)
def test_a_file_is_fluent_that_every_runtime_reads_alike(language: str, area: str) -> None:
    assert outside_subset(locales.source(language, area)) == []


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("key text", "junk: key text"),
        ("key = { $open", "junk: key = { $open"),
        ("key = { NUMBER($n) }", "key: NUMBER()"),
        ('key = { DATETIME($d, month: "long") }', "key: DATETIME()"),
        ('-term = x\nkey = { -term(case: "of") }', "key: -term with more than its name"),
        ("-term = x\n    .of = y\nkey = { -term.of ->\n   *[y] z\n}", "key: only a variable may choose"),
        ("-term = { $name }", "-term: a term with a variable"),
        ("key = { other }", "key: other is not in this file"),
        ("key = { -other }", "key: other is not in this file"),
        ("key = { { $name } }", "key: braces within braces"),
        ("key = { $n ->\n    [one] a\n   *[many] b\n}", "key: numbers without *[other]: many, one"),
        ("key = { $n ->\n    [few] a\n    [2] c\n   *[other] b\n}", "key: [few] among numbers"),
        ("key = x\n    .the = { NUMBER($n) }", "key: NUMBER()"),
    ],
)
def test_what_is_outside_the_subset_is_found(source: str, wrong: str) -> None:
    assert wrong in outside_subset(f"{source}\n")


def test_what_is_inside_the_subset_passes() -> None:
    source = "-ship = ship\nthe = the { -ship }\nkey = { the } of { $name }{ $n ->\n    [0] a\n    [one] b\n"
    source += '   *[other] { $n } { "{" }\n}{ $kind ->\n    [wood] w\n   *[other] x\n}\n    .a = { $name }\n'
    assert outside_subset(source) == []


# -- the same in every language --------------------------------------------------------------------------------


def test_every_language_has_the_same_areas() -> None:
    found = {language: [area for spoken, area in FILES if spoken == language] for language in locales.LANGUAGES}
    assert found == dict.fromkeys(locales.LANGUAGES, locales.areas())
    assert {"errors", "help", "lists"} <= set(locales.areas())
    assert set(locales.PLAIN_AREAS) <= set(locales.areas())


def arguments(pattern: ast.Pattern, attributes: set[str]) -> set[str]:
    """The arguments a text needs. ``$barrel-the`` is a form of ``$barrel``: each language needs its own forms."""
    found = set()
    for variable in ftl.variables(pattern):
        name, dash, form = variable.rpartition("-")
        found.add(name if dash and form in attributes else variable)
    return found


def differences(files: Mapping[str, ast.Resource], attributes: set[str]) -> list[str]:
    """What the languages do not have in common, of one area: texts, their arguments, their percent signs."""
    texts = {language: {str(form): form.pattern for form in ftl.forms(file)} for language, file in files.items()}
    every = sorted({name for found in texts.values() for name in found})
    wrong = []
    for name in every:
        missing = [language for language in texts if name not in texts[language]]
        wrong += [f"{name} is not in {language}" for language in missing]
        if missing:
            continue
        needs = {language: arguments(found[name], attributes) for language, found in texts.items()}
        if len({frozenset(need) for need in needs.values()}) > 1:
            told = "; ".join(f"{language}: {', '.join(sorted(need))}" for language, need in needs.items())
            wrong.append(f"{name} needs different arguments ({told})")
        signs = [sorted(PERCENT.findall(" ".join(ftl.pieces(found[name])))) for found in texts.values()]
        if any(sign != signs[0] for sign in signs):
            wrong.append(f"{name} has different percent signs")
    return wrong


def all_attributes() -> set[str]:
    return {form.name for file in ftl.files().values() for form in ftl.forms(file)} - {""}


@pytest.mark.parametrize("area", locales.areas())
def test_every_language_has_the_same_messages(area: str) -> None:
    found = {language: ftl.files()[language, area] for language in locales.LANGUAGES}
    assert differences(found, all_attributes()) == []


@pytest.mark.parametrize(
    ("other", "wrong"),
    [
        ("key = { $a } and { $b }\n    .the = x\nmore = 1", ["more is not in en"]),
        ("key = { $a } and { $b }", ["key.the is not in it"]),
        ("key = { $a }\n    .the = x", ["key needs different arguments (en: a, b; it: a)"]),
        ("key = { $a } and { $c }\n    .the = x", ["key needs different arguments (en: a, b; it: a, c)"]),
        ("key = { $a } and { $b }\n    .the = { $a }", ["key.the needs different arguments (en: ; it: a)"]),
        ("key = { $a } %s and { $b }\n    .the = x", ["key has different percent signs"]),
        ("key = { $b-the }, { $a }\n    .the = x", []),
        ("key = { $b-le }, { $a }\n    .the = x", ["key needs different arguments (en: a, b; it: a, b-le)"]),
    ],
)
def test_a_difference_between_languages_is_found(other: str, wrong: list[str]) -> None:
    english = "key = { $a } and { $b }\n    .the = x\n"
    assert differences({"en": ftl.parsed(english), "it": ftl.parsed(f"{other}\n")}, {"the"}) == wrong


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_key_is_given_once(language: str) -> None:
    """Areas are read together: a second message of the same key would be passed over in silence."""
    spoken = [file for (mine, _), file in ftl.files().items() if mine == language]
    keys = Counter(
        entry.id.name for file in spoken for entry in file.body if isinstance(entry, (ast.Message, ast.Term))
    )
    assert [name for name, times in keys.items() if times > 1] == []
    texts = Counter(str(form) for file in spoken for form in ftl.forms(file))
    assert [name for name, times in texts.items() if times > 1] == []


# -- plain areas -----------------------------------------------------------------------------------------------

PLAIN_LINE = re.compile(r"|#.*| +(\{ |[^\s{}\[*.]).*|[a-z][a-z0-9-]* =( .*)?")
PLAIN_PLACEABLE = re.compile(r"\{ \$[a-z][a-z0-9-]* \}")


def not_plain(source: str) -> list[str]:
    """The lines that the plain reader would not understand."""
    return [
        line
        for line in source.splitlines()
        if not PLAIN_LINE.fullmatch(line)
        or (not line.startswith("#") and re.search(r"[{}]", PLAIN_PLACEABLE.sub("", line)))
    ]


@pytest.mark.parametrize("area", locales.PLAIN_AREAS)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_a_plain_area_is_plain(language: str, area: str) -> None:
    assert not_plain(locales.source(language, area)) == []
    assert [str(form) for form in ftl.forms(ftl.files()[language, area]) if form.name] == []
    assert not any(isinstance(entry, ast.Term) for entry in ftl.files()[language, area].body)


@pytest.mark.parametrize(
    "line",
    [
        "key = {$name}",
        "key = { $Name }",
        "key = { other }",
        "key = { $n ->",
        "    [one] x",
        "    .the = x",
        "-term = x",
    ],
)
def test_what_is_not_plain_is_found(line: str) -> None:
    assert not_plain(f"# {{ anything }}\nfine = {{ $name }}\n    and more\n\n{line}\n") == [line]
