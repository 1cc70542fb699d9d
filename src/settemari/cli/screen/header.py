"""The lines around the table: what is played and how far it is, who is waited for, and the log."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.text import Text

from settemari.cli.screen.lines import Lines, flow, hang, row, wrap
from settemari.cli.screen.pen import Pen
from settemari.core.table import ENDING, ROUND, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import QUESTIONS

LogLine = tuple[str, int]  # what it says, and how deep it lies below what it follows from


def header_lines(pen: Pen, view: View, width: int, variant: str, practice: bool) -> Lines:
    """Game and variant, round, deck and discard pile."""
    symbols = pen.symbols
    game = pen.say("screen-vulcano" if pen.side_b else "screen-maretta")
    items = [Text(game, "title")]
    if variant:
        items.append(Text(symbols.one_line(variant)))
    items += [Text(word) for word in _counts(pen, view)]
    if practice:
        items.append(Text(pen.say("screen-practice"), "mark"))
    return flow(items, width, f" {symbols.dot} ")


def _counts(pen: Pen, view: View) -> list[str]:
    round_number = int(view.cell(ROUND))
    deck = int(view.size_of(c.DECK))
    if pen.side_b:
        rounds = pen.say("screen-round", round=round_number)
    else:  # A4.5: everybody draws until the deck cannot give all of them their cards
        last = round_number + deck // (pen.seats * int(pen.numbers.draw))
        rounds = pen.say("screen-round-of", round=round_number, last=last)
    discard = int(view.size_of(c.DISCARD))
    return [rounds, f"{pen.say('heading-deck')} {deck}", f"{pen.say('heading-discard')} {discard}"]


def ruler(pen: Pen, width: int, title: str = "") -> Text:
    """A line across, with a title in it."""
    line = pen.symbols.line
    if not title:
        return Text(line * width, "track")
    start = row(Text(line * 2, "track"), Text(title, "label"), Text(), gap=" ")
    return row(start, Text(line * (width - start.cell_len), "track"))


def status_lines(pen: Pen, view: View, width: int, answered: Collection[int]) -> Lines:
    """Who is waited for, or that the game is over."""
    awaited = [seat for seat in range(pen.seats) if view.asks(seat) and seat not in answered]
    if view.cell(ENDING) != 0:
        said = pen.say("screen-over")
    elif awaited:
        question = QUESTIONS[int(view.step())].name
        said = pen.say(f"awaited-{question}", seats=[pen.names[seat] for seat in awaited], count=len(awaited))
    else:
        return []
    return hang(Text(f"{pen.symbols.asked} ", "mark"), wrap(Text(said, "mark"), width - 2))


def log_lines(pen: Pen, log: Sequence[LogLine], width: int, height: int) -> Lines:
    """The end of the log, in so many lines at most; no entry is shown without its beginning."""
    lines: Lines = []
    for said, depth in reversed(log):
        entry = _entry(pen, depth, said, width)
        if len(entry) + len(lines) > height:
            break
        lines = entry + lines
    return lines


def _entry(pen: Pen, depth: int, said: str, width: int) -> Lines:
    margin = min(2 * (depth - 1), width // 3) if depth > 0 else 0
    head = " " * margin + f"{pen.symbols.inner} " if depth > 0 else ""
    style = "log.inner" if depth > 0 else "log"
    return hang(Text(head, "track"), wrap(Text(pen.symbols.one_line(said), style), width - len(head)))
