# ruff: noqa: RUF001 -- characters that look like others are what this file is about
"""Characters in plain letters, for a terminal or a file that can write nothing else."""

from __future__ import annotations

import codecs
import unicodedata

HANDLER = "settemari.spelled"  # the name of the error handler for streams

_SPELLED = {
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ß": "ss", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L",
    "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "–": "-", "—": "-", "−": "-", "…": "...",
    "×": "x", "·": "|", "→": "->", "≥": ">=", "≤": "<=", "★": "*", "✓": "OK", "✗": "x", "█": "#", "€": "EUR",
    "\u00a0": " ", "\u202f": " ",
}  # fmt: skip


def spelled(character: str) -> str:
    """A letter without its accents, a sign in ASCII, or nothing where neither is possible."""
    return _SPELLED.get(character) or unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()


def _spell(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    wrong = unicodedata.normalize("NFC", error.object[error.start : error.end])
    return "".join(spelled(character) or "?" for character in wrong), error.end


codecs.register_error(HANDLER, _spell)
