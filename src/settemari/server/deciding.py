"""What somebody at a table may do: each wish becomes the lines that the log gets for it, or is refused.

Nothing is changed here. A worker decides, writes the lines, and only when they are safe applies them to its table; if
another worker was quicker it reads on and decides anew. Who is asking is a *guest*, whatever device they sit at.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from settemari.bots.levels import LEVELS, has_levels
from settemari.bots.names import check_person, is_shared
from settemari.core.errors import NotAsked, SeatsError
from settemari.core.question import Answer
from settemari.core.undoing import MOST_UNDOS
from settemari.locales.message import say
from settemari.server import log
from settemari.server.errors import NotAllowed, NotNow, TableError
from settemari.server.room import ENDED, PLAYING, WAITING, Chair, Room
from settemari.server.settings import Settings, digest_of
from settemari.server.source import Source
from settemari.server.table import Table

LONGEST_NONCE = 64  # bytes
USUAL_LEVEL = 3  # of a bot that goes on for somebody
MOST_HOLDS = 3  # of each seat in a game

Lines = list[log.AnyLine]


# -- before the game -------------------------------------------------------------------------------------------


def opening(settings: Settings, host: str, source: Source, code: str, after: str = "") -> Lines:
    """A new table. Its host does not sit at it yet."""
    variant, rules = settings.checked(), settings.of_game().rules_number
    return [log.Opened(code, host, settings, digest_of(variant), rules, source.secret(), after)]


def settling(room: Room, host: str, name: str, nonce: bytes, bots: Sequence[int], deal: bool) -> Lines:
    """What else the host says in the same breath: a seat for themselves, bots for others, and off we go."""
    lines: Lines = []
    if name:
        lines += sitting(room, host, name, nonce, 0)
        room = room.foreseen(lines, room.changed_at)
    if len(bots) > sum(chair.free for chair in room.chairs):
        raise NotNow(say("error-table-full"))
    for level in bots:
        seat = _free_seat(room)
        manned = manning(room, host, seat, level)
        lines += manned
        room = room.foreseen(manned, room.changed_at)
    return [*lines, *(dealing(room, host) if deal else [])]


def rematching(table: Table, guest: str, settings: Settings, code: str, source: Source) -> Lines:
    """Those who played play again, at a new table: the same seats and bots, and the next one goes first."""
    _at_table(table, guest, also_bots=True)
    _stage(table, ENDED)
    first = (table.first + 1) % len(table.chairs)
    settings = msgspec.structs.replace(settings, first=first)
    lines = opening(settings, guest, source, code, table.key)
    for seat, chair in enumerate(table.chairs):
        if chair.guest:
            lines.append(log.Sat(seat, chair.guest, chair.name, b""))
            if chair.guest == guest:
                lines.append(log.Ready(seat, True))
        else:
            lines.append(log.Manned(seat, chair.bot or USUAL_LEVEL))
    everybody = {chair.guest for chair in table.chairs if chair.guest}
    return [*lines, *([log.Dealt()] if everybody == {guest} else [])]


def changing(table: Table, guest: str, settings: Settings) -> Lines:
    """The host wants the table otherwise. Nobody who sits there loses their seat by it."""
    _for_host(table, guest)
    _stage(table, WAITING)
    variant = settings.checked()
    if any(not chair.free for chair in table.chairs[settings.seats :]):
        raise NotNow(say("error-table-too-small"))
    return [log.Changed(settings, digest_of(variant))]


def sitting(table: Room, guest: str, name: str, nonce: bytes = b"", seat: int | None = None) -> Lines:
    """Take a free seat, or the own one back from the bot that plays it."""
    seat = _free_seat(table) if seat is None else _seat(table, seat)
    chair = table.chairs[seat]
    _check_nonce(nonce)
    _check_name(table, name, seat)
    if chair.guest == guest and chair.can_be_taken_back and table.stage == PLAYING:
        return [log.Sat(seat, guest, name, b"")]
    _stage(table, WAITING)
    if not chair.free and chair.guest != guest:
        raise NotNow(say("error-table-seat-taken"))
    if table.locked and guest != table.host and not table.seats_of(guest):
        raise NotAllowed(say("error-table-locked"))
    return [log.Sat(seat, guest, name, nonce)]


def manning(table: Room, guest: str, seat: int, level: int) -> Lines:
    """The host gives a free seat to a bot."""
    _for_host(table, guest)
    _stage(table, WAITING)
    chair = table.chairs[_seat(table, seat)]
    if chair.guest:
        raise NotNow(say("error-table-seat-taken"))
    return [log.Manned(seat, _level(table, level))]


def readying(table: Table, guest: str, seat: int, ready: bool, nonce: bytes = b"") -> Lines:
    """Ready or not. After a game nobody has to say so twice: once all are, the next one begins."""
    _own(table, guest, seat)
    _stage(table, WAITING)
    _check_nonce(nonce)
    if table.chairs[seat].ready == ready and not nonce:
        return []
    others = [chair for place, chair in enumerate(table.chairs) if place != seat]
    begins = ready and table.after and all(chair.ready or chair.bot for chair in others)
    return [log.Ready(seat, ready, nonce), *([log.Dealt()] if begins else [])]


def dealing(table: Room, guest: str) -> Lines:
    """The host lets the game begin: every seat is taken, and everybody is ready."""
    _for_host(table, guest)
    _stage(table, WAITING)
    if any(chair.free for chair in table.chairs):
        raise NotNow(say("error-table-seats-free"))
    late = [chair.name for chair in table.chairs if chair.by_person and not chair.ready and chair.guest != table.host]
    if late:
        raise NotNow(say("error-table-not-ready", names=late))
    return [log.Dealt()]


# -- the host ---------------------------------------------------------------------------------------------------


def locking(table: Table, guest: str, locked: bool) -> Lines:
    _for_host(table, guest)
    return [log.Locked(locked)] if locked != table.locked else []


def showing(table: Table, guest: str, spectators: bool) -> Lines:
    """The host lets people watch who have no seat, or does not."""
    _for_host(table, guest)
    return [log.Shown(spectators)] if spectators != table.spectators else []


def hosting(table: Table, guest: str, seat: int) -> Lines:
    """The host hands hosting over to somebody who sits at the table."""
    _for_host(table, guest)
    chair = table.chairs[_seat(table, seat)]
    if not chair.guest:
        raise NotNow(say("error-table-no-guest"))
    return [log.Hosted(chair.guest)] if chair.guest != table.host else []


def removing(table: Table, guest: str, seat: int, level: int = USUAL_LEVEL) -> Lines:
    """The host removes somebody: the seat is free again, or a bot goes on for them."""
    _for_host(table, guest)
    chair = table.chairs[_seat(table, seat)]
    if table.stage == WAITING:
        return [] if chair.free else [log.Stood(seat)]
    _stage(table, PLAYING)
    if not chair.guest:
        raise NotNow(say("error-table-no-guest"))
    return [log.Manned(seat, _level(table, level), "removed")]


# -- during the game -------------------------------------------------------------------------------------------


def answering(table: Table, guest: str, seat: int, question: int, answers: tuple[Answer, ...], undos: int = 0) -> Lines:
    """Answer what is asked. Refused raises the rule; an answer to a settled question is none, and no error."""
    _own(table, guest, seat)
    return answered(table, seat, question, answers, "person", undos)


def answered(table: Table, seat: int, question: int, answers: tuple[Answer, ...], by: log.By, undos: int = 0) -> Lines:
    """The same for whoever plays that seat."""
    _stage(table, PLAYING)
    asked = table.question
    if asked is None:  # over, if only just
        return []
    if undos < table.undos:
        return []  # to a question that was taken back
    if question != asked.id:
        if 0 < question < asked.id:
            return []  # void: acknowledged, without effect
        raise NotNow(say("error-table-question", question=asked.id))
    if seat not in asked.seats:
        raise NotAsked(seat, asked.seats)
    draft = asked.draft(seat)
    for answer in answers:
        draft.play(answer)
    if not draft.codes:
        raise TableError(say("error-empty-answer"))
    assert table.match is not None
    if table.match.pending(seat) == draft.codes:
        return []  # it stands already: whoever got no reply has sent it once more
    if not table.unstored:
        return [log.Answered(question, seat, draft.codes, by)]
    return [log.Answered(question, seat, draft.codes, by, table.match.digest(), tuple(table.unstored))]


def ordering(table: Table, guest: str, seat: int, orders: dict[str, object]) -> Lines:
    """What a seat answers without being prompted."""
    _own(table, guest, seat)
    _stage(table, PLAYING)
    standing = table.settings.of_game().standing()
    if standing is None:
        raise TableError(say("error-table-no-orders"))
    return [log.Ordered(seat, orders)] if standing.read(orders) != table.orders.get(seat, standing.usual()) else []


def holding(table: Table, guest: str, seat: int, question: int) -> Lines:
    """More time at a moment for answers: open to everybody whom it asks, whatever they hold."""
    _own(table, guest, seat)
    _stage(table, PLAYING)
    asked = table.question
    if asked is None or asked.id != question:
        return []
    if not table.is_moment or seat not in asked.seats or not table.settings.fuse:
        raise NotNow(say("error-table-no-moment"))
    if table.chairs[seat].holds >= MOST_HOLDS:
        raise NotNow(say("error-table-holds", most=MOST_HOLDS))
    return [log.Held(seat, question)]


def moving(table: Table, guest: str, seat: int) -> Lines:
    """A seat goes on at another device, which has shown a one-time code for it; so does hosting, if it goes with it."""
    chair = table.chairs[_seat(table, seat)]
    if not chair.guest:
        raise NotNow(say("error-table-no-guest"))
    if chair.guest == guest:
        return []
    hosts = chair.guest == table.host and table.seats_of(chair.guest) == [seat]
    return [log.Moved(seat, guest), *([log.Hosted(guest)] if hosts else [])]


def leaving(table: Table, guest: str, seat: int, level: int = USUAL_LEVEL) -> Lines:
    """Get up. In a game a bot goes on, until one comes back; whoever is host hands that over, too."""
    _own(table, guest, seat)
    if table.stage == ENDED:
        return []
    lines: Lines = [log.Stood(seat)] if table.stage == WAITING else [log.Manned(seat, _level(table, level), "left")]
    others = [chair.guest for chair in table.chairs if chair.by_person and chair.guest != guest]
    if guest == table.host and table.seats_of(guest) == [seat] and others:
        lines.append(log.Hosted(others[0]))
    return lines


def calling(table: Table, guest: str, seat: int, away: bool, level: int = USUAL_LEVEL) -> Lines:
    """Somebody at the table calls a bot for somebody who has been away for too long."""
    _at_table(table, guest)
    _stage(table, PLAYING)
    chair = table.chairs[_seat(table, seat)]
    if not chair.by_person:
        raise NotNow(say("error-table-no-guest"))
    if not away:
        raise NotNow(say("error-table-not-away", name=chair.name))
    return [log.Manned(seat, _level(table, level), "away")]


def resigning(table: Table, guest: str, seat: int, level: int = USUAL_LEVEL) -> Lines:
    """Give up: a bot goes on, so that the game of the others is not spoilt, and the seat does not come back."""
    _own(table, guest, seat)
    _stage(table, PLAYING)
    return [log.Manned(seat, _level(table, level), "resigned")]


def wishing(table: Table, guest: str, seat: int, end: bool) -> Lines:
    """Would end the game here. Once everybody who plays says so, it is over, and nobody has won."""
    _own(table, guest, seat)
    _stage(table, PLAYING)
    if table.chairs[seat].wishes_end == end:
        return []
    closes = end and all(chair.wishes_end for chair in _other_people(table, seat))
    return [log.Wished(seat, "end", end), *([log.Closed("agreed", tuple(table.unstored))] if closes else [])]


def undoing(table: Table, guest: str, seat: int, question: int, yes: bool) -> Lines:
    """Would go back to a question, or agrees to. Once everybody who plays says so, that is done (DESIGN, Fairness)."""
    _own(table, guest, seat)
    _stage(table, PLAYING)
    asked = table.question
    if yes and (asked is None or not 0 < question < asked.id):
        raise NotNow(say("error-table-undo"))
    if yes and table.undos >= MOST_UNDOS:
        raise NotNow(say("error-undo-too-often", most=MOST_UNDOS))
    if table.chairs[seat].wishes_undo == (question if yes else 0):
        return []
    agreed = yes and all(chair.wishes_undo == question for chair in _other_people(table, seat))
    return [log.Wished(seat, "undo", yes, question), *([log.Undone(question)] if agreed else [])]


def declining(table: Table, guest: str, seat: int, question: int) -> Lines:
    """Would rather not go back to that question, or (0) end the game here: who asked need not wait any longer."""
    _own(table, guest, seat)
    _stage(table, PLAYING)
    others = _other_people(table, seat)
    if not any(chair.wishes_undo == question if question else chair.wishes_end for chair in others):
        return []  # somebody else was faster, or they have thought better of it
    asked = table.question
    return [log.Declined(seat, question, 0 if asked is None else asked.id)]


def betting(table: Table, guest: str, seat: int, on: int) -> Lines:
    """Who is out says who will win. Everybody sees it, and nobody wins anything by it but the last word."""
    chair = _own(table, guest, seat)
    _stage(table, PLAYING)
    assert table.match is not None
    game, setup, view = table.match.game, table.match.setup, table.match.view(None)
    if not game.is_out(setup, view, seat):
        raise NotNow(say("error-table-bet-playing"))
    if chair.bet is not None:
        raise NotNow(say("error-table-bet-made"))
    if game.is_out(setup, view, _seat(table, on)):
        raise NotNow(say("error-table-bet-out", name=table.names()[on]))
    return [log.Bet(seat, on)]


def following(table: Table, code: str) -> Lines:
    """Where those who played here play once more."""
    return [] if table.next else [log.Followed(code)]


def ending(table: Table) -> Lines:
    """What the answers have led to: written down by whichever worker sees it first."""
    if table.broken and table.stage != ENDED:
        return [log.Closed("rules")]
    if not table.is_over:
        return []
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    return [log.Over(outcome.ending, outcome.winners, tuple(table.unstored))]


# -- what is asked of everything ---------------------------------------------------------------------------------


def _other_people(table: Room, seat: int) -> list[Chair]:
    return [chair for place, chair in enumerate(table.chairs) if chair.by_person and place != seat]


def _stage(table: Room, wanted: str) -> None:
    if table.stage != wanted:
        raise NotNow(say(f"error-table-{table.stage}"))


def _for_host(table: Room, guest: str) -> None:
    if guest != table.host:
        raise NotAllowed(say("error-table-host"))


def _at_table(table: Room, guest: str, also_bots: bool = False) -> None:
    if not any(also_bots or table.chairs[seat].by_person for seat in table.seats_of(guest)):
        raise NotAllowed(say("error-table-not-yours"))


def _seat(table: Room, seat: int) -> int:
    if not 0 <= seat < len(table.chairs):
        raise TableError(say("error-table-seat", last=len(table.chairs) - 1))
    return seat


def _own(table: Room, guest: str, seat: int) -> Chair:
    """The seat is the guest's, who plays it."""
    chair = table.chairs[_seat(table, seat)]
    if not guest or chair.guest != guest or not chair.by_person:
        raise NotAllowed(say("error-table-not-yours"))
    return chair


def _free_seat(table: Room) -> int:
    free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise NotNow(say("error-table-full"))
    return free[0]


def _level(table: Room, level: int) -> int:
    known = [each.number for each in LEVELS]
    if level not in known or not has_levels(table.settings.of_game()):
        raise TableError(say("error-table-level", known=known))
    return level


def _check_nonce(nonce: bytes) -> None:
    if len(nonce) > LONGEST_NONCE:
        raise TableError(say("error-table-nonce", most=LONGEST_NONCE))


def _check_name(table: Room, name: str, seat: int) -> None:
    """A name that nobody else at the table has, bots included, and that a saved game can hold."""
    check_person(name)
    if name != name.strip():  # nobody could tell it from the same without
        raise SeatsError(name, say("error-must-be-player"))
    if is_shared(name, [*table.names()[:seat], name, *table.names()[seat + 1 :]]):
        raise SeatsError(name, say("error-name-twice"))
