"""Drawn parts: what of them varies, and what their halo is made of."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from settemari.pictures import part
from settemari.pictures.luck import Luck
from settemari.pictures.part import drawn, halo

Box = tuple[float, float]


@pytest.fixture
def draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of drawings of one's own."""
    (tmp_path / "things").mkdir()
    monkeypatch.setattr(part, "FOLDER", tmp_path)
    part._read.cache_clear()
    part.names.cache_clear()
    yield tmp_path / "things"
    part._read.cache_clear()
    part.names.cache_clear()


def put(folder: Path, name: str, inside: str) -> None:
    (folder / f"{name}.svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" stroke="#14202B" stroke-width="2">{inside}</svg>'
    )


def seen(name: str, many: int = 400, layer: str = "") -> list[str]:
    return [drawn("things", name, {"sea": "#123456"}, Luck(str(number)), layer) for number in range(many)]


def test_of_neighbours_that_share_a_word_one_is_drawn(draw: Path) -> None:
    one, other = '<path d="M1" data-choice="a"/>', '<path d="M2" data-choice="a"/>'
    put(draw, "hat", f'{one}{other}<g data-choice="b"/><path d="M3" data-choice="b"/>')
    found = {tuple(re.findall(r"M\d", one)) for one in seen("hat")}
    assert found == {("M1",), ("M2",), ("M1", "M3"), ("M2", "M3")}


def test_inside_a_group_it_is_the_same(draw: Path) -> None:
    put(draw, "hat", '<g><path d="M1" data-choice="a"/><path d="M2" data-choice="a"/></g>')
    assert {tuple(re.findall(r"M\d", one)) for one in seen("hat")} == {("M1",), ("M2",)}


def test_chances_are_kept(draw: Path) -> None:
    put(draw, "bird", '<path d="M1" data-chance="25"/>')
    assert 70 < sum("M1" in one for one in seen("bird")) < 130


def test_what_drifts_stays_within_its_bounds(draw: Path) -> None:
    put(draw, "boat", '<path d="M1" data-drift="8 2" transform="scale(2)"/>')
    found = [re.search(r'transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(2\)"', one) for one in seen("boat")]
    moves = [(float(one[1]), float(one[2])) for one in found if one]
    assert len(moves) == 400
    assert max(abs(x) for x, _ in moves) == 8
    assert max(abs(y) for _, y in moves) == 2


def test_what_flips_is_turned_now_and_then(draw: Path) -> None:
    put(draw, "fish", '<path d="M1" data-flip="yes"/>')
    assert 150 < sum("scale(-1 1)" in one for one in seen("fish")) < 250


def test_layers_are_drawn_apart(draw: Path) -> None:
    put(draw, "deck", '<g data-layer="back"><path d="M1"/></g><g data-layer="front"><path d="M2"/></g>')
    assert "M2" not in seen("deck", 1, "back")[0]
    assert "M1" not in seen("deck", 1, "front")[0]
    assert seen("deck", 1) == [""]


def test_colours_have_names_and_nothing_of_the_source_is_left(draw: Path) -> None:
    put(draw, "sea", '<!-- words --><path d="M1" fill="{sea}" data-chance="100"/>')
    assert seen("sea", 1) == ['<path stroke="#14202B" stroke-width="2" d="M1" fill="#123456"/>']


SQUARE = "M10 10h40v40h-40z"


@pytest.mark.parametrize(
    ("inside", "needed"),
    [
        ("M20 20h10v10h-10z", False),
        ("M20 20c5 5 10 5 20 0", False),
        ("M20 20L30 45H22V30q4-4 6-2t3 3", True),  # a command that is not known is not judged
        ("M40 40h20v5h-20z", True),
        ("M2 2h4v4h-4z", True),
    ],
)
def test_a_halo_has_what_is_needed_for_the_silhouette(draw: Path, inside: str, needed: bool) -> None:
    put(draw, "box", f'<path d="{SQUARE}" fill="#FFF"/><path d="{inside}" fill="#000"/>')
    assert (inside in halo("things", "box", Luck(""), 8)) == needed
    assert SQUARE in halo("things", "box", Luck(""), 8)
    assert inside in drawn("things", "box", {}, Luck(""))


@pytest.mark.parametrize(
    "cover", ['data-chance="100"', 'data-choice="a"', 'transform="scale(1)"', 'fill="none"', 'fill-rule="evenodd"']
)
def test_only_what_is_surely_there_covers_others(draw: Path, cover: str) -> None:
    filled = "" if "fill=" in cover else ' fill="#FFF"'
    put(draw, "box", f'<path d="{SQUARE}"{filled} {cover}/><circle cx="30" cy="30" r="5" fill="#000"/>')
    assert "circle" in halo("things", "box", Luck(""), 8)


def test_a_circle_may_be_inside_and_a_shade_has_no_halo(draw: Path) -> None:
    shade = '<path d="M0 0h60v60z" stroke="none"/>'
    put(draw, "box", f'<path d="{SQUARE}" fill="#FFF"/><circle cx="30" cy="30" r="5" fill="#000"/>{shade}')
    assert halo("things", "box", Luck(""), 8).count("<path") == 1
    assert "circle" not in halo("things", "box", Luck(""), 8)


def test_of_two_that_are_the_same_one_stays(draw: Path) -> None:
    """A shape is often drawn twice: filled, and its line once more over the shade."""
    put(draw, "box", f'<path d="{SQUARE}" fill="#FFF"/><path d="{SQUARE}" fill="none"/>')
    assert SQUARE in halo("things", "box", Luck(""), 8)
