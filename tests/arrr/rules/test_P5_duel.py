"""P5.5 and P5.6: who counts as the player on turn, and the rolls of a challenge."""

from __future__ import annotations

import pytest

from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too


def duel(arrr: Tables, anna: dict[str, object] | None = None, bruno: dict[str, object] | None = None) -> Table:
    """Anna may challenge Bruno; Carla looks on."""
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(**({"equipped": ["attack-1-gang"], "doubloons": 2} | (anna or {})))
    t.bruno.has(**({"equipped": ["attack-1-gang"], "doubloons": 2} | (bruno or {})))
    t.row("plain-1")
    t.seas("plain-2")
    return t


def accepted(t: Table, prize: int = 1, moments: int = 0) -> None:
    """Anna challenges Bruno in attack for one doubloon; he accepts and names a prize."""
    t.anna.challenges("Bruno", "attack", 1)
    t.everyone_passes(moments)
    t.bruno.accepts()
    t.bruno.names_prize(prize)


def passed_on(t: Table, **changes: object) -> None:
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-2", seas=-1, **changes)


def test_P5_5_until_the_acceptance_the_opponent_is_no_target(arrr: Tables) -> None:
    t = duel(arrr)
    t.carla.has(hand=["steal-2"])
    t.anna.challenges("Bruno", "attack", 1)
    t.carla.is_offered({"pass", "play steal-2 on Anna"})
    t.carla.is_refused("play steal-2 on Bruno", rule="P7.2", key="no-such-target")


def test_P5_5_and_may_answer_with_events_but_not_with_abilities(arrr: Tables) -> None:
    t = duel(arrr, bruno={"equipped": ["attack-1-gang", "gain-item"], "captain": "captain-gain", "hand": ["gain-1"]})
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.is_offered({"pass", "play gain-1"})
    t.bruno.is_refused("use gain-item", rule="P6.3", key="not-on-turn")
    t.bruno.is_refused("command captain-gain", rule="P6.3", key="not-on-turn")


def test_P5_5_who_has_only_abilities_is_not_even_asked_before_it(arrr: Tables) -> None:
    t = duel(arrr, bruno={"equipped": ["attack-1-gang", "gain-item"], "captain": "captain-gain"})
    t.anna.challenges("Bruno", "attack", 1)
    t.is_now(asks="respond Bruno", stack=["challenge Bruno in attack for 1"])


def test_P5_5_during_the_challenge_both_can_be_targets(arrr: Tables) -> None:
    t = duel(arrr, bruno={"doubloons": 3})
    t.carla.has(hand=["steal-2"])
    accepted(t, moments=1)
    t.carla.is_offered({"pass", "play steal-2 on Anna", "play steal-2 on Bruno"})
    t.carla.is_refused("play steal-2 on Carla", rule="P7.2", key="no-such-target")
    t.dice("courage courage")
    t.carla.plays("steal-2", on="Bruno")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        event_discard="+steal-2",
        anna={"doubloons": 1, "staked": 1, "dice": "courage"},
        bruno={"doubloons": 0, "staked": 1, "dice": "courage"},
        carla={"hand": [], "doubloons": 2},
    )


def test_P5_5_an_event_hits_the_one_of_the_two_that_is_named(arrr: Tables) -> None:
    t = duel(arrr)
    t.carla.has(hand=["two-more-dice", "two-fewer-dice"])
    accepted(t, moments=1)
    t.carla.plays("two-more-dice", on="Bruno")
    t.carla.passes()
    t.dice("jolly jolly courage")
    t.carla.plays("two-fewer-dice", on="Anna")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        event_discard="+two-more-dice +two-fewer-dice",
        anna={"doubloons": 1, "staked": 1, "extra": -2},
        bruno={"doubloons": 1, "staked": 1, "extra": 2, "dice": "courage jolly jolly"},
        carla={"hand": []},
    )


def test_P5_5_both_may_use_abilities_of_crew_and_captain(arrr: Tables) -> None:
    t = duel(
        arrr,
        anna={"equipped": ["attack-1-gang", "dice-item"]},
        bruno={"equipped": ["attack-1-gang", "gain-item"], "captain": "captain-dice"},
    )
    t.carla.has(equipped=["gain-item"], captain="captain-gain")
    accepted(t)
    t.is_now(
        asks="stakes-set Anna Bruno",
        stack=["challenge Bruno in attack for 1 against 1"],
        anna={"doubloons": 1, "staked": 1},
        bruno={"doubloons": 1, "staked": 1},
    )
    t.anna.is_offered({"pass", "use dice-item"})
    t.bruno.is_offered({"pass", "use gain-item", "command captain-dice"})
    t.anna.passes()
    t.bruno.commands("captain-dice")
    t.everyone_passes()
    t.is_now(bruno={"exhausted": ["captain-dice"], "extra": 1})
    t.dice("attack cunning cunning")
    t.everyone_passes()
    t.is_now(asks="contest Anna", trait="attack", anna={"dice": "attack"}, bruno={"dice": "cunning cunning"})
    t.anna.stops()
    t.bruno.is_offered({"stop", "cheat", "use gain-item"})


def test_P5_5_seat_order_stays_that_of_the_challengers_turn(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.turn("Bruno")
    t.anna.has(equipped=["attack-1-gang"], doubloons=2, hand=["gain-1"])
    t.bruno.has(equipped=["attack-1-gang"], doubloons=2)
    t.carla.has(hand=["gain-1"])
    t.bruno.challenges("Anna", "attack", 1)
    t.everyone_passes()
    t.anna.accepts()
    t.anna.names_prize(1)
    t.anna.plays("gain-1")
    t.is_now(
        asks="stakes-set Anna Carla",
        stack=["challenge Anna in attack for 1 against 1"],
        anna={"doubloons": 1, "staked": 1},
        bruno={"doubloons": 1, "staked": 1},
    )
    t.carla.passes()  # Carla comes before Anna, from Bruno on
    t.is_now(asks="stack Carla", stack=["challenge Anna in attack for 1 against 1", "Anna: gain-1"], anna={"hand": []})


def test_P5_5_so_does_readying(arrr: Tables) -> None:
    """Bruno's exhausted cards stay so until his own turn."""
    t = duel(arrr, bruno={"equipped": ["attack-1-gang", "gain-item"]})
    accepted(t)
    t.dice("attack cunning")
    t.bruno.uses("gain-item")
    t.anna.stops()
    t.bruno.is_offered({"stop", "cheat"})
    t.bruno.is_refused("use gain-item", rule="P6.2", key="is-exhausted")
    t.bruno.stops()
    passed_on(t, supply="-1", anna={"doubloons": 3})  # readied with Bruno's turn


def test_P5_6_both_throw_at_the_same_time_challenger_and_opponent_in_turn_go_on(arrr: Tables) -> None:
    t = duel(arrr, anna={"doubloons": 3}, bruno={"equipped": ["attack-2-gang"], "doubloons": 3})
    t.dice("attack courage courage")
    accepted(t)
    stack = ["challenge Bruno in attack for 1 against 1"]
    t.is_now(
        asks="contest Anna",
        stack=stack,
        trait="attack",
        anna={"doubloons": 2, "staked": 1, "dice": "attack"},
        bruno={"doubloons": 2, "staked": 1, "dice": "courage courage"},
    )
    t.anna.stops()
    t.is_now(asks="contest Bruno")
    t.dice("jolly jolly")
    t.bruno.cheats()
    t.is_now(asks="contest Anna", supply="+1", bruno={"doubloons": 1, "dice": "courage courage jolly jolly"})
    t.dice("cunning jolly")
    t.anna.cheats()
    t.is_now(asks="contest Bruno", supply="+1", anna={"doubloons": 1, "dice": "attack cunning jolly"})
    t.bruno.stops()
    t.is_now(asks="contest Anna")
    t.anna.stops()
    passed_on(
        t,
        stack=[],
        trait=None,
        anna={"doubloons": 2, "staked": 0, "dice": ""},
        bruno={"doubloons": 2, "staked": 0, "dice": ""},
    )


def test_P5_6_they_may_play_as_well_and_then_the_other_is_asked(arrr: Tables) -> None:
    t = duel(arrr, anna={"hand": ["two-own-dice"]})
    t.anna.challenges("Bruno", "attack", 1)
    t.anna.passes()
    t.bruno.accepts()
    t.bruno.names_prize(1)
    t.dice("attack jolly")
    t.anna.passes()
    t.dice("courage courage")
    t.anna.plays("two-own-dice")
    t.is_now(
        asks="contest Bruno",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        event_discard="+two-own-dice",
        anna={"doubloons": 1, "staked": 1, "hand": [], "dice": "attack courage courage"},
        bruno={"doubloons": 1, "staked": 1, "dice": "jolly"},
    )
    t.bruno.stops()
    t.is_now(asks="contest Anna")  # both have to stop in succession


def test_P5_6_who_can_only_stop_is_not_asked(arrr: Tables) -> None:
    t = duel(arrr, anna={"doubloons": 1}, bruno={"doubloons": 2})
    t.dice("attack courage")
    accepted(t)
    t.is_now(
        asks="contest Bruno",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        anna={"doubloons": 0, "staked": 1, "dice": "attack"},
        bruno={"doubloons": 1, "staked": 1, "dice": "courage"},
    )
    t.dice("jolly courage")
    t.bruno.cheats()  # neither of them has a doubloon left
    passed_on(
        t,
        stack=[],
        trait=None,
        supply="+1",
        anna={"doubloons": 1, "staked": 0, "dice": ""},
        bruno={"doubloons": 1, "staked": 0, "dice": ""},
    )


def test_P5_6_when_both_have_stopped_everybody_is_asked(arrr: Tables) -> None:
    t = duel(arrr)
    t.carla.has(hand=["two-more-dice", "gain-1"])
    accepted(t, moments=1)
    t.dice("attack courage")
    t.everyone_passes()
    t.anna.stops()
    t.bruno.stops()
    stack = ["challenge Bruno in attack for 1 against 1"]
    t.is_now(
        asks="contest-ends Carla",
        stack=stack,
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": "attack"},
        bruno={"doubloons": 1, "staked": 1, "dice": "courage"},
    )
    t.carla.plays("two-more-dice", on="Bruno")
    t.dice("jolly jolly")
    t.carla.passes()
    t.is_now(  # as something was played, they go on, the challenger first
        asks="contest Anna",
        event_discard="+two-more-dice",
        bruno={"dice": "courage jolly jolly"},
        carla={"hand": ["gain-1"]},
    )
    t.anna.stops()
    t.bruno.stops()
    t.carla.passes()
    passed_on(
        t,
        stack=[],
        trait=None,
        anna={"doubloons": 1, "staked": 0, "dice": ""},
        bruno={"doubloons": 3, "staked": 0, "dice": ""},
    )


def test_P5_6_the_winner_gets_the_losers_stake_and_the_own_back(arrr: Tables) -> None:
    t = duel(arrr, anna={"chest": ["idol-1"], "doubloons": 0}, bruno={"doubloons": 2})
    t.dice("attack courage")
    t.anna.challenges("Bruno", "attack", 2)
    t.bruno.accepts()
    t.bruno.names_prize("idol-1")
    passed_on(t, anna={"doubloons": 2}, bruno={"doubloons": 0})


def test_P5_6_the_opponent_may_win_a_collection_card(arrr: Tables) -> None:
    t = duel(arrr, anna={"chest": ["idol-1"], "doubloons": 0}, bruno={"doubloons": 2})
    t.dice("courage attack")
    t.anna.challenges("Bruno", "attack", 2)
    t.bruno.accepts()
    t.bruno.names_prize("idol-1")
    passed_on(t, anna={"chest": []}, bruno={"chest": ["idol-1"]})


def test_P5_6_a_tie_gives_everybody_the_own_stake_back(arrr: Tables) -> None:
    t = duel(arrr, anna={"chest": ["idol-1"], "doubloons": 0}, bruno={"doubloons": 2})
    t.dice("attack jolly")
    t.anna.challenges("Bruno", "attack", 2)
    t.bruno.accepts()
    t.bruno.names_prize("idol-1")
    passed_on(t)
