"""Answers as they are written: what is wrong with one is told, and what a variant lacks is told with its field."""

from __future__ import annotations

import pytest

from settemari.core.errors import BadAction, VariantError
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR

SETUP = ARRR.setup(3, ARRR.variant())
EVENT = "wind-in-the-tails"  # names a pirate
PLAIN = "message-on-a-bottle"  # names nothing

WRONG = {
    "": "an answer begins with one of pass, play",
    "dance": "an answer begins with one of",
    "play": "the question wants: play EVENT on ...",
    f"play {EVENT} on": "the question wants: play EVENT on ...",
    f"play {EVENT} at pink": "the question wants: play EVENT on ...",
    f"play {EVENT} event {EVENT}": "the question wants: play EVENT on ...",
    "play nothing-like-it": "the deck has no such card",
    f"play {EVENT}": "needs a target",
    f"play {EVENT} on green": "purple, pink, yellow, turquoise",
    f"play {PLAIN} on pink": "names no target",
    "use spyglass-half-full on kraken": "purple, pink, yellow, turquoise",
    "use snorecordion on pink": "a target is a seat",
    "use snorecordion on pink.x": "a target is a seat",
    "use snorecordion on pink.0": "a target is a seat",
    "use snorecordion on pink.17": "a target is a seat",
    "use clean-sweep on stack.1": "a target is a seat",
    "use barnaby-not-at-home on lasting.1": "a target is a seat",
    "sail": "the question wants: sail EXPLORATION",
    "sail nowhere": "the deck has no such card",
    "raid now": "the question wants: raid",
    "challenge pink in attack": "the question wants: challenge OPPONENT in ... for ...",
    "challenge pink in beauty for 3": "a trait is one of attack, navigation, cunning, courage",
    "challenge pink in attack for all": "the deck has no such card",
    "draw 2": "the question wants: draw CREW events ...",
    "draw two events 1": "a target is a seat",
    "draw 99 events 1": "nobody draws more than 63 cards at once",
    "drop 0": "a target is a seat",
    "drop 16": "a target is a seat",
    "take 1,1 doubloons yes": "a target is a seat",
    "take 1 doubloons maybe": "must be yes or no",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_answer_is_told(text: str) -> None:
    with pytest.raises(BadAction) as wrong:
        ARRR.parse(SETUP, c.ON_STACK, text)
    assert WRONG[text] in str(wrong.value)


def test_codes_that_mean_nothing_have_words_and_cannot_be_read() -> None:
    for code in (c.RAID | 1 << c.WHAT_SHIFT, 31, c.PASS | 1 << c.WHAT_SHIFT):
        text = str(ARRR.action(SETUP, c.DECLARE, code))
        assert text == f"answer {code}"
        with pytest.raises(BadAction):
            ARRR.parse(SETUP, c.DECLARE, text)
    strange = c.answer(c.PLAY, SETUP_EVENTS[PLAIN], 5)  # aimed, although it names nothing
    assert str(ARRR.action(SETUP, c.DECLARE, strange)) == f"play {PLAIN} on 5"


SETUP_EVENTS = {ARRR.piece_word(SETUP, c.EVENT_HAND, kind): kind for kind in range(31)}


@pytest.mark.parametrize(
    ("tables", "field", "why"),
    [
        ({"die": {"faces": ["jolly", "jolly"]}}, "die.faces", "at least one jolly and one that is not"),
        ({"explorations": {"4": 24}}, "explorations.4", "only so many explorations: 23"),
        ({"first": {"crew": 10}}, "first.crew", "dealing to 4 seats needs 40 cards of this pack, and the deck has 39"),
        ({"first": {"events": 10}}, "first.events", "needs 40 cards"),
        ({"supply": {"doubloons": 7}}, "supply.doubloons", "must be at least 8"),
    ],
)
def test_a_variant_that_cannot_be_played_is_refused(tables: dict[str, object], field: str, why: str) -> None:
    with pytest.raises(VariantError, match=field.replace(".", r"\.")) as wrong:
        ARRR.variant_of(tables)
    assert why in str(wrong.value)
