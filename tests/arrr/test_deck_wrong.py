"""What is refused in a deck, and how that is told: file, card, field, what stands there and what is allowed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from settemari.core.errors import DeckError, FileError, SetteMariError
from settemari.games.arrr import card_fields, card_reader, deck_file
from settemari.games.arrr.deck_file import MOST_EFFECTS, deck_of_tables, deck_of_toml, effects_in, toml_of
from settemari.locales import LANGUAGES
from settemari.locales.message import Message
from settemari.locales.plain import text as plain_text
from tests.arrr.decks.text import DECK, EVENT_TABLE, GAIN, captain, event, item, read, sea
from tests.arrr.decks.wrong import WRONG


def refusal(text: str) -> SetteMariError:
    with pytest.raises((DeckError, FileError)) as caught:
        deck_of_toml(DECK + text, "f")
    assert isinstance(caught.value, SetteMariError)
    return caught.value


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_told_with_its_place(case: str) -> None:
    text, told = WRONG[case]
    assert str(refusal(text)) == told


@pytest.mark.parametrize("case", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, case: str) -> None:
    told = plain_text(language, "errors", refusal(WRONG[case][0]).message)
    assert told.startswith("f")
    assert not set("$") & set(told)


def keys_in(value: object) -> Iterator[str]:
    if isinstance(value, Message):
        yield value.key
        for inner in value.args.values():
            yield from keys_in(inner)


def test_every_error_has_a_case() -> None:
    modules = (card_fields, card_reader, deck_file)
    written = {
        key
        for module in modules
        for key in re.findall(r'"(error-[a-z0-9-]+)"', Path(module.__file__ or "").read_text("utf-8"))
    }
    shown = {key for text, _ in WRONG.values() for key in keys_in(refusal(text).message)}
    elsewhere = {
        "error-too-large",
        "error-not-toml",
        "error-cannot-be-read",
        "error-deck-files",
        "error-deck-named",
        "error-deck-effects",
    }
    assert len(written) > 40
    assert written - shown == elsewhere  # in test_deck_file.py, and the last one below


def test_too_many_effects() -> None:
    """Only explorations with many tests come so far."""
    op = '[{ op = "gain", amount = 1 }]'
    test = f'{{ trait = "attack", difficulty = 1, reward = {op}, penalty = {op} }}'
    most = [
        sea(f"reward = {op}\npenalty = {op}\ntests = [{', '.join([test] * 4)}]", f"x{number}") for number in range(30)
    ]
    deck = read("".join(most))
    assert effects_in(deck) == MOST_EFFECTS
    told = "f: do = 301: at most 300 effects in all: abilities, events, rewards and penalties"
    assert str(refusal("".join([*most, event(GAIN)]))) == told
    assert str(refusal("".join([*most, item(GAIN)]))) == told
    assert str(refusal("".join([*most, captain(f"[captain.ability]\n{GAIN}")]))) == told


NAMES_REFUSED = {
    "nothing": "",
    "too long": "a" * 41,
    "a blank before": " a",
    "a blank after": "a ",
    "two blanks": "a  b",
    "a line": "a\nb",
    "a tabulator": "a\tb",
    "a bell": "a\x07b",
    "the other direction": "a\u202eb",
    "nothing to be seen": "a\u200bb",
    "a stack of accents": "Z\u0323\u033a\u0302a",
    "an accent alone": "\u0301",
    "dots": "a.b.c.d.e.f.g.h.i.j",
    "half a letter": "\ud800",
    "a number": 3,
    "a list": ["a"],
}


@pytest.mark.parametrize("name", NAMES_REFUSED.values(), ids=NAMES_REFUSED)
def test_names_are_plain_text(name: object) -> None:
    for tables in (
        {"deck": name, "captain": []},
        {"deck": "D", "captain": [{"id": "x", "name": {"it": "a", "en": "b", "fr": name}}]},
    ):
        with pytest.raises(DeckError, match="must be a printable text of 1 to 40 characters") as caught:
            deck_of_tables(tables | {"event": [{**EVENT_TABLE}]}, "f")
        assert caught.value.field in ("deck", "name.fr")
        assert caught.value.value == name


@pytest.mark.parametrize(
    "name",
    [
        "a",
        "a" * 40,
        "L\u2019Île\u00a0: «\u00a0Arrr\u202f!!!\u00a0»",
        "Dr. Morgan J. R. Crab",
        "A...",
        "'''",
        '"""',
        "\\",
        "{ $x }",
        "# [[",
        "船",
    ],
)
def test_any_printable_name_is_kept(name: str) -> None:
    deck = deck_of_tables({"deck": name, "event": [EVENT_TABLE | {"name": dict.fromkeys(LANGUAGES, name)}]}, "f")
    assert (deck.name, deck.events[0].name) == (name, {"it": name, "en": name, "fr": name})
    assert deck_of_toml(toml_of(deck), "g") == deck


def test_letters_and_accents_that_come_apart_are_put_together() -> None:
    assert deck_of_tables({"deck": "cafe\u0301", "event": [EVENT_TABLE]}, "f").name == "café"
