"""The mutation run, on a toy whose mutants are known one by one."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutation.operators import Source
from tests.mutation.patch import apply
from tests.mutation.survivors import BadList, read_survivors

ROOT = Path(__file__).resolve().parent.parent.parent

TOY = '''
"""A toy."""
from __future__ import annotations

LIMIT = 5


def larger(one: int, two: int) -> int:
    if one > two:
        return one
    return two


def first_over(numbers: list[int], limit: int = LIMIT) -> int:
    at = 0
    while at < len(numbers):
        if numbers[at] > limit:
            return at
        at += 1
    return -1


class Boat:
    def __init__(self) -> None:
        self.seats = 2
        self.oars = 2

    @property
    def full(self) -> bool:
        return self.seats == 0

    def board(self) -> None:
        self.seats -= 1


def never() -> bool:
    return True
'''

TESTS = """
import toy

assert toy.larger(1, 2) == 2


def test_larger():
    assert [toy.larger(1, 2), toy.larger(2, 1), toy.larger(3, 3)] == [2, 2, 3]


def test_first_over():
    assert toy.first_over([5, 6, 7]) == 1
    assert [toy.first_over([6]), toy.first_over([1])] == [0, -1]


def test_boat():
    boat = toy.Boat()
    boat.board()
    assert not boat.full
    boat.board()
    assert boat.full
"""

# Every survivor of the toy, and why.
EXPECTED = [
    "toy: Boat.__init__: self.oars = 2 => pass",  # nobody asks for them
    "toy: Boat.__init__: self.oars = 2 => self.oars = 1",
    "toy: Boat.__init__: self.oars = 2 => self.oars = 3",
    "toy: larger: if one > two: => if one >= two:",  # no difference: then both are the same
    "toy: never: return True => return False",  # no test gets there
]

RUN = """
import sys
from pathlib import Path
from tests.mutation.run import Plan, run

here = Path.cwd()
tiers = [["test_toy.py"], ["more"]]
plan = Plan(here, {"toy": here / "toy.py"}, tiers, here / "listed.toml", ["toy", "test_toy"], least=0.2)
sys.exit(run(plan, sample="--sample" in sys.argv, jobs=2, go_on="--go-on" in sys.argv))
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text(TESTS)
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    listed(tmp_path, EXPECTED)
    return tmp_path


def listed(folder: Path, mutants: list[str]) -> None:
    entry = f'[[accepted]]\nreason = "known"\nmutants = {mutants!r}\n' if mutants else ""
    (folder / "listed.toml").write_text(entry)


def run_in(folder: Path, *arguments: str) -> tuple[int, str]:
    ended = subprocess.run(
        [sys.executable, "-c", RUN, *arguments],
        cwd=folder,
        env={"PYTHONPATH": f"{ROOT}:{folder}", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.stderr == ""
    return ended.returncode, ended.stdout


def survivors(output: str) -> list[str]:
    lines = output.splitlines()
    return sorted(lines[at + 1].strip().strip('"') for at, line in enumerate(lines) if line.startswith("SURVIVED"))


def counts(output: str) -> dict[str, int]:
    """The toy's row of the table."""
    rows = {line.split()[0]: line.split()[1:] for line in output.splitlines() if line}
    return dict(zip(rows["module"], map(int, rows["toy"]), strict=True))


def test_just_the_known_mutants_survive(toy: Path) -> None:
    listed(toy, [])
    code, output = run_in(toy)
    assert survivors(output) == EXPECTED
    assert output.count("no test gets there") == 1
    assert code == 1


def test_listed_survivors_are_accepted(toy: Path) -> None:
    code, output = run_in(toy)
    assert survivors(output) == []
    assert code == 0, output


def test_an_endless_loop_is_stopped(toy: Path) -> None:
    """Without `at += 1` the loop never ends."""
    _, output = run_in(toy)
    assert counts(output)["stopped"] >= 1


def test_a_survivor_that_a_test_now_kills_is_stale(toy: Path) -> None:
    with (toy / "test_toy.py").open("a") as file:
        file.write("\n\ndef test_never():\n    assert toy.never()\n")
    code, output = run_in(toy)
    assert "LISTED, BUT KILLED: take it off listed.toml\n  toy: never: return True => return False" in output
    assert code == 1


def test_a_survivor_that_is_gone_is_stale(toy: Path) -> None:
    listed(toy, [*EXPECTED, "toy: gone: return 1 => return 2"])
    code, output = run_in(toy)
    assert "LISTED, BUT GONE: take it off listed.toml\n  toy: gone: return 1 => return 2" in output
    assert code == 1


def test_a_later_tier_is_tried_on_what_is_left(toy: Path) -> None:
    (toy / "more").mkdir()
    (toy / "more" / "test_more.py").write_text("import toy\n\n\ndef test_oars():\n    assert toy.Boat().oars == 2\n")
    listed(toy, EXPECTED[3:])
    code, output = run_in(toy)
    assert survivors(output) == []
    assert code == 0, output


def test_what_is_worked_out_on_import_is_imported_anew(toy: Path) -> None:
    """The limit is the default of an argument: no exchange of code reaches it."""
    outside = [mutant for mutant in toy_source(toy).mutants if mutant.statement < 0]
    assert [mutant.before for mutant in outside] == ["LIMIT = 5", "LIMIT = 5"]
    listed(toy, [])
    _, output = run_in(toy)
    assert "LIMIT" not in output


def test_failing_tests_are_no_kill(toy: Path) -> None:
    with (toy / "test_toy.py").open("a") as file:
        file.write("\n\ndef test_wrong():\n    assert toy.larger(1, 2) == 1\n")
    code, output = run_in(toy)
    assert "could not be tried" in output
    assert "test_wrong" in output
    assert code == 2


def test_the_sample_leaves_out_what_is_listed(toy: Path) -> None:
    code, output = run_in(toy, "--sample")
    assert counts(output)["listed"] == counts(output)["survived"] == 0
    assert code == 0, output


def test_going_on_tries_again_only_in_modules_that_changed(toy: Path) -> None:
    _, whole = run_in(toy)
    assert counts(run_in(toy, "--go-on")[1]) == counts(whole)
    (toy / "test_toy.py").write_text("import toy\n\n\ndef test_nothing():\n    assert toy.LIMIT\n")  # kills nobody
    code, output = run_in(toy, "--go-on")
    assert code == 0, output
    assert counts(output) == counts(whole)
    (toy / "toy.py").write_text(TOY.replace("A toy.", "A changed toy."))
    code, output = run_in(toy, "--go-on")
    assert code == 1
    assert len(survivors(output)) > len(EXPECTED)


def test_going_on_tries_survivors_again_with_other_tests(toy: Path) -> None:
    run_in(toy)
    with (toy / "test_toy.py").open("a") as file:
        file.write("\n\ndef test_never():\n    assert toy.never()\n")
    assert "LISTED, BUT KILLED" in run_in(toy, "--go-on")[1]


def toy_source(folder: Path) -> Source:
    return Source("toy", folder / "toy.py")


def test_every_mutant_is_another_module_that_compiles(toy: Path) -> None:
    original = toy_source(toy)
    texts = {ast.unparse(original.tree)}
    for number in range(len(original.mutants)):
        source = toy_source(toy)
        apply(source.mutants[number].edit)
        compile(source.tree, "toy.py", "exec")
        texts.add(ast.unparse(source.tree))
    assert len(texts) == len(original.mutants) + 1
    assert len({mutant.identity for mutant in original.mutants}) == len(original.mutants)


@pytest.mark.parametrize(
    ("code", "mistakes"),
    [
        ("if x < 1: y()", ["if not x < 1:", "if x <= 1:", "if x < 2:", "if x < 0:", "pass"]),
        ("while x and y: z = 1", ["while not (x and y):", "while x or y:", "z = 2", "z = 0"]),
        ("for i in x: break", ["continue"]),
        ("x |= 1 << y", ["pass", "x &= 1 << y", "x |= 2 << y", "x |= 0 << y", "x |= 1 >> y"]),
        ("self.x = not y", ["pass", "self.x = y"]),
        ("x = -y", ["pass", "x = y"]),
        ("z = -y", ["z = y"]),
        ("return x in y", ["return x not in y"]),
        ("return x()", ["return not x()"]),
        ("return True", ["return False"]),
        ("raise Wrong(x)", ["pass"]),
        ("z = [i for i in x if i]", ["z = [i for i in x if not i]"]),
        ("z = x if y else 'none'", ["z = x if not y else 'none'"]),
        ("assert x == 1", []),
        ("'a docstring'", []),
    ],
)
def test_the_mistakes(tmp_path: Path, code: str, mistakes: list[str]) -> None:
    (tmp_path / "one.py").write_text(f"def f(x, y) -> bool:\n    {code}\n")
    assert [mutant.after for mutant in Source("one", tmp_path / "one.py").mutants] == mistakes


@pytest.mark.parametrize(
    "text",
    [
        '[[accepted]]\nreason = ""\nmutants = ["a"]',
        '[[accepted]]\nreason = "so"\nmutants = []',
        '[[accepted]]\nmutants = ["a"]',
        '[[accepted]]\nreason = "so"\nmutants = ["a", "a"]',
    ],
)
def test_every_listed_survivor_has_one_reason(tmp_path: Path, text: str) -> None:
    (tmp_path / "listed.toml").write_text(text)
    with pytest.raises(BadList):
        read_survivors(tmp_path / "listed.toml")
