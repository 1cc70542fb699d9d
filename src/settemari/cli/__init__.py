"""The command ``settemari``. Every import stays inside its command, so that ``--help`` is quick.

Exit codes: 0 fine, 1 checked and found wrong (``verify``), 2 wrong input or a refused action, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

FINE, FOUND_WRONG, WRONG_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code."""
    from settemari.cli.language import chosen_language

    given = list(sys.argv[1:] if arguments is None else arguments)
    language = chosen_language(given, os.environ)
    try:
        return _run(given, language)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read has enough; what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE


def _run(given: list[str], language: str) -> int:
    from settemari.cli.parser import make_parser
    from settemari.core.errors import SetteMariError
    from settemari.locales.plain import text

    options = make_parser(language).parse_args(given)
    try:
        code: int = options.run(options, language)
        sys.stdout.flush()
        return code
    except SetteMariError as error:
        complain(text(language, "errors", error.message))
        return WRONG_INPUT
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        complain(f"{error.filename or ''}: {error.strerror}")
        return WRONG_INPUT


def complain(text: str) -> None:
    """Say what is wrong, where errors are said."""
    print(f"settemari: {text}", file=sys.stderr)
