"""Skiff itself: its answer card, its words, its variants."""

from __future__ import annotations

from collections import Counter

import pytest

from settemari.core import registry
from settemari.core.chance import Seeded
from settemari.core.errors import BadAction, VariantError
from settemari.core.match import Match
from settemari.core.table import SPECTATOR
from skiff import rules as r
from skiff.game import SKIFF
from tests.laws.skiff_trial import skiff

pytestmark = pytest.mark.compiled_too

# -- S3.1: the answer card -------------------------------------------------------------------------------------


def hailing(hands: tuple[list[int], ...]) -> Match:
    """Seat 1 is at the oars with a 5; these hands are left."""
    trial = skiff()
    state = trial.setup.deal(0, Seeded(0), None)
    cells = state.cell_list()
    rest = list(Counter(trial.pools[0].pieces).elements())
    starts = [int(place.start) for place in trial.layout.places]
    for seat, hand in enumerate(hands):
        cells[starts[seat] - 1] = len(hand)
        cells[starts[seat] : starts[seat] + 2] = (*hand, *[-1] * (2 - len(hand)))
        cells[starts[r.PICKED] + 2 * seat : starts[r.PICKED] + 2 * seat + 2] = (1, 5, 2)[seat], 1
        for card in (*hand, (1, 5, 2)[seat]):
            rest.remove(card)
    cells[starts[r.DECK] - 1] = len(rest)
    position = trial.setup.position(cells, [rest], state.fact_cells())
    position.ask(0)
    position.become(r.STOW)
    position.push(r.HAIL, 1, 0, 0)
    return Match(SKIFF, 3, trial.variant, seed=5, position=position)


def test_S3_1_everybody_with_a_card_is_asked_at_once() -> None:
    question = hailing(([0], [3], [4])).question()
    assert question is not None
    assert (question.name, question.seats) == ("hail", (0, 2))
    assert [str(action) for action in question.offer(0).playable] == ["pass", "drop"]
    assert [str(action) for action in question.offer(2).playable] == ["pass"]
    assert question.offer(2).refused["drop"].rule == "S3.1"


def test_S3_1_who_holds_no_card_is_not_asked() -> None:
    question = hailing(([0], [3], [])).question()
    assert question is not None
    assert question.seats == (0,)


def test_S3_1_the_first_in_seat_order_counts_and_the_later_answer_is_void() -> None:
    match = hailing(([0], [3], [0]))
    question = match.question()
    assert question is not None
    assert question.answer(2, "drop"), "seat 2 is to the rower's left: it is settled at once"
    assert question.settled
    assert not question.answer(0, "drop")
    assert [(choice.seat, choice.codes) for choice in match.record] == [(2, (r.DROP,))]
    assert [one.void for one in match.journal] == [False, True]
    assert match.view(None).size_of(r.HAND) == 2, "seat 0 has kept the anchor and drawn a card"


def test_S3_1_an_earlier_seat_is_waited_for() -> None:
    match = hailing(([0], [3], [0]))
    question = match.question()
    assert question is not None
    assert question.answer(0, "drop")
    assert question.waiting_for == (2,)
    assert question.answer(2, "pass")
    assert question.settled
    assert [(choice.seat, choice.codes) for choice in match.record] == [(0, (r.DROP,)), (2, (r.PASS,))]


def test_S3_1_a_drop_is_foreseen_up_to_the_next_draw() -> None:
    question = hailing(([0], [3], [])).question()
    assert question is not None
    foreseen = {str(option.action): option.preview for option in question.offer(0).options}
    dropped, passed = foreseen["drop"], foreseen["pass"]
    assert dropped is not None
    assert dropped.cases[0].cut
    assert dropped.cases[0].after.size_of(r.DISCARD) == 4
    assert passed is not None
    assert passed.cases[0].cut
    assert passed.cases[0].events == ()


# -- words and variants ----------------------------------------------------------------------------------------


def test_skiff_is_found_once_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_places", dict(registry._places))
    monkeypatch.setattr(registry, "_games", dict(registry._games))
    registry.register("skiff", "skiff.game:SKIFF")
    assert registry.find_game("skiff") is SKIFF
    assert SKIFF.variant_names() == ["skiff", "nutshell"]


@pytest.mark.parametrize("text", ["", "pick", "pick oar", "pick oar-", "pick oar-x", "pick 3", "drop", "take oar-1"])
def test_what_is_no_pick_is_told_so(text: str) -> None:
    with pytest.raises(BadAction):
        SKIFF.parse(SKIFF.setup(r.SEATS), r.PICK, text)


def test_a_deck_smaller_than_the_first_hands_is_refused() -> None:
    with pytest.raises(VariantError, match=r"cards = 5: S1\.2: the first hands need 6 cards"):
        SKIFF.variant_of({"cards": {"oars": 4, "anchors": 1}})


def test_the_spectator_sees_no_hand() -> None:
    trial = skiff()
    view = trial.setup.deal(0, Seeded(1), None).view(SPECTATOR)
    assert [view.pieces(r.HAND + seat) for seat in range(3)] == [[-2, -2]] * 3
