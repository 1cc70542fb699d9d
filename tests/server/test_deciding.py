"""Who may do what at a table, and when; what is refused says why, and changes nothing."""

from __future__ import annotations

import pytest

from settemari.core.errors import NotAsked, Refused, SeatsError, SetteMariError, UnknownGame, VariantError, WrongSeats
from settemari.core.notation.variant_code import code_of
from settemari.core.registry import find_game
from settemari.server import deciding
from settemari.server.errors import NotAllowed, NotNow, TableError
from settemari.server.room import ENDED, PLAYING
from settemari.server.room_wire import room_of
from settemari.server.settings import Clock, Settings
from settemari.server.table import Table
from tests.server.seated import FRIEND, HOST, STRANGER, Trial, trial


@pytest.fixture
def waiting() -> Trial:
    """Anna, who is the host, and Bruno; two seats are free."""
    t = trial()
    t.does(deciding.sitting, HOST, "Anna")
    t.does(deciding.sitting, FRIEND, "Bruno")
    return t


@pytest.fixture
def playing(waiting: Trial) -> Trial:
    """Anna, Bruno and two bots, at the first question."""
    waiting.begin()
    return waiting


def key(error: pytest.ExceptionInfo[SetteMariError]) -> str:
    return error.value.message.key


def refused(t: Trial, kind: type[SetteMariError], why: str, what: object, *args: object, **named: object) -> None:
    """It is refused for that reason, and the log stays as it is."""
    before = list(t.bodies)
    with pytest.raises(kind) as error:
        t.does(what, *args, **named)  # type: ignore[arg-type]  # anything that decides
    assert key(error) == why
    assert t.bodies == before


# -- opening -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "kind"),
    [
        (Settings("ludo"), UnknownGame),
        (Settings("maretta", 2), WrongSeats),
        (Settings("arrr", 5), WrongSeats),
        (Settings("maretta", first=4), WrongSeats),
        (Settings("maretta", clock=Clock(1)), TableError),
        (Settings("maretta", clock=Clock(0, 60)), TableError),
        (Settings("maretta", clock=Clock(60, -1)), TableError),
        (Settings("maretta", variant="/etc/passwd.toml"), TableError),
        (Settings("maretta", variant="../../secret.toml"), TableError),
        (Settings("maretta", variant="adrenaline", tables={"path": {"last": 20}}), TableError),
        (Settings("maretta", tables={"path": {"last": -3}}), VariantError),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(settings: Settings, kind: type[SetteMariError]) -> None:
    with pytest.raises(kind):
        settings.checked()


def test_a_variant_is_named_by_its_name_its_code_or_its_tables() -> None:
    game = find_game("maretta")
    adrenaline = game.variant("adrenaline")
    for settings in (
        Settings("maretta", variant="adrenaline"),
        Settings("maretta", variant=code_of(game, adrenaline)),
        Settings("maretta", tables=dict(adrenaline.tables())),
    ):
        assert settings.checked().tables() == adrenaline.tables()


# -- sitting down --------------------------------------------------------------------------------------------------


def test_the_first_free_seat_is_taken_unless_another_is_named(waiting: Trial) -> None:
    assert waiting.does(deciding.sitting, STRANGER, "Carla", seat=3) == ["sat"]
    assert waiting.table.names() == ["Anna", "Bruno", "", "Carla"]
    refused(waiting, NotNow, "error-table-seat-taken", deciding.sitting, STRANGER, "Dario", seat=1)
    refused(waiting, TableError, "error-table-seat", deciding.sitting, STRANGER, "Dario", seat=4)
    waiting.does(deciding.manning, HOST, 2, 4)
    refused(waiting, NotNow, "error-table-full", deciding.sitting, "somebody", "Dario")


@pytest.mark.parametrize("name", ["", " Carla", "x" * 41, "a\nb", "bot:3", "exec:rm", "a#b", "anna", "ANNA"])
def test_a_name_is_a_name_and_nobody_else_s(waiting: Trial, name: str) -> None:
    with pytest.raises(SeatsError):
        waiting.does(deciding.sitting, STRANGER, name)


def test_a_name_can_be_changed_before_the_game(waiting: Trial) -> None:
    waiting.does(deciding.sitting, FRIEND, "Bruna", seat=1)
    assert waiting.table.names()[1] == "Bruna"


def test_a_locked_table_lets_nobody_else_in(waiting: Trial) -> None:
    refused(waiting, NotAllowed, "error-table-host", deciding.locking, FRIEND, True)
    assert waiting.does(deciding.locking, HOST, True) == ["locked"]
    assert waiting.does(deciding.locking, HOST, True) == []
    refused(waiting, NotAllowed, "error-table-locked", deciding.sitting, STRANGER, "Carla")
    waiting.does(deciding.sitting, FRIEND, "Beppe", seat=2)  # who shares a device with Bruno
    waiting.does(deciding.locking, HOST, False)
    waiting.does(deciding.sitting, STRANGER, "Carla")


def test_the_host_changes_the_table_and_everybody_looks_at_it_once_more(waiting: Trial) -> None:
    waiting.does(deciding.readying, FRIEND, 1, True)
    refused(waiting, NotAllowed, "error-table-host", deciding.changing, FRIEND, Settings("maretta", 3))
    assert waiting.does(deciding.changing, HOST, Settings("maretta", 3, variant="adrenaline")) == ["changed"]
    assert len(waiting.table.chairs) == 3
    assert not waiting.table.chairs[1].ready
    assert waiting.table.names()[:2] == ["Anna", "Bruno"]
    waiting.does(deciding.changing, HOST, Settings("maretta", 5))
    waiting.does(deciding.sitting, STRANGER, "Carla", seat=4)
    refused(waiting, NotNow, "error-table-too-small", deciding.changing, HOST, Settings("maretta", 4))


def test_the_game_begins_when_all_seats_are_taken_and_everybody_is_ready(waiting: Trial) -> None:
    refused(waiting, NotNow, "error-table-seats-free", deciding.dealing, HOST)
    waiting.does(deciding.manning, HOST, 2, 1)
    waiting.does(deciding.manning, HOST, 3, 5)
    refused(waiting, NotNow, "error-table-not-ready", deciding.dealing, HOST)  # Bruno; who deals is ready
    assert waiting.does(deciding.readying, FRIEND, 1, True) == ["ready"]
    assert waiting.does(deciding.readying, FRIEND, 1, True) == []
    refused(waiting, NotAllowed, "error-table-host", deciding.dealing, FRIEND)
    refused(waiting, NotAllowed, "error-table-not-yours", deciding.readying, HOST, 1, False)
    assert waiting.does(deciding.dealing, HOST) == ["dealt"]
    refused(waiting, NotNow, "error-table-playing", deciding.dealing, HOST)
    refused(waiting, NotNow, "error-table-playing", deciding.sitting, STRANGER, "Carla", seat=2)


@pytest.mark.parametrize("level", [0, 6, -1])
def test_a_bot_has_a_level(waiting: Trial, level: int) -> None:
    refused(waiting, TableError, "error-table-level", deciding.manning, HOST, 2, level)


def test_a_seat_that_somebody_has_is_not_given_to_a_bot(waiting: Trial) -> None:
    refused(waiting, NotNow, "error-table-seat-taken", deciding.manning, HOST, 1, 3)
    waiting.does(deciding.manning, HOST, 2, 3)
    waiting.does(deciding.manning, HOST, 2, 4)
    assert waiting.table.names()[2] == "Rancura"


# -- answering -----------------------------------------------------------------------------------------------------


def test_who_is_asked_answers_and_may_answer_again_until_it_is_settled(playing: Trial) -> None:
    question = playing.table.question
    assert question is not None
    picks = question.offer(0).playable
    for pick in (picks[0], picks[-1], str(picks[0])):
        assert playing.does(deciding.answering, HOST, 0, question.id, (pick,)) == ["answered"]
    assert playing.table.match is not None
    assert playing.table.match.answered() == {0}
    assert not question.settled


def test_nobody_answers_for_somebody_else(playing: Trial) -> None:
    question = playing.table.question
    assert question is not None
    answer = (question.offer(1).playable[0],)
    refused(playing, NotAllowed, "error-table-not-yours", deciding.answering, HOST, 1, question.id, answer)
    refused(playing, NotAllowed, "error-table-not-yours", deciding.answering, HOST, 2, question.id, answer)
    refused(playing, NotAllowed, "error-table-not-yours", deciding.answering, "", 2, question.id, answer)
    refused(playing, NotAllowed, "error-table-not-yours", deciding.answering, STRANGER, 0, question.id, answer)


def test_an_answer_that_comes_too_late_is_void_and_no_error(playing: Trial) -> None:
    first = playing.table.question
    assert first is not None
    answer = (first.offer(0).playable[0],)
    playing.play(steps=1)
    assert playing.does(deciding.answering, HOST, 0, first.id, answer) == []
    refused(playing, NotNow, "error-table-question", deciding.answering, HOST, 0, 99, answer)


def test_what_a_rule_forbids_is_refused_with_its_number() -> None:
    t = trial("vulcano", 3, first=0)
    t.does(deciding.sitting, HOST, "Anna")
    t.begin()
    question = t.table.question
    assert question is not None
    own = next(option for option in question.offer(0).options if option.action.word("on") == "purple")
    with pytest.raises(Refused) as error:
        t.does(deciding.answering, HOST, 0, question.id, (own.action,))
    assert error.value.rule == "B2.1"
    with pytest.raises(NotAsked):
        deciding.answered(t.table, 1, question.id, (own.action,), "bot")
    refused(t, TableError, "error-empty-answer", deciding.answering, HOST, 0, question.id, ())


# -- leaving and coming back -----------------------------------------------------------------------------------------


def test_who_leaves_before_the_game_frees_the_seat_and_hosting_goes_on(waiting: Trial) -> None:
    assert waiting.does(deciding.leaving, HOST, 0) == ["stood", "hosted"]
    assert waiting.table.host == FRIEND
    assert waiting.table.chairs[0].free
    assert waiting.does(deciding.leaving, FRIEND, 1) == ["stood"]


def test_a_bot_goes_on_for_who_leaves_until_they_come_back(playing: Trial) -> None:
    assert playing.does(deciding.leaving, FRIEND, 1) == ["manned"]
    chair = playing.table.chairs[1]
    assert (chair.bot, chair.why, chair.by_person, chair.name) == (3, "left", False, "Bruno")
    refused(playing, NotAllowed, "error-table-not-yours", deciding.leaving, FRIEND, 1)
    playing.play(steps=3)
    refused(playing, NotNow, "error-table-playing", deciding.sitting, STRANGER, "Carla", seat=1)
    assert playing.does(deciding.sitting, FRIEND, "Bruno", seat=1) == ["sat"]
    assert playing.table.chairs[1].by_person


def test_a_bot_is_called_for_who_is_away_by_somebody_at_the_table(playing: Trial) -> None:
    refused(playing, NotNow, "error-table-not-away", deciding.calling, HOST, 1, away=False)
    refused(playing, NotAllowed, "error-table-not-yours", deciding.calling, STRANGER, 1, away=True)
    refused(playing, NotNow, "error-table-no-guest", deciding.calling, HOST, 2, away=True)
    assert playing.does(deciding.calling, HOST, 1, away=True) == ["manned"]
    playing.does(deciding.sitting, FRIEND, "Bruno", seat=1)


def test_who_resigned_or_was_removed_does_not_come_back(playing: Trial) -> None:
    playing.does(deciding.resigning, FRIEND, 1)
    refused(playing, NotNow, "error-table-playing", deciding.sitting, FRIEND, "Bruno", seat=1)
    t = trial()
    t.does(deciding.sitting, HOST, "Anna")
    t.does(deciding.sitting, STRANGER, "Carla")
    t.begin()
    refused(t, NotAllowed, "error-table-host", deciding.removing, STRANGER, 0)
    refused(t, NotNow, "error-table-no-guest", deciding.removing, HOST, 2)
    assert t.does(deciding.removing, HOST, 1) == ["manned"]
    refused(t, NotNow, "error-table-playing", deciding.sitting, STRANGER, "Carla", seat=1)


def test_the_host_removes_and_hands_hosting_over_before_the_game(waiting: Trial) -> None:
    refused(waiting, NotNow, "error-table-no-guest", deciding.hosting, HOST, 2)
    assert waiting.does(deciding.hosting, HOST, 0) == []
    assert waiting.does(deciding.hosting, HOST, 1) == ["hosted"]
    refused(waiting, NotAllowed, "error-table-host", deciding.removing, HOST, 1)
    assert waiting.does(deciding.removing, FRIEND, 0) == ["stood"]
    assert waiting.does(deciding.removing, FRIEND, 0) == []


# -- the end ---------------------------------------------------------------------------------------------------------


def test_all_who_play_can_agree_to_end(playing: Trial) -> None:
    assert playing.does(deciding.wishing, HOST, 0, True) == ["wished"]
    assert playing.does(deciding.wishing, HOST, 0, True) == []
    assert playing.does(deciding.wishing, HOST, 0, False) == ["wished"]
    assert playing.does(deciding.wishing, FRIEND, 1, True) == ["wished"]
    assert playing.table.stage == PLAYING
    assert playing.does(deciding.wishing, HOST, 0, True) == ["wished", "closed"]
    closed: Table = playing.table
    assert (closed.stage, closed.closed, closed.question) == (ENDED, "agreed", None)


def test_who_declines_drops_what_others_want(playing: Trial) -> None:
    assert playing.does(deciding.declining, FRIEND, 1, 0) == []  # nobody wants anything
    playing.does(deciding.wishing, HOST, 0, True)
    assert playing.does(deciding.declining, HOST, 0, 0) == []  # what one wants oneself is taken back otherwise
    assert playing.does(deciding.declining, FRIEND, 1, 3) == []  # nobody would go back
    assert playing.does(deciding.declining, FRIEND, 1, 0) == ["declined"]
    assert not playing.table.chairs[0].wishes_end
    assert room_of(playing.table)["declined"] == {"number": 1, "seat": 1, "question": 0, "asked": 1}
    assert room_of(playing.again())["declined"] == room_of(playing.table)["declined"]
    assert playing.does(deciding.wishing, HOST, 0, True) == ["wished"]  # whoever asks again is waited for again
    assert room_of(playing.table)["declined"] is None
    playing.does(deciding.declining, FRIEND, 1, 0)
    assert room_of(playing.table)["declined"] == {"number": 2, "seat": 1, "question": 0, "asked": 1}
    refused(playing, NotAllowed, "error-table-not-yours", deciding.declining, STRANGER, 1, 0)


def test_who_declines_to_go_back_drops_that_and_nothing_else() -> None:
    t = trial()
    for guest, name in ((HOST, "Anna"), (FRIEND, "Bruno"), (STRANGER, "Carla")):
        t.does(deciding.sitting, guest, name)
    t.begin()
    t.play(3)
    t.does(deciding.undoing, HOST, 0, 2, True)
    t.does(deciding.undoing, FRIEND, 1, 1, True)
    t.does(deciding.wishing, FRIEND, 1, True)
    assert t.does(deciding.declining, STRANGER, 2, 2) == ["declined"]
    assert [chair.wishes_undo for chair in t.table.chairs[:3]] == [0, 1, 0]
    assert t.table.chairs[1].wishes_end
    assert room_of(t.table)["declined"] == {"number": 1, "seat": 2, "question": 2, "asked": 4}
    t.does(deciding.undoing, HOST, 0, 1, True)
    assert t.does(deciding.undoing, STRANGER, 2, 1, True)[-1] == "undone"
    assert room_of(t.table)["declined"] is None


def test_a_bot_has_no_say_in_it(playing: Trial) -> None:
    playing.does(deciding.wishing, FRIEND, 1, True)
    playing.does(deciding.leaving, FRIEND, 1)
    assert not playing.table.chairs[1].wishes_end
    assert playing.does(deciding.wishing, HOST, 0, True) == ["wished", "closed"]


def test_after_the_end_there_is_nothing_to_do(playing: Trial) -> None:
    playing.play()
    refused(playing, NotNow, "error-table-ended", deciding.wishing, HOST, 0, True)
    refused(playing, NotNow, "error-table-ended", deciding.declining, HOST, 0, 0)
    refused(playing, NotNow, "error-table-ended", deciding.resigning, HOST, 0)
    refused(playing, NotNow, "error-table-ended", deciding.removing, HOST, 1)
    refused(playing, NotNow, "error-table-ended", deciding.answering, HOST, 0, 1, ("pick wood-1",))
    assert playing.does(deciding.leaving, FRIEND, 1) == []
