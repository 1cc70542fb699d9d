"""The waiting room, the curtain, what else can be done, and the end, on pages."""

from __future__ import annotations

import pytest

from settemari.core.telling import Line
from settemari.locales import LANGUAGES
from settemari.locales.message import Seat, say
from settemari.server import deciding, log
from settemari.server.pages.forms import wish_of_form
from settemari.server.pages.looking import FOR_BOTS, FOR_PEOPLE
from settemari.server.room import ENDED, PLAYING
from settemari.server.settings import Clock, Settings
from settemari.server.wishes import Call, Decline, Emote, Say
from tests.server.pages.looked import NAMES, guest_of, looker, questions, read, seated
from tests.server.seated import FRIEND, HOST, STRANGER, Trial

# -- before the game -------------------------------------------------------------------------------------------------


def test_whoever_comes_by_sits_down_and_the_host_begins() -> None:
    trial = Trial(Settings("maretta", 3))
    page = read(trial, None, host=True)
    assert "3 seats are free." in page.status
    for place, guest in enumerate((HOST, FRIEND)):
        fields = read(trial, None, host=not place).wishes("sit")[0]
        assert fields["seat"] == str(place)
        trial._write(wish_of_form({**fields, "name": NAMES[place], "luck": "mine"}).decide(trial.table, guest))
        assert trial.table.chairs[place].nonce == b"mine"
    bots = read(trial, 0, still=True).wishes("man")
    assert [fields["level"] for fields in bots] == ["3", "1", "2", "4", "5"]
    trial._write(wish_of_form(bots[4]).decide(trial.table, HOST))
    assert NAMES[1] in read(trial, 0).status
    trial._write(wish_of_form(read(trial, 1, still=True).wishes("ready")[0]).decide(trial.table, FRIEND))
    assert "you may begin" in read(trial, 0).status
    trial._write(wish_of_form(read(trial, 0).wishes("deal")[0]).decide(trial.table, HOST))
    assert trial.table.stage == PLAYING


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_waiting_room_in_every_language(language: str) -> None:
    for game in ("maretta", "vulcano", "arrr"):
        trial = Trial(Settings(game, 3, clock=Clock(90, 7200), fuse=0, first=1, chat=True, visibility="lobby"))
        trial.does(deciding.sitting, HOST, "Anna", b"", 0)
        trial.does(deciding.manning, HOST, 1, 4)
        for look in ((0, True), (0, False), (None, False)):
            page = read(trial, look[0], still=look[1], language=language)
            assert trial.table.promise in page.text
            assert f"https://example.org/t/{trial.table.code}" in page.text
            assert page.language == language


def test_the_host_changes_the_settings_as_they_stand_or_otherwise() -> None:
    trial = Trial(Settings("arrr", 3, "boarding", clock=Clock(90, 60), fuse=12, chat=True))
    for fields in read(trial, 0, still=True).wishes("change"):
        lines = wish_of_form(fields).decide(trial.table, HOST) if fields["seats"] in "34" else []
        if fields["variant"] == "boarding" and fields["seats"] == "3" and not fields["first"]:
            assert [line.settings for line in lines if isinstance(line, log.Changed)] == [trial.table.settings]
    assert not read(trial, 0).wishes("change")  # what is filled in would be lost when the page looks again


def test_a_variant_of_ones_own_goes_along_with_the_settings() -> None:
    settings = Settings("maretta", 3, tables={"name": "Mine", "hand": {"first": 5}})
    trial = Trial(settings)
    page = read(trial, 0, still=True)
    assert "Mine. A variant of somebody's own." in page.text
    fields = page.wishes("change")[0]
    lines = wish_of_form(fields).decide(trial.table, HOST)
    assert [line.settings.tables for line in lines if isinstance(line, log.Changed)] == [settings.tables]


def test_the_host_locks_removes_and_hands_over() -> None:
    trial = Trial(Settings("maretta", 3))
    trial.does(deciding.sitting, HOST, "Anna", b"", 0)
    trial.does(deciding.sitting, FRIEND, "Bruno", b"", 1)
    page = read(trial, 0)
    for do in ("lock", "show", "remove", "host"):
        assert len(page.wishes(do)) == 1
        assert wish_of_form(page.wishes(do)[0]).decide(trial.table, HOST)
        assert not read(trial, 1).wishes(do)
    trial.does(deciding.locking, HOST, True)
    stranger = read(trial, None)
    assert not stranger.wishes("sit")
    assert "locked" in stranger.text
    assert wish_of_form(read(trial, 0).wishes("lock")[0]).decide(trial.table, HOST)
    trial.does(deciding.locking, HOST, False)
    trial.does(deciding.sitting, STRANGER, "Carla", b"", 2)
    full = read(trial, None)
    assert "No seat is free" in full.text
    assert "No seat for now" in [text for _, text in full.headings]
    assert full.refresh  # there is nothing to fill in: it waits for the game


# -- at one device ---------------------------------------------------------------------------------------------------


def test_a_curtain_hides_the_table_between_two_at_one_device() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    for language in LANGUAGES:
        covered = read(trial, 1, seats=[0, 1], language=language)
        assert [level for level, _ in covered.headings] == [1, 2]
        assert not covered.refresh
        assert not covered.forms
        assert any(href.endswith("?seat=1&uncovered=1") for href, _ in covered.links)
    page = read(trial, 1, seats=[0, 1], uncovered=True)
    assert page.wishes("answer")
    assert any(href.endswith("?seat=0") and "Anna" in text for href, text in page.links)  # the next one's curtain
    assert page.forms[0].action.endswith("?seat=1&uncovered=1")
    assert not read(trial, None, seats=[0, 1]).wishes("answer")
    assert "whose cards" in read(trial, None, seats=[0, 1]).text


# -- during the game -------------------------------------------------------------------------------------------------


def test_a_page_that_waits_looks_again_unless_it_is_told_to_be_still() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    for seat in (1, 2):
        fields = read(trial, seat).wishes("answer")[0]
        trial._write(wish_of_form(fields).decide(trial.table, guest_of(seat)))
    page = read(trial, 1)
    assert page.refresh.startswith(f"{FOR_PEOPLE};url=/t/")
    assert not read(trial, 0).refresh
    assert any(href.endswith("still=1") for href, _ in page.links)
    still = read(trial, 1, still=True)
    assert not still.refresh
    assert all("still=1" in form.action for form in still.forms if form.action.startswith(looker(trial, 1).path + "?"))
    trial.does(deciding.leaving, guest_of(0), 0)
    assert read(trial, 1).refresh.startswith(f"{FOR_BOTS};")
    assert not any(control.type in ("select", "text", "textarea") for form in page.forms for control in form.controls)


def test_who_may_be_asked_at_any_moment_looks_again_soon() -> None:
    """P7.8: a moment may be over before somebody who looks seldom has seen it."""
    trial = seated("arrr", 2, "boarding")
    trial.begin()
    question = trial.table.question
    assert question is not None
    (waits,) = {0, 1} - set(question.seats)
    assert read(trial, waits).refresh.startswith(f"{FOR_BOTS};")
    assert trial.table.settings.fuse > 2 * FOR_BOTS
    trial = seated("vulcano", 3)
    trial.begin()
    question = trial.table.question
    assert question is not None
    waits = next(seat for seat in range(3) if seat not in question.seats)
    assert read(trial, waits).refresh.startswith(f"{FOR_PEOPLE};")


def test_whoever_left_takes_the_seat_back() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    trial._write(wish_of_form(read(trial, 1).wishes("leave")[0]).decide(trial.table, guest_of(1)))
    page = read(trial, 1)
    assert not page.wishes("answer")
    trial._write(wish_of_form(page.wishes("sit")[0]).decide(trial.table, guest_of(1)))
    assert read(trial, 1).wishes("answer")
    resigning = {**read(trial, 1).wishes("resign")[0], "sure": "1"}
    trial._write(wish_of_form(resigning).decide(trial.table, guest_of(1)))
    assert not read(trial, 1).wishes("sit")
    assert "who gave up" in read(trial, 1).text


def test_a_bot_is_called_for_who_is_not_here() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    page = read(trial, 0, presence=[True, False, True])
    assert [wish_of_form(fields) for fields in page.wishes("call")] == [Call(1)]
    assert not read(trial, None, presence=[True, False, True]).wishes("call")


def test_going_back_and_ending_need_everybody() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    assert not read(trial, 0).wishes("undo")
    for number in questions(trial):
        if number == 6:
            break
    fields = read(trial, 0, still=True).wishes("undo")
    numbers = [int(sent["question"]) for sent in fields]
    assert numbers == sorted(numbers, reverse=True)
    assert max(numbers) == 5
    trial._write(wish_of_form(fields[0]).decide(trial.table, HOST))
    assert "You would like to go back" in read(trial, 0, still=True).text
    for seat in (1, 2):
        page = read(trial, seat)
        assert page.text.count("would like to go back to before “") == 2  # also where nobody overlooks it
        assert ("#undo", "Answer that") in page.links
        agreed = read(trial, seat).wishes("undo")[0]
        trial._write(wish_of_form(agreed).decide(trial.table, guest_of(seat)))
    assert trial.table.undos == 1
    assert trial.table.question is not None
    assert trial.table.question.id == 5
    assert "Everybody agreed to go back to here." in read(trial, 1).text
    assert "would like to go back" not in read(trial, 1).text
    withdrawn = wish_of_form(read(trial, 0, still=True).wishes("undo")[0]).decide(trial.table, HOST)
    trial._write(withdrawn)
    trial._write(wish_of_form(read(trial, 0).wishes("undo")[0]).decide(trial.table, HOST))
    assert trial.table.chairs[0].wishes_undo == 0
    for seat in range(3):
        assert (("#end-here", "Answer that") in read(trial, seat).links) == (seat > 0)
        trial._write(wish_of_form(read(trial, seat).wishes("end")[0]).decide(trial.table, guest_of(seat)))
    assert trial.table.stage == ENDED
    for language in LANGUAGES:
        page = read(trial, 1, language=language)
        assert page.status
    assert "Nobody has won" in read(trial, None).text


def test_who_would_rather_not_says_so() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    for number in questions(trial):
        if number == 6:
            break
    for what, said in (("undo", f"{NAMES[1]} would rather not go back."), ("end", f"{NAMES[1]} would rather play on.")):
        assert not read(trial, 1).wishes("decline")
        trial._write(wish_of_form(read(trial, 0, still=True).wishes(what)[0]).decide(trial.table, HOST))
        declined = [wish_of_form(fields) for fields in read(trial, 1).wishes("decline")]
        assert declined == [Decline(1, 5 if what == "undo" else 0)]
        trial._write(declined[0].decide(trial.table, guest_of(1)))
        assert said in read(trial, 0).text
        assert said in read(trial, None).text
        assert said not in read(trial, 1).text
        assert not read(trial, 2).wishes("decline")
    for number in questions(trial):
        if number == 7:
            break
    assert "would rather" not in read(trial, 0).text


def test_standing_orders_are_given_and_taken_back() -> None:
    trial = seated("arrr", 3)
    trial.begin()
    trial.does(deciding.ordering, guest_of(1), 1, {"bells_off": [33], "prompt": "always"})
    page = read(trial, 1, still=True)
    sent = {(fields["prompt"], fields["passing"]): fields for fields in page.wishes("order")}
    assert ("always", "my-turn") in sent
    trial._write(wish_of_form(sent["always", "my-turn"]).decide(trial.table, guest_of(1)))
    orders = trial.table.written_orders(1)
    assert (orders["passing"], orders["bells_off"]) == ("my-turn", [33])
    awake = read(trial, 1)
    if awake.refresh:
        trial._write(wish_of_form(awake.wishes("order")[0]).decide(trial.table, guest_of(1)))
        assert trial.table.written_orders(1)["passing"] == ""
    assert not read(trial, None).wishes("order")
    assert not read(seated_and_begun("maretta"), 1).wishes("order")


def seated_and_begun(game: str) -> Trial:
    trial = seated(game, 3)
    trial.begin()
    return trial


def test_at_a_moment_passing_is_the_first_button_and_more_time_can_be_had() -> None:
    trial = seated("arrr", 3)
    trial.begin()
    for _ in questions(trial, 2):
        question = trial.table.question
        assert question is not None
        prompted = [seat for seat in question.seats if trial.table.ordered(seat) is None]
        if trial.table.is_moment and prompted:
            break
    seat = prompted[0]
    page = read(trial, seat)
    assert "Time left: 8 seconds." in page.text
    assert page.wishes("answer")[0]["answers"] == "0"
    hold = page.wishes("hold")
    trial._write(wish_of_form(hold[0]).decide(trial.table, guest_of(seat)))
    assert "Time left: 28 seconds." in read(trial, seat).text
    trial.does(deciding.ordering, guest_of(seat), seat, {"passing": "my-turn"})
    passing = read(trial, seat)
    if trial.table.ordered(seat) is not None:
        assert passing.refresh.startswith(f"{FOR_BOTS};")
        assert "your standing orders pass for you" in passing.text
        assert passing.wishes("answer")


def test_what_others_say_is_read_and_answered() -> None:
    trial = seated("maretta", 3, chat=True)
    trial.begin()
    page = read(trial, 1, heard=(Emote(0, "shark"), Say(2, "<i>hm</i>")), still=True)
    assert "Anna: I smell a shark" in page.text
    assert "<i>hm</i>" in page.text
    emotes = page.wishes("emote")
    assert len({fields["emote"] for fields in emotes}) == 12
    assert all(isinstance(wish_of_form(fields), Emote) for fields in emotes)
    assert page.wishes("say")
    assert not read(seated_and_begun("maretta"), 1, still=True).wishes("say")


def test_a_refusal_is_told_with_its_rule() -> None:
    trial = seated("vulcano", 3)
    trial.begin()
    page = read(trial, 0, notice=say("refused-out-of-race", seat=Seat(1)), rule="B5.2")
    assert f"{NAMES[1]} is out of the race. Rule B5.2" in page.text
    assert ("/rules/maretta#B5.2", "Rule B5.2") in page.links
    page = read(trial, 0, notice=say("error-table-full"))
    assert "No seat is free." in page.text


def test_where_time_ran_out_the_log_says_so() -> None:
    trial = seated("maretta", 3, clock=Clock(60))
    trial.begin()
    assert "Time left: 60 seconds." in read(trial, 0).text
    assert trial.table.question is not None
    for seat in range(3):
        pick = trial.table.question.offer(seat).playable[0]
        trial._write(deciding.answered(trial.table, seat, 1, (pick,), "clock"))
    assert f"Time ran out for {NAMES[1]}: a bot chose." in read(trial, 0).text


# -- the end ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["maretta", "vulcano", "arrr"])
def test_the_end_names_the_winners_the_results_and_the_luck(game: str) -> None:
    trial = seated_and_begun(game)
    assert trial.table.promise not in read(trial, 0).text
    trial.play(seed=4)
    table = trial.table
    assert table.match is not None
    outcome = table.match.outcome
    assert outcome is not None
    for seat in (0, None):
        page = read(trial, seat)
        assert all(NAMES[winner] in page.status for winner in outcome.winners)
        assert table.promise in page.text
        assert table.part.hex() in page.text
        assert table.seed.hex() in page.text
        rematch = [form for form in page.forms if form.action == f"/t/{table.code}/rematch"]
        assert len(rematch) == (0 if seat is None else 1)
    trial._write(deciding.following(table, "bcdfgh"))
    assert any(href == "/t/bcdfgh" for href, _ in read(trial, 0).links)


def test_a_game_of_older_rules_can_be_read() -> None:
    trial = seated_and_begun("maretta")
    beats = [(1, [Line(say("log-round", round=1, seat=Seat(0))), Line(say("log-round", round=2, seat=Seat(1)), 1)])]
    trial.table.match = None
    trial.table.broken = True
    trial._write([log.Closed("rules")])
    for language in LANGUAGES:
        page = read(trial, 0, beats=beats, language=language)
        assert not page.refresh
        assert NAMES[1] in page.text
    assert "played by older rules" in read(trial, None, beats=beats).status
    assert read(trial, None, beats=[]).status
