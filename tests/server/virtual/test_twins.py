"""What goes over the wire to a seat, or a spectator, is the same whatever it may not know: bytes, frames and times.

``twins.py`` says how two runs are made and compared. Every leak of ``planted.py`` must be found in the same way.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settemari.core.chance import Seeded
from tests.server.virtual.clock import sail
from tests.server.virtual.planted import PLANTED, Plant, bots_are_quick_without_cards
from tests.server.virtual.twins import Compared, Cut, compared, cut_match, play, twin_of
from tests.size import pick

MARETTA = [("maretta", "", 3), ("maretta", "", 4), ("maretta", "", 5)]
VULCANO = [("vulcano", "", 3), ("vulcano", "", 4), ("vulcano", "", 5)]
ARRR = [("arrr", mode, seats) for mode in ("gallows", "boarding", "arrr") for seats in (2, 3, 4)]


def cuts(game: str, variant: str, seats: int) -> Iterator[Cut]:
    """Random games of one kind, cut early and late, with people alone and with bots."""
    moments = variant in ("boarding", "arrr")
    for seed in range(1, pick(2, 5)):
        for number, steps in enumerate((0, 6, 15, 40) if pick(False, True) else (2 + seats, 24)):
            bots = (seed + number) % 2 == 0
            yield Cut(game, variant, seats, seed, steps, bots, moment=moments and number % 2 == 1)


def comparisons(cut: Cut) -> Iterator[tuple[int | None, Compared]]:
    """One run, and for everybody who watches it another that they cannot tell from it."""
    match = cut_match(cut)
    if match is None:
        return
    observers: tuple[int | None, ...] = (*cut.people, None)
    one = sail(play(cut, match._state.copy(), dict.fromkeys(observers, 1)))
    for seat in observers:
        position = twin_of(cut, match, seat, Seeded(1 + cut.seed * 100 + cut.steps))
        if position is not None:
            secrets = {place: 1 if place == seat else 2 for place in observers}
            yield seat, compared(one, sail(play(cut, position, secrets)), seat)


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "variant", "seats"), [*MARETTA, *VULCANO, *ARRR])
def test_nobody_can_tell_two_tables_apart_that_look_the_same(game: str, variant: str, seats: int) -> None:
    frames = beats = 0
    for cut in cuts(game, variant, seats):
        for seat, found in comparisons(cut):
            assert not found.leaks, f"{cut}, to {'a spectator' if seat is None else f'seat {seat}'}"
            frames += found.frames
            beats += found.beats
    assert frames > 20  # otherwise nothing was compared
    assert beats > 5


def leaky_cuts(bots: bool) -> Iterator[Cut]:
    """Moments at which somebody may be prompted in one run and not in the other."""
    for seed in range(1, 5):
        for steps in (40, 10):
            for variant, seats in (("boarding", 3), ("arrr", 2)):
                yield Cut("arrr", variant, seats, seed, steps, bots, moment=True)


@pytest.mark.heavy
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_leak_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    assert next(told_apart(plant is bots_are_quick_without_cards), None) is not None


@pytest.mark.heavy
@pytest.mark.parametrize("bots", [False, True], ids=["people", "bots"])
def test_there_is_none_where_none_is_planted(bots: bool) -> None:
    """The control of the controls, on the same games."""
    assert next(told_apart(bots), None) is None


def told_apart(bots: bool) -> Iterator[Compared]:
    for cut in leaky_cuts(bots):
        for _, found in comparisons(cut):
            if found.leaks:
                yield found
