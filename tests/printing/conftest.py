"""What is printed with: the pieces of the client that is built, or drawn for these tests alone."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path

import pytest

import settemari
from settemari.printing.pieces import COLOURS, DRAWINGS, FOLDER, Pieces

ROOT = Path(__file__).parent.parent.parent
BUILT = Path(settemari.__file__).parent / "web_client"

DRAW = """
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const { module } = await runnerImport('./scripts/pieces.ts', { configFile: false, logLevel: 'error' })
for (const [file, content] of Object.entries(await module.piecesFiles()))
  writeFileSync(join(process.argv.at(-1), file), content)
process.exit(0)
"""


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a client with pieces; `make test` has built one."""
    if all((BUILT / FOLDER / file).is_file() for file in (DRAWINGS, COLOURS)):
        return BUILT
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    node = build.find_node()
    build.install(ROOT, node)
    folder = tmp_path_factory.mktemp("client")
    (folder / FOLDER).mkdir()
    command = [*node.node, "--input-type=module", "--eval", DRAW, "--", str(folder / FOLDER)]
    subprocess.run(command, check=True, cwd=ROOT / "web")
    return folder


@pytest.fixture(scope="session")
def pieces(client: Path) -> Pieces:
    return Pieces(client / FOLDER)
