"""P7.5: whoever puts a thing on the stack names their own choices then, before the others may answer."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import is_own_choice
from settemari.games.arrr.vocabulary import OPERATIONS
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

ALL_CREW = [card.id for card in table_deck().crew for _copy in range(card.copies)]
HAND = ["attack-1-gang", "attack-2-gang", "gain-1"]


def discarding(arrr: Tables, hand: list[str], bruno: list[str]) -> Table:
    """Anna plays an event for which she discards two cards; Bruno has his."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["own-discard-2", *hand])
    t.bruno.has(hand=bruno)
    t.anna.plays("own-discard-2")
    return t


# -- cards of the hand -------------------------------------------------------------------------------------------


def test_P7_5_own_choices_are_named_before_the_others_are_asked(arrr: Tables) -> None:
    t = discarding(arrr, HAND, ["cancel-event"])
    t.is_now(asks="naming Anna", stack=["Anna: own-discard-2"], anna={"hand": HAND})
    t.bruno.is_not_asked()
    t.anna.is_offered({"dismiss attack-1-gang", "dismiss attack-2-gang", "discard gain-1"})
    t.anna.gives_up("gain-1")
    t.is_now(
        stack=["Anna: own-discard-2 naming gain-1"],
        bruno={"knows": [known("Anna", 1, "gain-1")]},
        spectator_knows=[known("Anna", 1, "gain-1")],
    )
    t.anna.is_offered({"dismiss attack-1-gang", "dismiss attack-2-gang"})
    t.anna.gives_up("attack-1-gang")
    knows = [known("Anna", 1, "gain-1"), known("Anna", 1, "attack-1-gang")]
    t.is_now(  # nothing has happened yet, but everybody has heard it
        asks="stack Anna Bruno",
        stack=["Anna: own-discard-2 naming gain-1 attack-1-gang"],
        bruno={"knows": knows},
        spectator_knows=knows,
    )
    t.everyone_passes()
    t.is_now(  # nobody is asked again
        asks="declare Anna",
        stack=[],
        supply="-3",
        crew_discard="+attack-1-gang",
        event_discard="+gain-1 +own-discard-2",
        anna={"hand": ["attack-2-gang"], "doubloons": 3},
        bruno={"knows": []},
        spectator_knows=[],
    )


def test_P7_5_a_cancelled_cards_named_choice_does_nothing(arrr: Tables) -> None:
    t = discarding(arrr, HAND, ["cancel-event"])
    t.anna.names("gain-1", "attack-1-gang")
    t.anna.passes()
    t.bruno.plays("cancel-event", on="stack 1")
    t.anna.passes()
    knows = [known("Anna", 1, "gain-1"), known("Anna", 1, "attack-1-gang")]
    t.is_now(  # what was heard is known all the same
        asks="declare Anna",
        event_discard="+own-discard-2 +cancel-event",
        anna={"hand": HAND},
        bruno={"hand": [], "knows": knows},
        spectator_knows=knows,
    )


def test_P7_5_a_named_card_that_is_gone_by_then_is_left_out(arrr: Tables) -> None:
    """Anna plays it in answer to her own event; what else she named is discarded, and nothing in its place."""
    t = discarding(arrr, HAND, ["cancel-event"])
    t.anna.names("gain-1", "attack-1-gang")
    t.anna.plays("gain-1")
    t.is_now(
        asks="stack Bruno",
        stack=["Anna: own-discard-2 naming gain-1 attack-1-gang", "Anna: gain-1"],
        anna={"hand": ["attack-1-gang", "attack-2-gang"]},
        bruno={"knows": [known("Anna", 1, "attack-1-gang")]},
        spectator_knows=[known("Anna", 1, "attack-1-gang")],
    )
    t.everyone_passes(2)
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply="-4",
        crew_discard="+attack-1-gang",
        event_discard="+gain-1 +own-discard-2",
        anna={"hand": ["attack-2-gang"], "doubloons": 4},
        bruno={"knows": []},
        spectator_knows=[],
    )


def test_P7_5_of_two_equal_cards_the_other_one_will_do(arrr: Tables) -> None:
    """Of which the others know nothing."""
    t = discarding(arrr, ["gain-1", "gain-1", "attack-1-gang"], ["cancel-event"])
    t.anna.names("gain-1", "attack-1-gang")
    t.anna.plays("gain-1")
    t.is_now(
        asks="stack Anna Bruno",
        stack=["Anna: own-discard-2 naming gain-1 attack-1-gang", "Anna: gain-1"],
        anna={"hand": ["gain-1", "attack-1-gang"]},
        bruno={"knows": [known("Anna", 1, "attack-1-gang")]},
        spectator_knows=[known("Anna", 1, "attack-1-gang")],
    )
    t.everyone_passes(2)
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply="-4",
        crew_discard="+attack-1-gang",
        event_discard="+gain-1 +gain-1 +own-discard-2",
        anna={"hand": [], "doubloons": 4},
        bruno={"knows": []},
        spectator_knows=[],
    )


def test_P7_5_a_card_cannot_be_named_more_often_than_it_is_there(arrr: Tables) -> None:
    t = discarding(arrr, ["gain-1", "gain-1", "attack-1-gang"], ["cancel-event"])
    t.anna.names("gain-1")
    t.anna.is_offered({"dismiss attack-1-gang", "discard gain-1"})
    t.anna.names("gain-1")
    t.is_now(
        asks="stack Anna Bruno",
        stack=["Anna: own-discard-2 naming gain-1 gain-1"],
        anna={"hand": ["gain-1", "gain-1", "attack-1-gang"]},
        bruno={"knows": [known("Anna", 2, "gain-1")]},
        spectator_knows=[known("Anna", 2, "gain-1")],
    )
    t = discarding(arrr, HAND, ["cancel-event"])
    t.anna.names("attack-1-gang")
    t.anna.is_refused("dismiss attack-1-gang", rule="P7.5", key="named-already", crew="attack-1-gang")


def test_P7_5_only_what_is_in_the_hand_can_be_named(arrr: Tables) -> None:
    t = discarding(arrr, HAND, ["cancel-event"])
    t.anna.is_refused("discard own-discard-2", rule="P7.5", key="not-in-hand")  # it lies on the stack
    t.anna.is_refused("dismiss gain-item", rule="P7.5", key="not-in-hand")
    for text in ("pass", "draw 1 events 0", "exhaust 1", "pay", "play gain-1"):
        t.anna.is_refused(text, rule="P7.5", key="no-such-answer")


def test_P7_5_with_nothing_to_choose_nothing_is_named(arrr: Tables) -> None:
    t = discarding(arrr, HAND[:2], ["cancel-event"])
    t.is_now(asks="stack Bruno", stack=["Anna: own-discard-2"], anna={"hand": HAND[:2]})
    t.bruno.passes()
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply="-3",
        crew_discard="+attack-1-gang +attack-2-gang",
        event_discard="+own-discard-2",
        anna={"hand": [], "doubloons": 3},
    )


def test_P7_5_what_could_not_be_named_is_asked_for_if_it_must_be(arrr: Tables) -> None:
    """The hand has grown in the meantime."""
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["own-discard-2", "attack-1-gang", "draw-crew-2"])
    t.bruno.has(hand=["cancel-event"])
    t.crew_deck("gain-item", "dice-item")
    t.anna.plays("own-discard-2")
    t.is_now(asks="stack Anna Bruno", stack=["Anna: own-discard-2"], anna={"hand": ["attack-1-gang", "draw-crew-2"]})
    t.anna.plays("draw-crew-2")
    t.everyone_passes(2)
    t.is_now(
        asks="lose-hand Anna",
        stack=["Anna: own-discard-2"],
        crew_deck=-2,
        event_discard="+draw-crew-2",
        anna={"hand": ["attack-1-gang", "gain-item", "dice-item"]},
    )
    t.anna.gives_up("gain-item")
    t.anna.gives_up("dice-item")


def test_P7_5_an_ability_names_too_and_does_nothing_if_its_card_is_exhausted(arrr: Tables) -> None:
    """In answer to something, by somebody who is not on turn."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "exhaust-item"])
    t.bruno.has(equipped=["own-discard-item"], hand=["gain-1", "cancel-penalty"])
    t.anna.raids()
    t.anna.passes()
    t.bruno.uses("own-discard-item")
    t.is_now(asks="naming Bruno", stack=["raid", "Bruno: own-discard-item"])
    t.anna.is_not_asked()
    t.bruno.names("gain-1")
    t.anna.uses("exhaust-item", on="Bruno 1")
    t.bruno.passes()
    t.is_now(
        asks="stack Bruno",
        stack=["raid", "Bruno: own-discard-item naming gain-1"],
        anna={"exhausted": ["exhaust-item"], "knows": [known("Bruno", 1, "gain-1")]},
        bruno={"exhausted": ["own-discard-item"]},
        spectator_knows=[known("Bruno", 1, "gain-1")],
    )
    t.bruno.passes()
    t.is_now(asks="raid-declared Bruno", stack=["raid"])
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+plain-8",
        seas=-1,
        supply="-2",
        anna={"doubloons": 2},
        bruno={"exhausted": []},
    )


# -- decks -------------------------------------------------------------------------------------------------------


def test_P7_5_from_which_decks_one_draws_is_named(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["draw-either-2"])
    t.bruno.has(hand=["cancel-event"])
    t.crew_deck("gain-item")
    t.event_deck("gain-1")
    t.anna.plays("draw-either-2")
    t.is_now(asks="naming Anna", stack=["Anna: draw-either-2"], anna={"hand": []})
    t.anna.is_offered({"draw 1 events 0", "draw 0 events 1"})
    t.anna.is_refused("draw 1 events 1", rule="P7.5", key="no-such-answer")
    t.anna.is_refused("pass", rule="P7.5", key="no-such-answer")
    t.anna.names("event", "crew")
    t.is_now(asks="stack Bruno", stack=["Anna: draw-either-2 naming event crew"])
    t.bruno.passes()
    t.is_now(
        asks="declare Anna",
        stack=[],
        crew_deck=-1,
        event_deck=-1,
        event_discard="+draw-either-2",
        anna={"hand": ["gain-1", "gain-item"]},
    )


def test_P7_5_a_named_deck_that_is_empty_by_then_gives_nothing(arrr: Tables) -> None:
    """Not the other one in its place. Bruno's event comes first and takes the last crew card."""
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(hand=["draw-either-2"])
    t.carla.has(hand=ALL_CREW[1:])
    t.bruno.has(hand=["draw-crew-2", "gain-1"])
    t.event_deck("gain-9")
    t.anna.plays("draw-either-2")
    t.anna.names("crew", "event")
    t.bruno.plays("draw-crew-2")
    t.bruno.passes()
    t.is_now(
        asks="stack Bruno",
        stack=["Anna: draw-either-2 naming crew event"],
        crew_deck=[],
        event_discard="+draw-crew-2",
        anna={"hand": []},
        bruno={"hand": ["gain-1", ALL_CREW[0]]},
    )
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[], event_deck=-1, event_discard="+draw-either-2", anna={"hand": ["gain-9"]})


def test_P7_5_with_one_deck_left_none_is_named(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["either-item"])
    t.bruno.has(hand=["cancel-anything", "either-item", *(card for card in ALL_CREW if card != "either-item")])
    t.event_deck("gain-9")
    t.anna.uses("either-item")
    t.is_now(asks="stack Bruno", stack=["Anna: either-item"])
    t.bruno.passes()
    t.is_now(asks="declare Anna", stack=[], event_deck=-1, anna={"hand": ["gain-9"], "exhausted": ["either-item"]})


def test_P7_5_a_captain_names_and_is_turned_once_it_is_resolved(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(captain="captain-either", hand=["gain-1"])
    t.bruno.has(hand=["cancel-anything"])
    t.crew_deck("gain-item")
    t.anna.commands("captain-either")
    t.is_now(asks="naming Anna", stack=["Anna: captain-either"])
    t.anna.names("crew")
    t.is_now(asks="stack Anna Bruno", stack=["Anna: captain-either naming crew"])
    t.anna.is_refused("command captain-either", rule="P7.5", key="on-stack-already")
    t.bruno.is_refused("play cancel-anything on stack.1", rule="P7.2", key="no-target-there")  # P6.6
    t.everyone_passes()
    t.is_now(
        asks="declare Anna",
        stack=[],
        crew_deck=-1,
        anna={"hand": ["gain-1", "gain-item"], "exhausted": ["captain-either"]},
    )
    t.anna.is_refused("command captain-either", rule="P6.2", key="is-exhausted")


# -- equipped cards ----------------------------------------------------------------------------------------------


def test_P7_5_equipped_cards_are_named_by_their_kind(arrr: Tables) -> None:
    """One of the named cards leaves: its equal is exhausted in its place. What has no equal is left out."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "gain-item", "attack-1-gang", "attack-1-quiet"], hand=["own-tire-2"])
    t.bruno.has(hand=["discard-crew", "discard-crew", "gain-1"])
    t.anna.plays("own-tire-2")
    t.anna.is_offered({"exhaust 1", "exhaust 2", "exhaust 3", "exhaust 4"})
    t.anna.exhausts(1)
    t.is_now(asks="naming Anna", stack=["Anna: own-tire-2 naming gain-item"], anna={"hand": []})
    t.anna.exhausts(3)
    t.is_now(asks="stack Anna Bruno", stack=["Anna: own-tire-2 naming gain-item attack-1-gang"])
    for spot in (1, 3):
        t.anna.passes()
        t.bruno.plays("discard-crew", on=f"Anna {spot}")
        t.everyone_passes()
    t.everyone_passes()
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply="-1",
        crew_discard="+gain-item +attack-1-gang",
        event_discard="+discard-crew +discard-crew +own-tire-2",
        anna={"equipped": ["-", "gain-item", "-", "attack-1-quiet"], "exhausted": ["gain-item"], "doubloons": 1},
        bruno={"hand": ["gain-1"]},
    )


def test_P7_5_what_is_exhausted_or_named_already_cannot_be_named(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(
        equipped=["quiet-officer", "attack-1-gang", "attack-1-quiet", "courage-1-quiet"],
        exhausted=["quiet-officer"],
        hand=["own-tire-2"],
    )
    t.anna.plays("own-tire-2")
    t.anna.exhausts("attack-1-gang")
    t.anna.is_offered({"exhaust 3", "exhaust 4"})
    t.anna.is_refused("exhaust 1", rule="P6.2", key="is-exhausted", crew="quiet-officer")
    t.anna.is_refused("exhaust 2", rule="P7.5", key="named-already", crew="attack-1-gang")
    t.anna.is_refused("exhaust 5", rule="P7.5", key="not-there" if t.setup.numbers.spots > 4 else "no-such-answer")
    t.anna.is_refused("lose 3", rule="P7.5", key="no-such-answer")
    t.anna.exhausts(4)
    t.is_now(
        asks="declare Anna",
        supply="-1",
        event_discard="+own-tire-2",
        anna={"hand": [], "exhausted": ["quiet-officer", "attack-1-gang", "courage-1-quiet"], "doubloons": 1},
    )


def test_P7_5_the_card_whose_ability_it_is_will_be_exhausted_anyway(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["own-tire-item", "own-tire-item", "attack-1-gang"])
    t.anna.uses("own-tire-item")
    t.is_now(asks="naming Anna", stack=["Anna: own-tire-item"])
    t.anna.is_offered({"exhaust 2", "exhaust 3"})
    t.anna.is_refused("exhaust 1", rule="P7.5", key="on-stack-already", crew="own-tire-item")
    t.anna.exhausts(2)
    t.is_now(asks="stack Anna", stack=["Anna: own-tire-item naming own-tire-item"])  # she could use the other one
    t.anna.passes()
    t.is_now(
        asks="declare Anna",
        stack=[],
        supply="-1",
        anna={"exhausted": ["own-tire-item 1", "own-tire-item 2"], "doubloons": 1},
    )


def test_P7_5_so_with_one_other_card_there_is_nothing_to_name(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["own-tire-item", "attack-1-gang"])
    t.anna.uses("own-tire-item")
    t.is_now(asks="declare Anna", supply="-1", anna={"exhausted": ["own-tire-item", "attack-1-gang"], "doubloons": 1})


# -- what is chosen later ----------------------------------------------------------------------------------------


def test_P7_5_what_a_penaltys_victim_must_choose_is_not_named(arrr: Tables) -> None:
    """Nor what another player must choose: it is Anna's own card, but she is asked as the one it is aimed at."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "attack-1-quiet"], hand=["tire-1"])
    t.bruno.has(hand=["cancel-anything"])
    t.anna.plays("tire-1", on="Anna")
    t.is_now(asks="stack Bruno", stack=["Anna: tire-1 on Anna"], anna={"hand": []})
    t.bruno.passes()
    t.is_now(asks="tire-crew Anna")
    t.anna.exhausts(1)


def test_P7_5_no_card_can_ask_for_more_names_than_a_record_holds() -> None:
    own = {word: known for word, known in OPERATIONS.items() if is_own_choice(known.code, c.YOU)}
    assert set(own) == {"draw-either", "discard-hand", "tire"}
    assert max(known.amount[1] for known in own.values() if known.amount) == c.MOST_NAMES
    assert c.NAMED_SHIFT + c.MOST_NAMES * c.NAME_BITS <= 53
