"""Logs for machines: one JSON object a line, on standard error. No name, no code of a table, no cookie, no card.

Of an error they tell where it happened and what kind it is, never its words: those may hold anything.
"""

from __future__ import annotations

import logging
import re
import sys
from traceback import extract_tb
from types import TracebackType

import msgspec

OURS = "settemari"
DEEPEST = 40  # calls that are told of an error
NOISE = ("Invalid UTF-8", "Invalid HTTP", "Unsupported upgrade")  # what anybody can send, as often as they like
DATA = re.compile(r"[(<\[{'\"\n]")  # where what others log stops being words

Told = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Line(logging.Formatter):
    """A record as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": _what(record),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()

    def formatException(self, ei: Told) -> str:
        """Where it happened, also what it came from, without the words of any of them."""
        return "" if ei[1] is None else "\n".join(_trace(ei[1]))


def _what(record: logging.LogRecord) -> str:
    """Our own lines as they are; of what libraries say only the words, without what they show."""
    if record.name.partition(".")[0] == OURS:
        return record.getMessage()
    return DATA.split(str(record.msg), maxsplit=1)[0].strip()


def _trace(error: BaseException, seen: int = 5) -> list[str]:
    """``seen``: of how many errors behind it is told, too."""
    tail = extract_tb(error.__traceback__)[-DEEPEST:]
    frames = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in tail]
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    earlier = _trace(before, seen - 1) if before is not None and seen else []
    return [*earlier, type(error).__qualname__, *frames]


def worth_telling(record: logging.LogRecord) -> bool:
    """Whether it is about us: that somebody sends nonsense is not, and would only fill the log."""
    return not str(record.msg).startswith(NOISE)


def write_logs(level: int = logging.INFO) -> None:
    """From now on; what the libraries say, from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    handler.addFilter(worth_telling)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
