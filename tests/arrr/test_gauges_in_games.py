"""The gauges of Arrr!!! in whole games: they tell nothing that is not seen, and what they tell is what the rules do."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import cast

import pytest

from settemari.core.chance import Seeded
from settemari.core.events import Sink, told
from settemari.core.play import answers_from
from settemari.core.table import ALL_SEEING, EMPTY, ENDING, ROUND, View
from settemari.games.arrr import codes as c
from settemari.games.arrr import gist
from settemari.games.arrr.gauges import gauges_of
from settemari.games.arrr.gauges_seats import known_of
from settemari.games.arrr.gauges_shapes import Gauges, RollGauge, Sum
from settemari.games.arrr.odds import percent
from settemari.games.arrr.score import points_of
from settemari.games.arrr.state import fame_of
from settemari.games.arrr.telling import Teller
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from settemari.locales.message import Message
from settemari.server.wire import wired_data
from tests.arrr.voyages import MODES, Position, voyage
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

TABLES = [
    *pick([("gallows", 2, False)], [("gallows", seats, False) for seats in (2, 3, 4)]),
    *pick([("boarding", 3, False)], [("boarding", seats, False) for seats in (2, 3, 4)]),
    *((mode, 3, True) for mode in MODES),
    *(("full", seats, False) for seats in (2, 4)),
]
everywhere = pytest.mark.parametrize(("mode", "seats", "odd"), TABLES)


@cache
def whole_game(mode: str, seats: int, seed: int, odd: bool) -> tuple[Position, ...]:
    return tuple(voyage(mode, seats, seed, odd))


def moments(mode: str, seats: int, odd: bool, every: int = 1) -> Iterator[Position]:
    """Some positions of some games."""
    for seed in range(pick(1, 6)):
        yield from whole_game(mode, seats, 10 * seats + seed, odd)[seed % every :: every]


def pairs(mode: str, seats: int, odd: bool) -> Iterator[tuple[Position, Position]]:
    """Positions with those that follow."""
    for seed in range(pick(1, 6)):
        yield from itertools.pairwise(whole_game(mode, seats, 10 * seats + seed, odd))


def looked_at(position: Position, seat: int | None = None) -> Gauges:
    """What a seat is told, or who looks on."""
    return gauges_of(position.setup, position.state.view(-1 if seat is None else seat))


def on_turn(position: Position) -> int:
    return int(position.state.on_turn()) if position.state.depth() else 0


# -- nothing that is not seen ----------------------------------------------------------------------------------


@everywhere
def test_on_any_deal_that_fits_the_view_the_gauges_are_the_same(
    mode: str, seats: int, odd: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, position in enumerate(moments(mode, seats, odd, every=pick(9, 3))):
        for view in position.views():
            here = bytes(wired_data(gauges_of(position.setup, view)))
            twin = position.setup.redeal(view, Seeded(number)).view(view.seat)
            with monkeypatch.context() as patched:  # where the rules are asked what comes next: another deal, too
                patched.setattr(gist, "Seeded", lambda _seed, number=number: Seeded(number + 1))
                assert bytes(wired_data(gauges_of(position.setup, twin))) == here


@everywhere
def test_what_is_known_of_hands_is_true(mode: str, seats: int, odd: bool) -> None:
    told_of_any = (mode, seats) != ("full", 4)
    for position in moments(mode, seats, odd, every=2):
        for view in position.views():
            for seat in range(seats):
                for known in known_of(position.setup, view, seat):
                    told_of_any = True
                    (pack,) = {card["pack"] for card in known["cards"]}
                    hand = position.state.pieces({"crew": c.CREW_HAND, "event": c.EVENT_HAND}[pack] + seat)
                    assert sum(1 for kind in hand if {"pack": pack, "kind": kind} in known["cards"]) >= known["least"]
    assert told_of_any


@everywhere
def test_fame_is_told_to_who_may_see_it(mode: str, seats: int, odd: bool) -> None:
    """P0.4: the own, all of it in the open, and everybody's at the end."""
    for position in moments(mode, seats, odd, every=4):
        for view in position.views():
            for seat, gauge in enumerate(gauges_of(position.setup, view)["seats"]):
                shown = not odd or int(view.seat) in (seat, ALL_SEEING) or bool(position.state.cell(ENDING))
                fame = {gauge["fame"], gauge["points"]} | ({None} if gauge["fame_kinds"] is None else set())
                assert (None not in fame) == shown
                assert shown or fame == {None}


# -- sums ------------------------------------------------------------------------------------------------------


@everywhere
def test_sums_add_up_to_what_the_rules_say(mode: str, seats: int, odd: bool) -> None:
    for position in moments(mode, seats, odd, every=3):
        state, setup = position.state, position.setup
        for seat, gauge in enumerate(looked_at(position)["seats"]):
            assert [trait["total"] for trait in gauge["traits"]] == [
                state.dice_for(seat, trait, False) for trait in range(c.TRAITS)
            ]
            assert gauge["coins"] == state.coins_of(seat)
            assert gauge["hand"]["crew"] == len(state.pieces(c.CREW_HAND + seat))
            assert gauge["hand"]["events"] == len(state.pieces(c.EVENT_HAND + seat))
            assert gauge["in_port"] == (state.equipped(seat) == 0)
            assert [one["kind"] for one in gauge["crew"]] == [
                kind for kind in state.pieces(c.AREA + seat) if kind != EMPTY
            ]
            collected = sum(one["points"] for one in gauge["collections"])
            own = looked_at(position, seat)["seats"][seat]
            assert own["fame"] == fame_of(state, setup.numbers.cards, seat)
            assert (
                own["points"] == own["coins"] + (own["fame"] or 0) + collected == points_of(state, setup.numbers, seat)
            )
        for seat in (0, seats - 1):
            gauges = looked_at(position, seat)
            assert gauges["raid"]["total"] == state.raid_worth(seat)
            for sea in gauges["row"]:
                kind = sea["kind"]
                assert sea["doubloons"]["total"] == state.reward_of(seat, kind)
                assert len(sea["tests"]) == state.cards.tests(kind)
                if sea["met"] is not None:
                    what = int(state.cards.conditions[kind])
                    assert sea["met"] == (state.number_for(seat, what) >= state.cards.least[kind])
                for number, test in enumerate(sea["tests"]):
                    faced = gist.facing(state.view(seat)) == (seat, kind, number)
                    if not faced:  # what was played for a roll counts for whoever rolls now
                        trait = TRAIT_WORDS.index(test["trait"])
                        assert test["difficulty"]["total"] == max(state.difficulty_now(seat, kind, number), 1)
                        assert test["dice"]["total"] == state.dice_for(seat, trait, False)


@everywhere
def test_totals_are_those_of_their_parts(mode: str, seats: int, odd: bool) -> None:
    """Or the least that the rules allow, if that is more."""
    for position in moments(mode, seats, odd, every=5):
        for total in sums_in(looked_at(position, on_turn(position))):
            plain = sum(part["amount"] for part in total["parts"])
            assert total["total"] == plain or plain < total["total"] <= 1 or total["parts"][-1]["source"] == "played"


def sums_in(told: object) -> Iterator[Sum]:
    if isinstance(told, dict) and set(told) == {"total", "parts"}:
        yield cast(Sum, told)
    elif isinstance(told, dict):
        for value in told.values():
            yield from sums_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from sums_in(value)


def if_all_pass(mode: str, seats: int, odd: bool) -> Iterator[tuple[Position, Position]]:
    """What comes of every action that goes on if nobody plays anything (more)."""
    for position in moments(mode, seats, odd):
        if position.answers and position.state.is_moment(position.state.step()) and position.state.step() != c.ON_STACK:
            after = position.state.copy()
            after.resolve(answers_from(dict.fromkeys(position.answers, c.PASS), seats), Seeded(5))
            yield position, position._replace(state=after, answers={})


@everywhere
def test_what_is_thrown_is_what_was_told_before(mode: str, seats: int, odd: bool) -> None:
    """P3.7, P4.1, P4.6: the dice, the difficulty, and whether it is enough."""
    thrown = 0
    for before, after in if_all_pass(mode, seats, odd):
        action, now = looked_at(before)["action"], looked_at(after)["action"]
        if before.state.cell(c.THROWN) or not after.state.cell(c.THROWN):
            continue
        thrown += 1
        assert action is not None
        assert now is not None
        for side, roll in enumerate(action["rolls"]):
            lying = sum(int(after.state.cell(c.DICE + side * c.FACES + face)) for face in range(c.FACES))
            assert isinstance(roll["dice"], dict)
            assert roll["dice"]["total"] == lying == now["rolls"][side]["dice"] == len(now["rolls"][side]["faces"])
            good = sum(1 for face in now["rolls"][side]["faces"] if face["good"])
            assert good == now["rolls"][side]["successes"] == after.state.successes(side)
        if action["sort"] == "sail" and now["sort"] == "sail":
            assert action["needed"] == now["needed"] == after.state.wanted()
    assert thrown > 0


@everywhere
def test_what_is_raided_is_what_was_told_before(mode: str, seats: int, odd: bool) -> None:
    """P2.3.2, P0.3: as far as the supply has it."""
    raided = 0
    for before, after in if_all_pass(mode, seats, odd):
        gauges = looked_at(before)
        action = gauges["action"]
        if action is not None and action["sort"] == "raid":
            raided += 1
            gained = min(action["loot"]["total"], gauges["supply"])
            assert after.state.coins_of(action["seat"]) - before.state.coins_of(action["seat"]) == gained
    assert raided > 0 or odd


# -- chances ---------------------------------------------------------------------------------------------------


@cache
def counted(faces: tuple[int, ...], dice: int, trait: int, needed: int) -> int:
    """In hundredths, by counting all throws."""
    throws = list(itertools.product(faces, repeat=dice))
    good = sum(1 for throw in throws if sum(face in (trait, c.JOLLY) for face in throw) >= needed)
    return percent(Fraction(good, len(throws)))


MOST_COUNTED = 6  # dice


@everywhere
def test_chances_are_those_that_counting_finds(mode: str, seats: int, odd: bool) -> None:
    found = 0
    for position in moments(mode, seats, odd, every=4):
        faces = tuple(int(face) for face in position.setup.numbers.faces)
        seat = on_turn(position)
        gauges = looked_at(position, seat)
        each = position.state.numbers.cheat + position.state.change(c.CHEAT_DICE, seat, c.GONE)
        for sea in gauges["row"]:
            for test in sea["tests"]:
                for coins, chance in enumerate(test["chances"]):
                    dice = test["dice"]["total"] + coins * int(each)
                    if dice <= MOST_COUNTED:
                        trait = TRAIT_WORDS.index(test["trait"])
                        assert chance == counted(faces, dice, trait, test["difficulty"]["total"])
                        found += 1
            if len(sea["tests"]) == 1:
                assert sea["chances"] == sea["tests"][0]["chances"]
        action = gauges["action"]
        if action is not None and action["sort"] == "sail" and action["trait"] is not None:
            (roll,) = action["rolls"]
            check_roll(roll, TRAIT_WORDS.index(action["trait"]), action["needed"], faces)
    assert found > 0


def check_roll(roll: RollGauge, trait: int, needed: int, faces: tuple[int, ...]) -> None:
    lying = 0 if isinstance(roll["dice"], int) else roll["dice"]["total"]
    for coins, chance in enumerate(roll["chances"]):
        dice = lying + coins * roll["cheat"]["total"]
        if dice <= MOST_COUNTED:
            assert chance == counted(faces, dice, trait, needed - roll["successes"])


@pytest.mark.parametrize("seats", [2, 4])
def test_the_odds_of_challenges_are_those_that_counting_finds(seats: int) -> None:
    """P5.6: and all that could be declared is told to who declares, and to nobody else."""
    found = 0
    for position in moments("full", seats, False):
        if position.state.step() != c.DECLARE:
            assert looked_at(position, on_turn(position))["duels"] == []
            continue
        faces = [int(face) for face in position.setup.numbers.faces]
        seat = on_turn(position)
        assert looked_at(position)["duels"] == looked_at(position, (seat + 1) % seats)["duels"] == []
        duels = looked_at(position, seat)["duels"]
        at_sea = [other for other in range(seats) if other != seat and position.state.equipped(other)]
        assert [(duel["opponent"], duel["trait"]) for duel in duels] == list(itertools.product(at_sea, TRAIT_WORDS))
        for duel in duels:
            trait = TRAIT_WORDS.index(duel["trait"])
            assert duel["mine"]["total"] == position.state.dice_for(seat, trait, True)
            assert duel["theirs"]["total"] == position.state.dice_for(duel["opponent"], trait, True)
            if duel["mine"]["total"] + duel["theirs"]["total"] <= 4:
                found += 1
                ways = [0, 0, 0]
                for throw in itertools.product(faces, repeat=duel["mine"]["total"] + duel["theirs"]["total"]):
                    good = [face in (trait, c.JOLLY) for face in throw]
                    mine, theirs = sum(good[: duel["mine"]["total"]]), sum(good[duel["mine"]["total"] :])
                    ways[0 if mine > theirs else 1 if mine == theirs else 2] += 1
                assert [duel["win"], duel["tie"], duel["loss"]] == [percent(Fraction(way, sum(ways))) for way in ways]
    assert found > 0


# -- what goes on ----------------------------------------------------------------------------------------------


@everywhere
def test_if_everybody_passes_what_was_told_happens(mode: str, seats: int, odd: bool) -> None:
    """Line by line as the log tells it then, up to the first roll, reveal or choice, where the last line may stop."""
    compared = 0
    for position in moments(mode, seats, odd, every=2):
        if not position.answers or not position.state.is_moment(position.state.step()):
            assert looked_at(position)["passing"] == []
            continue
        passes = answers_from(dict.fromkeys(position.answers, c.PASS), seats)
        for view in position.views():
            foretold = lines_in(gauges_of(position.setup, view)["passing"])
            after = position.state.copy()
            after.sink = Sink()
            after.resolve(passes, Seeded(3))
            heard = [told(position.setup.layout, event, view.seat) for event in after.sink.take()]
            lines = Teller(position.setup, view).tell([event for event in heard if event is not None])
            happens = [line.message for line in lines]
            sure = len(foretold[:-1])
            assert foretold[:-1] == happens[:sure]
            assert stops_like(foretold[sure:], happens[sure:])
            compared += len(foretold) > 0
    assert compared > 0


def stops_like(foretold: list[Message], happens: list[Message]) -> bool:
    """The last line: it may end before what was named, or before what is revealed with it (the loot of a conquest)."""
    if not foretold or is_named(foretold[0]):
        return True
    # A card that an effect takes, and that could have gone by its own ability, is told as that (docs/open-ends.md).
    looks_alike = (foretold[0].key, happens[0].key) == ("arrr-log-does", "arrr-log-uses")
    return looks_alike or happens[0].key in (foretold[0].key, f"{foretold[0].key}-loot")


def is_named(line: Message) -> bool:
    """P7.5: what was named is told before it is done, in other words."""
    return line.key in ("arrr-log-named-draw", "arrr-log-named-discard", "arrr-log-named-tire")


def lines_in(passing: list[Message]) -> list[Message]:
    """What is told as one message, one sentence after the other."""
    if not passing:
        return []
    (message,) = passing
    lines: list[Message] = []
    rest = cast(Message, message.args["told"])
    while rest.key == "sentences":
        lines.insert(0, cast(Message, rest.args["next"]))
        rest = cast(Message, rest.args["first"])
    return [rest, *lines]


@everywhere
def test_permanent_events_lie_where_they_are_told(mode: str, seats: int, odd: bool) -> None:
    """P7.7: each once, on its pirate, exploration, card or the table."""
    for position in moments(mode, seats, odd):
        state, gauges = position.state, looked_at(position)
        lying = {c.ON_TABLE: gauges["lasting"]}
        for seat, gauge in enumerate(gauges["seats"]):
            lying[c.ON_SEAT + seat] = gauge["lasting"]
            lying |= {c.ON_CREW + int(c.crew_on(seat, crew["spot"])): crew["lasting"] for crew in gauge["crew"]}
        lying |= {c.ON_EXPLORATION + sea["kind"]: sea["lasting"] for sea in gauges["row"]}
        found = {
            one["spot"]: (on, one["card"]["kind"], one["by"], one["card"]["pack"])
            for on, there in lying.items()
            for one in there
        }
        assert found == {
            spot: (int(state.cell(c.ON + spot)), kind, int(state.cell(c.BY + spot)), "event")
            for spot, kind in enumerate(state.pieces(c.LASTING))
            if kind != EMPTY
        }


@everywhere
def test_the_turn_the_round_and_the_end(mode: str, seats: int, odd: bool) -> None:
    """P2.4: the last round never moves away, and it comes."""
    rounds = 99
    phases = []
    for position in moments(mode, seats, odd):
        gauges = looked_at(position)
        phases.append(gauges["phase"])
        assert gauges["round"] <= gauges["rounds"]
        if gauges["turn"] is not None:
            assert gauges["turn"] == position.state.on_turn()
        assert gauges["rounds"] <= rounds
        rounds = gauges["rounds"]
        if position.state.cell(ENDING):
            assert gauges["round"] == gauges["rounds"] == position.state.cell(ROUND)
            rounds = 99
    assert {"recruit", "equip", "act", "end"} <= set(phases)
    assert ("captain" in phases) == (mode == "full" and not odd)


@everywhere
def test_what_will_sink_sinks(mode: str, seats: int, odd: bool) -> None:
    """P1.3: when an exploration is turned up at a full row."""
    sunk = 0
    for before, after in pairs(mode, seats, odd):
        row = looked_at(before)["row"]
        turned_up = before.state.size_of(c.SEA_DECK) - after.state.size_of(c.SEA_DECK)
        if turned_up == 1 and set(row_of(before)) - set(row_of(after)) == set(row_of(before)[:1]):
            there = row[0]["kind"] in after.state.pieces(c.SUNK)
            assert there == row[0]["sinking"] or not there
            sunk += there
        assert not any(sea["sinking"] for sea in row[1:])
    assert sunk > 0 or odd


def row_of(position: Position) -> list[int]:
    return position.state.pieces(c.SEAS)


def test_views_of_many_are_looked_at() -> None:
    """So that nothing above holds of nothing: everybody, who looks on, and who sees everything."""
    position = next(voyage("full", 3, 1))
    seats = [int(view.seat) for view in position.views()]
    assert seats == [0, 1, 2, -1, ALL_SEEING]
    assert all(isinstance(view, View) for view in position.views())
