"""The events that take something off the stack."""

from __future__ import annotations

import pytest

from tests.arrr.cards.printed import amount_of
from tests.arrr.cards.rolling import ROLLERS, SEA, THROWN
from tests.arrr.cards.shipped import played, show
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

HUGH = amount_of("hugh-manatee")  # cards that he draws


def something_is_played(arrr: Tables, bruno: list[str], **anna: object) -> Table:
    """Anna has something to play or to use; Bruno has his events."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(**anna)
    t.bruno.has(hand=bruno)
    t.row(SEA)
    t.seas("granny-clams-jewels")
    return t


def a_penalty_lies_on_the_stack(arrr: Tables, bruno: list[str]) -> Table:
    t = something_is_played(arrr, bruno, equipped=ROLLERS, exhausted=ROLLERS)
    t.dice(show(cunning=THROWN))
    t.anna.sails(SEA)
    t.bruno.passes()
    t.bruno.passes()
    t.is_now(asks="stack Bruno", stack=[f"sail {SEA}", f"Anna: {SEA}"])
    return t


# -- squid-pro-quo -----------------------------------------------------------------------------------------------


def test_squid_pro_quo_cancels_an_event(arrr: Tables) -> None:
    t = something_is_played(arrr, ["squid-pro-quo"], hand=["letter-of-marque-up"])
    t.anna.plays("letter-of-marque-up", on="Anna")
    t.bruno.is_offered({"pass", "play squid-pro-quo on stack.1"})
    t.bruno.plays("squid-pro-quo", on="stack 1")
    t.is_now(
        asks="declare Anna",
        event_discard="+letter-of-marque-up +squid-pro-quo",
        anna={"hand": []},
        bruno={"hand": []},
    )


def test_squid_pro_quo_may_be_answered_by_its_equal(arrr: Tables) -> None:
    """The first one is cancelled, so the event happens after all."""
    t = something_is_played(arrr, ["squid-pro-quo"], hand=["letter-of-marque-up", "squid-pro-quo"])
    t.anna.plays("letter-of-marque-up", on="Anna")
    t.anna.passes()
    t.bruno.plays("squid-pro-quo", on="stack 1")
    t.anna.plays("squid-pro-quo", on="stack 2")
    t.is_now(
        asks="declare Anna",
        lasting=["letter-of-marque-up on Anna by Anna"],
        event_discard="+squid-pro-quo +squid-pro-quo",
        anna={"hand": []},
        bruno={"hand": []},
    )


def test_squid_pro_quo_cancels_events_only(arrr: Tables) -> None:
    t = something_is_played(arrr, ["squid-pro-quo"], equipped=["net-worth"], captain="hugh-manatee")
    t.anna.uses("net-worth")
    t.anna.commands("hugh-manatee")
    t.anna.names(*["crew"] * HUGH)
    for thing in (1, 2):
        t.bruno.is_refused(f"play squid-pro-quo on stack.{thing}", rule="P7.2", key="no-target-there")
    t = a_penalty_lies_on_the_stack(arrr, ["squid-pro-quo"])
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play squid-pro-quo on stack.1", rule="P7.2", key="no-target-there")


# -- polly-wants-a-veto ------------------------------------------------------------------------------------------


def test_polly_wants_a_veto_cancels_an_event_and_costs_a_card(arrr: Tables) -> None:
    cost = played("polly-wants-a-veto", "discard-hand")
    held = ["fencing-school", "net-worth", "otter-half", "right-hook", "snorecordion", "uncharted-chart", "clean-sweep"]
    t = something_is_played(arrr, ["polly-wants-a-veto", *held[: cost + 1]], hand=["letter-of-marque-up"])
    t.anna.plays("letter-of-marque-up", on="Anna")
    t.bruno.plays("polly-wants-a-veto", on="stack 1")
    t.is_now(  # now Bruno says which card he will give up
        asks="naming Bruno",
        stack=["Anna: letter-of-marque-up on Anna", "Bruno: polly-wants-a-veto on stack.1"],
        anna={"hand": []},
        bruno={"hand": held[: cost + 1]},
    )
    t.bruno.names(*held[:cost])
    t.is_now(
        asks="declare Anna",
        stack=[],
        event_discard="+letter-of-marque-up +polly-wants-a-veto",
        crew_discard="".join(f" +{card}" for card in held[:cost]),
        bruno={"hand": [held[cost]]},
    )


def test_polly_wants_a_veto_cancels_an_ability(arrr: Tables) -> None:
    """Its card stays ready; with nothing else in hand there is nothing to give up."""
    t = something_is_played(arrr, ["polly-wants-a-veto"], equipped=["net-worth"])
    t.anna.uses("net-worth")
    t.bruno.plays("polly-wants-a-veto", on="stack 1")
    t.is_now(asks="declare Anna", event_discard="+polly-wants-a-veto", bruno={"hand": []})


def test_polly_wants_a_veto_cancels_a_penalty(arrr: Tables) -> None:
    t = a_penalty_lies_on_the_stack(arrr, ["polly-wants-a-veto"])
    t.bruno.plays("polly-wants-a-veto", on="stack 1")
    t.is_now(  # defeated all the same (P3.9)
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+granny-clams-jewels",
        seas=-1,
        event_discard="+polly-wants-a-veto",
        bruno={"hand": []},
    )


def test_polly_wants_a_veto_but_no_captain(arrr: Tables) -> None:
    t = something_is_played(arrr, ["polly-wants-a-veto"], captain="hugh-manatee")
    t.anna.commands("hugh-manatee")
    t.anna.names(*["crew"] * HUGH)
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("play polly-wants-a-veto on stack.1", rule="P7.2", key="no-target-there")


# -- cat-o-nine-naps ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["crew", "event"])
def test_cat_o_nine_naps_cancels_an_ability_and_draws(arrr: Tables, deck: str) -> None:
    """Bruno chooses from which deck; Anna's card stays ready."""
    drawn = played("cat-o-nine-naps", "draw-either")
    t = something_is_played(arrr, ["cat-o-nine-naps"], equipped=["net-worth"])
    crew, events = ["otter-half", "right-hook"][:drawn], ["shoal", "ooh-shiny"][:drawn]
    t.crew_deck(*crew)
    t.event_deck(*events)
    t.anna.uses("net-worth")
    t.bruno.plays("cat-o-nine-naps", on="stack 1")
    t.is_now(asks="naming Bruno", stack=["Anna: net-worth", "Bruno: cat-o-nine-naps on stack.1"], bruno={"hand": []})
    t.bruno.names(*[deck] * drawn)
    t.is_now(
        asks="declare Anna",
        stack=[],
        event_discard="+cat-o-nine-naps",
        bruno={"hand": crew if deck == "crew" else events},
        **{f"{deck}_deck": -drawn},
    )


def test_cat_o_nine_naps_cancels_abilities_of_crew_only(arrr: Tables) -> None:
    t = something_is_played(
        arrr, ["cat-o-nine-naps"], hand=["message-on-a-bottle"], captain="hugh-manatee", equipped=["otter-half"]
    )
    t.anna.plays("message-on-a-bottle")
    t.anna.names(*["event"] * played("message-on-a-bottle", "draw-either"))
    t.anna.commands("hugh-manatee")
    t.anna.names(*["crew"] * HUGH)
    for thing in (1, 2):
        t.bruno.is_refused(f"play cat-o-nine-naps on stack.{thing}", rule="P7.2", key="no-target-there")
    t = a_penalty_lies_on_the_stack(arrr, ["cat-o-nine-naps"])
    t.bruno.is_refused("play cat-o-nine-naps on stack.1", rule="P7.2", key="no-target-there")


@pytest.mark.parametrize("event", ["squid-pro-quo", "polly-wants-a-veto", "cat-o-nine-naps"])
def test_nothing_is_cancelled_where_nothing_lies(arrr: Tables, event: str) -> None:
    t = something_is_played(arrr, [event], equipped=ROLLERS)
    t.anna.raids()
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused(f"play {event} on stack.1", rule="P7.2", key="no-target-there")
