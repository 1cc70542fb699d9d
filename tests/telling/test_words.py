"""Names of things, with their articles."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.table import UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.telling_words import barrel_messages, card_message, colour_message, space_message
from settemari.games.maretta.words import BARREL_WORDS, SEAT_WORDS, card_code
from settemari.locales import LANGUAGES
from settemari.locales.message import Message
from tests.telling.play import catalogue

ARTICLES: dict[str, dict[str, tuple[str, ...]]] = {
    "it": {"the": ("il", "lo", "la", "l'", "gli"), "of": ("del", "dello", "della", "dell'", "degli")},
    "en": {"the": ("the",), "of": ("of",)},
    "fr": {"the": ("le", "la", "l\u2019"), "of": ("du", "de la", "de l\u2019")},
}


def in_all(message: Message) -> list[str]:
    return [catalogue(language).text(message) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("word", "names"),
    [
        ("wood-3", ["Legno 3", "Wood 3", "Bois 3"]),
        ("rope-1", ["Corda 1", "Rope 1", "Corde 1"]),
        ("fire-5", ["Fuoco 5", "Fire 5", "Feu 5"]),
        ("water-2", ["Acqua 2", "Water 2", "Eau 2"]),
        ("food-4", ["Cibo 4", "Food 4", "Nourriture 4"]),
        ("steamship", ["Piroscafo", "Steamship", "Vapeur"]),
    ],
)
def test_cards(word: str, names: list[str]) -> None:
    assert in_all(card_message(card_code(word))) == names


def test_a_hidden_card_has_no_name() -> None:
    assert in_all(card_message(UNKNOWN)) == ["una carta coperta", "a hidden card", "une carte cachée"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("barrel", BARREL_WORDS)
def test_barrels_have_their_articles(language: str, barrel: str) -> None:
    """The article stands before the name itself, run together where the language does so."""
    forms = catalogue(language).forms(Message(f"barrel-{barrel}"))
    name = forms[""]
    for form, articles in ARTICLES[language].items():
        before = forms[form].removesuffix(name)
        assert before != forms[form]
        assert before.rstrip() in articles or before.rstrip() == "of the"
        assert before.endswith(" ") or before[-1] in "'\u2019"
        assert before.endswith(" ") == (name[0] not in "aeiou") or language == "en"
    assert forms["a"].endswith(name)


def test_barrels_in_a_row() -> None:
    words = catalogue("en")
    row = barrel_messages([UNKNOWN, c.SHARK, UNKNOWN, c.ANCHOR])
    assert words.listed([words.text(message) for message in row]) == "shark, anchor and 2 barrels face down"


def test_colours() -> None:
    assert [in_all(colour_message(seat))[1] for seat in range(c.SEATS)] == [word.capitalize() for word in SEAT_WORDS]


def test_spaces() -> None:
    for game, names in (
        ("maretta", ["the island", "space 7", "the steamship"]),
        ("vulcano", ["the village", "space 7", "the sea"]),
    ):
        setup = settemari.find_game(game).setup(3)
        assert isinstance(setup, MarettaSetup)
        assert [in_all(space_message(setup, space))[1] for space in (0, 7, int(setup.numbers.last))] == names
        assert in_all(space_message(setup, -2)) == [
            "2 caselle prima del villaggio",
            "2 spaces behind the village",
            "2 cases avant le village",
        ]
