"""What nobody else may know: of no frame that came can one tell what lies hidden from whoever got it."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import Visitor

UNKNOWN = -2
ROW, SLOTS = 0, 1
OWNER = 1
BY_SPOT = -2


def frames_hide(person: Visitor, seat: int, layout: Any) -> int:
    """Of no frame that came while the game went on can one tell what another one held; how many told anything."""
    cells: list[int] = []
    views = 0
    for frame in person.received():
        for eye in frame.get("eyes", []):
            assert eye["seat"] == seat
            view = eye.get("view", {})
            cells = view.get("cells", cells)
            for at, value in zip(view.get("changes", [])[::2], view.get("changes", [])[1::2], strict=True):
                cells[at] = value
            views += bool(view)
            for place in layout["places"]:
                assert_hidden(cells, place, seat)
    return views


def assert_hidden(cells: list[int], place: Any, seat: int) -> None:
    if place["sight"] != OWNER:
        return
    start = place["start"]
    if place["form"] == ROW and place["owner"] != seat:
        held = cells[start : start + cells[start - 1]] if place["capacity"] else []
        assert all(card == UNKNOWN for card in held), (place["name"], place["owner"])
    elif place["form"] == SLOTS:
        for spot in range(place["capacity"]):
            kind, up = cells[start + 2 * spot], cells[start + 2 * spot + 1]
            assert up or kind < 0 or (spot if place["owner"] == BY_SPOT else place["owner"]) == seat, place["name"]
