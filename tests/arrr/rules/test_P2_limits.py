"""P2.1, P2.2 and P2.3.2 at their limits: hands and areas that are too full, and raids that bring little or nothing."""

from __future__ import annotations

import json

import pytest

from settemari.core.chance import Seeded
from settemari.core.notation.position import position_of_match, read
from settemari.core.options import Options
from settemari.games.arrr.answers import action_of
from settemari.games.arrr.codes import CREW_HAND
from settemari.games.arrr.declared import Changes
from settemari.games.arrr.voyage import Voyage
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables
from tests.records.positions import tidy

pytestmark = pytest.mark.compiled_too

OFFICERS = {card.id for card in table_deck().crew if card.kind == "officer"}


def test_P2_1_2_too_many_of_a_kind_leave_room_for_the_other(arrr: Tables) -> None:
    """With four events in hand none is drawn, but crew cards are, and nobody has to draw."""
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "recruit")
    t.anna.has(hand=["gain-1", "gain-1", "gain-1", "gain-1"])
    t.anna.is_offered({"discard gain-1"} | {f"draw {crew} events 0" for crew in range(3)})
    t.anna.is_refused("draw 0 events 1", rule="P2.1.2", key="too-many-of-kind")
    t.anna.recruits(crew=2)
    t.anna.is_asked("equip")


def test_P2_1_5_while_the_player_discards_at_the_end_of_the_turn_the_game_can_be_put_aside(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", variant={"hand.limit_always": True})
    t.anna.has(hand=["gain-item"] * 4 + ["attack-1-gang"] * 3)
    t.anna.raids()
    t.anna.is_asked("lose-hand")
    again = read(json.dumps(position_of_match(t.match)))
    assert again.state.digest() == tidy(t.setup, t.state).digest()


# -- P2.2 Equipping ----------------------------------------------------------------------------------------------


def equipping(arrr: Tables, equipped: list[str], hand: list[str], **fields: object) -> Table:
    t = arrr.table("Anna Bruno", variant={key.replace("__", "."): value for key, value in fields.items()})
    t.turn("Anna", "equip")
    t.anna.has(equipped=equipped, hand=hand)
    return t


@pytest.mark.parametrize("card", ["quiet-officer", "attack-1-gang"])
def test_P2_2_3_one_card_in_hand_makes_room_once(arrr: Tables, card: str) -> None:
    """Even where two officers and two gangs are allowed."""
    t = equipping(arrr, ["gain-item", "dice-item"], [card], equip__officers=2, equip__gangs=2)
    t.anna.answers("drop 1")
    t.anna.is_refused("drop 2", rule="P2.2.3", key="no-room-needed")
    t.anna.is_offered({f"equip {card}"})


def test_P2_2_3_an_area_that_is_too_full_is_not_emptied(arrr: Tables) -> None:
    """Five cards, from a time when five were allowed: for one in the place of another there is no room."""
    t = equipping(arrr, ["gain-item"] * 4 + ["dice-item"], ["dice-item", "reroll-item"])
    for spot in range(1, 6):
        t.anna.is_refused(f"drop {spot}", rule="P2.2.3", key="no-room-needed")
    t.anna.is_refused("equip dice-item", rule="P2.2.1", key="area-full")
    t.anna.is_offered({"done"})


def imagined(t: Table) -> list[tuple[list[str], set[str]]]:
    """Hands that Bruno thinks Anna may have, each with what she could do with it."""
    cards = t.setup.numbers.cards
    found = []
    for seed in range(30):
        state = t.setup.redeal(t.bruno.view, Seeded(seed))
        hand = sorted(cards.crew_ids[card] for card in state.pieces(CREW_HAND + t.anna.seat))
        options = Options()
        state.legal(t.anna.seat, options)
        listed = {int(code) for code in options.listed()}
        assert all(int(state.check(t.anna.seat, code)) == 0 for code in listed)
        found.append((hand, {str(action_of(cards, int(state.step()), code)) for code in listed}))
    return found


def test_P2_2_3_whoever_imagines_a_hand_that_does_not_fit_imagines_that_nothing_is_placed(arrr: Tables) -> None:
    """Anna has made room. Bruno cannot know for what, and goes through all the hands she may have."""
    t = equipping(arrr, ["gain-item"], ["dice-item"], equip__officers=0)
    t.crew_deck("quiet-officer", "gain-officer", only=True)
    t.anna.answers("drop 1")
    hands = {hand[0]: may for hand, may in imagined(t)}
    assert hands.keys() >= {"quiet-officer", "gain-officer", "dice-item"}
    for card, may in hands.items():
        assert may == ({"done"} if card in OFFICERS else {f"equip {card}"})


@pytest.mark.parametrize(
    ("equipped", "others"),
    [("gain-officer", ["quiet-officer", "dice-officer"]), ("attack-1-gang", ["attack-2-gang", "attack-3-gang"])],
)
def test_P2_2_3_nobody_imagines_more_room_than_one_card_makes(arrr: Tables, equipped: str, others: list[str]) -> None:
    """With two officers in hand, or two gangs, another can take the place of one: that is no room for both."""
    t = equipping(arrr, ["gain-item", equipped], ["dice-item", others[0]])
    t.crew_deck(others[1], only=True)
    t.anna.answers("drop 1")
    hands = {tuple(hand): may for hand, may in imagined(t)}
    assert hands[tuple(sorted(others))] == {"done"}
    assert "drop 2" in hands[tuple(sorted(["dice-item", others[1]]))]


# -- P2.3.2 Raiding ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("doubloons", [0, 1])
def test_P2_3_2_where_a_raid_brings_little_or_nothing(arrr: Tables, doubloons: int) -> None:
    t = arrr.table("Anna Bruno", variant={"raid.doubloons": doubloons})
    t.seas("plain-1")
    t.anna.raids()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row="+plain-1",
        seas=-1,
        supply=f"-{doubloons}",
        anna={"doubloons": doubloons},
    )


def test_P2_3_2_a_raid_costs_nothing_whatever_lies_in_play(arrr: Tables) -> None:
    """It is worth nothing then, also to those who weigh it up."""
    deck = table_deck()
    events = [
        event._replace(lasting=event.lasting._replace(changes=(Changes("raid", -4),)))
        if event.id == "lasting-raid" and event.lasting is not None
        else event
        for event in deck.events
    ]
    t = arrr.table("Anna Bruno", deck=deck._replace(events=tuple(events)))
    t.anna.has(doubloons=3)
    t.lasting("lasting-raid", by="Bruno")
    t.seas("plain-1")
    assert isinstance(t.state, Voyage)
    assert t.state.raid_worth(t.anna.seat) == 0
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)
