"""Make the golden logs anew: ``python -m tests.telling``."""

from __future__ import annotations

from settemari.locales import LANGUAGES
from tests.telling import arrr
from tests.telling.play import GOLDEN, golden_file, golden_page

for game in GOLDEN:
    for language in LANGUAGES:
        file = golden_file(game, language)
        file.write_text(golden_page(game, language), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size} bytes")
for mode in arrr.GOLDEN:
    for language in LANGUAGES:
        file = arrr.golden_file(mode, language)
        file.write_text(arrr.golden_page(mode, language), encoding="utf-8")
        print(f"arrr {file.name}: {file.stat().st_size} bytes")
