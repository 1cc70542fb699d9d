"""P2.0 and P2.1: the turn begins, and crew and events are recruited."""

from __future__ import annotations

import pytest

from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

SIX_CREW = ["attack-1-gang", "attack-1-gang", "attack-1-gang", "attack-2-gang", "gain-item", "gain-item"]
ALL_CREW = [card.id for card in table_deck().crew for _copy in range(card.copies)]
ALL_EVENTS = [card.id for card in table_deck().events for _copy in range(card.copies)]


def recruiting(arrr: Tables, *hand: str, mode: str = "full", **variant: object) -> Table:
    t = arrr.table("Anna Bruno", mode=mode, variant={key.replace("__", "."): value for key, value in variant.items()})
    t.turn("Anna", "recruit")
    t.anna.has(hand=list(hand))
    return t


def test_P2_0_recruit_equip_act_explore_in_this_order(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "ready")
    t.seas("plain-1")
    t.crew_deck("attack-2-gang")
    t.anna.is_asked("recruit")
    t.anna.recruits(crew=1)
    t.anna.is_asked("equip")
    t.anna.equips()
    t.anna.is_asked("declare")
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        crew_deck=-1,
        supply="-2",
        anna={"hand": ["attack-2-gang"], "doubloons": 2},
    )


def test_P2_0_at_its_start_all_exhausted_cards_of_the_player_are_readied(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "ready")
    t.anna.has(equipped=["gain-item", "gain-item"], exhausted=["gain-item 1", "gain-item 2"])
    t.bruno.has(equipped=["gain-item"], exhausted=["gain-item"])
    t.is_now(asks="recruit Anna", anna={"exhausted": []})


def test_P2_1_1_any_number_of_crew_cards_and_events_is_discarded(arrr: Tables) -> None:
    t = recruiting(arrr, "attack-1-gang", "attack-1-gang", "gain-item", "gain-1", "gain-9")
    t.anna.recruits(discard=["attack-1-gang", "gain-1", "attack-1-gang", "gain-item", "gain-9"])
    t.is_now(
        asks="declare Anna",
        anna={"hand": []},
        crew_discard="+attack-1-gang +attack-1-gang +gain-item",
        event_discard="+gain-1 +gain-9",
    )


def test_P2_1_1_or_none_and_only_what_is_in_the_hand(arrr: Tables) -> None:
    t = recruiting(arrr, "attack-1-gang", "gain-1")
    t.anna.is_refused("dismiss gain-item", rule="P2.1.1", key="not-in-hand")
    t.anna.is_refused("discard gain-9", rule="P2.1.1", key="not-in-hand")
    t.anna.recruits()
    t.is_now(asks="equip Anna")


def test_P2_1_2_up_to_three_of_each_kind_in_hand(arrr: Tables) -> None:
    t = recruiting(arrr, "attack-1-gang", "gain-1", "gain-9")
    t.anna.is_offered(
        {"dismiss attack-1-gang", "discard gain-1", "discard gain-9"}
        | {f"draw {crew} events {events}" for crew in range(3) for events in range(2)}
    )
    t.anna.is_refused("draw 3 events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.is_refused("draw 0 events 2", rule="P2.1.2", key="too-many-of-kind")


def test_P2_1_2_from_an_empty_hand_three_and_three(arrr: Tables) -> None:
    t = recruiting(arrr)
    t.crew_deck("gain-item", "attack-1-gang", "gain-officer")
    t.event_deck("gain-1", "sink-event", "gain-1")
    t.anna.recruits(crew=3, events=3)
    t.is_now(
        asks="equip Anna",
        crew_deck=-3,
        event_deck=-3,
        anna={"hand": ["attack-1-gang", "gain-1", "gain-1", "gain-item", "gain-officer", "sink-event"]},
    )


def test_P2_1_2_five_crew_cards_and_no_event_one_event_may_be_drawn(arrr: Tables) -> None:
    """The booklet's first example: the hand never grows past 6 by drawing."""
    t = recruiting(arrr, "attack-1-gang", "attack-1-gang", "attack-1-gang", "gain-item", "gain-item")
    t.anna.is_offered({"dismiss attack-1-gang", "dismiss gain-item", "draw 0 events 0", "draw 0 events 1"})
    t.anna.is_refused("draw 0 events 2", rule="P2.1.2", key="hand-full")
    t.anna.is_refused("draw 1 events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.recruits(events=1)
    t.anna.is_asked("equip")


def test_P2_1_2_four_crew_cards_and_three_events_nothing_is_drawn(arrr: Tables) -> None:
    """The booklet's second example."""
    t = recruiting(
        arrr, "attack-1-gang", "attack-1-gang", "attack-1-gang", "gain-item", "gain-1", "gain-1", "sink-event"
    )
    t.anna.is_offered(
        {"dismiss attack-1-gang", "dismiss gain-item", "discard gain-1", "discard sink-event", "draw 0 events 0"}
    )
    t.anna.is_refused("draw 1 events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.is_refused("draw 0 events 1", rule="P2.1.2", key="too-many-of-kind")


def test_P2_1_2_with_three_left_after_discarding_none_of_that_kind_may_be_drawn(arrr: Tables) -> None:
    t = recruiting(arrr, *SIX_CREW[:4], "gain-1")
    t.anna.answers("dismiss attack-1-gang")
    t.anna.is_refused("draw 1 events 0", rule="P2.1.2", key="too-many-of-kind")
    t.anna.answers("dismiss attack-1-gang")
    t.anna.is_offered(
        {"dismiss attack-1-gang", "dismiss attack-2-gang", "discard gain-1"}
        | {f"draw {crew} events {events}" for crew in range(2) for events in range(3)}
    )


def test_P2_1_2_a_hand_of_more_than_six_may_stay_as_it_is(arrr: Tables) -> None:
    t = recruiting(arrr, *SIX_CREW, "gain-1")
    t.anna.is_refused("draw 0 events 1", rule="P2.1.2", key="hand-full")
    t.anna.recruits()
    t.is_now(asks="equip Anna")


def test_P2_1_3_an_empty_deck_is_made_anew_from_its_discard_pile(arrr: Tables) -> None:
    """Whoever counts knows then what the hands hold. A scripted shuffle leaves the cards in the order of the deck."""
    t = recruiting(arrr)
    t.crew_deck("attack-1-gang", only=True)
    t.anna.recruits(crew=2)
    rest = list(ALL_CREW)
    rest.remove("attack-1-gang")
    drawn = rest.pop()
    t.is_now(
        asks="equip Anna",
        crew_deck=rest[::-1],
        crew_discard=[],
        anna={"hand": sorted(["attack-1-gang", drawn])},
        bruno={"knows": [known("Anna", 1, "attack-1-gang")]},
        spectator_knows=[known("Anna", 1, "attack-1-gang")],
    )


def test_P2_1_3_events_too(arrr: Tables) -> None:
    t = recruiting(arrr)
    t.event_deck(only=True)
    t.anna.recruits(events=2)
    t.is_now(
        asks="declare Anna",
        event_deck=ALL_EVENTS[:-2][::-1],
        event_discard=[],
        anna={"hand": sorted(ALL_EVENTS[-2:])},
    )


def test_P2_1_3_deck_and_discard_pile_both_empty_fewer_are_drawn(arrr: Tables) -> None:
    t = recruiting(arrr)
    t.bruno.has(hand=ALL_CREW[1:] + ALL_EVENTS[1:])
    t.anna.recruits(crew=3, events=2)
    t.is_now(
        asks="equip Anna",
        crew_deck=[],
        event_deck=[],
        anna={"hand": sorted([ALL_CREW[0], ALL_EVENTS[0]])},
    )


def test_P2_1_4_how_many_of_each_kind_is_said_before_the_first_is_seen(arrr: Tables) -> None:
    t = recruiting(arrr, "gain-1")
    t.crew_deck("gain-item", "attack-2-gang")
    draft = t.question.draft(t.anna.seat)
    goes_on = []
    for text in ("discard gain-1", "draw 1 events 0"):
        draft.play(text)
        goes_on.append(draft.open)
    assert goes_on == [True, False]
    assert draft.submit()
    t.is_now(asks="equip Anna", crew_deck=-1, event_discard="+gain-1", anna={"hand": ["gain-item"]})
    t.anna.is_refused("draw 1 events 0", rule="P2.2.1", key="no-such-answer")


def test_P2_1_4_nothing_is_discarded_after_that(arrr: Tables) -> None:
    t = recruiting(arrr, "attack-1-gang")
    t.anna.recruits(crew=1)
    t.anna.is_refused("dismiss attack-1-gang", rule="P2.2.1", key="no-such-answer")


def test_P2_1_5_the_limits_bind_only_recruiting(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=[*SIX_CREW, "draw-crew-2"])
    t.crew_deck("gain-officer", "attack-3-gang")
    t.seas("plain-1")
    t.anna.plays("draw-crew-2")
    t.is_now(
        asks="declare Anna",
        crew_deck=-2,
        event_discard="+draw-crew-2",
        anna={"hand": "-draw-crew-2 +gain-officer +attack-3-gang"},
    )
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1, supply="-2", anna={"doubloons": 2})


def test_P2_1_5_a_setting_makes_the_player_discard_at_the_end_of_the_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", variant={"hand.limit_always": True})
    t.anna.has(hand=[*SIX_CREW, "gain-officer", "attack-3-gang"])
    t.bruno.has(hand=[*ALL_CREW[-7:]])
    t.seas("plain-1")
    t.anna.raids()
    t.is_now(asks="lose-hand Anna", supply="-2", anna={"doubloons": 2})
    t.anna.gives_up("gain-officer")
    t.anna.gives_up("attack-1-gang")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        crew_discard="+gain-officer +attack-1-gang",
        anna={"hand": "-gain-officer -attack-1-gang"},
    )
