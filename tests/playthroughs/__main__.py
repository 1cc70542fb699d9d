"""Make the golden playthroughs anew: ``python -m tests.playthroughs``.

``python -m tests.playthroughs --seeds 50 arrr`` only looks, among so many for each game of Arrr!!!, for seeds that show
most (sights.py); they are then written into play.py by hand. After a change of the shipped cards that may be needed.
"""

from __future__ import annotations

import sys

from tests.playthroughs.play import GAMES, playthrough
from tests.playthroughs.sights import best_seed

if sys.argv[1:2] == ["--seeds"]:
    for golden in GAMES:
        if golden.game in sys.argv[3:]:
            seed, shown = best_seed(golden, int(sys.argv[2]))
            print(f"{golden}: seed {seed} shows {shown}", flush=True)
else:
    for golden in GAMES:
        golden.file.write_text(playthrough(golden), encoding="utf-8")
        print(f"{golden.file.name}: {golden.file.stat().st_size} bytes")
