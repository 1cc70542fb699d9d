"""How good a deck of Arrr!!! is to play, as far as the greedy policy can tell.

``make balance ARGS="--games 20000"`` prints it, played by the compiled build.

Measures what "The box: the cards" asks of a deck: how often each captain and each seat wins, how often a test that
somebody chose to face is passed, what share each action has, and how often an event is played in the games in which
somebody held it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from settemari.core.chance import Seeded
from settemari.core.events import COUNTED, Sink
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.table import ASKED, ENDING, NO_SEAT, WINNERS
from settemari.core.variant import Variant
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.fields import deck_of
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.policy import Greedy
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.vocabulary import MODES

ACTIONS = {c.SAIL: "sail", c.RAID: "raid", c.CHALLENGE: "challenge"}


class Counts(NamedTuple):
    """What came out of many games."""

    games: list[int]
    seats: Counter[int]  # shares of victories, in sixtieths: a victory shared by 2, 3 or 4 is a whole number of them
    captains: Counter[int]
    held: Counter[int]  # games with that captain
    actions: Counter[str]
    tests: Counter[bool]  # passed or not
    thrown: Counter[bool]  # the same, had nobody cheated or played anything after the first throw
    faced: Counter[int]
    conquered: Counter[int]
    drawn: Counter[int]  # games in which somebody held that event
    played: Counter[int]  # and games in which it was played


def no_counts() -> Counts:
    return Counts([0], *(Counter() for _ in Counts._fields[1:]))


class Roll:
    """Watches the public numbers of a roll, to see whether a test is passed: at its first throw, and when it ends."""

    def __init__(self, counts: Counts) -> None:
        self.cells: Counter[int] = Counter()
        self.counts = counts
        self.fresh = False  # the first throw has been made, and nothing else

    def hear(self, event: tuple[int, ...]) -> None:
        if event[0] != COUNTED or not c.TRAIT <= event[1] < c.DICE + 2 * c.FACES:
            return
        cells = self.cells
        if event[1] in (c.TRAIT, c.DIFFICULTY, c.SHIFT, c.THROWN) and event[2] == 0 and cells[c.THROWN]:
            self.rest()
            if cells[c.DIFFICULTY]:
                self.counts.tests[self.passed()] += 1
            cells[c.THROWN] = 0
        cells[event[1]] = event[2]
        self.fresh = self.fresh or (event[1] == c.THROWN and event[2] == 1)

    def rest(self) -> None:
        """Somebody is asked, or the roll ends: until now there was only the first throw."""
        if self.fresh and self.cells[c.DIFFICULTY]:
            self.counts.thrown[self.passed()] += 1
        self.fresh = False

    def passed(self) -> bool:
        cells = self.cells
        successes = cells[c.DICE + cells[c.TRAIT]] + cells[c.DICE + c.JOLLY]
        return successes >= max(1, cells[c.DIFFICULTY] + cells[c.SHIFT])


def play(setup: ArrrSetup, policy: Greedy, seed: int, counts: Counts) -> None:
    """One game of greedy seats, counted."""
    seats = int(setup.numbers.seats)
    chance = Seeded(seed)
    sink = Sink()
    state = setup.deal(NO_SEAT, chance, sink)
    options = Options()
    roll = Roll(counts)
    drawn: set[int] = set()
    played: set[int] = set()
    while state.cell(ENDING) == 0:
        for event in sink.take():
            roll.hear(event)
        roll.rest()
        asked = int(state.cell(ASKED))
        step = int(state.step())
        answers = {}
        for seat in range(seats):
            drawn.update(state.pieces(c.EVENT_HAND + seat))
            if (asked >> seat) & 1:
                state.legal(seat, options)
                answers[seat] = int(policy.choose(state.view(seat), options, chance))
                verb = answers[seat] & c.VERB_MASK
                if verb == c.PLAY:
                    played.add(int(c.what_of(answers[seat])))
                if step == c.DECLARE and verb in ACTIONS:
                    counts.actions[ACTIONS[verb]] += 1
                    if verb == c.SAIL:
                        counts.faced[int(c.what_of(answers[seat]))] += 1
        state.resolve(answers_from(answers, seats), chance)
    winners = [seat for seat in range(seats) if (int(state.cell(WINNERS)) >> seat) & 1]
    first = int(state.cell(c.FIRST))
    counts.games[0] += 1
    counts.drawn.update(drawn)
    counts.played.update(played)
    for seat in range(seats):
        captain = int(state.slot_at(c.CAPTAIN, seat))
        share = 60 // len(winners) if seat in winners else 0
        counts.seats[(seat - first) % seats] += share
        counts.captains[captain] += share
        counts.held[captain] += 1
        counts.conquered.update(state.pieces(c.CHEST + seat))


def report(variant: Variant, seats: int, counts: Counts) -> list[str]:
    """The figures, with the bounds of the box beside them."""
    deck = deck_of(variant)
    games = counts.games[0]
    lines = [f"{games} games, {seats} greedy seats, mode {variant.word('mode')}, deck {deck.name!r}", ""]
    lines.append("| seat in turn order | victories, 1 is fair (at most 1.15) |\n|---|---|")
    lines += [f"| {place + 1} | {counts.seats[place] / 60 / games * seats:.3f} |" for place in range(seats)]
    if variant.word("mode") == "full":
        lines.append("\n| captain | victories, 1 is fair (at most 1.25) |\n|---|---|")
        share = {kind: counts.captains[kind] / 60 / held * seats for kind, held in counts.held.items() if kind >= 0}
        lines += [
            f"| {deck.captains[kind].id} | {share[kind]:.3f} |" for kind in sorted(share, key=lambda k: -share[k])
        ]
    total = sum(counts.actions.values())
    lines.append("\n| action | share (at least 10 %) |\n|---|---|")
    lines += [f"| {action} | {100 * counts.actions[action] / total:.1f} % |" for action in ACTIONS.values()]
    passed = 100 * counts.tests[True] / max(1, sum(counts.tests.values()))
    thrown = 100 * counts.thrown[True] / max(1, sum(counts.thrown.values()))
    lines.append(f"\nTests passed: {passed:.1f} % (55 to 75 %), by the first throw alone {thrown:.1f} %")
    lines.append("\n| exploration | chosen, a game | conquered, for each time it was chosen (events send others) |")
    lines.append("|---|---|---|")
    for kind, card in enumerate(deck.explorations):
        faced = counts.faced[kind]
        lines.append(f"| {card.id} | {faced / games:.2f} | {100 * counts.conquered[kind] / max(1, faced):.0f} % |")
    lines.append("\n| event | played, of the games in which it was held (at least 33 %) |\n|---|---|")
    rate = {kind: 100 * counts.played[kind] / max(1, counts.drawn[kind]) for kind in range(len(deck.events))}
    lines += [f"| {deck.events[kind].id} | {rate[kind]:.0f} % |" for kind in sorted(rate, key=lambda k: rate[k])]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(prog="make balance", description=__doc__)
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--seats", type=int, default=4, choices=[2, 3, 4])
    parser.add_argument("--mode", default="full", choices=list(MODES))
    parser.add_argument("--deck", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    tables: dict[str, object] = {"mode": options.mode}
    if options.deck:
        tables["deck"] = read_deck(options.deck)
    variant = ARRR.variant_of(tables)
    setup = ARRR.setup(options.seats, variant)
    assert isinstance(setup, ArrrSetup)
    counts = no_counts()
    policy = Greedy(setup.numbers)
    for game in range(options.games):
        play(setup, policy, options.seed * (1 << 32) + game, counts)
        if sys.stderr.isatty() and game % 100 == 0:
            print(f"\r{game} of {options.games}", end="", file=sys.stderr)
    print("\n".join(report(variant, options.seats, counts)))


if __name__ == "__main__":
    main()
