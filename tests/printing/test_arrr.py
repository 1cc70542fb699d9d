"""Arrr!!! on paper: every card as often as there are of it, with all that it does, in every language."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import settemari
from settemari.core.variant import Variant
from settemari.games.arrr.card_text import Card, card_lines
from settemari.games.arrr.deck_file import read_deck, shipped_deck
from settemari.games.arrr.deck_told import deck_told
from settemari.games.arrr.declared import DeckFile
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from settemari.printing import PAPERS, CannotPrint, sections_of
from settemari.printing.arrr import PACKS
from settemari.printing.pieces import Pieces
from settemari.printing.press import fits
from tests.arrr.decks import SMALL
from tests.printing.printed import counted, job_of, kinds, laid, texts


def cards_of(deck: DeckFile) -> list[Card]:
    return [*deck.crew, *deck.events, *deck.explorations, *deck.captains]


def own(deck: DeckFile) -> Variant:
    """The game with other cards, whether or not there are enough of them to play with."""
    return Variant("arrr", deck.name, {**settemari.find_game("arrr").variant().values, "deck": deck}, "own")


def test_every_card_is_there_as_often_as_it_has_copies(pieces: Pieces) -> None:
    sheets = laid(job_of("arrr", list(PACKS)), pieces)
    assert counted(sheets) == Counter({card.id: card.copies for card in cards_of(shipped_deck())})
    assert counted(sheets).total() == 110
    # 39, 39, 23 and 9, nine a page, each followed by its backs
    assert kinds(sheets) == [("cards", False), ("cards", True)] * (5 + 5 + 3 + 1)


def test_backs_lie_behind_their_fronts(pieces: Pieces) -> None:
    sheets = laid(job_of("arrr", ["explorations"]), pieces)
    backs: Any = []
    for front, back in zip(sheets.pages[::2], sheets.pages[1::2], strict=True):
        fronts, backs = front["things"], back["things"]
        assert isinstance(fronts, list)
        assert isinstance(backs, list)
        for row in range(0, 9, 3):
            behind = list(reversed(backs[row : row + 3]))
            assert behind == [None if thing is None else thing["back"] for thing in fronts[row : row + 3]]
    assert backs[3:] == [None, *backs[4:6], None, None, None]  # five on the last page: the gap is on the left behind


def test_every_pack_has_its_own_frame_and_back(pieces: Pieces) -> None:
    seen = set()
    for section in PACKS:
        things = list(laid(job_of("arrr", [section]), pieces).things())
        frames = {(str(thing["frame"]), str(thing["edge"]), str(thing["back"])) for thing in things}
        assert len(frames) == 1
        seen |= frames
    assert len(seen) == 4


def test_no_two_cards_have_the_same_picture(pieces: Pieces) -> None:
    sheets = laid(job_of("arrr", list(PACKS)), pieces)
    pictures = {str(thing["id"]): str(thing["picture"]) for thing in sheets.things()}
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_card_does_is_printed(pieces: Pieces, language: str) -> None:
    """Signs or words: what is not drawn as a sign is written, word for word what `settemari deck list` says."""
    words = Catalogue(language, ["lists", "arrr-cards"])
    told = {card["id"]: card for section in PACKS for card in deck_told(shipped_deck())[section]}  # type: ignore[literal-required]
    things = {str(thing["id"]): thing for thing in laid(job_of("arrr", list(PACKS), language), pieces).things()}
    for card in cards_of(shipped_deck()):
        thing = things[card.id]
        written = texts(thing["lines"])
        drawn = {words.text(sign) for sign in told[card.id]["signs"]}
        drawn |= {words.text(line) for line in card_lines(card) if line.key == "printed-test"}
        for line in card_lines(card):
            assert words.text(line) in written or words.text(line) in drawn, card.id
        assert thing["name"] == card.name[language]


def test_tests_traits_loot_and_influence_are_signs(pieces: Pieces) -> None:
    things = {str(thing["id"]): thing for thing in laid(job_of("arrr", ["crew", "explorations"]), pieces).things()}
    deck = shipped_deck()
    for crew in deck.crew:
        assert [badge["text"] for badge in things[crew.id]["badges"]] == [str(n) for n in crew.traits if n]  # type: ignore[attr-defined]
    for card in deck.explorations:
        thing = things[card.id]
        assert [badge["text"] for badge in thing["badges"]] == [str(test.difficulty) for test in card.tests]  # type: ignore[attr-defined]
        loot = [str(card.fame)] * bool(card.fame) + [str(card.doubloons)] * bool(card.doubloons)
        assert [it["text"] for it in thing["loot"] if it["large"]] == loot  # type: ignore[attr-defined]
        amounts = [amount for amount in card.influence.values() if amount]
        assert len(thing["influence"]) == len(amounts)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_runs_over(pieces: Pieces, language: str) -> None:
    job = job_of("arrr", [*PACKS, "summary"], language, backs=False)
    found = fits(laid(job, pieces), job, pieces)
    # a name and a text on each card; an overview and its signs for each of four
    assert len(found) == 2 * 110 + 2 * 4
    assert [fit for fit in found if not fit["fits"] or fit["step"] is None] == []
    assert min(float(str(fit["points"])) for fit in found) >= 6


def test_too_long_a_text_is_written_smaller_still(pieces: Pieces) -> None:
    deck = shipped_deck()
    long = {"it": " ".join(["Interminabile"] * 12), "en": "Endless"}
    wordy = deck._replace(captains=(deck.captains[0]._replace(name=long), *deck.captains[1:]))
    job = job_of("arrr", ["captains"], variant=own(wordy))
    found = [fit for fit in fits(laid(job, pieces), job, pieces) if fit["id"] == deck.captains[0].id]
    assert [fit["step"] is None for fit in found] == [True, False]
    assert all(fit["fits"] for fit in found)


def test_a_deck_of_ones_own_is_printed_like_ours(pieces: Pieces) -> None:
    deck = read_deck(SMALL)
    job = job_of("arrr", list(PACKS), "en", variant=own(deck))
    sheets = laid(job, pieces)
    assert counted(sheets) == Counter({card.id: card.copies for card in cards_of(deck)})
    assert all(fit["fits"] for fit in fits(sheets, job, pieces))
    # a collection that has no sign of ours shows its initial
    symbols = [card for card in deck.explorations if card.symbol == "teapot"]
    assert symbols
    drawings = [file.decode() for file in sheets.files.values()]
    assert any(">T</text>" in drawing for drawing in drawings)


def test_what_lies_beside_the_cards(pieces: Pieces) -> None:
    assert sections_of("arrr") == (*PACKS, "doubloons", "dice", "summary")
    coins = laid(job_of("arrr", ["doubloons"]), pieces)
    assert len(list(coins.things())) == 40
    dice = laid(job_of("arrr", ["dice"]), pieces)
    assert kinds(dice) == [("dice", False)]
    assert len(list(dice.things())) == 6
    assert all(len(die["faces"]) == 6 for die in dice.things())  # type: ignore[arg-type]
    overviews = laid(job_of("arrr", ["summary"]), pieces)
    assert kinds(overviews) == [("overviews", False), ("overviews", True)]


def test_without_backs_the_signs_lie_beside_the_turn(pieces: Pieces) -> None:
    sheets = laid(job_of("arrr", ["summary"], backs=False), pieces)
    assert kinds(sheets) == [("overviews", False)] * 2
    assert len({str(thing["heading"]) for thing in sheets.things()}) == 2


def test_the_numbers_of_a_variant_stand_in_the_overview(pieces: Pieces) -> None:
    game = settemari.find_game("arrr")
    values = {**game.variant().values, "raid.doubloons": 7, "collection.points": [2, 5, 9, 14], "supply.doubloons": 63}
    variant = game.variant(Variant("arrr", "rich", values, "own"))
    sheets = laid(job_of("arrr", ["summary", "doubloons"], "en", variant=variant), pieces)
    written = " ".join(texts([dict(thing) for thing in sheets.things()]))
    assert "raid (7 doubloons)" in written
    assert "2, 5, 9, 14 points" in written
    assert sum("across" in thing for thing in sheets.things()) == 63


@pytest.mark.parametrize(("faces", "dice"), [(["attack", "jolly"], 6), (["attack", "cunning", "courage", "jolly"], 0)])
def test_a_die_that_is_no_cube_is_left_out(pieces: Pieces, faces: list[str], dice: int) -> None:
    game = settemari.find_game("arrr")
    variant = game.variant(Variant("arrr", "odd", {**game.variant().values, "die.faces": faces}, "own"))
    sheets = laid(job_of("arrr", ["captains", "dice"], variant=variant), pieces)
    assert sum("faces" in thing for thing in sheets.things()) == dice
    if not dice:
        with pytest.raises(CannotPrint):
            laid(job_of("arrr", ["dice"], variant=variant), pieces)


def test_both_papers_hold_the_same(pieces: Pieces) -> None:
    one, other = (laid(job_of("arrr", paper=paper), pieces) for paper in PAPERS)
    assert counted_all(one) == counted_all(other)


def counted_all(sheets: object) -> Counter[str]:
    return Counter(str(sorted(thing)) for thing in sheets.things())  # type: ignore[attr-defined]
