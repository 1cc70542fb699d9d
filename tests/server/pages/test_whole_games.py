"""Whole games through every eye, in every language: each page is well made, and says who is awaited."""

from __future__ import annotations

import pytest

from settemari.locales import LANGUAGES
from settemari.server.room import ENDED
from tests.server.pages.looked import TABLES, looker, questions, read, seated
from tests.size import pick


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "seats", "variant"), TABLES)
def test_every_eye_reads_whole_games_in_every_language(game: str, seats: int, variant: str) -> None:
    eyes = [*range(seats), None]
    for seed in range(pick(1, 2)):
        trial = seated(game, seats, variant)
        trial.begin()
        for turn, _ in enumerate(questions(trial, seed)):
            question = trial.table.question
            assert question is not None
            for place in range(pick(turn % 2, len(eyes))):
                seat = eyes[(turn // 2 + place) % len(eyes)]
                page = read(trial, seat, language=LANGUAGES[turn % 3])
                assert page.status
                assert page.status in page.title
                asked = seat in question.waiting_for and trial.table.ordered(seat or 0) is None
                assert bool(page.refresh) == (not asked)
                assert bool(page.wishes("answer") or page.drafts()) == (seat in question.seats)
        assert trial.table.stage == ENDED
        for language in LANGUAGES:
            for seat in eyes:
                page = read(trial, seat, language=language)
                assert not page.refresh
                assert trial.table.part.hex() in page.text


@pytest.mark.parametrize(("game", "seats", "variant"), TABLES)
def test_what_is_offered_as_possible_is_and_everything_else_says_why_not(game: str, seats: int, variant: str) -> None:
    """Every button sends what the rules allow; what they forbid stands there with the number of the rule."""
    from settemari.server.pages.forms import wish_of_form
    from tests.server.pages.looked import guest_of

    trial = seated(game, seats, variant)
    trial.begin()
    kinds: set[str] = set()
    for _ in questions(trial, 5):
        question = trial.table.question
        assert question is not None
        if question.name in kinds:
            continue
        kinds.add(question.name)
        seat = question.seats[0]
        page = read(trial, seat)
        offer = question.offer(seat)
        sent = page.wishes("answer")
        for fields in sent:
            assert wish_of_form(fields).decide(trial.table, guest_of(seat))
        first = {fields["answers"] for fields in sent} | {str(draft[0]) for draft in page.drafts()}
        assert first == {str(action.code) for action in offer.playable}
        for refusal in offer.refused.values():
            assert any(href.endswith(f"#{refusal.rule}") for href, _ in page.links)
    assert len(kinds) > 3


def test_a_page_says_what_was_new_since_one_looked() -> None:
    trial = seated("maretta", 3)
    trial.begin()
    for number in questions(trial):
        if number == 8:
            break
    page = read(trial, 1, seen=6)
    news = [text for _, text in page.headings]
    assert "Since you last looked" in news
    assert "New:" in page.text
    assert "Since you last looked" not in read(trial, 1, seen=8).text
    assert "So far" in read(trial, 1, seen=0).text
    assert looker(trial, 1).refresh in (0, 15)
