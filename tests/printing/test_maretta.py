"""Maretta and Vulcano on paper: both sides, and boards of any length."""

from __future__ import annotations

from collections import Counter

import pytest

import settemari
from settemari.core.variant import Variant
from settemari.games.maretta.words import SEAT_WORDS, SUIT_WORDS
from settemari.locales import LANGUAGES
from settemari.printing import PAPERS, sections_of
from settemari.printing.pieces import Pieces
from settemari.printing.press import fits
from tests.printing.printed import counted, job_of, kinds, laid, texts

SIDES = ("maretta", "vulcano")


def changed(game: str, **values: object) -> Variant:
    found = settemari.find_game(game)
    named = {path.replace("__", "."): value for path, value in values.items()}
    return found.variant(Variant(game, "own", {**found.variant().values, **named}, "own"))


@pytest.mark.parametrize("game", SIDES)
def test_the_whole_deck_with_steamships_on_side_a_only(pieces: Pieces, game: str) -> None:
    sheets = laid(job_of(game, ["cards"]), pieces)
    values = Counter(settemari.find_game(game).variant().numbers("deck.values"))
    ships = {"steamship": 5} if game == "maretta" else {}
    expected = {f"{suit}-{value}": count for suit in SUIT_WORDS for value, count in values.items()}
    assert counted(sheets) == Counter({**expected, **ships})
    assert kinds(sheets) == [("cards", False), ("cards", True)] * (9 if ships else 8)
    assert counted(sheets).total() == 70 + 5 * bool(ships)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_called_by_their_names(pieces: Pieces, language: str) -> None:
    sheets = laid(job_of("maretta", ["cards"], language), pieces)
    drawings = b" ".join(sheets.files.values()).decode()
    names = {"it": "Piroscafo", "en": "Steamship", "fr": "Vapeur"}
    assert [name in drawings for name in names.values()] == [spoken == language for spoken in names]
    assert "%NAME%" not in drawings


@pytest.mark.parametrize("game", SIDES)
def test_the_bag_of_the_variant(pieces: Pieces, game: str) -> None:
    bag = Counter(monkey=3, troop=2, shark=2, sharks=2, spear=4, anchor=1, pelican=2)
    if game == "maretta":
        bag += Counter(cuttlefish=1, school=2)
    assert counted(laid(job_of(game, ["barrels"]), pieces)) == bag
    more = changed(game, bag__monkey=30, bag__pelican=0)
    assert counted(laid(job_of(game, ["barrels"], variant=more), pieces))["monkey"] == 30
    assert "pelican" not in counted(laid(job_of(game, ["barrels"], variant=more), pieces))


def test_a_raft_has_its_minecart_behind_it(pieces: Pieces) -> None:
    rafts, carts = laid(job_of("maretta", ["rafts"]), pieces), laid(job_of("vulcano", ["carts"]), pieces)
    assert counted(rafts) == counted(carts) == Counter(SEAT_WORDS)
    for raft, cart in zip(rafts.things(), carts.things(), strict=True):
        assert raft["drawing"] == cart["back"]["drawing"]  # type: ignore[index]
        assert raft["back"]["drawing"] == cart["drawing"]  # type: ignore[index]
    assert "carts" not in sections_of("maretta")
    assert "rafts" not in sections_of("vulcano")


def test_figures_for_everybody_and_for_the_lava(pieces: Pieces) -> None:
    for game, figures in (("maretta", 5), ("vulcano", 6)):
        (page,) = laid(job_of(game, ["meeples"]), pieces).pages
        assert isinstance(page["things"], list)
        assert len(page["things"]) == figures


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", SIDES)
def test_the_board_shows_the_path_of_the_variant(pieces: Pieces, game: str, paper: str) -> None:
    for last, marked, dividers in ((20, [2, 4, 19], [3]), (200, [10, 150], [])):
        bag = {"bag.monkey": 20}
        game_of = settemari.find_game(game)
        values = {**game_of.variant().values, **bag, "path.last": last, "path.barrel_spaces": marked}
        values |= {"path.dividers": dividers}
        if game == "vulcano":
            values |= {"lava.step_past": [3, 3]}
        variant = game_of.variant(Variant(game, "long", values, "own"))
        sheets = laid(job_of(game, ["board"], paper=paper, variant=variant), pieces)
        assert (len(sheets.pages) > 2) == (last == 200)
        assert all(page["drawn"] == sheets.pages[0]["drawn"] for page in sheets.pages)
        drawn = sheets.pages[0]["drawn"]
        assert isinstance(drawn, list)
        first = 1 if game == "maretta" else -3
        numbers = [str(number).replace("-", "\N{MINUS SIGN}") for number in range(first, last) if number]
        assert [it["text"] for it in drawn if "text" in it] == numbers
        rings = Counter(it["drawing"] for it in drawn if "text" in it)
        assert sorted(rings.values()) == sorted([len(marked), len(numbers) - len(marked)])
        width, height = (sheets.pages[0]["board"][side] for side in ("width", "height"))  # type: ignore[index]
        for it in drawn:
            assert 0 <= it["x"] <= it["x"] + it["width"] <= width
            assert 0 <= it["y"] <= it["y"] + it["height"] <= height


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SIDES)
def test_overviews_fit_in_every_language(pieces: Pieces, game: str, language: str) -> None:
    job = job_of(game, ["summary"], language)
    sheets = laid(job, pieces)
    assert len(list(sheets.things())) == 5
    found = fits(sheets, job, pieces)
    assert len(found) == 10
    assert all(fit["fits"] and fit["step"] is not None for fit in found)


def test_overviews_tell_the_numbers_of_the_variant(pieces: Pieces) -> None:
    variant = changed("vulcano", burst__limit=8, lava__step=2, lava__step_past=[4, 6], barrels__anchor_cards=3)
    sheets = laid(job_of("vulcano", ["summary"], "en", variant=variant), pieces)
    written = " ".join(texts([dict(thing) for thing in sheets.things()]))
    assert "Above 8 a stack bursts" in written
    assert "The lava moves 2, 4, 6" in written
    assert "Discard 3 cards of your stock." in written
