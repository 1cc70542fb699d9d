"""The first lines of the table: what is played, in which mode, and how far it is."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.arrr.pen import ArrrPen
from settemari.cli.screen.lines import Lines, flow
from settemari.core.table import ROUND, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.vocabulary import MODES


def header_lines(pen: ArrrPen, view: View, width: int, variant: str, practice: bool) -> Lines:
    """Game, mode and variant, round, what is left in the decks and in the supply."""
    mode = next(word for word, number in MODES.items() if number == pen.mode)
    items = [Text(pen.say("game-arrr"), "title")]
    items.append(Text(pen.symbols.one_line(variant) if variant else pen.say(f"arrr-screen-mode-{mode}")))
    if view.cell(ROUND) > 0:
        items.append(Text(pen.say("arrr-screen-round", round=int(view.cell(ROUND)), last=_last_round(pen, view))))
    items.append(Text(pen.say("arrr-screen-explorations-left", count=int(view.size_of(c.SEA_DECK)))))
    items.append(Text(pen.say("arrr-screen-supply", coins=pen.coins(int(view.cell(c.SUPPLY))))))
    if practice:
        items.append(Text(pen.say("screen-practice"), "mark"))
    return flow(items, width, f" {pen.symbols.dot} ")


def _last_round(pen: ArrrPen, view: View) -> int:
    """P2.4: each turn takes one exploration off the deck, and the game ends when there is none for it."""
    records = view.agenda_records()
    seat = records[0][1] if records else int(view.cell(c.FIRST))
    done = (seat - int(view.cell(c.FIRST))) % pen.seats  # turns of this round that are over
    return int(view.cell(ROUND)) + (done + int(view.size_of(c.SEA_DECK))) // pen.seats
