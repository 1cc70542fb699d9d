"""What the client is looked at on: three sizes, three languages."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

import pytest

from settemari.locales import LANGUAGES
from tests.size import pick

LOCALES = {"it": "it-IT", "en": "en-GB", "fr": "fr-FR"}


class Size(NamedTuple):
    """A screen, and whether fingers are used on it."""

    name: str
    width: int
    height: int
    touch: bool


DESK = Size("desk", 1440, 900, touch=False)
PHONE = Size("phone", 390, 844, touch=True)
SMALL = Size("small", 360, 640, touch=True)
SIZES = (DESK, PHONE, SMALL)

# Every size in the small run, each in another language; all with all in the full one.
SCREENS = pick(list(zip(SIZES, LANGUAGES, strict=True)), list(product(SIZES, LANGUAGES)))


class Look(NamedTuple):
    """A thing to be looked at: on a screen, in one language after the other."""

    name: str
    size: Size
    languages: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}-{self.size.name}-{'-'.join(self.languages)}"


def looks(names: Iterable[str]) -> list[Look]:
    """Each on another screen in the small run; each on all of them in the full one, where the language is switched."""
    small = [Look(name, SIZES[at % len(SIZES)], (LANGUAGES[at % len(LANGUAGES)],)) for at, name in enumerate(names)]
    return pick(small, [Look(name, size, tuple(LANGUAGES)) for name in names for size in SIZES])


at_every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: size.name)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
on_every_screen = pytest.mark.parametrize(
    ("size", "language"), SCREENS, ids=[f"{size.name}-{language}" for size, language in SCREENS]
)
