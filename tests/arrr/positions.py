"""Tables of Arrr!!! to take positions from: every mode and number of seats, and what the shipped cards do not do."""

from __future__ import annotations

from pathlib import Path

from settemari.core.game import Game
from settemari.core.variant import Variant
from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.deck_writer import tables_of
from settemari.games.arrr.game import ARRR

RULE_TESTS = Path(__file__).parent / "decks" / "table.toml"  # a card for every operation, target and change

# Rules that lead to steps that the usual ones never come to.
OTHER_RULES: dict[str, object] = {
    "hand": {"limit_always": True},
    "recruit": {"each": 4, "hand": 5, "crew_alone": 3},
    "equip": {"most": 5, "officers": 2, "gangs": 2, "discard_freely": True},
    "captain": {"choice": "random"},
    "supply": {"doubloons": 12},
    "row": {"beyond": 0},
}
SAID: dict[str, tuple[dict[str, object], int]] = {
    **{f"{mode}-{seats}": ({"mode": mode}, seats) for mode in ("gallows", "boarding", "full") for seats in (2, 3, 4)},
    "other-rules-2": (OTHER_RULES, 2),
    "other-rules-4": (OTHER_RULES, 4),
    "every-card-3": ({"deck": tables_of(read_deck(RULE_TESTS))}, 3),
    "every-card-4": ({"deck": tables_of(read_deck(RULE_TESTS)), **OTHER_RULES}, 4),
}
# The game, the variant, how many seats, and how a position says the variant: the shipped cards need not be told.
TABLES: dict[str, tuple[Game, Variant, int, dict[str, object]]] = {
    name: (ARRR, ARRR.variant_of({"name": name, **said}), seats, {"name": name, **said})
    for name, (said, seats) in SAID.items()
}
