"""The end of a game: who won and by which rule, everybody's path round by round, the seed and its check."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from settemari.cli.screen.header import ruler
from settemari.cli.screen.lines import Lines, flow, hang, one_text, pad, row, wrap
from settemari.cli.screen.pen import Pen
from settemari.cli.screen.symbols import UNICODE, Symbols
from settemari.core.game import Outcome
from settemari.core.setup import Setup
from settemari.games.maretta import codes as c
from settemari.games.maretta.telling_words import space_message
from settemari.locales.catalogue import Catalogue

NARROWEST = 60
WIDEST_NAME = 20
WIDEST_CHART = 50


def ending(
    outcome: Outcome,
    setup: Setup,
    catalogue: Catalogue,
    width: int,
    *,
    paths: Sequence[Sequence[int]],
    seed: int | bytes,
    commitment: str,
    checked: bool,
    symbols: Symbols = UNICODE,
) -> Text:
    """``paths``: for each seat where it stood at the start and after every round, OFF_PATH once it was out.

    ``commitment`` is the hash that was shown before the game, and ``checked`` whether the seed fits it.
    """
    pen = Pen(setup, catalogue, symbols)
    inside = max(width, NARROWEST) - 2
    lines = _winners(pen, outcome, paths, inside)
    lines += [Text(), ruler(pen, inside, pen.say("screen-paths")), *path_chart(pen, paths, outcome, inside)]
    lines += [Text(), ruler(pen, inside, pen.say("screen-seed")), *_seed(pen, seed, commitment, checked, inside)]
    return one_text(lines)


def _winners(pen: Pen, outcome: Outcome, paths: Sequence[Sequence[int]], width: int) -> Lines:
    """How it ended, in a sentence, and by which rule."""
    furthest = max((paths[seat][-1] for seat in outcome.winners), default=0)
    said = pen.say(
        f"ending-{outcome.ending}",
        winners=[pen.names[seat] for seat in outcome.winners],
        count=len(outcome.winners),
        space=space_message(pen.setup, furthest),
    )
    told = row(Text(said, "title"), Text(f"({outcome.rule})", "label"), gap=" ")
    mark = pen.symbols.won if outcome.winners else pen.symbols.nothing
    return hang(Text(f"{mark} ", "mark"), wrap(told, width - 2))


def path_chart(pen: Pen, paths: Sequence[Sequence[int]], outcome: Outcome, width: int) -> Lines:
    """For each seat a strip from start to goal with a stop for every round, and the spaces in numbers."""
    last = int(pen.numbers.last)
    name = min(WIDEST_NAME, max(len(pen.nameplate(seat, WIDEST_NAME).plain.rstrip()) for seat in range(pen.seats)) + 1)
    chart = min(WIDEST_CHART, width // 2, last + 1)
    lines: Lines = []
    for seat, spaces in enumerate(paths):
        won = pen.symbols.won if seat in outcome.winners else " "
        strip = pad(_strip(pen, seat, spaces, chart, last), chart)
        head = row(Text(won, "mark"), pen.nameplate(seat, name), strip, Text(), gap=" ")
        numbers = [Text(pen.say("screen-out") if space == c.OFF_PATH else str(space)) for space in _until_out(spaces)]
        lines += hang(head, flow(numbers, width - head.cell_len))
    return lines


def _until_out(spaces: Sequence[int]) -> Sequence[int]:
    """A path up to where its meeple left it."""
    return spaces[: spaces.index(c.OFF_PATH) + 1] if c.OFF_PATH in spaces else spaces


def _strip(pen: Pen, seat: int, spaces: Sequence[int], columns: int, last: int) -> Text:
    walked = [space * (columns - 1) // last for space in spaces if space != c.OFF_PATH]
    strip = [pen.symbols.filled] * (max(walked) + 1)
    for place in walked:
        strip[place] = pen.symbols.stop
    end = walked[-1]
    return row(Text("".join(strip[:end]), "track"), pen.meeple(seat), Text("".join(strip[end + 1 :]), "track"))


def _seed(pen: Pen, seed: int | bytes, commitment: str, checked: bool, width: int) -> Lines:
    shown = seed.hex() if isinstance(seed, bytes) else f"{seed} {pen.symbols.dot} {pen.say('screen-practice')}"
    said = pen.say("screen-seed-fits" if checked else "screen-seed-differs")
    mark = f"{pen.symbols.done} " if checked else "! "
    return [
        *hang(Text("  "), wrap(Text(shown, "title"), width - 2)),
        *hang(Text("  "), flow([Text(pen.say("screen-commitment"), "label"), Text(commitment)], width - 2)),
        *hang(Text(mark, "good"), wrap(Text(said), width - len(mark))),
    ]
