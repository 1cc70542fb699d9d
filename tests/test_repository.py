"""What the repository promises of itself: locks without hosts, one way to test, nothing of one machine."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted(ROOT.glob("requirements*.txt"))
HOST = re.compile(r"\w+://|--(extra-)?index-url|--find-links|--trusted-host|@ |\w\.(org|com|net|io)\b")
MADE = {"__pycache__", "node_modules", "web_client"}
MACHINE = re.compile(rf"(?<![\w.])/({'|'.join(('work', 'root', 'home', 'Users'))})/")


def files_kept() -> list[Path]:
    """The files that git has or would take; without git, all but hidden and built ones."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
        return [path for name in listed.split("\0") if (path := ROOT / name).is_file()]
    places = (path.relative_to(ROOT) for path in ROOT.rglob("*") if path.is_file())
    return [
        ROOT / place
        for place in places
        if not place.parts[0].startswith(".") and place.parts[0] != "build" and not MADE & set(place.parts)
    ]


def lines_matching(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    found = []
    for path in files:
        text = path.read_bytes().decode("utf-8", "replace")
        found += [f"{path.name}: {line.strip()}" for line in text.splitlines() if pattern.search(line)]
    return found


def test_locks_name_no_host() -> None:
    assert {path.name for path in LOCKS} >= {"requirements.txt", "requirements-dev.txt"}
    assert lines_matching(HOST, LOCKS) == []


@pytest.mark.parametrize(
    "line",
    [
        "--index-url https://packages.example/simple",
        "--find-links wheels",
        "x @ file:wheels/x.whl",
        "x==1 # from packages.example.org",
    ],
)
def test_a_host_in_a_lock_is_found(tmp_path: Path, line: str) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text(f"librt==1.0 \\\n    --hash=sha256:00ff\n{line}\n")
    assert lines_matching(HOST, [lock]) == [f"requirements.txt: {line}"]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.name)
def test_everything_locked_has_a_version_and_a_hash(lock: Path) -> None:
    entries = lock.read_text().replace("\\\n", " ").splitlines()
    assert [entry for entry in entries if not re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", entry)] == []


def test_the_compiler_and_its_runtime_are_the_same_everywhere() -> None:
    """The wheel is built, tested, measured and used with one mypyc and one librt."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    extras = project["project"]["optional-dependencies"]
    named = [*project["build-system"]["requires"], *project["project"]["dependencies"], *extras["dev"]]
    for lock in LOCKS:
        named += re.findall(r"^\S+==\S+", lock.read_text(), flags=re.MULTILINE)
    for tool in ("mypy", "librt", "hatchling", "setuptools"):
        assert len({pin for pin in named if pin.startswith(f"{tool}==")}) == 1, tool


def test_ci_runs_make_test_and_nothing_else() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    commands = [line for line in script.read_text().splitlines() if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec make test"]


def test_no_file_names_a_folder_of_one_machine(tmp_path: Path) -> None:
    assert lines_matching(MACHINE, files_kept()) == []
    note = tmp_path / "note.md"
    note.write_text("see " + "/".join(["", "root", "notes"]) + "\n")
    assert len(lines_matching(MACHINE, [note])) == 1
