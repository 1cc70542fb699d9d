"""Playing without people: policies that choose, and the loops that drive games at full speed."""

from __future__ import annotations

from typing import final

from settemari.core.bits import lowest
from settemari.core.chance import Chance, Seeded
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT, ROUND, WINNERS, View


class Policy:
    """Chooses for a seat from its view and the codes it may answer. It never gets the state."""

    def __init__(self) -> None:
        self.needs_view: bool = True  # False: `choose_blind` is asked instead, and no view is made

    def choose(self, view: View, options: Options, chance: Chance) -> i64:
        raise NotImplementedError

    def choose_blind(self, options: Options, chance: Chance) -> i64:
        raise NotImplementedError


@final
class RandomPolicy(Policy):
    """Any answer, each equally likely."""

    def __init__(self) -> None:
        self.needs_view = False

    def choose(self, view: View, options: Options, chance: Chance) -> i64:
        return options.codes[chance.below(options.count)]

    def choose_blind(self, options: Options, chance: Chance) -> i64:
        return options.codes[chance.below(options.count)]


def random_playout(state: State, options: Options, answers: vec[i64], chance: Seeded) -> i64:
    """Finish the game with random answers; the number of decisions. The buffers belong to the caller.

    The source is the fast one by type: its calls are then direct.
    """
    cells = state.cells
    decisions: i64 = 0
    while cells[ENDING] == 0:
        asked: i64 = cells[ASKED]
        while asked != 0:
            seat = lowest(asked)
            state.legal(seat, options)
            answers[seat] = options.codes[chance.below(options.count)]
            decisions += 1
            asked &= asked - 1
        state.resolve(answers, chance)
    return decisions


def policy_playout(state: State, policies: list[Policy], options: Options, answers: vec[i64], chance: Chance) -> i64:
    """Finish the game with one policy for each seat; the number of decisions."""
    cells = state.cells
    decisions: i64 = 0
    while cells[ENDING] == 0:
        asked: i64 = cells[ASKED]
        while asked != 0:
            seat = lowest(asked)
            state.legal(seat, options)
            policy = policies[seat]
            if policy.needs_view:
                answers[seat] = policy.choose(state.view(seat), options, chance)
            else:
                answers[seat] = policy.choose_blind(options, chance)
            decisions += 1
            asked &= asked - 1
        state.resolve(answers, chance)
    return decisions


def answer_buffer(seats: i64) -> vec[i64]:
    """A buffer for one answer of each seat."""
    return vec[i64]([0] * seats)


def answers_from(answers: dict[int, int], seats: i64) -> vec[i64]:
    """Answers by seat, as the engine takes them."""
    buffer = vec[i64]([0] * seats)
    for seat, code in answers.items():
        buffer[seat] = code
    return buffer


# For interpreted code, which is not to hand over a vector of its own: it would never be freed (writing-fast-rules.md).


def play_answers(state: State, answers: dict[int, int], chance: Chance) -> None:
    """Go on with these answers, by seat."""
    state.resolve(answers_from(answers, state.seats), chance)


def play_in_the_open(state: State, answers: dict[int, int]) -> bool:
    """The same up to the first thing that is hidden; whether there was one."""
    return state.resolve_in_the_open(answers_from(answers, state.seats))


def are_enough(state: State, answers: dict[int, int]) -> bool:
    """Whether these answers settle what is asked."""
    given: i64 = 0
    for seat in answers:
        given |= 1 << seat
    return state.settled(given, answers_from(answers, state.seats))


def that_count(state: State, answers: dict[int, int]) -> int:
    """If these answers settle what is asked, whose count, as a mask of seats; 0 if they are not enough."""
    given: i64 = 0
    for seat in answers:
        given |= 1 << seat
    buffer = answers_from(answers, state.seats)
    return state.counted(given, buffer) if state.settled(given, buffer) else 0


@final
class Tally:
    """What came out of many games."""

    def __init__(self, seats: i64) -> None:
        self.games: int = 0
        self.decisions: int = 0
        self.rounds: dict[int, int] = {}  # how many games lasted so many rounds
        self.wins: list[int] = [0] * seats  # shared victories count for everybody who shares
        self.shares: list[float] = [0.0] * seats  # the same, divided among those who share
        self.endings: dict[int, int] = {}
        self.digest: int = 0  # of all outcomes; the same in any order, interpreted or compiled

    def add(self, seed: i64, state: State, decisions: i64) -> None:
        self.games += 1
        self.decisions += decisions
        cells = state.cells
        rounds: i64 = cells[ROUND]
        self.rounds[rounds] = self.rounds.get(rounds, 0) + 1
        ending: i64 = cells[ENDING]
        winners: i64 = cells[WINNERS]
        self.endings[ending] = self.endings.get(ending, 0) + 1
        count: i64 = 0
        for seat in range(state.seats):
            count += (winners >> seat) & 1
        for seat in range(state.seats):
            if (winners >> seat) & 1 != 0:
                self.wins[seat] += 1
                self.shares[seat] += 1.0 / int(count)
        mixed: i64 = seed
        for number in (ending, winners, rounds, decisions):
            mixed = ((mixed ^ (mixed >> 29)) * 0x3F58476D1CE4E5B9 + number) & 0x7FFFFFFFFFFFFFFF
        self.digest = (self.digest + mixed) & 0x7FFFFFFFFFFFFFFF

    def join(self, other: Tally) -> None:
        """Add what came out of other games, played elsewhere."""
        self.games += other.games
        self.decisions += other.decisions
        for seat in range(len(self.wins)):
            self.wins[seat] += other.wins[seat]
            self.shares[seat] += other.shares[seat]
        for mine, theirs in ((self.rounds, other.rounds), (self.endings, other.endings)):
            for key, times in theirs.items():
                mine[key] = mine.get(key, 0) + times
        self.digest = (self.digest + other.digest) & 0x7FFFFFFFFFFFFFFF


def simulate(setup: Setup, policies: list[Policy], first_seed: i64, games: i64) -> Tally:
    """Play games with seeds from ``first_seed`` on, every seat by its policy."""
    tally = Tally(setup.layout.seats)
    options = Options()
    answers = answer_buffer(setup.layout.seats)
    for seed in range(first_seed, first_seed + games):
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        tally.add(seed, state, policy_playout(state, policies, options, answers, chance))
    return tally


def simulate_random(setup: Setup, first_seed: i64, games: i64) -> tuple[i64, i64]:
    """Random games as fast as they go: decisions, and a checksum of the winners."""
    options = Options()
    answers = answer_buffer(setup.layout.seats)
    decisions: i64 = 0
    check: i64 = 0
    for seed in range(first_seed, first_seed + games):
        chance = Seeded(seed)
        state = setup.deal(NO_SEAT, chance, None)
        decisions += random_playout(state, options, answers, chance)
        check = (check * 31 + state.cells[WINNERS]) & 0xFFFFFFFF
    return decisions, check


def imagine(setup: Setup, view: View, first_seed: i64, times: i64) -> i64:
    """What a search does all the time: deal anew what the view hides, and play a copy to its end; the decisions."""
    options = Options()
    answers = answer_buffer(setup.layout.seats)
    decisions: i64 = 0
    for seed in range(first_seed, first_seed + times):
        chance = Seeded(seed)
        state = setup.redeal(view, chance).copy()
        decisions += random_playout(state, options, answers, chance)
    return decisions


def copy_often(state: State, times: i64) -> i64:
    """For the bench: copies, and nothing else."""
    check: i64 = 0
    for _time in range(times):
        check += state.copy().cells[ROUND]
    return check


def look_often(state: State, seat: i64, times: i64) -> i64:
    """For the bench: views of one seat, and nothing else."""
    check: i64 = 0
    for _time in range(times):
        check += state.view(seat).cells[ROUND]
    return check
