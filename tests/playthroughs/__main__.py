"""Make the golden playthroughs anew: ``python -m tests.playthroughs``."""

from __future__ import annotations

from tests.playthroughs.play import GAMES, file_of, playthrough

for game, seats, seed in GAMES:
    file_of(game, seats).write_text(playthrough(game, seats, seed), encoding="utf-8")
    print(f"{file_of(game, seats).name}: {file_of(game, seats).stat().st_size} bytes")
