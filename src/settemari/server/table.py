"""A table: a room, and the game that is played in it, as its log tells.

``apply`` takes one line of the log after the other, and nothing else changes a table. Whether a line may be added is
decided before (``deciding.py``); here it is a fact. So a table can be built again at any time, by any worker.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable

from settemari.core.match import Match
from settemari.core.question import Question
from settemari.core.variant import Variant
from settemari.server import log
from settemari.server.room import ENDED, Room


class Table(Room):
    """One table, from its opening on."""

    def __init__(self, key: str, variant_of: Callable[[str], Variant]) -> None:
        """``variant_of`` finds what a digest stands for."""
        super().__init__(key)
        self.match: Match | None = None
        self._variant_of = variant_of

    @property
    def question(self) -> Question | None:
        """What is asked now; None before the game and after it."""
        return None if self.match is None or self.stage == ENDED else self.match.question()

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end, which is still to be written down."""
        return self.match is not None and self.stage != ENDED and self.match.question() is None

    def apply(self, line: log.AnyLine, at: float) -> None:
        super().apply(line, at)
        if isinstance(line, log.Dealt):
            game = self.settings.of_game()
            variant = self._variant_of(self.digest)
            self.match = Match(game, self.settings.seats, variant, self._seed(), self.settings.first)
        elif isinstance(line, log.Answered):
            self._answer(line)

    def _seed(self) -> bytes:
        """The luck of the game: nobody alone could choose it, the server neither, whose part was promised before."""
        mixed = hashlib.sha256(b"settemari table " + self._part)
        for seat, chair in enumerate(self.chairs):
            mixed.update(hashlib.sha256(f"seat {seat} ".encode() + chair.nonce).digest())
        return mixed.digest()

    def _answer(self, line: log.Answered) -> None:
        """An answer that was checked when it was written; one to a settled question has no effect."""
        assert self.match is not None
        question = self.match.question()
        if question is not None and question.id == line.question:
            self.match.submit(question, line.seat, line.codes)
