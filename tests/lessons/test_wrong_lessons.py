"""Lessons that are wrong: the error says in which file, at which step and in which field, and what would be right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from settemari.core.errors import FileError, PositionError, SetteMariError
from settemari.lessons import LessonError, Playing, read_lesson
from settemari.lessons.lesson import FOLDER
from tests.lessons.ways import moments

SHIPPED = (FOLDER / "maretta.toml").read_text("utf-8")


def changed(folder: Path, old: str, new: str, name: str = "maretta.toml") -> Path:
    """The first lesson with something else in it."""
    assert old in SHIPPED
    shutil.copy(FOLDER / "maretta.json", folder)
    file = folder / name
    file.write_text(SHIPPED.replace(old, new, 1), encoding="utf-8")
    return file


def play(file: Path) -> None:
    for playing in moments(read_lesson(file)):
        playing.check_points()


def complaint(file: Path) -> str:
    with pytest.raises(SetteMariError) as error:
        play(file)
    return str(error.value)


def test_the_lesson_itself_is_right(tmp_path: Path) -> None:
    play(changed(tmp_path, "minutes = 3", "minutes = 2"))


RULES = 'rules = ["A2.1", "A3.5"]'  # of the second step
END = 'rules = ["A4.2", "A4.5"]'  # of the last one
MORE = '[[steps]]\nname = "more"\nexpects = ["pick fire-1"]\nrules = ["A2.1"]\n[[steps]]\nname = "end"'
POINTS = (
    "'hand', 'card CARD', 'raft SEAT', 'stock SEAT', 'meter SEAT', 'space NUMBER', 'barrels NUMBER', 'barrel NUMBER', "
    "'ship', 'sea', 'lava', 'row', 'exploration CARD', 'pirate SEAT', 'crew CARD', 'captain', 'traits', 'events', "
    "'coins', 'stage', 'dice', 'stack', 'answers', 'chest SEAT', 'log', 'prompt', 'commit'"
)
STEP = "name, points, expects, others, luck, rules"


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        # -- the head
        ("minutes = 3", "minutes = 6", "minutes: here stands 6: must be a whole number from 1 to 5"),
        ("minutes = 3\n", "", "minutes: is missing; it must be a whole number from 1 to 5"),
        ("rung = 1\n", "", "rung: is missing; it must be a whole number from 1 to 9"),
        ("rung = 1", "rung = 0", "rung: here stands 0: must be a whole number from 1 to 9"),
        ("minutes = 3", "minuts = 3", "minuts: is no field here; did you mean minutes? The fields are: position, "),
        ('"purple"', '"green"', "learner: here stands 'green': must be one of 'purple', 'pink', 'yellow'"),
        ('"Robinson"', '""', "called: here stands '': must be a printable text of 1 to 40 characters"),
        ("pink = 1", "pink = 0", "faces.pink: here stands 0: must be a whole number from 1 to 9"),
        ("yellow = 3", "white = 3", "faces.white: is no field here; the fields are: pink, yellow"),
        ("pink = 1", "", "faces.pink: is missing; it must be a whole number from 1 to 9"),
        ('"maretta.json"', '"../maretta.json"', "position: must be the name of a position (.json) that lies beside"),
        ('"maretta.json"', '"maretta.toml"', "position: must be the name of a position (.json) that lies beside"),
        ('"maretta.json"', '"nowhere.json"', "position: there is no such file"),
        ("[faces]", "faces = 3\n[ignored]", "ignored: is no field here"),
        # -- a step
        ('name = "pick"', 'name = "Pick"', "steps[2].name: must be small letters from a to z"),
        ('name = "pick"', "name = 7", "steps[2].name: here stands 7: must be a printable text"),
        ('name = "pick"\n', "", "steps[2].name: is missing; it must be a printable text"),
        ('name = "pick"', 'name = "castaways"', "steps.castaways.name: stands there twice"),
        (
            'points = ["card rope-4"]',
            'point = ["hand"]',
            f"steps.pick.point: is no field here; did you mean points? The fields are: {STEP}",
        ),
        ('"card rope-4"', '"mast"', f"steps.pick.points[1]: here stands 'mast': must be one of {POINTS}"),
        ('"card rope-4"', '"raft green"', "steps.pick.points[1]: here stands 'raft green': must be one of 'hand'"),
        ('"card rope-4"', '"space x"', "steps.pick.points[1]: here stands 'space x': must be one of 'hand'"),
        ('"card rope-4"', '"hand pink"', "steps.pick.points[1]: here stands 'hand pink': must be one of 'hand'"),
        ('"card rope-4"', "7", "steps.pick.points[1]: here stands 7: must be a printable text of 1 to 100 characters"),
        ('["card rope-4"]', '"hand"', "steps.pick.points: here stands 'hand': must be a list of 0 to 60"),
        (
            '"A2.1"',
            '"A2.9"',
            "steps.pick.rules[1]: here stands 'A2.9': there is no rule 'A2.9'; there are, for example",
        ),
        (RULES, "", "steps.pick.rules: is missing; it must name the rules that the step teaches"),
        ('"pink: pick fire-3"', '"pick fire-3"', "steps.pick.others[1]: here stands 'pick fire-3': several are asked"),
        ('"pink: pick fire-3"', '"green: pick fire-3"', "steps.pick.others[1]: here stands 'green: pick fire-3'"),
        (RULES, 'luck = [-1]\nrules = ["A2.1"]', "steps.pick.luck: here stands [-1]: must be a list"),
        (END, 'rules = ["A4.2"]\nexpects = ["pick fire-1"]', "steps.together.expects: the last step is only read"),
        # -- playing it
        ('["pick rope-4"]', '["pick rope-5"]', "steps.pick.expects[1]: rule A2.1 forbids it (not-in-hand)"),
        (
            '["pick rope-4"]',
            '["pick rope-4", "dance"]',
            "steps.pick.expects[2]: 'dance' is no action: the question wants: pick CARD",
        ),
        ('"pink: pick fire-3"', '"pink: pick fire-5"', "steps.pick.others[1]: rule A2.1 forbids it (not-in-hand)"),
        (
            '"pink: pick fire-3", ',
            "",
            "steps.place.expects[1]: the learner is not asked now; the table waits for: pink",
        ),
        (
            '"yellow: pick wood-2"]',
            '"yellow: pick wood-2", "yellow: pick wood-2"]',
            "steps.pick.others[3]: seat 2 is not asked; the question is for: 0",
        ),
        (
            '"pink: place wood-4 on yellow"',
            '"pink: place wood-4 on yellow", "pink: pick fire-1"',
            "steps.ship.others[2]: the game is over by then",
        ),
        (RULES, 'luck = [3, 4]\nrules = ["A2.1"]', "steps.pick.luck: the game did not ask for so much; left over: 2"),
        (
            '["pick rope-4"]',
            '["pick rope-4; pick fire-1"]',
            "steps.pick.expects[1]: 'pick fire-1' is no action: the draft is at its end",
        ),
        (
            '"card rope-4"',
            '"card rope-1"',
            "steps.pick.points[1]: must be one of 'card rope-4', 'card fire-1', 'card food-2', 'card water-3'",
        ),
        (END, MORE, "steps.more.expects[1]: the game is over by then"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, old: str, new: str, why: str) -> None:
    assert complaint(changed(tmp_path, old, new)).startswith(f"maretta.toml: {why}")


def test_steps_are_tables(tmp_path: Path) -> None:
    head = SHIPPED.partition("[faces]")[0]
    faces = "[faces]\npink = 1\nyellow = 3\n"
    for steps, why in [
        ("steps = 3", "steps: here stands 3: must be a list of 1 to 40 tables"),
        ("steps = []", "steps: here stands []: must be a list of 1 to 40 tables"),
        ("steps = [3]", "steps[1]: must be a table"),
        ("", "steps: is missing; it must be a list of 1 to 40 tables"),
    ]:
        file = changed(tmp_path, "minutes", "minutes")
        file.write_text(f"{head}{steps}\n{faces}", encoding="utf-8")
        assert complaint(file).startswith(f"maretta.toml: {why}")
    file.write_text(f"{head}faces = 3", encoding="utf-8")
    assert complaint(file).startswith("maretta.toml: faces: must be a table")


def test_a_lesson_is_called_by_a_plain_word(tmp_path: Path) -> None:
    file = changed(tmp_path, "minutes", "minutes", "My lesson.toml")
    assert complaint(file).startswith("My lesson.toml: My lesson: must be small letters")


def test_what_is_no_lesson_at_all(tmp_path: Path) -> None:
    file = changed(tmp_path, "minutes = 3", "minutes =")
    with pytest.raises(FileError, match=r"maretta\.toml: is not TOML"):
        read_lesson(file)
    with pytest.raises(FileError, match="there is no such file"):
        read_lesson(tmp_path / "nowhere.toml")


def test_a_wrong_position_is_told_with_its_own_place(tmp_path: Path) -> None:
    file = changed(tmp_path, "minutes", "minutes")
    position = tmp_path / "maretta.json"
    position.write_text(position.read_text("utf-8").replace('"rope-4", "fire-1"', '"rope-6", "fire-1"'), "utf-8")
    with pytest.raises(PositionError, match=r"maretta\.json: places\.hand of purple\[0\]"):
        read_lesson(file)


def test_a_position_that_needs_luck_before_the_first_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has done anything yet by which it could come."""
    lesson = read_lesson(changed(tmp_path, "minutes", "minutes"))
    kind = type(lesson.start.state)
    monkeypatch.setattr(kind, "run", lambda self, chance: chance.below(6))
    with pytest.raises(LessonError, match=r"maretta\.toml: position: chance was asked for one of 6"):
        Playing(lesson)
