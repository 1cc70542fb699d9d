"""What the rules of Maretta say: every one in every language, with the numbers of the table where it is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import settemari
from settemari.core.rulebook import PART, WHOLE
from settemari.core.table import ROUND
from settemari.core.variant import Choice, Field, Flag, Number, Numbers, Variant
from settemari.games.maretta.fields import SEAT_COUNTS, numbers_of
from settemari.games.maretta.rules import RULES as rules
from settemari.locales import LANGUAGES, source
from settemari.locales.catalogue import Catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT.parent / "shared" / "rules" / "maretta.md"  # where the numbered rules lie beside the repository
NUMBERS = (ROOT / "tests" / "rules" / "numbers.txt").read_text(encoding="utf-8").split()
GAMES = ("maretta", "vulcano")


@pytest.fixture(scope="module")
def books() -> dict[str, Catalogue]:
    return {language: Catalogue(language, ["lists", rules.area]) for language in LANGUAGES}


@pytest.fixture(scope="module", params=LANGUAGES)
def book(request: pytest.FixtureRequest, books: dict[str, Catalogue]) -> Catalogue:
    return books[str(request.param)]


def every_variant() -> list[Variant]:
    found = [settemari.find_game(name) for name in GAMES]
    return [game.variant(name) for game in found for name in game.variant_names()]


def changed(game: str, fields: dict[str, object]) -> Variant:
    """The standard game with some fields changed."""
    standard = settemari.find_game(game).variant()
    assert set(fields) <= set(standard.values)
    return Variant(game, "changed", {**standard.values, **fields}, "test")


# -- which there are -------------------------------------------------------------------------------------------


def test_the_book_has_every_number_in_order() -> None:
    assert rules.rule_numbers() == NUMBERS


def test_every_rule_stands_below_one_heading() -> None:
    assert rules.heading_of("A3.10") == "A3"
    assert rules.heading_of("M0.1") == "M"
    assert rules.heading_of("D0.5") == rules.heading_of("D9") == "D"
    assert [n for heading in rules.headings() for n in rules.section_rules(heading)] == NUMBERS


def test_which_side_a_rule_belongs_to() -> None:
    assert rules.games_of("A3.2") == rules.games_of("D3") == rules.games_of("E4") == ("maretta",)
    assert rules.games_of("B5.1") == rules.games_of("V3") == rules.games_of("E5") == ("vulcano",)
    assert rules.games_of("M0.1") == rules.games_of("D7") == rules.games_of("V1") == ("maretta", "vulcano")


def test_the_rulings_are_those_of_the_page() -> None:
    assert [rules.ruling(number) for number in ("A3.7", "A3.8", "A3.6")] == [WHOLE, PART, None]
    kinds = [rules.ruling(number) for number in NUMBERS]
    assert (kinds.count(WHOLE), kinds.count(PART)) == (15, 22)
    if PAGE.exists():
        for item in re.split(r"\n(?=- |#)", PAGE.read_text(encoding="utf-8")):
            if found := re.match(r"- ([MABDVE]\d+(?:\.\d+)?) (R )?", item):
                marked = PART if re.search(r"\bR\b", item) else None
                assert rules.ruling(found[1]) == (WHOLE if found[2] else marked), found[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_heading_is_written_and_nothing_else(language: str) -> None:
    keys = re.findall(r"^(rules?-[A-Z][\w-]*) =", source(language, rules.area), re.MULTILINE)
    texts = ["rule-" + number.replace(".", "-") for number in NUMBERS]
    assert keys == [f"rules-{heading}" for heading in rules.headings()] + texts


# -- what they say ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", every_variant(), ids=lambda variant: variant.name)
def test_every_rule_can_be_told_at_every_table(book: Catalogue, variant: Variant) -> None:
    for number in NUMBERS:
        text = book.text(rules.rule_message(number, variant))
        assert re.search(r"[{}\n]|  | [.,)]|\.\.|\(\s*\)|True|False|None", text) is None, text
        assert re.match(r"[A-ZÀÈ0-9]", text), text
        assert text.endswith("."), text


def other_value(field: Field, value: object) -> object:
    """A value that the field does not have now."""
    match field:
        case Number():
            assert isinstance(value, int)
            return value - 1 if value == field.high else value + 1
        case Flag():
            return not value
        case Choice():
            return next(word for word in field.words if word != value)
        case Numbers():
            assert isinstance(value, list)
            return [*value[:-1], value[-1] + 1]
    raise AssertionError(field.path)


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_variant_is_told(book: Catalogue, game: str) -> None:
    """Whatever a variant changes, some rule that holds at its table says so."""
    found = settemari.find_game(game)
    standard = found.variant()
    mine = [number for number in NUMBERS if game in rules.games_of(number)]
    usual = {number: book.text(rules.rule_message(number, standard)) for number in mine}
    for field in found.fields():
        value = other_value(field, standard.values[field.path])
        other = Variant(game, "other", {**standard.values, field.path: value}, "test")
        assert any(book.text(rules.rule_message(number, other)) != usual[number] for number in mine), field.path


def test_a_rule_of_the_other_side_and_an_example_keep_the_standard_numbers(book: Catalogue) -> None:
    hurried = changed("vulcano", {"hand.first": 9, "lava.step": 7, "burst.limit": 11})
    assert "9" in book.text(rules.rule_message("B1.4", hurried))
    for number in ("A1.5", "A4.4", "E5", "E6"):
        assert book.text(rules.rule_message(number, hurried)) == book.text(rules.rule_message(number))
    generous = changed("maretta", {"move.giver": 9, "boarding.score": 3})
    assert "9" in book.text(rules.rule_message("A3.6", generous))
    assert [number for number in ("A3.6", "B5.1", "D1", "E1") if rules.holds(number, generous)] == ["A3.6", "D1"]
    assert book.text(rules.rule_message("E1", generous)) == book.text(rules.rule_message("E1"))


# What a rule says in Italian, English and French when one field of the standard game is changed.
SAID = [
    ("D5", "barrels.shark_cards", 1, "1 carta a tua scelta va ", "choice goes ", "1 carte de ton choix va"),
    ("D5", "barrels.shark_cards", 3, "3 carte a tua scelta vanno", "3 cards of your choice go ", "3 cartes de ton"),
    ("D8", "barrels.anchor_cards", 1, "1 carta a tua scelta va ", "1 card of your", "1 carte de ton choix va "),
    ("B1.2", "lava.start", -1, "1 casella più indietro", "1 space behind", "1 case en arrière"),
    ("B1.2", "lava.start", -4, "4 caselle più indietro", "4 spaces behind", "4 cases en arrière"),
    ("B1.4", "hand.first", 1, "pesca 1 carta.", "draws 1 card.", "pioche 1 carte."),
    ("B5.1", "lava.step_past", [3, 3], "3 caselle. In", "3 spaces forward. It", "3 cases. Elle"),
    ("B5.1", "lava.step_past", [3, 5], "è 3, oltre il secondo 5", "is 3, past the second 5", "la seconde de 5"),
    ("B4.2", "burst.when", "stocking", "Si guarda solo adesso", "only now", "que maintenant"),
    ("B5.3", "lava.nobody_left", "last-caught", "gli ultimi raggiunti", "caught last", "les derniers rattrapés"),
    ("D7", "spear.sea", False, "non si può agganciare", "out of reach", "un pion est hors"),
    ("A1.2", "barrels.per_space", 1, "va 1 barile preso", "gets 1 barrel ", "1 tonneau tiré "),
    ("A1.2", "path.last", 10, "(3, 5, 7 e 9)", "(3, 5, 7 and 9)", "(3, 5, 7 et 9)"),
    ("A1.2", "path.barrel_spaces", [], "Nessuna casella", "No space", "Aucune case"),
    ("A1.3", "path.dividers", [], "Senza barriere", "Without reefs", "Sans récif"),
    ("A1.3", "path.dividers", [5], "la casella 5", "after space 5", "la case 5"),
    ("A1.3", "barrels.per_space", 3, "metà", "half", "la moitié"),
    ("A1.4", "deck.ships_per_seat", 0, "Non si aggiungono", "No steamship", "pas de carte bateau"),
    ("M0.4", "deck.ships_per_seat", 0, "non ci sono", "no steamship", "pas de carte"),
    ("M0.3", "deck.values", [4, 1, 4], "1) e 4 (", "1) and 4 (", "1) et 4 ("),
    ("M0.5", "bag.pelican", 0, "4 rampini e 1 ancora.", "4 fishing spears and 1 anchor.", "4 harpons et 1 ancre."),
    ("A3.4", "theft.when", "after-move", "dopo il movimento di chi", "once the receiver has", "après le déplacement"),
    ("A3.4", "theft.costs", "all-moves", "non ti muovi più", "do not move again", "tu ne bouges plus"),
    ("A3.6", "move.giver", 0, "alcun movimento", "does not move", "aucun déplacement"),
    ("A3.6", "move.giver", 1, "1 casella,", "1 space forward", "1 case,"),
    ("A3.8", "barrels.on_zero_move", True, "Conta anche", "counts too", "compte aussi"),
    ("A4.1", "boarding.score", 9, "Da 9 in su", "With 9 or more", "À partir de 9"),
    ("A4.5", "deck.removed.3", 30, "massimo 6 turni.", "most 6 rounds.", "plus 6 tours."),
    ("A4.5", "deck.removed.3", 13, "9, 6 o 6 turni", "9, 6 or 6 rounds", "9, 6 ou 6 tours"),
]  # fmt: skip


@pytest.mark.parametrize(("number", "field", "value", "italian", "english", "french"), SAID)
def test_what_holds_at_a_table_is_said(
    number: str, field: str, value: object, italian: str, english: str, french: str, books: dict[str, Catalogue]
) -> None:
    side = "vulcano" if "maretta" not in rules.games_of(number) or field == "spear.sea" else "maretta"
    variant = changed(side, {field: value})
    assert italian in books["it"].text(rules.rule_message(number, variant))
    assert english in books["en"].text(rules.rule_message(number, variant))
    assert french in books["fr"].text(rules.rule_message(number, variant))


@pytest.mark.parametrize("variant", [v for v in every_variant() if v.game == "maretta"], ids=lambda v: v.name)
def test_the_deck_is_as_large_as_the_rule_says(variant: Variant) -> None:
    told = rules.arguments(variant)
    assert [told[f"deck-size-{n}"] for n in SEAT_COUNTS] == [
        numbers_of(variant, n, side_b=False).deck_size() for n in SEAT_COUNTS
    ]


@pytest.mark.parametrize("seats", SEAT_COUNTS)
@pytest.mark.parametrize("draw", [2, 3])
def test_a_game_that_nobody_wins_before_lasts_as_many_rounds_as_the_rule_says(seats: int, draw: int) -> None:
    tables = {"path": {"last": 200}, "boarding": {"score": 50}, "hand": {"draw": draw}}
    variant = settemari.find_game("maretta").variant_of(tables)
    match = settemari.deal("maretta", seats, variant=variant, seed=seats)
    while question := match.question():
        for seat in question.seats:
            question.answer(seat, question.offer(seat).playable[0])
    assert match.outcome is not None
    assert match.outcome.ending == "deck"
    assert rules.arguments(variant)[f"rounds-{seats}"] == match.view(None).cell(ROUND)


# -- how they are written --------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", [rules.area, "rules-arrr", "rule"])
def test_french_and_italian_typography(area: str) -> None:
    lines = source("fr", area).replace("Arrr!!!", "Arrr").splitlines()
    french = "\n".join(line for line in lines if not line.startswith("#"))
    assert re.findall(r".{9} [;:!?»]|«[^\u00a0].{9}|.{9}[^\u202f ][;!?](?!\w)|.{9}'", french) == []
    italian = source("it", area)
    assert re.findall(r".{9}(?:\u2019|\bE'|perchè|finchè|poichè|\bpò\b|\bqual'è)", italian) == []
