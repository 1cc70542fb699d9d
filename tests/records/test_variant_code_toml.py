"""A variant written as a file: whole, and the same when it is read again."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from settemari.core.game import Game
from settemari.core.variant import toml_of
from skiff.game import SKIFF
from tests.board import on_the_board
from tests.records.positions import MARETTA, VULCANO
from tests.variants.odd import ODD

SHIPPED = [(game, name) for game in (MARETTA, VULCANO, SKIFF) for name in game.variant_names()]


@pytest.mark.parametrize(("game", "name"), SHIPPED, ids=[f"{game.id}-{name}" for game, name in SHIPPED])
def test_every_shipped_variant_is_read_again_as_it_was(game: Game, name: str, tmp_path: Path) -> None:
    variant = game.variant(name)
    text = toml_of(variant)
    assert tomllib.loads(text) == variant.tables()
    file = tmp_path / "any.toml"
    file.write_text(text, encoding="utf-8")
    again = game.variant(file)
    assert (again, again.name) == (variant, variant.name)


@pytest.mark.parametrize("name", ['"Quoted"', "back\\slash", "L\u2019isola però", "# no comment", "[bag]", "'''"])
def test_any_name_is_read_again_as_it_was(name: str) -> None:
    variant = VULCANO.variant_of({**ODD["vulcano"], "name": name})
    assert tomllib.loads(toml_of(variant)) == variant.tables()


def test_it_is_pleasant_to_read() -> None:
    assert toml_of(SKIFF.variant("nutshell")) == (
        'game = "skiff"\nname = "Nutshell"\nrounds = 1\ndie = 2\n\n[cards]\noars = 5\nanchors = 1\n'
    )
    lines = toml_of(on_the_board(MARETTA)).splitlines()
    assert "dividers = [8, 16]" in lines
    assert "on_zero_move = false" in lines
    assert lines[lines.index("[deck.removed]") + 1] == "3 = 31"
