"""A match: one game being played, its question, its journal and its record.

Variant, rules number, seats, seed and record *are* the game; the state is a cache that can be rebuilt from them. The
state never leaves this module: players get views, offers and told events.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from typing import NamedTuple

from settemari.core.chance import Chance
from settemari.core.errors import BadRecord, SetteMariError, WrongSeats, shown
from settemari.core.events import Sink, tell_all, told
from settemari.core.game import Game, Outcome
from settemari.core.offer import Action
from settemari.core.play import play_answers, that_count
from settemari.core.question import Answer, Question
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ALL_SEEING, ASKED, NO_SEAT, SPECTATOR, View
from settemari.core.undoing import MOST_UNDOS, CannotUndo, Course, Undo, luck_of, told_by
from settemari.core.variant import Variant
from settemari.locales.message import say


class Choice(NamedTuple):
    """A line of the record, an answer that counted: to which question, by which seat, and the codes played (more than
    one in a draft).

    An undo that everybody agreed to is a line, too: ``question`` was open then, the seat is NO_SEAT, and the only code
    is the number of the question that was asked anew.
    """

    question: int
    seat: int
    codes: tuple[int, ...]

    @property
    def back_to(self) -> int | None:
        """To which question an agreed undo led; None for an answer."""
        return self.codes[0] if self.seat == NO_SEAT and len(self.codes) == 1 else None


class Submission(NamedTuple):
    """Something that was sent: what a server stores, in order of arrival.

    ``void``: its question was settled. A void answer is not read any more: what came as text stays text.
    ``generation``: how many undos came before its question, whose number may be asked again after one.
    """

    question: int
    seat: int
    codes: tuple[int | str, ...]
    void: bool
    generation: int = 0


class Match:
    """A game in progress, or finished."""

    def __init__(
        self,
        game: Game,
        seats: int,
        variant: Variant,
        seed: int | bytes | None = None,
        first: int | None = None,
        chance: Chance | None = None,
        position: State | None = None,
        setup: Setup | None = None,
    ) -> None:
        """Deal, or go on from a position (a puzzle, a lesson, a test), which then belongs to the match.

        ``setup``: the same game made ready before. Matches of one thread can share it.
        """
        self.game = game
        self.variant = variant
        self.setup = game.setup(seats, variant) if setup is None else setup
        self.seats = seats
        self.first = first
        self.seed: int | bytes = os.urandom(32) if seed is None else seed
        if first is not None and (type(first) is not int or not 0 <= first < seats):
            raise WrongSeats(first, say("error-first-seat", last=seats - 1))
        self.journal: list[Submission] = []
        self.record: list[Choice] = []
        self.undos: list[Undo] = []  # in order; who keeps what was told compares their number
        self.tellings = 0  # how often something was told: who keeps what was told compares this, too
        self._chance = luck_of(self.seed) if chance is None else chance
        self._again = chance is None  # whether the seed alone gives the same luck once more
        self._origin = None if position is None else position.copy()
        self._told: dict[int, list[tuple[int, ...]]] = {who: [] for who in (*range(seats), SPECTATOR)}
        self._past: dict[int, list[list[tuple[int, ...]]]] = {who: [] for who in self._told}  # a list for each undo
        self._since = dict.fromkeys(self._told, 0)  # how much of what stands was told before the last undo
        self._happened: list[tuple[int, ...]] = []  # untold: for who keeps the game
        self._sink = Sink()
        self._start: dict[int, View] = {}  # what was seen of a position
        if position is None:
            self._state = self.setup.deal(NO_SEAT if first is None else first, self._chance, self._sink)
        else:
            self._start = {who: position.view(who) for who in self._told}
            position.sink = self._sink
            self._state = position
            self._state.run(self._chance)
        self._course = Course(self.setup, self.seed, NO_SEAT if first is None else first, self._origin)
        self._questions = 0
        self._pending: dict[int, tuple[int, ...]] = {}
        self._drafting = False  # whether what is pending is the rest of a draft, written down already
        self._question: Question | None = None
        self._next_question()

    @property
    def practice(self) -> bool:
        """Whether the seed was typed in by somebody, who may know what comes."""
        return isinstance(self.seed, int)

    @property
    def commitment(self) -> str:
        """A hash of the seed, to be shown before the game; the seed itself is shown after it."""
        return commitment_of(self.seed)

    @property
    def from_seed(self) -> bool:
        """Whether seed and record give this match again: it began with a deal, and its luck came from the seed."""
        return self._again and self._origin is None

    # -- looking -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What a seat sees and knows; None is the spectator."""
        return self._state.view(self._observer(seat))

    def start_view(self, seat: int | None) -> View:
        """What a seat saw before its first event; the events lead from here to its view."""
        who = self._observer(seat)
        return self._start[who].copy() if self._start else self.setup.blank_view(who)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, ...]]:
        """What a seat was told, from the number ``since`` on; the numbers are the seat's own.

        An undo cuts this back to what had been told when its question was first asked; ``undos`` tells that it did.
        """
        return self._told[self._observer(seat)][since:]

    def history(self, seat: int | None) -> list[list[tuple[int, ...]]]:
        """All that a seat was ever told, also what was taken back: a list up to each undo, and one since the last."""
        who = self._observer(seat)
        return [*(list(stretch) for stretch in self._past[who]), self._told[who][self._since[who] :]]

    def question(self) -> Question | None:
        """What is asked now; None at the end."""
        return self._question

    @property
    def outcome(self) -> Outcome | None:
        """Who won and by which rule; None while the game goes on."""
        return self.game.outcome(self.view(None))

    def digest(self) -> str:
        """16 hexadecimal digits that are the same after the same play under the same rules; never for players.

        A server that finds another digest than it wrote down knows that the rules have changed.
        """
        whole = f"{self._questions} {self._state.digest()}"
        return hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()

    def take_happened(self) -> list[tuple[int, ...]]:
        """What has happened since the last call, with all that is hidden: for a server's own log, never for players."""
        happened, self._happened = self._happened, []
        return happened

    # -- laid open: for a game that is over, never for those who play it -----------------------------------------

    def open_start(self) -> View:
        """The whole table before the first event."""
        return self.setup.blank_view(ALL_SEEING) if self._origin is None else self._origin.view(ALL_SEEING)

    def open_events(self) -> list[tuple[int, ...]]:
        """All that happened, without what was taken back: it leads from ``open_start`` to ``open_view``.

        The game is played again for it. Raises BadRecord if its luck did not come from its seed.
        """
        if not self._again:
            raise BadRecord(0, say("error-other-luck"))
        layout, events = self.setup.layout, self._course.happened()
        return [part for event in events if (part := told(layout, event, ALL_SEEING)) is not None]

    def open_view(self) -> View:
        """The whole table as it lies now."""
        return self._state.view(ALL_SEEING)

    def open_answers(self) -> list[dict[int, int]]:
        """By question, from the first on, what each seat answered and counted, without what was taken back."""
        return self._course.answers()

    def _observer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise WrongSeats(seat, say("error-observer", last=self.seats - 1))
        return seat

    # -- answering: called by the question ---------------------------------------------------------------------

    def submit(self, question: Question, seat: int, codes: tuple[int, ...]) -> bool:
        """Take an answer that was checked; False if its question is settled, so that it has no effect."""
        if question is not self._question:
            return self.void(question, seat, codes)
        self.journal.append(Submission(question.id, seat, codes, False, question.generation))
        self._pending[seat] = codes
        self._settle()
        return True

    def void(self, question: Question, seat: int, answers: tuple[Answer, ...]) -> bool:
        """Acknowledge an answer that comes too late."""
        codes = (answer.code if isinstance(answer, Action) else answer for answer in answers)
        readable = tuple(code for code in codes if isinstance(code, (int, str)))
        self.journal.append(Submission(question.id, seat, readable, True, question.generation))
        return False

    def pending(self, seat: int) -> tuple[int, ...]:
        """What a seat has answered to the current question, so that it can be reminded; nobody else may know."""
        return self._pending.get(seat, ())

    def answered(self) -> frozenset[int]:
        """The seats whose answer to the current question is in. That they have answered is public, what is not."""
        return frozenset(self._pending)

    def _settle(self) -> None:
        """Take steps as long as the answers given settle what is asked."""
        while self._question is not None:
            first_codes = {seat: codes[0] for seat, codes in self._pending.items()}
            counted = that_count(self._state, first_codes) if first_codes else 0
            if not counted:
                return
            draft = self._write_down(counted)
            self._course.add({seat: code for seat, code in first_codes.items() if (counted >> seat) & 1})
            play_answers(self._state, first_codes, self._chance)
            self._pending = draft
            self._next_question()

    def _write_down(self, counted: int) -> dict[int, tuple[int, ...]]:
        """Enter the answers that count, in seat order; what is left of a draft answers the next question."""
        draft: dict[int, tuple[int, ...]] = {}
        for seat in sorted(self._pending):
            codes = self._pending[seat]
            if (counted >> seat) & 1:
                if not self._drafting:
                    self.record.append(Choice(self._questions, seat, codes))
                if len(codes) > 1:
                    draft[seat] = codes[1:]
        self._drafting = bool(draft)
        return draft

    def _next_question(self) -> None:
        events = self._sink.take()
        self._happened += events
        tell_all(self.setup.layout, events, self._told)
        self.tellings += 1
        asked = int(self._state.cell(ASKED))
        if asked == 0:
            self._question = None
            return
        self._questions += 1
        seats = tuple(seat for seat in range(self.seats) if (asked >> seat) & 1)
        self._question = Question(self, self._questions, seats, int(self._state.step()))

    # -- going back --------------------------------------------------------------------------------------------

    def undo(self, question: int) -> None:
        """Go back, as everybody agreed, to the moment in which that question was asked; it is asked anew.

        All seats know what they knew then; what nobody could see is shuffled, and later luck is another. The question
        has its old number again and the next ``generation``: answers to any question of before are void. What was told
        since, and answers that waited for others, are taken back; the record keeps what counted, with a line more.
        Raises CannotUndo.
        """
        self._check_undo(question)
        self.undos.append(Undo(question, len(self.record)))
        self.record.append(Choice(self._questions, NO_SEAT, (question,)))
        self._state, self._chance = self._course.go_back(question, len(self.undos))
        self._state.sink = self._sink
        for who, heard in self._told.items():
            self._past[who].append(heard[self._since[who] :])
            self._since[who] = told_by(heard, question)
            del heard[self._since[who] :]
        self._pending = {}
        self._drafting = False
        self._questions = question - 1
        self._next_question()

    def _check_undo(self, question: int) -> None:
        if not self.from_seed:
            raise CannotUndo(say("error-undo-not-dealt"))
        if self._question is None:
            raise CannotUndo(say("error-undo-over"))
        if self._questions == 1:
            raise CannotUndo(say("error-undo-nothing"))
        if type(question) is not int or not 1 <= question < self._questions:
            raise CannotUndo(say("error-undo-question", given=shown(question), last=self._questions - 1))
        if len(self.undos) >= MOST_UNDOS:
            raise CannotUndo(say("error-undo-too-often", most=MOST_UNDOS))

    def at(self, choices: int) -> Match:
        """A new match of the same seed, played up to that many lines of the record."""
        if not self._again:
            raise BadRecord(0, say("error-other-luck"))
        origin = None if self._origin is None else self._origin.copy()
        played = self.record[: max(choices, 0)]
        return replay(self.game, self.seats, self.variant, self.seed, played, self.first, origin)


def replay(
    game: Game,
    seats: int,
    variant: Variant,
    seed: int | bytes,
    record: Iterable[Choice],
    first: int | None = None,
    position: State | None = None,
) -> Match:
    """Play a record again; raises BadRecord where it does not fit."""
    match = Match(game, seats, variant, seed, first, position=position)
    for choice in record:
        question = match.question()
        if question is None:
            raise BadRecord(choice.question, say("error-over-by-then"))
        if question.id != choice.question:
            raise BadRecord(choice.question, say("error-other-question", question=question.id))
        if choice.seat in match.answered():
            raise BadRecord(choice.question, say("error-answered-already", seat=choice.seat))
        try:
            if choice.back_to is not None:
                match.undo(choice.back_to)
            else:
                question.answer(choice.seat, *choice.codes)
        except SetteMariError as error:
            raise BadRecord(choice.question, error.message) from None
    return match


def commitment_of(seed: int | bytes) -> str:
    """The hash that binds a table to its seed."""
    return hashlib.sha256(b"settemari seed " + _seed_bytes(seed)).hexdigest()


def _seed_bytes(seed: int | bytes) -> bytes:
    return seed if isinstance(seed, bytes) else str(seed).encode()
