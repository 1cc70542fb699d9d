"""Programs in seats: whole games in two languages, and whatever a program may do instead of answering."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from settemari.bots.child import Child, Trouble, command_words
from settemari.bots.external import MOST_FAILURES, Failure
from settemari.bots.protocol import Limits
from settemari.core.errors import ProgramError
from settemari.core.notation.matchfile import every_choice
from tests.bots.odd import JUNK
from tests.bots.seated import EXAMPLES, FIRST, PATIENCE, PATIENT, dealt, evening, odd, program, seat_program

GAMES = [("maretta", None), ("vulcano", None), ("arrr", None), ("arrr", "gallows"), ("arrr", "boarding")]
SHORT = Limits(start=120.0, choice=0.05)  # for programs that do not answer at all


@pytest.mark.compiled_too
@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_the_example_in_python_plays_whole_games(game: str) -> None:
    match, failures = evening(dealt(game, 3), {0: program(FIRST)})
    assert match.outcome is not None
    assert failures == []


def test_the_example_plays_the_same_game_again() -> None:
    first, again = (evening(dealt("vulcano", 3), {0: program(FIRST), 2: program(FIRST)}).match for _ in range(2))
    assert again.record == first.record


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The example in C, compiled."""
    compiler = shutil.which(os.environ.get("CC", "cc").split()[0])
    if compiler is None:
        pytest.skip("there is no C compiler")
    made = tmp_path_factory.mktemp("plain") / "plain"
    flags = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-O1"]
    subprocess.run([compiler, *flags, "-o", str(made), str(EXAMPLES / "plain.c")], check=True)
    return str(made)


@pytest.mark.parametrize(("game", "variant"), GAMES)
def test_the_example_in_c_plays_whole_games(plain: str, game: str, variant: str | None) -> None:
    match, failures = evening(dealt(game, 3, variant=variant), {seat: program((plain,)) for seat in range(3)})
    assert match.outcome is not None
    assert failures == []
    assert len(match.record) > 10


# -- a program that fails loses the choice, not the game -------------------------------------------------------


def whys(failures: list[Failure]) -> list[str]:
    return [failure.why for failure in failures]


@pytest.mark.parametrize("how", JUNK)
def test_nonsense_loses_one_choice(how: str) -> None:
    match, failures = evening(dealt("vulcano", 3), {1: program(odd(how))})
    assert match.outcome is not None
    killed = how in ("too-long", "no-line-end")  # and started again, so that its second question comes again
    assert set(whys(failures)) == {"flood" if killed else "nonsense"}
    assert len(failures) == 1 or killed
    assert {failure.seat for failure in failures} == {1}


@pytest.mark.parametrize("how", ["crash-at-start", "nonsense-at-start", "other-protocol"])
def test_a_program_that_never_gets_ready_is_counted_out(how: str) -> None:
    match, failures = evening(dealt("vulcano", 3), {1: program(odd(how))})
    assert match.outcome is not None
    assert whys(failures) == ["start"] * MOST_FAILURES
    assert [failure.out for failure in failures] == [False] * (MOST_FAILURES - 1) + [True]


def test_a_program_that_is_gone_by_now(tmp_path: Path) -> None:
    file = tmp_path / "gone"
    file.write_text("#!/nowhere/at/all\n")
    file.chmod(0o755)
    match, failures = evening(dealt("vulcano", 3), {1: program((str(file),))})
    assert match.outcome is not None
    assert whys(failures) == ["start"] * MOST_FAILURES


def test_a_program_that_is_silent_at_the_start() -> None:
    limits = Limits(start=0.05, choice=120.0)
    match, failures = evening(dealt("vulcano", 3), {1: program(odd("silent-at-start"), limits)})
    assert match.outcome is not None
    assert whys(failures) == ["start"] * MOST_FAILURES


@pytest.mark.parametrize(("how", "why"), [("crash", "ended"), ("close", "ended"), ("deaf", "ended")])
def test_a_program_that_ends_is_started_again(tmp_path: Path, how: str, why: str) -> None:
    kept = tmp_path / "received"
    match, failures = evening(dealt("maretta", 3), {1: program(odd(how, kept))})
    assert match.outcome is not None
    assert set(whys(failures)) == {why}
    lines = [json.loads(line) for line in kept.read_bytes().splitlines()]
    again = [line["again"] for line in lines if line["type"] == "hello"]
    assert again == list(range(len(again)))
    assert len(again) >= 2
    # Whoever is started again hears everything from the beginning.
    heard = [line["heard"] for line in lines if line["type"] == "question"]
    starts = [at for at, line in enumerate(lines) if line["type"] == "hello"]
    second = next(line for line in lines[starts[1] :] if line["type"] == "question")
    assert second["heard"][: len(heard[0])] == heard[0]
    assert second["number"] > 1


@pytest.mark.parametrize("how", ["flood", "stale-flood", "chatty"])
def test_a_program_that_writes_too_much_is_stopped(how: str) -> None:
    match, failures = evening(dealt("vulcano", 3), {1: program(odd(how))})
    assert match.outcome is not None
    assert set(whys(failures)) == {"nonsense" if how == "chatty" else "flood"}


def test_a_program_that_does_not_answer_is_counted_out() -> None:
    match, failures = evening(dealt("vulcano", 3), {1: program(odd("late"), SHORT)})
    assert match.outcome is not None
    assert whys(failures) == ["late"] * MOST_FAILURES
    assert failures[-1].out


def test_an_answer_that_comes_too_late_is_not_taken_for_the_next(tmp_path: Path) -> None:
    kept = tmp_path / "received"
    match, failures = evening(dealt("vulcano", 3), {1: program(odd("slow", kept), Limits(120.0, 2.0))})
    assert match.outcome is not None
    assert "late" in whys(failures)
    lines = [json.loads(line) for line in kept.read_bytes().splitlines()]
    missed = next(line for line in lines if line["type"] == "missed" and line["number"] == 2)
    assert missed["why"] == "late"
    # What the program was told is what was played.
    mine = [choice for choice in every_choice(match) if choice.seat == 1]
    assert mine[1].texts == (missed["action"],)


def test_answers_to_earlier_questions_are_passed_over() -> None:
    assert evening(dealt("vulcano", 3), {1: program(odd("stale"))}).failures == []


def test_an_answer_in_words() -> None:
    assert evening(dealt("vulcano", 3), {1: program(odd("by-action"))}).failures == []


# -- what is left behind: nothing ------------------------------------------------------------------------------


def alive(pid: int) -> bool:
    """Whether a process still runs; one that has ended and is only remembered does not."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False


def wait_until(so: Callable[[], bool]) -> None:
    """What was killed is gone a moment later; who waits forever is stopped by the test's own patience."""
    end = time.monotonic() + PATIENCE
    while not so():
        assert time.monotonic() < end
        time.sleep(0.01)


def pids_in(file: Path) -> set[int]:
    return {int(line) for line in file.read_text().split()}


@pytest.mark.parametrize("how", ["pids", "stays", "family"])
def test_programs_end_with_the_game(tmp_path: Path, how: str) -> None:
    file = tmp_path / "pids"
    match, failures = evening(dealt("vulcano", 3), {1: program(odd(how, file))})
    assert match.outcome is not None
    assert failures == []
    assert len(pids_in(file)) == (2 if how == "family" else 1)
    wait_until(lambda: not any(alive(pid) for pid in pids_in(file)))


def test_a_program_in_the_middle_of_a_thought_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "pids"
    match = dealt("vulcano", 3, seed=1)
    question = match.question()
    assert question is not None
    seat = question.seats[0]
    bot = seat_program(match, seat, program(odd("stuck", file), Limits(120.0, 0.2)), lambda failure: None)
    bot.choose(match.view(seat))
    pids = pids_in(file)
    assert pids
    assert all(alive(pid) for pid in pids)
    bot.close()
    wait_until(lambda: not any(alive(pid) for pid in pids))


def test_standard_error_goes_to_the_log_or_nowhere(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "errors.log"
    evening(dealt("vulcano", 3), {1: program(odd("errors"), PATIENT, log), 2: program(odd("stderr-flood"))})
    assert set(log.read_text().splitlines()) == {"this is for whoever wrote me"}
    assert capfd.readouterr() == ("", "")


def test_a_child_that_does_not_read_does_not_hold_us_up() -> None:
    child = Child((sys.executable, "-c", "import time; time.sleep(600)"))
    try:
        child.send(b"x" * 10_000_000)
        with pytest.raises(Trouble, match="late"):
            child.line(0.0)
        with pytest.raises(Trouble, match="late"):
            child.line(0.0)
    finally:
        child.end()


# -- commands --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", "  ", "'open", "not-there-at-all", "./no/such/file", "a\0b"])
def test_a_command_that_cannot_be_run_is_refused(command: str) -> None:
    with pytest.raises(ProgramError):
        command_words(command)


def test_a_command_is_no_line_of_a_shell() -> None:
    assert command_words(f"{sys.executable} 'a b' $HOME;") == [sys.executable, "a b", "$HOME;"]
