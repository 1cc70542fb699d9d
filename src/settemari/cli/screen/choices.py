"""What a person can choose, with labels to type. Impossible options have labels too: who types one is told why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from settemari.cli.screen.lines import hang, row, wrap
from settemari.cli.screen.pen import Pen
from settemari.core.offer import Option
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.telling import Telling

MOST_PREVIEWED = 40  # longer lists show what would happen only when one is chosen


class Table(NamedTuple):
    """Where a choice is made."""

    setup: Setup
    view: View
    telling: Telling
    pen: Pen


class Choice:
    """One option, its label and its words."""

    def __init__(self, table: Table, option: Option, label: str) -> None:
        self.label = label
        self.option = option
        self._table = table

    @property
    def text(self) -> str:
        """The answer in words: Wood 3 on Bruno."""
        table = self._table
        return table.pen.text(table.telling.answer_message(table.setup, table.view, self.option.action.code))

    def previews(self) -> list[str]:
        """What would happen, a line each; nothing for an impossible option."""
        if self.option.preview is None:
            return []
        setup, view, telling, pen = self._table
        told = telling.preview_messages(setup, view, self.option.action.code, self.option.preview)
        return [pen.text(message) for message in told]


class Choices:
    """Options in a list, numbered.

    ``within``: labels that lead to a further list. ``usual`` is what Enter alone chooses, and ``at_once``, whether that
    counts without a second look: passing does.
    """

    def __init__(
        self,
        choices: Sequence[Choice],
        within: Mapping[str, Choices] | None = None,
        usual: Choice | None = None,
        at_once: bool = False,
    ) -> None:
        self.choices = choices
        self.within = dict(within or {})
        self.usual = usual
        self.at_once = at_once
        # An action in the words of the notation does as well as a label.
        self._found = {str(choice.option.action): choice for inner in self.within.values() for choice in inner.all()}
        self._found |= {choice.label.casefold(): choice for choice in choices if choice.label}
        self._found |= {str(choice.option.action): choice for choice in choices}

    def all(self) -> list[Choice]:
        """Every choice of this list and of those within it."""
        return [*self.choices, *(choice for inner in self.within.values() for choice in inner.all())]

    def find(self, typed: str) -> Choice | Choices | None:
        words = " ".join(typed.casefold().split())
        return self.within.get(words) or self._found.get(words)

    def example(self) -> str:
        """A label that can be chosen."""
        own = (choice.label for choice in self.choices if choice.label and choice.option.refusal is None)
        return next(own, next(iter(self.within), ""))

    def refused_example(self) -> str:
        """A label that cannot be chosen, or else one that looks like it."""
        return next((choice.label for choice in self.choices if choice.label and choice.option.refusal), "2")

    def lines(self, width: int) -> list[RenderableType]:
        shown: list[RenderableType] = []
        for choice in self.choices:
            shown += choice_lines(choice, width, len(self.choices) <= MOST_PREVIEWED)
        return shown


def choice_lines(choice: Choice, width: int, previewed: bool = True) -> list[RenderableType]:
    """A choice with its label, and what it would do or which rule is against it."""
    label = label_text(choice.label, choice.option.refusal is None)
    if choice.option.refusal is not None:
        told = Text(f"{choice.text}  ({choice.option.refusal.rule})", "out")
    else:
        previews = choice.previews() if previewed else []
        foretold = Text("  " + " ".join(previews), "label") if previews else Text()
        told = row(Text(choice.text), foretold)
    return [*hang(label, wrap(told, width - label.cell_len))]


def label_text(label: str, possible: bool = True) -> Text:
    return Text(f" {label:>3}  ", "mark" if possible else "out")
