"""The observer's own hand: cards as small boxes side by side."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.lines import Lines, framed, row
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core.table import SPECTATOR, View
from settemari.games.maretta import codes as c

NARROWEST = 8  # columns inside a card
GAP = " "


def hand_lines(pen: MarettaPen, view: View, width: int) -> Lines:
    """The cards of who looks, in their order; nothing for a spectator or an empty hand."""
    if view.seat == SPECTATOR:
        return []
    hand = view.pieces(c.HAND + int(view.seat))
    inside = max([NARROWEST, *(cell_len(_title(pen, card)) for card in hand)])
    across = max(1, (width + len(GAP)) // (inside + 4 + len(GAP)))
    lines: Lines = []
    for start in range(0, len(hand), across):
        boxes = [_box(pen, card, inside) for card in hand[start : start + across]]
        lines += [row(*parts, gap=GAP) for parts in zip(*boxes, strict=True)]
    return lines


def _title(pen: MarettaPen, card: int) -> str:
    return pen.card_name(card) if card == c.SHIP else pen.suit_name(card % c.SUITS)


def _box(pen: MarettaPen, card: int, inside: int) -> Lines:
    """One card: number and symbol above, its name below."""
    number, title, style = str(card // c.SUITS), _title(pen, card), pen.card_style(card)
    above = f" {number}{pen.card_symbol(card):>{inside - len(number)}} "
    below = f" {title}{' ' * (inside - cell_len(title))} "
    return framed([Text(above, style), Text(below, style)], inside + 2, pen.symbols)
