"""The pages say what lessons are: every field, every point, and an example that can be played."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import msgspec

from settemari.lessons import Step, read_lesson
from settemari.lessons.lesson import FOLDER
from settemari.lessons.points import POINTS
from settemari.server.http.lessons import LessonFrame, LessonListed, LessonTold
from tests.lessons.test_lessons import MOST_IN_STEP, MOST_WORDS
from tests.lessons.ways import moments

DOCS = Path(__file__).parents[2] / "docs"
WRITING = (DOCS / "writing-a-lesson.md").read_text("utf-8")
LESSONS = (DOCS / "protocol.md").read_text("utf-8").partition("\n## Lessons\n")[2].partition("\n## ")[0]


def first_column(text: str) -> list[str]:
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    return [name for row in rows for name in re.findall(r"`(\w+)`", row)]


def names(kind: type[msgspec.Struct]) -> list[str]:
    return [field.name for field in msgspec.structs.fields(kind)]


def test_every_field_of_a_step_is_told() -> None:
    assert first_column(WRITING) == list(Step._fields)


def test_every_field_on_the_wire_is_told() -> None:
    whole, _, frame = LESSONS.partition("Of a frame:")
    assert sorted(first_column(whole)) == sorted(names(LessonTold))
    assert sorted(first_column(frame)) == sorted(names(LessonFrame))
    listed = (DOCS / "protocol.md").read_text("utf-8").partition("| `GET /lessons` |")[2].partition("\n")[0]
    assert re.findall(r"`(\w+)`", listed) == names(LessonListed)


def test_every_point_is_told() -> None:
    section = WRITING.partition("\n## Points\n")[2].partition("\n## ")[0]
    for text in (section, LESSONS.rpartition("Points are ")[2]):
        told = {name.partition(" ")[0] for name in re.findall(r"`([^`]+)`", text)}
        assert told == set(POINTS)


def test_the_example_can_be_played(tmp_path: Path) -> None:
    [example] = re.findall(r"```toml\n(.*?)```", WRITING, re.DOTALL)
    (tmp_path / "pelican.toml").write_text(example, encoding="utf-8")
    shutil.copy(FOLDER / "maretta.json", tmp_path / "pelican.json")
    playing = list(moments(read_lesson(tmp_path / "pelican.toml")))
    [texts] = re.findall(r"```ftl\n(.*?)```", WRITING, re.DOTALL)
    said = {message.key for one in playing for message in (one.says(), one.hint()) if message is not None}
    assert {"lesson-pelican", *said} == set(re.findall(r"^([\w-]+) =", texts, re.MULTILINE))


def test_the_bounds_are_those_of_the_tests() -> None:
    assert f"At most {MOST_IN_STEP['en']} words a step, and {MOST_WORDS['en']} for each of its minutes." in WRITING
