"""The sheet of a deck: all cards with all their texts, as a page of Markdown."""

from __future__ import annotations

import pytest

from settemari.games.arrr import declared
from settemari.games.arrr.card_text import Card, card_lines, card_sheet
from settemari.games.arrr.declared import Ability, Captain, Changes, Crew, DeckFile, Event, Exploration, Op
from settemari.locales import LANGUAGES
from tests.arrr.printable import NAMES, cards, catalogue


def deck(*packs: Card) -> DeckFile:
    return DeckFile(
        "A|b",
        tuple(card for card in packs if isinstance(card, Crew)),
        tuple(card for card in packs if isinstance(card, Event)),
        tuple(card for card in packs if isinstance(card, Exploration)),
        tuple(card for card in packs if isinstance(card, Captain)),
    )


def test_a_sheet() -> None:
    names = {"en": "<Old> *Salt*", "it": "Vecchio", "fr": "Vieux"}
    gang = Crew("salts", names, "original", {}, 2, "gang", (1, 0, 0, 2), None)
    item = Crew("hook", NAMES, "original", {}, 1, "item", (0, 0, 3, 0), Ability(do=(Op("gain", 1),)))
    bar = Event("bar", NAMES, "original", {}, 1, Ability(do=(Op("bar", action="sail"),)), None, "always")
    reef = Exploration(
        "reef", NAMES, "original", {}, 1, None, False, (declared.Test("attack", 1, (), ()),), 2, "", 0, (), (), {}
    )
    chief = Captain("chief", NAMES, "original", {}, 1, (Changes("raid", 1),), None)
    assert card_sheet(deck(gang, item, bar, reef, chief), "en").splitlines() == [
        "# The cards of A\\|b",
        "",
        "## 3 crew cards",
        "",
        "| Card | Kind | Attack | Navigation | Cunning | Courage | Copies | Text |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
        "| &lt;Old> \\*Salt\\* | Gang | 1 |  |  | 2 | 2 |  |",
        "| Trial | Item |  |  | 3 |  | 1 | Exhaust: Take 1 doubloon from the supply. |",
        "",
        "## 1 event",
        "",
        "| Card | Copies | Text |",
        "| --- | --- | --- |",
        "| Trial | 1 | Play it right after an action is declared.<br>The player on turn may not sail this turn; "
        "if that was declared, they declare another action. |",
        "",
        "## 1 exploration",
        "",
        "| Card | Text |",
        "| --- | --- |",
        "| Trial | Attack 1.<br>Loot: 2 fame. |",
        "",
        "## 1 captain",
        "",
        "| Card | Text |",
        "| --- | --- |",
        "| Trial | Always: Each of your raids brings 1 more doubloon. |",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_holds_every_line_of_every_card(language: str) -> None:
    packs = list(cards())
    sheet = card_sheet(deck(*packs), language)
    assert sheet.endswith("|\n")
    assert sheet.count(f"| {NAMES[language]} |") == len(packs)
    for card in packs:
        lines = card_lines(card)[1:] if isinstance(card, Crew) else card_lines(card)  # traits have columns
        assert f"| {'<br>'.join(catalogue(language).text(line) for line in lines)} |" in sheet
    assert {line.count("|") for line in sheet.splitlines() if line.startswith("|")} == {9, 4, 3}


def test_a_sheet_leaves_out_packs_without_cards() -> None:
    chief = Captain("chief", NAMES, "original", {}, 1, (), Ability(do=(Op("explore"),)))
    assert [line for line in card_sheet(deck(chief), "fr").splitlines() if line.startswith("#")] == [
        "# Les cartes de A\\|b",
        "## 1 capitaine",
    ]
