"""P0: components, what is public, and cards that contradict rules."""

from __future__ import annotations

import pytest

from settemari.core.errors import WrongSeats
from settemari.core.table import UNKNOWN
from settemari.games.arrr import codes as c
from settemari.games.arrr.game import ARRR
from tests.arrr.table import Tables, known

pytestmark = pytest.mark.compiled_too


def test_P0_1_two_to_four_players(arrr: Tables) -> None:
    for names in ("Anna Bruno", "Anna Bruno Carla", "Anna Bruno Carla Dario"):
        arrr.deal(names, deck="shipped")
    for seats in (1, 5):
        with pytest.raises(WrongSeats):
            ARRR.setup(seats)


def test_P0_1_the_cards_the_doubloons_and_the_dice(arrr: Tables) -> None:
    numbers = arrr.table("Anna Bruno", deck="shipped").setup.numbers
    packs = (numbers.crew_pack, numbers.event_pack, numbers.sea_pack)
    assert [len(pack) for pack in packs] == [39, 39, 23]
    assert (numbers.cards.captains, numbers.supply, numbers.dice) == (9, 40, 6)


def test_P0_2_a_die_has_every_trait_and_two_jollies(arrr: Tables) -> None:
    numbers = arrr.table("Anna Bruno").setup.numbers
    assert list(numbers.faces) == [c.ATTACK, c.NAVIGATION, c.CUNNING, c.COURAGE, c.JOLLY, c.JOLLY]


@pytest.mark.parametrize("trait", ["attack", "navigation", "cunning", "courage"])
def test_P0_2_the_jolly_counts_as_every_trait(arrr: Tables, trait: str) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=[f"{trait}-1-quiet"])
    t.row(f"{trait}-1")
    t.seas("plain-1")
    t.dice("jolly")
    t.anna.sails(f"{trait}-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["plain-1"], seas=-1, anna={"chest": [f"{trait}-1"]})


def test_P0_2_the_faces_are_a_setting(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", variant={"die.faces": ["jolly", "courage"]})
    t.anna.has(equipped=["attack-2-gang"], doubloons=1)
    t.row("attack-1")
    t.chance(1, 0)
    t.anna.sails("attack-1")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-1"],
        trait="attack",
        difficulty=1,
        anna={"dice": "courage jolly"},
    )


def test_P0_2_more_dice_than_six_may_be_thrown(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-3-gang", "attack-2-quiet", "attack-2-quiet", "quiet-officer"], doubloons=1)
    t.row("attack-3")
    t.dice("attack attack attack courage courage courage courage courage")
    t.anna.sails("attack-3")
    t.is_now(
        asks="rolling Anna",
        stack=["sail attack-3"],
        trait="attack",
        difficulty=3,
        anna={"dice": "attack attack attack courage courage courage courage courage"},
    )


def test_P0_3_who_takes_more_doubloons_than_there_are_takes_what_there_is(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-9"])
    t.bruno.has(doubloons=35)
    t.seas("plain-1")
    t.anna.plays("gain-9")
    t.is_now(supply=0, event_discard="+gain-9", anna={"hand": [], "doubloons": 5})
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)


def test_P0_3_of_several_who_gain_the_first_from_the_player_on_turn_comes_first(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.turn("Bruno")
    t.anna.has(doubloons=38)
    t.bruno.has(hand=["everybody-gains-1"])
    t.bruno.plays("everybody-gains-1")
    t.is_now(
        supply=0,
        event_discard="+everybody-gains-1",
        bruno={"hand": [], "doubloons": 1},
        carla={"doubloons": 1},
    )


def test_P0_4_what_is_public_everybody_sees_alike(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(
        equipped=["gain-item"],
        exhausted=["gain-item"],
        captain="captain-gain",
        doubloons=3,
        chest=["idol-1", "no-test"],
    )
    t.bruno.has(hand=["gain-1", "attack-1-gang", "attack-1-gang"])
    t.row("attack-1")
    t.sunk("attack-2")
    t.crew_discard("attack-2-gang")
    t.event_discard("gain-9")
    t.lasting("lasting-dice", on="Anna", by="Bruno")
    hands = (c.CREW_HAND, c.CREW_HAND + 1, c.EVENT_HAND, c.EVENT_HAND + 1)
    views = [t.match.view(who) for who in (0, 1, None)]
    for place in range(len(t.setup.layout.places)):
        assert len({int(view.size_of(place)) for view in views}) == 1 or place in range(c.AREA, c.AREA + 4)
        if place not in hands:
            assert len({tuple(view.pieces(place)) for view in views}) == 1
    for cell in range(int(t.setup.layout.agenda)):
        assert len({int(view.cell(cell)) for view in views}) == 1
    assert t.anna.view.size_of(c.CREW_HAND + t.bruno.seat) == 2
    assert t.anna.view.size_of(c.EVENT_HAND + t.bruno.seat) == 1


def test_P0_4_hands_and_the_order_of_decks_are_hidden(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["gain-1", "attack-1-gang"])
    t.bruno.has(hand=["gain-1", "attack-1-gang"])
    for who in (t.anna.seat, None):
        view = t.match.view(who)
        assert view.pieces(c.CREW_HAND + t.bruno.seat) == [UNKNOWN]
        assert view.pieces(c.EVENT_HAND + t.bruno.seat) == [UNKNOWN]
        for deck in (c.CREW_DECK, c.EVENT_DECK, c.SEA_DECK, c.SEA_BOX):
            assert set(view.pieces(deck)) == {UNKNOWN}
    hand = c.CREW_HAND + t.anna.seat
    assert t.anna.view.pieces(hand) == t.state.pieces(hand)
    assert t.match.view(None).pieces(hand) == [UNKNOWN]


def test_P0_4_who_has_looked_at_a_hand_knows_it(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["look-item"])
    t.bruno.has(hand=["gain-1", "gain-1", "attack-1-gang"])
    t.anna.uses("look-item", on="Bruno")
    t.bruno.passes()
    t.is_now(
        anna={
            "exhausted": ["look-item"],
            "knows": [known("Bruno", 1, "attack-1-gang"), known("Bruno", 2, "gain-1")],
        }
    )


def test_P0_4_and_knows_less_when_a_card_of_it_comes_to_light(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(knows={"Bruno": ["gain-1", "gain-1", "attack-1-gang"]})
    t.bruno.has(hand=["gain-1", "gain-1", "attack-1-gang"])
    t.anna.raids()
    t.bruno.plays("gain-1")
    t.is_now(
        asks="stack Bruno",
        stack=["raid", "Bruno: gain-1"],
        anna={"knows": [known("Bruno", 1, "attack-1-gang"), known("Bruno", 1, "gain-1")]},
        bruno={"hand": "-gain-1"},
    )


@pytest.mark.parametrize("shown", [True, False])
def test_P0_4_fame_in_a_chest_is_public_knowledge_whatever_the_screen_shows(arrr: Tables, shown: bool) -> None:
    t = arrr.table("Anna Bruno", variant={"fame.shown": shown})
    t.anna.has(chest=["attack-3", "idol-1"])
    for who in (0, 1, None):
        assert t.match.view(who).pieces(c.CHEST + t.anna.seat) == t.state.pieces(c.CHEST + t.anna.seat)


def test_P0_5_a_card_has_precedence_over_a_rule(arrr: Tables) -> None:
    """P2.2.1 allows four equipped cards; a captain allows a fifth."""
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "equip")
    t.anna.has(equipped=["attack-1-quiet"] * 4, hand=["attack-1-gang"], captain="captain-equip")
    t.anna.equips("attack-1-gang")
    t.is_now(asks="declare Anna", anna={"equipped": "+attack-1-gang", "hand": []})


def test_P0_5_where_a_card_is_watched_nobody_cheats(arrr: Tables) -> None:
    """P4.3 lets who rolls cheat; the exploration says otherwise. Who has something to play is asked all the same."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=3, hand=["gain-1"])
    t.row("watched-2", "plain-1")
    t.dice("attack")
    t.anna.sails("watched-2")
    t.anna.passes()
    t.is_now(asks="rolling Anna", stack=["sail watched-2"], trait="attack", difficulty=2, anna={"dice": "attack"})
    t.anna.is_offered({"stop", "play gain-1"})
    t.anna.is_refused("cheat", rule="P0.5", key="watched")


def test_P0_5_who_has_only_doubloons_is_not_asked_where_nobody_cheats(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=3)
    t.row("watched-2")
    t.seas("plain-1")
    t.dice("attack")
    t.anna.sails("watched-2")
    t.is_now(asks="recruit Bruno", turn="Bruno", row=["watched-2", "plain-1"], seas=-1)


def test_P0_5_in_a_challenge_everybody_cheats_whatever_lies_in_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=2)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=2)
    t.row("watched-2")
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.accepts()
    t.dice("courage courage")
    t.bruno.names_prize(1)
    t.anna.is_offered({"stop", "cheat"})


def test_P0_5_an_ability_may_name_any_rival_where_events_may_not(arrr: Tables) -> None:
    """P7.2 has only the player on turn."""
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["steal-item"])
    t.carla.has(doubloons=2)
    t.row("plain-1")
    t.anna.is_offered({"raid", "sail plain-1", "use steal-item on Bruno", "use steal-item on Carla"})
    t.anna.uses("steal-item", on="Carla")
    t.is_now(anna={"doubloons": 1, "exhausted": ["steal-item"]}, carla={"doubloons": 1})


def test_P0_6_what_forbids_wins(arrr: Tables) -> None:
    """One card turns the ship elsewhere, another forbids sailing: nobody sails, in whichever order they were played."""
    for played in (["redirect", "no-sailing"], ["no-sailing", "redirect"]):
        t = arrr.table("Anna Bruno")
        t.anna.has(equipped=["attack-1-gang"])
        t.bruno.has(hand=["redirect", "no-sailing"])
        t.row("no-test", "pays-2")
        t.anna.sails("no-test")
        for event in played:
            t.bruno.plays(event, on="pays-2" if event == "redirect" else None)
        t.is_now(asks="declare Anna", barred=["sail"], event_discard="+redirect +no-sailing", bruno={"hand": []})


def test_P0_6_a_captain_that_forbids_wins_against_the_rule(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-ban", doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1)
    t.row("plain-1")
    t.anna.is_offered({"raid", "sail plain-1"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P2.3.5", key="barred")


def test_P0_6_otherwise_the_later_one_wins(arrr: Tables) -> None:
    """Two cards turn the ship to different explorations."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["redirect", "redirect"])
    t.row("no-test", "pays-2", "idol-1")
    t.seas("plain-1")
    t.anna.sails("no-test")
    t.bruno.plays("redirect", on="pays-2")
    t.bruno.passes()
    t.is_now(asks="sail-declared Bruno", stack=["sail pays-2"], event_discard="+redirect", bruno={"hand": ["redirect"]})
    t.bruno.plays("redirect", on="idol-1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row=["no-test", "pays-2", "plain-1"],
        seas=-1,
        event_discard="+redirect",
        anna={"chest": ["idol-1"]},
        bruno={"hand": []},
    )
