"""A lesson as a text, to be read aloud: what is said, what is expected, what happens.

python -m tests.lessons NAME|FILE [LANGUAGE]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from settemari import locales
from settemari.lessons import Lesson, lesson_named, read_lesson
from settemari.locales.catalogue import Catalogue
from settemari.server.lessons import told_lesson
from settemari.server.wire import read_message


def script(lesson: Lesson, language: str) -> list[str]:
    """One way through it: by the first of the answers that are expected."""
    told = json.loads(msgspec.json.encode(told_lesson(lesson)))
    frame: dict[str, Any] = told["frames"][0]
    names = [seat["name"] for seat in frame["news"]["room"]["seats"]]
    catalogue = Catalogue(language, locales.areas(), names)

    def said(message: dict[str, Any]) -> str:
        return catalogue.text(read_message(message))

    lines = [said(told["title"])]
    while True:
        for beat in frame["news"]["eyes"][0]["beats"]:
            lines += [f"    | {'  ' * line.get('depth', 0)}{said(line)}" for line in beat["log"]]
        lines += ["", f"{frame['step'] + 1}. {said(frame['says'])} ({len(said(frame['says']).split())})"]
        step = lesson.steps[frame["step"]]
        lines += [f"    > {words}" for words in step.expects]
        if frame["hint"]:
            lines.append(f"    ? {said(frame['hint'])}")
        if not frame["goes"]:
            return lines
        frame = told["frames"][frame["goes"][0]["to"]]


if __name__ == "__main__":
    which, *rest = sys.argv[1:]
    found = read_lesson(Path(which)) if which.endswith(".toml") else lesson_named(which)
    print("\n".join(script(found, *rest or ["it"])))
