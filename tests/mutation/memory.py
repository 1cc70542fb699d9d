"""What a run had found out when it was stopped, for one that goes on, as long as a module is the same."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TypedDict

from tests.mutation.operators import Source

EVERY = 30.0  # seconds between two times it is written down


class Written(TypedDict):
    """The file: a mark of the tests, and of each module a mark and the verdicts on its mutants."""

    tests: str
    modules: dict[str, tuple[str, dict[str, str]]]


class Memory:
    """Verdicts by module: killed, stopped, or how many tiers each outlived, which holds only for the same tests."""

    def __init__(self, file: Path, sources: Sequence[Source], tests: Sequence[Path]) -> None:
        self.file = file
        self.written = time.monotonic()
        self.marks = {source.module: mark_of([source.file]) for source in sources}
        self.tests = mark_of(sorted(file for path in tests for file in [path, *path.rglob("*.py")] if file.is_file()))

    def recall(self) -> dict[str, str]:
        """What is known of mutants of modules that have not changed since."""
        known = self._read()
        return {
            identity: verdict
            for module, (mark, verdicts) in known["modules"].items()
            if self.marks.get(module) == mark
            for identity, verdict in verdicts.items()
            if not verdict.isdecimal() or known["tests"] == self.tests
        }

    def keep(self, verdicts: Mapping[str, str], at_once: bool = False) -> None:
        """Write them down, now or when it is time to; what is known of others stays while their module does."""
        if not at_once and time.monotonic() - self.written < EVERY:
            return
        known = self._read()
        if known["tests"] != self.tests:
            for _, old in known["modules"].values():
                for identity in [identity for identity, verdict in old.items() if verdict.isdecimal()]:
                    del old[identity]
        for module, mark in self.marks.items():
            if module not in known["modules"] or known["modules"][module][0] != mark:
                known["modules"][module] = (mark, {})
        for identity, verdict in verdicts.items():
            known["modules"][identity.partition(":")[0]][1][identity] = verdict
        known["tests"] = self.tests
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_suffix(".new")
        beside.write_text(json.dumps(known, indent=1), "utf-8")
        os.replace(beside, self.file)
        self.written = time.monotonic()

    def _read(self) -> Written:
        if not self.file.exists():
            return {"tests": "", "modules": {}}
        found: Written = json.loads(self.file.read_text("utf-8"))
        return found


def mark_of(files: Sequence[Path]) -> str:
    """The same as long as the contents are."""
    mixed = hashlib.sha256()
    for file in files:
        mixed.update(file.read_bytes())
    return mixed.hexdigest()[:16]
