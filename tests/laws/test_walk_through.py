"""docs/adding-a-game.md shows skiff as it is."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def test_every_piece_of_code_in_the_walk_through_stands_in_skiff() -> None:
    files = [*(ROOT / "tests/games/skiff").glob("*.py"), ROOT / "tests/laws/skiff_trial.py"]
    sources = [plain(path.read_text("utf-8")) for path in files]
    blocks = BLOCK.findall((ROOT / "docs/adding-a-game.md").read_text("utf-8"))
    assert len(blocks) > 10
    assert [block for block in blocks if not any(plain(block) in source for source in sources)] == []


def plain(code: str) -> str:
    """Code without empty lines and indentation, which the page's formatter sets as it likes."""
    return "".join(f"{line.strip()}\n" for line in code.splitlines() if line.strip())
