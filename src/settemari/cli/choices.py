"""What a person can choose, with labels to type: a list, or a grid of cards and rafts where every landing is seen at
once. Impossible options have labels too: whoever types one is told why not.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from settemari.cli.screen.lines import cut, hang, row, wrap
from settemari.cli.screen.pen import Pen
from settemari.core.game import Game
from settemari.core.offer import Offer, Option
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.core.telling import Telling
from settemari.games.maretta.gist import Gist, gist_of
from settemari.games.maretta.words import card_code, seat_code

NARROWEST_NAME = 4
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
        return table.pen.text(table.telling.answer_message(int(table.view.step()), self.option.action.code))

    def previews(self) -> list[str]:
        """What would happen, a line each; nothing for an impossible option."""
        if self.option.preview is None:
            return []
        setup, view, telling, pen = self._table
        told = telling.preview_messages(setup, view, self.option.action.code, self.option.preview)
        return [pen.text(message) for message in told]

    def gist(self) -> Gist:
        assert self.option.preview is not None
        return gist_of(self._table.setup, self._table.view, self.option.action.code, self.option.preview)


class Choices:
    """Options in a list, numbered."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        self.choices = choices
        # An action in the words of the notation does as well as a label.
        self._found = {choice.label.casefold(): choice for choice in choices}
        self._found |= {str(choice.option.action): choice for choice in choices}

    def find(self, typed: str) -> Choice | Choices | None:
        return self._found.get(" ".join(typed.casefold().split()))

    def example(self) -> str:
        """A label that can be chosen."""
        return next(choice.label for choice in self.choices if choice.option.refusal is None)

    def lines(self, width: int) -> list[RenderableType]:
        shown: list[RenderableType] = []
        for choice in self.choices:
            label = Text(f" {choice.label:>3}  ", "mark" if choice.option.refusal is None else "out")
            if choice.option.refusal is not None:
                told = Text(f"{choice.text}  ({choice.option.refusal.rule})", "out")
            else:
                previews = choice.previews() if len(self.choices) <= MOST_PREVIEWED else []
                foretold = Text("  " + " ".join(previews), "label") if previews else Text()
                told = row(Text(choice.text), foretold)
            shown += hang(label, wrap(told, width - label.cell_len))
        return shown


class CardsByRaft(Choices):
    """Which card on whose raft: a row for each card, a column for each seat, what would happen in the cell."""

    def __init__(self, table: Table, choices: Sequence[Choice], thefts: dict[str, Choices]) -> None:
        super().__init__(choices)
        self._pen = table.pen
        self._own = int(table.view.seat)
        self._thefts = thefts
        for within in thefts.values():
            self._found |= {str(choice.option.action): choice for choice in within.choices}

    def find(self, typed: str) -> Choice | Choices | None:
        return self._thefts.get(typed.casefold()) or super().find(typed)

    def lines(self, width: int) -> list[RenderableType]:
        pen = self._pen
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=True, header_style="")
        grid.add_column(no_wrap=True)
        grid.add_column(no_wrap=True)
        seats = list(dict.fromkeys(_seat(choice) for choice in self.choices))
        room = (width - pen.widest_card() - 6) // len(seats) - 6  # margins, a letter, blanks around a name
        for seat in seats:
            name = Text(f" {cut(pen.names[seat], max(room, NARROWEST_NAME), pen.symbols.more)} ", pen.seat_style(seat))
            grid.add_column(row(Text(f"{pen.letters[seat].lower()} ", "mark"), name))
        rows: dict[int, list[Choice]] = {}
        for choice in self.choices:
            rows.setdefault(_card(choice), []).append(choice)
        for number, (card, choices) in enumerate(rows.items(), start=1):
            grid.add_row(Text(f" {number}", "mark"), pen.card(card), *(self._cell(choice) for choice in choices))
        own = self._own_landing()
        hint = Text(" " + pen.say("grid-hint", example=self.example()), "label")
        return [grid, *([own] if own else []), hint]

    def _cell(self, choice: Choice) -> Text:
        pen = self._pen
        if choice.option.refusal is not None:
            return Text(f"{pen.symbols.nothing} {choice.option.refusal.rule}", "out")
        gist = choice.gist()
        cell = _stacks_cell(pen, gist, _seat(choice)) if pen.side_b else _landing_cell(pen, gist, choice)
        if choice.label.casefold() in self._thefts:
            cell = row(cell, Text(" " + pen.say("cell-theft"), "mark"))
        return cell

    def _own_landing(self) -> Text | None:
        """Where whoever places a card moves: the same for every card and raft, so it is said once."""
        for choice in self.choices:
            if choice.option.refusal is None and _seat(choice) != self._own:
                own = [landing for landing in choice.gist().landings if landing.seat == self._own]
                if own:
                    key = "own-landing-barrels" if own[0].barrels else "own-landing"
                    return Text(" " + self._pen.say(key, space=own[0].low, barrels=len(own[0].barrels)), "label")
        return None


def _landing_cell(pen: Pen, gist: Gist, choice: Choice) -> Text:
    landing = next((landing for landing in gist.landings if landing.seat == _seat(choice)), None)
    if landing is None:
        return Text(pen.say("cell-stays"))
    arrow = pen.symbols.text("→")
    goal = str(landing.low) if landing.low == landing.high else f"{landing.low}-{landing.high}"
    cell = Text(f"{landing.start}{arrow}{goal}", "good")
    if landing.barrels:
        cell = row(cell, Text(" " + pen.say("cell-barrels", barrels=len(landing.barrels))))
    return cell


def _stacks_cell(pen: Pen, gist: Gist, seat: int) -> Text:
    cells = []
    for stack in gist.stacks:
        if stack.seat == seat:
            key = "cell-burst" if stack.bursts else "cell-stack"
            told = pen.say(key, suit=pen.say(f"suit-{stack.suit}"), total=stack.total)
            cells.append(Text(told, "none" if stack.bursts else "good"))
    return row(*cells)


def _card(choice: Choice) -> int:
    return card_code(str(choice.option.action.word("card")))


def _seat(choice: Choice) -> int:
    return seat_code(str(choice.option.action.word("on")))


def choices_of(game: Game, setup: Setup, view: View, offer: Offer, pen: Pen) -> Choices:
    """The options of an offer, laid out for a person."""
    table = Table(setup, view, game.telling(), pen)
    if all(option.action.word("on") is not None for option in offer.options):
        return _grid(table, offer)
    playable = [option for option in offer.options if option.refusal is None]
    refused = [option for option in offer.options if option.refusal is not None]
    return _numbered(table, [*playable, *refused])


def _numbered(table: Table, options: Iterable[Option]) -> Choices:
    return Choices([Choice(table, option, str(number)) for number, option in enumerate(options, start=1)])


def _grid(table: Table, offer: Offer) -> Choices:
    cards: dict[object, int] = {}
    cells: list[Choice] = []
    thefts: dict[str, list[Option]] = {}
    for option in offer.options:
        action = option.action
        number = cards.setdefault(action.word("card"), len(cards) + 1)
        label = f"{number}{table.pen.letters[seat_code(str(action.word('on')))]}".casefold()
        if action.word("steal") is None:
            cells.append(Choice(table, option, label))
            thefts.setdefault(label, []).insert(0, option)
        elif option.refusal is None:
            thefts.setdefault(label, []).append(option)
    within = {label: _numbered(table, options) for label, options in thefts.items() if len(options) > 1}
    return CardsByRaft(table, cells, within)
