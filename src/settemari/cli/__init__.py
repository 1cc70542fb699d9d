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
    from settemari.cli.streams import complain, drop, open_streams
    from settemari.core.errors import SetteMariError, SystemFault
    from settemari.locales.plain import text

    given = list(sys.argv[1:] if arguments is None else arguments)
    language = chosen_language(given, os.environ)
    open_streams()
    try:
        return _run(given, language)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SetteMariError as error:
        complain(text(language, "errors", error.message))
    except BrokenPipeError:  # whoever read has enough
        drop(sys.stdout)
        return FINE
    except OSError as error:  # a full disk behind the output, most likely: files have errors of their own
        drop(sys.stdout)
        complain(text(language, "errors", SystemFault(error).message))
    return WRONG_INPUT


def _run(given: list[str], language: str) -> int:
    from settemari.cli.parser import make_parser

    try:
        options = make_parser(language).parse_args(given)
        code: int = options.run(options, language)
        return code
    finally:  # argparse stops the program after --help
        sys.stdout.flush()
