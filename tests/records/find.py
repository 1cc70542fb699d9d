"""Looking for a game of each ending among random ones: the first seed that has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.registry import find_game
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT, ROUND, WINNERS
from settemari.core.toml import read_toml
from settemari.core.variant import Variant
from settemari.games.arrr import codes as a
from settemari.games.arrr.voyage import Voyage
from settemari.games.maretta import codes as c
from tests.arrr.decks import SMALL

MOST = 200_000  # seeds


class Wanted(NamedTuple):
    """An ending: where it happens, and what must be true of it."""

    game: str
    seats: int
    ending: int
    winners: Callable[[int], bool] = lambda winners: True  # how many
    changes: tuple[tuple[str, object], ...] = ()  # fields of the variant
    variant: str | None = None  # the shipped one to begin with
    true_of: Callable[[State], bool] = lambda state: True  # what else must be

    def make_variant(self) -> Variant:
        game = find_game(self.game)
        return game.variant_of({**game.variant(self.variant).values, **dict(self.changes)})


def was_hurried(state: State) -> bool:
    """P2.4.3: a card has turned up explorations, and so there were fewer turns."""
    assert isinstance(state, Voyage)
    seats = int(state.seats)
    last, first = int(state.cell(state.layout.agenda + 1)), int(state.cell(a.FIRST))
    turns = (int(state.cell(ROUND)) - 1) * seats + (last - first) % seats + 1
    return turns < int(state.numbers.explorations) - seats + 1


# Twelve cards instead of 110: a record holds its deck whole.
FEW_CARDS: dict[str, Any] = read_toml(SMALL.read_text("utf-8"), SMALL.name)
TIDE = {
    "id": "early-tide",
    "name": {"it": "Marea", "en": "Tide", "fr": "Marée"},
    "copies": 5,
    "do": [{"op": "explore"}],
}
FEW = (("deck", FEW_CARDS), *((f"explorations.{seats}", 4) for seats in (2, 3, 4)))
HURRIED = (("deck", {**FEW_CARDS, "event": [*FEW_CARDS["event"], TIDE]}), *FEW[1:])
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
    "arrr-points": Wanted("arrr", 4, a.BY_POINTS),
    "arrr-fame": Wanted("arrr", 3, a.BY_FAME),
    "arrr-doubloons": Wanted("arrr", 2, a.BY_COINS),
    "arrr-shared": Wanted("arrr", 4, a.SHARED, lambda winners: winners > 2),
    "arrr-hurried": Wanted("arrr", 2, a.BY_POINTS, changes=HURRIED, true_of=was_hurried),
    "boarding-points": Wanted("arrr", 4, a.BY_POINTS, changes=FEW, variant="boarding"),
    "boarding-fame": Wanted("arrr", 2, a.BY_FAME, changes=FEW, variant="boarding"),
    "boarding-doubloons": Wanted("arrr", 3, a.BY_COINS, changes=FEW, variant="boarding"),
    "boarding-shared": Wanted("arrr", 3, a.SHARED, lambda winners: winners == 3, FEW, "boarding"),
    "gallows-points": Wanted("arrr", 2, a.BY_POINTS, changes=FEW, variant="gallows"),
    "gallows-fame": Wanted("arrr", 3, a.BY_FAME, changes=FEW, variant="gallows"),
    "gallows-doubloons": Wanted("arrr", 2, a.BY_COINS, changes=FEW, variant="gallows"),
    "gallows-shared": Wanted("arrr", 4, a.SHARED, lambda winners: winners == 2, FEW, "gallows"),
}


def find(wanted: Wanted) -> Match:
    """The match of the first seed whose random game ends so."""
    game = find_game(wanted.game)
    variant = wanted.make_variant()
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
        won = int(state.cell(WINNERS)).bit_count()
        if state.cell(ENDING) == wanted.ending and wanted.winners(won) and wanted.true_of(state):
            match = Match(game, wanted.seats, variant, seed)
            for given in answers:
                question = match.question()
                assert question is not None
                for seat, code in given.items():
                    if not question.settled:
                        question.answer(seat, code)
            return match
    raise LookupError(f"no random game among {MOST} ends so")
