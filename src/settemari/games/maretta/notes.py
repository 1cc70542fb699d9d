"""Plain notes of what happened, in the words of the notation: for demonstrations, golden playthroughs and bug reports.

Sentences for people are made from the same events by the catalogue.
"""

from __future__ import annotations

from settemari.core import events as e
from settemari.core.table import COUNTERS, SPECTATOR, UNKNOWN, Layout
from settemari.games.maretta import codes as c
from settemari.games.maretta import words


def note(layout: Layout, event: tuple[int, ...]) -> str:
    """One told event as a short line."""
    sort, *rest = event
    if sort == e.MOVED:
        kind, source, index, target, spot = rest[:5]
        return f"{_piece(target, kind)}: {_place(source, index)} -> {_place(target, spot)}"
    if sort == e.TURNED:
        place, spot, kind = rest
        return f"{_piece(place, kind)} is turned up in {_place(place, spot)}"
    if sort == e.SHOWN:
        observer, place, _, kind, _ = rest
        return f"{words.seat_word(observer)} sees {words.card_word(kind)} in {_place(place, UNKNOWN)}"
    if sort == e.KNOWN:
        observer, holder, kinds, least = rest
        cards = [words.card_word(kind) for kind in range(63) if (kinds >> kind) & 1]
        return f"{_who(observer)} {words.seat_word(holder)} holds at least {least} of {' '.join(cards)}"
    if sort == e.COUNTED:
        return _counted(layout, rest[0], rest[1])
    if sort == e.ASKED:
        return f"asked: {words.QUESTIONS[rest[-4]].name}, {_seats(rest[0])}"
    return f"ended: {words.ENDINGS[rest[0]][0]}, winners: {_seats(rest[1])}"


def _who(observer: int) -> str:
    if observer == e.ALL:
        return "everybody knows:"
    return "a spectator knows:" if observer == SPECTATOR else f"{words.seat_word(observer)} knows:"


def _piece(place: int, kind: int) -> str:
    return words.barrel_word(kind) if place in (c.BARRELS, c.OPENED, c.BAG) else words.card_word(kind)


def _place(place: int, spot: int) -> str:
    if place < c.STOCK:
        return f"hand of {words.seat_word(place - c.HAND)}"
    if place < c.SLOT1:
        return f"stock of {words.seat_word(place - c.STOCK)}"
    if place in (c.SLOT1, c.SLOT2):
        return f"slot {1 if place == c.SLOT1 else 2} of {words.seat_word(spot)}"
    if place == c.BARRELS:
        return f"barrel {spot + 1}"
    return {c.DISCARD: "discard", c.DECK: "deck", c.BOX: "box", c.OPENED: "opened barrels"}.get(place, "bag")


def _seats(mask: int) -> str:
    return " ".join(words.seat_word(seat) for seat in range(c.SEATS) if (mask >> seat) & 1) or "nobody"


def _counted(layout: Layout, cell: int, value: int) -> str:
    name = layout.counters[cell - COUNTERS]
    if name == "space":
        meeple = words.seat_word(cell - c.SPACE)
        return f"{meeple} leaves the path" if value == c.OFF_PATH else f"{meeple} comes to space {value}"
    if name == "first":
        return f"first player: {words.seat_word(value)}"
    if name in ("round", "lava"):
        return f"{name} {value}"
    return f"{name.replace('_', ' ')}: {_seats(value)}"
