"""``settemari simulate``: many games between bots, and what came out.

Stopped by Ctrl-C it tells what came out so far.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from settemari.cli import FINE, INTERRUPTED
from settemari.cli.variant import variant_asked_for
from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.lab.simulate import Progress, Result, Run, plan, play

if TYPE_CHECKING:
    from settemari.lab.breakdown import Share
    from settemari.locales.catalogue import Catalogue

AREAS = ("command", "lists", "games", "variants")
BAR = 30  # columns of a full bar
Played = TypeVar("Played")
GAP = "  "


def run(options: Namespace, language: str) -> int:
    """Play, count, print."""
    game = find_game(options.game)
    bots = [name.strip().removeprefix("bot:") for name in options.bots.split(",")]
    variant = variant_asked_for(game, options)
    planned = plan(game, options.seats, bots, variant, options.seed, options.games, _words(options.by))
    processes = options.processes or os.cpu_count() or 1
    if sys.stderr.isatty():
        result = watched(planned.games, lambda progress: play(planned, processes, progress))
    else:
        result = play(planned, processes)
    if options.json:
        print(json.dumps(result.as_json(), indent=2))
    else:
        _report(result, variant, language)
    return INTERRUPTED if result.stopped else FINE


def _words(given: list[str] | None) -> list[str]:
    """``--by a,b --by c`` is a, b and c."""
    return [word.strip() for words in given or () for word in words.split(",")]


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

    run, tally = result.run, result.tally
    game = find_game(run.game)
    counting = game.counting() if run.by else None
    own_areas = [area for area in counting.AREAS if area not in AREAS] if counting else []
    catalogue = Catalogue(language, [*AREAS, *own_areas])
    say = catalogue.say
    numbers = result.as_json()
    name = title(game, variant, catalogue)
    print(say("simulated", games=tally.games, seats=run.seats, variant=name))
    if result.stopped:
        print(say("simulated-stopped", games=tally.games, planned=run.games))
    print(say("simulated-bots", bots=list(run.bots) if len(set(run.bots)) > 1 else run.bots[0]))
    print()
    print(say("wins-heading"))
    for seat, (wins, bot) in enumerate(zip(tally.wins, run.bots, strict=True)):
        colour = say(f"seat-{game.seat_words[seat]}")
        _row(f"{colour} ({bot})", wins, tally.games)
    print()
    print(say("endings-heading"))
    for ending, games in sorted(result.endings.items(), key=lambda item: -item[1]):
        _row(say(f"ending-name-{ending}"), games, tally.games)
    _report_counts(result, variant, catalogue)
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


# -- what is counted by something --------------------------------------------------------------------------------


def _report_counts(result: Result, variant: Variant, catalogue: Catalogue) -> None:
    """A table for everything that was counted by: shares with their intervals, and how they compare to a fair share."""
    from settemari.lab.breakdown import shares, tables_of

    game = find_game(result.run.game)
    for table in tables_of(game, result.run.by):
        heads = [catalogue.say(f"measure-{measure.word}") for measure in table.measures]
        rows = []
        for row, cells in shares(result.counts, table).items():
            name = _row_name(result.run, variant, table.word, row, catalogue)
            rows.append((name, [_cell(cells[measure.word], catalogue) for measure in table.measures]))
        first = max([len(name) for name, _ in rows] + [len(catalogue.say("count-interval"))])
        widths = [
            max(len(text) for text in column) for column in zip(heads, *(cells for _, cells in rows), strict=True)
        ]
        print()
        print(catalogue.say(f"by-{table.word}"))
        for name, texts in [(catalogue.say("count-interval"), heads), *rows]:
            line = GAP.join(text.rjust(width) for text, width in zip(texts, widths, strict=True))
            print(f"  {name:<{first}}  {line}")


def _cell(share: Share, catalogue: Catalogue) -> str:
    low, high = (f"{100 * bound:.1f}" for bound in share.interval)
    if not share.of:
        return catalogue.say("count-never")
    if share.times_fair is None:
        return catalogue.say("count-share", share=f"{100 * share.share:.1f}", low=low, high=high)
    times = f"{share.times_fair:.2f}"
    return catalogue.say("count-victories", share=f"{100 * share.share:.1f}", low=low, high=high, times=times)


def _row_name(run: Run, variant: Variant, table: str, row: str, catalogue: Catalogue) -> str:
    if table == "ending":
        return catalogue.say(f"ending-name-{row}")
    if table == "seat":
        return catalogue.say(f"seat-{row}")
    if table == "turn":
        return catalogue.say("count-turn", place=int(row))
    game = find_game(run.game)
    counting = game.counting()
    assert counting is not None
    return catalogue.text(counting.row_message(game.setup(run.seats, variant), table, row))
