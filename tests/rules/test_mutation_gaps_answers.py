"""Numbers that are no answer at all: one step beyond what a question can mean is told from what is merely refused."""

from __future__ import annotations

from functools import cache

import pytest

from settemari import find_game
from settemari.core.chance import Seeded
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ENDING, NO_SEAT
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup

pytestmark = pytest.mark.compiled_too

SEATS = 3
CHANGES = {"maretta": {"theft": {"when": "after-move"}}, "vulcano": {}}


@cache
def asked(game: str, after_move: bool, step: int) -> tuple[State, int, int]:
    """A state of a random game in which that step asks a seat; the seat, and how many kinds of cards there are."""
    found = find_game(game)
    setup = found.setup(SEATS, found.variant_of(CHANGES[game] if after_move else {}))
    assert isinstance(setup, MarettaSetup)
    options = Options()
    for seed in range(200):
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        while state.cell(ENDING) == 0:
            answers = {}
            for seat in range(SEATS):
                if state.asks(seat):
                    if state.step() == step:
                        return state, seat, setup.numbers.kinds
                    state.legal(seat, options)
                    answers[seat] = options.listed()[chance.below(options.count)]
            state.resolve(answers_from(answers, SEATS), chance)
    raise AssertionError(f"no game asks step {step}")


def bounds(game: str, step: int, inside: list[int], outside: list[int], after_move: bool = False) -> None:
    """What lies outside is no answer; what lies just inside is one, whether it may be given now or not."""
    state, seat, _ = asked(game, after_move, step)
    assert [code for code in outside if state.check(seat, code) != c.NO_SUCH_ANSWER] == []
    assert [code for code in inside if state.check(seat, code) == c.NO_SUCH_ANSWER] == []


def kinds(game: str, step: int) -> int:
    return asked(game, False, step)[2]


def placings(top: int) -> tuple[list[int], list[int]]:
    """Codes of card, receiver and stolen card: the last of each that exist, and the first that do not."""
    inside = [0, top - 1, (SEATS - 1) << c.SEAT_SHIFT, (top - 1) << c.THEFT_SHIFT]
    outside = [
        -1,
        -2,
        -64,
        -512,
        top,
        top + 1,
        SEATS << c.SEAT_SHIFT,
        (SEATS + 1) << c.SEAT_SHIFT,
        top << c.THEFT_SHIFT,
    ]
    return inside, outside


def test_A2_1_a_pick_is_the_number_of_a_card() -> None:
    top = kinds("maretta", c.PICK)
    bounds("maretta", c.PICK, [0, top - 1], [-1, -2, top, top + 1, c.NO_CARD])


def test_A3_1_a_placing_names_card_receiver_and_stolen_card() -> None:
    bounds("maretta", c.PLACE, *placings(kinds("maretta", c.PLACE)))


def test_A3_4_a_theft_after_the_move_names_a_card_or_none() -> None:
    top = kinds("maretta", c.PLACE)
    bounds("maretta", c.STEAL, [c.FIRST_CARD, top - 1, c.NO_CARD], [-1, c.FIRST_CARD - 1, top, c.NO_CARD + 1], True)


def test_B2_1_a_load_names_card_and_receiver() -> None:
    bounds("vulcano", c.LOAD, *placings(kinds("vulcano", c.LOAD)))


def test_B3_1_a_load_for_oneself_names_a_card_or_none() -> None:
    top = kinds("vulcano", c.LOAD_SELF)
    bounds("vulcano", c.LOAD_SELF, [0, top - 1, c.NO_CARD], [-1, -2, top, top + 1, c.NO_CARD + 1])


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_A3_8_a_barrel_is_one_of_those_on_the_space(game: str) -> None:
    bounds(game, c.CHOOSE_BARREL, [0, 1], [-1, -2, 2, 3])


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
@pytest.mark.parametrize("barrel", [c.TROOP, c.SHARK, c.SHARKS, c.ANCHOR])
def test_D0_5_a_card_of_a_stock_is_the_number_of_a_resource_card(game: str, barrel: int) -> None:
    step = c.EFFECT + barrel
    top = kinds(game, step)
    bounds(game, step, [c.FIRST_CARD, top - 1], [-1, -2, c.SHIP, c.FIRST_CARD - 1, top, top + 1])


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_D1_a_monkey_takes_a_resource_card_of_a_seat(game: str) -> None:
    step = c.EFFECT + c.MONKEY
    state, seat, top = asked(game, False, step)
    rich = next(other for other in range(SEATS) if other != seat and state.size_of(c.STOCK + other) > 0)
    there = rich << c.SEAT_SHIFT
    inside = [c.FIRST_CARD | there, (top - 1) | there]
    inside += [c.FIRST_CARD | other << c.SEAT_SHIFT for other in range(SEATS)]
    outside = [-1, c.SHIP | there, (c.FIRST_CARD - 1) | there, top | there]
    outside += [c.FIRST_CARD | other << c.SEAT_SHIFT for other in (SEATS, SEATS + 1, 1 << 3)]
    bounds(game, step, inside, outside)


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
@pytest.mark.parametrize("barrel", [c.SPEAR, c.PELICAN])
def test_D0_3_an_opponent_is_the_number_of_a_seat(game: str, barrel: int) -> None:
    bounds(game, c.EFFECT + barrel, list(range(SEATS)), [-1, -2, SEATS, SEATS + 1])
