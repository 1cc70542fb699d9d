"""Make the frames anew: ``python -m tests.frames``."""

from __future__ import annotations

from tests.frames.make import written

for file, text in written():
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    print(f"{file.name}: {len(text)} bytes")
