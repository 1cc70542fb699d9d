"""What it costs to start a server: it imports nothing that is not needed before the first request."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

# For older databases and PostgreSQL; for accounts; for pages and what they say.
NOT_YET = {"sqlalchemy", "alembic", "asyncpg", "argon2", "jinja2", "fluent", "babel", "rich"}
START = """
import json, os, signal, sys
from settemari.server.serving import Serving, serve

def listening(address):
    print(json.dumps(sorted(sys.modules)))
    os.kill(os.getpid(), signal.SIGTERM)

serve(Serving(sys.argv[1]), listening)
"""


def imported(file: Path) -> set[str]:
    """All modules that a server on this file has by the time that it listens."""
    command = [sys.executable, "-c", START, f"sqlite:///{file}"]
    return set(json.loads(subprocess.run(command, check=True, capture_output=True, text=True, timeout=120).stdout))


def test_a_server_on_a_file_needs_no_library_for_databases_nor_what_only_some_requests_do(tmp_path: Path) -> None:
    for _ in ("a new database", "one that is there"):
        modules = imported(tmp_path / "tables.db")
        assert not modules & NOT_YET
        assert {"settemari.server.store.sqlite", "litestar"} <= modules
