"""What everybody may know of a table besides its game: who sits there, how far things are, how it ended."""

from __future__ import annotations

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
        "seats": [_seat(chair, name) for chair, name in zip(table.chairs, names, strict=True)],
        "next": table.next,
    }
    if table.stage == ENDED:
        told["end"] = _end(table)
    return told


def _seat(chair: Chair, name: str) -> Wired:
    return {
        "name": name,
        "free": chair.free,
        "person": bool(chair.guest),
        "bot": chair.bot,
        "why": chair.why,
        "ready": chair.ready,
        "ends": chair.wishes_end,
        "undo": chair.wishes_undo,
        "holds": chair.holds,
        "banked": round(chair.banked, 3),
    }


def _end(table: Table) -> Wired:
    """How it ended; the luck is no secret any more, so that everybody can check it."""
    luck = {
        "part": table.part.hex(),
        "nonces": [chair.nonce.hex() for chair in table.chairs],
        "seed": "" if table.match is None else table.seed.hex(),
    }
    outcome = None if table.match is None else table.match.outcome
    if table.match is None or outcome is None:
        if table.over is None:
            return {"closed": table.closed, "luck": luck}
        return {"ending": table.over.ending, "winners": list(table.over.winners), "closed": "rules", "luck": luck}
    told = table.match.game.telling().outcome_message(table.match.setup, outcome, table.match.view(None))
    return {
        "ending": outcome.ending,
        "rule": outcome.rule,
        "winners": list(outcome.winners),
        "text": wired(told),
        "luck": luck,
    }
