"""Who and what stands in the middle of a picture: a creature with a tool, three of a gang, a captain close up, a thing
by itself.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from settemari.pictures.colours import cloth, declared
from settemari.pictures.luck import Luck
from settemari.pictures.part import Paints, drawn, halo, names, short

WIDTH = 240
MIDDLE = WIDTH / 2
CLOSE_UP = 202  # where a captain's feet would be, if a picture were that high
FEET = 112  # of a creature, on its grid of 120
LOW = 92  # where a picture of a captain ends, on that grid
LARGEST_HAT = 1.3  # what has a larger head wears it on top of that
STAND = 1.35  # how large is what small things are shown on
DECKS = {"crate": 46.0, "rock": 40.0, "barrel-top": 42.0, "raft": 21.0}  # and how high
RIM = 8.6  # the line of a halo around a creature, on its grid; half of it lies under the keyline's shape

HAND = "hand"  # the layer of a creature that closes around what it holds

CAPTAINS_HATS = ("bicorne", "tricorne", "feathered", "crown", "admiral")
HATS = ("bandana", "woollen", "tricorne", "straw", "")


class Ground(NamedTuple):
    """Where feet are; in water what is below that is covered by waves. ``close``: there is little room; ``stands``:
    what small things are shown on.
    """

    floor: float
    water: bool
    close: bool
    stands: tuple[str, ...]


class Spot(NamedTuple):
    """Where a creature stands: the middle of its feet, how large it is, and whether it looks to the left."""

    x: float
    y: float
    size: float
    turned: bool = False


def figures(creature: str, tool: str, role: str, ground: Ground, colours: Paints, luck: Luck) -> str:
    """All of them, behind what lies before them in the scene."""
    who = creature if creature in names("creatures") and creature in declared("creatures") else ""
    what = tool if tool in names("tools") and tool in declared("tools") else ""
    if not who:
        return _thing(what, role, ground, colours, luck)
    turned = luck.happens("turned", 50)
    if role == "captain":
        x = MIDDLE - (10 if what else 0) * (-1 if turned else 1)
        return _figure(who, what, role, Spot(x, CLOSE_UP, 1.36, turned), ground, colours, luck)
    if role == "gang":
        return _gang(who, what, ground, colours, luck, turned)
    size = 1.05 if ground.close else 1.17
    stands = what and declared("tools")[what]["way"] == "stands"
    x = MIDDLE - (14 if stands else 6) * (-1 if turned else 1) if what else MIDDLE
    return _figure(who, what, role, Spot(x, ground.floor, size, turned), ground, colours, luck)


def _gang(who: str, what: str, ground: Ground, colours: Paints, luck: Luck, turned: bool) -> str:
    """Two behind, one before them: the same kind, but nobody's twin."""
    wide, size = (38, 0.74) if ground.close else (57, 0.8)
    outward = declared("creatures")[who].get("outward", False)
    spots = (
        Spot(MIDDLE - wide, ground.floor - 7, size, outward),
        Spot(MIDDLE + wide, ground.floor - 5, size, not outward),
        Spot(MIDDLE, ground.floor + 1, 0.98, turned),
    )
    shift = luck.number("mate", 7)
    return "".join(
        _figure(
            who,
            what if spot is spots[-1] else "",
            "gang",
            spot,
            ground,
            colours,
            luck.below(f"mate {number}"),
            number + shift,
        )
        for number, spot in enumerate(spots)
    )


def _figure(
    who: str, what: str, role: str, spot: Spot, ground: Ground, colours: Paints, luck: Luck, number: int | None = None
) -> str:
    """A creature with what it wears and holds. ``number``: which of its palettes, where several stand side by side."""
    about = declared("creatures")[who]
    palettes = about["palettes"]
    palette = palettes[number % len(palettes)] if number is not None else luck.pick("palette", palettes)
    wears = {**colours, **cloth(luck, role == "captain"), **_palette(palette)}
    hand = drawn("creatures", who, wears, luck, HAND)
    halos, drawings = [halo("creatures", who, luck, RIM)], [drawn("creatures", who, wears, luck) + hand]
    for kind, name, at in _worn(about, role, luck):
        halos.append(_moved(at, halo(kind, name, luck, RIM / at.size)))
        drawings.append(_moved(at, drawn(kind, name, wears, luck)))
    if what:
        at = _held(what, about, LOW if role == "captain" else FEET + 2, luck)
        halos.append(_moved(at, halo("tools", what, luck, RIM / at.size)))
        drawings.append(_moved(at, drawn("tools", what, wears, luck)))
        if declared("tools")[what]["way"] == "held":
            drawings.append(hand)
    side = -spot.size if spot.turned else spot.size
    x, y = spot.x - 60 * side, spot.y - FEET * spot.size
    place = f"matrix({short(side)} 0 0 {short(spot.size)} {short(x)} {short(y)})"
    return f'<g transform="{place}">{"".join(halos + drawings)}</g>'


class At(NamedTuple):
    """Where something is drawn: its point ``from_x``, ``from_y`` comes to ``x``, ``y``, turned and as large as said."""

    x: float
    y: float
    from_x: float
    from_y: float
    size: float
    angle: float = 0


def _moved(at: At, drawing: str) -> str:
    turn = f" rotate({short(at.angle)})" if at.angle else ""
    back = f"translate({short(-at.from_x)} {short(-at.from_y)})"
    return f'<g transform="translate({short(at.x)} {short(at.y)}){turn} scale({short(at.size)}) {back}">{drawing}</g>'


def _palette(palette: Any) -> dict[str, str]:
    """A palette as the creatures declare it: the colour and its shade, or a table with more."""
    return dict(palette) if isinstance(palette, dict) else dict(zip(("body", "shade"), palette, strict=True))


def _worn(about: dict[str, Any], role: str, luck: Luck) -> list[tuple[str, str, At]]:
    """A hat for captains and the crew, and now and then a patch over an eye."""
    if role not in ("captain", "officer", "gang"):
        return []
    found = []
    if "eye" in about and luck.happens("patch", 25):
        x, y = about["eye"]
        found.append(("hats", "eyepatch", At(x, y, 30, 30, about.get("head_width", 36) / 36)))
    hat = luck.pick("hat", CAPTAINS_HATS if role == "captain" else HATS)
    if hat and "head" in about:
        seat = declared("hats")[hat]
        (x, y), (from_x, from_y) = about["head"], seat["seat"]
        size = min(about["head_width"] / seat["width"], LARGEST_HAT)
        found.append(("hats", hat, At(x, y, from_x, from_y, size, about.get("head_angle", 0))))
    return found


def _held(what: str, about: dict[str, Any], ground: float, luck: Luck) -> At:
    """In the hand, or on the ground before whoever uses it."""
    tool = declared("tools")[what]
    size = tool["size"]
    if tool["way"] == "stands":
        return At(102 + luck.around("tool", 4), ground, 30, 57, size)
    (x, y), (from_x, from_y) = about["hand"], tool["grip"]
    return At(x, y, from_x, from_y, size, tool["angle"] + luck.around("tilt", 8))


def _thing(what: str, role: str, ground: Ground, colours: Paints, luck: Luck) -> str:
    """A tool by itself, or what there always is: large, with paper rays behind it and something below it."""
    wears = {**colours, **cloth(luck, role == "captain")}
    rays = _moved(At(MIDDLE, 88, 60, 60, 1.5, luck.around("rays", 12)), drawn("props", "rays", colours, luck))
    kind, name = ("tools", what) if what else ("props", luck.pick("prop", ("crate", "flag")))
    about = declared("tools").get(what, {})
    small = about.get("way", "stands") != "stands"
    stand = luck.pick("stand", ground.stands) if small or ground.water else ""
    feet = ground.floor + 3 - (DECKS[stand] if stand else 0)
    size = (1.75 if small else 1.95) * (0.9 if ground.close or stand == "raft" else 1)
    at = At(MIDDLE, feet, 30, 57, size, about.get("rest", 0) + luck.around("tilt", 3))
    shown = [(kind, name, at)]
    if role == "captain" and not what:
        from_x, from_y = declared("hats")["bicorne"]["seat"]
        shown.append(("hats", "bicorne", At(MIDDLE, feet - 44 * size, from_x, from_y, LARGEST_HAT)))
    if stand:
        shown.insert(0, ("props", stand, At(MIDDLE, ground.floor + 2, 30, 57, STAND)))
    halos = "".join(_moved(at, halo(kind, name, luck, 7.2 / at.size)) for kind, name, at in shown)
    things = "".join(_moved(at, drawn(kind, name, wears, luck)) for kind, name, at in shown)
    if luck.happens("turned", 50):
        return f'{rays}<g transform="matrix(-1 0 0 1 {WIDTH} 0)">{halos}{things}</g>'
    return rays + halos + things
