"""Two variants in which every single field differs from the default."""

from __future__ import annotations

ODD_ESCAPE: dict[str, object] = {
    "path": {"last": 31, "barrel_spaces": [2, 5, 8, 13, 21, 30, 31, 40], "dividers": [6, 19]},
    "barrels": {"per_space": 4, "on_zero_move": True, "shark_cards": 2, "anchor_cards": 3},
    "bag": {
        "monkey": 4,
        "troop": 3,
        "cuttlefish": 2,
        "school": 1,
        "shark": 3,
        "sharks": 4,
        "spear": 5,
        "anchor": 3,
        "pelican": 5,
    },
    "deck": {
        "values": [1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6, 6, 7, 7, 7],
        "ships_per_seat": 2,
        "removed": {"3": 12, "4": 7, "5": 3},
    },
    "hand": {"first": 6, "draw": 3},
    "move": {"giver": 3},
    "theft": {"when": "after-move", "costs": "all-moves"},
    "boarding": {"score": 9},
}

ODD_VOLCANO: dict[str, object] = {
    "path": {"last": 31, "barrel_spaces": [2, 5, 8, 13, 21, 30, 31, 40], "dividers": [6, 19]},
    "barrels": {"per_space": 4, "on_zero_move": True, "shark_cards": 2, "anchor_cards": 3},
    "bag": {"monkey": 4, "troop": 3, "shark": 3, "sharks": 4, "spear": 5, "anchor": 3, "pelican": 5},
    "deck": {"values": [1, 1, 2, 2, 3, 3, 3, 4, 5, 5, 6, 6, 7]},
    "hand": {"first": 6},
    "burst": {"limit": 7, "when": "stocking"},
    "lava": {"start": -5, "step": 2, "step_past": [3, 4], "nobody_left": "last-caught"},
    "spear": {"sea": False},
}

ODD = {"maretta": ODD_ESCAPE, "vulcano": ODD_VOLCANO}
