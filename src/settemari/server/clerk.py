"""In which order wishes about one table are dealt with, and which of them together.

While one is being written down others arrive. Answers of several seats to the same question do not depend on each
other, since nobody knows what the others answer: those that wait are decided together, written at once and told at
once. Any other wish is dealt with by itself.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from settemari.server.deciding import Lines
from settemari.server.log import Answered
from settemari.server.table import Table

log = logging.getLogger("settemari.server.clerk")

MOST_TRIES = 20  # to be the first, where other workers write, too


Done = Callable[[Lines, BaseException | None], None]  # told the lines that had an effect, or what stands against it


class Errand:
    """A wish on its way: how it is decided, and who is told what came of it: perhaps at once, perhaps later."""

    __slots__ = ("decide", "done", "tries")

    def __init__(self, decide: Callable[[Table], Lines], done: Done) -> None:
        self.decide = decide
        self.done = done
        self.tries = 0

    def tell(self, lines: Lines, error: BaseException | None = None) -> None:
        """Whatever they do with it: the table and the others go on."""
        try:
            self.done(lines, error)
        except Exception:
            log.exception("somebody could not be told what came of a wish")


class Decided:
    """A wish and the lines that are to be written for it."""

    __slots__ = ("lines", "wish")

    def __init__(self, wish: Errand, lines: Lines) -> None:
        self.wish = wish
        self.lines = lines


def next_in(wishes: deque[Errand], table: Table) -> list[Decided]:
    """Take what is to be written next. What is refused, or changes nothing, has its answer at once.

    But not before what came first is done: then it may be otherwise.
    """
    found: list[Decided] = []
    while wishes:
        wish = wishes[0]
        try:
            lines = wish.decide(table)
        except Exception as error:
            if found:
                break
            wishes.popleft()
            wish.tell([], error)
            continue
        if found and not (lines and _goes_with(found, lines)):
            break
        wishes.popleft()
        if not lines:
            wish.tell(lines)
            continue
        found.append(Decided(wish, _without_story(lines) if found else lines))
        if not are_answers(found):
            break
    return found


def are_answers(decided: list[Decided]) -> bool:
    """Whether these are answers, of which there can be several, and nothing else."""
    return _answer_in(decided[0].lines) is not None


def _answer_in(lines: Lines) -> Answered | None:
    line = lines[0]
    return line if len(lines) == 1 and isinstance(line, Answered) else None


def _goes_with(found: list[Decided], lines: Lines) -> bool:
    """Whether it is an answer to the same question, of another seat."""
    answer = _answer_in(lines)
    others = [_answer_in(one.lines) for one in found]
    return answer is not None and all(
        other is not None and other.question == answer.question and other.seat != answer.seat for other in others
    )


def _without_story(lines: Lines) -> Lines:
    """What has happened before a question stands with its first answer alone."""
    return [replace(line, digest="", events=()) if isinstance(line, Answered) else line for line in lines]


def settle(decided: Sequence[Decided], counted: list[bool]) -> None:
    """All is written and done: ``counted`` says of each line whether it had an effect."""
    at = 0
    for one in decided:
        effects = counted[at : at + len(one.lines)]
        at += len(one.lines)
        one.wish.tell(one.lines if any(effects) else [])


def refuse(decided: Sequence[Decided], error: BaseException) -> None:
    for one in decided:
        one.wish.tell([], error)


def try_again(wishes: deque[Errand], decided: Sequence[Decided], crowded: Exception) -> None:
    """Another worker was quicker: they are the first to be decided anew, unless that happened too often."""
    for one in reversed(decided):
        one.wish.tries += 1
        if one.wish.tries < MOST_TRIES:
            wishes.appendleft(one.wish)
        else:
            refuse([one], crowded)
