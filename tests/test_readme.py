"""What the README and the package's docstring show is what happens: every example is run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

import settemari
from settemari import locales
from settemari.cli import FINE, main
from settemari.cli.parser import make_parser

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
CUT = "..."  # a line that stands for any lines, or for none

pytestmark = pytest.mark.compiled_too


def blocks(kind: str, page: str = README) -> list[str]:
    """The blocks of code of that kind."""
    return re.findall(rf"^```(?:{kind})\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


# -- Python ----------------------------------------------------------------------------------------------------


def examples() -> list[tuple[str, str]]:
    """Each block with its name: the docstring as a whole, and every Python block of the README."""
    found = [("settemari", settemari.__doc__ or "")]
    for number, block in enumerate(blocks("python|pycon"), start=1):
        found.append((f"README.md, block {number}", block))
    return found


@pytest.mark.parametrize(("name", "block"), examples(), ids=[name for name, _ in examples()])
def test_an_example_does_what_it_shows(name: str, block: str, capsys: pytest.CaptureFixture[str]) -> None:
    if ">>>" not in block:  # a plain program: it runs, and that is all it promises
        exec(compile(block, name, "exec"), {"__name__": "__main__"})
        return
    test = doctest.DocTestParser().get_doctest(block, {}, name, None, 0)
    assert test.examples
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test)
    assert result.failed == 0, capsys.readouterr().out


# -- the command -----------------------------------------------------------------------------------------------


class Session(NamedTuple):
    """A command line, and the lines that are shown below it."""

    line: str
    shown: list[str]

    def __str__(self) -> str:
        return self.line


def sessions(page: str = README) -> list[Session]:
    """Every command of the console blocks, in order."""
    found: list[Session] = []
    for block in blocks("console", page):
        assert block.startswith("$ "), block
        for line in block.splitlines():
            if line.startswith("$ "):
                found.append(Session(line.removeprefix("$ "), []))
            else:
                found[-1].shown.append(line)
    return found


def shows(shown: list[str], printed: str) -> bool:
    """Whether that is what was printed, but for what is cut. A blank at the end of a line is not seen."""
    wanted = "".join(r"(?:.*\n)*" if line == CUT else re.escape(line) + r" *\n" for line in shown)
    return re.fullmatch(wanted, printed) is not None


@pytest.mark.parametrize("session", sessions(), ids=str)
def test_a_command_prints_what_is_shown(
    session: Session, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("SETTEMARI_LANG", "en")
    monkeypatch.setenv("COLUMNS", "80")
    name, *arguments = shlex.split(session.line)
    assert name == "settemari"
    assert main(arguments) == FINE
    printed, complaints = capsys.readouterr()
    assert complaints == ""
    assert shows(session.shown, printed), printed


def typed(page: str = README) -> list[str]:
    """The commands that are only shown to be typed, such as games to be played."""
    return [line for block in blocks("sh", page) for line in block.splitlines() if line.startswith("settemari ")]


@pytest.mark.parametrize("line", typed())
def test_a_command_that_is_to_be_typed_can_be_typed(line: str) -> None:
    _, *arguments = shlex.split(line, comments=True)
    options = make_parser("en").parse_args(arguments)
    assert callable(options.run)
    if getattr(options, "variant", None):
        settemari.find_game(options.game).variant(options.variant)


# -- these tests -----------------------------------------------------------------------------------------------


def test_there_is_something_to_run() -> None:
    assert any(">>>" in block for _, block in examples())
    assert {session.line.split()[1] for session in sessions()} >= {"simulate", "replay", "verify", "variant", "rule"}
    assert any("--variant" in line for line in typed())
    assert any("--save" in line for line in typed())


def test_sessions_are_found() -> None:
    page = "```console\n$ settemari a\none\n\n...\n$ settemari b 'c d'\n```\n"
    page += "```sh\nmake play\nsettemari play  # go\n```\n"
    assert sessions(page) == [("settemari a", ["one", "", "..."]), ("settemari b 'c d'", [])]
    assert typed(page) == ["settemari play  # go"]


@pytest.mark.parametrize(
    ("shown", "fine"),
    [
        ("one|two|three", True),
        ("one|...", True),
        ("...|three", True),
        ("one|...|three", True),
        ("one|...|two|three", True),
        ("one|two", False),
        ("two|three", False),
        ("one|...|two", False),
        ("one|...|four|...", False),
        ("o.e|...", False),
        ("", False),
    ],
)
def test_what_is_shown_is_compared_line_by_line(shown: str, fine: bool) -> None:
    assert shows(shown.split("|"), "one\ntwo \nthree\n") is fine


# -- the other pages -------------------------------------------------------------------------------------------

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)\)", page.read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


def test_messages_that_are_shown_to_translators_are_in_the_catalogues() -> None:
    texts = [locales.source(language, area) for language in locales.LANGUAGES for area in locales.areas()]
    shown = [
        entry for block in blocks("ftl", (ROOT / "docs/languages.md").read_text("utf-8")) for entry in entries(block)
    ]
    assert len(shown) > 3
    assert [entry for entry in shown if not any(f"\n{entry}\n" in text for text in texts)] == []


def entries(block: str) -> list[str]:
    """The messages of a block, each with all its lines."""
    return [entry.rstrip("\n") for entry in re.split(r"^(?=[a-z])", block, flags=re.MULTILINE) if entry]
