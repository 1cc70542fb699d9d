"""Everybody's path, round by round, for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from settemari.cli.screen.lines import Lines, flow, hang, pad, row
from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core import events as e
from settemari.core.events import apply_event
from settemari.core.game import Outcome
from settemari.core.match import Match
from settemari.core.table import ROUND
from settemari.games.maretta import codes as c

WIDEST_NAME = 20
WIDEST_CHART = 50


def paths(match: Match) -> list[list[int]]:
    """For each seat, where its meeple stood at the start and after every round, OFF_PATH once it was out."""
    view = match.start_view(None)
    found: list[list[int]] = [[0] for _ in range(match.seats)]
    for event in match.events(None):
        if (event[0] == e.COUNTED and event[1] == ROUND and view.cell(ROUND) > 0) or event[0] == e.ENDED:
            for seat, spaces in enumerate(found):
                spaces.append(int(view.cell(c.SPACE + seat)))
        apply_event(view, event)
    return found


def path_chart(pen: MarettaPen, walked: Sequence[Sequence[int]], outcome: Outcome, width: int) -> Lines:
    """For each seat a strip from start to goal with a stop for every round, and the spaces in numbers."""
    last = int(pen.numbers.last)
    name = min(WIDEST_NAME, max(len(pen.nameplate(seat, WIDEST_NAME).plain.rstrip()) for seat in range(pen.seats)) + 1)
    chart = min(WIDEST_CHART, width // 2, last + 1)
    lines: Lines = []
    for seat, spaces in enumerate(walked):
        won = pen.symbols.won if seat in outcome.winners else " "
        strip = pad(_strip(pen, seat, spaces, chart, last), chart)
        head = row(Text(won, "mark"), pen.nameplate(seat, name), strip, Text(), gap=" ")
        numbers = [Text(pen.say("screen-out") if space == c.OFF_PATH else str(space)) for space in _until_out(spaces)]
        lines += hang(head, flow(numbers, width - head.cell_len))
    return lines


def _until_out(spaces: Sequence[int]) -> Sequence[int]:
    """A path up to where its meeple left it."""
    return spaces[: spaces.index(c.OFF_PATH) + 1] if c.OFF_PATH in spaces else spaces


def _strip(pen: MarettaPen, seat: int, spaces: Sequence[int], columns: int, last: int) -> Text:
    walked = [space * (columns - 1) // last for space in spaces if space != c.OFF_PATH]
    strip = [pen.symbols.filled] * (max(walked) + 1)
    for place in walked:
        strip[place] = pen.symbols.stop
    end = walked[-1]
    return row(Text("".join(strip[:end]), "track"), pen.meeple(seat), Text("".join(strip[end + 1 :]), "track"))
