"""Every way through a lesson."""

from __future__ import annotations

from collections.abc import Iterator

from settemari.lessons import Lesson, Playing
from settemari.lessons.playing import Codes


def moments(lesson: Lesson) -> Iterator[Playing]:
    """The lesson at every step, by whichever of the expected answers one comes there."""
    waiting: list[tuple[Codes, ...]] = [()]
    while waiting:
        path = waiting.pop(0)
        playing = Playing(lesson)
        for answer in path:
            playing.go_on(answer)
        yield playing
        if not playing.is_over:
            waiting += [(*path, answer) for answer in playing.answers() or [()]]
