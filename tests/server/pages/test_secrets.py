"""A page shows what its eye may see and nothing else, whatever the others hold."""

from __future__ import annotations

import copy

import pytest

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.server.pages.table import table_page
from tests.server.pages.looked import TABLES, looker, questions, seated
from tests.size import pick


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats", "variant"), TABLES)
def test_a_page_is_the_same_whatever_the_others_hold(game: str, seats: int, variant: str) -> None:
    """All that the eye cannot see is dealt anew at every moment: not a letter of the page changes."""
    compared = 0
    for seed in range(pick(1, 2)):
        trial = seated(game, seats, variant)
        trial.begin()
        for turn, number in enumerate(questions(trial, seed)):
            if turn % pick(3, 1):
                continue
            match = trial.table.match
            assert match is not None
            seat = [*range(seats), None][turn // pick(3, 1) % (seats + 1)]
            look = looker(trial, seat)
            other = match.setup.redeal(match.view(seat), Seeded(turn + 1))
            twin = Match(match.game, seats, match.variant, 1, position=other)
            asked = twin.question()
            assert asked is not None
            asked.id = number
            elsewhere = copy.copy(trial.table)
            elsewhere.match = twin
            assert table_page(look) == table_page(look._replace(table=elsewhere))
            compared += 1
    assert compared > 5


def test_a_leak_would_be_noticed() -> None:
    """The control: through the neighbour's eyes the same two tables are not the same."""
    trial = seated("maretta", 4)
    trial.begin()
    match = trial.table.match
    assert match is not None
    pages = set()
    for number in range(1, 6):
        elsewhere = copy.copy(trial.table)
        other = match.setup.redeal(match.view(0), Seeded(number))
        elsewhere.match = Match(match.game, 4, match.variant, 1, position=other)
        pages.add(table_page(looker(trial, 1)._replace(table=elsewhere)))
    assert len(pages) > 1


@pytest.mark.parametrize("others", ["people", "bots"])
def test_nobody_learns_from_a_page_who_has_answered_at_a_moment(others: str) -> None:
    """P7.8: it would tell who was prompted. Nor from how soon the page is looked at again."""
    from settemari.server import deciding, log
    from settemari.server.pages.forms import wish_of_form
    from tests.server.pages.looked import guest_of, read

    trial = seated("arrr", 3)
    trial.begin()
    for _ in questions(trial, 2):
        question = trial.table.question
        assert question is not None
        if trial.table.is_moment and len(question.seats) == 3:
            break
    assert question is not None
    if others == "bots":
        for seat in (1, 2):
            trial._write([log.Manned(seat, 1, "left")])
    before = [table_page(looker(trial, seat)) for seat in (1, 2, None)]
    passing = next(
        fields
        for fields in read(trial, 0).wishes("answer")
        if deciding.answering(trial.table, guest_of(0), 0, question.id, (0,)) and fields["answers"] == "0"
    )
    trial._write(wish_of_form(passing).decide(trial.table, guest_of(0)))
    assert trial.table.question is question
    assert [table_page(looker(trial, seat)) for seat in (1, 2, None)] == before
    assert "You have chosen: Pass" in read(trial, 0).text
