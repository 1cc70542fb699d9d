"""Draw all golden screens anew: ``python -m tests.command.screen``. Then look at what has changed."""

from __future__ import annotations

from tests.command.screen.goldens import FOLDER, drawn, screens

for old in FOLDER.glob("*.txt"):
    old.unlink()
for name in screens():
    (FOLDER / f"{name}.txt").write_text(drawn(name), encoding="utf-8")
print(f"{len(screens())} screens")
