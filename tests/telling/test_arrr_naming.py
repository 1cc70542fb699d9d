"""P7.5 for people: what one names as one plays a card, how it is asked for, refused, foretold and told."""

from __future__ import annotations

import pytest

from settemari.games.arrr.game import ARRR
from settemari.games.arrr.telling import awaited_message, help_message, passing_messages
from settemari.locales import LANGUAGES
from tests.arrr.table import Table, Tables
from tests.telling.test_arrr_asking import asked, foretold, said, why_not
from tests.telling.test_arrr_log import told

pytestmark = pytest.mark.compiled_too


def discarding(arrr: Tables) -> Table:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["own-discard-2", "gain-1", "attack-1-gang", "attack-2-gang"])
    t.bruno.has(hand=["cancel-event"])
    t.anna.plays("own-discard-2")
    return t


def if_all_pass(t: Table, language: str = "en") -> list[str]:
    return [said(t, message, language) for message in passing_messages(t.setup, t.bruno.view)]


# -- questions, refusals, waiting ------------------------------------------------------------------------------


def test_which_cards_of_the_hand(arrr: Tables) -> None:
    t = discarding(arrr)
    assert [asked(t.anna, language) for language in LANGUAGES] == [
        "Per «own-discard-2»: quale carta della tua mano scarterai? In tutto 2.",
        "For “own-discard-2”: which card of your hand will you discard? 2 in all.",
        "Pour «\xa0own-discard-2\xa0»\xa0: quelle carte de ta main vas-tu défausser\u202f? Il en faut 2.",
    ]
    awaited = awaited_message(ARRR, t.setup, t.bruno.view)
    assert [said(t, awaited, language) for language in LANGUAGES] == [
        "Anna fa la sua scelta per «own-discard-2».",
        "Anna is choosing for “own-discard-2”.",
        "Anna fait son choix pour «\xa0own-discard-2\xa0».",
    ]
    assert said(t, help_message(t.setup, t.anna.view)).startswith("You name it now, in front of everybody")
    t.anna.names("attack-1-gang")
    assert asked(t.anna) == "For “own-discard-2”: which card of your hand will you discard?"
    assert [why_not(t.anna, "dismiss attack-1-gang", language) for language in LANGUAGES] == [
        "Hai già nominato «attack-1-gang» tante volte quante ne hai.",
        "You have named “attack-1-gang” as often as you have it.",
        "Tu as déjà annoncé «\xa0attack-1-gang\xa0» autant de fois que tu l\u2019as.",
    ]


def test_which_deck(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["either-item"], hand=["draw-either-2"])
    t.anna.plays("draw-either-2")
    assert [asked(t.anna, language) for language in LANGUAGES] == [
        "Per «draw-either-2»: da quale mazzo pescherai? In tutto 2 carte.",
        "For “draw-either-2”: which deck will you draw from? 2 cards in all.",
        "Pour «\xa0draw-either-2\xa0»\xa0: dans quelle pioche prendras-tu une carte\u202f? Il y en aura 2 à prendre.",
    ]
    t.anna.names("crew", "crew")
    t.anna.uses("either-item")
    assert [asked(t.anna, language) for language in LANGUAGES] == [
        "Per l'abilità di «either-item»: da quale mazzo pescherai?",
        "For the ability of “either-item”: which deck will you draw from?",
        "Pour le pouvoir de «\xa0either-item\xa0»\xa0: dans quelle pioche prendras-tu une carte\u202f?",
    ]


def test_which_equipped_card(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["own-tire-item", "attack-1-gang", "attack-1-quiet"])
    t.anna.uses("own-tire-item")
    assert [asked(t.anna, language) for language in LANGUAGES] == [
        "Per l'abilità di «own-tire-item»: quale carta pronta esaurirai?",
        "For the ability of “own-tire-item”: which ready card will you exhaust?",
        "Pour le pouvoir de «\xa0own-tire-item\xa0»\xa0: quelle carte prête vas-tu épuiser\u202f?",
    ]
    assert why_not(t.anna, "exhaust 1") == "The ability of “own-tire-item” already lies on the stack."


# -- previews --------------------------------------------------------------------------------------------------


def test_what_was_named_is_foretold(arrr: Tables) -> None:
    t = discarding(arrr)
    t.anna.names("attack-1-gang", "gain-1")
    assert [if_all_pass(t, language) for language in LANGUAGES] == [
        ["Se nessuno risponde: Anna scarterà dalla mano «attack-1-gang» e «gain-1»."],
        ["If nobody answers: Anna will discard “attack-1-gang” and “gain-1” from the hand."],
        ["Si personne ne répond\xa0: Anna défaussera de sa main «\xa0attack-1-gang\xa0» et «\xa0gain-1\xa0»."],
    ]


def test_what_is_exhausted_can_be_foretold_whole(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "attack-1-gang", "attack-1-quiet"], hand=["own-tire-2"])
    t.bruno.has(hand=["cancel-event"])
    assert foretold(t.anna, "play own-tire-2") == [
        "Exhaust 2 of your ready equipped cards. Take 1 doubloon from the supply."
    ]
    t.anna.plays("own-tire-2")
    t.anna.exhausts(1)
    t.anna.exhausts(2)
    assert if_all_pass(t) == [
        "If nobody answers: “own-tire-2”: Anna exhausts “gain-item” and “attack-1-gang”. "
        "“own-tire-2”: Anna takes 1 doubloon from the supply."
    ]


def test_a_card_is_foretold_up_to_its_choice(arrr: Tables) -> None:
    """Whatever will be named: what comes before it is certain, and what is named is not said for anybody."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(hand=["polly-wants-a-veto", "net-worth", "otter-half", "letter-of-marque-up"])
    t.bruno.has(hand=["squid-pro-quo"])
    t.anna.plays("letter-of-marque-up", on="Anna")
    assert foretold(t.anna, "play polly-wants-a-veto on stack.1")[-1] == (
        "If nobody answers: “Polly Wants a Veto”: “Letter of Marque-up” is cancelled."
    )


# -- the log ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", ["Anna", "Bruno", None])
def test_what_was_named_is_told_before_anybody_answers(arrr: Tables, who: str | None) -> None:
    t = discarding(arrr)
    assert told(t, who) == ["Anna plays “own-discard-2”."]
    t.anna.names("attack-1-gang")
    assert told(t, who) == ["Anna plays “own-discard-2”."]  # she is not done yet
    t.anna.names("gain-1")
    named = ["Anna plays “own-discard-2”.", "↳ Anna will discard “attack-1-gang” and “gain-1” from the hand."]
    assert told(t, who) == named
    t.anna.plays("gain-1")
    t.everyone_passes(2)
    assert told(t, who) == [
        *named,
        "↳ Anna plays “gain-1”.",
        "↳ “gain-1”: Anna takes 1 doubloon from the supply.",
        "↳ “own-discard-2”: Anna discards “attack-1-gang” from the hand.",
        "↳ “own-discard-2”: Anna takes 3 doubloons from the supply.",
    ]
    assert [told(t, who, language)[1] for language in LANGUAGES] == [
        "↳ Anna scarterà dalla mano «attack-1-gang» e «gain-1».",
        named[1],
        "↳ Anna défaussera de sa main «\xa0attack-1-gang\xa0» et «\xa0gain-1\xa0».",
    ]


@pytest.mark.parametrize("who", ["Anna", "Bruno", None])
def test_it_is_told_where_nobody_could_answer_too(arrr: Tables, who: str | None) -> None:
    """Then it is carried out at once, and what was named is known from what came of it."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["own-discard-item", "attack-1-gang"], hand=["gain-item", "attack-2-gang", "dice-item"])
    t.anna.uses("own-discard-item")
    t.anna.names("dice-item")
    assert told(t, who) == [
        "Anna uses “own-discard-item”.",
        "↳ Anna will discard “dice-item” from the hand.",
        "↳ “own-discard-item”: Anna discards “dice-item” from the hand.",
        "↳ “own-discard-item”: Anna takes 1 doubloon from the supply.",
    ]
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["own-tire-item", "attack-1-gang", "attack-1-quiet"])
    t.anna.uses("own-tire-item")
    t.anna.exhausts(3)
    assert told(t, who) == [
        "Anna uses “own-tire-item”.",
        "↳ Anna will exhaust “attack-1-quiet”.",
        "↳ “own-tire-item”: Anna exhausts “attack-1-quiet”.",
        "↳ “own-tire-item”: Anna takes 1 doubloon from the supply.",
    ]


@pytest.mark.parametrize("who", ["Anna", "Bruno", None])
def test_decks_and_equipped_cards_are_told(arrr: Tables, who: str | None) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet", "courage-1-quiet"], hand=["draw-either-2", "own-tire-2"])
    t.crew_deck("sink-item")
    t.event_deck("gain-1")
    t.anna.plays("own-tire-2")
    t.anna.exhausts(3)
    t.anna.exhausts(1)
    t.anna.passes()
    t.anna.plays("draw-either-2")
    t.anna.names("event", "crew")
    private = ["↳↳ Anna draws “sink-item” and “gain-1”."] if who == "Anna" else []
    assert told(t, who) == [
        "Anna plays “own-tire-2”.",
        "↳ Anna will exhaust “courage-1-quiet” and “attack-1-gang”.",
        "↳ “own-tire-2”: Anna exhausts “attack-1-gang” and “courage-1-quiet”.",
        "↳ “own-tire-2”: Anna takes 1 doubloon from the supply.",
        "Anna plays “draw-either-2”.",
        "↳ Anna will draw 1 crew card and 1 event.",
        "↳ “draw-either-2”: Anna draws 1 crew card and 1 event.",
        *private,
    ]
    assert told(t, who, "it")[5] == "↳ Anna pescherà 1 carta equipaggio e 1 evento."
    assert told(t, who, "fr")[1] == "↳ Anna épuisera «\xa0courage-1-quiet\xa0» et «\xa0attack-1-gang\xa0»."


@pytest.mark.parametrize("who", ["Anna", "Bruno", None])
def test_a_card_named_for_two_things_is_there_for_one_of_them(arrr: Tables, who: str | None) -> None:
    """Also told to those who do not see what else is in the hand."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["own-discard-item"], hand=["own-discard-2", "attack-1-gang", "attack-2-gang", "dice-item"])
    t.bruno.has(hand=["cancel-event"])
    t.anna.plays("own-discard-2")
    t.anna.names("attack-1-gang", "attack-2-gang")
    t.anna.uses("own-discard-item")
    t.anna.names("attack-1-gang")
    t.everyone_passes(2)
    assert told(t, who)[-4:] == [
        "↳ “own-discard-item”: Anna discards “attack-1-gang” from the hand.",
        "↳ “own-discard-item”: Anna takes 1 doubloon from the supply.",
        "↳ “own-discard-2”: Anna discards “attack-2-gang” from the hand.",
        "↳ “own-discard-2”: Anna takes 3 doubloons from the supply.",
    ]
