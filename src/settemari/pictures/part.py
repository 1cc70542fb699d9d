"""A drawn part: an SVG file whose colours are names in braces, and which says itself what of it varies.

``data-layer``   on the groups right below the root: when it is drawn, such as behind the figures, or before them
``data-choice``  of the neighbours that share a word, one is drawn
``data-chance``  drawn on so many pictures of a hundred
``data-drift``   moved by up to so much to either side, and so much up or down
``data-flip``    turned round on half of the pictures

None of this is left in a picture: it holds shapes and groups with their attributes, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from settemari.pictures.luck import Luck
from settemari.pictures.silhouette import mark_inner

FOLDER = Path(__file__).with_name("parts")
SVG = "{http://www.w3.org/2000/svg}"
KEYLINE = "#14202B"
CREAM = "#FFF6E0"
INNER = "data-inner"  # on what a halo can do without; found when a part is read
COLOUR = re.compile(r"\{([a-z-]+)\}")
PAINT = ("fill", "stroke", "stroke-width", "opacity", "fill-opacity", "stroke-opacity", "stroke-dasharray")

Paints = Mapping[str, str]


@cache
def names(kind: str) -> tuple[str, ...]:
    """The words of a kind of part: what lies in its folder."""
    return tuple(sorted(path.stem for path in (FOLDER / kind).glob("*.svg")))


@cache
def _read(kind: str, name: str) -> Element:
    root = ElementTree.parse(FOLDER / kind / f"{name}.svg").getroot()
    for element in root.iter():
        element.tag = element.tag.removeprefix(SVG)
        element.text = element.tail = None
    mark_inner(root, INNER)
    return root


def drawn(kind: str, name: str, paints: Paints, luck: Luck, layer: str = "") -> str:
    """A part, or one of its layers, in these colours."""
    return "".join(_written(one, paints) for one in _chosen(kind, name, luck, layer))


def halo(kind: str, name: str, luck: Luck, width: float) -> str:
    """The paper it was cut from, which shows around it: what has a keyline, once more in cream and wider."""
    shapes = "".join(_outline(one, False) for one in _chosen(kind, name, luck, "", True))
    paint = (
        f'fill="{CREAM}" stroke="{CREAM}" stroke-width="{short(width)}" stroke-linejoin="round" stroke-linecap="round"'
    )
    return f"<g {paint}>{shapes}</g>"


def short(number: float) -> str:
    """As few letters as say it to a hundredth."""
    return f"{round(number, 2):g}"


def _chosen(kind: str, name: str, luck: Luck, layer: str, outer: bool = False) -> Iterator[Element]:
    root = _read(kind, name)
    groups = [one for one in root if one.get("data-layer", "") == layer]
    paints = {key: value for key, value in root.attrib.items() if key.startswith(("fill", "stroke"))}
    for found in _picked(groups, luck, f"{kind}/{name}/{layer}", outer):
        found.attrib = {**paints, **found.attrib}
        yield found


def _picked(elements: Sequence[Element], luck: Luck, path: str, outer: bool) -> Iterator[Element]:
    """Those of neighbours that this seed has, as it has them; ``outer``: without what lies inside others."""
    words = [one.get("data-choice", "") for one in elements]
    chosen = {
        word: luck.pick(f"{path}/{word}", [number for number, other in enumerate(words) if other == word])
        for word in dict.fromkeys(words)
        if word
    }
    for number, (one, word) in enumerate(zip(elements, words, strict=True)):
        found = _varied(one, luck, f"{path}{number}", outer) if not word or chosen[word] == number else None
        if found is not None:
            yield found


def _varied(element: Element, luck: Luck, path: str, outer: bool) -> Element | None:
    """A copy as this seed has it; None: without it."""
    if outer and INNER in element.attrib:
        return None
    if "data-chance" in element.attrib and not luck.happens(path, int(element.attrib["data-chance"])):
        return None
    kept = Element(element.tag, {key: value for key, value in element.attrib.items() if not key.startswith("data-")})
    moves = []
    if "data-drift" in element.attrib:
        mosts = zip("xy", element.attrib["data-drift"].split(), strict=True)
        x, y = (luck.around(f"{path}/{axis}", float(most)) for axis, most in mosts)
        moves.append(f"translate({short(x)} {short(y)})")
    if "transform" in kept.attrib:
        moves.append(kept.attrib["transform"])
    if "data-flip" in element.attrib and luck.happens(f"{path}/flip", 50):
        moves.append("scale(-1 1)")
    if moves:
        kept.attrib["transform"] = " ".join(moves)
    kept.extend(_picked(list(element), luck, f"{path}/", outer))
    return kept


def _written(element: Element, paints: Paints) -> str:
    given = "".join(
        f' {key}="{COLOUR.sub(lambda found: paints[found[1]], value)}"' for key, value in element.attrib.items()
    )
    inside = "".join(_written(one, paints) for one in element)
    if element.tag == "g":
        return (f"<g{given}>{inside}</g>" if given else inside) if inside else ""
    return f"<{element.tag}{given}/>"


def _outline(element: Element, lined: bool) -> str:
    """Only where shapes are, of those that have a keyline of their own or from around them."""
    lined = element.get("stroke", KEYLINE if lined else "none").upper() == KEYLINE
    given = "".join(f' {key}="{value}"' for key, value in element.attrib.items() if _is_shape(key, value))
    if element.tag == "g":
        inside = "".join(_outline(one, lined) for one in element)
        return (f"<g{given}>{inside}</g>" if given else inside) if inside else ""
    return f"<{element.tag}{given}/>" if lined else ""


def _is_shape(key: str, value: str) -> bool:
    """Whether an attribute says where something is; that nothing is filled is part of that."""
    return (key not in PAINT and not key.startswith("stroke")) or (key == "fill" and value == "none")
