"""What is on a picture, for tests that compare: its shapes, where they lie, and their colours."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> Element:
    root = ElementTree.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    return root


def shapes(picture: str) -> Counter[str]:
    """All of them, each with its colour, but not where it was moved to."""
    found: Counter[str] = Counter()
    for element in parsed(picture).iter():
        if element.tag not in (f"{SVG}svg", f"{SVG}g"):
            kept = {key: value for key, value in element.attrib.items() if key != "transform"}
            found[f"{element.tag} {sorted(kept.items())}"] += 1
    return found


def likeness(one: Counter[str], other: Counter[str]) -> float:
    """0: nothing is the same; 1: the same shapes in the same colours."""
    return 2 * (one & other).total() / (one.total() + other.total())
