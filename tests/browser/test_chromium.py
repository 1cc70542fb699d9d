"""A browser is found or installed, and whoever cannot install one is told what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.chromium import NoBrowser

BROWSER = "#!/bin/sh\necho Chromium 150.0 for tests\n"

# The first time a mirror fails, the second time it installs; all that it is asked is written down.
APT = """#!/bin/sh
echo "$DEBIAN_FRONTEND $@" >> {here}/asked
case "$*" in *install*) test -e {here}/failed || {{ : > {here}/failed; exit 100; }};; esac
case "$*" in *install*) test -e {here}/never || {{ /bin/cp {here}/browser {here}/bin/chromium; }};; esac
"""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One without a browser, where we are root and apt-get has its moments."""
    program(tmp_path / "browser", BROWSER)
    program(tmp_path / "bin" / "apt-get", APT.format(here=tmp_path))
    program(tmp_path / "bin" / "env", '#!/bin/sh\nexec /usr/bin/env "$@"\n')
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("SETTEMARI_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "ELSEWHERE", ())
    monkeypatch.setattr("os.geteuid", lambda: 0)
    return tmp_path


def program(path: Path, text: str) -> Path:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)
    return path


def test_one_that_is_there_is_taken(machine: Path) -> None:
    there = program(machine / "bin" / "google-chrome", BROWSER.replace("Chromium", "Google Chrome"))
    assert chromium.ready() == str(there)
    assert not (machine / "asked").exists()


def test_one_that_only_tells_where_to_get_it_is_none(machine: Path) -> None:
    program(machine / "bin" / "chromium-browser", "#!/bin/sh\necho requires the chromium snap\nexit 1\n")
    assert chromium.found() is None


def test_one_that_was_named_is_taken_or_nothing(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SETTEMARI_CHROMIUM", str(machine / "browser"))
    assert chromium.ready() == str(machine / "browser")
    monkeypatch.setenv("SETTEMARI_CHROMIUM", str(machine / "nothing"))
    with pytest.raises(NoBrowser, match="does not start"):
        chromium.ready()


def test_it_is_installed_without_a_question_and_a_second_time_if_it_must_be(machine: Path) -> None:
    assert chromium.ready() == str(machine / "bin" / "chromium")
    asked = (machine / "asked").read_text().splitlines()
    assert [line.split()[-1] for line in asked if "install" in line] == list(chromium.PACKAGES)
    assert [line.split()[0] for line in asked] == ["noninteractive"] * 4
    assert [word for line in asked for word in line.split() if word in ("update", "install")] == [
        "update", "install", "update", "install",
    ]  # fmt: skip
    assert all("-y" in line for line in asked if "install" in line)


def test_who_cannot_install_it_is_told_what_to_do(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (machine / "never").touch()
    with pytest.raises(NoBrowser, match="apt-get install chromium"):
        chromium.ready()
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    program(machine / "bin" / "sudo", "#!/bin/sh\nexit 1\n")  # it would ask for a password
    with pytest.raises(NoBrowser, match="SETTEMARI_CHROMIUM"):
        chromium.install()
    (machine / "bin" / "apt-get").unlink()
    monkeypatch.setattr("os.geteuid", lambda: 0)
    with pytest.raises(NoBrowser, match="SETTEMARI_CHROMIUM"):
        chromium.install()


def test_sudo_is_used_where_it_asks_nothing(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    program(machine / "bin" / "sudo", '#!/bin/sh\ntest "$1" = -n || exit 1\nshift\ntest "$1" = true || "$@"\n')
    assert chromium.ready() == str(machine / "bin" / "chromium")
