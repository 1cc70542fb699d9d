"""Who may import whom: the arrows between the layers of src/settemari.

    web -> server -> lab -> bots -> games -> core -> locales        envs -> bots    client -> locales    cli -> all
           server -> lessons -> games                               server -> pictures
           cli -> printing -> games, pictures

A layer may import itself and all that its arrows lead to. Core, games, lessons and pictures import nothing from
outside the standard library (the native types only for the type checker), and one game never imports another.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "settemari"

CHAIN = ["web", "server", "lab", "bots", "games", "core", "locales"]
MAY_IMPORT = {layer: set(CHAIN[place:]) for place, layer in enumerate(CHAIN)}
MAY_IMPORT[""] = MAY_IMPORT["games"]  # settemari/__init__.py: the engine's front door, for those above it
for layer in ("web", "server", "lab", "bots"):
    MAY_IMPORT[layer] |= {""}
MAY_IMPORT["lessons"] = {"lessons"} | MAY_IMPORT["games"]
MAY_IMPORT["pictures"] = {"pictures"}  # of words, not of cards: they know no game
MAY_IMPORT["printing"] = {"printing", "pictures", ""} | MAY_IMPORT["games"]
for layer in ("web", "server"):
    MAY_IMPORT[layer] |= {"lessons", "pictures"}
MAY_IMPORT["envs"] = {"envs"} | MAY_IMPORT["bots"]
MAY_IMPORT["client"] = {"client", "locales"}  # it knows a server by the wire alone
MAY_IMPORT["cli"] = MAY_IMPORT["__main__"] = {"cli", "client", "envs", "printing"} | MAY_IMPORT["web"]

STANDARD_ONLY = {"", "core", "games", "lessons", "pictures"}
FOR_TYPES = {"librt", "mypy_extensions"}


def modules_imported(tree: ast.AST, package: list[str], typing: bool = False) -> Iterator[tuple[int, str, bool]]:
    """Each import as (line, dotted name, is it for the type checker only)."""
    for node in ast.iter_child_nodes(tree):
        match node:
            case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
                yield from modules_imported(ast.Module(body=node.body, type_ignores=[]), package, typing=True)
                yield from modules_imported(ast.Module(body=node.orelse, type_ignores=[]), package, typing)
                continue
            case ast.Import(names=names):
                yield from ((node.lineno, name.name, typing) for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                start = package[: len(package) - level + 1] if level else []
                base = ".".join([*start, *([module] if module else [])])
                yield from ((node.lineno, f"{base}.{name.name}", typing) for name in names)
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield (node.lineno, name, typing)
        yield from modules_imported(node, package, typing)


def complaint(own: list[str], name: str, typing: bool) -> str | None:
    """What is wrong with module `own` (its path below settemari) importing `name`, if anything."""
    layer = own[0] if own else ""
    top, *below = name.split(".")
    if top != "settemari":
        allowed = top in sys.stdlib_module_names or (typing and top in FOR_TYPES)
        return None if allowed or layer not in STANDARD_ONLY else f"{layer or 'settemari'} needs {top}"
    target = below[0] if below and below[0] in MAY_IMPORT else ""
    if target not in MAY_IMPORT[layer]:
        return f"{layer or 'settemari'} -> {target or 'settemari'}"
    if layer == target == "games" and len(own) > 1 and below[1:2] != own[1:2]:
        return f"{own[1]} -> {'.'.join(below[1:2]) or 'games'}"
    return None


def wrong_imports(source: Path) -> list[str]:
    """Every import below `source` that goes against an arrow, as `file:line: why`."""
    wrong = []
    for path in sorted(source.rglob("*.py")):
        place = path.relative_to(source)
        own = list(place.with_suffix("").parts)
        if own[-1] == "__init__":
            own.pop()
        if own and own[0] not in MAY_IMPORT:
            wrong.append(f"{place}: no arrows are given for {own[0]}")
            continue
        package = ["settemari", *place.parts[:-1]]
        for line, name, typing in modules_imported(ast.parse(path.read_text("utf-8")), package):
            if why := complaint(own, name, typing):
                wrong.append(f"{place}:{line}: {why}")
    return wrong


def test_imports_follow_the_arrows() -> None:
    assert any(SOURCE.rglob("*.py"))
    assert wrong_imports(SOURCE) == []


RIGHT = {
    "__init__.py": "from settemari.core.match import deal",
    "cli.py": "def main():\n    import rich\n    from settemari import client, deal, server, envs, lessons",
    "core/match.py": "import json\nfrom . import chance\nfrom .chance import Chance",
    "core/native.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from librt.vecs import vec",
    "games/__init__.py": "import settemari.games.maretta, settemari.games.arrr",
    "games/maretta/escape.py": "from . import state\nfrom ...core import match\nfrom .state import State",
    "bots/search.py": "import numpy\nfrom settemari.core import match\nfrom settemari.games import maretta",
    "lab/export.py": "import settemari\nfrom settemari.bots import search",
    "lessons/playing.py": "from settemari.core import match\nfrom settemari.games import maretta\nfrom . import points",
    "server/tables.py": "from settemari.lab import export\nimport settemari.core, settemari.lessons",
    "pictures/composing.py": "import hashlib\nfrom settemari.pictures.part import drawn\nfrom .luck import Luck",
    "server/pictures.py": "from settemari import pictures",
    "client/line.py": "import websockets\nfrom settemari.locales.message import Message\nfrom .errors import Lost",
    "envs/batch.py": "from settemari.bots import search\nimport gymnasium",
}


def plant(tree: Path, files: dict[str, str]) -> list[str]:
    for place, text in files.items():
        (tree / place).parent.mkdir(parents=True, exist_ok=True)
        (tree / place).write_text(text + "\n")
    return wrong_imports(tree)


def test_arrows_let_the_right_imports_pass(tmp_path: Path) -> None:
    assert plant(tmp_path, RIGHT) == []


@pytest.mark.parametrize(
    ("place", "text", "why"),
    [
        ("core/wrong.py", "import settemari.games.maretta", "1: core -> games"),
        ("core/wrong.py", "from ..games import maretta", "1: core -> games"),
        ("core/wrong.py", "from settemari import deal", "1: core -> settemari"),
        ("core/wrong.py", "from settemari import games", "1: core -> games"),
        ("core/wrong.py", "def late():\n    from settemari.bots import search", "2: core -> bots"),
        ("core/wrong.py", "import importlib\nimportlib.import_module('settemari.lab')", "2: core -> lab"),
        ("core/wrong.py", "if TYPE_CHECKING:\n    import settemari.server", "2: core -> server"),
        ("core/wrong.py", "import numpy", "1: core needs numpy"),
        ("core/wrong.py", "from librt.vecs import vec", "1: core needs librt"),
        ("core/wrong.py", "if TYPE_CHECKING:\n    pass\nelse:\n    import librt", "4: core needs librt"),
        ("games/arrr/wrong.py", "from settemari.games.maretta import state", "1: arrr -> maretta"),
        ("games/arrr/wrong.py", "from ..maretta.state import State", "1: arrr -> maretta"),
        ("games/arrr/wrong.py", "from settemari.bots import search", "1: games -> bots"),
        ("games/arrr/wrong.py", "import msgspec", "1: games needs msgspec"),
        ("bots/wrong.py", "from settemari.lab import export", "1: bots -> lab"),
        ("lab/wrong.py", "from settemari.envs import batch", "1: lab -> envs"),
        ("envs/wrong.py", "from settemari.lab import export", "1: envs -> lab"),
        ("lessons/wrong.py", "from settemari.bots import search", "1: lessons -> bots"),
        ("lessons/wrong.py", "import msgspec", "1: lessons needs msgspec"),
        ("pictures/wrong.py", "from settemari.games import arrr", "1: pictures -> games"),
        ("pictures/wrong.py", "from settemari.locales.message import Message", "1: pictures -> locales"),
        ("pictures/wrong.py", "import PIL", "1: pictures needs PIL"),
        ("games/arrr/wrong.py", "from settemari import pictures", "1: games -> pictures"),
        ("lab/wrong.py", "from settemari import lessons", "1: lab -> lessons"),
        ("server/wrong.py", "from settemari import cli", "1: server -> cli"),
        ("server/wrong.py", "from settemari.client import play", "1: server -> client"),
        ("client/wrong.py", "from settemari.server.wire import wired", "1: client -> server"),
        ("client/wrong.py", "from settemari import deal", "1: client -> settemari"),
        ("__init__.py", "from settemari.bots import search", "1: settemari -> bots"),
    ],
)
def test_arrows_catch_a_wrong_import(tmp_path: Path, place: str, text: str, why: str) -> None:
    assert plant(tmp_path, RIGHT | {place: text}) == [f"{place}:{why}"]


def test_arrows_catch_a_layer_without_arrows(tmp_path: Path) -> None:
    assert plant(tmp_path, RIGHT | {"utils.py": "import json"}) == ["utils.py: no arrows are given for utils"]
