"""What a page is made of: paragraphs, lists, tables, cards, forms. Each has its words already; templates have the tags.

Everything a page says goes through these, so that headings come in order, every field has a label and every table a
caption, whichever page it stands on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias


@dataclass(frozen=True)
class Chip:
    """A word that has a colour on the table: a player, a suit, a trait. The colour never says more than the word."""

    text: str
    look: str


@dataclass(frozen=True)
class Ref:
    """A word that leads somewhere."""

    text: str
    href: str
    look: str = ""


@dataclass(frozen=True)
class Run:
    """Running text with links in it, as it stands: nothing is put between its pieces."""

    pieces: Sequence[str | Ref]


@dataclass(frozen=True)
class Strong:
    """What the words after it are about."""

    strong: str


Piece: TypeAlias = str | Chip | Ref | Run | Strong
Words: TypeAlias = Piece | Sequence[Piece]


# -- what is only read -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Para:
    kind: ClassVar[str] = "para"
    words: Words
    look: str = ""


@dataclass(frozen=True)
class Facts:
    """Names and values, side by side; ``even``: long names of short values, ``told``: short names of long ones."""

    kind: ClassVar[str] = "facts"
    rows: Sequence[tuple[str, Words]]
    look: str = ""


@dataclass(frozen=True)
class Bullets:
    kind: ClassVar[str] = "bullets"
    items: Sequence[Words]
    look: str = ""


@dataclass(frozen=True)
class Row:
    """A line of the log with what followed from it."""

    text: str
    new: bool = False
    below: list[Row] = field(default_factory=list)


@dataclass(frozen=True)
class Lines:
    """Some of the log; ``mark`` is the word before a line that is new."""

    kind: ClassVar[str] = "lines"
    rows: Sequence[Row]
    mark: str = ""


@dataclass(frozen=True)
class Grid:
    """A table. Its first column names the rows; ``stack``: on a narrow screen every row stands by itself."""

    kind: ClassVar[str] = "grid"
    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Words]]
    look: str = ""


@dataclass(frozen=True)
class Space:
    """One space of a path: what it is called, who and what is there, and how the ground looks."""

    name: str
    here: Sequence[Piece] = ()
    notes: Sequence[str] = ()
    look: str = ""


@dataclass(frozen=True)
class Path:
    kind: ClassVar[str] = "path"
    spaces: Sequence[Space]


@dataclass(frozen=True)
class Card:
    """Something on the table with a name of its own: a raft, a pirate, an exploration."""

    title: Words
    blocks: Sequence[Block]
    tags: Sequence[Words] = ()
    look: str = ""
    id: str = ""


@dataclass(frozen=True)
class Cards:
    kind: ClassVar[str] = "cards"
    cards: Sequence[Card]
    look: str = ""


@dataclass(frozen=True)
class Group:
    """Some blocks under a heading, within a section."""

    kind: ClassVar[str] = "group"
    title: Words
    blocks: Sequence[Block]
    id: str = ""


@dataclass(frozen=True)
class Fold:
    """What can be unfolded."""

    kind: ClassVar[str] = "fold"
    summary: str
    blocks: Sequence[Block]
    open: bool = False
    id: str = ""


@dataclass(frozen=True)
class Code:
    """What is to be copied as it is."""

    kind: ClassVar[str] = "code"
    label: str
    text: str


# -- what is done ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Choice:
    """One of several in a list; ``group`` is the heading it stands under."""

    value: str
    text: str
    chosen: bool = False
    group: str = ""


@dataclass(frozen=True)
class Field:
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


@dataclass(frozen=True)
class Button:
    text: str
    name: str = ""
    value: str = ""
    look: str = ""
    about: str = ""  # the id of what tells more


@dataclass(frozen=True)
class Form:
    """What is sent to the server; ``hidden`` goes along unseen."""

    kind: ClassVar[str] = "form"
    action: str
    buttons: Sequence[Button]
    hidden: Sequence[tuple[str, str]] = ()
    fields: Sequence[Field] = ()
    look: str = ""
    get: bool = False


@dataclass(frozen=True)
class Option:
    """An answer that can be given: a button of its form, or a link that goes on with a draft."""

    text: str
    previews: str
    id: str
    value: str = ""
    href: str = ""
    look: str = ""


@dataclass(frozen=True)
class Options:
    """Answers that are given by one form."""

    kind: ClassVar[str] = "options"
    action: str
    hidden: Sequence[tuple[str, str]]
    options: Sequence[Option]


Block: TypeAlias = (
    Para | Facts | Bullets | Lines | Grid | Path | Cards | Group | Fold | Code | Form | Options
)  # fmt: skip


@dataclass(frozen=True)
class Section:
    """A part of a page that has a heading, and can be jumped to."""

    id: str
    title: str
    blocks: Sequence[Block]
    look: str = ""
