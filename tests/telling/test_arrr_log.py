"""Lines of the log of Arrr!!!, as they are read; the cards are those of the rule tests, called by what they do."""

from __future__ import annotations

import pytest

from settemari.games.arrr.telling import AREAS, Teller
from settemari.locales.catalogue import Catalogue
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def told(table: Table, who: str | None = None, language: str = "en") -> list[str]:
    """The log of somebody at the table, or of the spectator; an arrow for each depth."""
    match = table.match
    assert match is not None
    seat = None if who is None else table.names.index(who)
    words = Catalogue(language, AREAS, table.names)
    lines = Teller(match.setup, match.start_view(seat)).tell(match.events(seat))
    return ["↳" * line.depth + " " * bool(line.depth) + words.text(line.message) for line in lines]


def facing(arrr: Tables, sea: str, row: tuple[str, ...], dice: str, **anna: object) -> Table:
    """Anna sails, and has thrown."""
    t = arrr.table("Anna Bruno")
    t.anna.has(**anna)
    t.row(*row)
    t.seas("plain-9")
    t.dice(dice)
    t.anna.sails(sea)
    return t


def challenged(arrr: Tables) -> Table:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], doubloons=3)
    t.bruno.has(equipped=["attack-1-gang", "attack-1-quiet"], doubloons=2, chest=["idol-1"], captain="captain-duel")
    t.row("attack-1")
    t.seas("plain-9")
    return t


NEXT = ["“plain-9” is turned up next to the deck.", "Round 1: Bruno's turn."]


# -- sailing ---------------------------------------------------------------------------------------------------


def test_the_sum_of_a_difficulty_and_cheating(arrr: Tables) -> None:
    t = facing(arrr, "attack-2", ("attack-plus-1", "attack-2"), "attack", equipped=["attack-1-gang"], doubloons=2)
    t.dice("jolly courage")
    t.anna.cheats()
    t.dice("jolly jolly")
    t.anna.cheats()
    assert told(t) == [
        "Anna faces “attack-2”: attack 2 + 1 (“attack-plus-1”) = 3. Rolls 1: 1 success.",
        "↳ Anna cheats (1 doubloon): 2 more dice, 1 success. That makes 2.",
        "↳ Anna cheats (1 doubloon): 2 more dice, 2 successes. That makes 4.",
        "↳ 4 successes, 3 needed: Anna passes the test.",
        "↳ Anna conquers “attack-2”: 2 fame.",
        *NEXT,
    ]
    assert told(t, None, "it")[:4] == [
        "Anna affronta «attack-2»: attacco 2 + 1 («attack-plus-1») = 3. Dadi 1: 1 successo.",
        "↳ Anna bara (1 doblone): 2 dadi in più, 1 successo. In tutto 2.",
        "↳ Anna bara (1 doblone): 2 dadi in più, 2 successi. In tutto 4.",
        "↳ 4 successi, ne servono 3: Anna supera il test.",
    ]
    assert told(t, None, "fr")[3:5] == [
        "↳ 4 succès, il en faut 3\u00a0: Anna réussit l\u2019épreuve.",
        "↳ Anna conquiert «\u00a0attack-2\u00a0»\u00a0: 2 points de renommée.",
    ]


def test_what_else_changes_the_dice(arrr: Tables) -> None:
    """A permanent event and a captain are named; what was played for this roll is one number."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["cunning-2-gang"], captain="captain-cunning", hand=["two-own-dice", "easier-4"])
    t.lasting("lasting-dice", on="Anna", by="Bruno")
    t.row("plain-1")
    t.seas("plain-9")
    t.anna.sails("plain-1")
    t.anna.plays("two-own-dice")
    t.everyone_passes()
    t.dice("attack " * 7)
    t.anna.plays("easier-4")
    log = told(t)
    assert log[0] == "Anna sails to “plain-1”."
    assert log[1:5] == [
        "↳ Anna plays “two-own-dice”.",
        "↳ “two-own-dice”: 2 more dice for Anna.",
        "↳ Anna plays “easier-4”.",
        "↳ “easier-4”: difficulty \u22124, now 1.",
    ]
    assert log[5] == (
        "Anna faces “plain-1”: cunning 4 \u2212 4 (cards played), but at least 1. "
        "Rolls 2 + 1 (“captain-cunning”) + 2 (“lasting-dice”) + 2 (cards played) = 7: no success."
    )


def test_defeat_and_its_penalty(arrr: Tables) -> None:
    crew = ["attack-1-gang", "quiet-officer"]
    t = facing(arrr, "damage-3-sea", ("damage-3-sea",), "courage jolly", equipped=crew)
    assert told(t) == [
        "Anna faces “damage-3-sea”: attack 2. Rolls 2: 1 success.",
        "↳ 1 success, 2 needed: “damage-3-sea” defeats Anna.",
        "↳ Penalty of “damage-3-sea”: 3 damage for Anna.",
        "↳ Anna loses “attack-1-gang” and “quiet-officer”.",
        *NEXT,
    ]


def test_what_somebody_chooses_is_told_when_it_is_chosen(arrr: Tables) -> None:
    t = facing(
        arrr,
        "hand-2-sea",
        ("hand-2-sea",),
        "courage",
        equipped=["attack-1-gang"],
        hand=["attack-2-gang"] * 2 + ["gain-item"],
    )
    t.anna.gives_up("gain-item")
    assert told(t)[-1] == "↳ No success, 2 needed: “hand-2-sea” defeats Anna."
    t.anna.gives_up("attack-2-gang")
    assert "↳ Penalty of “hand-2-sea”: Anna discards “gain-item” and “attack-2-gang” from the hand." in told(t)


def test_what_is_chosen_and_what_has_to_go_after_it(arrr: Tables) -> None:
    """An event is given up by choice, and the last crew card to the penalty below, without a question between them."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["gain-1", "attack-2-gang", "courage-2-gang"])
    t.bruno.has(hand=["discard-hand-2"])
    t.row("hand-2-sea")
    t.seas("plain-9")
    t.anna.sails("hand-2-sea")
    t.dice("courage")
    t.everyone_passes()
    t.anna.stops()
    t.everyone_passes()
    t.anna.passes()
    t.bruno.plays("discard-hand-2", on="Anna")
    t.everyone_passes()
    t.anna.gives_up("attack-2-gang")
    t.anna.gives_up("gain-1")
    for who in ("Anna", "Bruno", None):
        assert told(t, who)[-5:-2] == [
            "↳ Bruno plays “discard-hand-2” on Anna.",
            "↳ “discard-hand-2”: Anna discards “attack-2-gang” and “gain-1” from the hand.",
            "↳ Penalty of “hand-2-sea”: Anna discards “courage-2-gang” from the hand.",
        ]


def test_tests_are_numbered(arrr: Tables) -> None:
    t = facing(arrr, "attack-1-courage-1", ("attack-1-courage-1",), "attack", equipped=["attack-1-gang"])
    assert told(t) == [
        "Anna faces “attack-1-courage-1”, test 1 of 2: attack 1. Rolls 1: 1 success.",
        "↳ 1 success, 1 needed: Anna passes the test.",
        "Anna faces “attack-1-courage-1”, test 2 of 2: courage 1. There are no dice to roll.",
        "↳ No success, 1 needed: “attack-1-courage-1” defeats Anna.",
        *NEXT,
    ]


def test_doubloons_with_influences(arrr: Tables) -> None:
    t = facing(arrr, "pays-2", ("pays-2", "doubloons-plus-2"), "", equipped=["attack-1-gang"])
    assert told(t) == [
        "Anna sails to “pays-2”.",
        "↳ Anna conquers “pays-2”: 1 fame and 2 + 2 (“doubloons-plus-2”) = 4 doubloons.",
        *NEXT,
    ]


def test_a_card_that_comes_after_a_choice(arrr: Tables) -> None:
    t = facing(arrr, "gives-either", ("gives-either",), "", equipped=["attack-1-gang"])
    assert told(t) == ["Anna sails to “gives-either”.", "↳ Anna conquers “gives-either”."]
    t.anna.draws("crew")
    assert told(t)[2:4] == [
        "↳ Reward of “gives-either”: Anna draws 1 crew card.",
        "↳ “gives-either” goes to Anna's chest: 1 fame.",
    ]
    assert len(told(t, "Anna")) == len(told(t, "Bruno")) + 1  # she alone is told which card


def test_an_exploration_that_leaves_the_row(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"])
    t.bruno.has(hand=["sink-event"])
    t.row("attack-1", "plain-1")
    t.seas("plain-9")
    t.anna.sails("attack-1")
    t.bruno.plays("sink-event", on="attack-1")
    assert told(t) == [
        "Anna sails to “attack-1”.",
        "↳ Bruno plays “sink-event” on “attack-1”.",
        "↳ “sink-event”: “attack-1” is gone from the row for good.",
        "↳ The exploration has left the row: Anna sails into nothing.",
        *NEXT,
    ]


def test_what_is_not_certain_is_not_said(arrr: Tables) -> None:
    """Two explorations alike, nobody who is asked, nothing left behind: no event tells which one Anna faced."""
    t = facing(arrr, "plain-2", ("plain-1", "plain-2"), "attack jolly", equipped=["cunning-2-gang"])
    assert told(t) == [
        "Anna faces “…”: cunning 4. Rolls 2: 1 success.",
        "↳ 1 success, 4 needed: “…” defeats Anna.",
        *NEXT,
    ]


def test_raiding(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", variant={"supply.doubloons": 3, "first.doubloons": 0})
    t.anna.has(captain="captain-raid", doubloons=1)
    t.row("plain-1")
    t.seas("plain-9")
    t.anna.raids()
    assert told(t)[0] == "Anna goes raiding: 2 doubloons, since the supply does not have 3."


# -- the stack -------------------------------------------------------------------------------------------------


def test_the_stack(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-2-gang"], doubloons=1)
    t.bruno.has(hand=["two-fewer-dice"])
    t.carla.has(hand=["cancel-event"])
    t.row("attack-1")
    t.anna.sails("attack-1")
    t.bruno.plays("two-fewer-dice", on="Anna")
    t.dice("attack courage")
    t.carla.plays("cancel-event", on="stack 1")
    assert told(t) == [
        "Anna sails to “attack-1”.",
        "↳ Bruno plays “two-fewer-dice” on Anna.",
        "↳ Carla plays “cancel-event” on “two-fewer-dice”.",
        "↳ “cancel-event”: “two-fewer-dice” is cancelled.",
        "Anna faces “attack-1”: attack 1. Rolls 2: 1 success.",
    ]


def test_a_pass_is_not_told(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], doubloons=1)
    t.bruno.has(hand=["free-gain"])
    t.row("attack-1")
    t.anna.sails("attack-1")
    assert told(t) == ["Anna sails to “attack-1”."]
    t.dice("attack courage")
    t.bruno.passes()
    assert told(t)[1:] == ["Anna faces “attack-1”: attack 1. Rolls 2: 1 success."]


def test_looking_is_told_to_all_and_what_is_seen_to_one(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(hand=["look-event"])
    t.bruno.has(hand=["gain-item", "attack-1-gang"])
    t.row("attack-1")
    t.turn("Bruno")
    t.bruno.raids()
    t.anna.plays("look-event", on="Bruno")
    assert "↳ “look-event”: Anna looks at Bruno's hand." in told(t)
    assert "↳↳ Anna sees “gain-item” and “attack-1-gang”." in told(t, "Anna")
    assert not any("sees" in line for line in told(t) + told(t, "Bruno"))


# -- challenges ------------------------------------------------------------------------------------------------


def test_a_challenge(arrr: Tables) -> None:
    t = challenged(arrr)
    t.anna.challenges("Bruno", "attack", "idol-1")
    t.bruno.accepts()
    t.dice("attack jolly navigation courage courage")
    t.bruno.names_prize(2)
    t.anna.stops()
    t.bruno.stops()
    assert told(t) == [
        "Anna challenges Bruno in attack, for “idol-1”.",
        "↳ Bruno accepts.",
        "↳ In return, Bruno names 2 doubloons.",
        "↳ At stake: 2 doubloons from Anna and “idol-1” from Bruno.",
        "↳ Anna rolls 2 dice, 2 successes; Bruno rolls 2 + 1 (“captain-duel”) = 3 dice, no success.",
        "↳ 2 to 0: Anna wins “idol-1” from Bruno.",
        *NEXT,
    ]
    assert told(t, None, "it")[3] == "↳ In palio: 2 dobloni di Anna e «idol-1» di Bruno."
    assert told(t, None, "fr")[3] == "↳ En jeu\u00a0: Anna mise 2 doublons et Bruno mise «\u00a0idol-1\u00a0»."


def test_a_refused_challenge(arrr: Tables) -> None:
    t = challenged(arrr)
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.anna.takes(1, 2, doubloon=True)
    assert told(t) == [
        "Anna challenges Bruno in attack, for 1 doubloon.",
        "↳ Bruno refuses.",
        "↳ Anna takes “attack-1-gang” and “attack-1-quiet” from Bruno, and 1 doubloon from the supply.",
        *NEXT,
    ]


# -- the turn --------------------------------------------------------------------------------------------------


def test_recruiting_and_equipping_are_told_whole(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "recruit")
    t.anna.has(hand=["attack-1-gang", "gain-1", "gain-item"])
    t.crew_deck("attack-2-gang", "quiet-officer")
    t.event_deck("gain-9")
    t.row("attack-1")
    t.anna.recruits(discard=["attack-1-gang", "gain-1"], crew=2, events=1)
    t.anna.equips("attack-2-gang", "quiet-officer")
    public = [
        "Anna discards “attack-1-gang” and “gain-1”, and draws 2 crew cards and 1 event.",
        "Anna equips “attack-2-gang” and “quiet-officer”.",
    ]
    assert told(t) == told(t, "Bruno") == public
    assert told(t, "Anna") == [
        public[0],
        "↳ Anna draws “attack-2-gang”, “quiet-officer” and “gain-9”.",
        public[1],
    ]


def test_crew_pressed_into_service_is_equipped_or_does_not_fit(arrr: Tables) -> None:
    """P2.2.4: everybody saw the one that did not."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], hand=["press-2"])
    t.crew_deck("attack-2-gang", "gain-item")
    t.anna.plays("press-2")
    for who in ("Anna", "Bruno", None):
        assert "“attack-2-gang”, which does not fit in, and takes it in hand" in "\n".join(told(t, who))
        assert "Anna equips “gain-item” at once" in "\n".join(told(t, who))


@pytest.mark.parametrize("top", ["attack-1-gang", "gain-item"])
def test_crew_pressed_into_service_from_a_new_deck(arrr: Tables, top: str) -> None:
    """P2.1.3, P2.2.4: which card of the new deck comes first decides on what follows."""
    crew = {card.id: card._replace(copies=6) for card in table_deck().crew if card.id in ("attack-1-gang", "gain-item")}
    last = crew.pop(top)  # a shuffle leaves the order as it is: this one is on top
    t = arrr.table("Anna Bruno", deck=table_deck()._replace(crew=(*crew.values(), last)), variant={"first.crew": 0})
    t.anna.has(equipped=["attack-1-gang"], hand=["press-2"])
    t.crew_deck("gain-item", only=True)
    t.anna.plays("press-2")
    second = {
        "attack-1-gang": "Anna turns up “attack-1-gang”, which does not fit in, and takes it in hand",
        "gain-item": "Anna equips “gain-item” at once",
    }
    for who in ("Anna", "Bruno", None):
        assert told(t, who) == [
            "Anna plays “press-2”.",
            "↳ The crew deck is empty: the 10 discarded cards are shuffled into a new one.",
            "↳ “press-2”: Anna equips “gain-item” at once.",
            f"↳ “press-2”: {second[top]}.",
        ]
