"""Games that are played by nothing but the buttons and links of the pages."""

from __future__ import annotations

import re

import pytest

from settemari.core.chance import Seeded
from settemari.locales import LANGUAGES
from settemari.server import deciding
from settemari.server.pages.forms import wish_of_form
from settemari.server.room import ENDED
from settemari.server.wishes import Answer
from tests.server.pages.looked import chosen, guest_of, questions, read, seated
from tests.server.seated import Trial
from tests.size import pick

GAMES = [("maretta", 3, ""), ("vulcano", 4, ""), ("arrr", 2, ""), ("arrr", 2, "boarding"), ("arrr", 3, "gallows")]


def press(trial: Trial, seat: int, do: str) -> None:
    """The first button of that kind on somebody's page."""
    fields = read(trial, seat, still=True).wishes(do)[0]
    trial._write(wish_of_form(fields).decide(trial.table, guest_of(seat)))


def answer_by_page(trial: Trial, seat: int, chance: Seeded, language: str) -> int:
    """Whoever sits there follows links and at last presses a button; how many links."""
    draft: tuple[int, ...] = ()
    for links in range(40):
        page = read(trial, seat, draft=draft, language=language)
        sent = page.wishes("answer")
        longer = [longer for longer in page.drafts() if longer[: len(draft)] == draft and len(longer) > len(draft)]
        assert sent or longer
        pick_one = chosen(chance, [*sent, *longer])
        if pick_one >= len(sent):
            draft = longer[pick_one - len(sent)]
            continue
        wish = wish_of_form(sent[pick_one])
        assert isinstance(wish, Answer)
        assert wish.answers[: len(draft)] == draft
        trial._write(wish.decide(trial.table, guest_of(seat)))
        return links
    raise AssertionError("a draft without end")


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats", "variant"), GAMES)
def test_a_game_is_played_to_its_end_by_pages_alone(game: str, seats: int, variant: str) -> None:
    for seed in range(pick(1, 3)):
        trial, chance, links = seated(game, seats, variant), Seeded(seed + 1), 0
        for place in range(1, seats):
            press(trial, place, "ready")
        press(trial, 0, "deal")
        while (question := trial.table.question) is not None:
            for seat in question.waiting_for:
                if not question.settled:
                    links += answer_by_page(trial, seat, chance, LANGUAGES[question.id % 3])
            trial._write(deciding.ending(trial.table))
        assert trial.table.stage == ENDED
        assert trial.table.match is not None
        assert trial.table.match.outcome is not None
        if game == "arrr":
            assert links > 0


def test_a_draft_can_be_taken_back_step_by_step_and_is_confirmed_as_one() -> None:
    trial = seated("arrr", 2, "gallows")
    trial.begin()
    question = trial.table.question
    assert question is not None
    seat = question.seats[0]
    first = read(trial, seat).drafts()
    assert first
    second = [draft for draft in read(trial, seat, draft=first[0]).drafts() if len(draft) == 2]
    page = read(trial, seat, draft=second[0])
    assert first[0] in page.drafts()  # the last one taken back
    confirmed = [fields for fields in page.wishes("answer") if fields["answers"] == ",".join(map(str, second[0]))]
    assert len(confirmed) == 1
    assert not page.refresh
    lines = wish_of_form(confirmed[0]).decide(trial.table, guest_of(seat))
    assert [line.codes for line in lines] == [second[0]]  # type: ignore[union-attr]  # an answer


def test_a_draft_to_another_question_is_told_to_be_lost() -> None:
    trial = seated("arrr", 2, "gallows")
    trial.begin()
    question = trial.table.question
    assert question is not None
    for draft in ((999_999,), (-5,), (1 << 70,), (0,) * 100):
        page = read(trial, question.seats[0], draft=draft)
        assert "please choose anew" in page.text
        assert page.drafts() == read(trial, question.seats[0]).drafts()


def test_a_choice_made_together_can_be_changed_until_all_have_chosen() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    page = read(trial, 1)
    fields = page.wishes("answer")
    trial._write(wish_of_form(fields[0]).decide(trial.table, guest_of(1)))
    again = read(trial, 1)
    assert "You have chosen:" in again.text
    assert again.refresh
    assert again.wishes("answer") == fields
    assert "You have chosen" not in read(trial, 0).text
    assert "has chosen" in read(trial, 0).text
    trial._write(wish_of_form(fields[-1]).decide(trial.table, guest_of(1)))
    assert trial.table.question is not None
    assert trial.table.question.id == 1


def test_what_every_answer_would_lead_to_is_said_once() -> None:
    """A monkey on a full table: a dozen answers, after each of which the same follows."""
    trial = seated("maretta", 4)
    trial.begin()
    found = 0
    for _ in questions(trial, 3):
        question = trial.table.question
        assert question is not None
        for seat in question.seats:
            source = read(trial, seat).source
            previews = re.findall('<p class="preview"[^>]*>([^<]+)', source)
            for group in re.findall('<p class="hint">Whichever you choose: ([^<]+)</p>', source):
                found += 1
                assert group not in previews
    assert found


def test_a_list_of_challenges_says_what_is_not_said_above_it() -> None:
    trial = seated("arrr", 3)
    trial.begin()
    found: set[str] = set()
    for _ in questions(trial, 2):
        question = trial.table.question
        assert question is not None
        if question.name == "declare":
            source = read(trial, question.seats[0]).source
            for chosen_ in re.findall('<select id="g[0-9]+" name="answers"[^>]*>(.*?)</select>', source, re.DOTALL):
                found |= set(re.findall("<option[^>]*>([^<]+)", chosen_))
    assert found
    assert all(re.match("(Attack|Navigation|Cunning|Courage), for ", text) for text in found)
