"""The built client that tests are about: the one of SETTEMARI_WEB, or what `make web` has built."""

from __future__ import annotations

import os
import runpy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
NONE = "0"  # what tests/conftest.py sets, for all tests that are not about it


@cache
def builder() -> dict[str, Any]:
    """web/build.py, which is no part of a package."""
    return runpy.run_path(str(ROOT / "web" / "build.py"))


def folder() -> Path:
    """Where it is; fails if there is none."""
    given = os.environ.get("SETTEMARI_WEB", NONE)
    place = Path(given) if given != NONE else ROOT / builder()["CLIENT"]
    if not (place / "index.html").is_file():
        pytest.fail(f"there is no browser client in {place}: `make web` builds one", pytrace=False)
    return place


def is_stale() -> bool:
    """Whether it is what `make web` has built, and its sources have changed since."""
    own = os.environ.get("SETTEMARI_WEB", NONE) == NONE and (ROOT / builder()["CLIENT"]).exists()
    return own and not builder()["is_built"](ROOT)
