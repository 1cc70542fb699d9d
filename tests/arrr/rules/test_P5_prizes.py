"""P5.1, P5.3 and P5.4 at their bounds: what can be named as a prize, taken after a refusal, and staked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from settemari.core.errors import BadAction
from settemari.core.events import COUNTED
from settemari.core.match import Match
from settemari.core.notation.position import position_of_match, read
from settemari.core.options import Options
from settemari.core.table import EMPTY
from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import Changes, DeckFile, Lasting
from settemari.games.arrr.words import seat_word
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

TRAITS = ("attack", "navigation", "cunning", "courage")


def duel(
    arrr: Tables,
    anna: dict[str, object] | None = None,
    bruno: dict[str, object] | None = None,
    variant: dict[str, object] | None = None,
    deck: DeckFile | None = None,
) -> Table:
    """Anna may challenge Bruno; Carla looks on."""
    t = arrr.table("Anna Bruno Carla", variant=variant, deck=deck)
    t.anna.has(**({"equipped": ["attack-1-gang"], "doubloons": 2} | (anna or {})))
    t.bruno.has(**({"equipped": ["attack-1-gang"], "doubloons": 3} | (bruno or {})))
    t.carla.has(equipped=["attack-2-gang"])
    t.row("plain-1")
    t.seas("plain-2")
    return t


def refused(arrr: Tables, **things: Any) -> Table:
    """Bruno has refused."""
    t = duel(arrr, **things)
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    return t


def fine(t: Table, codes: list[int]) -> set[int]:
    """Those of the numbers that Anna may answer with."""
    return {code for code in codes if int(t.state.check(t.anna.seat, code)) == c.FINE}


def listed(t: Table, verb: int) -> set[int]:
    options = Options()
    t.state.legal(t.anna.seat, options)
    return {int(code) for code in options.listed() if int(c.verb_of(code)) == verb}


# -- P5.1 Prizes -------------------------------------------------------------------------------------------------


def test_P5_1_no_prize_is_no_prize(arrr: Tables) -> None:
    t = duel(arrr)
    t.anna.is_refused("challenge Bruno in attack for 0", rule="P2.3.0", key="no-such-answer")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.accepts()
    t.bruno.is_refused("prize 0", rule="P5.4", key="no-such-answer")


def test_P5_1_where_no_doubloon_may_be_a_prize_a_collection_card_is_needed(arrr: Tables) -> None:
    none: dict[str, object] = {"challenge.most": 0}
    t = duel(arrr, bruno={"chest": ["idol-1"]}, variant=none)
    t.anna.is_offered({"raid", "sail plain-1"})
    t.anna.is_refused("challenge Bruno in attack for idol-1", rule="P5.1", key="nothing-to-stake")
    t = duel(arrr, anna={"chest": ["idol-1"]}, variant=none)
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P5.1", key="opponent-has-nothing")
    t = duel(arrr, anna={"chest": ["idol-1"]}, bruno={"chest": ["idol-2"]}, variant=none)
    t.anna.is_offered({"raid", "sail plain-1"} | {f"challenge Bruno in {trait} for idol-2" for trait in TRAITS})


def test_P5_1_where_one_doubloon_is_the_highest_prize(arrr: Tables) -> None:
    t = duel(arrr, variant={"challenge.most": 1})
    t.anna.is_offered({"raid", "sail plain-1"} | {f"challenge Bruno in {trait} for 1" for trait in TRAITS})
    t.anna.is_refused("challenge Bruno in attack for 2", rule="P5.1", key="prize-too-high")


def collection_first() -> DeckFile:
    """The cards of these tests, with a collection card before all other explorations."""
    deck = table_deck()
    return deck._replace(explorations=tuple(sorted(deck.explorations, key=lambda card: card.id != "idol-1")))


def test_P5_1_the_first_exploration_of_a_deck_can_be_a_prize(arrr: Tables) -> None:
    t = duel(arrr, bruno={"doubloons": 0, "chest": ["idol-1", "map-1"]}, deck=collection_first())
    t.anna.is_offered(
        {"raid", "sail plain-1"}
        | {f"challenge Bruno in {trait} for {prize}" for trait in TRAITS for prize in ("idol-1", "map-1")}
    )
    t.anna.challenges("Bruno", "attack", "idol-1")
    t.bruno.accepts()
    t.dice("attack courage")
    t.bruno.names_prize(1)
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for idol-1 against 1"],
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": "attack"},
        bruno={"chest": ["map-1"], "stake": "idol-1", "dice": "courage"},
    )
    t.anna.stops()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        trait=None,
        row="+plain-2",
        seas=-1,
        anna={"doubloons": 2, "staked": 0, "chest": ["idol-1"], "dice": ""},
        bruno={"stake": None, "dice": ""},
    )


def test_P5_1_every_number_that_means_a_challenge_is_offered_and_no_other(arrr: Tables) -> None:
    """Opponents, traits and prizes that there are not, and numbers with more in them than that."""
    t = duel(arrr, bruno={"chest": ["idol-1"]})
    numbers = [int(c.answer(c.CHALLENGE, trait, aim)) for trait in range(c.TRAITS + 1) for aim in range(1 << 10)]
    assert fine(t, numbers) == listed(t, c.CHALLENGE)


def test_P5_1_who_does_not_sit_at_the_table_is_no_opponent(arrr: Tables) -> None:
    t = duel(arrr)
    t.anna.is_refused(f"challenge {seat_word(3)} in attack for 1", rule="P2.3.0", key="no-such-answer")


# -- P5.3 Refusing -----------------------------------------------------------------------------------------------


def without_crew(arrr: Tables, bruno: int) -> Table:
    """Bruno has so many doubloons; his only crew card is discarded, and he refuses."""
    t = duel(arrr, bruno={"doubloons": bruno})
    t.carla.has(hand=["discard-crew"])
    t.anna.challenges("Bruno", "attack", 1)
    t.carla.plays("discard-crew", on="Bruno 1")
    t.is_now(
        asks="respond Bruno",
        stack=["challenge Bruno in attack for 1"],
        crew_discard="+attack-1-gang",
        event_discard="+discard-crew",
        bruno={"equipped": []},
        carla={"hand": []},
    )
    t.bruno.refuses()
    return t


def test_P5_3_where_there_is_neither_crew_nor_a_doubloon_nothing_is_asked(arrr: Tables) -> None:
    t = without_crew(arrr, bruno=38)
    t.is_now(asks="recruit Bruno", turn="Bruno", stack=[], row="+plain-2", seas=-1)


def test_P5_3_without_crew_there_is_still_the_doubloon(arrr: Tables) -> None:
    t = without_crew(arrr, bruno=3)
    t.is_now(asks="plunder Anna")
    t.anna.is_offered({"take none doubloons no", "take none doubloons yes"})


def test_P5_3_the_crew_of_the_neighbour_is_not_the_opponents(arrr: Tables) -> None:
    """Five spots there are, with a captain that allows so many; what lies beyond is none of Bruno's."""
    t = refused(arrr)
    for spot in range(2, 8):
        t.anna.is_refused(f"take {spot} doubloons no", rule="P5.3", key="not-there")


def test_P5_3_every_number_that_means_plunder_is_offered_and_no_other(arrr: Tables) -> None:
    t = refused(arrr, bruno={"equipped": ["attack-1-gang", "attack-1-quiet"]})
    bits = [1 << bit for bit in range(20)]
    numbers = [int(c.answer(c.PILLAGE, 0, one | two)) for one in [0, *bits] for two in [0, *bits]]
    numbers += [number | 3 << c.TARGET_SHIFT for number in numbers]
    assert fine(t, numbers) == listed(t, c.PILLAGE)


def wide_deck() -> DeckFile:
    """A captain and a permanent event that allow two more equipped cards each."""
    deck = table_deck()
    more = (Changes("equip", 2),)
    captains = [card._replace(always=more) if card.id == "captain-equip" else card for card in deck.captains]
    lasting = Lasting("table", "end", more)
    events = [card._replace(lasting=lasting) if card.id == "lasting-raid" else card for card in deck.events]
    return deck._replace(captains=tuple(captains), events=tuple(events))


def test_P5_3_an_area_has_at_most_fifteen_spots_and_each_can_be_plundered(arrr: Tables) -> None:
    far = ["-"] * 14 + ["attack-1-gang"]
    t = refused(arrr, bruno={"equipped": far}, variant={"equip.most": 12}, deck=wide_deck())
    t.anna.is_offered({f"take {crew} doubloons {coin}" for crew in ("none", "15") for coin in ("yes", "no")})
    with pytest.raises(BadAction):
        t.question.can(t.anna.seat, "take 16 doubloons no")
    t.anna.takes(15)
    taken = [known("Anna", 1, "attack-1-gang")]
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-2",
        seas=-1,
        anna={"hand": ["attack-1-gang"]},
        bruno={"equipped": [], "knows": taken},
        carla={"knows": taken},
        spectator_knows=taken,
    )


# -- P5.4 Stakes -------------------------------------------------------------------------------------------------


def test_P5_4_of_a_stake_that_is_none_nothing_is_told(arrr: Tables) -> None:
    t = duel(arrr)
    t.carla.has(hand=["lose-2"])
    t.anna.challenges("Bruno", "attack", 3)
    t.carla.plays("lose-2", on="Anna")
    t.dice("courage courage")
    before = len(t.match.events(None))
    t.bruno.accepts()
    counted = [event[1] for event in t.match.events(None, before) if event[0] == COUNTED]
    assert c.STAKED + t.bruno.seat in counted
    assert c.STAKED + t.anna.seat not in counted
    assert c.COINS + t.anna.seat not in counted


def test_P5_4_a_collection_card_that_is_no_longer_there_is_not_staked(arrr: Tables) -> None:
    """No card takes one away; a game that was written down by hand may begin like that."""
    t = duel(arrr, bruno={"chest": ["idol-1"]})
    t.anna.challenges("Bruno", "attack", "idol-1")
    position: dict[str, Any] = json.loads(json.dumps(position_of_match(t.match)))
    places, bruno, carla = position["places"], t.bruno.seat, t.carla.seat
    places[f"chest of {seat_word(carla)}"] = places[f"chest of {seat_word(bruno)}"]
    places[f"chest of {seat_word(bruno)}"] = {}
    there = read(json.dumps(position))
    match = Match(there.game, there.seats, there.variant, 1, position=there.state)
    for answer in ("accept", "prize 1"):
        question = match.question()
        assert question is not None
        question.answer(bruno, answer)
    view = match.view(None)
    assert [card for card in view.pieces(c.STAKE) if card != EMPTY] == []
    assert [len(view.pieces(c.CHEST + seat)) for seat in (bruno, carla)] == [0, 1]
    assert view.cell(c.STAKED + t.anna.seat) == 1
