"""The pictures of the shipped deck: one of its own for each card, and on it what its declaration says."""

from __future__ import annotations

import gzip
from itertools import combinations
from pathlib import Path

import pytest

from settemari.pictures import ROLES, compose
from settemari.pictures.colours import cloth, declared, paints
from settemari.pictures.figures import CAPTAINS_HATS, HATS
from settemari.pictures.luck import Luck
from settemari.pictures.part import FOLDER, drawn, names
from tests.pictures.drawings import likeness, parsed, shapes
from tests.pictures.shipped import KINDS, WANTED, Wanted

LARGEST = 18_000  # bytes of a picture; of a gang, which is three creatures, LARGEST_GANG
LARGEST_GANG = 31_000
LARGEST_PACKED = 6_500  # on its way
ALIKE = 0.66  # of two pictures
LAYERS = ("", "back", "front", "everywhere")


@pytest.mark.parametrize("card", WANTED, ids=lambda card: card.id)
def test_every_card_has_a_picture(card: Wanted) -> None:
    picture = card.picture
    root = parsed(picture)
    assert root.get("viewBox") == "0 0 240 180"
    assert sum(shapes(picture).values()) > 20
    assert len(picture.encode()) < (LARGEST_GANG if card.role == "gang" else LARGEST)
    assert len(gzip.compress(picture.encode())) < LARGEST_PACKED


def test_there_are_pictures_for_all_cards_of_the_box() -> None:
    assert sum(card.copies for card in WANTED) == 110
    assert len({card.id for card in WANTED}) == len(WANTED)
    assert {card.role for card in WANTED} == set(ROLES)


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_of_the_deck_is_drawn(kind: str) -> None:
    words = {getattr(card, kind) for card in WANTED} - {""}
    assert words <= set(names(f"{kind}s" if kind != "weather" else kind))
    if kind != "weather":
        assert words <= set(declared(f"{kind}s"))
    else:
        assert words <= set(declared("moods")["mood"])


def test_no_two_cards_look_alike() -> None:
    pictures = {card.id: shapes(card.picture) for card in WANTED}
    alike = {
        (one, other): round(share, 2)
        for one, other in combinations(pictures, 2)
        if (share := likeness(pictures[one], pictures[other])) > ALIKE
    }
    assert alike == {}


def test_the_measure_knows_what_is_alike() -> None:
    one = compose("octopus", "mop", "deck", "wind", "one", "event")
    assert likeness(shapes(one), shapes(one)) == 1
    same = compose("octopus", "mop", "deck", "wind", "two", "event")
    other = compose("rat", "bell", "tavern", "night", "one", "event")
    assert likeness(shapes(one), shapes(other)) < likeness(shapes(one), shapes(same)) < 1


@pytest.mark.parametrize("card", WANTED, ids=lambda card: card.id)
def test_what_is_declared_is_on_the_picture(card: Wanted) -> None:
    """Another word, another picture; by chance it could be the same one now and then, but not for all seeds."""
    seeds = [card._replace(id=f"{card.id} {number}") for number in range(5)]
    for kind in KINDS:
        if getattr(card, kind):
            assert any(_without(seed, kind).picture != seed.picture for seed in seeds)


def _without(card: Wanted, kind: str) -> Wanted:
    return Wanted(**{**card._asdict(), kind: "nobody-knows"})


# -- the parts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["creatures", "tools", "scenes", "hats"])
def test_every_drawing_is_declared_and_every_declaration_drawn(kind: str) -> None:
    without = {"eyepatch"} if kind == "hats" else set()  # it sits on an eye
    assert set(declared(kind)) == set(names(kind)) - without


def test_all_that_declarations_name_is_there() -> None:
    for about in declared("scenes").values():
        assert set(about["stands"]) <= set(names("props"))
        assert set(about["moods"]) <= set(declared("moods")["mood"])
    assert set(CAPTAINS_HATS) | set(HATS) - {""} <= set(names("hats"))
    assert {"rays", "crate", "flag", "curtain"} <= set(names("props"))
    for about in declared("tools").values():
        assert "grip" in about or about["way"] == "stands"
    for about in declared("creatures").values():
        assert len(about["palettes"]) >= 3  # a gang has no twins
        assert {"head", "head_width", "hand"} <= set(about)


def test_all_moods_have_the_same_colours() -> None:
    keys = {mood: set(paints(mood, lit)) for mood in declared("moods")["mood"] for lit in (False, True)}
    assert len({frozenset(names) for names in keys.values()}) == 1


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.svg")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_part_can_be_drawn_by_any_seed(path: Path) -> None:
    """Whatever is chosen of it: no colour is missing, in no palette."""
    kind, name = path.parent.name, path.stem
    palettes = declared("creatures")[name]["palettes"] if kind == "creatures" else [{}]
    layers = LAYERS if kind in ("scenes", "weather", "props") else ("",)
    for number in range(16):
        luck = Luck(str(number))
        colours = {**paints("day"), **cloth(luck, number % 2 == 0), **palettes[number % len(palettes)]}
        assert any(drawn(kind, name, colours, luck, layer) for layer in layers)


def test_the_guide_names_every_word_that_is_drawn() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "writing-a-card.md").read_text("utf-8")
    words = {*names("creatures"), *names("tools"), *names("scenes"), *names("weather")} - {"curtain", "fair"}
    assert {word for word in words if f"`{word}`" not in guide} == set()
