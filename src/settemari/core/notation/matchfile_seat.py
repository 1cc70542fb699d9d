"""A seat's file, step by step: what the seat was told leads from one table to the next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from settemari.core.errors import BadAction, NotationError
from settemari.core.events import ASKED, ENDED, apply_event
from settemari.core.notation.eventline import HIDDEN
from settemari.core.notation.matchfile import ChoiceLine, MatchFile
from settemari.core.notation.plausible import table_wrong, why_not
from settemari.core.notation.position_words import pieces_there_are
from settemari.core.registry import find_game
from settemari.core.table import ENDING, View
from settemari.locales.message import Message, say


class Seen(NamedTuple):
    """A table as a seat saw it when somebody was asked, or at the end; so many choices of the file came before."""

    choices: int
    view: View
    told: tuple[tuple[int, ...], ...]  # the events since the one before
    back_to: int | None = None  # everybody agreed to go back to this question: the table is as it was then


class SeatWalk:
    """Applies what the seat was told, seeing that it can have happened."""

    def __init__(self, file: MatchFile, seat: int) -> None:
        self._file = file
        self._game = find_game(file.game)
        self._setup = self._game.setup(len(file.names), file.variant)
        self._view = self._setup.blank_view(seat)
        self._steps: list[int] = []  # of every question that stands
        self._choices = 0  # so many have been passed
        self._stretch = 0  # the first of them since the last undo
        self._told: list[tuple[int, ...]] = []
        self._targets = {choice.back_to for choice in file.choices}
        self._kept: dict[int, View] = {}  # tables that an undo leads to, by question

    def moments(self) -> Iterator[Seen]:
        """Its table whenever somebody is asked, and at the end; raises NotationError."""
        there_are = pieces_there_are(self._game, self._setup)
        for heard in self._file.events:
            yield from self._pass_choices(heard.after)
            self._fits(heard.line, why_not(self._game, self._view, heard.event))
            apply_event(self._view, heard.event)
            self._told.append(heard.event)
            if heard.event[0] in (ASKED, ENDED):
                if heard.event[0] == ASKED:
                    self._ask()
                self._fits(heard.line, table_wrong(self._game, self._setup, there_are, self._view))
                yield Seen(self._choices, self._view.copy(), tuple(self._told))
                self._told = []
        yield from self._pass_choices(len(self._file.choices))
        self._check_words()

    def _fits(self, line: int, why: Message | None) -> None:
        if why is not None:
            raise NotationError(self._file.source, line, 1, why)

    def _ask(self) -> None:
        self._steps.append(int(self._view.step()))
        if len(self._steps) in self._targets:
            self._kept[len(self._steps)] = self._view.copy()

    def _pass_choices(self, upto: int) -> Iterator[Seen]:
        """Choices must be somebody's turn; an undo leads back to a table that the seat saw."""
        while self._choices < upto:
            choice = self._file.choices[self._choices]
            if choice.back_to is None:
                self._check_turn(choice)
                self._choices += 1
            else:
                self._check_undo(choice, choice.back_to)
                self._check_words()
                self._choices += 1
                self._stretch = self._choices
                self._view = self._kept[choice.back_to].copy()
                del self._steps[choice.back_to :]
                yield Seen(self._choices, self._view.copy(), (), choice.back_to)

    def _check_undo(self, choice: ChoiceLine, back_to: int) -> None:
        """Everybody can go back while a question is open, to one before it."""
        why = None
        if self._view.cell(ENDING) != 0:
            why = say("error-over-by-then")
        elif choice.question != len(self._steps):
            why = self._other_question()
        elif self._told:
            why = say("error-nobody-asked-yet")
        elif not 1 <= back_to < choice.question:
            why = say("error-undo-question", given=back_to, last=choice.question - 1)
        self._fits(choice.line, why)

    def _other_question(self) -> Message:
        questions = len(self._steps)
        return say("error-other-question", question=questions) if questions else say("error-nobody-asked-yet")

    def _check_turn(self, choice: ChoiceLine) -> None:
        """A choice must answer the question that is open, by a seat that is asked, once."""
        words = self._game.seat_words
        why = None
        if choice.question != len(self._steps):
            why = self._other_question()
        elif not self._view.asks(choice.seat):
            asked = [word for seat, word in enumerate(words) if self._view.asks(seat)]
            why = say("error-asked-are", seats=asked or say("error-nobody"))
        elif self._answered(choice):
            why = say("error-answered-already", seat=words[choice.seat])
        self._fits(choice.line, why)

    def _answered(self, choice: ChoiceLine) -> bool:
        """Whether the seat of that choice, the next one, has chosen in this question before."""
        number = self._choices
        while number > 0 and self._file.choices[number - 1].question == choice.question:
            number -= 1
            if self._file.choices[number].seat == choice.seat:
                return True
        return False

    def _check_words(self) -> None:
        """What was chosen since the last undo must answer its question; the actions of a draft answer one after the
        other.
        """
        for choice in self._file.choices[self._stretch : self._choices]:
            for number, text in enumerate(choice.texts):
                asked = choice.question - 1 + number
                column = column_of(choice, number)
                if asked >= len(self._steps):
                    raise NotationError(self._file.source, choice.line, column, say("error-draft-ended"))
                if HIDDEN not in text.split():
                    try:
                        self._game.parse(self._setup, self._steps[asked], text)
                    except BadAction as error:
                        raise NotationError(self._file.source, choice.line, column, error.message) from error


def column_of(choice: ChoiceLine, number: int) -> int:
    """Where that text of a choice begins."""
    return choice.columns[number] if number < len(choice.columns) else 1
