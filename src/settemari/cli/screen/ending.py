"""The end of a game: who won and by which rule, what led to it, the seed and its check."""

from __future__ import annotations

from rich.text import Text

from settemari.cli.screen.header import ruler
from settemari.cli.screen.lines import Lines, flow, hang, one_text, row, wrap
from settemari.cli.screen.look import Look
from settemari.cli.screen.pen import Pen
from settemari.core.game import Outcome
from settemari.core.match import Match
from settemari.locales.message import Message

NARROWEST = 60


def ending(look: Look, match: Match, width: int, *, seed: int | bytes, commitment: str, checked: bool) -> Text:
    """``commitment`` is the hash that was shown before the game, and ``checked`` whether the seed fits it."""
    pen = look.pen
    inside = max(width, NARROWEST) - 2
    assert match.outcome is not None
    lines = _winners(pen, match.outcome, look.outcome_message(match), inside)
    lines += [Text(), ruler(pen, inside, look.story_title()), *look.story(match, inside)]
    lines += [Text(), ruler(pen, inside, pen.say("screen-seed")), *_seed(pen, seed, commitment, checked, inside)]
    return one_text(lines)


def _winners(pen: Pen, outcome: Outcome, said: Message, width: int) -> Lines:
    """How it ended, in a sentence, and by which rule."""
    told = row(Text(pen.symbols.one_line(pen.text(said)), "title"), Text(f"({outcome.rule})", "label"), gap=" ")
    mark = pen.symbols.won if outcome.winners else pen.symbols.nothing
    return hang(Text(f"{mark} ", "mark"), wrap(told, width - 2))


def _seed(pen: Pen, seed: int | bytes, commitment: str, checked: bool, width: int) -> Lines:
    shown = seed.hex() if isinstance(seed, bytes) else f"{seed} {pen.symbols.dot} {pen.say('screen-practice')}"
    said = pen.say("screen-seed-fits" if checked else "screen-seed-differs")
    mark = f"{pen.symbols.done} " if checked else "! "
    return [
        *hang(Text("  "), wrap(Text(shown, "title"), width - 2)),
        *hang(Text("  "), flow([Text(pen.say("screen-commitment"), "label"), Text(commitment)], width - 2)),
        *hang(Text(mark, "good"), wrap(Text(said), width - len(mark))),
    ]
