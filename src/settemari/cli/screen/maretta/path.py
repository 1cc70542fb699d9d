"""The path: every space from island or village to steamship or sea, in rows that are read like text.

A row has three parts: who stands there, the spaces themselves, and the barrels that lie on them. What a row does not
need it does not take.
"""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.lines import Lines, centred, flow, row
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core.table import EMPTY, UNKNOWN, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import next_lava

CELL = 6  # columns of a space: five meeples fit, and two barrels
ABREAST = 2  # barrels side by side


def path_lines(pen: MarettaPen, view: View, width: int) -> Lines:
    """The path and the legend of what is to be seen on it."""
    barrels = [barrels_on(pen, view, space) for space in range(int(pen.numbers.last) + 1)]
    across = max(1, width // CELL)
    lines: Lines = []
    for start in range(0, len(barrels), across):
        spaces = range(start, min(start + across, len(barrels)))
        meeples = [_meeples(pen, view, space) for space in spaces]
        if any(meeples):
            lines.append(row(*(centred(here, CELL) for here in meeples)))
        lines.append(row(*(_space(pen, view, space, bool(barrels[space])) for space in spaces)))
        deepest = max(len(barrels[space]) for space in spaces)
        for first in range(0, deepest, ABREAST):
            some = [barrels[space][first : first + ABREAST] for space in spaces]
            drawn = (row(*(pen.barrel(barrel) for barrel in here), gap=" ") for here in some)
            lines.append(row(*(centred(here, CELL) for here in drawn)))
    return lines + flow(_legend(pen, view, barrels), width, "  ")


def barrels_on(pen: MarettaPen, view: View, space: int) -> list[int]:
    """The barrels left on a space, UNKNOWN for those face down."""
    mark = int(pen.numbers.mark_at[space])
    if mark < 0:
        return []
    per_space = int(pen.numbers.per_space)
    spots = range(mark * per_space, (mark + 1) * per_space)
    return [int(view.slot_at(c.BARRELS, spot)) for spot in spots if view.slot_at(c.BARRELS, spot) != EMPTY]


def _dividers(pen: MarettaPen) -> list[int]:
    return [int(pen.numbers.dividers[index]) for index in range(len(pen.numbers.dividers))]


def _meeples(pen: MarettaPen, view: View, space: int) -> Text:
    here = [seat for seat in range(pen.seats) if view.cell(c.SPACE + seat) == space]
    return row(*(pen.meeple(seat) for seat in here))


def _space(pen: MarettaPen, view: View, space: int, barrels: bool) -> Text:
    """The number of a space on the track, with what stands after it."""
    symbols, last = pen.symbols, int(pen.numbers.last)
    end = symbols.start if space == 0 else symbols.goal if space == last else ""
    track, ground, style = symbols.track, "track", "end" if end else "marked" if barrels else "space"
    if pen.side_b and space <= view.cell(c.LAVA):
        track, ground, style = symbols.lava, "lava.fill", "lava"
    elif pen.side_b and space <= next_lava(pen.setup, view):
        track, ground, style = symbols.lava_next, "lava.next.fill", "lava.next"
    number = Text(f"{end}{space}", style)
    before = (CELL - number.cell_len) // 2
    after = CELL - number.cell_len - before
    lead = Text(track * before, ground) if space else Text(" " * before)
    if space == last:
        return row(lead, number)
    if space not in _dividers(pen):
        return row(lead, number, Text(track * after, ground))
    return row(lead, number, Text(track * (after - 1), ground), Text(_divider(pen), "divider"))


def _divider(pen: MarettaPen) -> str:
    return pen.symbols.crevasse if pen.side_b else pen.symbols.reef


def _legend(pen: MarettaPen, view: View, barrels: list[list[int]]) -> list[Text]:
    """What the symbols mean that stand on the path now."""
    symbols = pen.symbols
    entries = [
        (Text(symbols.start, "end"), pen.say("heading-village" if pen.side_b else "heading-island")),
        (Text(symbols.goal, "end"), pen.say("heading-sea" if pen.side_b else "heading-steamship")),
    ]
    if _dividers(pen):
        entries.append((Text(_divider(pen), "divider"), pen.say("heading-crevasse" if pen.side_b else "heading-reef")))
    if pen.side_b:
        entries.append((Text(symbols.lava, "lava.fill"), f"{pen.say('heading-lava')} {int(view.cell(c.LAVA))}"))
        then = pen.say("screen-lava-next", space=str(next_lava(pen.setup, view)))
        entries.append((Text(symbols.lava_next, "lava.next.fill"), then))
    entries.append((Text(symbols.first, "mark"), pen.say("heading-first")))
    kinds = sorted({barrel for here in barrels for barrel in here})
    for kind in kinds:
        name = pen.say("screen-face-down") if kind == UNKNOWN else pen.barrel_name(kind)
        entries.append((pen.barrel(kind), name[:1].upper() + name[1:]))
    return [row(symbol, Text(meaning, "label"), gap=" ") for symbol, meaning in entries]
