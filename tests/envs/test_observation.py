"""Observations: what they show, that all seats see alike, and that nothing shines through."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from settemari.core.state import State
from settemari.core.table import EMPTY, EVERYBODY, NOBODY, UNKNOWN
from settemari.envs.columns import CATEGORY, Columns
from settemari.envs.space import Space
from settemari.games.maretta import codes as c
from tests.envs.leak import leaks
from tests.envs.tables import Kind, modes, states
from tests.size import pick


def look(space: Space, state: State, seat: int) -> NDArray[np.int32]:
    """What the batch shows: read from the state itself, without a view."""
    lens = space.lens
    columns = lens.blank()
    lens.look(state.cells, state.facts, seat * lens.fact_row, seat, columns, 0)
    return np.array(columns, np.int32)


def seen(space: Space, state: State, seat: int) -> dict[str, int]:
    numbers = space.observe(state.view(seat))
    return {column.name: int(number) for column, number in zip(space.columns, numbers, strict=True)}


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_no_observation_tells_more_than_the_view(kind: Kind) -> None:
    space = kind.space()
    for seed in range(pick(1, 20)):
        assert leaks(space, lambda state, seat: look(space, state, seat), seed, pick(5, 1)) == []


@pytest.mark.heavy
@pytest.mark.compiled_too
@pytest.mark.parametrize("kind", modes(), ids=str)
def test_a_state_shows_just_what_its_view_shows(kind: Kind) -> None:
    space = kind.space()
    for seed in range(pick(1, 20)):
        for state in states(space, seed):
            for seat in range(space.seats):
                assert np.array_equal(look(space, state, seat), space.observe(state.view(seat)))


def test_a_column_too_many_is_a_leak_that_is_found() -> None:
    """The same with the next seat's hand in it."""
    space = Space("maretta")

    def given(state: State, seat: int) -> list[int]:
        return [*look(space, state, seat), *state.pieces(c.HAND + (seat + 1) % 4)]

    assert leaks(space, given, 1) != []


def test_a_place_that_forgets_to_hide_is_a_leak_that_is_found() -> None:
    """As if the card in slot 1 lay open for observations, though the engine hides it."""
    space, other = Space("maretta"), Space("maretta")
    other.setup.layout.places[c.SLOT1].sight = EVERYBODY
    other.lens = Columns(other.game, other.setup).lens()
    assert leaks(space, lambda state, seat: look(other, state, seat), 3) != []


@pytest.mark.parametrize("kind", modes(), ids=str)
def test_every_number_is_within_its_bounds(kind: Kind) -> None:
    space = kind.space()
    low, high = space.bounds()
    for state in states(space, 2):
        for seat in range(space.seats):
            numbers = space.observe(state.view(seat))
            wrong = np.flatnonzero((numbers < low) | (numbers > high))
            assert [space.columns[column].name for column in wrong] == []


@pytest.mark.parametrize("kind", modes(), ids=str)
def test_columns_have_names_of_their_own(kind: Kind) -> None:
    names = [column.name for column in kind.space().columns]
    assert len(set(names)) == len(names)


def test_what_is_on_the_table_is_in_the_columns() -> None:
    """Every number of a table of side A, read back from what one seat is shown."""
    space = Space("maretta")
    for state in states(space, 5):
        for seat in range(4):
            view, shown = state.view(seat), seen(space, state, seat)
            for turn in range(4):
                other = (seat + turn) % 4
                assert shown[f"space.{turn}"] == view.cell(c.SPACE + other)
                assert shown[f"hand.{turn}"] == view.size_of(c.HAND + other)
                assert shown[f"stock.{turn}"] == view.size_of(c.STOCK + other)
                kinds = [kind for kind in range(30) if view.number_of(c.STOCK + other, kind)]
                assert shown[f"stock.{turn}.1"] == sum(1 << kind for kind in kinds)
                card = view.slot_at(c.SLOT1, other)
                down = 0 if view.face_up(c.SLOT1, other) else 30
                assert shown[f"slot1.{turn}"] == {EMPTY: 0, UNKNOWN: 1}.get(card, card + 2 + down)
            assert shown["first"] == (view.cell(c.FIRST) - seat) % 4 + 1
            assert shown["deck"] == view.size_of(c.DECK)
            hand = view.pieces(c.HAND + seat)
            for level in (1, 2, 3):
                assert shown[f"hand.0.{level}"] == sum(1 << kind for kind in set(hand) if hand.count(kind) >= level)


def test_places_that_nobody_sees_are_veiled() -> None:
    space = Space("maretta")
    assert space.setup.layout.places[c.BARRELS].sight == NOBODY
    state = next(states(space, 1))
    shown = seen(space, state, 0)
    spots = [shown[f"barrels.{spot}"] for spot in range(16)]
    ups = [state.face_up(c.BARRELS, spot) for spot in range(16)]
    assert [piece > 1 for piece in spots] == ups
    assert 0 < sum(ups) < 16


def test_categories_stand_beside_each_other() -> None:
    columns = {column.name: column for column in Space("maretta").columns}
    assert columns["slot2.0"].form == CATEGORY
    assert columns["slot2.0"].most == 31
    assert columns["space.0"].form != CATEGORY


def test_features_spread_the_columns_out() -> None:
    space = Space("maretta")
    for state in states(space, 6):
        rows = np.array([space.observe(state.view(seat)) for seat in range(4)])
        features = space.expand(rows)
        assert features.shape == (4, len(space.features))
        assert len(set(space.features)) == len(space.features)
        for seat in range(4):
            named = dict(zip(space.features, features[seat].tolist(), strict=True))
            hand = state.pieces(c.HAND + seat)
            assert named["hand.0.1.steamship"] == (c.SHIP in hand)
            assert named["hand.0.2.wood-1"] == (hand.count(5) > 1)
            assert named["first=1"] == (state.cell(c.FIRST) == seat)
            assert named["round"] == pytest.approx(np.log1p(int(state.cell(4))) / 3)
        assert np.abs(features).max() < 3


@pytest.mark.compiled_too
def test_what_somebody_was_shown_is_known_to_them_alone() -> None:
    """After a pelican (D9), the kinds of the hand that was looked at."""
    space = Space("maretta")
    known = [index for index, column in enumerate(space.columns) if column.name.startswith("known.hand")]
    found = 0
    for seed in range(40):
        for state in states(space, seed):
            for seat in range(4):
                view = state.view(seat)
                shown = space.observe(view)[known]
                wanted = [0, 0, 0]
                for holder, kinds, _least in view.fact_list():
                    if kinds.bit_count() == 1 and holder != seat:
                        wanted[(holder - seat) % 4 - 1] |= kinds
                assert shown.tolist() == wanted
                found += any(wanted)
    assert found > 0
