"""Every message is said, in every language, with arguments of every kind it may be given."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest

from settemari import locales
from settemari.locales import plain
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message
from tests.locales import ftl

NUMBERS = (0, 1, 2, 5, 21)
NAMES = ("Anna", "d'Aoste", "{", "{ $name }", "Ève & « Zoë »")
MARK = "\N{WHITE STAR}"
MOST = 400  # combinations of one message's variants; beyond that, one selector at a time


@cache
def catalogue(language: str) -> Catalogue:
    return Catalogue(language, locales.areas())


@cache
def needs(area: str) -> dict[str, dict[str, tuple[object, ...]]]:
    """Of each message the variables that any language uses, and what each may be; () for what only stands there."""
    found: dict[str, dict[str, tuple[object, ...]]] = {}
    chosen: dict[tuple[str, str], set[str]] = {}
    for language in locales.LANGUAGES:
        for form in ftl.forms(ftl.files()[language, area]):
            mine = found.setdefault(form.key, {})
            for variable in ftl.variables(form.pattern):
                mine.setdefault(variable, ())
            for variable, names in ftl.selectors(form.pattern).items():
                chosen.setdefault((form.key, variable), set()).update(names)
    for (key, variable), names in chosen.items():
        exact = tuple(int(name) for name in names if name.isdecimal())
        found[key][variable] = (*NUMBERS, *exact) if ftl.counts(names) else (*sorted(names - {"other"}), "quite-other")
    return found


def samples(wants: dict[str, tuple[object, ...]], name: str) -> Iterator[dict[str, object]]:
    """Arguments for a message: every combination of what its selectors may be, if there are not too many."""
    base = dict.fromkeys(wants, name) | {variable: values[0] for variable, values in wants.items() if values}
    chosen = {variable: values for variable, values in wants.items() if values}
    if math.prod(len(values) for values in chosen.values()) <= MOST:
        for values in product(*chosen.values()):
            yield base | dict(zip(chosen, values, strict=True))
    else:
        for variable, choices in chosen.items():
            yield from (base | {variable: value} for value in choices)


def said(language: str, key: str, arguments: dict[str, object]) -> list[str]:
    return list(catalogue(language).forms(Message(key, arguments)).values())


@pytest.mark.parametrize("area", locales.areas())
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_every_message_can_be_said(language: str, area: str) -> None:
    for key, wants in needs(area).items():
        for arguments in samples(wants, "Anna"):
            for text in said(language, key, arguments):
                assert text.strip() == text != "", key
                assert not set("{}\u2068\u2069") & set(text), (key, text)


@pytest.mark.parametrize("area", locales.areas())
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_names_are_said_as_they_are(language: str, area: str) -> None:
    """Whatever a player is called: a name is never read as part of the message."""
    assert MARK not in locales.source(language, area)
    for key, wants in needs(area).items():
        marked = said(language, key, next(samples(wants, MARK)))
        for name in NAMES:
            expected = [text.replace(MARK, name) for text in marked]
            assert said(language, key, next(samples(wants, name))) == expected


@pytest.mark.parametrize("area", locales.PLAIN_AREAS)
@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_both_readers_say_the_same(language: str, area: str) -> None:
    assert set(plain.texts(language, area)) == {form.key for form in ftl.forms(ftl.files()[language, area])}
    for key, wants in needs(area).items():
        for value in (*NAMES, 0, 1, -1, 8192, 10**20, True, None, "two\nlines"):
            message = Message(key, dict.fromkeys(wants, value))
            assert plain.text(language, area, message) == catalogue(language).text(message)


def test_samples_reach_every_variant() -> None:
    wants: dict[str, tuple[object, ...]] = {"n": (0, 1), "kind": ("a", "b"), "who": ()}
    assert list(samples(wants, "Anna")) == [
        {"n": n, "kind": kind, "who": "Anna"} for n in (0, 1) for kind in ("a", "b")
    ]
    many: dict[str, tuple[object, ...]] = {f"n{number}": NUMBERS for number in range(9)}
    assert {(name, value) for sample in samples(many, "") for name, value in sample.items()} == {
        (name, value) for name in many for value in NUMBERS
    }


def test_a_message_that_cannot_be_said_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The runtime's complaints come through: a gap in a sentence is an error."""
    monkeypatch.setattr("settemari.locales.catalogue.source", lambda language, area: "key = { $one } { other }\n")
    spoken = Catalogue("it", ["any"])
    with pytest.raises(LookupError, match=r"it: key: .*one"):
        spoken.say("key")
    with pytest.raises(LookupError, match=r"it: key: .*other"):
        spoken.say("key", one=1)
