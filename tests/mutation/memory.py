"""What a run had found out when it was stopped, for one that goes on, as long as a module is the same."""

from __future__ import annotations

import hashlib
import json
import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.mutation.operators import Source

EVERY = 30.0  # seconds between two times it is written down


class Memory:
    """A file with the verdicts on mutants, by module: killed, stopped, or how many tiers of tests each outlived."""

    def __init__(self, file: Path, sources: Sequence[Source]) -> None:
        self.file = file
        self.written = time.monotonic()
        self.marks = {source.module: hashlib.sha256(source.file.read_bytes()).hexdigest()[:16] for source in sources}

    def recall(self) -> dict[str, str]:
        """The verdicts on mutants of modules that have not changed since; none if there is no file."""
        return {
            identity: verdict
            for module, (mark, verdicts) in self._read().items()
            if self.marks.get(module) == mark
            for identity, verdict in verdicts.items()
        }

    def keep(self, verdicts: Mapping[str, str], at_once: bool = False) -> None:
        """Write them down, now or when it is time to; what is known of others stays while their module does."""
        if not at_once and time.monotonic() - self.written < EVERY:
            return
        known = self._read()
        for module, mark in self.marks.items():
            if module not in known or known[module][0] != mark:
                known[module] = (mark, {})
        for identity, verdict in verdicts.items():
            known[identity.partition(":")[0]][1][identity] = verdict
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = self.file.with_suffix(".new")
        beside.write_text(json.dumps(known, indent=1), "utf-8")
        os.replace(beside, self.file)
        self.written = time.monotonic()

    def _read(self) -> dict[str, tuple[str, dict[str, str]]]:
        if not self.file.exists():
            return {}
        found: dict[str, tuple[str, dict[str, str]]] = json.loads(self.file.read_text("utf-8"))
        return found
