"""The laws on both sides of Maretta: all seat counts, random and greedy seats, variants in which much differs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from settemari.core.chance import Seeded
from settemari.core.play import Policy
from settemari.games.maretta import codes as c
from settemari.games.maretta.game import ESCAPE, VOLCANO, MarettaGame
from settemari.games.maretta.words import BARREL_WORDS
from tests.laws.games import laws_of_a_game, laws_of_a_match
from tests.laws.trial import Pool, Trial
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

Tables = Mapping[str, object]

# Small changes of one thing, and changes of nearly everything.
ESCAPES: dict[str, Tables] = {
    "as-printed": {},
    "theft-after-move": {"theft": {"when": "after-move", "costs": "all-moves"}, "barrels": {"on_zero_move": True}},
    "small-deck": {"deck": {"values": [1, 2, 3, 5, 5], "removed": {"3": 4, "4": 1, "5": 0}}, "hand": {"first": 2}},
    "all-ink": {"bag": {"cuttlefish": 20, "school": 20, "pelican": 20}, "path": {"dividers": []}},
    "everything": {
        "path": {"last": 31, "barrel_spaces": [2, 4, 5, 7, 10, 13, 30, 31, 40], "dividers": [6]},
        "barrels": {"per_space": 4, "on_zero_move": True, "shark_cards": 2, "anchor_cards": 3},
        "bag": {"monkey": 10, "troop": 8, "sharks": 9, "pelican": 12},
        "deck": {
            "values": [1, 2, 3, 3, 4, 6, 6, 8, 8, 9, 11, 11, 11, 2],
            "ships_per_seat": 2,
            "removed": {"3": 7, "4": 11, "5": 0},
        },
        "hand": {"first": 6, "draw": 3},
        "move": {"giver": 3},
        "theft": {"costs": "all-moves"},
        "boarding": {"score": 9},
    },
}
VOLCANOES: dict[str, Tables] = {
    "as-printed": {},
    "stocking": {"burst": {"when": "stocking", "limit": 7}, "spear": {"sea": False}},
    "last-caught": {"lava": {"nobody_left": "last-caught", "start": -3, "step": 4, "step_past": [5, 6]}},
    "small-deck": {
        "deck": {"values": [1, 2, 3, 5]},
        "lava": {"start": -20, "step": 1, "step_past": [1, 1]},
        "bag": {"pelican": 20},
    },
    "everything": {
        "path": {"last": 31, "barrel_spaces": [1, 2, 3, 4, 5, 8, 13, 30], "dividers": [9]},
        "barrels": {"per_space": 4, "on_zero_move": True, "shark_cards": 3, "anchor_cards": 1},
        "bag": {"monkey": 10, "troop": 8, "sharks": 9, "pelican": 12, "spear": 9},
        "deck": {"values": [1, 2, 2, 3, 4, 4, 7, 9]},
        "hand": {"first": 6},
        "burst": {"limit": 11},
        "lava": {"start": -6, "step": 2, "step_past": [3]},
        "spear": {"sea": False},
    },
}


def trial_of(game: MarettaGame, tables: Tables, seats: int) -> Trial:
    """What lies on the table of either side, counted from the variant alone."""
    variant = game.variant_of(tables)
    cards = Counter(number * c.SUITS + suit for number in variant.numbers("deck.values") for suit in range(c.SUITS))
    boxed = 0
    if not game.side_b:
        boxed = variant.number(f"deck.removed.{seats}")
        cards[c.SHIP] = variant.number("deck.ships_per_seat") * seats
    assert boxed < sum(cards.values())
    barrels = Counter(
        {
            barrel: variant.number(f"bag.{word}")
            for barrel, word in enumerate(BARREL_WORDS)
            if f"bag.{word}" in variant.values
        }
    )
    return Trial(
        game,
        seats,
        variant,
        [
            Pool(tuple(range(c.HAND, c.BOX + 1)), +cards, {c.DECK: 0, c.BOX: 1}, {c.BOX: 1 << c.SHIP}, (c.BOX,)),
            Pool((c.BARRELS, c.OPENED, c.BAG), +barrels, {c.BAG: 2}, unordered=(c.BAG,)),
        ],
    )


def seated(trial: Trial, names: str) -> list[Policy]:
    """Policies by name, dealt out to the seats in turn."""
    made = trial.game.policies()
    kinds = names.split("+")
    return [made[kinds[seat % len(kinds)]](trial.variant, trial.seats) for seat in range(trial.seats)]


SIDES = [
    *((ESCAPE, name, tables) for name, tables in ESCAPES.items()),
    *((VOLCANO, name, tables) for name, tables in VOLCANOES.items()),
]
IDS = [f"{game.id}-{name}" for game, name, _ in SIDES]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("game", "name", "tables"), SIDES, ids=IDS)
def test_all_laws(game: MarettaGame, name: str, tables: Tables, seats: int) -> None:
    """Some positions of every game, for every seat and the spectator."""
    trial = trial_of(game, tables, seats)
    compared = 0
    for seed in range(pick(1, 3)):
        for names in pick(("random+greedy",), ("random", "greedy", "random+greedy")):
            compared += laws_of_a_game(trial, 100 * seats + seed, seated(trial, names), every=pick(7, 1))
    assert compared, "L3 was never put to the test"


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("names", ["random", "greedy"])
@pytest.mark.parametrize("game", [ESCAPE, VOLCANO], ids=lambda game: game.id)
def test_L5_L7_matches_are_their_records(game: MarettaGame, names: str, seats: int) -> None:
    trial = trial_of(game, {}, seats)
    for seed in range(pick(1, 40)):
        match = laws_of_a_match(trial, seed, seated(trial, names), Seeded(seed))
        assert match.outcome is not None
    match = laws_of_a_match(trial, bytes(range(32)), seated(trial, names), Seeded(0))
    assert not match.practice
