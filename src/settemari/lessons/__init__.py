"""Lessons: a few moves of a real game in which the player does what is taught (docs/writing-a-lesson.md).

A lesson is a file beside this one: a position, and steps with what is said, what is pointed at and which answers are
expected. ``reading`` reads and checks it, ``playing`` plays it by the rules of its game. What a learner sees of it is
made elsewhere, from the match.

>>> from settemari.lessons import Playing, lesson_named
>>> playing = Playing(lesson_named("maretta"))
>>> playing.step.name, playing.answers()
('castaways', [])
>>> playing.go_on()
>>> playing.step.name, playing.step.expects
('pick', ('pick rope-4',))
>>> playing.go_on(playing.answers()[0])
>>> playing.match.question()
<question 2: place, to 0>
"""

from __future__ import annotations

from settemari.lessons.lesson import Lesson, LessonError, Step, lesson_names
from settemari.lessons.playing import Playing
from settemari.lessons.reading import lesson_ladder, lesson_named, read_lesson

__all__ = ["Lesson", "LessonError", "Playing", "Step", "lesson_ladder", "lesson_named", "lesson_names", "read_lesson"]
