"""Refusals on side A: every impossible option says which rule forbids it, and why, and changes nothing."""

from __future__ import annotations

import pytest

from settemari.core.errors import BadAction, NotAsked, Refused, WrongSeats
from settemari.games.maretta import codes as c
from tests.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def placing(maretta: Tables) -> Table:
    """Bruno places, after Anna has placed on Carla."""
    t = maretta.table("Anna Bruno Carla")
    t.anna.has(hand=["rope-1", "rope-2"], stock=["fire-2"])
    t.bruno.has(hand=["fire-2", "steamship"], stock=["water-1"])
    t.carla.has(hand=["rope-3", "rope-4"], stock=["fire-2", "food-1"], slot2="wood-4")
    t.turn("Bruno", "place")
    return t


def test_the_offer_lists_what_is_impossible_with_its_reason(maretta: Tables) -> None:
    t = placing(maretta)
    refused = {t.with_names(text): (why.rule, why.key) for text, why in t.bruno.offer.refused.items()}
    assert refused == {
        "place fire-2 on Bruno": ("A3.2", "own-slot-last"),
        "place fire-2 on Bruno steal water-1": ("A3.2", "own-slot-last"),
        "place fire-2 on Carla": ("A3.2", "slot-taken"),
        "place fire-2 on Carla steal fire-2": ("A3.2", "slot-taken"),
        "place fire-2 on Carla steal food-1": ("A3.2", "slot-taken"),
        "place steamship on Anna steal fire-2": ("A3.4", "ship-never-matches"),
        "place steamship on Bruno": ("A3.2", "own-slot-last"),
        "place steamship on Bruno steal water-1": ("A3.2", "own-slot-last"),
        "place steamship on Carla": ("A3.2", "slot-taken"),
        "place steamship on Carla steal fire-2": ("A3.2", "slot-taken"),
        "place steamship on Carla steal food-1": ("A3.2", "slot-taken"),
    }
    t.bruno.is_offered({"place fire-2 on Anna", "place fire-2 on Anna steal fire-2", "place steamship on Anna"})


def test_a_refusal_tells_what_a_person_needs(maretta: Tables) -> None:
    t = placing(maretta)
    t.bruno.is_refused("place fire-2 on Carla", rule="A3.2", key="slot-taken", seat="Carla", card="wood-4")
    t.bruno.is_refused("place fire-2 on Bruno", rule="A3.2", key="own-slot-last", free=["Anna"])


def test_a_refusal_tells_nothing_of_where_a_card_lies(maretta: Tables) -> None:
    """In somebody's hand, in the deck, on the table: not in the own hand is all that is said."""
    t = placing(maretta)
    for card in ("rope-1", "rope-3", "wood-4", "food-1", "food-5"):
        t.bruno.is_refused(f"place {card} on Anna", rule="A3.1", key="not-in-hand")


def test_the_error_can_be_read(maretta: Tables) -> None:
    t = placing(maretta)
    with pytest.raises(Refused) as caught:
        t.question.answer(1, "place fire-2 on yellow")
    assert str(caught.value) == "A3.2 slot-taken (action=place fire-2 on yellow, seat=yellow, card=wood-4)"


@pytest.mark.parametrize(
    "code",
    [-1, -(1 << 40), 63, 1 << 40, 7 << c.SEAT_SHIFT, 10 | (3 << c.SEAT_SHIFT), 10 | (60 << c.THEFT_SHIFT), 1, 4],
)
def test_codes_that_nothing_has_are_refused(maretta: Tables, code: int) -> None:
    t = placing(maretta)
    before = t.fingerprint()
    with pytest.raises(Refused) as caught:
        t.question.answer(1, code)
    assert caught.value.rule in ("A3.1", "A3.2", "A3.4")
    assert t.fingerprint() == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place",
        "place fire-2",
        "place fire-2 Anna",
        "place fire-2 on",
        "place fire-2 on nobody",
        "place fire-2 on Anna on Anna",
        "place fire-2 on Anna from Carla",
        "place fire-2 on Anna steal",
        "place fire-2 on Anna steal fire-2 steal fire-2",
        "place fire-0 on Anna",
        "place fire-12 on Anna",
        "place fire-² on Anna",
        "place wine-2 on Anna",
        "place none on Anna",
        "pick fire-2",
        "open 1",
        "PLACE fire-2 on Anna",
    ],
)
def test_text_that_is_no_answer(maretta: Tables, text: str) -> None:
    t = placing(maretta)
    before = t.fingerprint()
    with pytest.raises(BadAction):
        t.question.answer(1, t.with_colours(text))
    assert t.fingerprint() == before


@pytest.mark.parametrize("text", ["open", "open x", "open -1", "open 111", "open 1 1", "open ²"])
def test_text_that_is_no_barrel(maretta: Tables, text: str) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.barrels(9, "shark", "monkey")
    t.anna.has(hand=["wood-1"], space=7)
    t.bruno.has(slot1="rope-1")
    t.turn("Anna", "place")
    t.anna.places("wood-1", on="Bruno")
    with pytest.raises(BadAction):
        t.question.answer(0, text)
    t.anna.is_refused("open 0", rule="A3.8", key="no-such-answer")
    t.anna.is_refused("open 99", rule="A3.8", key="no-such-answer")


def test_who_is_not_asked(maretta: Tables) -> None:
    t = placing(maretta)
    before = t.fingerprint()
    for seat in (0, 2, 3, -1):
        with pytest.raises(NotAsked):
            t.question.answer(seat, "place rope-1 on pink")
        with pytest.raises(NotAsked):
            t.question.offer(seat)
    assert t.fingerprint() == before


def test_there_is_no_such_seat(maretta: Tables) -> None:
    t = placing(maretta)
    for seat in (3, -1, True):
        with pytest.raises(WrongSeats):
            t.match.view(seat)


def test_an_answer_to_an_older_question_is_void(maretta: Tables) -> None:
    t = placing(maretta)
    question = t.question
    t.bruno.places("fire-2", on="Anna")
    before = t.state.digest()
    assert question.answer(1, "place steamship on purple") is False
    assert question.answer(1, 12345) is False
    assert t.state.digest() == before
    assert [submission.void for submission in t.match.journal] == [False, True, True]
    assert len(t.match.record) == 1


@pytest.mark.parametrize(
    ("barrel", "text", "rule", "key"),
    [
        ("monkey", "take wood-1 from Anna", "D1", "not-yourself"),
        ("monkey", "take wood-1 from Dario", "D0.3", "nothing-to-take"),
        ("monkey", "take wood-1 from Bruno", "D1", "not-in-stock"),
        ("monkey", "take wood-9 from Bruno", "D1", "no-such-answer"),
        ("monkey", "take wood-1 from white", "D1", "no-such-answer"),
        ("monkey", "take steamship from Bruno", "D1", "no-such-answer"),
        ("shark", "discard food-5", "D5", "not-in-stock"),
        ("shark", "discard steamship", "D5", "no-such-answer"),
        ("anchor", "discard food-5", "D8", "not-in-stock"),
        ("spear", "swap Dario", "D7", "not-nearest-ahead"),
        ("spear", "swap Anna", "D7", "not-yourself"),
        ("spear", "swap white", "D7", "no-such-answer"),
        ("pelican", "look Anna", "D9", "not-yourself"),
        ("pelican", "look Carla", "D0.3", "empty-hand"),
        ("pelican", "look white", "D9", "no-such-answer"),
    ],
)
def test_refusals_of_barrels(maretta: Tables, barrel: str, text: str, rule: str, key: str) -> None:
    t = maretta.table("Anna Bruno Carla Dario")
    t.anna.has(stock=["wood-1", "wood-2"])
    t.bruno.has(stock=["rope-1", "rope-2"], space=12)
    t.carla.has(stock=["rope-1"], space=12, hand=[])
    t.dario.has(space=15)
    t.anna.finds(barrel)
    t.anna.is_refused(text, rule=rule, key=key)


def test_refusals_of_sharks(maretta: Tables) -> None:
    t = maretta.table("Anna Bruno Carla")
    t.bruno.has(stock=["rope-1", "rope-2"])
    t.carla.has(stock=["fire-1", "fire-2"])
    t.anna.finds("sharks")
    t.anna.is_not_asked()
    t.bruno.is_refused("discard fire-1", rule="D6", key="not-in-stock")
    t.carla.is_refused("discard rope-1", rule="D6", key="not-in-stock")
