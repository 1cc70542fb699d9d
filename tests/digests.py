"""Digests of fixed batches of games: the same numbers interpreted and compiled, today and tomorrow.

``python -m tests.digests`` writes ``digests.json`` anew, after a change that is meant to change games: of the rules
(then the number of the rules is raised), of the greedy policy (then only the lines named greedy differ), or of the
cards that Arrr!!! comes with (then the odd variants, which have cards of their own, stay as they are).
"""

from __future__ import annotations

import json
from pathlib import Path

from settemari import find_game
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from, simulate, simulate_random
from settemari.core.setup import Setup
from settemari.core.table import ASKED, ENDING, NO_SEAT
from settemari.core.toml import read_toml
from settemari.core.variant import Variant

FILE = Path(__file__).with_suffix(".json")
OTHER_CARDS = Path(__file__).parent / "arrr" / "decks" / "small.toml"
FIRST_SEED = 1000
# How many games a batch has: those of Arrr!!! take longer, and there are more batches of them.
GAMES = {"random": 100, "playout": 100, "states": 3, "greedy": 20}
FEWER = {"random": 20, "playout": 10, "states": 2, "greedy": 4}
SEATS = {"maretta": (3, 4, 5), "vulcano": (3, 4, 5), "arrr": (2, 3, 4)}
VARIANTS = {
    "maretta": ("default", "odd"),
    "vulcano": ("default", "odd"),
    "arrr": ("gallows", "boarding", "full", "odd-gallows", "odd", "odd-full"),
}
SHARED: dict[str, object] = {
    "path.last": 31,
    "path.barrel_spaces": [2, 5, 8, 13, 19, 26, 30],
    "path.dividers": [7, 18],
    "barrels.per_space": 4,
    "barrels.on_zero_move": True,
    "barrels.shark_cards": 2,
    "barrels.anchor_cards": 3,
    "bag.monkey": 6,
    "bag.troop": 5,
    "bag.shark": 4,
    "bag.sharks": 3,
    "bag.spear": 7,
    "bag.anchor": 4,
    "bag.pelican": 5,
    "deck.values": [1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 1, 1, 2, 3],
    "hand.first": 6,
}
# In these every number and every setting differs from the default variant.
ODD: dict[str, dict[str, object]] = {
    "maretta": SHARED
    | {
        "bag.cuttlefish": 3,
        "bag.school": 4,
        "deck.ships_per_seat": 2,
        "deck.removed.3": 7,
        "deck.removed.4": 4,
        "deck.removed.5": 1,
        "hand.draw": 3,
        "move.giver": 1,
        "theft.when": "after-move",
        "theft.costs": "all-moves",
        "boarding.score": 9,
    },
    "vulcano": SHARED
    | {
        "burst.limit": 8,
        "burst.when": "stocking",
        "lava.start": -5,
        "lava.step": 5,
        "lava.step_past": [6, 7],
        "lava.nobody_left": "last-caught",
        "spear.sea": False,
    },
    "arrr": {
        "mode": "boarding",
        "explorations.2": 4,
        "explorations.3": 4,
        "explorations.4": 4,
        "row.beyond": 0,
        "first.crew": 5,
        "first.events": 3,
        "first.doubloons": 4,
        "supply.doubloons": 23,
        "captain.choice": "random",
        "die.number": 5,
        "die.faces": ["courage", "jolly", "attack", "cunning", "navigation", "courage", "jolly"],
        "recruit.each": 4,
        "recruit.hand": 7,
        "recruit.crew_alone": 5,
        "hand.limit_always": True,
        "equip.most": 5,
        "equip.officers": 2,
        "equip.gangs": 3,
        "equip.discard_freely": True,
        "raid.doubloons": 3,
        "cheat.dice": 1,
        "challenge.most": 3,
        "refusal.crew": 1,
        "refusal.doubloons": 2,
        "collection.points": [2, 3],
        "fame.shown": False,
        "deck": read_toml(OTHER_CARDS.read_text("utf-8"), OTHER_CARDS.name),
    },
}


def names() -> list[str]:
    """Every batch: ``game seats variant what``."""
    return [
        f"{game} {seats} {variant} {what}"
        for game in ODD
        for seats in SEATS[game]
        for variant in VARIANTS[game]
        for what in GAMES
    ]


def variant_of(game: str, variant: str) -> Variant:
    """The default variant or the odd one; of Arrr!!! both in every mode."""
    if game != "arrr":
        return find_game(game).variant_of(ODD[game] if variant == "odd" else {})
    odd, _, mode = variant.rpartition("-")
    if variant == "odd":
        return find_game(game).variant_of(ODD[game])
    return find_game(game).variant_of((ODD[game] if odd else {}) | {"mode": mode})


def digest_of(name: str) -> dict[str, object]:
    """What came out of one batch."""
    game, seats, variant, what = name.split()
    chosen = variant_of(game, variant)
    setup = find_game(game).setup(int(seats), chosen)
    games = (FEWER if game == "arrr" else GAMES)[what]
    if what == "playout":
        decisions, check = simulate_random(setup, FIRST_SEED, games)
        return {"decisions": int(decisions), "winners": int(check)}
    if what == "states":
        return {"states": [every_state(setup, seed) for seed in range(1, games + 1)]}
    make = find_game(game).policies()[what]
    tally = simulate(setup, [make(chosen, int(seats)) for _ in range(int(seats))], FIRST_SEED, games)
    endings = {str(ending): times for ending, times in sorted(tally.endings.items())}
    return {
        "decisions": tally.decisions,
        "rounds": sum(rounds * games for rounds, games in tally.rounds.items()),
        "endings": endings,
        "digest": tally.digest,
    }


def every_state(setup: Setup, seed: int) -> int:
    """All states of one random game, mixed into a number."""
    chance = Seeded(seed)
    state = setup.deal(NO_SEAT, chance, None)
    seats = range(setup.layout.seats)
    options = Options()
    mixed = state.digest()
    while not state.cell(ENDING):
        answers = {}
        for seat in seats:
            if (int(state.cell(ASKED)) >> seat) & 1:
                state.legal(seat, options)
                codes = options.listed()
                answers[seat] = codes[chance.below(len(codes))]
        state.resolve(answers_from(answers, len(seats)), chance)
        mixed = (mixed * 1000003 ^ state.digest()) & 0x1FFFFFFFFFFFFFFF
    return mixed


def stored() -> dict[str, dict[str, object]]:
    read: dict[str, dict[str, object]] = json.loads(FILE.read_text("utf-8"))
    return read


if __name__ == "__main__":
    lines = [f"  {json.dumps(name)}: {json.dumps(digest_of(name))}" for name in names()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
