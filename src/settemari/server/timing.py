"""When a seat may answer, and when it must have: clocks, and the moments at which everybody may answer (P7.8).

At a moment no answer counts before a time drawn for its seat from one published distribution: whoever has nothing to
play, whoever is not prompted and whoever clicks at once take the same time, so that a pause tells nothing. The draw
follows from the table's own secret: every worker has the same, and it is stored nowhere.
"""

from __future__ import annotations

from settemari.server.table import Table

# Seconds: a moment stays open 0.8 and from 0.4 to 1.6 more. Anybody may know this.
LEAST_OPEN, LEAST_MORE, MOST_MORE = 0.8, 0.4, 1.6
# Seconds that a bot takes over any other answer, whatever it holds and however long it searched.
LEAST_PAUSE, MOST_PAUSE = 0.5, 0.9
HOLD = 20.0  # seconds that *Hold* adds


def counts_from(table: Table, seat: int) -> float:
    """Before that time no answer of a seat to the open question counts; after it, it does so at once."""
    return unprompted_at(table, seat) if table.is_masked else table.asked_at


def unprompted_at(table: Table, seat: int) -> float:
    """When a seat answers that nobody prompts: its orders, or a bot at a moment."""
    assert table.question is not None
    drawn = table.jitter(table.undos, table.question.id, seat)
    return table.asked_at + LEAST_OPEN + LEAST_MORE + (MOST_MORE - LEAST_MORE) * drawn


def bot_answers_at(table: Table, seat: int) -> float:
    """When a bot answers, if it has thought by then."""
    assert table.question is not None
    if table.is_moment:
        return unprompted_at(table, seat)
    drawn = table.jitter(table.undos, table.question.id, seat)
    return table.asked_at + LEAST_PAUSE + (MOST_PAUSE - LEAST_PAUSE) * drawn


def answers_by(table: Table, seat: int) -> float | None:
    """When a seat's time is over; None: it has all the time in the world."""
    if table.is_moment:
        fuse = table.settings.fuse
        return table.asked_at + fuse + HOLD * table.held if fuse else None
    clock = table.settings.clock
    if not clock.seconds:
        return None
    return table.asked_at + clock.seconds + max(0.0, clock.bank - table.chairs[seat].banked)
