"""What a person can choose: a list, or a grid of cards and rafts where every landing is seen at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from settemari.cli.screen.choices import Choice, Choices, Table
from settemari.cli.screen.lines import cut, row
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core.game import Game
from settemari.core.offer import Offer, Option
from settemari.core.setup import Setup
from settemari.core.table import View
from settemari.games.maretta.gist import Gist, gist_of
from settemari.games.maretta.words import card_code, seat_code

NARROWEST_NAME = 4


class CardsByRaft(Choices):
    """Which card on whose raft: a row for each card, a column for each seat, what would happen in the cell."""

    def __init__(self, table: Table, pen: MarettaPen, choices: Sequence[Choice], thefts: dict[str, Choices]) -> None:
        super().__init__(choices, within=thefts)
        self._table = table
        self._pen = pen

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
        gist = self._gist(choice)
        cell = _stacks_cell(pen, gist, _seat(choice)) if pen.side_b else _landing_cell(pen, gist, choice)
        if choice.label.casefold() in self.within:
            cell = row(cell, Text(" " + pen.say("cell-theft"), "mark"))
        return cell

    def _gist(self, choice: Choice) -> Gist:
        assert choice.option.preview is not None
        setup, view = self._table.setup, self._table.view
        return gist_of(setup, view, choice.option.action.code, choice.option.preview)

    def _own_landing(self) -> Text | None:
        """Where whoever places a card moves: the same for every card and raft, so it is said once."""
        for choice in self.choices:
            if choice.option.refusal is None and _seat(choice) != self._table.view.seat:
                own = [landing for landing in self._gist(choice).landings if landing.seat == self._table.view.seat]
                if own:
                    key = "own-landing-barrels" if own[0].barrels else "own-landing"
                    return Text(" " + self._pen.say(key, space=own[0].low, barrels=len(own[0].barrels)), "label")
        return None


def _landing_cell(pen: MarettaPen, gist: Gist, choice: Choice) -> Text:
    landing = next((landing for landing in gist.landings if landing.seat == _seat(choice)), None)
    if landing is None:
        return Text(pen.say("cell-stays"))
    arrow = pen.symbols.text("→")
    goal = str(landing.low) if landing.low == landing.high else f"{landing.low}-{landing.high}"
    cell = Text(f"{landing.start}{arrow}{goal}", "good")
    if landing.barrels:
        cell = row(cell, Text(" " + pen.say("cell-barrels", barrels=len(landing.barrels))))
    return cell


def _stacks_cell(pen: MarettaPen, gist: Gist, seat: int) -> Text:
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


def choices_of(game: Game, setup: Setup, view: View, offer: Offer, pen: MarettaPen) -> Choices:
    """The options of an offer, laid out for a person."""
    table = Table(setup, view, game.telling(), pen)
    if all(option.action.word("on") is not None for option in offer.options):
        return _grid(table, pen, offer)
    playable = [option for option in offer.options if option.refusal is None]
    refused = [option for option in offer.options if option.refusal is not None]
    return _numbered(table, [*playable, *refused])


def _numbered(table: Table, options: Iterable[Option]) -> Choices:
    return Choices([Choice(table, option, str(number)) for number, option in enumerate(options, start=1)])


def _grid(table: Table, pen: MarettaPen, offer: Offer) -> Choices:
    cards: dict[object, int] = {}
    cells: list[Choice] = []
    thefts: dict[str, list[Option]] = {}
    for option in offer.options:
        action = option.action
        number = cards.setdefault(action.word("card"), len(cards) + 1)
        label = f"{number}{pen.letters[seat_code(str(action.word('on')))]}".casefold()
        if action.word("steal") is None:
            cells.append(Choice(table, option, label))
            thefts.setdefault(label, []).insert(0, option)
        elif option.refusal is None:
            thefts.setdefault(label, []).append(option)
    within = {label: _numbered(table, options) for label, options in thefts.items() if len(options) > 1}
    return CardsByRaft(table, pen, cells, within)
