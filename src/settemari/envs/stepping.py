"""Many games side by side, a decision in each at a time: what a learner's loop calls, compiled.

A seat that is asked together with others decides by itself: its answer stays out of the table, as at a real one, until
the question is settled. A game that has ended is followed by a new one at once.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import lowest
from settemari.core.chance import Seeded
from settemari.core.native import i32, i64, u8, vec
from settemari.core.options import Options
from settemari.core.play import Policy
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT, TOP, WINNERS
from settemari.envs.actions import Actions
from settemari.envs.lens import Lens
from settemari.envs.vectors import zeros_float, zeros_i32, zeros_u8

NOBODY: Final = -1
ROOM: Final = 128  # for the actions of a game that are listed; of so many more, there is only the mask


@final
class Stepper:
    """Games in a row, and the vectors in which an agent finds what it sees, what it may do and what it got."""

    def __init__(
        self,
        setup: Setup,
        lens: Lens,
        actions: Actions,
        games: i64,
        seed: i64,
        policies: list[Policy],
    ) -> None:
        """``policies``: none, or one for each seat after the agent's, clockwise: then the agent sits at one seat only,
        game 0 at seat 0, game 1 at seat 1 and so on, and is asked for no other.
        """
        self.setup: Final[Setup] = setup
        self.lens: Final[Lens] = lens
        self.numbers: Final[Actions] = actions
        self.games: Final[i64] = games
        self.seats: Final[i64] = setup.layout.seats
        self.policies: Final[list[Policy]] = policies
        self.luck: Final[Seeded] = Seeded(seed ^ 0x5EA)  # of the policies and of random choices: not the tables' own
        self.next_seed: i64 = seed
        self.options: Final[Options] = Options()
        self.answers: Final[vec[i64]] = vec[i64]([0] * self.seats)
        self.chances: Final[list[Seeded]] = []
        self.given: Final[vec[i64]] = vec[i64]([0] * games)  # the seats that have answered what is asked, a mask
        self.pending: Final[vec[i64]] = vec[i64]([0] * (games * self.seats))  # and their codes

        self.observations: Final[vec[i32]] = zeros_i32(games * lens.width)
        self.masks: Final[vec[u8]] = zeros_u8(games * actions.count)
        self.room: Final[i64] = min(actions.count, ROOM)
        self.legal: Final[vec[i32]] = zeros_i32(games * self.room)  # actions, as many as `counts` says
        self.counts: Final[vec[i32]] = zeros_i32(games)
        self.asked: Final[vec[i32]] = zeros_i32(games)  # the seat that decides
        self.actions: Final[vec[i32]] = zeros_i32(games)  # what the agent has decided
        self.rewards: Final[vec[float]] = zeros_float(games * self.seats)  # of what has ended in this step
        self.ended: Final[vec[u8]] = zeros_u8(games)  # how many games have; seldom more than one
        self.chance: Seeded = Seeded(seed)  # of the game that was dealt last
        states: list[State] = []
        for _game in range(games):
            states.append(self.deal())
            self.chances.append(self.chance)
        self.states: Final[vec[State]] = vec[State](states)  # a list would look at the class of each it gives
        for game in range(games):
            self.present(self.go_on(self.states[game], game), game)

    # -- a step ------------------------------------------------------------------------------------------------

    def decide(self, actions: list[int]) -> i64:
        """Take an action for every game to `actions`; the first game for which one is not allowed, -1 if all are."""
        count = self.numbers.count
        for game in range(self.games):
            action: i64 = actions[game]
            if action < 0 or action >= count or self.masks[game * count + action] == 0:
                return game
            self.actions[game] = i32(action)
        return NOBODY

    def step(self) -> None:
        """Take what `actions` holds, which must be allowed, in every game."""
        count = self.numbers.count
        seats = self.seats
        alone = len(self.policies) == 0
        for game in range(self.games):
            state = self.states[game]
            seat: i64 = i64(self.asked[game])
            code: i64 = self.numbers.codes[seat * count + i64(self.actions[game])]
            if self.ended[game] != 0:
                self.forget_rewards(game)
            self.withdraw(game)
            if alone and state.cells[ASKED] == 1 << seat:  # the usual case, without detours
                self.answers[seat] = code
                state.resolve(self.answers, self.chances[game])
                if state.cells[ENDING] != 0:
                    state = self.start_again(state, game)
                self.asked[game] = i32(lowest(state.cells[ASKED]))
            else:
                self.pending[game * seats + seat] = code
                self.given[game] |= 1 << seat
                state = self.go_on(state, game)
            self.present(state, game)

    def choose_randomly(self) -> None:
        """Fill `actions`, each that is allowed equally likely."""
        luck = self.luck
        room = self.room
        for game in range(self.games):
            chosen = luck.below(i64(self.counts[game]))
            self.actions[game] = self.legal[game * room + chosen]

    # -- a game ------------------------------------------------------------------------------------------------

    def deal(self) -> State:
        """A new game, with the next seed."""
        self.chance = Seeded(self.next_seed)
        self.next_seed += 1
        return self.setup.deal(NO_SEAT, self.chance, None)

    def start_again(self, ended: State, game: i64) -> State:
        """The game is over: rewards, and the next one."""
        self.reward(game, ended.cells[WINNERS])
        state = self.deal()
        self.states[game] = state
        self.chances[game] = self.chance
        self.given[game] = 0
        return state

    def go_on(self, state: State, game: i64) -> State:
        """Until the agent is asked: resolve what is settled, let policies answer, deal again after the end."""
        while True:
            given: i64 = self.given[game]
            waiting: i64 = state.cells[ASKED] & ~given
            if given != 0 and (waiting == 0 or self.is_settled(state, game, given)):
                self.fill_in(game, given)
                state.resolve(self.answers, self.chances[game])
                self.given[game] = 0
                if state.cells[ENDING] != 0:
                    state = self.start_again(state, game)
                continue
            seat: i64 = lowest(waiting)
            if len(self.policies) != 0 and seat != game % self.seats:
                self.let_choose(state, game, seat)
                continue
            self.asked[game] = i32(seat)
            return state

    def fill_in(self, game: i64, given: i64) -> None:
        """The answers to what is asked, as the engine takes them."""
        at: i64 = game * self.seats
        for seat in range(self.seats):
            self.answers[seat] = self.pending[at + seat] if (given >> seat) & 1 != 0 else i64(0)

    def is_settled(self, state: State, game: i64, given: i64) -> bool:
        """Whether those who have not answered yet would do so in vain."""
        self.fill_in(game, given)
        return state.settled(given, self.answers)

    def let_choose(self, state: State, game: i64, seat: i64) -> None:
        """A policy answers for a seat of its own."""
        turn: i64 = seat - game % self.seats
        if turn < 0:
            turn += self.seats
        policy = self.policies[turn - 1]
        state.legal(seat, self.options)
        if policy.needs_view:
            code = policy.choose(state.view(seat), self.options, self.luck)
        else:
            code = policy.choose_blind(self.options, self.luck)
        self.pending[game * self.seats + seat] = code
        self.given[game] |= 1 << seat

    # -- what the agent finds ----------------------------------------------------------------------------------

    def withdraw(self, game: i64) -> None:
        """Clear the mask of what was allowed before."""
        masks = self.masks
        legal = self.legal
        at: i64 = game * self.numbers.count
        index: i64 = game * self.room
        end: i64 = index + i64(self.counts[game])
        if end - index == self.room:  # there may have been more than are listed
            for every in range(at, at + self.numbers.count):
                masks[every] = 0
            return
        while index < end:
            masks[at + i64(legal[index])] = 0
            index += 1

    def present(self, state: State, game: i64) -> None:
        """Observation, allowed actions and mask for the seat that is asked."""
        cells = state.cells
        seat: i64 = i64(self.asked[game])
        numbers = self.numbers
        lens = self.lens
        options = self.options
        state.legal(seat, options)
        step: i64 = cells[cells[TOP]]
        at: i64 = game * numbers.count
        listed: i64 = game * self.room
        codes = options.codes
        count: i64 = options.count
        masks = self.masks
        legal = self.legal
        index: i64 = 0
        while index < count:
            number: i64 = numbers.number_of(seat, step, codes[index])
            if number < 0:
                raise LookupError(f"step {step} offers {codes[index]}, which is in no list")
            if index < self.room:
                legal[listed + index] = i32(number)
            masks[at + number] = 1
            index += 1
        if count > self.room:
            count = self.room
        self.counts[game] = i32(count)
        lens.look(cells, state.facts, seat * lens.fact_row, seat, self.observations, game * lens.width)

    def reward(self, game: i64, winners: i64) -> None:
        """The winners share 1; the others get nothing."""
        self.ended[game] += 1
        count: i64 = 0
        for seat in range(self.seats):
            count += (winners >> seat) & 1
        for seat in range(self.seats):
            if (winners >> seat) & 1 != 0:
                self.rewards[game * self.seats + seat] += 1.0 / float(int(count))

    def forget_rewards(self, game: i64) -> None:
        self.ended[game] = 0
        for seat in range(self.seats):
            self.rewards[game * self.seats + seat] = 0.0
