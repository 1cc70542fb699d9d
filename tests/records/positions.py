"""Positions to try things on: every state that random games come to, between the questions too."""

from __future__ import annotations

from collections.abc import Iterator

import settemari
from settemari.core.chance import Chance, Seeded
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT, RECORD, TOP
from skiff.game import SKIFF
from tests.board import BOARD
from tests.variants.odd import ODD

MARETTA = settemari.find_game("maretta")
VULCANO = settemari.find_game("vulcano")
LONGEST = 3000  # questions: no game goes on for so long

# Every side and number of seats: on the tests' board, with every field changed, with barrels all over; and skiff.
BARRELS: dict[str, object] = {
    **BOARD,
    "path.barrel_spaces": list(range(1, 24)),
    "bag": {"monkey": 12, "troop": 12, "shark": 12, "sharks": 12, "spear": 12, "anchor": 12, "pelican": 12},
}
TABLES: dict[str, tuple[Game, dict[str, object], int]] = {
    f"{game.id}-{name}-{seats}": (game, tables, seats)
    for game in (MARETTA, VULCANO)
    for name, tables in (("printed", dict(BOARD)), ("odd", ODD[game.id]), ("barrels", BARRELS))
    for seats in game.seat_counts
} | {f"skiff-{name}": (SKIFF, SKIFF.variant(name).tables(), 3) for name in SKIFF.variant_names()}


def find(game: str) -> Game:
    """Skiff is known to these tests, and not to the registry."""
    return SKIFF if game == "skiff" else settemari.find_game(game)


def answer(state: State, options: Options, chance: Chance) -> dict[int, int]:
    """Any answer for everybody who is asked."""
    answers: dict[int, int] = {}
    for seat in range(int(state.seats)):
        if state.asks(seat):
            state.legal(seat, options)
            answers[seat] = options.listed()[int(chance.below(options.count))]
    return answers


def states(setup: Setup, seed: int) -> Iterator[State]:
    """Every state of a game at random, also those between the questions that nobody gets to see."""
    chance, options = Seeded(seed), Options()
    state = setup.deal(NO_SEAT, chance, None)
    while True:
        yield state
        if state.cell(ENDING):
            return
        answers = answer(state, options, chance)
        cells = state.cell_list()
        asked, cells[ASKED] = cells[ASKED], 0
        state = setup.position(cells, state.hidden(), state.fact_cells())
        state.answering = asked  # as ``resolve`` does
        state.answered(answers_from(answers, state.seats))
        while not state.cell(ASKED) and not state.cell(ENDING):
            yield state.copy()
            state.perform(chance)


def tidy(setup: Setup, state: State) -> State:
    """The same state without what is left in the agenda's cells of records that are done."""
    cells = state.cell_list()
    for cell in range(cells[TOP] + RECORD, int(setup.layout.agenda_end)):
        cells[cell] = 0
    return setup.position(cells, state.hidden(), state.fact_cells())


def play_on(setup: Setup, state: State, seed: int) -> list[int]:
    """Play a copy to its end at random: the digests of what it came to."""
    chance, options = Seeded(seed), Options()
    state = state.copy()
    state.run(chance)
    found = []
    for _ in range(LONGEST):
        found.append(tidy(setup, state).digest())
        if state.cell(ENDING):
            return found
        state.resolve(answers_from(answer(state, options, chance), state.seats), chance)
    raise AssertionError(f"after {LONGEST} questions the game has not ended")
