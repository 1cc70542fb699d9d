"""A table is its log: who sits there, what is played, whose luck it is."""

from __future__ import annotations

import hashlib

import pytest

from settemari.core.match import commitment_of
from settemari.server import deciding, log
from settemari.server.room import ENDED, PLAYING, WAITING
from settemari.server.settings import Settings
from settemari.server.source import Scripted
from settemari.server.table import Table
from tests.server.seated import FRIEND, HOST, STRANGER, Trial, trial
from tests.size import pick

GAMES = [("maretta", 4), ("vulcano", 3), ("arrr", 2)]


# What is compared in its own way, and what merely saves work.
KNOWN_OTHERWISE = ("match", "chairs", "_variant_of", "_setups", "due")


def everything(table: Table) -> dict[str, object]:
    """All that a table is, for comparing two of them."""
    chairs = [vars(chair) for chair in table.chairs]
    about = {
        name: value
        for name, value in vars(table).items()
        if name not in ("match", "chairs", "_variant_of", "_setups", "due")
    }
    match = table.match
    played: dict[str, object] = {}
    if match is not None:
        views = [match.view(seat).cell_list() for seat in (*range(match.seats), None)]
        played = {"record": match.record, "views": views, "answered": match.answered(), "seed": match.seed}
    return {**about, "chairs": chairs, **played}


def with_two(game: str = "maretta", seats: int = 4) -> Trial:
    t = trial(game, seats)
    t.does(deciding.sitting, HOST, "Anna", b"of Anna")
    t.does(deciding.sitting, FRIEND, "Bruno", b"of Bruno")
    return t


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_table_can_be_read_from_its_log_at_any_moment(game: str, seats: int) -> None:
    for seed in range(1, pick(2, 30) + 1):
        t = with_two(game, seats)
        assert everything(t.again()) == everything(t.table)
        t.begin()
        while t.table.stage == PLAYING:
            t.play(steps=7, seed=seed)
            assert everything(t.again()) == everything(t.table)
        assert t.table.match is not None
        assert t.table.match.outcome is not None
        assert t.table.stage == ENDED
        assert t.table.number == len(t.bodies)


def test_a_line_is_read_as_it_was_written() -> None:
    t = with_two()
    t.begin()
    t.play(steps=2)
    for body in t.bodies:
        assert log.written(log.read(body)) == body
        assert body.startswith(b'{"kind":"%s"' % log.kind_of(log.read(body)).encode())


def test_stages_follow_each_other() -> None:
    def at(t: Trial) -> tuple[str, bool]:
        return t.table.stage, t.table.question is not None

    t = with_two()
    assert at(t) == (WAITING, False)
    t.begin()
    assert at(t) == (PLAYING, True)
    t.play()
    assert at(t) == (ENDED, False)


# -- luck --------------------------------------------------------------------------------------------------------


def test_everybody_adds_to_the_luck_and_the_server_s_part_was_promised() -> None:
    def luck(nonce: bytes, seed: int = 1) -> tuple[str, object]:
        t = Trial(Settings("maretta", 3), Scripted(seed))
        promised = t.table.promise
        t.does(deciding.sitting, HOST, "Anna", b"x")
        t.does(deciding.sitting, FRIEND, "Bruno", nonce)
        t.begin()
        assert t.table.promise == promised
        assert t.table.match is not None
        return promised, t.table.match.seed

    (promise, one), (same_promise, other) = luck(b"one"), luck(b"two")
    assert promise == same_promise
    assert one != other
    assert luck(b"one") == (promise, one)
    assert luck(b"one", seed=2)[1] != one


def test_the_server_s_part_is_shown_at_the_end_and_not_before() -> None:
    t = with_two()
    with pytest.raises(PermissionError):
        _ = t.table.part
    t.begin()
    with pytest.raises(PermissionError):
        _ = t.table.part
    t.play()
    assert hashlib.sha256(b"settemari part " + t.table.part).hexdigest() == t.table.promise
    assert t.table.match is not None
    seats = [
        hashlib.sha256(f"seat {seat} ".encode() + chair.nonce).digest() for seat, chair in enumerate(t.table.chairs)
    ]
    seed = hashlib.sha256(b"settemari table " + t.table.part + b"".join(seats)).digest()
    assert commitment_of(seed) == t.table.match.commitment


def test_who_comes_back_does_not_change_the_luck() -> None:
    t = with_two()
    t.begin()
    assert t.table.match is not None
    nonces = [chair.nonce for chair in t.table.chairs]
    t.does(deciding.leaving, FRIEND, 1)
    t.does(deciding.sitting, FRIEND, "Bruno", b"another", seat=1)
    assert [chair.nonce for chair in t.table.chairs] == nonces


# -- names -------------------------------------------------------------------------------------------------------


def test_bots_have_names_and_nobody_has_the_same() -> None:
    t = trial(seats=5)
    t.does(deciding.sitting, HOST, "Anna")
    for seat, level in ((1, 3), (2, 3), (3, 3), (4, 5)):
        t.does(deciding.manning, HOST, seat, level)
    assert t.table.names() == ["Anna", "Manolesta", "Libeccio", "Bora", "Abissa"]
    assert trial().table.names() == ["", "", "", ""]


def test_people_who_share_a_device_hold_several_seats() -> None:
    t = with_two()
    t.does(deciding.sitting, HOST, "Dario")
    assert t.table.seats_of(HOST) == [0, 2]
    assert t.table.seats_of(FRIEND) == [1]
    assert t.table.seats_of(STRANGER) == []
    assert t.table.seats_of("") == []


def test_a_bot_takes_another_name_where_a_person_has_its_own() -> None:
    t = trial(seats=4)
    for guest, name in ((HOST, "Manolesta 2"), (FRIEND, "manolesta")):
        t.does(deciding.sitting, guest, name)
    for seat in (2, 3):
        t.does(deciding.manning, HOST, seat, 3)
    names = t.table.names()
    assert names[:2] == ["Manolesta 2", "manolesta"]
    assert len({name.casefold() for name in names}) == 4
