"""Every message as the server says it, with sample arguments, for the browser's runtime to say the same.

    python -m tests.locales.samples build/samples.json

`web/src/words/parity.test.ts` reads it: a list of language, key, arguments, and the text by the names of its forms.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from settemari import locales
from settemari.locales.catalogue import Catalogue
from settemari.locales.message import Message
from tests.locales.test_rendering import needs, samples

MOST = 30  # samples of one message: the tests here go through all of them
NAME = "Ève d'Aoste"


def made() -> Iterator[list[object]]:
    for language in locales.LANGUAGES:
        catalogue = Catalogue(language, locales.areas())
        for area in locales.areas():
            for key, wants in needs(area).items():
                for arguments in islice(samples(wants, NAME), MOST):
                    yield [language, key, arguments, dict(catalogue.forms(Message(key, arguments)))]


def main() -> None:
    parser = argparse.ArgumentParser(prog="tests.locales.samples", description="Write what the server says.")
    parser.add_argument("file", type=Path)
    file: Path = parser.parse_args().file
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(list(made()), ensure_ascii=False), "utf-8")


if __name__ == "__main__":
    main()
