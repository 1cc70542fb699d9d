"""Find the finished games that are missing: ``python -m tests.records``."""

from __future__ import annotations

from tests.records.finished import find_missing

for name in find_missing():
    print(name)
