"""Looking for a game of each ending among random ones: the first seed that has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.registry import find_game
from settemari.core.table import ASKED, ENDING, NO_SEAT, WINNERS
from settemari.games.maretta import codes as c

MOST = 200_000  # seeds


class Wanted(NamedTuple):
    """An ending: where it happens, and what must be true of it."""

    game: str
    seats: int
    ending: int
    winners: Callable[[int], bool] = lambda winners: True  # how many
    changes: tuple[tuple[str, str], ...] = ()  # fields of the variant


WANTED = {
    "token": Wanted("maretta", 4, c.BY_TOKEN),
    "card": Wanted("maretta", 4, c.BY_CARD),
    "token-and-card": Wanted("maretta", 3, c.BY_BOTH, lambda winners: winners > 1),
    "deck": Wanted("maretta", 3, c.BY_DECK, lambda winners: winners == 1),
    "deck-tie": Wanted("maretta", 3, c.BY_DECK, lambda winners: winners > 1),
    "sea": Wanted("vulcano", 3, c.AT_SEA, lambda winners: winners == 1),
    "two-at-sea": Wanted("vulcano", 4, c.AT_SEA, lambda winners: winners == 2),
    "survivor": Wanted("vulcano", 5, c.SURVIVOR),
    "nobody": Wanted("vulcano", 3, c.NOBODY_LEFT),
    "last-caught": Wanted(
        "vulcano", 4, c.LAST_CAUGHT, lambda winners: winners == 2, (("lava.nobody_left", "last-caught"),)
    ),
}


def find(wanted: Wanted) -> Match:
    """The match of the first seed whose random game ends so."""
    game = find_game(wanted.game)
    variant = game.variant_of(dict(wanted.changes))
    setup = game.setup(wanted.seats, variant)
    options = Options()
    for seed in range(1, MOST):
        chance, luck = Seeded(seed), Seeded(seed + MOST)
        state = setup.deal(NO_SEAT, chance, None)
        answers: list[dict[int, int]] = []
        while not state.cell(ENDING):
            answers.append({})
            for seat in range(wanted.seats):
                if (int(state.cell(ASKED)) >> seat) & 1:
                    state.legal(seat, options)
                    codes = options.listed()
                    answers[-1][seat] = codes[luck.below(len(codes))]
            state.resolve(answers_from(answers[-1], wanted.seats), chance)
        if state.cell(ENDING) == wanted.ending and wanted.winners(int(state.cell(WINNERS)).bit_count()):
            match = Match(game, wanted.seats, variant, seed)
            for given in answers:
                question = match.question()
                assert question is not None
                for seat, code in given.items():
                    question.answer(seat, code)
            return match
    raise LookupError(f"no random game among {MOST} ends so")
