"""What the rules of Arrr!!! say: every one in every language, with the numbers of the table where it is asked for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from settemari.core.rulebook import PART, WHOLE
from settemari.core.variant import Variant
from settemari.games.arrr.rules import RULES
from settemari.locales import LANGUAGES, source
from settemari.locales.catalogue import Catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT.parent / "shared" / "rules" / "arrr.md"  # where the numbered rules lie beside the repository
NUMBERS = (ROOT / "tests" / "rules" / "numbers-arrr.txt").read_text(encoding="utf-8").split()


class Card(NamedTuple):
    copies: int


class Deck(NamedTuple):
    """As many cards as a deck has, and nothing on them."""

    crew: tuple[Card, ...]
    events: tuple[Card, ...]
    explorations: tuple[Card, ...]
    captains: tuple[Card, ...]


BOX = Deck((Card(1),) * 37 + (Card(2),), (Card(3),) * 13, (Card(1),) * 23, (Card(1),) * 9)
STANDARD: dict[str, object] = {
    "mode": "full",
    "explorations.2": 11,
    "explorations.3": 17,
    "explorations.4": 23,
    "row.beyond": 2,
    "first.crew": 6,
    "first.events": 2,
    "first.doubloons": 2,
    "supply.doubloons": 40,
    "captain.choice": "choose",
    "die.number": 6,
    "die.faces": ["attack", "navigation", "cunning", "courage", "jolly", "jolly"],
    "recruit.each": 3,
    "recruit.hand": 6,
    "recruit.crew_alone": 4,
    "hand.limit_always": False,
    "equip.most": 4,
    "equip.officers": 1,
    "equip.gangs": 1,
    "equip.discard_freely": False,
    "raid.doubloons": 2,
    "cheat.dice": 2,
    "challenge.most": 4,
    "refusal.crew": 2,
    "refusal.doubloons": 1,
    "collection.points": [1, 4, 8],
    "fame.shown": True,
    "deck": BOX,
}
ODD: dict[str, object] = {
    "mode": "full",
    "explorations.2": 5,
    "explorations.3": 9,
    "explorations.4": 31,
    "row.beyond": 0,
    "first.crew": 1,
    "first.events": 0,
    "first.doubloons": 1,
    "supply.doubloons": 7,
    "captain.choice": "random",
    "die.number": 1,
    "die.faces": ["jolly", "courage", "courage"],
    "recruit.each": 9,
    "recruit.hand": 1,
    "recruit.crew_alone": 13,
    "hand.limit_always": True,
    "equip.most": 17,
    "equip.officers": 3,
    "equip.gangs": 0,
    "equip.discard_freely": True,
    "raid.doubloons": 1,
    "cheat.dice": 1,
    "challenge.most": 1,
    "refusal.crew": 1,
    "refusal.doubloons": 0,
    "collection.points": [21],
    "fame.shown": False,
    "deck": Deck((Card(1),), (Card(14),), (Card(31),), ()),
}
LEAST = {f"explorations.{seats}": seats for seats in (2, 3, 4)}
NOUGHT = {**{path: 0 if type(value) is int else value for path, value in ODD.items()}, **LEAST}


def table(**changes: object) -> Variant:
    """The standard game with some fields changed: ``row_beyond=3``."""
    paths = {re.sub(r"\W", "_", path): path for path in STANDARD}
    fields = {paths[name]: value for name, value in changes.items()}
    return Variant("arrr", "changed", {**STANDARD, **fields}, "test")


TABLES = [
    *(table(mode=mode) for mode in ("full", "boarding", "gallows")),
    *(Variant("arrr", "odd", {**ODD, "mode": mode}, "test") for mode in ("full", "boarding", "gallows")),
    Variant("arrr", "nought", NOUGHT, "test"),
]


@pytest.fixture(scope="module")
def books() -> dict[str, Catalogue]:
    return {language: Catalogue(language, ["lists", RULES.area]) for language in LANGUAGES}


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest, books: dict[str, Catalogue]) -> Catalogue:
    return books[str(request.param)]


# -- which there are -------------------------------------------------------------------------------------------


def test_the_book_has_every_number_in_order() -> None:
    assert RULES.rule_numbers() == NUMBERS
    assert len(set(NUMBERS)) == len(NUMBERS) == 75
    if PAGE.exists():
        page = PAGE.read_text(encoding="utf-8")
        assert re.findall(r"^- (P\d+(?:\.\d+)+) ", page, re.MULTILINE) == NUMBERS
        assert re.findall(r"^###? (P\d+(?:\.\d+)*) ", page, re.MULTILINE) == RULES.headings()


def test_every_rule_stands_below_one_heading() -> None:
    assert [RULES.heading_of(number) for number in ("P2.0", "P2.1.5", "P2.3.0", "P3.9")] == ["P2", "P2.1", "P2.3", "P3"]
    assert [RULES.depth(heading) for heading in ("P0", "P2", "P2.1", "P2.4", "P9")] == [0, 0, 1, 1, 0]
    assert {RULES.games_of(number) for number in NUMBERS} == {("arrr",)}


def test_the_rulings_are_those_of_the_page() -> None:
    kinds = [RULES.ruling(number) for number in NUMBERS]
    assert (kinds.count(WHOLE), kinds.count(PART)) == (19, 24)
    if PAGE.exists():
        for item in re.split(r"\n(?=- |#)", PAGE.read_text(encoding="utf-8")):
            if found := re.match(r"- (P\d+(?:\.\d+)+) (R )?", item):
                marked = PART if re.search(r"\bR\b", item) else None
                assert RULES.ruling(found[1]) == (WHOLE if found[2] else marked), found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_heading_is_written_and_nothing_else(language: str) -> None:
    keys = re.findall(r"^(rules?-[A-Z][\w-]*) =", source(language, RULES.area), re.MULTILINE)
    headings = ["rules-" + heading.replace(".", "-") for heading in RULES.headings()]
    assert keys == headings + ["rule-" + number.replace(".", "-") for number in NUMBERS]


# -- what they say ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", TABLES, ids=lambda variant: f"{variant.name}-{variant.word('mode')}")
def test_every_rule_can_be_told_at_every_table(book: Catalogue, variant: Variant) -> None:
    for number in NUMBERS:
        assert RULES.holds(number, variant)
        text = book.text(RULES.rule_message(number, variant))
        assert re.search(r"[{}\n]|  | [.,)]|\.\.|\(\s*\)|True|False|None", text) is None, text
        assert re.match(r"[A-ZÀÈÉ0-9]", text), text
        assert text.endswith("."), text
    for heading in RULES.headings():
        assert re.fullmatch(r"[A-ZÉ].*\w", book.text(RULES.heading_message(heading)))


@pytest.mark.parametrize("path", STANDARD)
def test_every_field_of_a_variant_is_told(book: Catalogue, path: str) -> None:
    """Whatever a variant changes, some rule that holds at its table says so."""
    other = Variant("arrr", "other", {**STANDARD, path: "gallows" if path == "mode" else ODD[path]}, "test")
    assert other.values[path] != STANDARD[path]
    usual = [book.text(RULES.rule_message(number, table())) for number in NUMBERS]
    assert [book.text(RULES.rule_message(number, other)) for number in NUMBERS] != usual


@pytest.mark.parametrize("number", NUMBERS)
def test_a_rule_names_the_same_other_rules_in_every_language(number: str, books: dict[str, Catalogue]) -> None:
    named = {
        language: sorted(set(re.findall(r"\bP\d(?:\.\d)*\b", book.text(RULES.rule_message(number, table())))))
        for language, book in books.items()
    }
    assert named["it"] == named["en"] == named["fr"]
    assert set(named["en"]) <= {*NUMBERS, *RULES.headings()} - {number}


def test_the_standard_game_has_the_numbers_of_the_box(books: dict[str, Catalogue]) -> None:
    def told(number: str) -> str:
        text = re.sub(r"\bP\d(?:\.\d)*", "", books["en"].text(RULES.rule_message(number, table())))
        return " ".join(re.findall(r"\d+", text))

    assert told("P0.1") == "2 4 39 39 23 9 40 6"
    assert told("P0.2") == "2 6"
    assert told("P1.1") == "11 2 17 3 23 4 5"
    assert told("P1.4") == "6 2 2"
    assert told("P2.1.2") == "3 3 6 5 1 4 3"
    assert told("P2.2.1") == "4 1 1"
    assert told("P5.1") == "1 4"
    assert told("P5.3") == "2 1"
    assert told("P8.2") == "1 1 2 4 3 8 3"
    assert told("P9.1") == "6 2 4 4"
    assert told("P9.2") == "6 2 2"


# What a rule says in Italian, English and French when one field of the standard game is changed.
SAID = [
    ("P0.1", "deck", BOX._replace(captains=(Card(1),)), "1 capitano (", "1 captain (", "1 capitaine ("),
    ("P0.1", "die.number", 1, "e 1 dado.", "and 1 die.", "et 1 dé."),
    ("P0.2", "die.faces", ["courage", "jolly", "courage"], "2) e jolly;", "2) and jolly;", "2) et joker\u202f;"),
    ("P0.4", "fame.shown", False, "alla tua memoria", "to your memory", "à ta mémoire"),
    ("P1.1", "explorations.3", 18, "10, 16 o 20 turni", "10, 16 or 20 turns", "10, 16 ou 20 tours"),
    ("P1.3", "row.beyond", 0, "sono i giocatori. Q", "are players. W", "a de joueurs. Q"),
    ("P1.3", "row.beyond", 5, ", più 5.", ", plus 5.", ", plus 5."),
    ("P1.4", "first.crew", 1, "pesca 1 carta ", "1 crew card ", "1 carte équipage "),
    ("P1.4", "mode", "gallows", "non ci sono eventi", "no events", "pas d\u2019événements"),
    ("P1.4", "mode", "boarding", "2 eventi, e prende", "2 events, and takes", "2 événements, et prend"),
    ("P1.5", "captain.choice", "random", "a caso", "at random", "au hasard"),
    ("P1.5", "mode", "boarding", "nella scatola", "in the box", "dans la boîte"),
    ("P1.6", "die.number", 1, "lancia il dado", "throws the die", "lance le dé"),
    ("P2.1.2", "recruit.each", 5, "in mano 5 per tipo", "to 5 of each kind", "avoir 5 de chaque"),
    ("P2.1.2", "recruit.hand", 1, "supera mai 1 carta.", "past 1 card.", "dépasse jamais 1 carte."),
    ("P2.1.2", "mode", "gallows", "in mano 4. Se", "hold 4. If", "avoir 4 en main. Si"),
    ("P2.1.5", "hand.limit_always", True, "più di 6 carte", "more than 6 cards", "plus de 6 cartes"),
    ("P2.2.1", "equip.officers", 2, "2 primi ufficiali", "2 officers", "2 officiers"),
    ("P2.2.1", "equip.gangs", 2, "2 ciurme;", "2 gangs among", "2 bandes\u202f;"),
    ("P2.2.3", "equip.discard_freely", True, "quante vuoi", "as many as you like", "autant que tu veux"),
    ("P2.3.2", "raid.doubloons", 1, "1 doblone passa ", "1 doubloon from", "1 doublon dans"),
    ("P2.3.3", "mode", "gallows", "non è un'azione", "no action", "pas une action"),
    ("P4.3", "cheat.dice", 1, "1 dado in più", "1 more die,", "1 dé de plus"),
    ("P5.1", "challenge.most", 0, "vinci: una carta", "win: one collection", "victoire\u00a0: une carte"),
    ("P5.1", "challenge.most", 1, "vinci: 1 doblone,", "win: 1 doubloon,", "victoire\u00a0: 1 doublon,"),
    ("P5.3", "refusal.crew", 3, "tutte, qualcuna o nessuna", "all, some or none", "toutes, quelques-unes"),
    ("P5.3", "refusal.crew", 1, "la puoi prendere", "may take it", "peux la prendre"),
    ("P5.3", "refusal.doubloons", 0, "non prendi niente", "you get nothing", "tu ne reçois rien"),
    ("P5.3", "refusal.doubloons", 2, "2 dobloni dalla", "2 doubloons from", "2 doublons dans"),
    ("P8.2", "collection.points", [1, 3], "1 punto e 2 carte 3 punti.", "1 point and 2 cards 3 points.", "et 3 points"),
    ("P8.2", "collection.points", [5], "con 1 carta;", "with 1 card;", "avec 1 carte\u202f;"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "field", "value", "italian", "english", "french"), SAID)
def test_what_holds_at_a_table_is_said(
    number: str, field: str, value: object, italian: str, english: str, french: str, books: dict[str, Catalogue]
) -> None:
    assert field in STANDARD
    variant = Variant("arrr", "changed", {**STANDARD, field: value}, "test")
    assert italian in books["it"].text(RULES.rule_message(number, variant))
    assert english in books["en"].text(RULES.rule_message(number, variant))
    assert french in books["fr"].text(RULES.rule_message(number, variant))


def test_an_example_with_other_numbers_is_left_out(book: Catalogue) -> None:
    usual = book.text(RULES.rule_message("P2.1.2", table()))
    for other in (table(recruit_each=4), table(recruit_hand=7)):
        text = book.text(RULES.rule_message("P2.1.2", other))
        assert usual.count(".") - text.count(".") == 1
        assert text.endswith(("6 cards.", "6 carte.", "6 cartes.", "7 cards.", "7 carte.", "7 cartes."))


@pytest.mark.parametrize(
    ("explorations", "turns", "each"),
    [
        ((11, 17, 23), (10, 15, 20), 5),
        ((3, 5, 7), (2, 3, 4), 1),
        ((11, 17, 22), (10, 15, 19), 0),
        ((11, 17, 19), (10, 15, 16), 0),
        ((2, 3, 4), (1, 1, 1), 0),
    ],
)
def test_how_many_turns_there_are(explorations: tuple[int, ...], turns: tuple[int, ...], each: int) -> None:
    two, three, four = explorations
    told = RULES.arguments(table(explorations_2=two, explorations_3=three, explorations_4=four))
    assert (told["turns-2"], told["turns-3"], told["turns-4"]) == turns
    assert told["turns-each"] == each


def test_the_cards_of_a_deck_are_counted_with_their_copies() -> None:
    told = RULES.arguments(Variant("arrr", "odd", ODD, "test"))
    assert [told[f"{pack}-cards"] for pack in ("crew", "event", "exploration", "captain")] == [1, 14, 31, 0]
    assert "deck" not in told
