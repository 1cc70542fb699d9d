"""``settemari bots``, and levels at the table."""

from __future__ import annotations

import json

import pytest

from settemari import find_game
from settemari.bots.levels import LEVELS
from settemari.bots.names import table_names
from settemari.cli import main
from settemari.cli.seats import read_sitters, usual_seats
from settemari.lab.pairings import tables
from settemari.locales import LANGUAGES
from settemari.locales.catalogue import Catalogue

Capture = pytest.CaptureFixture[str]


def told(capsys: Capture, *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_everybody_with_their_character(capsys: Capture, language: str) -> None:
    out = " ".join(told(capsys, "bots", "--lang", language).split())
    catalogue = Catalogue(language, ["bots"])
    for level in LEVELS:
        key = f"bot-{level.name.lower()}"
        assert f"{level.number} {level.name}, {catalogue.say(key)}" in out
        assert " ".join(catalogue.attribute(key, "about").split()) in out


def test_the_list_as_json_has_the_rating_at_every_table(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {table.key: {level.number: (1000 + level.number, 7) for level in LEVELS} for table in tables()}
    monkeypatch.setattr("settemari.cli.bots.known_ratings", lambda: known)
    listed = json.loads(told(capsys, "bots", "--json", "--lang", "fr"))
    assert [entry["bot"] for entry in listed] == ["bot:1", "bot:2", "bot:3", "bot:4", "bot:5"]
    assert [entry["name"] for entry in listed] == [level.name for level in LEVELS]
    assert listed[2]["ratings"]["gallows 3"] == {"points": 1003, "margin": 7}
    assert len(listed[0]["ratings"]) == 15
    out = " ".join(told(capsys, "bots", "--lang", "en").split())
    assert "Escape from Maretta 1003 · Escape from Vulcano 1003 · Gallows bait 1003 · Boarding! 1003" in out


def test_a_level_is_called_by_its_own_name_if_nobody_else_is() -> None:
    game = find_game("maretta")
    names = [level.name for level in LEVELS]
    assert table_names([f"bot:{level.number}" for level in LEVELS]) == names
    assert table_names(["Anna", "bot:3", "bot:3", "bot:greedy"]) == ["Anna", names[2], "Libeccio", "Bora"]
    assert table_names([names[0].lower(), "bot:1", "3"]) == [names[0].lower(), "Maestrale", "3"]
    sitters = read_sitters(game, usual_seats("Anna"))
    assert [sitter.bot for sitter in sitters] == [None, "2", "3", "1"]


def test_levels_play_in_a_simulation(capsys: Capture) -> None:
    out = told(capsys, "simulate", "vulcano", "--games", "3", "--seats", "3", "--bots", "1,bot:2,3", "--lang", "en")
    assert "Bots: 1, 2 and 3." in out
