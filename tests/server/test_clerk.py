"""In which order wishes about a table are dealt with: answers to one question together, all else alone."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pytest

from settemari.core.chance import Seeded
from settemari.server import deciding, log
from settemari.server.clerk import MOST_TRIES, Decided, Errand, are_answers, next_in, refuse, settle, try_again
from settemari.server.errors import NotAllowed, NotNow
from settemari.server.table import Table
from tests.server.asking import Asker, Decide, answer, answers_in
from tests.server.seated import FRIEND, HOST, Trial, trial


@pytest.fixture
def table() -> Table:
    """Four seats are asked at the same time, and nobody has answered yet."""
    return _playing().table


def _playing(game: str = "maretta", seats: int = 4) -> Trial:
    t = trial(game, seats)
    t.does(deciding.sitting, HOST, "Anna", b"of Anna")
    t.begin()
    return t


def _wished(*askers: Asker) -> deque[Errand]:
    return deque(asker.wish for asker in askers)


def _wishes_of(decided: Sequence[Decided]) -> list[Errand]:
    return [one.wish for one in decided]


def _do(table: Table, decided: Sequence[Decided]) -> None:
    """They have been written down."""
    for one in decided:
        for line in one.lines:
            table.apply(log.read(log.written(line)), 0.0)


def _lock(locked: bool = True, guest: str = HOST) -> Decide:
    return lambda table: deciding.locking(table, guest, locked)


def _ask_many(*decides: Decide) -> list[Asker]:
    return [Asker(decide) for decide in decides]


def test_a_table_without_wishes_has_nothing_to_write(table: Table) -> None:
    assert next_in(deque(), table) == []


def test_answers_of_several_seats_go_together(table: Table) -> None:
    askers = _ask_many(*(answer(table, seat) for seat in (2, 0, 3, 1)))
    wishes = _wished(*askers)
    decided = next_in(wishes, table)
    assert _wishes_of(decided) == [asker.wish for asker in askers]
    assert [line.seat for one in decided for line in answers_in(one.lines)] == [2, 0, 3, 1]
    assert are_answers(decided)
    assert not wishes
    assert all(asker.told == [] for asker in askers)  # nothing is written yet


def test_only_the_first_of_several_answers_tells_what_has_happened(table: Table) -> None:
    assert table.match is not None
    decided = next_in(_wished(*_ask_many(*(answer(table, seat) for seat in range(4)))), table)
    first, *others = [line for one in decided for line in answers_in(one.lines)]
    assert (first.digest, first.events) == (table.match.digest(), tuple(table.unstored))
    assert first.events
    assert [(line.digest, line.events) for line in others] == [("", ())] * 3
    assert all(line.codes and line.by == "bot" for line in others)


def test_answers_that_go_together_leave_the_table_as_one_after_the_other_would() -> None:
    one, other = _playing(), _playing()
    decides = [answer(one.table, seat) for seat in range(4)]
    _do(one.table, next_in(_wished(*_ask_many(*decides)), one.table))
    for decide in decides:
        _do(other.table, next_in(_wished(Asker(decide)), other.table))
    assert one.table.match is not None
    assert other.table.match is not None
    assert one.table.match.digest() == other.table.match.digest()
    assert one.table.unstored == other.table.unstored
    assert one.table.question is not None
    assert one.table.question.id == 2


def test_two_answers_of_the_same_seat_do_not_go_together(table: Table) -> None:
    askers = _ask_many(answer(table, 0), answer(table, 1), answer(table, 0, choice=1), answer(table, 2))
    wishes = _wished(*askers)
    decided = next_in(wishes, table)
    assert _wishes_of(decided) == [askers[0].wish, askers[1].wish]
    _do(table, decided)
    decided = next_in(wishes, table)
    assert _wishes_of(decided) == [askers[2].wish, askers[3].wish]
    assert not wishes


def test_who_takes_an_answer_back_and_gives_it_once_more_has_given_it(table: Table) -> None:
    """The last word counts, also if both come at once."""
    _do(table, next_in(_wished(Asker(answer(table, 0))), table))
    assert table.match is not None
    stands = table.match.pending(0)
    wishes = _wished(*_ask_many(answer(table, 0, choice=1), answer(table, 0)))
    while decided := next_in(wishes, table):
        _do(table, decided)
    assert table.match.pending(0) == stands


def test_anything_but_answers_goes_alone_and_in_order(table: Table) -> None:
    askers = _ask_many(
        _lock(),
        answer(table, 0),
        answer(table, 1),
        lambda table: deciding.showing(table, HOST, False),
        answer(table, 2),
        _lock(False),
    )
    wishes, groups = _wished(*askers), []
    while decided := next_in(wishes, table):
        groups.append([askers.index(asker) for one in decided for asker in askers if asker.wish is one.wish])
        assert are_answers(decided) == (groups[-1][0] in (1, 4))
        _do(table, decided)
    assert groups == [[0], [1, 2], [3], [4], [5]]


def test_a_wish_is_decided_on_what_those_before_it_did(table: Table) -> None:
    askers = _ask_many(_lock(), _lock(False), _lock(False))
    wishes = _wished(*askers)
    for expected in (log.Locked(True), log.Locked(False)):
        decided = next_in(wishes, table)
        assert [one.lines for one in decided] == [[expected]]
        _do(table, decided)
    assert next_in(wishes, table) == []
    assert askers[2].lines == []


def test_a_refused_wish_is_told_when_its_turn_has_come_and_holds_up_nobody(table: Table) -> None:
    askers = _ask_many(
        lambda table: deciding.dealing(table, HOST),
        answer(table, 0),
        _lock(guest=FRIEND),
        answer(table, 1),
    )
    wishes = _wished(*askers)
    assert _wishes_of(next_in(wishes, table)) == [askers[1].wish]
    assert isinstance(askers[0].error, NotNow)
    assert not askers[2].told  # after the first answer it may be otherwise
    assert _wishes_of(next_in(wishes, table)) == [askers[3].wish]
    assert isinstance(askers[2].error, NotAllowed)
    assert not wishes


def test_a_wish_that_fails_holds_up_nobody_either(table: Table) -> None:
    def fails(table: Table) -> deciding.Lines:
        raise ZeroDivisionError

    askers = _ask_many(fails, answer(table, 0))
    assert _wishes_of(next_in(_wished(*askers), table)) == [askers[1].wish]
    assert isinstance(askers[0].error, ZeroDivisionError)


def test_a_wish_without_effect_is_told_so_when_its_turn_has_come(table: Table) -> None:
    askers = _ask_many(_lock(False), answer(table, 0), _lock(False), answer(table, 1))
    wishes = _wished(*askers)
    assert _wishes_of(next_in(wishes, table)) == [askers[1].wish]
    assert askers[0].lines == []
    assert not askers[2].told
    assert _wishes_of(next_in(wishes, table)) == [askers[3].wish]
    assert askers[2].lines == []


def test_an_answer_that_stands_already_is_without_effect(table: Table) -> None:
    _do(table, next_in(_wished(Asker(answer(table, 0))), table))
    again = Asker(answer(table, 0))
    assert next_in(_wished(again), table) == []
    assert again.lines == []


def test_everybody_is_told_what_was_done(table: Table) -> None:
    askers = _ask_many(answer(table, 0), answer(table, 1))
    decided = next_in(_wished(*askers), table)
    settle(decided, [True, True])
    assert [asker.lines for asker in askers] == [one.lines for one in decided]


def test_a_wish_of_several_lines_has_an_effect_if_one_of_them_has() -> None:
    askers = _ask_many(_lock(), _lock(), _lock())
    lines: deciding.Lines = [log.Locked(True), log.Locked(False)]
    settle([Decided(asker.wish, lines) for asker in askers], [False, False, False, True, True, False])
    assert [asker.lines for asker in askers] == [[], lines, lines]


def test_an_answer_to_a_question_that_the_one_before_has_settled_has_no_effect() -> None:
    """Among those that were decided together the first may have been enough."""
    t = _playing("arrr", 4)
    table, chance = t.table, Seeded(1)
    for _ in range(400):
        question = table.question
        assert question is not None
        if len(question.waiting_for) > 1:
            chosen = _settling(t)
            if chosen is not None:
                break
        t.play(steps=1, seed=int(chance.below(1000)))
    else:
        pytest.fail("no question was settled by one of several")
    seat, choice = chosen
    late = next(other for other in question.seats if other != seat)
    askers = _ask_many(answer(table, seat, choice), answer(table, late))
    decided = next_in(_wished(*askers), table)
    assert len(decided) == 2
    counted = []
    for one in decided:
        counted.append(table.question is question)
        _do(table, [one])
    settle(decided, counted)
    assert counted == [True, False]
    assert [asker.lines for asker in askers] == [decided[0].lines, []]


def _settling(t: Trial) -> tuple[int, int] | None:
    """A seat of several, and which of its answers settles the question without the others'."""
    assert t.table.question is not None
    for seat in t.table.question.seats:
        for choice in range(len(t.table.question.offer(seat).playable)):
            trying = t.again()
            question = trying.question
            _do(trying, next_in(_wished(Asker(answer(trying, seat, choice))), trying))
            if trying.question is not question:
                return seat, choice
    return None


def test_nobody_is_told_that_something_was_done_which_was_not(table: Table) -> None:
    askers = _ask_many(answer(table, 0), answer(table, 1))
    error = ZeroDivisionError()
    refuse(next_in(_wished(*askers), table), error)
    assert [asker.error for asker in askers] == [error, error]


def test_who_comes_too_late_is_the_first_to_be_decided_anew(table: Table) -> None:
    askers = _ask_many(*(answer(table, seat) for seat in range(3)), _lock())
    wishes = _wished(*askers)
    decided = next_in(wishes, table)
    try_again(wishes, decided, Exception())
    assert list(wishes) == [asker.wish for asker in askers]
    assert [asker.wish.tries for asker in askers] == [1, 1, 1, 0]
    assert all(asker.told == [] for asker in askers)


def test_who_comes_too_late_too_often_is_refused_and_the_others_are_not(table: Table) -> None:
    patient, young, behind = askers = _ask_many(answer(table, 0), answer(table, 1), _lock())
    patient.wish.tries = MOST_TRIES - 1
    wishes, crowded = _wished(*askers), Exception()
    try_again(wishes, next_in(wishes, table), crowded)
    assert patient.error is crowded
    assert list(wishes) == [young.wish, behind.wish]
    assert young.told == behind.told == []


def test_nobody_is_tried_for_ever(table: Table) -> None:
    asker, tries = Asker(answer(table, 0)), 0
    wishes = _wished(asker)
    while decided := next_in(wishes, table):
        tries += 1
        try_again(wishes, decided, Exception())
    assert tries == MOST_TRIES
    assert asker.error is not None


def test_answers_that_are_decided_anew_tell_what_has_happened_only_if_nobody_has(table: Table) -> None:
    """Another worker has written the first answer to the question."""
    mine, theirs = Asker(answer(table, 1)), Asker(answer(table, 0))
    wishes = _wished(mine)
    decided = next_in(wishes, table)
    assert answers_in(decided[0].lines)[0].digest
    _do(table, next_in(_wished(theirs), table))
    try_again(wishes, decided, Exception())
    (line,) = answers_in(next_in(wishes, table)[0].lines)
    assert (line.seat, line.digest, line.events) == (1, "", ())
