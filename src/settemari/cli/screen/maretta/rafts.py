"""Rafts and minecarts: who sits where, what lies in both slots, and what everybody has in stock."""

from __future__ import annotations

from collections.abc import Collection

from rich.cells import cell_len
from rich.text import Text

from settemari.cli.screen.lines import Lines, cut, flow, hang, pad, right, row
from settemari.cli.screen.maretta.knowledge import known_of
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core.table import UNKNOWN, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.gauges import Gauges, SeatGauges, gauges_of

MARKS = 3  # columns before a name: asked, first player, a space
GAP = 2  # columns before a slot, and before the score
SCORE = 10  # columns of a score: ``5+11=16 OK``
WIDEST_NAME = 20
INDENT = 5  # of the lines below a name


class Columns:
    """How wide the columns are, and what is written over them."""

    def __init__(self, pen: MarettaPen, width: int) -> None:
        self.raft_word = pen.say("heading-minecart" if pen.side_b else "heading-raft")
        self.space_word, self.hand_word = pen.say("screen-space"), pen.say("heading-hand")
        self.slot_words = pen.say("heading-slot-1"), pen.say("heading-slot-2")
        self.score_word = pen.say("screen-stacks" if pen.side_b else "screen-boarding")
        if not pen.side_b:
            self.score_word += f" {pen.symbols.least}{int(pen.numbers.boarding)}"
        self.space = max(cell_len(self.space_word), 3) + 1
        self.hand = max(cell_len(self.hand_word), 2) + 1
        slots = [f" {self.slot_words[0]}", f" {self.slot_words[1]}", "" if pen.side_b else _ink(pen)]
        self.slot = max(pen.widest_card(), *(cell_len(word) for word in slots))
        rest = width - MARKS - self.space - self.hand - 2 * (self.slot + GAP) - max(cell_len(self.score_word), SCORE)
        words = max(cell_len(name) for name in [*pen.names, self.raft_word])
        self.name = min(words + 4, WIDEST_NAME, rest - GAP)  # the letter, and spaces around

    def heading(self, pen: MarettaPen) -> Text:
        """What the columns are about."""
        gap = Text(" " * GAP)
        heading = row(
            pad(Text(" " * (MARKS + 1) + cut(self.raft_word, self.name - 1, pen.symbols.more)), MARKS + self.name),
            right(Text(self.space_word), self.space),
            right(Text(self.hand_word), self.hand),
            *(row(gap, pad(Text(f" {word}"), self.slot)) for word in self.slot_words),
            gap,
            Text(self.score_word),
        )
        heading.stylize("label")
        return heading


def raft_lines(pen: MarettaPen, view: View, width: int, answered: Collection[int] = ()) -> Lines:
    """A heading, and for each seat a line with its raft and, where there is something to tell, its stock below."""
    columns, gauges = Columns(pen, width), gauges_of(pen.setup, view)
    lines = [columns.heading(pen)]
    for seat in range(pen.seats):
        lines.append(_raft(pen, view, gauges, seat, columns, seat in answered))
        if gauges["seats"][seat]["in_race"]:
            lines += _stock(pen, view, gauges, seat, width)
            lines += _known(pen, view, seat, width)
    return lines


def _raft(pen: MarettaPen, view: View, gauges: Gauges, seat: int, columns: Columns, answered: bool) -> Text:
    symbols, gauge = pen.symbols, gauges["seats"][seat]
    asked = (symbols.answered if answered else symbols.asked) if view.asks(seat) else " "
    first = symbols.first if view.cell(c.FIRST) == seat else " "
    marks, plate = Text(f"{asked}{first} ", "mark"), pen.nameplate(seat, columns.name)
    if not gauge["in_race"]:
        return row(marks, Text(plate.plain, "out"), Text("  " + pen.say("screen-out"), "out"))
    space, hand = int(view.cell(c.SPACE + seat)), int(view.size_of(c.HAND + seat))
    gap = Text(" " * GAP)
    return row(
        marks,
        plate,
        right(Text(str(space)), columns.space),
        right(Text(str(hand)), columns.hand),
        *(row(gap, _slot(pen, view, slots, seat, columns.slot)) for slots in (c.SLOT1, c.SLOT2)),
        gap,
        _score(pen, gauges, gauge),
    )


def _slot(pen: MarettaPen, view: View, slots: int, seat: int, width: int) -> Text:
    """The card in a slot, its colour as wide as the column."""
    kind = int(view.slot_at(slots, seat))
    card = Text(_ink(pen), "hidden") if kind == UNKNOWN else pen.card(kind)
    return pad(card, width, str(card.style))


def _ink(pen: MarettaPen) -> str:
    """A card that its owner's cuttlefish hides: only ink leaves a card face down."""
    return f" ?? {pen.say('screen-ink')} "


def _score(pen: MarettaPen, gauges: Gauges, gauge: SeatGauges) -> Text:
    """Side A: suits and difference, and whether that boards a steamship card (A4.1). Side B: stacks (B4.3)."""
    suits, score = gauge["suits"], gauge["score"]
    if pen.side_b:
        return Text(str(suits))
    if score is None:
        return Text(f"{suits}+?", "label")
    sum_up = f"{suits}+{gauge['difference']}={score}"
    if score >= gauges["needed"]:
        return Text(f"{sum_up} {pen.symbols.done}", "good")
    return Text(sum_up)


def _stock(pen: MarettaPen, view: View, gauges: Gauges, seat: int, width: int) -> Lines:
    """The stock, one chip for each suit, and what else is to be known of this seat."""
    chips = []
    cards = view.pieces(c.STOCK + seat)
    for suit in range(c.SUITS):
        values = [card // c.SUITS for card in cards if card % c.SUITS == suit]
        if values:
            chips.append(
                Text(
                    f" {pen.card_symbol(c.FIRST_CARD + suit)} {pen.suit_name(suit)} "
                    f"{_values(gauges, seat, suit, values)} ",
                    pen.card_style(c.FIRST_CARD + suit),
                )
            )
    chips += [Text(note, "known") for note in _notes(pen, view, seat)]
    return hang(Text(" " * INDENT), flow(chips, width - INDENT)) if chips else []


def _values(gauges: Gauges, seat: int, suit: int, values: list[int]) -> str:
    limit = gauges["limit"]
    if not limit:
        return " ".join(str(value) for value in values)
    if len(values) == 1:
        return f"{values[0]}/{limit}"
    return f"{'+'.join(str(value) for value in values)}={gauges['seats'][seat]['stacks'][suit]}/{limit}"


def _notes(pen: MarettaPen, view: View, seat: int) -> list[str]:
    """What the masks of the table say of a seat, in words."""

    def marked(counter: int) -> bool:
        return (int(view.cell(counter)) >> seat) & 1 != 0

    notes = []
    if marked(c.INKED) and not view.face_up(c.SLOT1, seat):
        notes.append(pen.say("screen-inked"))
    if marked(c.INK_NEXT):
        notes.append(pen.say("screen-ink-next"))
    if marked(c.STOLE):
        notes.append(pen.say("screen-stole"))
    return notes


def _known(pen: MarettaPen, view: View, seat: int, width: int) -> Lines:
    """What the observer knows of this seat's hidden cards."""
    known = known_of(pen, view, seat)
    if not known:
        return []
    head = Text(" " * INDENT + " " + pen.say("screen-known") + " ", "known")
    return hang(head, flow([Text(item, "known") for item in known], width - head.cell_len, f" {pen.symbols.dot} "))
