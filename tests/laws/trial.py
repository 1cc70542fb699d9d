"""What the laws are tried on: a game at a table, and what it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from settemari.core.chance import Chance
from settemari.core.events import Sink, told
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, PILE, SPECTATOR, UNKNOWN, View
from settemari.core.variant import Variant

Answers = dict[int, int]  # code by seat
Event = tuple[int, ...]
Spot = tuple[int, int]  # place and index


class Pool(NamedTuple):
    """Pieces that can change places among each other: cards, or barrels. All that the laws know of a game."""

    places: tuple[int, ...]
    pieces: Mapping[int, int]  # how many there are of each kind, from the variant
    heaps: Mapping[int, int]  # which list of `State.hidden` holds a heap of these places
    never: Mapping[int, int] = {}  # kinds, as a bit mask, that cannot lie in a place
    unordered: tuple[int, ...] = ()  # heaps that nothing is drawn from: the order in them means nothing


class Trial:
    """A game with a number of seats and a variant, and its pools of pieces."""

    def __init__(self, game: Game, seats: int, variant: Variant, pools: list[Pool]) -> None:
        self.game = game
        self.seats = seats
        self.variant = variant
        self.setup = game.setup(seats, variant)
        self.layout = self.setup.layout
        self.pools = pools
        self.observers = (*range(seats), SPECTATOR)

    # -- asking ------------------------------------------------------------------------------------------------

    def asked(self, state: State) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats) if (int(state.cell(ASKED)) >> seat) & 1)

    def legal(self, state: State, seat: int) -> list[int]:
        options = Options()
        state.legal(seat, options)
        return options.listed()

    def any_answers(self, state: State, chance: Chance) -> Answers:
        """One of the answers for everybody who is asked."""
        return {seat: one_of(self.legal(state, seat), chance) for seat in self.asked(state)}

    def play(self, state: State, answers: Answers, chance: Chance) -> tuple[State, list[Event]]:
        """The state after these answers, and the raw events; the state given stays as it is."""
        after = state.copy()
        after.sink = Sink()
        after.resolve(answers_from(answers, self.seats), chance)
        events = after.sink.take()
        after.sink = None
        return after, events

    def hears(self, events: list[Event], observer: int) -> list[Event]:
        """What an observer is told of raw events."""
        return [part for event in events if (part := told(self.layout, event, observer)) is not None]

    # -- pieces ------------------------------------------------------------------------------------------------

    def spots(self, view: View, pool: Pool) -> Iterator[Spot]:
        """Every spot of a pool whose piece the view does not show."""
        for place in pool.places:
            for index, kind in enumerate(view.pieces(place)):
                if kind == UNKNOWN:
                    yield place, index

    def lying(self, state: State, pool: Pool) -> dict[Spot, int]:
        """The piece on every spot of a pool that is not an open pile."""
        found: dict[Spot, int] = {}
        hidden = state.hidden()
        for place in pool.places:
            if self.layout.places[place].form != PILE:
                pieces = hidden[pool.heaps[place]] if place in pool.heaps else state.pieces(place)
                found |= {(place, index): kind for index, kind in enumerate(pieces) if kind >= 0}
        return found

    def contents(self, state: State, pool: Pool) -> Counter[int]:
        """Every piece of a pool, wherever it lies."""
        found = Counter(self.lying(state, pool).values())
        for place in pool.places:
            if self.layout.places[place].form == PILE:
                found.update(state.pieces(place))
        return found

    def holder(self, spot: Spot) -> int:
        """Of whose hidden pieces it is one; -1 for nobody's."""
        return int(self.layout.places[spot[0]].holder_of(spot[1]))

    def holds(self, pool: Pool, holder: int) -> bool:
        """Whether the pieces that this holder hides are of that pool."""
        places = (self.layout.places[place] for place in pool.places)
        return any(place.holder_of(spot) == holder for place in places for spot in range(max(1, int(place.capacity))))


def one_of(codes: list[int], chance: Chance) -> int:
    return codes[int(chance.below(len(codes)))]
