"""What a page is made of: paragraphs, lists, tables, cards, forms. Each has its words already; templates have the tags.

Everything a page says goes through these, so that headings come in order, every field has a label and every table a
caption, whichever page it stands on. Structs and not dataclasses: those take eight times as long to define.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeAlias

from msgspec import Struct


class Chip(Struct, frozen=True):
    """A word that has a colour on the table: a player, a suit, a trait. The colour never says more than the word."""

    text: str
    look: str


class Ref(Struct, frozen=True):
    """A word that leads somewhere."""

    text: str
    href: str
    look: str = ""


class Run(Struct, frozen=True):
    """Running text with links in it, as it stands: nothing is put between its pieces."""

    pieces: Sequence[str | Ref]


class Strong(Struct, frozen=True):
    """What the words after it are about."""

    strong: str


Piece: TypeAlias = str | Chip | Ref | Run | Strong
Words: TypeAlias = Piece | Sequence[Piece]


# -- what is only read -------------------------------------------------------------------------------------------


class Para(Struct, frozen=True):
    kind: ClassVar[str] = "para"
    words: Words
    look: str = ""


class Facts(Struct, frozen=True):
    """Names and values, side by side; ``even``: long names of short values, ``told``: short names of long ones."""

    kind: ClassVar[str] = "facts"
    rows: Sequence[tuple[str, Words]]
    look: str = ""


class Bullets(Struct, frozen=True):
    kind: ClassVar[str] = "bullets"
    items: Sequence[Words]
    look: str = ""


class Row(Struct, frozen=True):
    """A line of the log with what followed from it."""

    text: str
    new: bool = False
    below: list[Row] = []


class Lines(Struct, frozen=True):
    """Some of the log; ``mark`` is the word before a line that is new."""

    kind: ClassVar[str] = "lines"
    rows: Sequence[Row]
    mark: str = ""


class Grid(Struct, frozen=True):
    """A table. Its first column names the rows; ``stack``: on a narrow screen every row stands by itself."""

    kind: ClassVar[str] = "grid"
    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Words]]
    look: str = ""


class Space(Struct, frozen=True):
    """One space of a path: what it is called, who and what is there, and how the ground looks."""

    name: str
    here: Sequence[Piece] = ()
    notes: Sequence[str] = ()
    look: str = ""


class Path(Struct, frozen=True):
    kind: ClassVar[str] = "path"
    spaces: Sequence[Space]


class Card(Struct, frozen=True):
    """Something on the table with a name of its own: a raft, a pirate, an exploration."""

    title: Words
    blocks: Sequence[Block]
    tags: Sequence[Words] = ()
    look: str = ""
    id: str = ""


class Cards(Struct, frozen=True):
    kind: ClassVar[str] = "cards"
    cards: Sequence[Card]
    look: str = ""


class Group(Struct, frozen=True):
    """Some blocks under a heading, within a section."""

    kind: ClassVar[str] = "group"
    title: Words
    blocks: Sequence[Block]
    id: str = ""


class Fold(Struct, frozen=True):
    """What can be unfolded."""

    kind: ClassVar[str] = "fold"
    summary: str
    blocks: Sequence[Block]
    open: bool = False
    id: str = ""


class Code(Struct, frozen=True):
    """What is to be copied as it is."""

    kind: ClassVar[str] = "code"
    label: str
    text: str


# -- what is done ------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """One of several in a list; ``group`` is the heading it stands under."""

    value: str
    text: str
    chosen: bool = False
    group: str = ""


class Field(Struct, frozen=True):
    """Something to fill in: ``type`` is that of the input, or ``select``, ``area``, ``check``."""

    name: str
    label: str
    type: str = "text"
    value: str = ""
    choices: Sequence[Choice] = ()
    hint: str = ""
    needed: bool = False
    most: int = 0  # letters, or the largest number
    least: int = 0
    complete: str = ""  # what the browser may fill in
    id: str = ""

    def grouped(self) -> list[tuple[str, list[Choice]]]:
        """The choices by their headings, in order."""
        found: dict[str, list[Choice]] = {}
        for choice in self.choices:
            found.setdefault(choice.group, []).append(choice)
        return list(found.items())


class Button(Struct, frozen=True):
    text: str
    name: str = ""
    value: str = ""
    look: str = ""
    about: str = ""  # the id of what tells more


class Form(Struct, frozen=True):
    """What is sent to the server; ``hidden`` goes along unseen."""

    kind: ClassVar[str] = "form"
    action: str
    buttons: Sequence[Button]
    hidden: Sequence[tuple[str, str]] = ()
    fields: Sequence[Field] = ()
    look: str = ""
    get: bool = False


class Option(Struct, frozen=True):
    """An answer that can be given: a button of its form, or a link that goes on with a draft."""

    text: str
    previews: str
    id: str
    value: str = ""
    href: str = ""
    look: str = ""


class Options(Struct, frozen=True):
    """Answers that are given by one form."""

    kind: ClassVar[str] = "options"
    action: str
    hidden: Sequence[tuple[str, str]]
    options: Sequence[Option]


Block: TypeAlias = (
    Para | Facts | Bullets | Lines | Grid | Path | Cards | Group | Fold | Code | Form | Options
)  # fmt: skip


class Section(Struct, frozen=True):
    """A part of a page that has a heading, and can be jumped to."""

    id: str
    title: str
    blocks: Sequence[Block]
    look: str = ""
