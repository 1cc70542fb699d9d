"""The variants that come with the game: found by name, small, and each with something of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import settemari
from settemari.core.errors import UnknownVariant, VariantError
from settemari.core.variant import flatten, read_tables

GAMES = {"maretta": settemari.find_game("maretta"), "vulcano": settemari.find_game("vulcano")}
SHIPPED = [(game, name) for game, found in GAMES.items() for name in found.variant_names()]
FILES = sorted(GAMES["maretta"].variants_folder.glob("*.toml"))


def test_there_are_the_defaults_and_at_least_six_more() -> None:
    for game, found in GAMES.items():
        assert found.variant_names()[0] == game
    assert len(SHIPPED) == len(FILES) >= 8


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_a_shipped_variant_loads_by_name_and_from_its_file(game: str, name: str) -> None:
    found = GAMES[game]
    variant = found.variant(name)
    file = found.variants_folder / f"{name}.toml"
    assert variant == found.variant(file) == found.variant(str(file))
    assert variant.game == game
    assert set(variant.values) == {field.path for field in found.fields()}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_shipped_file_says_what_it_is_for_and_only_what_differs(file: Path) -> None:
    assert file.read_text("utf-8").startswith("# ")
    tables = read_tables(file)
    found = GAMES[str(tables["game"])]
    given = {path: value for path, value in flatten(tables) if path not in ("game", "name")}
    usual = found.variant().values
    if file.stem == found.id:
        assert list(given) == list(usual)
    else:
        assert given
        assert [path for path, value in given.items() if usual[path] == value] == []


def test_no_two_shipped_variants_are_the_same() -> None:
    for game, found in GAMES.items():
        variants = [found.variant(name) for name in found.variant_names()]
        assert len(set(variants)) == len(variants) == len({variant.name for variant in variants}), game


def test_a_variant_of_the_other_side_is_unknown() -> None:
    with pytest.raises(UnknownVariant, match="vulcano has no variant 'adrenaline'; shipped variants: vulcano, "):
        GAMES["vulcano"].variant("adrenaline")
    with pytest.raises(VariantError, match=r"adrenaline\.toml: game = 'maretta': this is read as a variant"):
        GAMES["vulcano"].variant(GAMES["maretta"].variants_folder / "adrenaline.toml")
    with pytest.raises(VariantError, match="game = 'maretta': this is a game of 'vulcano'"):
        GAMES["vulcano"].variant(GAMES["maretta"].variant())


@pytest.mark.parametrize("which", ["nowhere", "", "../maretta", 5, {}, ["maretta"], 1.5, True])
def test_what_is_no_variant_is_unknown(which: object) -> None:
    with pytest.raises(UnknownVariant, match="shipped variants: maretta, "):
        GAMES["maretta"].variant(which)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["hot-feet", "squall"])
def test_a_match_carries_the_whole_variant(game: str, name: str) -> None:
    if name not in GAMES[game].variant_names():
        with pytest.raises(UnknownVariant):
            settemari.deal(game, 3, variant=name, seed=1)
        return
    match = settemari.deal(game, 3, variant=name, seed=1)
    assert match.variant == GAMES[game].variant_of(match.variant.tables())
    assert repr(match.variant) == f"<variant {match.variant.name} of {game}>"
