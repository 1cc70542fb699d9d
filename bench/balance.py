"""What "The box" asks of the games, measured by many games between equal bots: `make balance`.

    make balance ARGS="box"           both sides of Maretta, at 3, 4 and 5 seats
    make balance ARGS="deck"          the deck of Arrr!!!, in full mode with 4 seats
    make balance ARGS="box --write"   the same, written into docs/box-balance.md (deck: docs/deck-balance.md)

Everything is counted by `settemari simulate --by`; here it is set beside the bounds. Stopped by Ctrl-C it tells what
came out so far, and writes nothing.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.fields import deck_of
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.vocabulary import MODES
from settemari.games.maretta.game import ESCAPE, VOLCANO
from settemari.lab.breakdown import Share, shares, tables_of
from settemari.lab.interval import Interval
from settemari.lab.simulate import Result, Run, plan, play

DOCS = Path(__file__).resolve().parent.parent / "docs"
HEADING = "## The tables\n"  # what follows is written by this program
PAGES = {"box": "box-balance.md", "deck": "deck-balance.md"}
MOST_FOR_A_SEAT, MOST_FOR_A_CAPTAIN = 1.15, 1.25  # times a fair share
LEAST_OF_AN_ACTION, LEAST_OF_AN_EVENT = 0.10, 0.33
TESTS_PASSED = (0.55, 0.75)
# Side by side: the endings that count, and what their share is to be. A game that ends by token and card at once counts
# for neither, or half for each: both are shown.
ESCAPE_ENDINGS = {"token": (0.40, 0.60), "card": (0.25, 0.45), "deck": (0.0, 0.25)}
VOLCANO_ENDINGS = {"sea": (0.55, 0.80), "survivor": (0.15, 0.40), "nobody": (0.0, 0.05)}
ROUNDS_OF_VOLCANO = (6, 8)


class Line(NamedTuple):
    """A line of the table of bounds: what is asked, what was found, how sure it is, and whether it fits."""

    what: str
    asked: str
    found: str
    interval: str
    fits: bool

    def __str__(self) -> str:
        return f"| {self.what} | {self.asked} | {self.found} | {self.interval} | {'yes' if self.fits else '**no**'} |"


def bounds(lines: list[Line]) -> list[str]:
    return ["| | asked | found | 95 % interval | within |", "|---|---|---|---|---|", *map(str, lines)]


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(given: Interval) -> str:
    return f"{100 * given.low:.1f} to {100 * given.high:.1f} %"


def within(what: str, share: Share, low: float, high: float) -> Line:
    asked = f"at most {percent(high)}" if low == 0 else f"{percent(low)} to {percent(high)}"
    return Line(what, asked, percent(share.share), interval(share.interval), low <= share.share <= high)


def at_least(what: str, share: Share, low: float) -> Line:
    return Line(what, f"at least {percent(low)}", percent(share.share), interval(share.interval), share.share >= low)


def times_fair(share: Share) -> str:
    return f"{share.times_fair or 0:.3f}"


def interval_of_times(share: Share) -> str:
    fair = share.fair or 1
    return f"{share.interval.low / fair:.3f} to {share.interval.high / fair:.3f}"


def most_often(what: str, rows: dict[str, dict[str, Share]], most: float) -> Line:
    """The seat or the captain with the most victories."""
    name = max(rows, key=lambda row: rows[row]["won"].share)
    share = rows[name]["won"]
    found = f"{times_fair(share)} ({name})"
    return Line(what, f"at most {most} x", found, interval_of_times(share), (share.times_fair or 0) <= most)


def table(result: Result, word: str) -> dict[str, dict[str, Share]]:
    (found,) = tables_of(find_game(result.run.game), [word])
    return shares(result.counts, found)


def rows_of(heads: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> list[str]:
    return [
        "| " + " | ".join(heads) + " |",
        "|" + "---|" * len(heads),
        *("| " + " | ".join(row) + " |" for row in rows),
    ]


def share_and_interval(share: Share) -> str:
    return f"{percent(share.share)} ({interval(share.interval)})" if share.of else "-"


def victories(share: Share) -> str:
    return f"{times_fair(share)} ({interval_of_times(share)})" if share.of else "-"


# -- the box of Maretta ----------------------------------------------------------------------------------------


def none_of(games: int) -> dict[str, Share]:
    return {"games": Share(0, games, None)}


def side_lines(result: Result) -> list[Line]:
    """The bounds of one side of the board."""
    games = result.tally.games
    endings = table(result, "ending")
    by_both = endings.get("token-and-card", none_of(games))["games"].counted
    lines = []
    for ending, (low, high) in (ESCAPE_ENDINGS if result.run.game == "maretta" else VOLCANO_ENDINGS).items():
        share = endings.get(ending, none_of(games))["games"]
        lines.append(within(f"ends by: {ending}", share, low, high))
        if ending in ("token", "card"):
            halved = Share(share.counted + by_both / 2, games, None)
            lines.append(within("the same, with half of those by token and card at once", halved, low, high))
    if result.run.game == "vulcano":
        low_rounds, high_rounds = ROUNDS_OF_VOLCANO
        median = result.median_rounds
        asked = f"{low_rounds} to {high_rounds}"
        lines.append(Line("rounds, median", asked, str(median), "", low_rounds <= median <= high_rounds))
    lines.append(most_often("victories of a place in turn order", table(result, "turn"), MOST_FOR_A_SEAT))
    return lines


def box(options: argparse.Namespace) -> Iterator[str]:
    """Both sides, by number of seats; the bounds are asked for four."""
    for game in (ESCAPE, VOLCANO):
        variant = game.variant()
        yield f"### {variant.name}\n"
        last, spaces = variant.number("path.last"), variant.numbers("path.barrel_spaces")
        dividers, values = variant.numbers("path.dividers"), variant.numbers("deck.values")
        yield f"Last space {last}, barrels on {_listed(spaces)}, dividers after {_listed(dividers)},"
        yield f"numbers in each suit {_listed(values)}.\n"
        for seats in (4, 3, 5):
            by = ["ending", "turn", "barrel", "card"] if seats == 4 else ["ending", "turn"]
            result = _played(options, plan(game, seats, [options.bots], variant, options.seed, options.games, by))
            asked = "" if seats == 4 else " (the bounds are asked for 4 seats only)"
            yield f"#### {seats} seats{asked}\n"
            yield f"{_command(options, game.id, seats, by)}\n"
            yield from bounds(side_lines(result))
            yield ""
            if seats == 4:
                yield from _barrels_and_cards(result)
            if result.stopped:
                return


def _listed(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _barrels_and_cards(result: Result) -> Iterator[str]:
    heads = ("barrel", "opened, of all games", "victories of who opened it, 1 is fair")
    yield from rows_of(
        heads,
        (
            (row, share_and_interval(cells["opened"]), victories(cells["won"]))
            for row, cells in table(result, "barrel").items()
        ),
    )
    yield ""
    yield from rows_of(
        ("card", "victories of who laid it for themselves", "of who gave it", "of who received it"),
        (
            (row, *(victories(cells[measure]) for measure in ("laid", "given", "received")))
            for row, cells in table(result, "card").items()
        ),
    )
    yield ""


# -- the deck of Arrr!!! ---------------------------------------------------------------------------------------


def deck(options: argparse.Namespace) -> Iterator[str]:
    """One deck in one mode; what speaks of captains and challenges is for full mode."""
    tables: dict[str, object] = {"mode": options.mode}
    if options.deck:
        tables["deck"] = read_deck(options.deck)
    variant = ARRR.variant_of(tables)
    by = ["turn", "captain", "action", "test", "card"]
    result = _played(options, plan(ARRR, options.seats, [options.bots], variant, options.seed, options.games, by))
    yield f"{_command(options, 'arrr', options.seats, by)}\n"
    yield f"{result.tally.games} games, {options.seats} seats, mode {options.mode}, deck {deck_of(variant).name!r}\n"
    yield from bounds(deck_lines(result, variant))
    yield ""
    yield from _arrr_tables(result, variant)


def deck_lines(result: Result, variant: Variant) -> list[Line]:
    events = {row: cells["played"] for row, cells in table(result, "event").items() if cells["played"].of}
    actions = {row: cells["declared"] for row, cells in table(result, "action").items()}
    rarest = min(actions, key=lambda row: actions[row].share)
    lines = [most_often("victories of a place in turn order", table(result, "turn"), MOST_FOR_A_SEAT)]
    if variant.word("mode") == "full":
        lines.append(most_often("victories of a captain", table(result, "captain"), MOST_FOR_A_CAPTAIN))
    lines.append(at_least(f"the rarest action ({rarest})", actions[rarest], LEAST_OF_AN_ACTION))
    if events:
        rarest = min(events, key=lambda row: events[row].share)
        lines.append(at_least(f"the rarest event, if drawn ({rarest})", events[rarest], LEAST_OF_AN_EVENT))
    lines.append(within("tests passed", table(result, "test")["all"]["passed"], *TESTS_PASSED))
    return lines


def _arrr_tables(result: Result, variant: Variant) -> Iterator[str]:
    turns = table(result, "turn")
    yield from rows_of(
        ("place in turn order", "victories, 1 is fair"), ((row, victories(turns[row]["won"])) for row in turns)
    )
    yield ""
    if variant.word("mode") == "full":
        captains = table(result, "captain")
        ordered = sorted(captains, key=lambda row: -captains[row]["won"].share)
        heads = ("captain", "victories, 1 is fair")
        yield from rows_of(heads, ((row, victories(captains[row]["won"])) for row in ordered))
        yield ""
    yield from rows_of(
        ("action", "of all actions"),
        ((row, share_and_interval(cells["declared"])) for row, cells in table(result, "action").items()),
    )
    yield ""
    yield from rows_of(
        ("tests of", "passed", "by the first throw alone"),
        (
            (row, share_and_interval(cells["passed"]), share_and_interval(cells["at-once"]))
            for row, cells in table(result, "test").items()
        ),
    )
    yield ""
    yield from rows_of(
        ("exploration", "chosen, if turned up", "conquered, if turned up", "victories of who conquered it, 1 is fair"),
        (
            (row, share_and_interval(cells["chosen"]), share_and_interval(cells["conquered"]), victories(cells["won"]))
            for row, cells in table(result, "exploration").items()
        ),
    )
    for word, done in (("event", "played"), ("crew", "equipped")):
        cards = table(result, word)
        if cards:
            yield ""
            yield from rows_of(
                (word, f"{done}, if drawn", f"victories of who {done} it, 1 is fair"),
                (
                    (row, share_and_interval(cards[row][done]), victories(cards[row]["won"]))
                    for row in sorted(cards, key=lambda row: cards[row][done].share)
                ),
            )


# -- playing and writing ---------------------------------------------------------------------------------------


def _played(options: argparse.Namespace, run: Run) -> Result:
    """All games of a run, with how far it is on standard error."""

    def progress(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{run.game} with {run.seats} seats: {done} of {run.games}", end="", file=sys.stderr)

    result = play(run, options.processes or os.cpu_count() or 1, progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    options.stopped = options.stopped or result.stopped
    return result


def _command(options: argparse.Namespace, game: str, seats: int, by: list[str]) -> str:
    """How anybody can see the same."""
    mode = f" --mode {options.mode}" if game == "arrr" and options.mode != "full" else ""
    own = f" --deck {options.deck}" if game == "arrr" and options.deck else ""
    seed = f" --seed {options.seed}" if options.seed != 1 else ""
    return (
        f"`settemari simulate {game} --games {options.games} --seats {seats} --bots {options.bots}{mode}{own}{seed}"
        f" --by {','.join(by)}`"
    )


def written(page: Path, lines: list[str]) -> str:
    """The page with new tables; what people wrote above them stays."""
    above, heading, _ = page.read_text("utf-8").partition(HEADING)
    return above + heading + "\n" + "\n".join(lines).rstrip("\n") + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="make balance", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=list(PAGES))
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--bots", default="greedy", help="the same in every seat: greedy, or a level")
    parser.add_argument("--seats", type=int, default=4, choices=[2, 3, 4], help="of the deck")
    parser.add_argument("--mode", default="full", choices=list(MODES), help="of the deck")
    parser.add_argument("--deck", type=Path, help="another deck")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1, help="0: one for each core")
    parser.add_argument("--write", action="store_true", help="into the page in docs")
    options = parser.parse_args(namespace=argparse.Namespace(stopped=False))
    lines = list((box if options.what == "box" else deck)(options))
    if options.write and not options.stopped:
        page = DOCS / PAGES[options.what]
        page.write_text(written(page, lines), "utf-8")
    else:
        print("\n".join(lines))
    return 130 if options.stopped else 0


if __name__ == "__main__":
    sys.exit(main())
