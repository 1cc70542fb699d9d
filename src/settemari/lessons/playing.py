"""A lesson played by the rules of its game: what is expected can be answered, and the rest goes on as it is written.

The others answer what the lesson says and chance says what the lesson says, so every playing of the same answers is the
same. What the rules do not let happen is told as a LessonError with its step and field.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from settemari.core.chance import Scripted
from settemari.core.errors import SetteMariError
from settemari.core.match import Match
from settemari.core.question import Question
from settemari.core.table import View
from settemari.lessons import points
from settemari.lessons.lesson import Lesson, LessonError, Step
from settemari.locales.message import Message, Seat, say

Codes = tuple[int, ...]  # of the actions of one answer; more than one: a draft


def actions_in(words: str) -> list[str]:
    """The actions of an answer: ``drop 2; equip clean-sweep; done`` is a draft, and one answer."""
    return [action.strip() for action in words.split(";")]


class Playing:
    """A lesson at one of its steps."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # of the step, from 0 on
        self._chance = Scripted([])
        game, variant, seats, setup, state = lesson.start
        try:
            self.match = Match(game, seats, variant, chance=self._chance, position=state.copy(), setup=setup)
        except SetteMariError as error:  # no step has begun yet, so there is no luck
            raise LessonError(lesson.source, "position", error.message) from None

    # -- where it is -------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def is_over(self) -> bool:
        """Whether this is the last step, which is only read."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def view(self) -> View:
        """What the learner sees."""
        return self.match.view(self.lesson.learner)

    def answers(self) -> list[Codes]:
        """What is expected, each answer by the codes of its actions; none where the step is only read."""
        return [self._codes(place, words) for place, words in enumerate(self.step.expects, 1)]

    def check_points(self) -> None:
        """Whatever is pointed at is there."""
        match = self.match
        for place, point in enumerate(self.step.points, 1):
            why = points.missing_card(point, match.game, match.setup, self.view)
            if why is not None:
                self._refuse(f"points[{place}]", why)

    # -- what is said ------------------------------------------------------------------------------------------

    def says(self) -> Message:
        """What to do, or what has happened. The seats are called by their colours; what is expected, or the first of
        it, is ``answer``, and what that names has its own word (``card``, ``loot``); a draft's second is ``answer2``.
        """
        return Message(f"lesson-{self.lesson.name}-{self.step.name}", self._arguments())

    def hint(self) -> Message | None:
        """For who tries something else that the rules allow; None if all of it is fine."""
        expected = self.answers()
        if not expected or self._possible() <= {codes[0] for codes in expected if len(codes) == 1}:
            return None
        return Message(f"lesson-{self.lesson.name}-{self.step.name}-hint", self._arguments())

    def _possible(self) -> set[int]:
        question = self.match.question()
        assert question is not None
        return {action.code for action in question.offer(self.lesson.learner).playable}

    def _arguments(self) -> dict[str, object]:
        match, words = self.match, self.match.game.seat_words
        found: dict[str, object] = {words[seat]: Seat(seat) for seat in range(match.seats)}
        for codes in self.answers()[:1]:
            draft = self._question(1).draft(self.lesson.learner)
            for number, code in enumerate(codes, 1):
                said = match.game.telling().answer_message(match.setup, draft.view, code)
                which = "" if number == 1 else str(number)
                found.update({f"{name}{which}": value for name, value in said.args.items()})
                found[f"answer{which}"] = said
                draft.play(code)
        return found

    # -- going on ----------------------------------------------------------------------------------------------

    def go_on(self, answer: Codes = ()) -> None:
        """The learner answers so, or has read; then the others do, as it is written, and the next step comes."""
        step, chance = self.step, self._chance
        chance.outcomes += step.luck
        if answer:
            self._answer(self.lesson.learner, answer, "expects")
        for place, (word, words) in enumerate(step.others, 1):
            self._answer(self.match.game.seat_words.index(word), actions_in(words), f"others[{place}]")
        if chance.left():
            self._refuse("luck", say("error-lesson-luck", count=chance.left()))
        self.number += 1

    def _answer(self, seat: int, answer: Sequence[int] | Sequence[str], field: str) -> None:
        question = self.match.question()
        if question is None:
            self._refuse(field, say("error-over-by-then"))
        try:
            question.answer(seat, *answer)
        except SetteMariError as error:
            self._refuse(field, error.message)

    def _codes(self, place: int, words: str) -> Codes:
        """The codes of one of the expected answers, if it may be given."""
        draft = self._question(place).draft(self.lesson.learner)
        try:
            for action in actions_in(words):
                draft.play(action)
        except SetteMariError as error:
            self._refuse(f"expects[{place}]", error.message)
        return draft.codes

    def _question(self, place: int) -> Question:
        """The one that the learner is asked now."""
        question = self.match.question()
        if question is None:
            self._refuse(f"expects[{place}]", say("error-over-by-then"))
        waiting = question.waiting_for
        if self.lesson.learner not in waiting:
            seats = [self.match.game.seat_words[seat] for seat in waiting]
            self._refuse(f"expects[{place}]", say("error-lesson-not-asked", seats=seats))
        return question

    def _refuse(self, field: str, why: Message) -> NoReturn:
        raise LessonError(self.lesson.source, self.step.where(field), why)
