"""What the golden playthroughs must show, and the search for seeds that show most of it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.playthroughs.play import Golden, playthrough

LARGEST = 150_000  # characters of one of them
MARETTA = (
    *("steal", r"A3\.4 no-match", "shown to", "known to everybody", "alone: known to", "knows: "),
    *("from discard to deck", r"B3\.2 must-play", r"B2\.1 out-of-race", "ink_next = purple pink yellow"),
    *(rf"\(D{number}\)" for number in (1, 2, 5, 6, 7, 8, 9)),
)
# Questions, then moves, then refusals, then what lies on the stack.
ARRR = (
    *(rf"question \d+: {name} " for name in ("captain", "recruit", "equip", "declare", "after")),
    *(rf"question \d+: {name} " for name in ("sail-declared", "test", "rolling", "roll-ends", "raid-declared")),
    *(rf"question \d+: {name} " for name in ("challenge-declared", "respond", "plunder", "name-prize")),
    *(rf"question \d+: {name} " for name in ("stakes-set", "contest", "contest-ends", "stack")),
    *(rf"question \d+: {name} " for name in ("lose-crew", "lose-hand", "draw-either", "tire-crew", "toll", "naming")),
    *(r": cheat\n", r": command \S+", r": use \S+ on \S+\.\d", ": play .* on stack", "shown to ", "knows: "),
    *("from stack.* to lasting", "from lasting.* to event-discard", "to sunk", "from seas.* to seas", "to stake of"),
    *("from crew-discard to crew-deck", "from area.* to crew.* of ", "from seas.* to chest", "from crew-deck to area"),
    *(r"\(P3\.1 condition-fails", r"\(P2\.3\.5 barred", r"\(P7\.5 on-stack-already", r"\(P5\.1 nothing-to-stake"),
    *("known to everybody",),
    *(r"; stack \w+ \d+ \d+; stack ", "(; stack .*){3}", r"question \d+: stack .*, to \w+ \w+ \w+"),
)


def unseen(texts: Iterable[str], sights: Iterable[str]) -> list[str]:
    """What none of these texts shows."""
    told = list(texts)
    return [sight for sight in sights if not any(re.search(sight, text) for text in told)]


def best_seed(golden: Golden, seeds: int) -> tuple[int, int]:
    """The seed whose game shows most within its bounds, and how much it shows; the smaller one if they are alike."""
    sights = ARRR if golden.game == "arrr" else MARETTA
    best = (-1, golden.seed)
    for seed in range(1, seeds + 1):
        text = playthrough(golden._replace(seed=seed))
        if len(text) <= LARGEST and len(sights) - len(unseen([text], sights)) > best[0]:
            best = (len(sights) - len(unseen([text], sights)), seed)
    return best[1], best[0]
