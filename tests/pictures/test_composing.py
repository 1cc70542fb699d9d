"""Any words give a picture, the same one everywhere, of shapes and nothing else."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from settemari.pictures import ROLES, compose, edition
from settemari.pictures.colours import paints
from settemari.pictures.luck import Luck
from settemari.pictures.part import names
from tests.pictures.drawings import SVG, parsed, shapes
from tests.pictures.shipped import KINDS, WANTED, Wanted

TAGS = {"svg", "g", "path", "circle", "ellipse", "rect"}
PLACES = {"d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height", "transform"}
PAINTS = {
    "fill",
    "fill-opacity",
    "fill-rule",
    "opacity",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linejoin",
    "stroke-linecap",
}
ROOT = {"viewBox", "preserveAspectRatio"}

ODD = [
    "<script>alert(1)</script>",
    '"/><image href="x"/>',
    "{body}",
    "../../../etc/passwd",
    "\x00\x01\u202e",
    "\ud800",
    "海賊" * 500,
    "deck ",
    "DECK",
    " ",
]


@pytest.mark.parametrize("card", WANTED, ids=lambda card: card.id)
def test_there_are_only_shapes_with_harmless_attributes(card: Wanted) -> None:
    root = parsed(card.picture)
    for element in root.iter():
        tag = element.tag.removeprefix(SVG)
        assert tag in TAGS
        assert set(element.attrib) <= PLACES | PAINTS | (ROOT if tag == "svg" else set())
        assert not (element.text or "").strip()
        assert not (element.tail or "").strip()
        assert not any("url" in value or "{" in value for value in element.attrib.values())


@pytest.mark.parametrize("odd", ODD, ids=ascii)
@pytest.mark.parametrize("kind", [*KINDS, "seed", "role"])
def test_odd_words_are_harmless(kind: str, odd: str) -> None:
    picture = compose(**{kind: odd})
    assert sum(shapes(picture).values()) > 10
    assert odd.strip() == "" or odd not in picture
    if kind != "seed":
        assert picture == compose(**{kind: "nobody-knows"})


@given(st.fixed_dictionaries({kind: st.text() for kind in (*KINDS, "seed", "role")}))
def test_any_words_give_a_picture(words: dict[str, str]) -> None:
    parsed(compose(**words))


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("scene", [*names("scenes"), ""])
def test_every_role_has_a_picture_everywhere_with_anything(role: str, scene: str) -> None:
    luck = Luck(f"{role} {scene}")
    for number in range(5):
        creature, tool, weather = (
            luck.below(str(number)).pick(kind, ["", *names(kind)]) for kind in ("creatures", "tools", "weather")
        )
        parsed(compose(creature, tool, scene, weather, str(number), role))


def test_the_same_words_give_the_same_bytes_everywhere() -> None:
    script = "from tests.pictures.shipped import WANTED\nprint([card.picture for card in WANTED[::9]])"
    ways = [{**os.environ, "PYTHONHASHSEED": seed} for seed in ("1", "2")]
    printed = {
        subprocess.run([sys.executable, "-c", script], check=True, capture_output=True, text=True, env=way).stdout
        for way in ways
    }
    assert printed == {f"{[card.picture for card in WANTED[::9]]}\n"}


def test_another_seed_gives_another_picture() -> None:
    pictures = {compose("octopus", "mop", "deck", "", f"card {number}", "event") for number in range(40)}
    assert len(pictures) == 40


def test_questions_of_a_seed_do_not_depend_on_each_other() -> None:
    luck = Luck("seed")
    first = luck.number("one", 1000)
    luck.number("two", 1000)
    assert luck.number("one", 1000) == first
    assert luck.below("one").number("one", 1000) != first
    assert sum(luck.happens(str(number), 30) for number in range(1000)) in range(240, 360)
    assert {luck.around(str(number), 0.2) for number in range(100)} == {-0.2, -0.1, 0.0, 0.1, 0.2}


def test_the_edition_is_short_and_the_same_every_time() -> None:
    assert len(edition()) == 10
    assert edition.__wrapped__() == edition()


def test_lamps_keep_most_of_a_night_away() -> None:
    by_day, lit, dark = (_brightness(paints(mood, lamp)["wall"]) for mood, lamp in MOMENTS)
    assert dark < lit < by_day
    assert by_day - lit < lit - dark
    assert paints("night", True)["sky"] == paints("night")["sky"]  # seen through a window


MOMENTS = (("day", False), ("night", True), ("night", False))


def _brightness(colour: str) -> int:
    return sum(int(colour[place : place + 2], 16) for place in (1, 3, 5))
