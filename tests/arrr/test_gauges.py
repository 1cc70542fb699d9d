"""The gauges of Arrr!!! rule by rule, at small tables: what people read while they decide."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from fractions import Fraction

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr.gauges import gauges_of
from settemari.games.arrr.gauges_shapes import ChallengeGauge, Gauges, RollGauge, SailGauge, SeatGauge, Sum
from settemari.games.arrr.odds import percent
from tests.arrr.table import Player, Table, Tables

pytestmark = pytest.mark.compiled_too

GOOD = (True, True, True, False, False, False)  # of a die: the trait, and two jollies


def seen_by(player: Player) -> Gauges:
    return gauges_of(player.table.setup, player.view)


def seat_of(player: Player, gauges: Gauges | None = None) -> SeatGauge:
    """What a player is told of the own seat."""
    return (gauges or seen_by(player))["seats"][player.seat]


def parts(t: Table, total: Sum) -> tuple[int, list[tuple[int, str, str | None]]]:
    """A sum with its cards by their ids."""
    cards = t.setup.numbers.cards
    ids: Mapping[str, Sequence[str]] = {
        "crew": cards.crew_ids,
        "event": cards.event_ids,
        "exploration": cards.exploration_ids,
        "captain": cards.captain_ids,
    }
    named = [(part["card"] and ids[part["card"]["pack"]][part["card"]["kind"]]) for part in total["parts"]]
    return total["total"], [
        (part["amount"], part["source"], name) for part, name in zip(total["parts"], named, strict=True)
    ]


def exploration(t: Table, name: str) -> int:
    return list(t.setup.numbers.cards.exploration_ids).index(name)


def event(t: Table, name: str) -> int:
    return list(t.setup.numbers.cards.event_ids).index(name)


def chance(dice: int, needed: int) -> int:
    """P4.2: of so many successes, in hundredths, from all throws."""
    throws = list(itertools.product(GOOD, repeat=dice))
    return percent(Fraction(sum(1 for throw in throws if sum(throw) >= needed), len(throws)))


def sailing(player: Player) -> tuple[SailGauge, RollGauge]:
    action = seen_by(player)["action"]
    assert action is not None
    assert action["sort"] == "sail"
    (roll,) = action["rolls"]
    return action, roll


def duelling(player: Player) -> ChallengeGauge:
    action = seen_by(player)["action"]
    assert action is not None
    assert action["sort"] == "challenge"
    return action


# -- the row ---------------------------------------------------------------------------------------------------


def test_P1_3_what_will_sink_next(arrr: Tables) -> None:
    """The furthest of a full row, as long as there is one to come."""
    t = arrr.table("Anna Bruno")
    full = ["plain-1", "plain-2", "plain-3", "plain-4"]
    assert t.setup.numbers.row_most == len(full)
    t.row(*full)
    t.seas("plain-5")
    assert [sea["sinking"] for sea in seen_by(t.bruno)["row"]] == [True, False, False, False]
    t.anna.raids()
    t.is_now(asks="recruit Bruno", turn="Bruno", row="-plain-1 +plain-5", sunk="+plain-1", seas=-1,
             anna={"doubloons": f"+{t.setup.numbers.raid}"}, supply=f"-{t.setup.numbers.raid}")  # fmt: skip


@pytest.mark.parametrize(("row", "seas"), [(3, ["plain-5"]), (4, [])])
def test_P1_3_nothing_sinks_from_a_row_with_room_or_when_none_is_left(arrr: Tables, row: int, seas: list[str]) -> None:
    t = arrr.table("Anna Bruno")
    t.row(*(f"plain-{number}" for number in range(1, row + 1)))
    t.seas(*seas, only=True)
    assert not any(sea["sinking"] for sea in seen_by(t.anna)["row"])


@pytest.mark.parametrize(
    ("name", "anna", "met"),
    [
        ("needs-officers-1", {"equipped": ["gain-officer"]}, True),
        ("needs-officers-1", {"equipped": ["attack-1-gang"]}, False),
        ("needs-items-2", {"equipped": ["gain-item", "free-item"]}, True),
        ("needs-items-2", {"equipped": ["gain-item"]}, False),
        ("needs-doubloons-3", {"equipped": ["gain-item"], "doubloons": 3}, True),
        ("needs-doubloons-3", {"equipped": ["gain-item"], "doubloons": 2}, False),
        ("needs-attack-3", {"equipped": ["attack-3-gang"]}, True),
        ("needs-attack-3", {"equipped": ["attack-2-gang"]}, False),
        ("plain-1", {"equipped": ["attack-2-gang"]}, None),
    ],
)
def test_P3_1_conditions(arrr: Tables, name: str, anna: dict[str, object], met: bool | None) -> None:
    """For whoever looks; a spectator is told how it is for the player on turn."""
    t = arrr.table("Anna Bruno")
    t.anna.has(**anna)
    t.row(name)
    for view in (t.anna.view, t.state.view(-1)):
        assert gauges_of(t.setup, view)["row"][0]["met"] == met
    assert seen_by(t.bruno)["row"][0]["met"] == (None if met is None else False)
    assert met is None or (f"sail {name}" in {str(one) for one in t.anna.offer.playable}) == met


def test_P3_5_difficulty_with_where_it_comes_from(arrr: Tables) -> None:
    """Neighbours, captains and permanent events; and the chance with each doubloon there is to cheat with."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang", "attack-1-gang"], captain="captain-easy-attack", doubloons=2)
    t.row("attack-plus-2", "attack-2", "attack-minus-1")
    t.lasting("lasting-sea", on="attack-2", by="Bruno")
    sea = seen_by(t.anna)["row"][1]
    (test,) = sea["tests"]
    total, found = parts(t, test["difficulty"])
    assert found[0] == (2, "printed", "attack-2")
    assert set(found[1:]) >= {
        (2, "exploration", "attack-plus-2"),
        (-1, "exploration", "attack-minus-1"),
        (-1, "captain", "captain-easy-attack"),
    }
    assert total == sum(amount for amount, _, _ in found) == 4
    assert parts(t, test["dice"]) == (3, [(2, "crew", "attack-2-gang"), (1, "crew", "attack-1-gang")])
    each = int(t.setup.numbers.cheat)
    assert test["chances"] == sea["chances"] == [chance(3 + coins * each, total) for coins in (0, 1, 2)]
    assert [one["card"]["kind"] for one in sea["lasting"]] == [
        list(t.setup.numbers.cards.event_ids).index("lasting-sea")
    ]
    assert sea["lasting"][0]["by"] == t.bruno.seat


def test_P3_3_what_an_exploration_pays(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang"], captain="captain-reward")
    t.row("pays-2", "doubloons-plus-2")
    total, found = parts(t, seen_by(t.anna)["row"][0]["doubloons"])
    assert (total, set(found)) == (
        5,
        {(2, "printed", "pays-2"), (2, "exploration", "doubloons-plus-2"), (1, "captain", "captain-reward")},
    )
    assert seen_by(t.bruno)["row"][0]["doubloons"]["total"] == 4


# -- a test ----------------------------------------------------------------------------------------------------


def test_P4_3_cheating(arrr: Tables) -> None:
    """What a doubloon buys, and the chance with each, before the throw and after it; not where somebody is watching."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], doubloons=2, captain="captain-cheat")
    t.row("attack-3", "watched-2")
    each = int(t.setup.numbers.cheat) + 1
    assert seen_by(t.anna)["row"][1]["chances"] == [chance(2, 2)]
    t.dice("attack courage")
    t.anna.sails("attack-3")  # nobody could answer: the dice lie already
    action, roll = sailing(t.bruno)
    assert (action["needed"], roll["successes"], roll["dice"], roll["coins"]) == (3, 1, 2, 2)
    assert parts(t, roll["cheat"]) == (each, [(each - 1, "printed", None), (1, "captain", "captain-cheat")])
    assert roll["faces"] == [{"face": "attack", "good": True}, {"face": "courage", "good": False}]
    assert roll["chances"] == [0, chance(each, 2), chance(2 * each, 2)]
    t.dice("jolly jolly" + " courage" * (each - 2))
    t.anna.cheats()
    assert sailing(t.anna)[1]["chances"] == [100, 100]


def test_P3_7_what_changes_after_the_throw_is_told_no_longer(arrr: Tables) -> None:
    """The difficulty stays; what was played for this roll counts."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang", "attack-1-gang"])
    t.bruno.has(hand=["harder-2", "move-near", "two-fewer-dice", "gain-1"])
    t.row("attack-1", "attack-plus-2", "plain-1")
    t.anna.sails("attack-1")
    t.bruno.plays("two-fewer-dice", on="Anna")
    t.everyone_passes()
    action, roll = sailing(t.bruno)
    assert action["difficulty"] is not None
    assert isinstance(roll["dice"], dict)
    assert parts(t, action["difficulty"]) == (3, [(1, "printed", "attack-1"), (2, "exploration", "attack-plus-2")])
    assert parts(t, roll["dice"])[1][-1] == (-2, "played", None)
    t.dice("attack")
    t.everyone_passes()
    t.bruno.plays("move-near", on="attack-plus-2")
    t.everyone_passes()
    action, _ = sailing(t.bruno)
    assert action["difficulty"] is not None
    assert parts(t, action["difficulty"]) == (3, [(3, "printed", None)])
    t.bruno.plays("harder-2")
    t.everyone_passes()
    action, _ = sailing(t.bruno)
    assert action["difficulty"] is not None
    assert parts(t, action["difficulty"]) == (5, [(3, "printed", None), (2, "played", None)])


def test_P3_2_test_by_test(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang", "courage-2-gang"])
    t.bruno.has(hand=["gain-1"])
    t.row("attack-1-courage-1")
    t.anna.sails("attack-1-courage-1")
    action, _ = sailing(t.bruno)
    assert (action["test"], action["tests"], action["trait"]) == (0, 2, "attack")
    t.dice("attack attack")
    t.everyone_passes()
    t.everyone_passes()
    t.bruno.is_asked("test")
    action, _ = sailing(t.bruno)
    assert (action["test"], action["tests"], action["trait"]) == (1, 2, "courage")


def test_P3_8_where_the_exploration_has_left(arrr: Tables) -> None:
    """Nothing is to be passed there any more."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"])
    t.bruno.has(hand=["gain-1", "sink-event", "gain-1"])
    t.row("attack-1", "plain-1")
    t.anna.sails("attack-1")
    assert [sea["faced"] for sea in seen_by(t.anna)["row"]] == [True, False]
    t.bruno.plays("gain-1")
    t.bruno.plays("sink-event", on="attack-1")
    t.everyone_passes()
    gauges = seen_by(t.bruno)
    assert gauges["action"] == {
        "sort": "sail",
        "seat": t.anna.seat,
        "kind": None,
        "test": 0,
        "tests": 0,
        "trait": None,
        "needed": 0,
        "difficulty": None,
        "rolls": [],
    }
    assert not any(sea["faced"] for sea in gauges["row"])


# -- challenges ------------------------------------------------------------------------------------------------


def challenge(arrr: Tables, **bruno: object) -> Table:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(equipped=["attack-2-gang"], doubloons=2, captain="captain-duel")
    t.bruno.has(**{"equipped": ["attack-1-gang"], "doubloons": 2, **bruno})
    t.carla.has(hand=["two-more-dice", "gain-1"])
    t.row("plain-1")
    t.seas("plain-2")
    return t


def test_P5_1_who_could_be_challenged(arrr: Tables) -> None:
    """Everybody at sea, in every trait; it is told to who declares."""
    t = challenge(arrr)
    duels = seen_by(t.anna)["duels"]
    assert [(duel["opponent"], duel["trait"]) for duel in duels] == [
        (t.bruno.seat, trait) for trait in ("attack", "navigation", "cunning", "courage")
    ]
    assert seat_of(t.carla)["in_port"]
    assert seen_by(t.bruno)["duels"] == []


def test_P5_6_odds_of_a_challenge(arrr: Tables) -> None:
    """Three dice against one: won more than half of the time. As the dice lie, it is decided if both stop."""
    t = challenge(arrr)
    t.anna.challenges("Bruno", "attack", 1)
    action = duelling(t.carla)
    assert not action["accepted"]
    assert parts(t, action["odds"]["mine"]) == (3, [(2, "crew", "attack-2-gang"), (1, "captain", "captain-duel")])
    assert parts(t, action["odds"]["theirs"]) == (1, [(1, "crew", "attack-1-gang")])
    # Anna has 0, 1, 2, 3 successes in 1, 3, 3, 1 of 8; Bruno 0 or 1 in 1 of 2 each.
    odds = [Fraction(7 + 4, 16), Fraction(1 + 3, 16), Fraction(1, 16)]
    assert [action["odds"][of] for of in ("win", "tie", "loss")] == [percent(one) for one in odds]
    t.everyone_passes()
    t.bruno.accepts()
    t.bruno.names_prize(2)
    t.carla.plays("two-more-dice", on="Bruno")
    t.everyone_passes()
    action = duelling(t.carla)
    assert (action["accepted"], action["prize"], action["counter"]) == (True, {"coins": 1}, {"coins": 2})
    assert parts(t, action["odds"]["theirs"]) == (3, [(1, "crew", "attack-1-gang"), (2, "played", None)])
    assert action["odds"]["win"] == action["odds"]["loss"]
    t.dice("attack jolly courage attack courage courage")
    t.everyone_passes()
    action = duelling(t.carla)
    assert [roll["successes"] for roll in action["rolls"]] == [2, 1]
    assert [roll["seat"] for roll in action["rolls"]] == [t.anna.seat, t.bruno.seat]
    assert [action["odds"][of] for of in ("win", "tie", "loss")] == [100, 0, 0]


def test_P5_3_what_refusing_costs(arrr: Tables) -> None:
    """So many equipped cards as there are, at most two; and the challenger's doubloons."""
    t = challenge(arrr)
    t.anna.has(captain="captain-refusal")
    t.anna.challenges("Bruno", "attack", 1)
    t.everyone_passes()
    coins = int(t.setup.numbers.refusal_coins) + 1
    assert seen_by(t.bruno)["refusal"] == {"crew": 1, "coins": coins}
    before = seat_of(t.anna)["coins"]
    t.bruno.refuses()
    t.anna.takes(1, doubloon=True)
    assert seat_of(t.anna)["coins"] - before == coins
    assert seen_by(t.carla)["refusal"] is None


def test_P5_1_collection_cards_as_prizes(arrr: Tables) -> None:
    t = challenge(arrr, chest=["idol-1"])
    t.anna.has(chest=["map-1"])
    t.anna.challenges("Bruno", "attack", "idol-1")
    assert duelling(t.carla)["prize"] == {"kind": exploration(t, "idol-1")}
    t.everyone_passes()
    t.bruno.accepts()
    t.bruno.names_prize("map-1")
    action = duelling(t.carla)
    assert action["counter"] == {"kind": exploration(t, "map-1")}
    staked = {seat["staked_card"] for seat in seen_by(t.carla)["seats"]}
    assert staked == {exploration(t, "idol-1"), exploration(t, "map-1"), None}


# -- pirates ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("captain", [None, "captain-collection"])
def test_P8_2_symbols(arrr: Tables, captain: str | None) -> None:
    """Points for 1, 2, 3... equal ones; a captain may make each worth more."""
    t = arrr.table("Anna Bruno")
    t.anna.has(chest=["idol-1", "map-1", "idol-3", "idol-2"], **({"captain": captain} if captain else {}))
    points = [int(t.setup.numbers.points[number]) for number in range(3)]
    more = 1 if captain else 0
    found = {one["symbol"]: one for one in seat_of(t.anna)["collections"]}
    assert {word: (len(one["kinds"]), one["points"]) for word, one in found.items()} == {
        "idol": (3, points[2] + 3 * more),
        "map": (1, points[0] + more),
    }
    assert found["idol"]["kinds"] == [exploration(t, name) for name in ("idol-1", "idol-2", "idol-3")]
    assert seat_of(t.anna)["points"] == sum(one["points"] for one in found.values())


def test_P0_4_what_one_knows_of_a_hand(arrr: Tables) -> None:
    """To who has looked, and to nobody else."""
    t = arrr.table("Anna Bruno Carla")
    t.bruno.has(hand=["gain-1", "gain-1", "attack-1-gang"])
    t.anna.has(knows={"Bruno": ["gain-1", "gain-1"]})
    gain = event(t, "gain-1")
    known = [{"cards": [{"pack": "event", "kind": gain}], "least": 2}]
    assert seen_by(t.anna)["seats"][t.bruno.seat]["known"] == known
    assert seen_by(t.carla)["seats"][t.bruno.seat]["known"] == []
    assert seat_of(t.bruno)["hand"] == {"crew": 1, "events": 2}


def test_P2_3_4_in_port_and_P6_2_exhausted(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["gain-item", "free-item"], exhausted=["free-item", "captain-gain"], captain="captain-gain")
    gauges = seen_by(t.anna)
    assert [seat_of(t.anna, gauges)["in_port"], seat_of(t.bruno, gauges)["in_port"]] == [False, True]
    assert [(one["spot"], one["exhausted"]) for one in seat_of(t.anna, gauges)["crew"]] == [(0, False), (1, True)]
    captain = seat_of(t.anna, gauges)["captain"]
    assert captain is not None
    assert captain["exhausted"]
    assert seat_of(t.bruno, gauges)["captain"] is None


def test_P7_7_permanent_events_on_all_they_can_lie_on(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-1-gang", "gain-item"])
    t.row("attack-1")
    t.lasting("lasting-dice", on="Anna", by="Bruno")
    t.lasting("lasting-crew", on="Anna 2", by="Anna")
    t.lasting("lasting-raid", by="Bruno")
    gauges = seen_by(t.bruno)
    ids = list(t.setup.numbers.cards.event_ids)
    mine = seat_of(t.anna, gauges)
    assert [ids[one["card"]["kind"]] for one in mine["lasting"]] == ["lasting-dice"]
    assert [[ids[one["card"]["kind"]] for one in crew["lasting"]] for crew in mine["crew"]] == [[], ["lasting-crew"]]
    assert [(ids[one["card"]["kind"]], one["by"], one["spot"]) for one in gauges["lasting"]] == [
        ("lasting-raid", t.bruno.seat, 2)
    ]
    assert parts(t, mine["traits"][c.ATTACK]) == (
        5,
        [(1, "crew", "attack-1-gang"), (2, "event", "lasting-dice"), (2, "event", "lasting-crew")],
    )
    assert parts(t, gauges["raid"])[1][-1] == (1, "event", "lasting-raid")


# -- the stack -------------------------------------------------------------------------------------------------


def test_P7_3_the_stack_from_the_bottom(arrr: Tables) -> None:
    """Who, what, on what; the next to happen lies on top, and what passing now would do is told."""
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], hand=["cancel-event"], doubloons=2)
    t.bruno.has(hand=["steal-2", "gain-1"])
    t.row("attack-1")
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays("steal-2", on="Anna")
    t.anna.plays("cancel-event", on="stack 1")
    gauges = seen_by(t.bruno)
    steal, cancel = gauges["stack"]
    assert [(one["number"], one["seat"], one["stage"]) for one in (steal, cancel)] == [
        (1, t.bruno.seat, "waiting"),
        (2, t.anna.seat, "waiting"),
    ]
    assert steal["aim"] == {"sort": "seat", "seat": t.anna.seat}
    assert cancel["aim"] == {"sort": "stack", "number": 1}
    assert cancel["target"] == steal["what"]
    (passing,) = gauges["passing"]
    assert "arrr-does-cancel" in str(passing)
    effects = t.setup.numbers.cards.effects
    assert [int(effects[one["effect"]].kind) for one in (steal, cancel)] == [
        event(t, name) for name in ("steal-2", "cancel-event")
    ]


def test_P7_5_what_was_named_for_it(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], hand=["draw-either-2"])
    t.bruno.has(hand=["gain-1"])
    t.row("attack-1")
    t.crew_deck("gain-item")
    t.event_deck("gain-1")
    t.anna.raids()
    t.anna.plays("draw-either-2")
    (item,) = seen_by(t.bruno)["stack"]
    assert (item["stage"], item["named"], item["aim"], item["target"]) == ("naming", [], None, None)
    t.anna.names("crew", "event")
    (item,) = seen_by(t.bruno)["stack"]
    assert (item["stage"], len(item["named"])) == ("waiting", 1)


@pytest.mark.parametrize(
    ("played", "on", "sort"),
    [
        ("sink-event", "attack-1", "exploration"),
        ("exhaust-crew", "Anna 1", "crew"),
        ("end-lasting", "lasting 1", "lasting"),
        ("steal-2", "Anna", "seat"),
    ],
)
def test_P7_2_what_something_is_aimed_at(arrr: Tables, played: str, on: str, sort: str) -> None:
    t = arrr.table("Anna Bruno")
    t.anna.has(equipped=["attack-2-gang"], hand=["gain-1"], doubloons=1)
    t.bruno.has(hand=[played])
    t.row("plain-1", "attack-1")
    t.lasting("lasting-raid", by="Bruno")
    t.anna.raids()
    t.anna.passes()
    t.bruno.plays(played, on=on)
    (item,) = seen_by(t.anna)["stack"]
    aims = {
        "exploration": {"sort": "exploration", "kind": exploration(t, "attack-1")},
        "crew": {"sort": "crew", "seat": t.anna.seat, "spot": 0},
        "lasting": {"sort": "lasting", "spot": 0},
        "seat": {"sort": "seat", "seat": t.anna.seat},
    }
    assert item["aim"] == aims[sort]
    assert item["target"] is not None
