"""Standard input, output and error as they are found: closed, full, or in an encoding that lacks our letters."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from typing import TextIO

from settemari.cli.spelling import HANDLER


def open_streams() -> None:
    """Whatever was closed leads nowhere; no letter that was typed or is to be written is an error."""
    for name, mode, errors in (("stdin", "r", "replace"), ("stdout", "w", HANDLER), ("stderr", "w", HANDLER)):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 (open to the end)
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def drop(stream: TextIO) -> None:
    """What is still to be written there goes nowhere: trying again at the end would fail again."""
    with contextlib.suppress(OSError, ValueError):  # a stream of no file has nothing to lead elsewhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def complain(text: str) -> None:
    """Say what is wrong, where errors are said."""
    try:
        print(f"settemari: {text}", file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)
