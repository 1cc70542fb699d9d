"""What a witness counts in games of Maretta is what the log tells."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core.counting import WHOLE, Counts
from settemari.core.events import told
from settemari.core.registry import find_game
from settemari.core.table import SPECTATOR
from settemari.games.maretta.counting import Witness, row_message
from settemari.locales.message import Message, Seat
from tests.counting.watching import watch

pytestmark = pytest.mark.compiled_too


@pytest.mark.parametrize("name", ["maretta", "vulcano"])
def test_barrels_are_opened_by_whom_the_log_names(name: str) -> None:
    game = find_game(name)
    setup = game.setup(5)
    opened: Counter[str] = Counter()
    for seed in range(40):
        witness = Witness(setup, Counts())
        _, events = watch(setup, witness, seed)
        heard = [event for event in (told(setup.layout, one, SPECTATOR) for one in events) if event is not None]
        teller = game.telling().Teller(setup, setup.blank_view(SPECTATOR))
        found = set()
        for line in teller.tell(heard):
            if line.message.key.startswith("log-opens-"):
                barrel, seat = line.message.args["barrel"], line.message.args["seat"]
                assert isinstance(barrel, Message)
                assert isinstance(seat, Seat)
                found.add((barrel.key.removeprefix("barrel-"), seat.number))
        assert witness.opened == found
        opened.update(barrel for barrel, _ in found)
    assert set(opened) >= {"monkey", "troop", "shark", "sharks", "spear", "anchor", "pelican"}


def test_where_nothing_tells_who_opened_a_barrel_nobody_is_named() -> None:
    game = find_game("maretta")
    variant = game.variant_of({"name": "Zero", "barrels": {"on_zero_move": True}})
    witness = Witness(game.setup(3, variant), Counts())
    named: Counter[bool] = Counter()
    for seed in range(20):
        watch(game.setup(3, variant), witness, seed)
        named.update(seat >= 0 for _, seat in witness.opened)
    assert named[True] > named[False] > 0


@pytest.mark.parametrize("name", ["maretta", "vulcano"])
def test_cards_are_counted_by_number_for_who_lays_gives_and_receives(name: str) -> None:
    setup = find_game(name).setup(4)
    counts = Counts()
    witness = Witness(setup, counts)
    for seed in range(10):
        state, _ = watch(setup, witness, seed)
        witness.end(state, [WHOLE, 0, 0, 0])
    cards = counts.rows("card")
    assert list(cards) == (["steamship"] if name == "maretta" else []) + ["1", "2", "3", "4", "5"]
    given, received = (sum(cells[measure][1] for cells in cards.values()) for measure in ("given", "received"))
    assert 10 < received <= 400
    assert 10 < given <= 400
    for cells in cards.values():
        assert all(0 <= parts <= WHOLE * 10 and of <= 40 for parts, of in cells.values())
    barrels = counts.rows("barrel")
    assert {cells["opened"][1] for cells in barrels.values()} == {10}
    assert ("cuttlefish" in barrels) == (name == "maretta")


def test_rows_have_names() -> None:
    setup = find_game("maretta").setup(3)
    assert row_message(setup, "barrel", "spear") == Message("barrel-spear")
    assert row_message(setup, "card", "steamship") == Message("card-steamship")
    assert row_message(setup, "card", "4") == Message("card-number", {"number": "4"})
