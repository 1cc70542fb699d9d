"""The list of all that may ever be answered: complete, without doubles, and the same from every seat."""

from __future__ import annotations

import pytest

from settemari import find_game
from settemari.core.chance import Seeded
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.table import ENDING, NO_SEAT
from skiff.game import SKIFF

TABLES: list[tuple[Game, int, str | None]] = [(SKIFF, 3, None)]
for name in ("maretta", "vulcano", "arrr"):
    found = find_game(name)
    TABLES += [(found, seats, variant) for seats in (3, 4) for variant in found.variant_names()]


@pytest.mark.compiled_too
@pytest.mark.parametrize(("game", "seats", "variant"), TABLES)
def test_whatever_is_offered_is_listed(game: Game, seats: int, variant: str | None) -> None:
    setup = game.setup(seats, variant)
    listed = [game.every_answer(setup, seat) for seat in range(seats)]
    assert {len(answers) for answers in listed} == {len(set(listed[0]))}
    chance, options = Seeded(3), Options()
    state = setup.deal(NO_SEAT, chance, None)
    while not state.cell(ENDING):
        given = {}
        group = game.answer_group(int(state.step()))
        for seat in range(seats):
            if state.asks(seat):
                state.legal(seat, options)
                codes = options.listed()
                assert {(group, code) for code in codes} <= set(listed[seat])
                given[seat] = codes[chance.below(options.count)]
        state.resolve(answers_from(given, seats), chance)


@pytest.mark.parametrize(("game", "seats", "variant"), TABLES)
def test_every_piece_is_of_a_kind_that_its_place_has(game: Game, seats: int, variant: str | None) -> None:
    setup = game.setup(seats, variant)
    state = setup.deal(NO_SEAT, Seeded(4), None)
    for place in range(len(setup.layout.places)):
        kinds = game.kinds_of(setup, place)
        assert max(state.pieces(place), default=0) < kinds
        assert game.piece_word(setup, place, kinds - 1)


def test_the_same_place_in_the_list_means_the_same_from_every_seat() -> None:
    maretta = find_game("maretta")
    setup = maretta.setup(4)
    said = [[str(maretta.action(setup, *answer)) for answer in maretta.every_answer(setup, seat)] for seat in range(4)]
    place = said[0].index("place wood-1 on pink steal rope-3")
    assert [row[place] for row in said] == [
        f"place wood-1 on {colour} steal rope-3" for colour in ("pink", "yellow", "turquoise", "purple")
    ]
    arrr = find_game("arrr")
    setup = arrr.setup(3)
    said = [[str(arrr.action(setup, *answer)) for answer in arrr.every_answer(setup, seat)] for seat in range(3)]
    challenges = [row.index(f"challenge {seat} in attack for 1") for row, seat in zip(said, _next(said), strict=True)]
    assert len(set(challenges)) == 1


def _next(said: list[list[str]]) -> list[str]:
    """Whom each seat can challenge first."""
    return [next(text for text in row if text.startswith("challenge ")).split()[1] for row in said]
