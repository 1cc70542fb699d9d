"""The command ``settemari``. Every import stays inside its command, so that ``--help`` is quick."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from settemari import __version__


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit code: 0 fine, 2 wrong input, 130 interrupted."""
    from settemari.core.errors import SetteMariError

    options = _parser().parse_args(arguments)
    try:
        return _demo(options.game, options.seats, options.seed, options.variant)
    except (SetteMariError, ValueError) as error:
        print(f"settemari: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # whoever read has enough; what is still buffered goes nowhere
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="settemari",
        description="The digital table for Maretta and Vulcano.",
        epilog="example: settemari demo vulcano --seats 5 --seed 7",
    )
    parser.add_argument("--version", action="version", version=f"settemari {__version__}")
    commands = parser.add_subparsers(required=True, metavar="command")
    demo = commands.add_parser(
        "demo",
        help="play and print a game between random seats",
        description="Plays a whole game between random seats and prints it in the words of the notation.",
        epilog="example: settemari demo maretta --seats 3 --variant adrenaline --seed 1",
    )
    demo.add_argument("game", nargs="?", default="maretta", help="maretta or vulcano (default: maretta)")
    demo.add_argument("--seats", type=int, default=4, metavar="N", help="3 to 5 (default: 4)")
    demo.add_argument("--seed", type=int, metavar="N", help="the same number deals the same game")
    demo.add_argument("--variant", metavar="NAME|FILE", help="a shipped variant or a TOML file")
    return parser


def _demo(game: str, seats: int, seed: int | None, variant: str | None) -> int:
    """Play a game by chance and print it as a spectator sees it."""
    import random

    import settemari
    from settemari.core import events as e
    from settemari.core.native import is_compiled
    from settemari.games.maretta.notes import note
    from settemari.games.maretta.words import seat_word

    if seed is None:
        seed = random.randrange(1 << 31)
    match = settemari.deal(game, seats, seed=seed, variant=variant)
    build = "compiled" if is_compiled() else "interpreted: everything works, only slower"
    print(f"{match.variant.name}, {seats} random seats, seed {seed} ({build})")
    luck = random.Random(seed)
    heard = len(match.events(None))
    while question := match.question():
        for seat in question.seats:
            answer = luck.choice(question.offer(seat).playable)
            question.answer(seat, answer)
            if len(question.seats) == 1:  # what several choose at the same time is told when it is turned up
                print(f"\n{question.rule:5} {seat_word(seat)}: {answer}")
        for event in match.events(None, heard):
            if event[0] not in (e.ASKED, e.ENDED):
                print(f"        {note(match.setup.layout, event)}")
        heard = len(match.events(None))
    outcome = match.outcome
    assert outcome is not None
    winners = ", ".join(seat_word(seat) for seat in outcome.winners) or "nobody"
    print(f"\n{outcome.rule:5} the game ends ({outcome.ending}); winners: {winners}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
