"""How long the levels think: ``make ratings ARGS=--pace`` measures it and writes it into ``docs/bots.md``.

By the clock of one core, on average over all choices among several answers, everybody at the table of the same level.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from settemari.bots import policy_of
from settemari.bots.levels import LEVELS
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.registry import find_game
from settemari.core.table import ASKED, ENDING, NO_SEAT
from settemari.lab.pairings import Table, tables

BEGIN, END = "<!-- pace: made by `make ratings ARGS=--pace` -->", "<!-- end of pace -->"
CHOICES = 200  # so many are measured, of as many games as it takes


def milliseconds(table: Table, level: int) -> float:
    """The mean of one choice."""
    game = find_game(table.game)
    variant = game.variant(table.variant)
    setup = game.setup(table.seats, variant)
    policy = policy_of(game, str(level), variant, table.seats)
    options = Options()
    spent, choices, seed = 0.0, 0, 0
    while choices < CHOICES:
        seed += 1
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        while state.cell(ENDING) == 0 and choices < CHOICES:
            answers = {}
            for seat in range(table.seats):
                if (int(state.cell(ASKED)) >> seat) & 1:
                    state.legal(seat, options)
                    several = options.count > 1
                    view = state.view(seat)
                    before = time.process_time()
                    answers[seat] = int(policy.choose(view, options, chance))
                    if several:
                        spent += time.process_time() - before
                        choices += 1
            state.resolve(answers_from(answers, table.seats), chance)
    return 1000 * spent / choices


def lines(title: dict[str, str]) -> Iterator[str]:
    """The table, as it is measured."""
    yield from (BEGIN, "")
    yield "| milliseconds a choice | " + " | ".join(f"{level.number} {level.name}" for level in LEVELS) + " |"
    yield "|---|" + "---:|" * len(LEVELS)
    for table in tables():
        cells = [f"{milliseconds(table, level.number):.2g}" for level in LEVELS]
        yield f"| {title[table.variant]}, {table.seats} seats | " + " | ".join(cells) + " |"
    yield from ("", END)
