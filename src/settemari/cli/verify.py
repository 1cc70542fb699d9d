"""``settemari verify``: play a saved game again and say what is right and what is not."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from settemari.cli import FINE, FOUND_WRONG
from settemari.core.files import read_text
from settemari.core.notation.matchfile_reader import LARGEST_FILE, read
from settemari.core.notation.matchfile_replay import verify
from settemari.locales.catalogue import Catalogue


def run(options: Namespace, language: str) -> int:
    """A line for each check; exit code 1 if one of them failed."""
    checks = verify(read(read_text(Path(options.file), LARGEST_FILE), options.file))
    genuine = all(check.wrong is None for check in checks)
    catalogue = Catalogue(language, ["verify", "errors", "lists"])
    if options.json:
        listed = [
            {
                "check": check.what.key.removeprefix("check-"),
                "fine": check.wrong is None,
                "why": None if check.wrong is None else catalogue.text(check.wrong),
            }
            for check in checks
        ]
        print(json.dumps({"genuine": genuine, "checks": listed}, indent=2))
        return FINE if genuine else FOUND_WRONG
    for check in checks:
        mark = "✓" if check.wrong is None else "✗"
        print(f"{mark} {catalogue.text(check.what)}")
        if check.wrong is not None:
            print(f"    {catalogue.text(check.wrong)}")
    wrong = [check.what.key for check in checks if check.wrong is not None]
    print(catalogue.say("verified" if genuine else "unfinished" if wrong == ["check-complete"] else "not-verified"))
    return FINE if genuine else FOUND_WRONG
