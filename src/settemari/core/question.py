"""A question: whom the table waits for, what each may answer, and drafts to try an answer out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from settemari.core.chance import Seeded
from settemari.core.errors import BadAction, NotAsked, Refused
from settemari.core.offer import Action, Offer, Refusal
from settemari.core.play import play_in_the_open
from settemari.core.table import ASKED, View
from settemari.locales.message import say

if TYPE_CHECKING:
    from settemari.core.match import Match

Answer = Action | str | int  # an action, its text, or its code


class Question:
    """Asked of one seat or of several at the same time. Answers may be changed until it is settled.

    After an agreed undo its number is asked anew, of a ``generation`` more: how many undos came before.
    """

    def __init__(self, match: Match, number: int, seats: tuple[int, ...], step: int) -> None:
        self._match = match
        self.id = number
        self.generation = len(match.undos)
        self.seats = seats
        self.name, self.rule = match.game.asked(step)

    def __repr__(self) -> str:
        return f"<question {self.id}: {self.name}, to {', '.join(map(str, self.seats))}>"

    @property
    def settled(self) -> bool:
        """Whether the game has gone on: an answer would be void."""
        return self._match.question() is not self

    @property
    def waiting_for(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        if self.settled:
            return ()
        return tuple(seat for seat in self.seats if seat not in self._match.answered())

    def offer(self, seat: int) -> Offer:
        """Every option of a seat, possible or not."""
        return self._match.game.offer(self._match.setup, self._view(seat))

    def can(self, seat: int, answer: Answer) -> bool:
        """Whether the seat may answer so."""
        return self.refusal(seat, answer) is None

    def refusal(self, seat: int, answer: Answer) -> Refusal | None:
        """Why the seat may not answer so; None if it may."""
        return self.draft(seat).refusal(answer)

    def answer(self, seat: int, *answers: Answer) -> bool:
        """Answer with an action, or with the actions of a draft. Refused leaves everything as it was.

        Returns False, without effect, if the question was settled in the meantime: the answer is void.
        """
        self._check_seat(seat)
        if self.settled:
            return self._match.void(self, seat, answers)
        draft = self.draft(seat)
        for answer in answers:
            draft.play(answer)
        return draft.submit()

    def draft(self, seat: int) -> Draft:
        """A private copy on which the seat can try out one action after the other."""
        return Draft(self, self._match, self._view(seat))

    def _view(self, seat: int) -> View:
        self._check_seat(seat)
        if self.settled:
            raise NotAsked(seat, ())
        return self._match.view(seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in self.seats:
            raise NotAsked(seat, self.seats)


class Draft:
    """Some actions of one seat, tried out on a redeal of its view: it can tell nothing the seat does not know.

    A draft ends before the first roll, reveal or question to another seat. Submitting it is one choice.
    """

    def __init__(self, question: Question, match: Match, view: View) -> None:
        self._question = question
        self._match = match
        self._start = view
        self._view = view
        self._open = True
        self._unplayed: int | None = None  # the last code, until somebody wants to know where it leads
        self.codes: tuple[int, ...] = ()

    @property
    def seat(self) -> int:
        return int(self._start.seat)

    @property
    def view(self) -> View:
        """The table as the seat foresees it after what the draft holds."""
        self._look_ahead()
        return self._view

    @property
    def open(self) -> bool:
        """Whether another action can be added."""
        self._look_ahead()
        return self._open

    def offer(self) -> Offer | None:
        """What can be added; None if the draft is at its end."""
        return self._match.game.offer(self._match.setup, self.view) if self.open else None

    def refusal(self, answer: Answer) -> Refusal | None:
        """Why that action cannot be added; None if it can."""
        return self._refusal(self._code(answer))

    def _refusal(self, code: int) -> Refusal | None:
        game, setup = self._match.game, self._match.setup
        reason = int(setup.redeal(self.view, Seeded(1)).check(self.seat, code))
        return game.refusal(setup, self.view, code, reason) if reason else None

    def play(self, answer: Answer) -> None:
        """Add an action; raises Refused with the rule that forbids it."""
        if not self.open:
            raise BadAction(answer, say("error-draft-ended"))
        code = self._code(answer)
        refusal = self._refusal(code)
        if refusal is not None:
            raise Refused(refusal.rule, refusal.key, refusal.args)
        self._unplayed = code
        self.codes += (code,)

    def _look_ahead(self) -> None:
        """Most drafts are one action, and nobody looks further: what it leads to is worked out when it is asked for."""
        if self._unplayed is None:
            return
        code, self._unplayed = self._unplayed, None
        if int(self._view.cell(ASKED)) != 1 << self.seat:
            self._open = False  # others choose at the same time
            return
        state = self._match.setup.redeal(self._view, Seeded(1))
        cut = play_in_the_open(state, {self.seat: code})
        self._open = not cut and int(state.cell(ASKED)) == 1 << self.seat
        self._view = state.view(self.seat)

    def undo(self) -> None:
        """Take the last action back."""
        kept = self.codes[:-1]
        self._view, self._open, self._unplayed = self._start, True, None
        self.codes = ()
        for code in kept:
            self.play(code)

    def submit(self) -> bool:
        """Make it the answer; False if the question was settled in the meantime."""
        if not self.codes:
            raise BadAction((), say("error-empty-answer"))
        return self._match.submit(self._question, self.seat, self.codes)

    def _code(self, answer: Answer) -> int:
        game, setup = self._match.game, self._match.setup
        step = int(self.view.step())
        if isinstance(answer, str):
            return game.parse(setup, step, answer)
        code = answer.code if isinstance(answer, Action) else answer
        if type(code) is not int or not -(1 << 62) < code < 1 << 62:
            raise BadAction(answer, say("error-what-an-action-is"))
        if isinstance(answer, Action) and answer != game.action(setup, step, code):
            raise BadAction(str(answer), say("error-answers-another"))
        return code
