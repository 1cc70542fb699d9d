"""The first lines of the table: what is played and how far it is."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.lines import Lines, flow
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core.table import View
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import gauges_of


def header_lines(pen: MarettaPen, view: View, width: int, variant: str, practice: bool) -> Lines:
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


def _counts(pen: MarettaPen, view: View) -> list[str]:
    gauges = gauges_of(pen.setup, view)
    number, last = gauges["round"], gauges["rounds"]
    rounds = pen.say("screen-round-of", round=number, last=last) if last else pen.say("screen-round", round=number)
    deck, discard = int(view.size_of(c.DECK)), int(view.size_of(c.DISCARD))
    return [rounds, f"{pen.say('heading-deck')} {deck}", f"{pen.say('heading-discard')} {discard}"]
