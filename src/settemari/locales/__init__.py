"""What people read, in every language: Fluent files by language and area, and the two ways to read them.

``plain`` reads an area that holds nothing but text and ``{ $names }``, with the standard library alone and in a
millisecond: what ``--help`` says, and what is wrong. ``catalogue`` reads any area with the Fluent runtime. The rest of
the program passes messages around, keys and arguments, never sentences.
"""

from __future__ import annotations

from pathlib import Path

LANGUAGES = ("it", "en", "fr")
PLAIN_AREAS = ("errors", "help")
FOLDER = Path(__file__).parent


def areas() -> list[str]:
    """The areas there are; the same in every language."""
    return sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))


def source(language: str, area: str) -> str:
    """The text of one area's file."""
    return (FOLDER / language / f"{area}.ftl").read_text(encoding="utf-8")
