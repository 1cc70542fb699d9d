"""Games that are watched while they are played, to count by seat, ending, card and whatever else a game has to count.

The games are the same as those nobody watches, move by move; only slower, since every event is heard.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.counting import WHOLE, WON, Counted, Counts, Measure, WitnessLike
from settemari.core.errors import UnknownCount
from settemari.core.events import Sink
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import Policy, Tally, answer_buffer
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, COUNTERS, ENDING, NO_SEAT, WINNERS
from settemari.lab.interval import Interval, wilson

# What every game has: how it ended, and the victories of each colour and of each place in the order of the first round.
ENDING_TABLE = Counted("ending", (Measure("games"),))
SEAT_TABLE = Counted("seat", (WON,))
TURN_TABLE = Counted("turn", (WON,))
EVERY_GAME: Mapping[str, tuple[Counted, ...]] = {
    "ending": (ENDING_TABLE,),
    "seat": (SEAT_TABLE,),
    "turn": (TURN_TABLE,),
}


def countable(game: Game) -> dict[str, tuple[Counted, ...]]:
    """What can be counted by in a game, and the tables that each word stands for."""
    counting = game.counting()
    return {**EVERY_GAME, **(counting.COUNTED if counting else {})}


def tables_of(game: Game, words: Sequence[str]) -> tuple[Counted, ...]:
    """The tables that were asked for, each once; raises UnknownCount."""
    known = countable(game) if words else {}
    for word in words:
        if word not in known:
            raise UnknownCount(word, game.id, list(known))
    return tuple(dict.fromkeys(table for word in words for table in known[word]))


# -- watching --------------------------------------------------------------------------------------------------


class AnyWitness:
    """Counts what every game has, and hands on what happens to the game's own witness."""

    def __init__(self, game: Game, setup: Setup, counts: Counts) -> None:
        self.counts = counts
        self.seats = game.seat_words[: setup.layout.seats]
        self.endings = game.ending_words
        counters = setup.layout.counters
        self.first_cell = COUNTERS + counters.index("first") if "first" in counters else None
        counts.name_rows(SEAT_TABLE, self.seats)
        counts.name_rows(TURN_TABLE, [str(turn + 1) for turn in range(len(self.seats))])
        counting = game.counting()
        self.own: WitnessLike | None = counting.Witness(setup, counts) if counting else None

    def begin(self, state: State) -> None:
        self.first = 0 if self.first_cell is None else int(state.cell(self.first_cell))
        if self.own:
            self.own.begin(state)

    def end(self, state: State) -> None:
        winners = int(state.cell(WINNERS))
        won = [seat for seat in range(len(self.seats)) if (winners >> seat) & 1]
        shares = [WHOLE // len(won) if seat in won else 0 for seat in range(len(self.seats))]
        for seat, share in enumerate(shares):
            self.counts.add("seat", self.seats[seat], "won", share)
            self.counts.add("turn", str((seat - self.first) % len(shares) + 1), "won", share)
        for ending, word in self.endings.items():
            self.counts.add("ending", word, "games", WHOLE if ending == int(state.cell(ENDING)) else 0)
        if self.own:
            self.own.end(state, shares)


def watched(game: Game, setup: Setup, policies: list[Policy], first_seed: int, games: int) -> tuple[Tally, Counts]:
    """Play games with seeds from ``first_seed`` on, as ``simulate`` in ``core/play.py`` does, and count."""
    tally, counts = Tally(setup.layout.seats), Counts()
    witness = AnyWitness(game, setup, counts)
    options, answers = Options(), answer_buffer(setup.layout.seats)
    for seed in range(first_seed, first_seed + games):
        chance, sink = Seeded(seed), Sink()
        state = setup.deal(NO_SEAT, chance, sink)
        witness.begin(state)
        decisions = 0
        while state.cell(ENDING) == 0:
            events = sink.take()
            step = int(state.step())
            if witness.own:
                witness.own.hear(events)
            for seat in range(int(state.seats)):
                if (int(state.cell(ASKED)) >> seat) & 1:
                    state.legal(seat, options)
                    answers[seat] = _choice(policies[seat], state, seat, options, chance)
                    decisions += 1
                    if witness.own:
                        witness.own.answered(step, seat, int(answers[seat]))
            state.resolve(answers, chance)
        if witness.own:
            witness.own.hear(sink.take())
        witness.end(state)
        tally.add(seed, state, decisions)
    return tally, counts


def _choice(policy: Policy, state: State, seat: int, options: Options, chance: Seeded) -> int:
    if policy.needs_view:
        return int(policy.choose(state.view(seat), options, chance))
    return int(policy.choose_blind(options, chance))


# -- what came out ---------------------------------------------------------------------------------------------


class Share(NamedTuple):
    """So many of so many, with what it may be in truth; ``fair`` is what everybody's share of victories would be."""

    counted: float
    of: int
    fair: float | None

    @property
    def share(self) -> float:
        return self.counted / self.of if self.of else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.counted, self.of)

    @property
    def times_fair(self) -> float | None:
        return self.share / self.fair if self.fair else None

    def as_json(self) -> dict[str, object]:
        low, high = self.interval
        told: dict[str, object] = {"count": round(self.counted, 3), "of": self.of, "share": round(self.share, 5)}
        told |= {"low": round(low, 5), "high": round(high, 5)}
        if self.times_fair is not None:
            told["times_fair"] = round(self.times_fair, 4)
        return told


def shares(counts: Counts, table: Counted) -> dict[str, dict[str, Share]]:
    """A table by row and measure. A fair share of the victories is what seats have on average.

    Endings that never came are left out: the two sides of a board may share the list of their endings.
    """
    victories = [cell["won"] for cell in counts.rows(SEAT_TABLE.word).values()]
    fair = sum(parts for parts, _ in victories) / WHOLE / max(1, sum(of for _, of in victories))
    of_victories = {measure.word: measure.of_victories for measure in table.measures}
    return {
        row: {
            measure: Share(parts / WHOLE, of, fair if of_victories[measure] else None)
            for measure, (parts, of) in cells.items()
        }
        for row, cells in counts.rows(table.word).items()
        if table != ENDING_TABLE or cells["games"][0]
    }
