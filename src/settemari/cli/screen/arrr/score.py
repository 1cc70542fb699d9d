"""The end: what everybody's points are made of (P8)."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.lines import Lines, flow, hang, pad, right, row
from settemari.core.game import Outcome
from settemari.core.table import View
from settemari.games.arrr import codes as c
from settemari.games.arrr.score import collection_points, points_of
from settemari.games.arrr.state import fame_of

WIDEST_NAME = 22
INDENT = 5


def score_lines(pen: ArrrPen, view: View, outcome: Outcome, width: int) -> Lines:
    """A table with a line for each seat, most points first, and what each has conquered."""
    words = [
        pen.say("arrr-screen-doubloons"),
        pen.say("arrr-screen-fame-heading"),
        pen.say("arrr-screen-collection-points"),
        pen.say("arrr-screen-points"),
    ]
    widths = [max(cell_len(word), 4) + 2 for word in words]
    name = min(WIDEST_NAME, max(cell_len(known) for known in pen.names) + 5, width - 4 - sum(widths))
    heading = row(
        Text(" " * (name + 2)), *(right(Text(word), columns) for word, columns in zip(words, widths, strict=True))
    )
    heading.stylize("label")
    lines = [heading]
    for seat in sorted(range(pen.seats), key=lambda seat: -int(points_of(view, pen.numbers, seat))):
        numbers = (
            int(view.cell(c.COINS + seat)),
            int(fame_of(view, pen.cards, seat)),
            int(collection_points(view, pen.numbers, seat)),
            int(points_of(view, pen.numbers, seat)),
        )
        won = pen.symbols.won if seat in outcome.winners else " "
        lines.append(
            row(
                pad(Text(won, "mark"), 2),
                pen.nameplate(seat, name),
                *(
                    right(Text(str(number), "title" if place == 3 else ""), columns)
                    for place, (number, columns) in enumerate(zip(numbers, widths, strict=True))
                ),
            )
        )
        conquered = [Text(pen.exploration_name(card), "label") for card in view.pieces(c.CHEST + seat)]
        lines += hang(Text(" " * INDENT), flow(conquered, width - INDENT, f" {pen.symbols.dot} "))
    return lines
