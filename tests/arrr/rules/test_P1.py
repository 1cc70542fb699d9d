"""P1: setting up."""

from __future__ import annotations

import pytest

from settemari.core.events import MOVED, ROLLED
from settemari.games.arrr import codes as c
from settemari.games.arrr.vocabulary import FACE_WORDS
from tests.arrr.decks import table_deck
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

NAMES = {2: "Anna Bruno", 3: "Anna Bruno Carla", 4: "Anna Bruno Carla Dario"}
SEAS = [card.id for card in table_deck().explorations]
CREW = [card.id for card in table_deck().crew for _copy in range(card.copies)]
EVENTS = [card.id for card in table_deck().events for _copy in range(card.copies)]
CAPTAINS = [card.id for card in table_deck().captains]
FACES = ("attack", "navigation", "cunning", "courage", "jolly")


def look(t: Table) -> dict[str, object]:
    return t.snapshot(t.state)


def own(t: Table, name: str, key: str) -> object:
    things = look(t)[name]
    assert isinstance(things, dict)
    return things[key]


def throws(*dice: str) -> list[int]:
    """Sides of a die by the first letters of their faces, six dice a word: ``jjaacc`` and so on (u: courage)."""
    letters = {"a": 0, "n": 1, "c": 2, "u": 3, "j": 4}
    return [letters[letter] for throw in dice for letter in throw]


@pytest.mark.parametrize(("seats", "explorations"), [(2, 11), (3, 17), (4, 23)])
def test_P1_1_so_many_explorations_for_so_many_players_the_others_go_to_the_box(
    arrr: Tables, seats: int, explorations: int
) -> None:
    t = arrr.deal(NAMES[seats], first="Anna")
    row, deck, box = (look(t)[key] for key in ("row", "seas", "box"))
    assert isinstance(row, list)
    assert isinstance(deck, list)
    assert isinstance(box, list)
    assert len(row) + len(deck) == explorations
    assert sorted(row + deck + box) == sorted(SEAS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P1_1_that_makes_five_turns_each(arrr: Tables, seats: int) -> None:
    t = arrr.deal(NAMES[seats], first="Anna", mode="gallows", seed=3)
    turns = dict.fromkeys(range(seats), 0)
    while t.match.question() is not None:
        (seat,) = t.question.seats
        if t.question.name == "declare":
            turns[seat] += 1
            t.answer(seat, "raid")
        else:
            t.answer(seat, "draw 0 events 0" if t.question.name == "recruit" else "done")
    assert turns == dict.fromkeys(range(seats), 5)


def test_P1_1_which_ones_is_left_to_chance(arrr: Tables) -> None:
    boxes = {str(look(arrr.deal("Anna Bruno", first="Anna", seed=seed))["box"]) for seed in range(4)}
    assert len(boxes) == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P1_2_as_many_as_there_are_players_the_first_drawn_is_furthest_from_the_deck(arrr: Tables, seats: int) -> None:
    """A scripted deal shuffles nothing: the deck holds the first explorations of the file, the last of them on top."""
    t = arrr.deal(NAMES[seats], first="Anna", script=[])
    number = {2: 11, 3: 17, 4: 23}[seats]
    dealt = SEAS[:number][::-1]
    assert look(t)["row"] == dealt[:seats]
    assert look(t)["seas"] == dealt[seats:]


def test_P1_3_the_row_never_holds_more_than_two_beyond_the_players(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.turn("Anna", "explore")
    t.row("attack-1", "attack-2", "attack-3", "no-test", "idol-1")
    t.seas("plain-1")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        row=["attack-2", "attack-3", "no-test", "idol-1", "plain-1"],
        seas=-1,
        sunk="+attack-1",
    )


def test_P1_3_with_as_many_as_allowed_nothing_is_discarded(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.turn("Anna", "explore")
    t.row("attack-1", "attack-2", "attack-3", "no-test")
    t.seas("plain-1")
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-1", seas=-1)


def test_P1_3_what_was_discarded_never_comes_back(arrr: Tables) -> None:
    """Not even when the deck is empty: the game ends instead."""
    t = arrr.table("Anna Bruno")
    t.turn("Anna", "explore")
    t.anna.has(doubloons=1)
    t.sunk("attack-1", "attack-2")
    t.seas(only=True)
    t.is_now(asks=None, turn=None, ended="points", won=["Anna"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_P1_4_six_crew_cards_two_events_and_two_doubloons(arrr: Tables, seats: int) -> None:
    t = arrr.deal(NAMES[seats], first="Anna", mode="boarding")
    for name in t.lower_names():
        seat = t.lower_names().index(name)
        assert t.state.size_of(c.CREW_HAND + seat) == 6
        assert t.state.size_of(c.EVENT_HAND + seat) == 2
        assert own(t, name, "doubloons") == 2
        assert own(t, name, "equipped") == []
    assert look(t)["supply"] == 40 - 2 * seats
    assert look(t)["asks"] == "recruit Anna"


def test_P1_5_captains_are_chosen_the_last_in_turn_order_first(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno Carla", first="Bruno")
    t.anna.is_asked("captain")
    t.bruno.is_not_asked()
    t.anna.is_offered({f"captain {captain}" for captain in CAPTAINS})
    t.anna.chooses("captain-gain")
    t.carla.is_asked("captain")
    t.carla.is_offered({f"captain {captain}" for captain in CAPTAINS if captain != "captain-gain"})
    t.carla.is_refused("captain captain-gain", rule="P1.5", key="captain-gone")
    t.carla.chooses("captain-raid")
    t.bruno.chooses("captain-ban")
    assert [own(t, name, "captain") for name in t.lower_names()] == ["captain-gain", "captain-ban", "captain-raid"]
    assert look(t)["asks"] == "recruit Bruno"


def test_P1_5_or_everybody_gets_one_at_random(arrr: Tables) -> None:
    """The numbers of the script count among those that are left."""
    t = arrr.deal("Anna Bruno", first="Anna", variant={"captain.choice": "random"}, script=[2, 2])
    assert look(t)["asks"] == "recruit Anna"
    assert (own(t, "bruno", "captain"), own(t, "anna", "captain")) == (CAPTAINS[2], CAPTAINS[3])


def test_P1_5_who_finds_no_captain_left_has_none(arrr: Tables) -> None:
    deck = table_deck()._replace(captains=table_deck().captains[:1])
    t = arrr.deal("Anna Bruno", first="Anna", deck=deck)
    t.bruno.chooses(CAPTAINS[0])
    assert (own(t, "bruno", "captain"), own(t, "anna", "captain")) == (CAPTAINS[0], None)
    t.anna.is_asked("recruit")


def test_P1_5_there_are_no_captains_but_those_of_the_deck(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", first="Anna")
    for number in (len(CAPTAINS), len(CAPTAINS) + 1, c.WHAT_MASK):
        refusal = t.question.refusal(t.bruno.seat, int(c.answer(c.CAPTAIN_TAKEN, number, 0)))
        assert refusal is not None
        assert (refusal.rule, refusal.key) == ("P1.5", "no-such-answer")


@pytest.mark.parametrize("mode", ["gallows", "boarding"])
def test_P1_5_only_in_the_full_mode(arrr: Tables, mode: str) -> None:
    t = arrr.deal("Anna Bruno", first="Anna", mode=mode)
    assert look(t)["asks"] == "recruit Anna"
    assert own(t, "anna", "captain") is None
    assert look(t)["captains"] == []


def test_P1_6_the_first_player_is_whoever_throws_most_jollies(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno Carla", mode="boarding", script=throws("jancuu", "jjancu", "annccu"))
    assert look(t)["first"] == "Bruno"
    assert look(t)["asks"] == "recruit Bruno"


def test_P1_6_those_tied_throw_again(arrr: Tables) -> None:
    script = throws("jjancu", "jancuu", "jjaaaa", "aaaaaa", "nnnnnn", "annccu", "annccj")
    t = arrr.deal("Anna Bruno Carla", mode="boarding", script=script)
    assert look(t)["first"] == "Carla"


def test_P1_6_everybody_sees_the_throws(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", mode="boarding", script=throws("jjancu", "jancuu"))
    for who in (0, 1, None):
        rolled = [event[1:] for event in t.match.events(who) if event[0] == ROLLED]
        assert rolled == [(0, FACES.index(FACE_WORDS[side])) for side in throws("jjancu")] + [
            (1, FACES.index(FACE_WORDS[side])) for side in throws("jancuu")
        ]


def test_P1_6_the_throws_are_seeded_like_every_throw(arrr: Tables) -> None:
    firsts = [[look(arrr.deal("Anna Bruno Carla", seed=seed))["first"] for seed in range(8)] for _again in range(2)]
    assert firsts[0] == firsts[1]
    assert set(firsts[0]) == {"Anna", "Bruno", "Carla"}


def test_P1_6_or_the_hosts_choice(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno Carla", first="Carla", mode="boarding", script=[])
    assert look(t)["first"] == "Carla"
    assert look(t)["asks"] == "recruit Carla"


def test_P1_7_the_order_is_row_first_player_captains_hands(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", variant={"captain.choice": "random"}, script=[*throws("jjjjjj", "aaaaaa"), 0, 0])
    order = []
    for event in t.match.events(None):
        if event[0] == ROLLED:
            order.append("throw")
        elif event[0] == MOVED:
            target = event[4]
            order.append("row" if target == c.SEAS else "captain" if target == c.CAPTAIN else "hand")
    assert list(dict.fromkeys(order)) == ["row", "throw", "captain", "hand"]
    assert order == sorted(order, key=["row", "throw", "captain", "hand"].index)


def test_P1_7_hands_are_dealt_only_when_the_captains_are_chosen(arrr: Tables) -> None:
    t = arrr.deal("Anna Bruno", first="Anna", script=[])
    assert own(t, "anna", "hand") == own(t, "bruno", "hand") == []
    t.bruno.chooses("captain-gain")
    t.anna.chooses("captain-raid")
    crew, events = CREW[::-1], EVENTS[::-1]  # from the top of the deck; the first player draws first
    assert own(t, "anna", "hand") == sorted(crew[:6] + events[:2])
    assert own(t, "bruno", "hand") == sorted(crew[6:12] + events[2:4])
