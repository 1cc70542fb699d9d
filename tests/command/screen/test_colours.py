"""The colours: every chip can be read, whatever the terminal can show, and no two seats or suits look alike."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from rich.color import Color, ColorSystem
from rich.color_triplet import ColorTriplet

from settemari.cli.screen.colours import CHIPS, SEATS, SUITS, THEME, TRAITS, open_console
from settemari.games.arrr.vocabulary import FACE_WORDS
from settemari.games.maretta.words import SEAT_WORDS, SUIT_WORDS
from tests.command.screen.goldens import screens

Light = tuple[float, float, float]

# How people see who lack one kind of cone, in linear light (Machado, Oliveira and Fernandes 2009, full severity).
SIGHTS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def light(colour: ColorTriplet) -> Light:
    red, green, blue = (
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in colour.normalized
    )
    return red, green, blue


def luminance(colour: ColorTriplet) -> float:
    red, green, blue = light(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: ColorTriplet, two: ColorTriplet) -> float:
    low, high = sorted((luminance(one), luminance(two)))
    return (high + 0.05) / (low + 0.05)


def lab(seen: Light) -> Light:
    """CIE L*a*b* of linear light."""
    red, green, blue = (min(max(value, 0), 1) for value in seen)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, two: str, sight: str) -> float:
    seen = []
    for colour in (one, two):
        through = light(Color.parse(colour).get_truecolor())
        red, green, blue = (sum(k * v for k, v in zip(row, through, strict=True)) for row in SIGHTS[sight])
        seen.append(lab((red, green, blue)))
    return dist(*seen)


@pytest.mark.parametrize("name", CHIPS)
@pytest.mark.parametrize(
    ("system", "least"), [(ColorSystem.TRUECOLOR, 4.5), (ColorSystem.EIGHT_BIT, 4.5), (ColorSystem.STANDARD, 3)]
)
def test_what_is_written_on_a_chip_can_be_read(name: str, system: ColorSystem, least: float) -> None:
    ink, ground = (Color.parse(colour).downgrade(system).get_truecolor() for colour in CHIPS[name])
    assert contrast(ink, ground) >= least


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", [SEATS, SUITS, TRAITS], ids=["seats", "suits", "traits"])
def test_seats_suits_and_traits_can_be_told_apart(group: dict[str, tuple[str, str]], sight: str) -> None:
    for one, two in combinations(group, 2):
        assert distance(group[one][1], group[two][1], sight) > 20, (one, two)


def test_the_measures_measure() -> None:
    black, white = (Color.parse(colour).get_truecolor() for colour in ("#000000", "#ffffff"))
    assert round(contrast(black, white)) == 21
    assert round(distance("#000000", "#ffffff", "all colours")) == 100
    assert distance("#d00000", "#305000", "no red") < 20 < distance("#d00000", "#305000", "all colours")


def test_every_seat_suit_and_trait_has_its_colour() -> None:
    assert tuple(SEATS) == SEAT_WORDS
    assert tuple(SUITS) == SUIT_WORDS
    assert tuple(TRAITS) == FACE_WORDS


def test_every_style_that_is_drawn_is_in_the_theme() -> None:
    known = {str(name) for name in THEME.styles}
    for width, draw in screens().values():
        text = draw()
        assert width
        assert {str(span.style) for span in text.spans if span.style} <= known
        assert str(text.style) == ""


def test_a_console_of_ours_knows_the_theme() -> None:
    assert str(open_console().get_style("seat.purple").bgcolor) == str(Color.parse(SEATS["purple"][1]))
