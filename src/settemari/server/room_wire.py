"""What everybody may know of a table besides its game: who sits there, how far things are, how it ended."""

from __future__ import annotations

from settemari.core.match import Match
from settemari.server.room import ENDED, Chair
from settemari.server.table import Table
from settemari.server.wire import Wired, wired


def room_of(table: Table) -> Wired:
    """The public part of a table. Guests are named by their seats: who they are is nobody's business."""
    names = table.names()
    told: dict[str, object] = {
        "code": table.code,
        "game": table.settings.game,
        "stage": table.stage,
        "settings": table.settings,
        "rules": table.rules,
        "host": table.seats_of(table.host),
        "locked": table.locked,
        "spectators": table.spectators,
        "promise": table.promise,
        "undos": table.undos,
        "seats": [seat_of(chair, name) for chair, name in zip(table.chairs, names, strict=True)],
        "declined": _declined(table),
        "next": table.next,
    }
    if table.stage == ENDED:
        told["end"] = _end(table)
    return told


def seat_of(chair: Chair, name: str) -> Wired:
    """Who sits there, and who plays."""
    return {
        "name": name,
        "free": chair.free,
        "person": bool(chair.guest),
        "bot": chair.bot,
        "why": chair.why,
        "ready": chair.ready,
        "ends": chair.wishes_end,
        "undo": chair.wishes_undo,
        "bet": chair.bet,
        "holds": chair.holds,
        "banked": round(chair.banked, 3),
    }


def _declined(table: Table) -> Wired | None:
    """Who would rather not do what others proposed last, and what that was."""
    line = table.declined
    if line is None:
        return None
    return {"number": table.declines, "seat": line.seat, "question": line.question, "asked": line.asked}


def _end(table: Table) -> Wired:
    """How it ended; the luck is no secret any more, so that everybody can check it."""
    luck = {
        "part": table.part.hex(),
        "nonces": [chair.nonce.hex() for chair in table.chairs],
        "seed": "" if table.match is None else table.seed.hex(),
    }
    told = None if table.match is None else outcome_of(table.match)
    if table.match is None or told is None:
        if table.over is None:
            return {"closed": table.closed, "luck": luck}
        return {"ending": table.over.ending, "winners": list(table.over.winners), "closed": "rules", "luck": luck}
    return {**told, "awards": _awards(table.match), "luck": luck}


def _awards(match: Match) -> list[Wired]:
    """What was remarkable, by what everybody could see."""
    awards = match.game.awards(match.setup, match.events(None))
    return [{"seat": award.seat, "text": wired(award.text)} for award in awards]


def outcome_of(match: Match) -> Wired | None:
    """How a game ended by its rules; None if it goes on."""
    outcome = match.outcome
    if outcome is None:
        return None
    told = match.game.telling().outcome_message(match.setup, outcome, match.view(None))
    return {"ending": outcome.ending, "rule": outcome.rule, "winners": list(outcome.winners), "text": wired(told)}
