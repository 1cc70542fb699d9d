"""The end of a game at the terminal: who won and by which rule, everybody's path, the seed and its check."""

from __future__ import annotations

import shlex

from rich.text import Text

from settemari.cli.screen import ending
from settemari.cli.session import Session
from settemari.core import events as e
from settemari.core.events import apply_event
from settemari.core.match import Match, commitment_of
from settemari.core.table import ROUND
from settemari.games.maretta import codes as c


def show_ending(session: Session, commitment: str) -> None:
    """After the last choice. ``commitment`` is what was shown before the first one."""
    match, terminal = session.match, session.terminal
    session.log.catch_up()
    session.draw(match.view(None))
    outcome = match.outcome
    assert outcome is not None
    terminal.show(
        ending(
            outcome,
            match.setup,
            session.catalogue,
            terminal.width,
            paths=paths(match),
            seed=match.seed,
            commitment=commitment,
            checked=commitment_of(match.seed) == commitment,
            symbols=session.pen.symbols,
        )
    )
    if session.kept is not None:
        terminal.show(Text(session.pen.say("check-it", file=shlex.quote(str(session.kept.file)))))


def paths(match: Match) -> list[list[int]]:
    """For each seat, where its meeple stood at the start and after every round."""
    view = match.start_view(None)
    found: list[list[int]] = [[0] for _ in range(match.seats)]
    for event in match.events(None):
        if (event[0] == e.COUNTED and event[1] == ROUND and view.cell(ROUND) > 0) or event[0] == e.ENDED:
            for seat, spaces in enumerate(found):
                spaces.append(int(view.cell(c.SPACE + seat)))
        apply_event(view, event)
    return found
