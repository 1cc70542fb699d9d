"""The curtain between two players at one device: it fills the screen and shows nothing of the table."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.lines import centred, cut, framed, one_text, wrap
from settemari.cli.screen.symbols import UNICODE, Symbols
from settemari.locales.catalogue import Catalogue


def curtain(
    name: str, colour: str, catalogue: Catalogue, width: int, height: int, *, symbols: Symbols = UNICODE
) -> Text:
    """ "Pass the device to Bruno", in the seat's colour (``purple``, ``pink`` and so on)."""
    inside = width - 2
    shown = cut(symbols.one_line(name), inside - 6, symbols.more)
    said = [
        *wrap(Text(symbols.text(catalogue.say("screen-pass-on"))), inside),
        Text(),
        Text(f"  {shown}  ", f"seat.{colour}"),
        Text(symbols.text(catalogue.say(f"seat-{colour}")), "label"),
        Text(),
        *wrap(Text(symbols.text(catalogue.say("screen-pass-on-hint")), "label"), inside),
    ]
    rows = max(height - 3, len(said))  # the frame, and a line for the prompt below
    above = (rows - len(said)) // 2
    filled = [Text()] * above + said + [Text()] * (rows - len(said) - above)
    return one_text(framed([centred(line, inside) for line in filled], inside, symbols), margin=0)
