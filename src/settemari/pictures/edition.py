"""Which drawings these are: what a picture shows depends on its words and on this alone. Whoever has kept one can ask
whether it still holds.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

LETTERS = 10


@cache
def edition() -> str:
    """The digest of all parts, of what is said about them, and of what composes them."""
    folder = Path(__file__).parent
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix()):
        if path.suffix in (".py", ".svg", ".toml"):
            digest.update(f"{path.relative_to(folder).as_posix()}\n".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:LETTERS]
