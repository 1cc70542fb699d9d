"""How Arrr!!! stands when a round begins: what a search judges by.

The weights, in hundredths, are rounded from fits to some thousands of games between greedy players in all three modes:
a hundred more is e times as likely to win (core.prospects; docs/bots.md has the fits). A point counts the more the
fewer rounds are left to make others.
"""

from __future__ import annotations

import math
from typing import Final, final

from settemari.core.native import i64, vec
from settemari.core.prospects import Prospects
from settemari.core.state import State
from settemari.core.table import EMPTY
from settemari.games.arrr.codes import CREW_HAND, EVENT_HAND, SEA_DECK, TRAITS
from settemari.games.arrr.numbers import Numbers
from settemari.games.arrr.score import points_of
from settemari.games.arrr.voyage import Voyage

POINT: Final = 52  # with one round left; divided by the root of the rounds that are left
TRAIT: Final = 8  # a die of the equipped crew
CREW_CARD: Final = 3  # in the hand
EVENT_CARD: Final = 5
MOST_TURNS: Final = 200


@final
class VoyageProspects(Prospects):
    """Rates pirates by their points and their crew."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__()
        self.numbers: Final[Numbers] = numbers
        weights: list[int] = []
        for turns in range(MOST_TURNS):
            rounds = max(turns / int(numbers.seats), 0.5)
            weights.append(round(POINT / math.sqrt(rounds)))
        self.point: Final[vec[i64]] = vec[i64](weights)

    def rate(self, state: State, ratings: vec[i64]) -> None:
        assert isinstance(state, Voyage)
        turns = state.size_of(SEA_DECK) + 1
        point: i64 = self.point[turns if turns < MOST_TURNS else MOST_TURNS - 1]
        for seat in range(len(ratings)):
            found: i64 = point * points_of(state, self.numbers, seat)
            for spot in range(self.numbers.spots):
                card = state.crew_at(seat, spot)
                if card != EMPTY:
                    for trait in range(TRAITS):
                        found += TRAIT * self.numbers.cards.trait(card, trait)
            found += CREW_CARD * state.size_of(CREW_HAND + seat) + EVENT_CARD * state.size_of(EVENT_HAND + seat)
            ratings[seat] = found
