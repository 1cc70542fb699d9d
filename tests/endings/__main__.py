"""Find a game of every ending anew: ``python -m tests.endings``."""

from __future__ import annotations

from tests.endings.find import WANTED, find
from tests.endings.records import FOLDER, write

for name, wanted in WANTED.items():
    record = find(wanted)
    (FOLDER / f"{name}.txt").write_text(write(record), encoding="utf-8")
    print(f"{name}: seed {record.seed}, {len(record.answers)} questions")
