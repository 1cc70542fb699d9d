"""A table: a room, and the game that is played in it, as its log tells.

``apply`` takes one line of the log after the other, and nothing else changes a table. Whether a line may be added is
decided before (``deciding.py``); here it is a fact. So a table can be built again at any time, by any worker.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from settemari.core.errors import SetteMariError
from settemari.core.events import ASKED
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.question import Question
from settemari.core.setup import Setup
from settemari.core.table import COUNTERS, View
from settemari.core.variant import Variant
from settemari.server import log
from settemari.server.room import ENDED, Room

Event = tuple[int, ...]
Setups = dict[tuple[str, str, int], Setup]  # by game, digest of the variant, and seats


def events_in(lines: Iterable[log.AnyLine]) -> list[Event]:
    """What a log says has happened, without what was taken back."""
    events: list[Event] = []
    for line in lines:
        if isinstance(line, (log.Answered, log.Over, log.Closed)):
            events += line.events
        elif isinstance(line, log.Undone):
            events = up_to_question(events, line.question)
    return events


def up_to_question(events: list[Event], number: int) -> list[Event]:
    """All up to the moment at which so many questions were asked in them; all of them, if there were not so many."""
    asked = [place for place, event in enumerate(events, start=1) if event[0] == ASKED]
    return events[: asked[number - 1]] if number <= len(asked) else events


class Table(Room):
    """One table, from its opening on."""

    def __init__(self, key: str, variant_of: Callable[[str], Variant], setups: Setups | None = None) -> None:
        """``variant_of`` finds what a digest stands for; tables of the same kind share a setup."""
        super().__init__(key)
        self.match: Match | None = None
        self.first = 0  # who went first
        self.asked_at = 0.0  # when the open question was asked
        self.held = 0  # how often more time was wanted for it
        self.is_moment = False  # whether everybody may answer what is going on now (P7.8)
        self.is_masked = False  # whether nobody may tell from the time if orders answered: also after an action
        self.clocked: dict[int, list[int]] = {}  # by question, the seats for which time ran out and a bot chose
        self.orders: dict[int, Any] = {}  # by seat, as the game reads them
        self.unstored: list[Event] = []  # what has happened and does not stand in the log yet
        self.archive: list[Event] = []  # of a broken game: what its log says has happened
        self.broken = False  # today's rules do not lead where its log says
        self.due: tuple[int, list[Any]] = (0, [])  # answers that come by themselves, at which line (driving.py)
        self._spent: dict[int, float] = {}  # by seat: what the open question has taken from its bank
        self._last_seen: dict[int, View] = {}  # by seat with orders, at the question before
        self._variant_of = variant_of
        self._setups: Setups = {} if setups is None else setups

    @property
    def question(self) -> Question | None:
        """What is asked now; None before the game and after it."""
        return None if self.match is None or self.stage == ENDED else self.match.question()

    @property
    def undos(self) -> int:
        """How often everybody agreed to go back."""
        return 0 if self.match is None else len(self.match.undos)

    @property
    def seed(self) -> bytes:
        """The luck of the game: for everybody, once it is over."""
        if self.stage != ENDED:
            raise PermissionError("the luck of a table is a secret until its end")
        return self._seed()

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, which is still to be written down."""
        return self.match is not None and self.stage != ENDED and self.match.question() is None

    @property
    def variant(self) -> Variant:
        """As it was when the table was opened; raises LookupError if this version cannot read it."""
        return self._variant_of(self.digest)

    def game_and_setup(self) -> tuple[Game, Setup]:
        """The game made ready as it is played here; raises LookupError if this version cannot read its variant."""
        game, kind = self.settings.of_game(), (self.settings.game, self.digest, self.settings.seats)
        if kind not in self._setups:
            self._setups[kind] = game.setup(self.settings.seats, self.variant)
        return game, self._setups[kind]

    def ordered(self, seat: int) -> int | None:
        """What a seat's standing orders answer now; None: whoever sits there is to be prompted."""
        if self.match is None:
            return None
        standing = self.match.game.standing()
        if standing is None:
            return None
        return standing.answer(self.match.setup, self.orders.get(seat) or standing.usual(), self.match.view(seat))

    def written_orders(self, seat: int | None) -> Mapping[str, object]:
        """A seat's orders as plain data."""
        standing = None if self.match is None else self.match.game.standing()
        if standing is None or seat is None:
            return {}
        return standing.written(self.orders.get(seat) or standing.usual())

    # -- changing: only by what stands in the log --------------------------------------------------------------

    def apply(self, line: log.AnyLine, at: float, check: bool = False) -> None:
        """``check``: the line was read, so it may have been written under other rules."""
        super().apply(line, at)
        match line:
            case log.Answered():
                self._answer(line, at, check)
            case log.Dealt():
                self._deal(at)
            case log.Ordered():
                self._order(line)
            case log.Held() if self.question is not None and self.question.id == line.question:
                self.held += 1
            case log.Undone() if self.match is not None:
                self._go_back(line, at, check)
            case log.Over() | log.Closed():
                self.unstored = []

    def _deal(self, at: float) -> None:
        try:
            variant = self.variant
            game, setup = self.game_and_setup()
        except LookupError:  # of another version
            self._break()
            return
        self.match = Match(game, self.settings.seats, variant, self._seed(), self.settings.first, setup=setup)
        counters = self.match.setup.layout.counters
        self.first = int(self.match.view(None).cell(COUNTERS + counters.index("first"))) if "first" in counters else 0
        self._asked(at)

    def _seed(self) -> bytes:
        """The luck of the game: nobody alone could choose it, the server neither, whose part was promised before."""
        mixed = hashlib.sha256(b"settemari table " + self._part)
        for seat, chair in enumerate(self.chairs):
            mixed.update(hashlib.sha256(f"seat {seat} ".encode() + chair.nonce).digest())
        return mixed.digest()

    def _answer(self, line: log.Answered, at: float, check: bool) -> None:
        """An answer that was checked when it was written; one to a settled question has no effect."""
        match = self.match
        if line.digest:
            self.unstored = []
        if match is None:
            return
        if check and line.digest and line.digest != match.digest():
            self._break()
            return
        question = match.question()
        if question is None or question.id != line.question:
            return
        self._spend(line.seat, at)
        if line.by == "clock" and not self.is_moment:  # at a moment nobody is told why somebody passes
            self.clocked.setdefault(question.id, []).append(line.seat)
        try:
            match.submit(question, line.seat, line.codes)
        except (SetteMariError, ValueError, IndexError):  # what other rules allowed
            if not check:
                raise
            self._break()
            return
        if match.question() is not question:
            self._asked(at)

    def _go_back(self, line: log.Undone, at: float, check: bool) -> None:
        assert self.match is not None
        open_now = self._questions_asked()
        try:
            self.match.undo(line.question)
        except SetteMariError:  # other rules asked more
            if not check:
                raise
            self._break()
            return
        stored = open_now - sum(event[0] == ASKED for event in self.unstored)
        self.unstored = up_to_question(self.unstored, line.question - stored) if line.question > stored else []
        self.clocked = {number: seats for number, seats in self.clocked.items() if number < line.question}
        self._asked(at)

    def _questions_asked(self) -> int:
        question = None if self.match is None else self.match.question()
        return 0 if question is None else question.id

    def _break(self) -> None:
        """This game was played by other rules: it can only be shown, as far as its log tells what happened."""
        self.broken = True
        self.match = None

    def _asked(self, at: float) -> None:
        """A new question: its time runs from now on, and orders may have ended with the old one."""
        assert self.match is not None
        self.asked_at, self.held, self._spent = at, 0, {}
        self.unstored += self.match.take_happened()
        standing = self.match.game.standing()
        self.is_moment = self.is_masked = False
        if standing is None or self.match.question() is None:
            return
        view = self.match.view(None)
        self.is_moment, self.is_masked = standing.is_moment(view), standing.may_answer(view)
        for seat in self.orders:
            view = self.match.view(seat)
            self.orders[seat] = standing.renewed(self.orders[seat], self._last_seen[seat], view)
            self._last_seen[seat] = view

    def _spend(self, seat: int, at: float) -> None:
        """What somebody thought longer than a decision may take comes from the bank, once: they may answer again."""
        clock = self.settings.clock
        if clock.seconds and not self.is_moment:
            chair, over = self.chairs[seat], max(0.0, at - self.asked_at - clock.seconds)
            chair.banked = min(clock.bank, chair.banked + max(0.0, over - self._spent.get(seat, 0.0)))
            self._spent[seat] = over

    def _order(self, line: log.Ordered) -> None:
        standing = None if self.match is None else self.match.game.standing()
        if standing is None or self.match is None:
            return
        self.orders[line.seat] = standing.read(line.orders)
        self._last_seen[line.seat] = self.match.view(line.seat)
