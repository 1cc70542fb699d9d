"""The search: an information-set Monte-Carlo tree search that works for every game of the registry.

It is given a view. Again and again it deals anew what the view hides, gives one of the answers it could give, lets the
table go on, and looks at what each seat got out of it. Three things make it play well with few tries
(docs/bots.md tells what was tried and what it gave):

- All answers are tried on the same deals with the same luck, and after each lap the worse half is dropped.
- The others, and everybody later on, answer as the game's own policy would, each by its own view: a choice that is
  made at the same time is simply not seen. Where the same seat sees the same again, what it learnt there decides.
- Once as many rounds have begun as the game finds enough, the table is judged instead of played to its end.
"""

from __future__ import annotations

import math
import time
from typing import Final, final

from settemari.bots.memory import Memory, key_of, with_answer
from settemari.core.bits import lowest
from settemari.core.chance import Chance, Seeded
from settemari.core.native import i64, vec
from settemari.core.options import Options
from settemari.core.play import Policy, answer_buffer
from settemari.core.prospects import WHOLE, Prospects
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, ROUND, View

LONG: Final = 1 << 40  # more rounds than any game has
SEEDS: Final = 1 << 30
# Who learns beneath the root: nobody, the seat that thinks, everybody.
MYSELF: Final = 1
EVERYBODY: Final = 2

# -- beneath the root ------------------------------------------------------------------------------------------
WIDTH: Final = 2  # the n-th answer is tried after n * n times so many tries
HOPE: Final = WHOLE // 4  # how much better an answer may be than it turned out once


@final
class Thinking:
    """How hard a search thinks about one choice: so many tries, or so long."""

    def __init__(self, iterations: i64 = 0, seconds: float = 0.0, rounds: i64 = 0, learning: i64 = 0) -> None:
        self.iterations: i64 = iterations  # answers tried, each on one deal; 0: by the clock
        self.seconds: float = seconds
        self.rounds: i64 = rounds  # judge the table when so many more rounds have begun; 0: play to the end
        self.learning: i64 = learning


@final
class Search(Policy):
    """Chooses by trying all answers out on deals that fit the view."""

    def __init__(self, setup: Setup, guide: Policy, prospects: Prospects, thinking: Thinking) -> None:
        super().__init__()
        self.setup: Final[Setup] = setup
        self.guide: Final[Policy] = guide
        self.prospects: Final[Prospects] = prospects
        self.thinking: Final[Thinking] = thinking
        seats = setup.layout.seats
        self.memory: Memory = Memory(8 * thinking.iterations if thinking.iterations != 0 else 400000)
        self.options: Options = Options()
        self.answers: vec[i64] = answer_buffer(seats)
        self.given: vec[i64] = answer_buffer(seats)  # by the others, at the same time as the answer that is tried
        self.worth: vec[i64] = answer_buffer(seats)
        self.path: vec[i64] = vec[i64]([0] * 512)  # where in the memory this try goes on, and whose answer it is
        self.steps: i64 = 0
        self.codes: vec[i64] = vec[i64]([0] * 128)  # the answers still in question, best first after each lap
        self.sums: vec[i64] = vec[i64]([0] * 128)
        self.tried: i64 = 0  # in the last choice: for reports
        self.until: i64 = 0  # the round in which tables are judged
        self.me: i64 = 0

    def choose(self, view: View, options: Options, chance: Chance) -> i64:
        self.tried = 0
        if options.count == 1:
            return options.codes[0]
        self.me = view.seat
        self.until = view.cells[ROUND] + self.thinking.rounds if self.thinking.rounds != 0 else LONG
        self.memory.clear()
        left = self.line_up(options, chance)
        laps: i64 = 0
        while (1 << laps) < left:
            laps += 1
        clock = time.perf_counter()
        for lap in range(laps):
            self.try_out(view, left, lap, laps, clock, chance)
            self.sort(left)
            left = (left + 1) // 2
        return self.codes[0]

    def line_up(self, options: Options, chance: Chance) -> i64:
        """All answers, in random order: of equally good ones any may stay."""
        count = options.count
        if count > len(self.codes):
            self.codes = vec[i64]([0] * (2 * count))
            self.sums = vec[i64]([0] * (2 * count))
        for index in range(count):
            self.codes[index] = options.codes[index]
        chance.shuffle(self.codes, count)
        return count

    def try_out(self, view: View, left: i64, lap: i64, laps: i64, clock: float, chance: Chance) -> None:
        """One lap: each answer that is left, on the same deals."""
        for index in range(left):
            self.sums[index] = 0
        thinking = self.thinking
        deals: i64 = 0
        enough: i64 = thinking.iterations // (laps * left)
        if enough == 0:
            enough = 1
        while True:
            if thinking.iterations != 0:
                if deals == enough:
                    return
            elif deals != 0 and time.perf_counter() - clock > thinking.seconds * float(lap + 1) / float(laps):
                return
            self.deal(view, left, chance)
            deals += 1

    def deal(self, view: View, left: i64, chance: Chance) -> None:
        """One deal of what is hidden: each answer is tried on a copy of it, with the same luck."""
        luck = Seeded(chance.below(SEEDS))
        state = self.setup.redeal(view, luck)
        self.others_answer(state, luck)
        seed = luck.below(SEEDS)
        for index in range(left):
            tried = state.copy()
            given = self.given
            for seat in range(len(given)):
                self.answers[seat] = given[seat]
            self.answers[self.me] = self.codes[index]
            again = Seeded(seed)
            tried.resolve(self.answers, again)
            self.play_on(tried, again)
            self.prospects.judge(tried, self.worth)
            self.learn()
            self.sums[index] += self.worth[self.me]
        self.tried += left

    def others_answer(self, state: State, luck: Seeded) -> None:
        """What the others would answer who are asked at the same time: by what they see, which is not my answer."""
        asked: i64 = state.cells[ASKED]
        while asked != 0:
            seat = lowest(asked)
            if seat != self.me:
                state.legal(seat, self.options)
                self.given[seat] = self.ask_guide(state, seat, luck)
            asked &= asked - 1

    def ask_guide(self, state: State, seat: i64, luck: Seeded) -> i64:
        """As the game's own policy answers; the options are filled."""
        options = self.options
        if options.count == 1:
            return options.codes[0]
        if self.guide.needs_view:
            return self.guide.choose(state.view(seat), options, luck)
        return self.guide.choose_blind(options, luck)

    def play_on(self, state: State, luck: Seeded) -> None:
        """Until the game ends or the table is judged."""
        cells = state.cells
        learning: i64 = self.thinking.learning
        self.steps = 0
        while cells[ENDING] == 0 and cells[ROUND] < self.until:
            asked: i64 = cells[ASKED]
            while asked != 0:
                seat = lowest(asked)
                state.legal(seat, self.options)
                if learning == EVERYBODY or (learning == MYSELF and seat == self.me):
                    if self.options.count == 1:
                        self.answers[seat] = self.options.codes[0]
                    else:
                        self.answers[seat] = self.ask_memory(state.view(seat), luck)
                else:
                    self.answers[seat] = self.ask_guide(state, seat, luck)
                asked &= asked - 1
            state.resolve(self.answers, luck)

    # -- beneath the root --------------------------------------------------------------------------------------

    def ask_memory(self, view: View, luck: Seeded) -> i64:
        """What turned out best before, or what is worth another try; the guide's answer where nothing is known.

        The guide's answer is the first to be tried. Others are added one by one as tries are made: the n-th after
        n * n of them.
        """
        key = key_of(view)
        options = self.options
        here = self.memory.find(key)
        if here < 0 or self.steps + 4 > len(self.path):
            code = (
                self.guide.choose(view, options, luck)
                if self.guide.needs_view
                else self.guide.choose_blind(options, luck)
            )
            if self.steps + 4 <= len(self.path):
                self.follow(key, view.seat)
                self.follow(with_answer(key, code), view.seat)
            return code
        tries: i64 = self.memory.tries[here]
        best: i64 = options.codes[0]
        most: i64 = -1
        known: i64 = 0
        fresh: i64 = 0
        new: i64 = 0
        for index in range(options.count):
            code = options.codes[index]
            at = self.memory.find(with_answer(key, code))
            if at < 0 or self.memory.tries[at] == 0:
                fresh += 1
                if luck.below(fresh) == 0:
                    new = code
            else:
                known += 1
                times: i64 = self.memory.tries[at]
                hoped: i64 = self.memory.worth[at] // times + self.hope(tries, times)
                if hoped > most:
                    most = hoped
                    best = code
        if fresh != 0 and known * known * WIDTH <= tries:
            best = new
        self.follow(key, view.seat)
        self.follow(with_answer(key, best), view.seat)
        return best

    def hope(self, tries: i64, times: i64) -> i64:
        """How much better than it turned out so far an answer may be: UCB1."""
        return int(HOPE * math.sqrt(math.log(float(tries) + 1.0) / float(times)))

    def guided(self, view: View, luck: Seeded) -> i64:
        if self.guide.needs_view:
            return self.guide.choose(view, self.options, luck)
        return self.guide.choose_blind(self.options, luck)

    def follow(self, key: i64, seat: i64) -> None:
        at = self.memory.add(key)
        if at >= 0:
            self.path[self.steps] = at
            self.path[self.steps + 1] = seat
            self.steps += 2

    def learn(self) -> None:
        """What this try brought is kept for everything that was answered on the way."""
        memory = self.memory
        for step in range(0, self.steps, 2):
            at: i64 = self.path[step]
            memory.tries[at] += 1
            memory.worth[at] += self.worth[self.path[step + 1]]

    # -- after a lap -------------------------------------------------------------------------------------------

    def sort(self, left: i64) -> None:
        """The best first, by what they brought in this lap."""
        codes = self.codes
        sums = self.sums
        for index in range(1, left):
            code = codes[index]
            held = sums[index]
            at: i64 = index
            while at > 0 and sums[at - 1] < held:
                codes[at] = codes[at - 1]
                sums[at] = sums[at - 1]
                at -= 1
            codes[at] = code
            sums[at] = held
