"""A menu: entries that lead to a choice or to a further menu, on lines of their own or side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.screen.choices import Choice, Choices, choice_lines, label_text
from settemari.cli.screen.lines import flow, hang, row, wrap

MARGIN = 2


class Entry(NamedTuple):
    """A label and where it leads. Without a ``text`` a choice says itself what it is, and what it would do."""

    label: str
    leads: Choice | Choices
    text: Text | None = None
    side_by_side: bool = False  # with the entries around it

    @property
    def possible(self) -> bool:
        return isinstance(self.leads, Choices) or self.leads.option.refusal is None


class Menu(Choices):
    """Entries in their order, below a title if there is one."""

    def __init__(
        self, entries: Sequence[Entry], usual: Choice | None = None, at_once: bool = False, title: str = ""
    ) -> None:
        super().__init__(
            [entry.leads for entry in entries if isinstance(entry.leads, Choice)],
            {entry.label.casefold(): entry.leads for entry in entries if isinstance(entry.leads, Choices)},
            usual,
            at_once,
        )
        self.entries = entries
        self.title = title

    def lines(self, width: int) -> list[RenderableType]:
        shown: list[RenderableType] = []
        if self.title:
            shown += hang(Text(" "), wrap(Text(self.title, "title"), width - 1))
        beside: list[Text] = []
        for entry in self.entries:
            if entry.side_by_side:
                beside.append(_short(entry))
                continue
            shown += _flowing(beside, width)
            beside = []
            shown += _entry_lines(entry, width)
        return shown + _flowing(beside, width)


def _short(entry: Entry) -> Text:
    label = Text(entry.label, "mark" if entry.possible else "out")
    text = entry.text or Text()
    return row(label, text, gap=" ") if text.plain else label


def _flowing(items: Sequence[Text], width: int) -> list[RenderableType]:
    return [*hang(Text(" " * MARGIN), flow(items, width - MARGIN, "   "))] if items else []


def _entry_lines(entry: Entry, width: int) -> list[RenderableType]:
    if entry.text is None and isinstance(entry.leads, Choice):
        return choice_lines(entry.leads, width)
    head = label_text(entry.label, entry.possible)
    return [*hang(head, wrap(entry.text or Text(), width - head.cell_len))]
