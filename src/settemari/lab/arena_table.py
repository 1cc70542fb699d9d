"""One table of an arena: plays the games of a contest by their numbers."""

from __future__ import annotations

import time
from collections import Counter
from typing import NamedTuple

from settemari.bots import policy_of
from settemari.bots.external import ExternalBot, Failure, Program
from settemari.bots.protocol import Event, Wording
from settemari.core.chance import Seeded
from settemari.core.events import Sink, told
from settemari.core.game import Game
from settemari.core.options import Options
from settemari.core.play import Policy, play_answers
from settemari.core.registry import find_game
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, NO_SEAT, WINNERS
from settemari.lab.schedule import Schedule, number_from
from settemari.lab.simulate import SEEDS_A_RUN


class Contest(NamedTuple):
    """What is to be played."""

    game: str
    tables: dict[str, object]  # the variant, whole
    bots: tuple[str, ...]  # each once
    programs: dict[str, Program]  # those that are programs
    schedule: Schedule
    games: int  # whole sets of them

    @property
    def seats(self) -> int:
        return self.schedule.seats


class Lost(NamedTuple):
    """How often a bot lost a choice, and why."""

    bot: int
    why: str
    times: int


class Played(NamedTuple):
    """What came out of a game: plain numbers, that can be sent between processes."""

    game: int
    winners: tuple[int, ...]  # the seats
    choices: tuple[int, ...]  # for each bot, how many it made
    seconds: tuple[float, ...]  # and how long it took for all of them
    lost: tuple[Lost, ...]
    out: tuple[int, ...]  # the bots that were counted out, one entry for each seat


_running: list[ExternalBot] = []  # the programs of this process


def end_programs() -> None:
    """End whatever runs for this process."""
    while _running:
        _running.pop().close()


class Table:
    """A contest made ready in one process."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game: Game = find_game(contest.game)
        self.variant = self.game.variant_of(contest.tables)
        self.setup = self.game.setup(contest.seats, self.variant)
        self._policies: dict[tuple[str, int], Policy] = {}

    def play(self, number: int) -> Played:
        """The game of that number. Every program is started anew for it, and ended with it."""
        try:
            return _Game(self, number).play()
        finally:
            end_programs()

    def policy(self, name: str, seat: int) -> Policy:
        """A bot's policy in that seat: made once, for it remembers nothing (``simulate`` relies on that too)."""
        if (name, seat) not in self._policies:
            self._policies[name, seat] = policy_of(self.game, name, self.variant, self.contest.seats)
        return self._policies[name, seat]


class _Game:
    """One game, from the deal to its end."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self._number = number
        contest = table.contest
        deal, self._bots = contest.schedule.seating(number)
        names = [contest.bots[bot] for bot in self._bots]
        self._heard: dict[int, list[Event]] = {seat: [] for seat, name in enumerate(names) if name in contest.programs}
        self._sink = Sink() if self._heard else None
        self._chance = Seeded(contest.schedule.seed * SEEDS_A_RUN + deal)
        self._state: State = table.setup.deal(NO_SEAT, self._chance, self._sink)
        # A bot's luck is its own, in every game another.
        self._luck = [Seeded(number_from(contest.schedule.seed, number, seat)) for seat in range(contest.seats)]
        self._players = [self._player(seat, name) for seat, name in enumerate(names)]
        self._options = Options()
        self._choices = [0] * len(contest.bots)
        self._seconds = [0.0] * len(contest.bots)
        self._lost: Counter[tuple[int, str]] = Counter()
        self._out: list[int] = []

    def _player(self, seat: int, name: str) -> Policy | ExternalBot:
        table = self._table
        program = table.contest.programs.get(name)
        if program is None:
            return table.policy(name, seat)
        wording = Wording(table.game, table.variant, table.setup, seat, program.limits)
        luck, heard = self._luck[seat], self._heard[seat]
        bot = ExternalBot(table.setup, wording, program, luck, lambda since: heard[since:], self._failed)
        _running.append(bot)
        bot.get_ready()
        return bot

    def play(self) -> Played:
        state = self._state
        self._listen()
        while state.cell(ENDING) == 0:
            asked = int(state.cell(ASKED))
            answers: dict[int, int] = {}
            for seat, bot in enumerate(self._bots):
                if (asked >> seat) & 1:
                    before = time.perf_counter()
                    answers[seat] = self._choice(seat)
                    self._seconds[bot] += time.perf_counter() - before
                    self._choices[bot] += 1
            play_answers(state, answers, self._chance)
            self._listen()
        for seat, player in enumerate(self._players):
            if isinstance(player, ExternalBot):
                player.part(state.view(seat))
        winners = int(state.cell(WINNERS))
        return Played(
            game=self._number,
            winners=tuple(seat for seat in range(len(self._bots)) if (winners >> seat) & 1),
            choices=tuple(self._choices),
            seconds=tuple(self._seconds),
            lost=tuple(Lost(bot, why, times) for (bot, why), times in sorted(self._lost.items())),
            out=tuple(sorted(self._out)),
        )

    def _choice(self, seat: int) -> int:
        player, state = self._players[seat], self._state
        if isinstance(player, ExternalBot):
            return player.choose(state.view(seat))
        state.legal(seat, self._options)
        if player.needs_view:
            return int(player.choose(state.view(seat), self._options, self._luck[seat]))
        return int(player.choose_blind(self._options, self._luck[seat]))

    def _listen(self) -> None:
        """Every program hears what its seat may know of what has happened."""
        if self._sink is None:
            return
        for event in self._sink.take():
            for seat, heard in self._heard.items():
                part = told(self._table.setup.layout, event, seat)
                if part is not None:
                    heard.append(part)

    def _failed(self, failure: Failure) -> None:
        bot = self._bots[failure.seat]
        self._lost[bot, failure.why] += 1
        if failure.out:
            self._out.append(bot)
