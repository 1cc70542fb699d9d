"""``settemari simulate``: many games between bots, and what came out."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TypeVar

from settemari.cli.variant import variant_asked_for
from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.lab.simulate import Progress, Result, plan, play

BAR = 30  # columns of a full bar
Played = TypeVar("Played")


def run(options: Namespace, language: str) -> int:
    """Play, count, print."""
    game = find_game(options.game)
    bots = [name.strip().removeprefix("bot:") for name in options.bots.split(",")]
    variant = variant_asked_for(game, options)
    planned = plan(game, options.seats, bots, variant, options.seed, options.games)
    processes = options.processes or os.cpu_count() or 1
    if sys.stderr.isatty():
        result = watched(planned.games, lambda progress: play(planned, processes, progress))
    else:
        result = play(planned, processes)
    if options.json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        _report(result, variant, language)
    return 0


def watched(games: int, play: Callable[[Progress], Played]) -> Played:
    """Play with a progress bar on standard error, so that a result in a pipe stays clean."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Drawn when there is news, not by a thread of its own: Ctrl-C while one starts would be its end.
    with Bar(*columns, console=console, transient=True, auto_refresh=False) as bar:
        task = bar.add_task("", total=games)
        return play(lambda done: bar.update(task, completed=done, refresh=True))


def _report(result: Result, variant: Variant, language: str) -> None:
    """The numbers for a person, as plain lines."""
    from settemari.cli.variant import title
    from settemari.locales.catalogue import Catalogue

    catalogue = Catalogue(language, ["command", "lists", "games", "variants"])
    say = catalogue.say
    numbers = result.as_json()
    run, tally = result.run, result.tally
    name = title(find_game(run.game), variant, catalogue)
    print(say("simulated", games=tally.games, seats=run.seats, variant=name))
    print(say("simulated-bots", bots=list(run.bots) if len(set(run.bots)) > 1 else run.bots[0]))
    print()
    print(say("wins-heading"))
    for seat, (wins, bot) in enumerate(zip(tally.wins, run.bots, strict=True)):
        colour = say(f"seat-{find_game(run.game).seat_words[seat]}")
        _row(f"{colour} ({bot})", wins, tally.games)
    print()
    print(say("endings-heading"))
    for ending, games in sorted(result.endings.items(), key=lambda item: -item[1]):
        _row(say(f"ending-name-{ending}"), games, tally.games)
    print()
    print(say("rounds-mean", mean=f"{result.mean_rounds:.1f}", median=result.median_rounds))
    print(say("decisions-mean", mean=f"{tally.decisions / tally.games:.1f}"))
    speed = (f"{result.seconds:.1f}", int(tally.games / result.seconds), int(tally.decisions / result.seconds))
    print(say("speed", seconds=speed[0], games=speed[1], decisions=speed[2]))
    print(say("built-compiled" if numbers["compiled"] else "built-interpreted"))
    print(say("digest", digest=numbers["digest"]))


def _row(name: str, count: int, of: int) -> None:
    share = count / of
    print(f"  {name:<28} {100 * share:5.1f} %  {'█' * round(BAR * share)}")
