"""Previews: what an answer leads to is told as far as everybody could see it, and never past dice, a draw, or a card
that somebody does not see (P0.4).
"""

from __future__ import annotations

import pytest

from settemari.games.arrr.declared import DeckFile, Op
from tests.arrr.decks import table_deck
from tests.arrr.previews import alone, foresees
from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too


# -- steps -------------------------------------------------------------------------------------------------------


def test_P2_1_4_what_will_be_drawn_is_not_told(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "recruit")
    t.anna.has(hand=["attack-1-gang"])
    foresees(t.anna, "draw 1 events 1", before="draw", asks=None)
    foresees(t.anna, "draw 0 events 0", asks="equip Anna")
    foresees(t.anna, "dismiss attack-1-gang", anna={"hand": []}, crew_discard="+attack-1-gang")


def test_P2_2_1_what_is_equipped_is_told(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "equip")
    t.anna.has(hand=["attack-1-gang"])
    foresees(t.anna, "equip attack-1-gang", asks="declare Anna", anna={"hand": [], "equipped": ["attack-1-gang"]})


@pytest.mark.parametrize("choice", ["choose", "random"])
def test_P2_4_1_what_will_be_turned_up_is_not_told(arrr: Tables, choice: str) -> None:
    """A raid is told to its end, however the captains were found (P1.5)."""
    t = arrr.table("Anna Bruno", variant={"captain.choice": choice})
    foresees(t.anna, "raid", before="explore", asks=None, supply="-2", anna={"doubloons": 2})


def test_P3_3_a_conquest_without_tests_is_told(arrr: Tables) -> None:
    t = alone(arrr, equipped=["attack-1-gang"])
    t.row("pays-2")
    foresees(
        t.anna,
        "sail pays-2",
        before="explore",
        asks=None,
        row=[],
        supply="-2",
        anna={"doubloons": 2, "chest": ["pays-2"]},
    )


def test_P4_1_no_throw_is_told(arrr: Tables) -> None:
    t = alone(arrr, equipped=["attack-1-gang"], doubloons=1)
    foresees(t.anna, "sail attack-1", before="throw", asks=None, stack=["sail attack-1"])
    t.dice("attack")
    t.anna.sails("attack-1")
    foresees(t.anna, "cheat", before="throw-more", asks=None)


@pytest.mark.parametrize(("face", "row"), [("attack", ["courage-1"]), ("courage", ["attack-1", "courage-1"])])
def test_P4_2_the_end_of_a_roll_is_told(arrr: Tables, face: str, row: list[str]) -> None:
    t = alone(arrr, equipped=["attack-1-gang"], doubloons=1)
    t.dice(face)
    t.anna.sails("attack-1")
    conquered = [one for one in ("attack-1", "courage-1") if one not in row]
    foresees(
        t.anna,
        "stop",
        before="explore",
        asks=None,
        stack=[],
        trait=None,
        difficulty=None,
        row=row,
        anna={"dice": "", "chest": conquered},
    )


def test_P5_6_both_throws_of_a_challenge_stay_open(arrr: Tables) -> None:
    t = alone(arrr, equipped=["attack-1-gang"], doubloons=2)
    t.bruno.has(equipped=["attack-2-gang"], doubloons=2)
    challenge = "challenge Bruno in attack for 2"
    foresees(t.anna, challenge, asks="respond Bruno", stack=[challenge])
    t.anna.answers(challenge)
    foresees(t.bruno, "refuse", asks="plunder Anna")
    foresees(t.bruno, "accept", asks="name-prize Bruno")
    t.bruno.accepts()
    foresees(
        t.bruno,
        "prize 1",
        before="throw-both",
        asks=None,
        stack=[f"{challenge} against 1"],
        anna={"doubloons": 1, "staked": 1},
        bruno={"doubloons": 0, "staked": 2},
    )


def test_P1_5_who_chooses_a_captain_next_is_told_and_no_hand(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", first="Anna")
    chosen = {"captain": "captain-gain"}
    foresees(t.bruno, "captain captain-gain", asks="captain Anna", turn="Anna", captains="-captain-gain", bruno=chosen)
    t.bruno.chooses("captain-raid")
    foresees(t.anna, "captain captain-gain", before="deal", asks=None, captains="-captain-gain", anna=chosen)


def test_others_who_choose_at_the_same_time_are_not_foretold(arrr: Tables) -> None:
    t = alone(arrr, hand=["gain-1"])
    t.bruno.has(hand=["gain-1"])
    t.anna.raids()
    for player in (t.anna, t.bruno):
        (case,) = [one.preview.cases[0] for one in player.offer.options if str(one.action) == "pass" and one.preview]
        assert (case.events, case.cut) == ((), True)
        assert case.after.same_as(player.view)


# -- hands that are given up -------------------------------------------------------------------------------------


def others_discard(arrr: Tables, bruno: list[str]) -> Table:
    t = alone(arrr, hand=["others-discard-1"])
    t.bruno.has(hand=bruno)
    return t


def test_P0_4_a_hand_that_is_discarded_whole_is_not_told(arrr: Tables) -> None:
    t = others_discard(arrr, ["attack-3-gang"])
    stack = ["Anna: others-discard-1"]
    foresees(t.anna, "play others-discard-1", before="lose-hand", asks=None, stack=stack, anna={"hand": []})


def test_P0_4_nor_one_that_is_smaller_than_that(arrr: Tables) -> None:
    """The penalty is two cards, and Anna has one."""
    t = arrr.table("Anna Bruno", mode="gallows")
    t.anna.has(hand=["attack-3-gang"], equipped=["attack-1-gang"], doubloons=1)
    t.row("hand-2-sea")
    t.dice("courage")
    t.anna.sails("hand-2-sea")
    stack = ["sail hand-2-sea", "Anna: hand-2-sea"]
    foresees(t.anna, "stop", before="lose-hand", asks=None, stack=stack, trait=None, difficulty=None, anna={"dice": ""})


def test_P0_4_an_empty_hand_hides_nothing(arrr: Tables) -> None:
    t = others_discard(arrr, [])
    foresees(t.anna, "play others-discard-1", anna={"hand": []}, event_discard="+others-discard-1")


def test_P7_5_who_has_more_is_asked(arrr: Tables) -> None:
    t = others_discard(arrr, ["attack-3-gang", "attack-2-gang"])
    stack = ["Anna: others-discard-1"]
    foresees(t.anna, "play others-discard-1", asks="lose-hand Bruno", stack=stack, anna={"hand": []})
    t.anna.plays("others-discard-1")
    foresees(
        t.bruno,
        "dismiss attack-2-gang",
        asks="declare Anna",
        stack=[],
        bruno={"hand": ["attack-3-gang"]},
        crew_discard="+attack-2-gang",
        event_discard="+others-discard-1",
    )


def test_P7_5_one_card_after_the_other_is_given_up(arrr: Tables) -> None:
    t = alone(arrr, hand=["discard-hand-2", "attack-1-gang", "attack-2-gang", "attack-3-gang"])
    t.anna.plays("discard-hand-2", on="Anna")
    foresees(
        t.anna,
        "dismiss attack-1-gang",
        asks="lose-hand Anna",
        anna={"hand": "-attack-1-gang"},
        crew_discard="+attack-1-gang",
    )


# -- what was named (P7.5) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["crew", "event"])
def test_P7_5_what_comes_from_a_named_deck_is_not_told(arrr: Tables, deck: str) -> None:
    t = alone(arrr, equipped=["either-item"])
    foresees(t.anna, "use either-item", asks="naming Anna", stack=["Anna: either-item"])
    t.anna.uses("either-item")
    text = {"crew": "draw 1 events 0", "event": "draw 0 events 1"}[deck]
    stack = [f"Anna: either-item naming {deck}"]
    foresees(t.anna, text, before="effect", asks=None, stack=stack, anna={"exhausted": ["either-item"]})


def test_P7_5_whether_a_named_card_is_still_there_is_not_told(arrr: Tables) -> None:
    """Anna has given up both in the meantime, and Bruno does not know what her last card is."""
    t = alone(arrr, hand=["own-discard-2", "attack-1-gang", "attack-2-gang", "attack-3-gang"])
    t.bruno.has(hand=["discard-hand-2", "gain-1"])
    t.anna.plays("own-discard-2")
    t.anna.names("attack-1-gang", "attack-2-gang")
    t.bruno.plays("discard-hand-2", on="Anna")
    t.bruno.passes()
    t.anna.gives_up("attack-1-gang")
    t.anna.gives_up("attack-2-gang")
    t.bruno.is_asked("stack")
    foresees(t.bruno, "pass", before="effect", asks=None)
    t.bruno.passes()
    t.anna.is_asked("declare")


def test_P7_5_what_is_exhausted_is_told(arrr: Tables) -> None:
    t = alone(arrr, hand=["own-tire-2"], equipped=["attack-1-gang", "attack-1-quiet", "courage-1-quiet"])
    t.anna.plays("own-tire-2")
    foresees(t.anna, "exhaust 1", asks="naming Anna", stack=["Anna: own-tire-2 naming attack-1-gang"])
    t.anna.exhausts(1)
    foresees(
        t.anna,
        "exhaust 3",
        asks="declare Anna",
        stack=[],
        supply="-1",
        event_discard="+own-tire-2",
        anna={"doubloons": 1, "exhausted": ["attack-1-gang", "courage-1-quiet"]},
    )


def test_P7_5_without_a_choice_the_same_holds(arrr: Tables) -> None:
    """Anna has no other card to discard, or there is only one deck to draw from."""
    t = alone(arrr, hand=["own-discard-2"])
    foresees(
        t.anna,
        "play own-discard-2",
        supply="-3",
        event_discard="+own-discard-2",
        anna={"hand": [], "doubloons": 3},
    )
    t = alone(arrr, hand=["own-discard-2", "attack-1-gang"])
    foresees(
        t.anna,
        "play own-discard-2",
        before="lose-hand",
        asks=None,
        stack=["Anna: own-discard-2"],
        anna={"hand": ["attack-1-gang"]},
    )
    t = alone(arrr, equipped=["either-item"])
    crew = [card.id for card in table_deck().crew for _copy in range(card.copies)]
    crew.remove("either-item")
    t.bruno.has(hand=crew)
    tired = {"exhausted": ["either-item"]}
    foresees(t.anna, "use either-item", before="draw", asks=None, stack=["Anna: either-item"], anna=tired)


def everybody_gives(word: str) -> DeckFile:
    """The cards of these tests, but one event is first for the others, and then for who plays it."""
    deck = table_deck()
    do = (Op(word, 1, "others"), Op(word, 1, "you"))
    events = [one._replace(play=one.play._replace(do=do)) if one.id == "gain-9" else one for one in deck.events]
    return deck._replace(events=tuple(events))


def test_P7_5_what_others_choose_is_asked_of_them_though_the_player_named_something(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck=everybody_gives("draw-either"))
    t.anna.has(hand=["gain-9"])
    t.anna.plays("gain-9")
    foresees(t.anna, "draw 1 events 0", asks="draw-either Bruno", stack=["Anna: gain-9 naming crew"])


@pytest.mark.parametrize(
    ("bruno", "asks", "before"),
    [
        (["attack-2-gang", "attack-3-gang"], "lose-hand Bruno", None),
        (["attack-3-gang"], None, "lose-hand"),
        ([], None, "effect"),  # on to what Anna named
    ],
)
def test_P7_5_first_the_others_then_what_was_named(
    arrr: Tables, bruno: list[str], asks: str | None, before: str | None
) -> None:
    t = arrr.table("Anna Bruno", deck=everybody_gives("discard-hand"))
    t.anna.has(hand=["gain-9", "attack-1-gang", "courage-2-gang"])
    t.bruno.has(hand=bruno)
    t.anna.plays("gain-9")
    heard = [known("Anna", 1, "attack-1-gang")]
    foresees(
        t.anna,
        "dismiss attack-1-gang",
        before=before,
        asks=asks,
        stack=["Anna: gain-9 naming attack-1-gang"],
        bruno={"knows": heard},
        spectator_knows=heard,
    )


# -- rewards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "sea", "before"),
    [
        ("full", "gives-crew", "effect"),
        ("full", "gives-event", "effect"),
        ("full", "gives-turn-up", "effect"),
        ("full", "gives-either", None),
        ("gallows", "gives-crew", "effect"),
        ("gallows", "gives-either", "effect"),  # P9.1: it is crew
    ],
)
def test_P3_3_what_a_reward_draws_is_not_told(arrr: Tables, mode: str, sea: str, before: str | None) -> None:
    t = arrr.table("Anna Bruno", mode=mode)
    t.anna.has(equipped=["attack-1-gang"])
    t.row(sea)
    asks = None if before else "draw-either Anna"
    foresees(t.anna, f"sail {sea}", before=before, asks=asks, stack=[f"sail {sea}", f"Anna: {sea}"])


def test_P3_3_what_was_chosen_to_draw_is_not_told(arrr: Tables) -> None:
    t = alone(arrr, equipped=["attack-1-gang"])
    t.row("gives-either")
    t.anna.sails("gives-either")
    for text in ("draw 1 events 0", "draw 0 events 1"):
        foresees(t.anna, text, before="draw", asks=None)
