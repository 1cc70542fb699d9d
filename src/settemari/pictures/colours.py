"""The colours of a picture: sky and sea have those of the *mood*, and everything else takes on a little of it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from settemari.pictures.luck import Luck
from settemari.pictures.part import FOLDER

# Cloth that hats, scarves and coats are made of, each with its shade.
CLOTHS = (
    ("#B3261E", "#84170F"),
    ("#1B5FA3", "#124578"),
    ("#E8B423", "#BC8710"),
    ("#6A3FA0", "#4B2877"),
    ("#00848F", "#005F69"),
    ("#43895A", "#2C663F"),
    ("#DF5A87", "#AE3962"),
)
CAPTAINS_CLOTHS = (("#6A3FA0", "#4B2877"), ("#B3261E", "#84170F"), ("#124578", "#0B2F57"), ("#1F5C4A", "#133F33"))
LAMPS = 300  # where lamps are, there is a third of a mood in everything


@cache
def declared(file: str) -> dict[str, Any]:
    """What is said about parts of a kind: a table for each."""
    return tomllib.loads((FOLDER / f"{file}.toml").read_text("utf-8"))


@cache
def paints(mood: str, lit: bool = False) -> dict[str, str]:
    """Every colour a scene can name, in this mood; ``lit``: lamps keep most of it away."""
    moods = declared("moods")
    own = moods["mood"][mood]
    tint, much = own["tint"], own["much"] / (LAMPS if lit else 100)
    mixed_in = {name: mixed(colour, tint, much) for name, colour in moods["material"].items()}
    return {**mixed_in, **moods["light"], **own["colours"]}


def mixed(colour: str, other: str, much: float) -> str:
    """A colour with so much of another in it."""
    pairs = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * much):02X}" for one, two in pairs)


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def cloth(luck: Luck, of_captain: bool) -> dict[str, str]:
    """What somebody wears."""
    colour, shade = luck.pick("cloth", CAPTAINS_CLOTHS if of_captain else CLOTHS)
    trim = luck.pick("trim", ("#FFD166", "#FFF6E0", "#E8B423"))
    feather, feather_shade = luck.pick(
        "feather", (("#FFF6E0", "#DCC79A"), ("#FF7F5C", "#D9573A"), ("#63E1C4", "#35AE94"))
    )
    return {
        **{"cloth": colour, "cloth-shade": shade, "trim": trim},
        **{"feather": feather, "feather-shade": feather_shade},
    }
