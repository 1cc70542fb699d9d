"""Standing orders as plain data: what anybody may send becomes orders, or an error that names the part."""

from __future__ import annotations

import json

import pytest

from settemari import find_game
from settemari.core.chance import Seeded
from settemari.core.errors import OrdersError
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.standing import Standing
from settemari.core.table import ENDING, NO_SEAT
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.orders import Armed, Orders, Trigger
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.standing import is_moment, may_answer, passing, read, usual, written
from settemari.games.arrr.voyage import Voyage

WHOLE = {
    "prompt": "always",
    "passing": "my-turn",
    "unless_target": True,
    "bells_off": [5, 9],
    "not_for": [3],
    "armed": [
        {
            "card": 17,
            "when": {
                "moment": "rolled",
                "seat": 2,
                "action": "sail",
                "trait": "cunning",
                "card": None,
                "at_me": True,
                "passed_by": -1,
            },
            "target": None,
        }
    ],
}


def test_the_game_offers_them() -> None:
    offered: Standing | None = ARRR.standing()
    assert offered is not None
    assert offered.usual() == usual()
    assert find_game("maretta").standing() is None


def test_orders_are_read_and_written() -> None:
    assert read({}) == usual() == Orders()
    orders = read(json.loads(json.dumps(WHOLE)))
    assert (orders.prompt, orders.passing, orders.unless_target) == ("always", "my-turn", True)
    assert orders.armed == (Armed(17, Trigger("rolled", 2, "sail", "cunning", None, True, -1), None),)
    assert read(json.loads(json.dumps(written(orders)))) == orders
    assert written(orders) == WHOLE


@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"prompt": "never"}, "prompt"),
        ({"prompt": 1}, "prompt"),
        ({"passing": "tomorrow"}, "passing"),
        ({"unless_target": 1}, "unless_target"),
        ({"bells_off": 3}, "bells_off"),
        ({"bells_off": ["3"]}, "bells_off"),
        ({"not_for": [-1]}, "not_for"),
        ({"not_for": [1 << 60]}, "not_for"),
        ({"not_for": [0] * 100}, "not_for"),
        ({"sleep": True}, "sleep"),
        ({"armed": [3]}, "armed[0]"),
        ({"armed": [{"card": 3}]}, "armed[0].when"),
        ({"armed": [{"when": {"moment": "rolled"}}]}, "armed[0].card"),
        ({"armed": [{"card": 3, "when": {}}]}, "armed[0].when.moment"),
        ({"armed": [{"card": 3, "when": {"moment": "rolled", "seat": True}}]}, "armed[0].when.seat"),
        ({"armed": [{"card": 3, "when": {"moment": "rolled", "who": 1}}]}, "armed[0].when.who"),
    ],
)
def test_what_is_wrong_is_named(given: dict[str, object], field: str) -> None:
    with pytest.raises(OrdersError) as raised:
        read(given)
    assert raised.value.field == field


def test_moments_are_those_of_the_rules() -> None:
    """P7.8: at every question of some games."""
    setup = ARRR.setup(3)
    assert isinstance(setup, ArrrSetup)
    chance, options, seen = Seeded(3), Options(), set()
    for _ in range(3):
        state = setup.deal(NO_SEAT, chance, None)
        while not state.cell(ENDING):
            assert isinstance(state, Voyage)
            moment = bool(state.is_moment(state.step()))
            seen.add(moment)
            answers = {}
            for seat in range(3):
                assert is_moment(state.view(seat)) == moment
                assert may_answer(state.view(seat)) == (moment or state.step() == c.AFTER)
                if state.asks(seat):
                    state.legal(seat, options)
                    answers[seat] = int(options.codes[chance.below(options.count)])
                    assert not moment or passing() in options.listed()
            state.resolve(answers_from(answers, 3), chance)
    assert seen == {True, False}
