"""Something printed, for tests: the sheets of a job, and what typst makes of them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import settemari
from settemari.core.variant import Variant
from settemari.printing import PAPERS, Job, sheets_of
from settemari.printing.pieces import Pieces
from settemari.printing.sheet import Sheets


def job_of(
    game: str,
    only: Sequence[str] = (),
    language: str = "it",
    paper: str = "a4",
    backs: bool = True,
    variant: Variant | str | None = None,
) -> Job:
    whole = variant if isinstance(variant, Variant) else settemari.find_game(game).variant(variant)
    return Job(whole, language, PAPERS[paper], only, backs)


def laid(job: Job, pieces: Pieces) -> Sheets:
    return sheets_of(job, pieces)


def counted(sheets: Sheets) -> Counter[str]:
    """How often each thing lies face up, by its word."""
    return Counter(str(thing["id"]) for thing in sheets.things())


def kinds(sheets: Sheets) -> list[tuple[str, bool]]:
    """What each page holds, and whether it lies behind the one before."""
    return [(str(page["kind"]), bool(page["turned"])) for page in sheets.pages]


def texts(thing: Any) -> list[str]:
    """All words below a thing."""
    if isinstance(thing, str):
        return [thing]
    if isinstance(thing, dict):
        return [text for value in thing.values() for text in texts(value)]
    if isinstance(thing, list):
        return [text for value in thing for text in texts(value)]
    return []


def pages_in(pdf: bytes) -> int:
    """How many pages a PDF says it has."""
    assert pdf.startswith(b"%PDF-")
    assert pdf.rstrip().endswith(b"%%EOF")
    counts = [int(found) for found in re.findall(rb"/Type\s*/Pages\b[^>]*?/Count\s+(\d+)", pdf)]
    return max(counts)
