"""Counting without the engine: a game is one function that plays from the first card to the last and asks as it goes.

To count, it is played again and again with longer and longer lists of answers; whoever asks past the end of the list
tells how many answers there are. A die is a question like any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import prod
from typing import TypeVar

End = tuple[str, str, tuple[int, ...]]  # how it ended, who won, and what everybody came to
T = TypeVar("T")


class AskedPastTheEnd(Exception):
    def __init__(self, ways: int) -> None:
        self.ways = ways


class Answers:
    """A list of answers, each the number of a way to answer one question, whoever is asked in it.

    Before them may come an opening: what everybody who is asked says, in words; ``said`` tells how an option is said.
    """

    def __init__(
        self, numbers: tuple[int, ...], opening: tuple[str, ...] = (), said: Callable[[object], str] = str
    ) -> None:
        self.numbers = list(numbers)
        self.opening = list(opening)
        self.said = said

    def ask(self, *offers: list[T]) -> list[T]:
        """One question, to as many as there are offers."""
        if self.opening:
            words = self.opening.pop(0)
            return [next(option for option in offer if self.said(option) == words) for offer in offers]
        if not self.numbers:
            raise AskedPastTheEnd(prod(len(offer) for offer in offers))
        number = self.numbers.pop(0)
        chosen = []
        for offer in offers:
            number, which = divmod(number, len(offer))
            chosen.append(offer[which])
        return chosen

    def one_of(self, open_options: list[T]) -> T:
        """A choice in the open: asked for only if there is one."""
        return open_options[0] if len(open_options) == 1 else self.ask(open_options)[0]


def count(play: Callable[[Answers], End], depth: int) -> tuple[tuple[int, ...], Counter[End]]:
    """Sequences of answers by length up to ``depth``, and the ends that were reached."""
    nodes = [0] * (depth + 1)
    ends: Counter[End] = Counter()
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        numbers = waiting.pop()
        nodes[len(numbers)] += 1
        try:
            ends[play(Answers(numbers))] += 1
        except AskedPastTheEnd as question:
            if len(numbers) < depth:
                waiting += [(*numbers, number) for number in range(question.ways)]
    return tuple(nodes), ends
