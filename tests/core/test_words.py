"""Words: every answer can be written and read again; what cannot be read says what was wanted."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import settemari
from settemari.core.errors import BadAction
from settemari.core.offer import Action
from settemari.core.table import EMPTY, UNKNOWN
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import (
    BARREL_WORDS,
    ENDINGS,
    QUESTIONS,
    REASONS,
    SEAT_WORDS,
    SIDE_B_RULES,
    SUIT_WORDS,
    action_of,
    barrel_word,
    card_code,
    card_word,
    parse_action,
    seat_code,
    seat_word,
)
from tests.size import pick

pytestmark = pytest.mark.compiled_too

CARD = st.integers(c.FIRST_CARD, (c.TOP_NUMBER + 1) * c.SUITS - 1)
ANY_CARD = CARD | st.just(c.SHIP)
SEAT = st.integers(0, 4)
STEPS = sorted(QUESTIONS)
CARD_STEPS = [c.PICK, c.LOAD_SELF, c.STEAL] + [c.EFFECT + barrel for barrel in (c.TROOP, c.SHARK, c.SHARKS, c.ANCHOR)]


@st.composite
def answers(draw: st.DrawFn) -> tuple[int, int]:
    """A step that asks, and a code that means something there."""
    step = draw(st.sampled_from(STEPS))
    if step in (c.PLACE, c.LOAD):
        code = draw(ANY_CARD) | draw(SEAT) << c.SEAT_SHIFT
        return step, code | (draw(CARD | st.just(0)) << c.THEFT_SHIFT if step == c.PLACE else 0)
    if step == c.EFFECT + c.MONKEY:
        return step, draw(CARD) | draw(SEAT) << c.SEAT_SHIFT
    if step == c.CHOOSE_BARREL:
        return step, draw(st.integers(0, 11))
    if step in (c.EFFECT + c.SPEAR, c.EFFECT + c.PELICAN):
        return step, draw(SEAT)
    if step in (c.STEAL, c.LOAD_SELF):
        return step, draw(ANY_CARD | st.just(c.NO_CARD))
    return step, draw(ANY_CARD)


@pytest.mark.heavy
@settings(max_examples=pick(400, 5_000), deadline=None)
@given(answers())
def test_what_is_written_can_be_read(answer: tuple[int, int]) -> None:
    step, code = answer
    assert parse_action(step, str(action_of(step, code))) == code
    assert action_of(step, code).code == code


@pytest.mark.heavy
@pytest.mark.parametrize("game", ["maretta", "vulcano"])
@pytest.mark.parametrize("variant", [{}, {"theft.when": "after-move"}])
def test_every_option_of_a_game_can_be_written_and_read(game: str, variant: dict[str, object]) -> None:
    """Possible or not."""
    found = settemari.find_game(game)
    if game == "vulcano":
        variant = {"spear.sea": False} if variant else {}
    names = set()
    for seed in range(pick(6, 200)):
        match = settemari.deal(game, 3 + seed % 3, variant=found.variant_of(variant), seed=seed)
        while (question := match.question()) is not None:
            names.add(question.name)
            for seat in question.seats:
                offer = question.offer(seat)
                step = int(match.view(seat).step())
                texts = [str(option.action) for option in offer.options]
                assert [parse_action(step, text) for text in texts] == [o.action.code for o in offer.options]
                assert len(set(texts)) == len(texts)
                assert question.answer(seat, offer.playable[(seed + len(texts)) % len(offer.playable)])
    assert names >= {"pick", "place", "barrel"} if game == "maretta" else names >= {"load", "load-self", "barrel"}


@settings(max_examples=pick(400, 5_000), deadline=None)
@given(st.sampled_from(STEPS), st.integers(-(1 << 62), 1 << 62))
def test_any_code_has_words(step: int, code: int) -> None:
    action = action_of(step, code)
    assert isinstance(action, Action)
    assert str(action).startswith(action.verb)


@settings(max_examples=pick(400, 5_000), deadline=None)
@given(
    st.sampled_from(STEPS),
    st.text(max_size=30)
    | st.lists(
        st.sampled_from(["pick", "place", "load", "take", "wood-1", "on", "pink", "steal", "none", "from", "open"])
        | st.sampled_from(["1", "card", "steamship", "with", "at", "swap", "look", "discard", "play", "rope-99"]),
        max_size=7,
    ).map(" ".join),
)
def test_any_text_is_read_or_refused(step: int, text: str) -> None:
    code = None
    try:
        code = parse_action(step, text)
    except BadAction:
        return
    assert parse_action(step, str(action_of(step, code))) == code  # it means something, and just one thing


@pytest.mark.parametrize(
    ("step", "text", "wanted"),
    [
        (c.PICK, "", "pick CARD"),
        (c.PICK, "place wood-1", "pick CARD"),
        (c.PICK, "pick wood-1 rope-1", "pick CARD"),
        (c.PLACE, "place wood-1", r"on whom\? The question wants: place CARD on ... steal ..."),
        (c.PLACE, "place wood-1 steal wood-1", r"on whom\?"),
        (c.PLACE, "place wood-1 on pink on white", "place CARD on ... steal ..."),
        (c.PLACE, "place wood-1 card wood-2", "place CARD on ... steal ..."),
        (c.PLACE, "place wood-1 on pink steal wood-1 x y", "place CARD on"),
        (c.PLACE, "place wood-1 on red", "a seat is one of purple, pink"),
        (c.PLACE, "place wood-1 on pink steal steamship", "no steamship lies in a stock"),
        (c.PLACE, "place wood-1 on pink steal none", "a card is steamship or"),
        (c.LOAD, "load wood-1", r"on whom\? The question wants: load CARD on ..."),
        (c.LOAD, "load wood-1 on pink steal wood-1", "load CARD on ..."),
        (c.EFFECT + c.MONKEY, "take wood-1", r"from whom\? The question wants: take CARD from ..."),
        (c.EFFECT + c.TROOP, "take wood-1 from pink", "take CARD$"),
        (c.CHOOSE_BARREL, "open two", "a barrel is the number of its place"),
        (c.CHOOSE_BARREL, "open 123", "a barrel is the number of its place"),
        (c.CHOOSE_BARREL, "open ²", "a barrel is the number of its place"),
        (c.EFFECT + c.SPEAR, "swap 3", "a seat is one of"),
        (c.EFFECT + c.PELICAN, "look", "look AT"),
        (c.PICK, "pick none", "a card is steamship or a suit and a number"),
        (c.PICK, "pick wood-12", "the numbers on cards are 1 to 11"),
        (c.PICK, "pick wood-0", "the numbers on cards are 1 to 11"),
        (c.PICK, "pick wood", "a card is steamship or"),
        (c.PICK, "pick gold-1", "a card is steamship or"),
        (c.PICK, "pick wood-\u0661", "a card is steamship or"),
        (c.PICK, "pick wood-001", "a card is steamship or"),
    ],
)
def test_what_cannot_be_read_says_what_was_wanted(step: int, text: str, wanted: str) -> None:
    with pytest.raises(BadAction, match=wanted):
        parse_action(step, text)


@pytest.mark.parametrize(
    ("step", "code", "text"),
    [
        (c.PICK, c.SHIP, "pick steamship"),
        (c.PICK, 63, "pick card 63"),
        (c.PLACE, 5 | 1 << 6, "place wood-1 on pink"),
        (c.PLACE, 5 | 1 << 6 | 19 << 9, "place wood-1 on pink steal food-3"),
        (c.PLACE, 5 | 7 << 6, "place wood-1 on 7"),
        (c.LOAD, 29 | 4 << 6, "load food-5 on white"),
        (c.LOAD_SELF, c.NO_CARD, "play none"),
        (c.STEAL, c.NO_CARD, "steal none"),
        (c.STEAL, 6, "steal rope-1"),
        (c.CHOOSE_BARREL, 1, "open 2"),
        (c.EFFECT + c.MONKEY, 5 | 2 << 6, "take wood-1 from yellow"),
        (c.EFFECT + c.TROOP, 5, "take wood-1"),
        (c.EFFECT + c.SHARK, 5, "discard wood-1"),
        (c.EFFECT + c.SHARKS, 5, "discard wood-1"),
        (c.EFFECT + c.ANCHOR, 5, "discard wood-1"),
        (c.EFFECT + c.SPEAR, 3, "swap turquoise"),
        (c.EFFECT + c.PELICAN, 0, "look purple"),
    ],
)
def test_how_answers_are_written(step: int, code: int, text: str) -> None:
    assert str(action_of(step, code)) == text


def test_words_of_an_action() -> None:
    action = action_of(c.PLACE, 5 | 1 << 6)
    assert (action.word("card"), action.word("on"), action.word("steal")) == ("wood-1", "pink", None)


def test_cards_seats_and_barrels() -> None:
    cards = [c.SHIP, *range(c.FIRST_CARD, (c.TOP_NUMBER + 1) * c.SUITS)]
    assert [card_code(card_word(card)) for card in cards] == cards
    assert (card_word(UNKNOWN), card_word(c.SHIP), card_word(18)) == ("??", "steamship", "water-3")
    assert [seat_code(seat_word(seat)) for seat in range(5)] == list(range(5))
    assert (seat_word(5), seat_word(-1)) == ("5", "-1")
    assert [barrel_word(barrel) for barrel in (EMPTY, UNKNOWN, c.ANCHOR)] == ["-", "??", "anchor"]
    assert (len(SUIT_WORDS), len(SEAT_WORDS), len(BARREL_WORDS)) == (c.SUITS, c.SEATS, c.BARREL_KINDS)


def test_every_ending_and_every_reason_has_a_rule() -> None:
    assert sorted(ENDINGS) == list(range(c.BY_TOKEN, c.LAST_CAUGHT + 1))
    assert sorted(REASONS) == list(range(c.NO_SUCH_ANSWER, c.NO_THEFT_HERE + 1))
    assert len({key for _, key in REASONS.values()}) == len(REASONS)
    assert set(SIDE_B_RULES) < set(REASONS)
