"""Drafts: several actions tried out and submitted as one choice.

The anchor (D8) takes two cards of the finder's stock: two actions, one choice.
"""

from __future__ import annotations

import pytest

import settemari
from settemari.core.chance import Seeded
from settemari.core.errors import BadAction, Refused
from settemari.core.events import apply_event
from settemari.core.match import Choice, Match, Submission, replay
from settemari.core.play import answers_from
from settemari.core.question import Draft, Question
from settemari.core.state import State
from settemari.core.table import ASKED, EMPTY, RECORD, SPOT, TOP
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import card_code

pytestmark = pytest.mark.compiled_too

GAME = settemari.find_game("maretta")
VARIANT = GAME.variant()


def anchored(finder: int = 0) -> State:
    """Seat 0 has put a card on seat 1 and the finder an anchor; its stock holds three kinds, and seat 1 places next.

    The cards of the stock come out of the box, so that none is there twice.
    """
    setup = GAME.setup(3, VARIANT)
    dealt = setup.deal(0, Seeded(1), None)
    cells, (deck, box, bag) = dealt.cell_list(), dealt.hidden()
    starts = setup.layout.starts
    for card in sorted(set(box))[:3]:
        box.remove(card)
        stock = int(starts[c.STOCK + finder])
        cells[stock + card] += 1
        cells[stock - 1] += 1
        cells[stock - 2] |= 1 << card
        cells[int(starts[c.BOX]) - 1] -= 1
    for seat in range(3):  # everybody has picked, and seat 0 has given seat 1 its second card
        move_to_slot(cells, starts, seat, c.SLOT1, seat)
    move_to_slot(cells, starts, 0, c.SLOT2, 1)
    bag.append(cells[int(starts[c.BARRELS])])
    bag.remove(c.ANCHOR) if c.ANCHOR in bag else take_from_path(cells, starts, c.ANCHOR, bag)
    cells[int(starts[c.BARRELS]) : int(starts[c.BARRELS]) + 2] = [c.ANCHOR, 1]
    bottom = int(setup.layout.agenda)
    cells[bottom : bottom + 2 * RECORD] = [c.PLACE, 1, 1, 0, c.EFFECT + c.ANCHOR, finder, 2, 0]
    cells[TOP] = bottom + RECORD
    cells[ASKED] = 0
    return setup.position(cells, [deck, box, bag], dealt.fact_cells())


def move_to_slot(cells: list[int], starts: object, seat: int, slots: int, spot: int) -> None:
    hand = int(starts[c.HAND + seat])  # type: ignore[index]  # a vec or a list
    last = hand + cells[hand - 1] - 1
    at = int(starts[slots]) + spot * SPOT  # type: ignore[index]  # a vec or a list
    cells[at : at + 2] = [cells[last], 1]
    cells[last] = EMPTY
    cells[hand - 1] -= 1


def take_from_path(cells: list[int], starts: object, barrel: int, bag: list[int]) -> None:
    """Put what is left over in the place of that barrel."""
    at = int(starts[c.BARRELS])  # type: ignore[index]  # a vec or a list
    while cells[at] != barrel:
        at += SPOT
    cells[at] = bag.pop()


@pytest.fixture
def match() -> Match:
    return Match(GAME, 3, VARIANT, seed=4, position=anchored())


def asked(match: Match) -> Question:
    question = match.question()
    assert question is not None
    return question


def stock(match: Match) -> list[int]:
    return match.view(0).pieces(c.STOCK)


def test_two_discards_are_one_choice(match: Match) -> None:
    question = asked(match)
    assert (question.name, question.rule, question.seats) == ("anchor", "D8", (0,))
    one, two, three = stock(match)
    draft = question.draft(0)
    assert draft.seat == 0
    offer = draft.offer()
    assert offer is not None
    assert [action.code for action in offer.playable] == [one, two, three]
    draft.play(offer.playable[0])
    assert stock(match) == [one, two, three]  # nothing has happened at the table
    offer = draft.offer()
    assert offer is not None
    assert [action.code for action in offer.playable] == [two, three]
    draft.play(f"{offer.playable[1]}")
    assert draft.codes == (one, three)
    assert not draft.open  # another seat is asked next
    assert draft.offer() is None
    assert draft.submit()
    assert stock(match) == [two]
    assert match.record == [Choice(1, 0, (one, three))]
    assert match.journal == [Submission(1, 0, (one, three), False)]
    assert asked(match).seats == (1,)
    assert asked(match).name == "place"


def test_every_seat_can_draft() -> None:
    match = Match(GAME, 3, VARIANT, seed=4, position=anchored(finder=2))
    one, two, _ = match.view(2).pieces(c.STOCK + 2)
    draft = asked(match).draft(2)
    draft.play(one)
    assert draft.open
    draft.play(two)
    assert not draft.open


def test_events_lead_from_a_position_to_the_view(match: Match) -> None:
    asked(match).answer(0, *stock(match)[:2])
    for seat in (0, 1, 2, None):
        view = match.start_view(seat)
        for event in match.events(seat):
            apply_event(view, event)
        assert view.same_as(match.view(seat))


def test_a_draft_is_the_same_as_one_by_one(match: Match) -> None:
    other = Match(GAME, 3, VARIANT, seed=4, position=anchored())
    one, _, three = stock(match)
    asked(match).answer(0, one, three)
    asked(other).answer(0, one)
    asked(other).answer(0, three)
    assert match._state.digest() == other._state.digest()
    assert match.events(None) == other.events(None)
    assert [choice.codes for choice in other.record] == [(one,), (three,)]
    assert asked(match).id == asked(other).id == 3


def test_what_was_played_is_taken_back(match: Match) -> None:
    draft = asked(match).draft(0)
    one, two, three = stock(match)
    draft.play(one)
    draft.play(two)
    draft.undo()
    assert (draft.codes, draft.open) == ((one,), True)
    draft.play(three)
    assert draft.codes == (one, three)
    for _ in range(3):
        draft.undo()
    assert list(draft.codes) == []
    assert draft.open
    with pytest.raises(BadAction, match="an answer has at least one action"):
        draft.submit()
    assert match.journal == []


def test_a_refusal_inside_a_draft_keeps_the_draft(match: Match) -> None:
    draft = asked(match).draft(0)
    one, two, _ = stock(match)
    draft.play(one)
    with pytest.raises(Refused) as caught:
        draft.play(one)
    assert (caught.value.rule, caught.value.key) == ("D8", "not-in-stock")
    assert draft.refusal(one) is not None
    assert draft.refusal(two) is None
    with pytest.raises(BadAction):
        draft.play("jump")
    assert draft.codes == (one,)
    draft.play(two)
    with pytest.raises(BadAction, match="the draft is at its end"):
        draft.play(two)
    assert draft.submit()


def test_a_draft_that_is_refused_halfway_is_not_submitted(match: Match) -> None:
    one, two, three = stock(match)
    for codes in ((one, one), (one, "jump"), (one, two, three), ()):
        with pytest.raises((Refused, BadAction)):
            asked(match).answer(0, *codes)
    assert (match.journal, match.record, stock(match)) == ([], [], [one, two, three])


def test_submitting_twice_is_void(match: Match) -> None:
    draft = asked(match).draft(0)
    one, two, three = stock(match)
    draft.play(one)
    assert draft.submit()
    assert draft.submit() is False
    assert match.journal == [Submission(1, 0, (one,), False), Submission(1, 0, (one,), True)]
    assert stock(match) == [two, three]
    assert asked(match).name == "anchor"  # one more card is to go


def test_a_draft_can_be_played_on_after_its_question_was_settled(match: Match) -> None:
    """It is a private copy: submitting it then is void."""
    late = asked(match).draft(0)
    one, two, _ = stock(match)
    asked(match).answer(0, two)
    late.play(one)
    assert late.submit() is False
    assert match.record == [Choice(1, 0, (two,))]


def test_a_draft_is_played_again_from_the_record(match: Match) -> None:
    one, _, three = stock(match)
    asked(match).answer(0, one, three)
    place = asked(match)
    place.answer(1, place.offer(1).playable[0])
    again = match.at(2)
    assert again.record == match.record
    assert again._state.digest() == match._state.digest()
    assert stock(match.at(0)) == stock(match.at(-3)) == sorted([one, *stock(match), three])
    assert replay(GAME, 3, VARIANT, 4, match.record, position=anchored()).record == match.record


def test_a_draft_ends_where_others_choose_at_the_same_time() -> None:
    match = settemari.deal("maretta", 3, seed=7)
    draft = asked(match).draft(1)
    pick, other = (action.code for action in asked(match).offer(1).playable[:2])
    draft.play(pick)
    assert not draft.open
    with pytest.raises(BadAction, match="the draft is at its end"):
        draft.play(other)
    assert draft.submit()
    assert draft.submit()  # the question is still open: the same answer once more
    assert match.answered() == {1}
    assert match.record == []


def place_on_hidden() -> tuple[Match, Draft]:
    """Seat 0 places on seat 1, whose own card lies face down: a reveal comes next."""
    setup = GAME.setup(3, VARIANT)
    dealt = setup.deal(0, Seeded(1), None)
    cells = dealt.cell_list()
    for seat in range(3):
        move_to_slot(cells, setup.layout.starts, seat, c.SLOT1, seat)
    cells[int(setup.layout.starts[c.SLOT1]) + SPOT + 1] = 0
    cells[c.INKED] = 0b10
    cells[int(setup.layout.agenda)] = c.PLACE
    cells[ASKED] = 0
    match = Match(GAME, 3, VARIANT, 4, position=setup.position(cells, dealt.hidden(), dealt.fact_cells()))
    return match, asked(match).draft(0)


def test_a_draft_ends_at_a_reveal() -> None:
    match, draft = place_on_hidden()
    hand = match.view(0).pieces(c.HAND)
    code = hand[0] | 1 << c.SEAT_SHIFT
    assert match._state.copy().resolve_in_the_open(answers_from({0: code}, 3))  # it was cut short
    draft.play(code)
    assert not draft.open
    assert match.view(0).slot_at(c.SLOT1, 1) == -2
    assert draft.submit()
    assert match.view(0).slot_at(c.SLOT1, 1) >= 0


def test_whose_answers_are_taken_is_known_to_the_rules() -> None:
    """When it is played as well as when it is only tried out."""
    state = GAME.setup(3, VARIANT).deal(0, Seeded(1), None)
    tried = state.copy()
    picks = answers_from({seat: int(state.piece_at(c.HAND + seat, 0)) for seat in range(3)}, 3)
    assert tried.resolve_in_the_open(picks)
    state.resolve(picks, Seeded(1))
    assert state.answering == tried.answering == 0b111


def test_cards_are_written_as_they_are_read() -> None:
    assert card_code("wood-1") == c.FIRST_CARD


def test_a_draft_shows_the_table_as_it_would_be() -> None:
    match = settemari.deal("maretta", seats=3, seed=4, first=0)
    question = match.question()
    assert question is not None
    for seat in question.seats:
        question.answer(seat, question.offer(seat).playable[0])
    question = match.question()
    assert question is not None
    draft = question.draft(0)
    assert draft.view.same_as(match.view(0))
    draft.play(question.offer(0).playable[0])
    assert draft.view.size_of(0) == match.view(0).size_of(0) - 1
