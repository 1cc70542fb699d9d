"""A table at which programs play: whole matches, with a program in some seats and random answers in the others."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

import settemari
from settemari.bots import Bot, policy_of
from settemari.bots.external import ExternalBot, Failure, Program
from settemari.bots.protocol import Limits, Wording
from settemari.core.chance import Seeded
from settemari.core.match import Match

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
FIRST = (sys.executable, str(EXAMPLES / "first.py"))
ODD = str(Path(__file__).parent / "odd.py")
PATIENCE = 120.0
PATIENT = Limits(start=PATIENCE, choice=PATIENCE)  # nothing here depends on how busy the machine is


class Evening(NamedTuple):
    """How a game with programs went."""

    match: Match
    failures: list[Failure]


def program(words: tuple[str, ...], limits: Limits = PATIENT, log: Path | None = None) -> Program:
    return Program(words, limits, log)


def odd(how: str, file: Path | None = None) -> tuple[str, ...]:
    """A program that misbehaves in that way, or writes down something."""
    return (sys.executable, ODD, how, *([] if file is None else [str(file)]))


def seat_program(match: Match, seat: int, what: Program, note: Callable[[Failure], None]) -> ExternalBot:
    wording = Wording(match.game, match.variant, match.setup, seat, what.limits)
    return ExternalBot(match.setup, wording, what, Seeded(100 + seat), lambda since: match.events(seat, since), note)


def evening(match: Match, programs: Mapping[int, Program]) -> Evening:
    """Play to the end; every program is told goodbye."""
    failures: list[Failure] = []
    bots: dict[int, Bot | ExternalBot] = {}
    for seat in range(match.seats):
        if seat in programs:
            bots[seat] = seat_program(match, seat, programs[seat], failures.append)
        else:
            bots[seat] = Bot(match.setup, policy_of(match.game, "random", match.variant, match.seats), Seeded(seat))
    external = [(seat, bot) for seat, bot in bots.items() if isinstance(bot, ExternalBot)]
    try:
        while question := match.question():
            for seat in question.seats:
                if not question.settled:
                    question.answer(seat, bots[seat].choose(match.view(seat)))
        for seat, bot in external:
            bot.part(match.view(seat))
    finally:
        for _, bot in external:
            bot.close()
    return Evening(match, failures)


def dealt(game: str, seats: int, seed: int = 1, variant: str | None = None) -> Match:
    return settemari.deal(game, seats=seats, seed=seed, variant=variant)
