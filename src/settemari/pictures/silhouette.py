"""Which shapes of a drawing say nothing about its silhouette: those that lie wholly within another one.

A halo is made of all shapes with a keyline, each as wide a line. What lies inside a filled one is covered by that, so
it can be left out, and half of most halos can. Only shapes that are always there, and where they were drawn, cover
others.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from xml.etree.ElementTree import Element

Point = tuple[float, float]
Outline = list[Point]

TOKEN = re.compile(r"([A-Za-z])|(-?(?:\d+\.?\d*|\.\d+))")
NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "Z": 0}
STEPS = 6  # a curve is so many straight pieces
MOVING = ("transform", "data-drift", "data-flip")
UNSURE = ("data-choice", "data-chance", "data-layer")


def mark_inner(root: Element, mark: str) -> None:
    """Gives ``mark`` to all that a halo does not need."""
    covers = [(shape, outline) for shape, outline, sure in _shapes(root, "", True) if sure]
    for shape, outline, _ in _shapes(root, "", False):
        if any(other is not shape and mark not in other.attrib and _within(outline, cover) for other, cover in covers):
            shape.set(mark, "yes")


def _shapes(element: Element, fill: str, filled: bool, sure: bool = True) -> Iterator[tuple[Element, Outline, bool]]:
    """Those that are not moved, with whether they are always there; ``filled``: only one area without holes."""
    if any(key in element.attrib for key in MOVING):
        return
    fill = element.get("fill", fill)
    sure = sure and not any(key in element.attrib for key in UNSURE)
    if element.tag in ("g", "svg"):
        for one in element:
            yield from _shapes(one, fill, filled, sure)
        return
    outline = _outline(element)
    whole = fill != "none" and "fill-rule" not in element.attrib and element.get("d", "").upper().count("M") <= 1
    if outline and (whole or not filled):
        yield element, outline, sure


def _outline(element: Element) -> Outline:
    """The points of a shape; none, if it is of a kind that this does not know."""
    if element.tag in ("circle", "ellipse"):
        number = {key: float(element.get(key, "0")) for key in ("cx", "cy", "r", "rx", "ry")}
        wide, high = number["r"] or number["rx"], number["r"] or number["ry"]
        turns = [math.pi * step / 8 for step in range(16)]
        return [(number["cx"] + wide * math.cos(turn), number["cy"] + high * math.sin(turn)) for turn in turns]
    return _path(element.get("d", "")) if element.tag == "path" else []


def _path(text: str) -> Outline:
    tokens = TOKEN.findall(text)
    found: Outline = []
    at = start = last = (0.0, 0.0)
    command, place = "", 0
    while place < len(tokens):
        if tokens[place][0]:
            command, place = tokens[place][0], place + 1
        kind = command.upper()
        if kind not in NUMBERS:
            return []
        given = [float(number) for _, number in tokens[place : place + NUMBERS[kind]] if number]
        if len(given) < NUMBERS[kind]:
            return []
        place += NUMBERS[kind]
        x, y = at if command.islower() else (0.0, 0.0)
        match kind:
            case "Z":
                at = start
                continue
            case "H":
                points = [(x + given[0], at[1])]
            case "V":
                points = [(at[0], y + given[0])]
            case _:
                points = [(x + one, y + two) for one, two in zip(given[::2], given[1::2], strict=True)]
        if kind == "S":
            points.insert(0, (2 * at[0] - last[0], 2 * at[1] - last[1]))
        found += _curve([at, *points]) if len(points) > 1 else points
        last = points[-2] if kind in "CS" else points[-1]
        at = points[-1]
        if kind == "M":
            start, command = at, "l" if command == "m" else "L"
    return found


def _curve(points: Outline) -> Outline:
    return [_along(points, step / STEPS) for step in range(1, STEPS + 1)]


def _along(points: Outline, share: float) -> Point:
    """The point of a Bezier curve, by halving as de Casteljau does."""
    while len(points) > 1:
        points = [(x1 + (x2 - x1) * share, y1 + (y2 - y1) * share) for (x1, y1), (x2, y2) in pairwise(points)]
    return points[0]


def _within(outline: Outline, cover: Outline) -> bool:
    xs, ys = zip(*cover, strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    if not all(left <= x <= right and top <= y <= bottom for x, y in outline):
        return False
    return all(_inside(point, cover) for point in outline)


def _inside(point: Point, cover: Outline) -> bool:
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(cover, [*cover[1:], cover[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            odd = not odd
    return odd
