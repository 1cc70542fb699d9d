"""The colours of the table, by what they are for.

Whatever carries a colour of its own carries its background too, so that it can be read on a dark terminal and on a
light one; everything else is the terminal's own colour, bold or dim. Players and suits have the colours of the box in
shades that people who see fewer colours can still tell apart. No colour says anything that a letter or a symbol
does not say as well.
"""

from __future__ import annotations

from typing import IO

from rich.console import Console
from rich.theme import Theme

INK = "#14202b"
PAPER = "#ffffff"

SEATS = {
    "purple": (PAPER, "#7a39b3"),
    "pink": (INK, "#df5a87"),
    "yellow": (INK, "#f8ce2c"),
    "turquoise": (INK, "#00bdc8"),
    "white": (INK, "#ffffff"),
}
SUITS = {
    "wood": (PAPER, "#6a3a16"),
    "rope": (INK, "#f6cf82"),
    "fire": (INK, "#f4500a"),
    "water": (PAPER, "#1b5fa3"),
    "food": (INK, "#5ba471"),
}
TRAITS = {
    "attack": (PAPER, "#bf4323"),
    "navigation": (INK, "#7d9bd3"),
    "cunning": (INK, "#63e1c4"),
    "courage": (PAPER, "#3e327a"),
    "jolly": (INK, "#e8b423"),
}
PIECES = {
    "steamship": (INK, "#dfe6ea"),
    "hidden": (PAPER, "#4a5560"),
    "barrel": (INK, "#c9a66b"),
    "lava": (INK, "#f4500a"),
    "lava.next": (INK, "#f6cf82"),
}
FILLS = {"lava.fill": ("#d24407", "#f4500a"), "lava.next.fill": ("#e3b964", "#f6cf82")}  # nothing is to be read there
CHIPS = {
    **{f"seat.{word}": colours for word, colours in SEATS.items()},
    **{f"suit.{word}": colours for word, colours in SUITS.items()},
    **{f"trait.{word}": colours for word, colours in TRAITS.items()},
    **PIECES,
}
PLAIN = {
    "title": "bold",
    "label": "dim",
    "track": "dim",
    "space": "none",
    "marked": "bold",
    "divider": "bold",
    "end": "bold",
    "mark": "bold",
    "good": "bold",
    "out": "dim",
    "known": "dim italic",
    "log": "none",
    "log.inner": "dim",
}

THEME = Theme({**{name: f"{ink} on {ground}" for name, (ink, ground) in {**CHIPS, **FILLS}.items()}, **PLAIN})


def open_console(
    file: IO[str] | None = None, width: int | None = None, no_color: bool | None = None, record: bool = False
) -> Console:
    """A console that knows the colours; rich finds out what the terminal can do."""
    return Console(
        file=file,
        width=width,
        no_color=no_color,
        theme=THEME,
        highlight=False,
        emoji=False,
        markup=False,
        record=record,
    )
