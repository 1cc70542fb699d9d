"""The mutants that may live, each with the reason why no test can or need tell it from the real module."""

from __future__ import annotations

import tomllib
from pathlib import Path


class BadList(Exception):
    """survivors.toml does not say what it should."""


def read_survivors(file: Path) -> dict[str, str]:
    """Identity and reason of every listed mutant."""
    listed: dict[str, str] = {}
    for entry in tomllib.loads(file.read_text("utf-8")).get("accepted", []):
        reason, mutants = str(entry.get("reason", "")).strip(), entry.get("mutants", [])
        if not reason or not mutants or set(entry) != {"reason", "mutants"}:
            raise BadList(f"{file.name}: each [[accepted]] has a reason and a list of mutants, not {entry}")
        for identity in mutants:
            if identity in listed:
                raise BadList(f"{file.name}: listed twice: {identity}")
            listed[identity] = reason
    return listed
