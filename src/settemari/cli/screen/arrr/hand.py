"""The observer's own hand: crew cards, then events, numbered, with what is printed on each."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.lines import Lines, first_of, hang, row, wrap
from settemari.core.table import SPECTATOR, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import Card


def own_cards(view: View) -> list[tuple[bool, int]]:
    """The cards of who looks in the order in which they are numbered: whether it is an event, and its kind."""
    seat = int(view.seat)
    return [(False, kind) for kind in view.pieces(c.CREW_HAND + seat)] + [
        (True, kind) for kind in view.pieces(c.EVENT_HAND + seat)
    ]


def hand_lines(pen: ArrrPen, view: View, width: int, brief: bool = False) -> Lines:
    """Nothing for a spectator or an empty hand."""
    if view.seat == SPECTATOR:
        return []
    lines: Lines = []
    for number, (is_event, kind) in enumerate(own_cards(view), start=1):
        card: Card = pen.deck.events[kind] if is_event else pen.deck.crew[kind]
        lines += card_entry(pen, f"{number:>3} ", card, width, brief)
    return lines


def card_entry(pen: ArrrPen, label: str, card: Card, width: int, brief: bool = False) -> Lines:
    """A card behind a label: its name, and what is printed on it."""
    head = Text(label, "mark")
    told = row(Text(pen.name_of(card), "title"), Text(" ".join(pen.printed(card)), "label"), gap="  ")
    lines = wrap(told, width - head.cell_len)
    return hang(head, first_of(lines, width - head.cell_len, pen.symbols.more) if brief else lines)
