"""``settemari deck``, and the options that put cards and a mode into a game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from settemari.cli import main
from settemari.core.notation.matchfile_reader import read
from settemari.games.arrr.card_text import Card, card_lines
from settemari.games.arrr.deck_file import CARDS, shipped_deck
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue
from tests.arrr.decks import SMALL

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *arguments: str, code: int = 0) -> str:
    assert main(list(arguments)) == code
    out, err = capsys.readouterr()
    assert (err == "") == (code == 0)
    return out if code == 0 else err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_card_with_its_text(capsys: Capture, language: str) -> None:
    deck = shipped_deck()
    out = " ".join(told(capsys, "deck", "list", "--lang", language).split())
    words = Catalogue(language, ["lists", "arrr-cards"])
    cards: list[Card] = [*deck.crew, *deck.events, *deck.explorations, *deck.captains]
    assert len(cards) > 80
    for card in cards:
        copies = f" \N{MULTIPLICATION SIGN}{card.copies}" if card.copies > 1 else ""
        text = " ".join(words.text(line) for line in card_lines(card))
        assert " ".join(f"{card.name[language]}{copies} ({card.id}) {text}".split()) in out


def test_the_list_as_json(capsys: Capture) -> None:
    listed = json.loads(told(capsys, "deck", "list", "--json", "--lang", "it"))
    deck = shipped_deck()
    assert listed["deck"] == deck.name
    assert [card["id"] for card in listed["event"]] == [card.id for card in deck.events]
    assert sum(card["copies"] for card in listed["crew"]) == 39
    assert listed["captain"][0]["name"] == deck.captains[0].name["it"]
    assert all(card["text"] for pack in ("crew", "event", "exploration", "captain") for card in listed[pack])


def test_checking_says_what_a_deck_holds(capsys: Capture) -> None:
    out = told(capsys, "deck", "check", str(CARDS), "--lang", "en")
    assert "Sette Mari is fine: 110 cards." in out
    for line in ("39 crew cards", "39 events", "23 explorations", "9 captains", "collections: "):
        assert line in out
    counted = json.loads(told(capsys, "deck", "check", str(SMALL), "--json"))
    assert counted["deck"] == "The Leaky Dozen"
    assert counted["kinds"] == {"crew": 3, "event": 3, "exploration": 4, "captain": 2}
    assert counted["symbols"] == ["teapot"]


def test_checking_says_what_is_wrong(capsys: Capture, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(SMALL.read_text("utf-8").replace('kind = "officer"', 'kind = "admiral"', 1), "utf-8")
    err = told(capsys, "deck", "check", str(wrong), "--lang", "en", code=2)
    assert "wrong.toml" in err
    assert "'admiral'" in err
    assert "officer" in err
    assert "there is no such file" in told(capsys, "deck", "check", "nowhere.toml", "--lang", "en", code=2)


@pytest.mark.parametrize("what", [["deck"], ["deck", "check"], ["deck", "list"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_teaches_with_an_example(capsys: Capture, what: list[str], language: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([*what, "--help", "--lang", language])
    assert stopped.value.code == 0
    assert "  settemari deck" in capsys.readouterr().out


# -- playing with them -------------------------------------------------------------------------------------------


def saved(capsys: Capture, monkeypatch: pytest.MonkeyPatch, file: Path, *arguments: str) -> str:
    monkeypatch.setattr("builtins.input", lambda prompt="": (_ for _ in ()).throw(EOFError))
    told(capsys, "play", "arrr", "--seats", "Anna,bot:random", "--save", str(file), "--lang", "en", *arguments)
    return file.read_text("utf-8")


@pytest.mark.parametrize("mode", ["gallows", "boarding", "full"])
def test_a_mode_goes_with_any_variant(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, mode: str
) -> None:
    own = tmp_path / "rich.toml"
    own.write_text('game = "arrr"\nname = "Rich"\n[first]\ndoubloons = 5\n', "utf-8")
    text = saved(capsys, monkeypatch, tmp_path / "a.match", "--variant", str(own), "--mode", mode)
    variant = read(text).variant
    assert (variant.name, variant.word("mode"), variant.number("first.doubloons")) == ("Rich", mode, 5)
    plain = read(saved(capsys, monkeypatch, tmp_path / "b.match", "--mode", mode)).variant
    assert plain.name == {"gallows": "Gallows bait", "boarding": "Boarding!", "full": "Arrr!!!"}[mode]
    again = ["play", "--save", str(tmp_path / "b.match"), "--mode", "full" if mode != "full" else "gallows"]
    assert "another" in told(capsys, *again, "--lang", "en", code=2)


def test_own_cards_are_played_with(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = tmp_path / "small.toml"
    own.write_text(
        'game = "arrr"\nname = "Small"\n[explorations]\n2 = 4\n3 = 4\n4 = 4\n[first]\ncrew = 2\nevents = 1\n', "utf-8"
    )
    text = saved(capsys, monkeypatch, tmp_path / "c.match", "--variant", str(own), "--deck", str(SMALL))
    variant = read(text).variant
    assert variant.name == "The Leaky Dozen"
    assert variant.number("first.crew") == 2
    run = ["simulate", "arrr", "--games", "2", "--seats", "2", "--variant", str(own), "--deck", str(SMALL)]
    assert "The Leaky Dozen" in told(capsys, *run, "--lang", "en")


@pytest.mark.parametrize("option", ["--mode", "--deck"])
def test_other_games_know_neither_modes_nor_decks(capsys: Capture, option: str) -> None:
    for command in (["play", "maretta"], ["simulate", "vulcano"]):
        err = told(capsys, *command, option, "full", "--lang", "en", code=2)
        assert f"{option}" in err
        assert f"{command[1]} has no such option" in err


def test_a_mode_that_does_not_exist(capsys: Capture) -> None:
    err = told(capsys, "simulate", "arrr", "--mode", "ghost", "--lang", "en", code=2)
    assert "'ghost'" in err
    assert "'gallows', 'boarding', 'full'" in err


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulating_tells_how_the_games_ended(capsys: Capture, language: str) -> None:
    run = ["simulate", "arrr", "--games", "3", "--seats", "2", "--mode", "gallows", "--lang", language]
    out = told(capsys, *run)
    assert Catalogue(language, ["variants"]).say("variant-gallows") in out
    assert Catalogue(language, ["command"]).say("ending-name-points") in out
