"""Questions: answering, changing an answer, void answers, refusals; whatever is wrong leaves everything as it was."""

from __future__ import annotations

import pytest

import settemari
from settemari.core.errors import BadAction, NotAsked, Refused, SetteMariError
from settemari.core.match import Choice, Match, Submission
from settemari.core.offer import Action
from settemari.core.question import Question
from settemari.games.maretta import codes as c

pytestmark = pytest.mark.compiled_too


def asked(match: Match) -> Question:
    question = match.question()
    assert question is not None
    return question


def everything(match: Match) -> object:
    """All of a match that an answer could change."""
    return (
        match._state.digest(),
        {seat: match.events(seat) for seat in (*range(match.seats), None)},
        list(match.journal),
        list(match.record),
        match.answered(),
        match.question(),
    )


def play_on(match: Match, questions: int) -> Match:
    """Answer with the first thing that can be answered."""
    for _ in range(questions):
        question = asked(match)
        for seat in question.seats:
            assert question.answer(seat, question.offer(seat).playable[0])
    return match


@pytest.fixture
def match() -> Match:
    return settemari.deal("maretta", 3, seed=7, first=0)


def test_a_question_says_whom_it_asks_and_why(match: Match) -> None:
    question = asked(match)
    assert (question.id, question.name, question.rule, question.seats) == (1, "pick", "A2.1", (0, 1, 2))
    assert repr(question) == "<question 1: pick, to 0, 1, 2>"
    assert (question.waiting_for, question.settled) == ((0, 1, 2), False)
    play_on(match, 1)
    assert (question.waiting_for, question.settled) == ((), True)
    second = asked(match)
    assert (second.id, second.name, second.rule, second.seats) == (2, "place", "A3.1", (0,))


def test_an_answer_may_be_changed_until_the_question_is_settled(match: Match) -> None:
    question = asked(match)
    mine = question.offer(0).playable
    before = [match.events(seat) for seat in (0, 1, 2, None)]
    for action in (mine[0], mine[1], mine[-1]):
        assert question.answer(0, action)
        assert match.answered() == {0}
        assert question.waiting_for == (1, 2)
    assert [match.events(seat) for seat in (0, 1, 2, None)] == before  # nothing is told of it
    assert match.record == []
    for seat in (2, 1):
        question.answer(seat, question.offer(seat).playable[0])
    assert question.settled
    codes = {seat: question_code for _, seat, (question_code,) in match.record}
    assert codes[0] == mine[-1].code
    assert [choice.seat for choice in match.record] == [0, 1, 2]
    assert [entry.seat for entry in match.journal] == [0, 0, 0, 2, 1]
    assert not any(entry.void for entry in match.journal)


@pytest.mark.parametrize("late", ["text", "action", "code", "nonsense", "nothing"])
def test_an_answer_to_a_settled_question_is_void(match: Match, late: str) -> None:
    question = asked(match)
    action = question.offer(1).playable[0]
    play_on(match, 1)
    before = everything(match)
    given: dict[str, tuple[object, ...]] = {
        "text": (str(action),),
        "action": (action,),
        "code": (action.code,),
        "nonsense": (None, 1.5, "jump"),
        "nothing": (),
    }
    assert question.answer(1, *given[late]) is False  # type: ignore[arg-type]  # some are wrong on purpose
    codes: dict[str, tuple[int | str, ...]] = {"text": (str(action),), "nonsense": ("jump",), "nothing": ()}
    assert match.journal[-1] == Submission(1, 1, codes.get(late, (action.code,)), True)
    match.journal.pop()
    assert everything(match) == before


@pytest.mark.parametrize("seat", [-1, 3, 99, None, "0", 1.0, True, (0,)])
def test_a_seat_that_is_not_asked(match: Match, seat: object) -> None:
    question = asked(match)
    for _ in range(2):  # once while it is open, once when it is settled
        before = everything(match)
        for call in (question.answer, question.offer, question.draft, question.can, question.refusal):
            arguments = (seat, 5) if call in (question.answer, question.can, question.refusal) else (seat,)
            with pytest.raises(NotAsked, match="is not asked; the question is for: 0, 1, 2"):
                call(*arguments)
        assert everything(match) == before
        if not question.settled:
            play_on(match, 1)


def test_another_seat_cannot_answer(match: Match) -> None:
    question = asked(play_on(match, 1))
    assert question.seats == (0,)
    with pytest.raises(NotAsked, match="seat 1 is not asked; the question is for: 0"):
        question.answer(1, 5)


def test_a_settled_question_offers_nothing(match: Match) -> None:
    question = asked(match)
    play_on(match, 1)
    for call in (question.offer, question.draft):
        with pytest.raises(NotAsked, match="the question is for: nobody"):
            call(0)
    with pytest.raises(NotAsked):
        question.can(0, 5)


def test_at_the_end_nothing_is_asked(match: Match) -> None:
    last = asked(match)
    while (question := match.question()) is not None:
        last = question
        play_on(match, 1)
    assert match.outcome is not None
    assert match.question() is None
    assert last.settled
    with pytest.raises(NotAsked):
        last.offer(last.seats[0])
    assert last.answer(last.seats[0], 5) is False


@pytest.mark.parametrize("name", ["maretta", "vulcano"])
def test_refused_leaves_everything_as_it_was(name: str) -> None:
    """Every refused option of every question of a game."""
    match = settemari.deal(name, 3, seed=5)
    refusals = 0
    while (question := match.question()) is not None:
        for seat in question.seats:
            before = everything(match)
            for option in question.offer(seat).options:
                if option.refusal is None:
                    assert question.can(seat, option.action)
                    continue
                refusals += 1
                assert option.preview is None
                assert question.refusal(seat, option.action) == option.refusal
                assert not question.can(seat, str(option.action))
                with pytest.raises(Refused) as caught:
                    question.answer(seat, option.action)
                error = caught.value
                assert (error.rule, error.key, error.arguments) == tuple(option.refusal)
            assert everything(match) == before
        play_on(match, 1)
    assert refusals > 20


WRONG: list[object] = [None, 1.5, float("nan"), True, False, (), [], {}, b"pick", object(), 1 << 62, -(1 << 62)]
WRONG += ["", " ", "pick", "pick wood-9x", "pick none", "place wood-1 on pink", "PICK wood-1", "pick wood-1 on pink"]
WRONG += ["pick wood--1", "pick wood-0", "pick wood-99", "pick ship", "pick\0wood-1", "x" * 100_000, 10**5000]
WRONG += [Action(None, "pick"), Action("x", "pick"), Action(True, "pick"), Action(10**5000, "pick")]  # type: ignore[arg-type]
WRONG += [Action(5, "place"), Action(5, "pick", (("card", "rope-1"),))]


def test_what_is_no_action_at_all(match: Match) -> None:
    question = asked(match)
    before = everything(match)
    for answer in WRONG:
        for call in (question.answer, question.can, question.refusal):
            with pytest.raises(BadAction) as caught:
                call(0, answer)  # type: ignore[arg-type]  # wrong on purpose
            assert len(str(caught.value)) < 300
    assert everything(match) == before


CODES = [-1, -5, -(1 << 40), 4, 1, 60, 62, 63, 64, 1 << 6, 7 << 6, 1 << 9, 1 << 30, (1 << 62) - 1, 1 - (1 << 62)]


@pytest.mark.parametrize("name", ["maretta", "vulcano"])
def test_any_number_is_refused_by_a_rule_or_played(name: str) -> None:
    """Wild codes at every question: nothing but Refused, and nothing changes."""
    match = settemari.deal(name, 4, seed=3)
    while (question := match.question()) is not None:
        for seat in question.seats:
            before = everything(match)
            legal = {action.code for action in question.offer(seat).playable}
            for code in CODES:
                if code not in legal:
                    with pytest.raises(Refused, match=r"^[ABD]\d"):
                        question.answer(seat, code)
            assert everything(match) == before
        play_on(match, 1)


@pytest.mark.parametrize("code", [(1 << 62) - 1, 1 - (1 << 62)])
def test_the_largest_numbers_are_refused_by_a_rule_as_well(match: Match, code: int) -> None:
    refusal = asked(match).refusal(0, code)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("A2.1", "no-such-answer")


def test_an_action_of_another_question_is_not_misread(match: Match) -> None:
    """The code of "pick wood 1" would mean a placing on the first seat."""
    question = asked(match)
    picks = question.offer(0).playable
    play_on(match, 1)
    for pick in picks:
        with pytest.raises(BadAction, match="it answers another question"):
            asked(match).answer(0, pick)


def test_the_same_answer_in_words_as_action_and_as_code() -> None:
    ends = set()
    for form in (str, lambda action: action, lambda action: action.code):
        match = settemari.deal("vulcano", 3, seed=11)
        while (question := match.question()) is not None:
            for seat in question.seats:
                question.answer(seat, form(question.offer(seat).playable[-1]))
        ends.add((tuple(match.record), match._state.digest(), match.outcome))
    assert len(ends) == 1


def test_the_record_holds_what_counted(match: Match) -> None:
    play_on(match, 2)
    assert match.record[:3] == [Choice(1, seat, match.record[seat].codes) for seat in range(3)]
    assert (match.record[3].question, match.record[3].seat) == (2, 0)


def test_every_error_is_of_the_library(match: Match) -> None:
    with pytest.raises(SetteMariError):
        asked(match).answer(0, c.NO_CARD)
