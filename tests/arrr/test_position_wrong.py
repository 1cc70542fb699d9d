"""Positions that no game of Arrr!!! can have, each refused with its place and the reason."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from settemari.core.chance import Seeded
from settemari.core.notation.position import position_of, read, read_view, view_of
from settemari.core.options import Options
from settemari.core.play import answers_from
from settemari.core.state import State
from settemari.core.table import ASKED, ENDING, RECORD, TOP
from settemari.games.arrr import codes as c
from settemari.games.arrr import words
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.game import cards_of
from settemari.games.arrr.numbers import ABOVE_THE_STACK
from settemari.games.arrr.voyage import Voyage
from tests.arrr.positions import TABLES
from tests.records.positions import answer, states
from tests.records.test_position_wrong import Told, put, refused

pytestmark = pytest.mark.compiled_too

Which = tuple[str, str] | tuple[str, str, Callable[[State], bool]]  # table, top step, and what else must be so
PRIZE = 1 << c.OWN_PRIZE_SHIFT


@cache
def first_state(table: str, step: str, fits: Callable[[State], bool] | None) -> State:
    """The first state of some game whose top step is that one; one that asks if the step does."""
    game, variant, seats, _ = TABLES[table]
    asks = next((each for each, asked in words.QUESTIONS.items() if asked.name == step), None) is not None
    for seed in range(300):
        for state in states(game.setup(seats, variant), seed):
            found = "ended" if state.cell(ENDING) else game.step_words[int(state.step())]
            if found == step and bool(state.cell(ASKED)) == asks and (fits is None or fits(state)):
                return state
    raise AssertionError(f"no game of {table} comes to {step}")


def found(which: Which) -> State:
    table, step, *fits = which
    return first_state(table, step, fits[0] if fits else None)


def told(which: Which) -> Told:
    """A position at that step, to be changed at will."""
    game, variant, seats, said = TABLES[which[0]]
    position: Told = json.loads(json.dumps(position_of(game, variant, seats, found(which)) | {"variant": said}))
    return position


def cards(which: Which) -> Deck:
    game, variant, seats, _ = TABLES[which[0]]
    return cards_of(game.setup(seats, variant))


def on_stack(source: int, target: int | None = None) -> Callable[[State], bool]:
    """Whether the top of the stack comes from such a card."""

    def fits(state: State) -> bool:
        assert isinstance(state, Voyage)
        effect = state.cards.effects[int(state.step_a()) & c.EFFECT_MASK]
        return effect.source == source and target in (None, effect.target)

    return fits


def of_one_test(state: State) -> bool:
    """Whether the penalty of an exploration with a single test lies on the stack, on the action."""
    assert isinstance(state, Voyage)
    return on_stack(c.OF_EXPLORATION)(state) and state.cards.tests(state.action_a()) == 1


CAPTAIN: Which = ("full-3", "captain")
RECRUIT: Which = ("full-3", "recruit")
EQUIP: Which = ("full-3", "equip")
DECLARE: Which = ("full-3", "declare")
EXPLORE: Which = ("full-3", "explore")
RAID: Which = ("full-3", "raid-declared")
SAIL: Which = ("full-3", "sail-declared")
THROW: Which = ("full-3", "throw")
ROLLING: Which = ("full-3", "rolling")
RESPOND: Which = ("full-3", "respond")
CONTEST: Which = ("full-3", "contest")
SETTLE: Which = ("full-3", "settle")
ENDED: Which = ("full-3", "ended")
EVENT: Which = ("every-card-3", "stack", on_stack(c.OF_EVENT, c.NO_TARGET))
AIMED: Which = ("every-card-3", "stack", on_stack(c.OF_EVENT, c.EXPLORATION))
AT_CREW: Which = ("every-card-3", "stack", on_stack(c.OF_EVENT, c.CREW))
AT_STACK: Which = ("full-3", "stack", on_stack(c.OF_EVENT, c.STACKED))
ABILITY: Which = ("every-card-3", "stack", on_stack(c.OF_CREW))
COMMAND: Which = ("every-card-3", "stack", on_stack(c.OF_CAPTAIN))
PENALTY: Which = ("every-card-3", "stack", on_stack(c.OF_EXPLORATION))
ONE_TEST: Which = ("every-card-3", "stack", of_one_test)
EFFECT: Which = ("every-card-3", "effect", on_stack(c.OF_EVENT))
TOLL: Which = ("full-3", "toll")
DAMAGE: Which = ("every-card-3", "lose-crew")
EITHER: Which = ("every-card-3", "draw-either")
NAMING: Which = ("every-card-3", "naming")
NAMED: Which = ("every-card-3", "stack", lambda state: int(state.step_a()) >> c.NAMED_SHIFT != 0)
TRIMMED: Which = ("other-rules-4", "lose-hand", lambda state: state.depth() == 2)


def more(number: int) -> Callable[[Any], Any]:
    return lambda old: old + number


def top(**record: object) -> Callable[[Any], Any]:
    """One more record on the agenda, of the seat at its bottom."""
    return lambda old: [*old, {"seat": old[0]["seat"], "a": 0, "b": 0} | record]


# Which position, what is changed in it, where it is refused, and why.
WRONG: list[tuple[Which, dict[str, object], str, str]] = [
    # what is counted
    (DECLARE, {"counters/round": -1}, "counters.round", "error-must-be-number"),
    (DECLARE, {"counters/first": None}, "counters.first", "error-position-no-seat"),
    (DECLARE, {"counters/supply": more(1)}, "counters.supply", "error-position-doubloons"),
    (DECLARE, {"counters/coins/1": -1}, "counters.coins[1]", "error-must-be-number"),
    (DECLARE, {"counters/coins/1": 41}, "counters.coins[1]", "error-must-be-number"),
    (DECLARE, {"counters/staked/1": -1}, "counters.staked[1]", "error-must-be-number"),
    (DECLARE, {"counters/supply": more(-1), "counters/staked/1": 1}, "counters.staked[1]", "error-must-be-number"),
    (RECRUIT, {"counters/shield/1": 1}, "counters.shield[1]", "error-must-be-number"),
    (DECLARE, {"counters/shield/1": -1}, "counters.shield[1]", "error-must-be-number"),
    (RECRUIT, {"counters/barred": 1}, "counters.barred", "error-must-be-number"),
    (DECLARE, {"counters/barred": 2}, "counters.barred", "error-position-sum"),
    (DECLARE, {"counters/barred": -1}, "counters.barred", "error-position-sum"),
    (CAPTAIN, {"counters/tired/0": 1}, "counters.tired[0]", "error-must-be-number"),
    (DECLARE, {"counters/tired/0": 16}, "counters.tired[0]", "error-position-sum"),
    (DECLARE, {"counters/tired/0": -1}, "counters.tired[0]", "error-position-sum"),
    # a roll
    (DECLARE, {"counters/trait": 1}, "counters.trait", "error-must-be-number"),
    (DECLARE, {"counters/difficulty": 1}, "counters.difficulty", "error-must-be-number"),
    (DECLARE, {"counters/thrown": 1}, "counters.thrown", "error-must-be-number"),
    (DECLARE, {"counters/dice/0": 1}, "counters.dice[0]", "error-must-be-number"),
    (SAIL, {"counters/thrown": 1}, "counters.thrown", "error-must-be-number"),
    (SAIL, {"counters/extra/0": 1001}, "counters.extra[0]", "error-must-be-number"),
    (SAIL, {"counters/shift": -1001}, "counters.shift", "error-must-be-number"),
    (ROLLING, {"counters/thrown": 0}, "counters.thrown", "error-must-be-number"),
    (ROLLING, {"counters/thrown": 2}, "counters.thrown", "error-must-be-number"),
    (ROLLING, {"counters/trait": 4}, "counters.trait", "error-must-be-number"),
    (ROLLING, {"counters/trait": lambda old: (old + 1) % 4}, "counters.trait", "error-must-be-number"),
    (ROLLING, {"counters/dice/0": -1}, "counters.dice[0]", "error-must-be-number"),
    (ROLLING, {"counters/dice/5": 1}, "counters.dice[5]", "error-must-be-number"),
    (CONTEST, {"counters/difficulty": 1}, "counters.difficulty", "error-must-be-number"),
    (CONTEST, {"counters/trait": lambda old: (old + 1) % 4}, "counters.trait", "error-must-be-number"),
    # permanent events
    (DECLARE, {"counters/in_play": more(1)}, "counters.in_play", "error-must-be-number"),
    (RECRUIT, {"counters/on/7": 1}, "counters.on[7]", "error-position-nothing-in-play"),
    (RECRUIT, {"counters/by/7": "pink"}, "counters.by[7]", "error-position-nothing-in-play"),
    (
        RECRUIT,
        {"places/lasting/0": "shoal", "places/event-deck": "rest", "places/event-discard": {}},
        "places.lasting[0]",
        "error-position-not-permanent",
    ),
    # the turn
    (DECLARE, {"agenda/0/step": "rolling"}, "agenda[0].step", "error-must-be-word"),
    (("boarding-3", "recruit"), {"agenda/0/step": "captain"}, "agenda[0].step", "error-must-be-word"),
    (DECLARE, {"agenda/0/seat": None}, "agenda[0].seat", "error-position-no-seat"),
    (DECLARE, {"agenda/0/a": -1}, "agenda[0].a", "error-must-be-number"),
    (DECLARE, {"agenda/0/b": 40}, "agenda[0].b", "error-must-be-number"),
    (CAPTAIN, {"agenda/0/a": 1}, "agenda[0].a", "error-must-be-number"),
    (EQUIP, {"agenda/0/a": 20}, "agenda[0].a", "error-must-be-number"),
    (RECRUIT, {"agenda": top(step="draw")}, "agenda[1]", "error-position-nothing-on-top"),
    (EQUIP, {"agenda": top(step="lose-hand")}, "agenda[1].step", "error-must-be-word"),
    (EQUIP, {"agenda": top(step="draw", a=-1)}, "agenda[1].a", "error-must-be-number"),
    (EQUIP, {"agenda": top(step="draw", b=40)}, "agenda[1].b", "error-must-be-number"),
    (EXPLORE, {"agenda": top(step="lose-hand")}, "agenda[1]", "error-position-nothing-on-top"),
    (DECLARE, {"agenda": top(step="raid-declared")}, "agenda[1].step", "error-must-be-word"),
    # the action
    (RAID, {"agenda/1/a": 1}, "agenda[1].a", "error-must-be-number"),
    (RAID, {"agenda/1/b": 1}, "agenda[1].b", "error-must-be-number"),
    (RAID, {"agenda/1/seat": None}, "agenda[1].seat", "error-position-no-seat"),
    (RAID, {"agenda/1/step": "recruit"}, "agenda[1].step", "error-must-be-word"),
    (RAID, {"agenda": lambda old: [*old, old[-1]]}, "agenda[2].step", "error-must-be-word"),
    (SAIL, {"agenda/1/a": -2}, "agenda[1].a", "error-position-one-of"),
    (SAIL, {"agenda/1/a": 23}, "agenda[1].a", "error-position-one-of"),
    (SAIL, {"agenda/1/b": 1}, "agenda[1].b", "error-must-be-number"),
    (SAIL, {"agenda/1/step": "conquer", "asked": []}, "agenda[1].b", "error-must-be-number"),
    (THROW, {"agenda/1/b": 4}, "agenda[1].b", "error-must-be-number"),
    (THROW, {"agenda": top(step="stack")}, "agenda[2]", "error-position-nothing-on-top"),
    (("boarding-3", "raid-declared"), {"agenda/1/step": "respond"}, "agenda[1].step", "error-must-be-word"),
    (RESPOND, {"agenda/1/a": 3}, "agenda[1].a", "error-position-one-of"),
    (RESPOND, {"agenda/1/a": -1}, "agenda[1].a", "error-position-one-of"),
    (RESPOND, {"agenda/1/b": -1}, "agenda[1].b", "error-position-challenge"),
    (RESPOND, {"agenda/1/b": PRIZE | 4}, "agenda[1].b", "error-position-challenge"),
    (RESPOND, {"agenda/1/b": 0}, "agenda[1].b", "error-position-challenge"),
    (RESPOND, {"agenda/1/b": 5 * PRIZE}, "agenda[1].b", "error-position-challenge"),
    (RESPOND, {"agenda/1/b": (c.COLLECTION_PRIZE + 60) * PRIZE}, "agenda[1].b", "error-position-challenge"),
    (RESPOND, {"agenda/1/b": more(1 << c.OTHER_PRIZE_SHIFT)}, "agenda[1].b", "error-position-challenge"),
    (RESPOND, {"agenda/1/b": more(1 << c.STOPS_SHIFT)}, "agenda[1].b", "error-position-challenge"),
    (CONTEST, {"agenda/1/b": more(2 << c.STOPS_SHIFT)}, "agenda[1].b", "error-position-challenge"),
    (CONTEST, {"agenda/1/b": more(3 << c.NEXT_SHIFT)}, "agenda[1].b", "error-position-challenge"),
    (SETTLE, {"agenda/1/b": more(-1 << c.STOPS_SHIFT)}, "agenda[1].b", "error-position-challenge"),
    (SETTLE, {"agenda": top(step="stack")}, "agenda[2]", "error-position-nothing-on-top"),
    (
        SETTLE,
        {"agenda/1/step": "action-ends", "agenda": top(step="stack")},
        "agenda[2]",
        "error-position-nothing-on-top",
    ),
    # the stack
    (DECLARE, {"agenda": top(step="stack", a=-1)}, "agenda[1].a", "error-position-effect"),
    (DECLARE, {"agenda": top(step="stack", a=1023)}, "agenda[1].a", "error-position-effect"),
    (EVENT, {"agenda/-1/a": more(1 << c.DONE_SHIFT)}, "agenda[-1].a", "error-position-done"),
    (EVENT, {"agenda/-1/a": more(1 << c.NAMED_SHIFT)}, "agenda[-1].a", "error-position-named"),
    (EVENT, {"agenda/-1/step": "naming"}, "agenda[-1].a", "error-position-named"),
    (NAMING, {"agenda/-1/a": more(c.NAME_MASK << c.NAMED_SHIFT)}, "agenda[-1].a", "error-position-named"),
    (NAMING, {"agenda/-1/a": more(1 << c.NAMED_SHIFT + c.NAME_BITS * 3)}, "agenda[-1].a", "error-position-named"),
    (NAMED, {"agenda/-1/a": more(1 << c.NAMED_SHIFT + c.NAME_BITS * 3)}, "agenda[-1].a", "error-position-named"),
    (EVENT, {"agenda/-1/b": 1}, "agenda[-1].b", "error-position-target"),
    (EVENT, {"agenda/-1/b": 1 << c.SPOT_SHIFT}, "agenda[-1].b", "error-position-spot"),
    (EVENT, {"agenda/-1/b": -1}, "agenda[-1].b", "error-position-spot"),
    (EVENT, {"agenda/-1/step": "lose-crew"}, "agenda[-1].step", "error-must-be-word"),
    (AIMED, {"agenda/-1/b": 62}, "agenda[-1].b", "error-position-target"),
    (AT_CREW, {"agenda/-1/b": 1 + 3 * 16}, "agenda[-1].b", "error-position-target"),
    (AT_STACK, {"agenda/-1/b": 50}, "agenda[-1].b", "error-position-target"),
    (ABILITY, {"agenda/-1/b": 14 << c.SPOT_SHIFT}, "agenda[-1].b", "error-position-spot"),
    (ABILITY, {"agenda/-1/b": c.CAPTAIN_SPOT << c.SPOT_SHIFT}, "agenda[-1].b", "error-position-spot"),
    (COMMAND, {"agenda/-1/b": 0}, "agenda[-1].b", "error-position-spot"),
    (COMMAND, {"agenda/-1/b": c.SPOT_GONE << c.SPOT_SHIFT}, "agenda[-1].b", "error-position-spot"),
    (PENALTY, {"agenda/-1/b": c.SPOT_GONE << c.SPOT_SHIFT}, "agenda[-1].b", "error-position-spot"),
    (ONE_TEST, {"agenda/1/step": "test"}, "agenda[1].step", "error-position-no-test"),
    (EFFECT, {"agenda/-1/a": more(5 << c.DONE_SHIFT)}, "agenda[-1].a", "error-position-done"),
    (EFFECT, {"places/stack": [], "places/event-deck": "rest"}, "places.stack", "error-position-stack"),
    # what somebody must choose
    (TOLL, {"agenda/-1/a": 1}, "agenda[-1].a", "error-must-be-number"),
    (TOLL, {"agenda/-1/b": 3}, "agenda[-1].b", "error-must-be-number"),
    (TOLL, {"agenda/-1/step": "draw"}, "agenda[-1].step", "error-must-be-word"),
    (DAMAGE, {"agenda/-1/a": -1}, "agenda[-1].a", "error-must-be-number"),
    (DAMAGE, {"agenda/-1/b": 1}, "agenda[-1].b", "error-must-be-number"),
    (DAMAGE, {"agenda/-1/step": "tire-crew"}, "agenda[-1].step", "error-must-be-word"),
    (EITHER, {"agenda/-1/a": 5}, "agenda[-1].a", "error-must-be-number"),
    (TRIMMED, {"agenda/1/a": -1}, "agenda[1].a", "error-must-be-number"),
    (TRIMMED, {"agenda/1/b": 1}, "agenda[1].b", "error-must-be-number"),
    (TRIMMED, {"agenda": top(step="lose-hand")}, "agenda[2]", "error-position-nothing-on-top"),
    (ROLLING, {"agenda": top(step="throw-more", a=1)}, "agenda[2].a", "error-must-be-number"),
    # the end
    (ENDED, {"ended/winners": []}, "ended.winners", "error-position-winners-are"),
    (ENDED, {"ended/how": lambda old: "fame" if old != "fame" else "points"}, "ended.how", "error-must-be-word"),
    (ENDED, {"counters/barred": 1}, "counters.barred", "error-must-be-number"),
]


def here(text: str, position: Told) -> str:
    """``-1`` is the top of the agenda."""
    return text.replace("-1", str(len(position["agenda"]) - 1))


@pytest.mark.parametrize(
    ("which", "changes", "where", "why"),
    WRONG,
    ids=[f"{w[1]}: {', '.join(changes)} -> {at}" for w, changes, at, _ in WRONG],
)
def test_a_wrong_position_is_refused_with_its_place(
    which: Which, changes: dict[str, object], where: str, why: str
) -> None:
    position = told(which)
    read(json.dumps(position))
    where = here(where, position)
    for path, value in changes.items():
        put(position, here(path, position), value)
    error = refused(json.dumps(position))
    assert (error.where, error.why.key) == (where, why)


def after(which: Which, change: Callable[[Told], object]) -> tuple[str, str]:
    """Where a position is refused after a change, and why."""
    position = told(which)
    change(position)
    error = refused(json.dumps(position))
    return error.where, error.why.key


def other(position: Told, *seats: str) -> str:
    """A seat that is none of these."""
    return next(seat for seat in words.SEAT_WORDS[: position["seats"]] if seat not in seats)


# -- what lies on the table --------------------------------------------------------------------------------------


def test_the_row_is_not_too_long() -> None:
    def change(position: Told) -> None:
        places = position["places"]
        places["seas"] += [places["sea-deck"].pop() for _ in range(6 - len(places["seas"]))]

    assert after(RECRUIT, change) == ("places.seas", "error-must-be-list")


@pytest.mark.parametrize(("kind", "why"), [("officer", "officers"), ("gang", "gangs")])
def test_there_is_one_officer_and_one_gang(kind: str, why: str) -> None:
    deck = cards(DECLARE)
    both = [
        deck.crew_ids[n]
        for n in range(int(deck.crew))
        if deck.crew_kinds[n] == (c.OFFICER if kind == "officer" else c.GANG)
    ]

    def change(position: Told) -> None:
        places = position["places"]
        for seat in ("purple", "pink", "yellow"):
            places[f"crew of {seat}"], places[f"area of {seat}"] = [], [None] * 5
        places |= {"area of pink": [*both[:2], None, None, None], "crew-deck": "rest", "crew-discard": {}}
        position["counters"]["tired"] = [0, 0, 0]
        position["knows"] = {}

    assert after(DECLARE, change) == ("places.area of pink", f"error-position-{why}")


@pytest.mark.parametrize("place", ["area of pink", "captain", "lasting", "stake"])
def test_what_lies_on_a_spot_lies_face_up(place: str) -> None:
    def has_one(state: State) -> bool:
        number = {"area of pink": c.AREA + 1, "captain": c.CAPTAIN, "lasting": c.LASTING, "stake": c.STAKE}[place]
        return max(state.pieces(number)) >= 0

    def change(position: Told) -> None:
        next(spot for spot in position["places"][place] if spot)["up"] = False

    step = "contest" if place == "stake" else "declare"
    where, why = after(("every-card-3", step, has_one), change)
    assert where.startswith(f"places.{place}[")
    assert why == "error-position-face-up"


def test_whoever_has_yet_to_choose_has_no_captain() -> None:
    def change(position: Told) -> None:
        captain = next(iter(position["places"]["captains"]))
        del position["places"]["captains"][captain]
        first = words.SEAT_WORDS.index(position["counters"]["first"])
        position["places"]["captain"][first] = captain

    where, why = after(CAPTAIN, change)
    assert where.startswith("places.captain[")
    assert why == "error-position-nothing-lies"


LASTING: Which = ("every-card-3", "recruit", lambda state: state.cell(c.IN_PLAY) != 0)


def test_a_permanent_event_lies_on_what_it_says() -> None:
    def nothing_such(position: Told) -> None:
        spot = next(number for number, lying in enumerate(position["places"]["lasting"]) if lying)
        position["counters"]["on"][spot] = 127

    def by_nobody(position: Told) -> None:
        spot = next(number for number, lying in enumerate(position["places"]["lasting"]) if lying)
        position["counters"]["by"][spot] = None

    where, why = after(LASTING, nothing_such)
    assert where.startswith("counters.on[")
    assert why == "error-position-one-of"
    where, why = after(LASTING, by_nobody)
    assert where.startswith("counters.by[")
    assert why == "error-position-no-seat"


def test_a_permanent_event_on_crew_needs_crew() -> None:
    deck = cards(LASTING)
    lasting = [event for event in range(int(deck.events)) if deck.event_lasts[event]]
    on_crew = next(event for event in lasting if deck.effects[deck.event_effects[event]].target == c.CREW)

    def change(position: Told) -> None:
        places, counters = position["places"], position["counters"]
        for seat in ("purple", "pink", "yellow"):
            places[f"area of {seat}"] = [None] * len(places[f"area of {seat}"])
            places[f"events of {seat}"] = []
        places |= {"crew-deck": "rest", "event-deck": "rest", "event-discard": {}}
        places["lasting"] = [deck.event_ids[on_crew], *[None] * 7]
        counters |= {"tired": [0] * 3, "on": [c.ON_CREW, *[0] * 7], "by": ["purple"] * 8, "in_play": 1}
        position["knows"] = {}

    assert after(LASTING, change) == ("places.lasting[0]", "error-position-lies-on-nothing")


def test_a_card_on_the_stack_without_its_record_is_refused() -> None:
    def change(position: Told) -> None:
        position["places"]["stack"] = [position["places"]["event-deck"].pop()]

    assert after(RECRUIT, change) == ("places.stack", "error-position-nothing-lies")


# -- stakes ------------------------------------------------------------------------------------------------------


def test_only_the_prizes_are_at_stake() -> None:
    def another_seat(position: Told) -> None:
        seats = position["agenda"][1]["seat"], words.SEAT_WORDS[position["agenda"][1]["a"]]
        number = words.SEAT_WORDS.index(other(position, *seats))
        position["counters"]["staked"][number] = 1
        position["counters"]["supply"] -= 1

    def more_than_named(position: Told) -> None:
        opponent = position["agenda"][1]["a"]
        position["counters"]["supply"] -= 5 - position["counters"]["staked"][opponent]
        position["counters"]["staked"][opponent] = 5

    def another_card(position: Told) -> None:
        opponent = position["agenda"][1]["a"]
        position["places"]["stake"][opponent] = position["places"]["sea-deck"].pop()

    where, why = after(CONTEST, another_seat)
    assert (where[:16], why) == ("counters.staked[", "error-must-be-number")
    where, why = after(CONTEST, more_than_named)
    assert (where[:16], why) == ("counters.staked[", "error-must-be-number")
    where, why = after(CONTEST, another_card)
    assert (where[:13], why) == ("places.stake[", "error-position-stake")


def test_nobody_challenges_themselves() -> None:
    def change(position: Told) -> None:
        position["agenda"][1]["a"] = words.SEAT_WORDS.index(position["agenda"][1]["seat"])

    assert after(RESPOND, change) == ("agenda[1].a", "error-position-one-of")


# -- seats -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("which", "why"),
    [
        (("full-3", "deal"), "error-position-turn"),
        (RAID, "error-position-turn"),
        (SAIL, "error-position-turn"),
        (RESPOND, "error-position-turn"),
        (TRIMMED, "error-position-turn"),
        (("full-3", "draw", lambda state: state.depth() == 2), "error-position-turn"),
        (
            ("full-3", "throw-more", lambda state: state.agenda_records()[1][0] == c.ROLLING),
            "error-position-who-chooses",
        ),
        (TOLL, "error-position-who-chooses"),
    ],
    ids=lambda one: one[1] if isinstance(one, tuple) else "",
)
def test_the_seat_of_a_record_is_the_one_it_is_about(which: Which, why: str) -> None:
    def change(position: Told) -> None:
        record = position["agenda"][-1]
        record["seat"] = other(position, record["seat"])
        position["asked"] = []

    where, found_why = after(which, change)
    assert (where[:7], where[-6:], found_why) == ("agenda[", "].seat", why)


def test_an_ability_lies_on_the_stack_only_once() -> None:
    def change(position: Told) -> None:
        position["agenda"].append(dict(position["agenda"][-1]))
        position["asked"] = []

    where, why = after(ABILITY, change)
    assert where.endswith("].b")
    assert why == "error-position-spot"


def test_abilities_are_used_by_whose_turn_it_is() -> None:
    """P6.3: somebody else's card that does not say otherwise, outside of a challenge."""

    def change(position: Told) -> None:
        record = position["agenda"][-1]
        record["seat"] = other(position, position["agenda"][0]["seat"])
        record["b"] = c.SPOT_GONE << c.SPOT_SHIFT
        position["asked"] = []

    deck = cards(ABILITY)

    def bound(state: State) -> bool:
        effect = deck.effects[int(state.step_a()) & c.EFFECT_MASK]
        return effect.source == c.OF_CREW and not effect.anytime and state.agenda_records()[1][0] == c.ROLLING

    where, why = after(("every-card-3", "stack", bound), change)
    assert where.endswith("].a")
    assert why == "error-position-effect"


def test_a_penalty_is_that_of_the_exploration_faced() -> None:
    deck = cards(PENALTY)
    penalties = sorted({int(number) for number in (*deck.penalties, *deck.test_penalties)} - {-1})

    def change(position: Told) -> None:
        record = position["agenda"][-1]
        record["a"] = next(number for number in penalties if number != record["a"])

    where, why = after(PENALTY, change)
    assert where.endswith("].a")
    assert why == "error-position-effect"


def test_what_is_cancelled_lies_below() -> None:
    """A card cannot cancel itself, nor what was played after it."""

    def change(position: Told) -> None:
        below = 1 if len(position["agenda"]) > 1 and position["agenda"][1]["step"] == "stack" else 2
        position["agenda"][-1]["b"] = len(position["agenda"]) - below
        position["asked"] = []

    where, why = after(AT_STACK, change)
    assert where.endswith("].b")
    assert why == "error-position-target"


def high_stack(position: Told, records: int) -> Told:
    """With abilities whose cards have left: they can lie there in any number."""
    gone = position["agenda"][-1] | {"b": c.SPOT_GONE << c.SPOT_SHIFT}
    position["agenda"] += [dict(gone) for _ in range(records - len(position["agenda"]))]
    position["asked"] = []
    return position


def test_the_stack_leaves_room_for_what_comes() -> None:
    """The agenda has an end. At the top of the highest stack nobody is asked any more, and all of it is carried out."""
    layout = found(ABILITY).layout
    room = int(layout.agenda_end - layout.agenda) // RECORD
    highest = room - ABOVE_THE_STACK + 1
    error = refused(json.dumps(high_stack(told(ABILITY), room)))
    assert (error.where, error.why.key) == (f"agenda[{highest}]", "error-position-stack-high")
    for records in (highest, highest - 1, highest - 2):
        there = read(json.dumps(high_stack(told(ABILITY), records)))
        asked_at = 0
        for seed in range(20):
            state = there.state.copy()
            chance, options = Seeded(seed), Options()
            state.run(chance)
            while state.depth() > 2:
                assert state.cell(TOP) + ABOVE_THE_STACK * RECORD <= layout.agenda_end
                asked_at = max(asked_at, int(state.depth()))
                state.resolve(answers_from(answer(state, options, chance), state.seats), chance)
        assert asked_at == highest - 2


def test_those_who_choose_wait_in_turn_order() -> None:
    """Everybody is damaged: who is furthest from the player on turn lies at the bottom."""

    def several(state: State) -> bool:
        steps = [step for step, _, _, _ in state.agenda_records()]
        return steps[-2:] == [c.LOSE_CREW] * 2

    def change(position: Told) -> None:
        agenda = position["agenda"]
        agenda[-1], agenda[-2] = agenda[-2], agenda[-1]
        position["asked"] = []

    where, why = after(("every-card-3", "lose-crew", several), change)
    assert where.endswith("].seat")
    assert why == "error-position-who-chooses"


# -- views -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "where", "why"),
    [
        ("counters/supply", more(1), "counters.supply", "error-position-doubloons"),
        ("counters/barred", 2, "counters.barred", "error-position-sum"),
        ("agenda/0/step", "rolling", "agenda[0].step", "error-must-be-word"),
        ("places/crew-deck", more(1), "places", "error-position-unseen-count"),
        ("agenda/0/step", "equip", "asked", "error-position-asked"),
    ],
)
def test_a_wrong_view_is_refused_with_its_place(path: str, value: object, where: str, why: str) -> None:
    game, variant, _, said = TABLES["full-3"]
    state = found(DECLARE)
    seat = int(state.step_seat())
    position: Told = json.loads(json.dumps(view_of(game, variant, state.view(1 - seat // 2)) | {"variant": said}))
    put(position, path, value)
    if where == "asked":
        position["asked"] = [other(position, position["agenda"][0]["seat"])]
    error = refused(json.dumps(position), read_view)
    assert (error.where, error.why.key) == (where, why)


def test_cards_discarded_to_make_room_are_made_up_for_as_far_as_is_seen() -> None:
    """P2.2.3: in a view the hand is only so many cards."""
    game, variant, _, said = TABLES["full-3"]
    state = found(EQUIP)
    for observer in range(3):
        position: Told = json.loads(json.dumps(view_of(game, variant, state.view(observer)) | {"variant": said}))
        position["agenda"][0]["a"] = 20
        error = refused(json.dumps(position), read_view)
        assert (error.where, error.why.key) == ("agenda[0].a", "error-must-be-number")


def test_nothing_lies_on_what_is_being_named() -> None:
    """P7.5: whoever names comes before all others."""
    where, why = after(NAMING, lambda position: put(position, "agenda", top(step="stack")))
    assert (where, why) == (f"agenda[{len(told(NAMING)['agenda'])}]", "error-position-nothing-on-top")


def test_what_was_named_is_not_asked_for() -> None:
    position = told(("every-card-3", "effect", done_as_named))
    put(position, "agenda", top(step="draw-either", a=1))
    position |= {"asked": []}
    error = refused(json.dumps(position))
    assert (error.where, error.why.key) == (f"agenda[{len(position['agenda']) - 1}]", "error-position-nothing-on-top")


def done_as_named(state: State) -> bool:
    """Whether an effect has just drawn from the decks that were named for it."""
    assert isinstance(state, Voyage)
    done = int(state.step_a()) >> c.DONE_SHIFT & c.DONE_MASK
    effect = state.effect_on_top()
    return done > 0 and state.names() != 0 and effect.operations[(done - 1) * c.OPERATION] == c.DRAW_ANY
