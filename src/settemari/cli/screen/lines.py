"""Lines: fitting styled text into so many columns. Everything drawn is a list of lines, each no wider than asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, chop_cells
from rich.text import Text

from settemari.cli.screen.symbols import Symbols

Lines = list[Text]


def row(*parts: Text, gap: str = "") -> Text:
    """Parts in a row, each in its own style alone: ``+`` would let the first one's run on."""
    return Text.assemble(*(part for number, part in enumerate(parts) for part in (Text(gap * bool(number)), part)))


def cut(text: str, width: int, more: str) -> str:
    """The text, or as much of its start as fits, with a sign that there was more."""
    if cell_len(text) <= width:
        return text
    room = width - cell_len(more)
    return (chop_cells(text, room)[0] if room > 0 else "") + more


def pad(text: Text, width: int, style: str = "") -> Text:
    """The text, filled up on the right."""
    return row(text, Text(" " * (width - text.cell_len), style))


def right(text: Text, width: int) -> Text:
    """The text, filled up on the left."""
    return row(Text(" " * (width - text.cell_len)), text)


def centred(text: Text, width: int) -> Text:
    """The text in the middle, or left of it by half a column."""
    return pad(row(Text(" " * ((width - text.cell_len) // 2)), text), width)


def wrap(text: Text, width: int) -> Lines:
    """The text on as many lines as it takes, broken at spaces, within a word only if nothing else is possible."""
    lines: Lines = []
    while text.cell_len > width:
        fits = max(1, len(chop_cells(text.plain, width)[0]))
        at = fits if text.plain[fits] == " " else text.plain.rfind(" ", 1, fits)
        first, text = text.divide([at if at > 0 else fits])
        first.rstrip()
        lines.append(first)
        text = text[len(text.plain) - len(text.plain.lstrip(" ")) :]
    return [*lines, text]


def first_of(lines: Lines, width: int, more: str) -> Lines:
    """The first of some lines that are so wide, with a sign if there are others."""
    if len(lines) < 2:
        return lines
    room = width - cell_len(more) - 1
    return [row(wrap(lines[0], room)[0], Text(more), gap=" ")]


def flow(items: Iterable[Text], width: int, gap: str = " ") -> Lines:
    """Things in a row, on as many lines as it takes, each kept whole if it fits on a line."""
    lines: Lines = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1] = row(lines[-1], Text(gap, "label"), item)
        else:
            lines.extend(wrap(item, width))
    return lines


def hang(head: Text, lines: Lines) -> Lines:
    """Lines behind a head, the later ones as far in as the first."""
    margin = Text(" " * head.cell_len)
    return [row(margin if number else head, line) for number, line in enumerate(lines)]


def beside(left: Lines, width: int, wall: Text, others: Lines) -> Lines:
    """Two columns, the left one so wide, with a wall between them."""
    rows = max(len(left), len(others))
    tall = [*left, *[Text()] * (rows - len(left))], [*others, *[Text()] * (rows - len(others))]
    return [row(pad(one, width), wall, other) for one, other in zip(*tall, strict=True)]


def framed(lines: Lines, width: int, symbols: Symbols) -> Lines:
    """A box around lines that are so wide."""
    top_left, top_right, bottom_left, bottom_right = list(symbols.corners)
    edge, wall = symbols.line * width, Text(symbols.wall, "track")
    return [
        Text(top_left + edge + top_right, "track"),
        *(row(wall, line, wall) for line in lines),
        Text(bottom_left + edge + bottom_right, "track"),
    ]


def one_text(lines: Sequence[Text], margin: int = 1) -> Text:
    """Lines as one thing to print, a little in from the left, which rich shall not break again."""
    text = Text(no_wrap=True, overflow="ignore", end="\n")
    for number, line in enumerate(lines):
        text.append("\n" * bool(number) + " " * margin * bool(line.plain))
        text.append_text(line)
    return text
