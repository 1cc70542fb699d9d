"""The leak test: what an agent is given must be the same for any deal that its view allows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from settemari.core.chance import Seeded
from settemari.core.state import State
from settemari.core.table import ASKED
from settemari.envs.space import Space
from tests.envs.tables import states

Given = Callable[[State, int], Any]  # what an agent at that seat is given of a table


def leaks(space: Space, given: Given, seed: int, every: int = 1) -> list[str]:
    """Where something differs between the real table and one dealt anew from the seat's view."""
    found = []
    for moment, state in enumerate(states(space, seed)):
        if moment % every:
            continue
        for seat in range(space.seats):
            other = space.setup.redeal(state.view(seat), Seeded(seed + moment)) if state.cell(ASKED) else state
            if not np.array_equal(given(state, seat), given(other, seat)):
                found.append(f"moment {moment}, seat {seat}")
    return found
