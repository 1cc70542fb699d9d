"""Wishes at a table, and what their askers are told."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from settemari.server import deciding, log
from settemari.server.clerk import Errand
from settemari.server.deciding import Lines
from settemari.server.table import Table

Decide = Callable[[Table], Lines]


class Asker:
    """Somebody who wishes something, and is told once what came of it."""

    def __init__(self, decide: Decide) -> None:
        self.told: list[tuple[Lines, BaseException | None]] = []
        self.wish = Errand(decide, self._done)

    def _done(self, lines: Lines, error: BaseException | None) -> None:
        self.told.append((lines, error))

    @property
    def lines(self) -> Lines:
        """What was done; fails if nobody has said so, or more than once."""
        ((lines, error),) = self.told
        assert error is None
        return lines

    @property
    def error(self) -> BaseException | None:
        """What stood against it."""
        ((lines, error),) = self.told
        assert lines == []
        return error


def answer(table: Table, seat: int, choice: int = 0) -> Decide:
    """A seat's answer to the question that is open now: the first that it may give, or another."""
    assert table.question is not None
    chosen = table.question.offer(seat).playable[choice]
    return partial(deciding.answered, seat=seat, question=table.question.id, answers=(chosen,), by="bot")


def answers_in(lines: Lines) -> list[log.Answered]:
    return [line for line in lines if isinstance(line, log.Answered)]
