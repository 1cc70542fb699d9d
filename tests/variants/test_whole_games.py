"""Whole games under all shipped variants and under those in which every number differs.

After every question: nothing is lost, meeples stand on the path, hands and stacks are as large as the variant
says, and what a seat does not see can be dealt anew.
"""

from __future__ import annotations

from collections import Counter

import pytest

import settemari
from settemari.core.chance import Chance, Seeded
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import Policy, answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, ROUND, WINNERS
from settemari.core.variant import Variant
from settemari.games.maretta import codes as c
from settemari.games.maretta.state import stack_sum
from settemari.games.maretta.words import BARREL_WORDS
from tests.size import pick
from tests.variants.odd import ODD

pytestmark = pytest.mark.compiled_too

GAMES = ("maretta", "vulcano")
SHIPPED = [(game, name) for game in GAMES for name in settemari.find_game(game).variant_names()]


class Watch:
    """One game played through, looked at whenever somebody is asked."""

    def __init__(self, game: Game, variant: Variant, seats: int) -> None:
        self.game = game
        self.variant = variant
        self.seats = seats
        self.side_b = game.id == "vulcano"
        self.cards = Counter(
            number * c.SUITS + suit for number in variant.numbers("deck.values") for suit in range(c.SUITS)
        )
        if not self.side_b and variant.number("deck.ships_per_seat"):
            self.cards[c.SHIP] = variant.number("deck.ships_per_seat") * seats
        self.barrels = Counter(
            {
                kind: variant.number(f"bag.{word}")
                for kind, word in enumerate(BARREL_WORDS)
                if variant.values.get(f"bag.{word}")
            }
        )

    def play(self, policies: list[Policy], seed: int) -> State:
        chance: Chance = Seeded(seed)
        setup = self.game.setup(self.seats, self.variant)
        state = setup.deal(-1, chance, None)
        options = Options()
        while state.cell(ENDING) == 0:
            self.look(state)
            answers = {}
            for seat in range(self.seats):
                if state.asks(seat):
                    state.legal(seat, options)
                    assert options.count > 0
                    view = state.view(seat)
                    assert setup.redeal(view, Seeded(7)).view(seat).same_as(view)
                    answers[seat] = int(policies[seat].choose(view, options, chance))
                    assert state.check(seat, answers[seat]) == c.FINE
            state.resolve(answers_from(answers, self.seats), chance)
        self.look_at_what_is_there(state)
        return state

    def look(self, state: State) -> None:
        assert 0 < state.cell(ASKED) < 1 << self.seats
        assert state.cell(ROUND) <= 200
        self.look_at_what_is_there(state)
        if self.side_b:
            self.look_at_carts(state)
        else:
            self.look_at_hands(state)

    def look_at_what_is_there(self, state: State) -> None:
        deck, box, bag = state.hidden()
        cards = Counter(deck + box + state.pieces(c.DISCARD) + state.pieces(c.SLOT1) + state.pieces(c.SLOT2))
        for seat in range(self.seats):
            cards += Counter(state.pieces(c.HAND + seat)) + Counter(state.pieces(c.STOCK + seat))
            space = state.cell(c.SPACE + seat)
            racing = (state.cell(c.RACE) >> seat) & 1
            assert (0 <= space <= self.variant.number("path.last")) if racing else space == c.OFF_PATH
        del cards[-1]
        assert cards == self.cards
        barrels = Counter(bag + state.pieces(c.BARRELS) + state.pieces(c.OPENED))
        del barrels[-1]
        assert barrels == self.barrels

    def look_at_hands(self, state: State) -> None:
        """Side A: everybody has played as many cards as the round has come to."""
        first, draw = self.variant.number("hand.first"), self.variant.number("hand.draw")
        full = first + (draw - 2) * (int(state.cell(ROUND)) - 1)
        slots = [piece >= 0 for place in (c.SLOT1, c.SLOT2) for piece in state.pieces(place)]
        hands = [int(state.size_of(c.HAND + seat)) for seat in range(self.seats)]
        assert sum(hands) + sum(slots) == full * self.seats
        assert full - 2 <= min(hands) <= max(hands) <= full

    def look_at_carts(self, state: State) -> None:
        """Side B: no hand is too large, no stack is too heavy, and the lava is behind everybody in the race."""
        limit = self.variant.number("burst.limit")
        for seat in range(self.seats):
            assert state.size_of(c.HAND + seat) <= self.variant.number("hand.first")
            if self.variant.word("burst.when") == "always":
                assert all(stack_sum(state, seat, suit) <= limit for suit in range(c.SUITS))
        assert state.cell(c.LAVA) < self.variant.number("path.last")
        racing = [seat for seat in range(self.seats) if (state.cell(c.RACE) >> seat) & 1]
        assert all(state.cell(c.LAVA) < state.cell(c.SPACE + seat) for seat in racing)


def play_all(game: Game, variant: Variant, seats: int, player: str, games: int) -> Counter[int]:
    watch = Watch(game, variant, seats)
    policies = [game.policies()[player](variant, seats) for _ in range(seats)]
    endings: Counter[int] = Counter()
    for seed in range(games):
        end = watch.play(policies, seed)
        endings[int(end.cell(ENDING))] += 1
        assert end.cell(WINNERS) or end.cell(ENDING) == c.NOBODY_LEFT
    return endings


@pytest.mark.heavy
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_a_shipped_variant_plays_through(game: str, name: str, seats: int, player: str) -> None:
    found = settemari.find_game(game)
    endings = play_all(found, found.variant(name), seats, player, pick(3, 100))
    if endings.total() >= 300 and player == "random":
        assert len(endings) > 1  # there is more than one way to end


@pytest.mark.heavy
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
def test_a_variant_in_which_every_number_differs_plays_through(game: str, seats: int, player: str) -> None:
    found = settemari.find_game(game)
    play_all(found, found.variant_of(ODD[game]), seats, player, pick(4, 150))


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_odd_variants_differs(game: str) -> None:
    found = settemari.find_game(game)
    odd, usual = found.variant_of(ODD[game]), found.variant()
    assert [path for path, value in usual.values.items() if odd.values[path] == value] == []


SMALLEST: dict[str, dict[str, object]] = {
    "maretta": {
        "path": {"last": 2, "barrel_spaces": [1], "dividers": [1]},
        "barrels": {"per_space": 1},
        "deck": {"values": [1, 2], "ships_per_seat": 0, "removed": {"3": 4, "4": 2, "5": 0}},
        "hand": {"first": 2, "draw": 2},
        "boarding": {"score": 0},
        "move": {"giver": 0},
    },
    "vulcano": {
        "path": {"last": 2, "barrel_spaces": [], "dividers": []},
        "deck": {"values": [1]},
        "hand": {"first": 1},
        "burst": {"limit": 1},
        "lava": {"start": -1, "step": 1, "step_past": []},
    },
}
LARGEST: dict[str, dict[str, object]] = {
    "maretta": {
        "path": {"last": 200, "barrel_spaces": list(range(1, 201)), "dividers": [66, 133]},
        "barrels": {"per_space": 1, "on_zero_move": True, "shark_cards": 20, "anchor_cards": 20},
        "bag": {"monkey": 181, "anchor": 4},
        "deck": {"values": [*range(1, 12)] * 5, "ships_per_seat": 10, "removed": {"3": 0, "4": 0, "5": 0}},
        "hand": {"first": 20, "draw": 20},
        "boarding": {"score": 50},
        "theft": {"when": "after-move"},
    },
    "vulcano": {
        "path": {"last": 200, "barrel_spaces": list(range(1, 16)), "dividers": [66, 133]},
        "barrels": {"per_space": 12, "on_zero_move": True},
        "bag": {"monkey": 182, "pelican": 4},
        "deck": {"values": [*range(1, 12)] * 5},
        "hand": {"first": 20},
        "burst": {"limit": 1000},
        "lava": {"start": -200, "step": 2, "step_past": [3, 200]},
    },
}


@pytest.mark.heavy
@pytest.mark.parametrize("player", ["random", "greedy"])
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("extreme", [SMALLEST, LARGEST], ids=["smallest", "largest"])
def test_variants_at_the_bounds_play_through(
    extreme: dict[str, dict[str, object]], game: str, seats: int, player: str
) -> None:
    found = settemari.find_game(game)
    play_all(found, found.variant_of(extreme[game]), seats, player, pick(1, 6))
