"""A match: seeds, seats, what is told, the record and playing it again."""

from __future__ import annotations

import hashlib
from random import Random

import pytest

import settemari
from settemari.core.chance import Keyed, Scripted, Seeded
from settemari.core.errors import BadRecord, BadSeed, FileError, ScriptEnded, UnknownGame, WrongSeats
from settemari.core.events import ASKED, ENDED, apply_event
from settemari.core.match import Choice, Match, replay
from settemari.core.notation.position import position_of_match
from settemari.core.notation.position import read as read_position
from settemari.core.notation.position import write as write_position
from settemari.core.question import Question
from settemari.core.table import SPECTATOR
from settemari.games.maretta import codes as c
from settemari.locales.message import say
from tests.board import on_the_board

pytestmark = pytest.mark.compiled_too

ESCAPE = settemari.find_game("maretta")
VOLCANO = settemari.find_game("vulcano")
KEY = bytes(range(32))


def asked(match: Match) -> Question:
    question = match.question()
    assert question is not None
    return question


def play(match: Match, questions: int = 10_000, luck: int = 1) -> Match:
    """Random answers, in a random order of seats."""
    chance = Random(luck)
    while questions and (question := match.question()) is not None:
        for seat in chance.sample(question.seats, len(question.seats)):
            question.answer(seat, chance.choice(question.offer(seat).playable))
        questions -= 1
    return match


# -- dealing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 6, 0, -3, 3.0, "3", None, True, 10**30])
def test_a_game_is_played_by_three_to_five(seats: object) -> None:
    with pytest.raises(WrongSeats, match="is played by 3, 4, 5"):
        settemari.deal("maretta", seats, seed=1)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("first", [-1, 3, 1.0, "0", True, 10**30])
def test_the_first_player_is_a_seat(first: object) -> None:
    with pytest.raises(WrongSeats, match="the first player is a seat from 0 to 2"):
        settemari.deal("maretta", 3, seed=1, first=first)  # type: ignore[arg-type]  # wrong on purpose


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_the_host_may_name_the_first_player(game: str) -> None:
    for seats in (3, 4, 5):
        for first in range(seats):
            match = settemari.deal(game, seats, seed=3, first=first)
            assert match.view(None).cell(c.FIRST) == match.first == first
    drawn = {int(settemari.deal(game, 4, seed=seed).view(None).cell(c.FIRST)) for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize("game", ["ludo", "", "Maretta", None, 5, []])
def test_an_unknown_game(game: object) -> None:
    with pytest.raises(UnknownGame, match="known games: arrr, maretta, vulcano"):
        settemari.deal(game, 3)  # type: ignore[arg-type]  # wrong on purpose


def test_an_unknown_variant_file() -> None:
    with pytest.raises(FileError, match=r"none\.toml: there is no such file") as caught:
        settemari.deal("maretta", 3, variant="none.toml")
    assert (caught.value.file, caught.value.why) == ("none.toml", say("error-no-such-file"))


# -- seeds -----------------------------------------------------------------------------------------------------


def test_a_number_makes_a_practice_game() -> None:
    one, two, other = (settemari.deal("maretta", 4, seed=seed) for seed in (7, 7, 8))
    assert one.practice
    assert (one.seed, one.commitment) == (7, two.commitment)
    assert one._state.digest() == two._state.digest() != other._state.digest()
    assert one.commitment != other.commitment
    assert one._state.digest() == ESCAPE.setup(4).deal(-1, Seeded(7), None).digest()


def test_bytes_are_the_key_of_a_real_table() -> None:
    match = settemari.deal("vulcano", 4, seed=KEY)
    assert not match.practice
    assert match._state.digest() == VOLCANO.setup(4).deal(-1, Keyed(KEY), None).digest()
    assert match.commitment == hashlib.sha256(b"settemari seed " + KEY).hexdigest()


def test_without_a_seed_a_table_draws_a_key_of_32_bytes() -> None:
    seed = settemari.deal("maretta", 3).seed
    assert isinstance(seed, bytes)
    assert len(seed) == 32


def test_without_a_seed_nobody_knows_what_comes() -> None:
    one, two = settemari.deal("maretta", 3), settemari.deal("maretta", 3)
    assert not one.practice
    assert isinstance(one.seed, bytes)
    assert len(one.seed) == 32
    assert one.seed != two.seed
    play(one)
    assert replay(ESCAPE, 3, one.variant, one.seed, one.record).outcome == one.outcome


@pytest.mark.parametrize("seed", [-1, 1 << 63, True, 1.0, "7", b"", b"short", bytes(33), bytearray(32), [7]])
def test_a_wrong_seed(seed: object) -> None:
    with pytest.raises(BadSeed, match="a seed is a whole number from 0 to"):
        settemari.deal("maretta", 3, seed=seed)  # type: ignore[arg-type]  # wrong on purpose


def test_the_largest_seed() -> None:
    assert settemari.deal("maretta", 3, seed=(1 << 63) - 1).practice


def test_scripted_chance_stops_when_it_is_used_up() -> None:
    match = Match(ESCAPE, 3, ESCAPE.variant(), seed=1, chance=Scripted([2]))
    assert match.view(None).cell(c.FIRST) == 2
    with pytest.raises(ScriptEnded):
        Match(ESCAPE, 3, ESCAPE.variant(), seed=1, chance=Scripted([]))
    with pytest.raises(BadRecord, match="at question 0: its luck did not come from the seed"):
        match.at(0)


# -- looking ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
def test_events_lead_from_the_start_to_the_view(game: str) -> None:
    match = play(settemari.deal(game, 4, seed=2))
    for seat in (0, 1, 2, 3, None):
        view = match.start_view(seat)
        for event in match.events(seat):
            apply_event(view, event)
        assert view.same_as(match.view(seat))
        assert view.seat == (SPECTATOR if seat is None else seat)
        assert match.events(seat, 10) == match.events(seat)[10:]


def test_a_question_is_told_with_all_that_is_going_on() -> None:
    match = settemari.deal("maretta", 3, seed=2, first=0)
    for seats in (0b111, 0b001):  # all pick, then the first player places
        agenda = [number for record in match.view(None).agenda_records() for number in record]
        for seat in (0, 1, 2, None):
            assert match.events(seat)[-1] == (ASKED, seats, *agenda)
        play(match, 1)
    assert play(match).events(None)[-1][0] == ENDED  # nothing is asked after the end


def test_views_and_lists_are_copies() -> None:
    match = settemari.deal("maretta", 3, seed=2)
    digest, told = match._state.digest(), match.events(0)
    view = match.view(0)
    for index in range(len(view.cells)):
        view.cells[index] = 9
    match.start_view(0).cells[4] = 77
    match.events(0).clear()
    assert match._state.digest() == digest
    assert match.events(0) == told
    assert match.start_view(0).cell(4) == 1


@pytest.mark.parametrize("seat", [-1, 3, 1.0, "0", True, (1,)])
def test_there_is_no_such_seat(seat: object) -> None:
    match = settemari.deal("maretta", 3, seed=2)
    for look in (match.view, match.start_view, match.events):
        with pytest.raises(WrongSeats, match="a seat from 0 to 2, or None for a spectator"):
            look(seat)  # type: ignore[arg-type]  # wrong on purpose


def test_the_outcome_names_the_rule() -> None:
    endings = set()
    for seed in range(12):
        for game in ("maretta", "vulcano"):
            match = settemari.deal(game, 3, seed=seed)
            assert match.outcome is None
            outcome = play(match, luck=seed).outcome
            assert outcome is not None
            assert outcome.rule.startswith("A4" if game == "maretta" else "B5")
            assert set(outcome.winners) <= {0, 1, 2}
            endings.add(outcome.ending)
    assert len(endings) >= 4


# -- the record ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["maretta", "vulcano"])
@pytest.mark.parametrize("seed", [5, KEY])
def test_a_record_gives_the_same_game(game: str, seed: int | bytes) -> None:
    match = play(settemari.deal(game, 4, seed=seed, first=2), luck=3)
    again = replay(match.game, 4, match.variant, seed, match.record, first=2)
    assert again._state.digest() == match._state.digest()
    assert again.record == match.record
    assert again.outcome == match.outcome
    assert [again.events(seat) for seat in (0, 1, 2, 3, None)] == [match.events(seat) for seat in (0, 1, 2, 3, None)]


def test_a_match_at_any_earlier_choice() -> None:
    match = settemari.deal("maretta", 3, seed=9)
    digests = [match._state.digest()]
    answered = [match.answered()]
    chance = Random(4)
    while (question := match.question()) is not None:
        for seat in question.seats:  # in seat order, as the record is
            question.answer(seat, chance.choice(question.offer(seat).playable))
            digests.append(match._state.digest())
            answered.append(match.answered())
    assert len(match.record) == len(digests) - 1
    for choices in range(0, len(digests), 3):
        earlier = match.at(choices)
        assert (earlier._state.digest(), earlier.answered()) == (digests[choices], answered[choices])
    assert match.at(10**9).outcome == match.outcome
    assert match.at(-1).record == []


def test_records_that_do_not_fit() -> None:
    match = play(settemari.deal("maretta", 3, variant=on_the_board(ESCAPE), seed=9), 3)
    record = match.record
    wrong: list[tuple[list[Choice], str]] = [
        ([record[0]._replace(question=2)], "at question 2: question 1 comes next"),
        ([record[0], record[0]], "at question 1: seat 0 answered it already"),
        ([record[0]._replace(seat=5)], "at question 1: seat 5 is not asked"),
        ([record[0]._replace(codes=())], "at question 1: .* at least one action"),
        ([record[0]._replace(codes=(63,))], r"at question 1: rule A2\.1 forbids it \(no-such-answer\)"),
        ([record[0]._replace(codes=(None,))], "at question 1: None is no action"),  # type: ignore[arg-type]
        ([*record[:3], record[3]._replace(codes=record[3].codes * 2)], "at question 2: .* the draft is at its end"),
        ([*record[:3], record[2]], "at question 1: question 2 comes next"),
    ]
    for choices, message in wrong:
        with pytest.raises(BadRecord, match=message):
            replay(ESCAPE, 3, match.variant, 9, choices)


def test_a_record_that_goes_on_after_the_end() -> None:
    match = play(settemari.deal("maretta", 3, seed=9))
    with pytest.raises(BadRecord, match="at question 99: the game is over by then"):
        replay(ESCAPE, 3, match.variant, 9, [*match.record, Choice(99, 0, (5,))])


def test_the_record_of_another_seed_does_not_fit() -> None:
    match = play(settemari.deal("maretta", 3, seed=9))
    with pytest.raises(BadRecord):
        replay(ESCAPE, 3, match.variant, 10, match.record)


def test_the_order_of_answers_changes_nothing() -> None:
    """L8, for one question."""
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = settemari.deal("maretta", 3, seed=9)
        question = asked(match)
        for seat in order:
            question.answer(seat, question.offer(seat).playable[seat])
        ends.append((match._state.digest(), match.record, match.events(None), match.events(1)))
    assert ends[0] == ends[1] == ends[2]


def test_only_what_came_from_the_seed_alone_can_be_written_down() -> None:
    dealt = settemari.deal("maretta", seats=3, seed=4)
    assert dealt.from_seed
    there = read_position(write_position(position_of_match(dealt)))
    assert not settemari.Match(there.game, 3, there.variant, seed=4, position=there.state).from_seed
    luck = Seeded(4)
    assert not settemari.Match(there.game, 3, there.variant, seed=4, chance=luck).from_seed
