"""P2.3: the action that goes on, from its declaration to its last step."""

from __future__ import annotations

import pytest

from settemari.core.chance import Seeded
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.setup import ArrrSetup

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize(
    ("above", "action"),
    [
        *((step, step) for step in (c.SAIL_DECLARED, c.ACTION_ENDS, c.RAID_DECLARED, c.CHALLENGE_DECLARED, c.SETTLE)),
        *((step, 0) for step in (c.ON_STACK, c.EFFECT, c.NAMING)),
    ],
)
def test_P2_3_0_what_lies_on_the_turn_is_an_action_or_something_on_the_stack(above: int, action: int) -> None:
    """A challenge is over only when it is settled."""
    setup = ARRR.setup(2)
    assert isinstance(setup, ArrrSetup)
    state = setup.deal(0, Seeded(1), None)
    assert state.action() == 0
    state.become(c.AFTER)
    state.push(above, 0, 0, 0)
    assert state.action() == action
