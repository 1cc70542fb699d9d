"""The end of a game at the terminal: who won and by which rule, what led to it, the seed and its check."""

from __future__ import annotations

import shlex

from settemari.cli.screen import ending
from settemari.cli.session import Session
from settemari.core.match import commitment_of


def show_ending(session: Session, commitment: str) -> None:
    """After the last choice. ``commitment`` is what was shown before the first one."""
    match, terminal = session.match, session.terminal
    session.log.catch_up()
    session.draw(match.view(None))
    checked = commitment_of(match.seed) == commitment
    terminal.show(ending(session.look, match, terminal.width, seed=match.seed, commitment=commitment, checked=checked))
    if session.kept is not None:
        terminal.tell(session.pen.say("check-it", file=shlex.quote(str(session.kept.file))))
