"""P5.1 to P5.4: a challenge is declared, refused or accepted, and stakes are set aside."""

from __future__ import annotations

import pytest

from tests.arrr.table import Table, Tables, known

pytestmark = pytest.mark.compiled_too

TRAITS = ("attack", "navigation", "cunning", "courage")


def duel(arrr: Tables, anna: dict[str, object] | None = None, bruno: dict[str, object] | None = None) -> Table:
    """Anna may challenge Bruno; Carla looks on. Their gangs have no abilities, so nobody is asked in between."""
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(**({"equipped": ["attack-1-gang"], "doubloons": 2} | (anna or {})))
    t.bruno.has(**({"equipped": ["attack-1-gang"], "doubloons": 3} | (bruno or {})))
    t.row("plain-1")
    t.seas("plain-2")
    return t


def passed_on(t: Table, **changes: object) -> None:
    """The challenge is over and Bruno recruits."""
    t.is_now(asks="recruit Bruno", turn="Bruno", row="+plain-2", seas=-1, **changes)


def test_P5_1_opponent_trait_and_prize_are_named(arrr: Tables) -> None:
    t = duel(arrr, bruno={"doubloons": 6, "chest": ["idol-1", "map-2", "attack-3"]})
    t.carla.has(equipped=["attack-3-gang"], doubloons=1)
    prizes = {"Bruno": ("1", "2", "3", "4", "idol-1", "map-2"), "Carla": ("1",)}
    t.anna.is_offered(
        {"raid", "sail plain-1"}
        | {
            f"challenge {name} in {trait} for {prize}"
            for name, theirs in prizes.items()
            for trait in TRAITS
            for prize in theirs
        }
    )
    t.anna.is_refused("challenge Bruno in attack for 5", rule="P5.1", key="prize-too-high")
    t.anna.is_refused("challenge Bruno in attack for idol-2", rule="P5.1", key="prize-not-there")
    t.anna.is_refused("challenge Carla in attack for idol-1", rule="P5.1", key="prize-not-there")
    t.anna.is_refused("challenge Anna in attack for 1", rule="P5.1", key="not-yourself")
    t.anna.challenges("Bruno", "cunning", "map-2")
    t.is_now(asks="respond Bruno", stack=["challenge Bruno in cunning for map-2"])


def test_P5_1_no_more_doubloons_than_the_opponent_has(arrr: Tables) -> None:
    t = duel(arrr, bruno={"doubloons": 2})
    t.anna.is_refused("challenge Bruno in attack for 3", rule="P5.1", key="prize-too-high")
    t.anna.challenges("Bruno", "attack", 2)


def test_P5_1_the_challenger_must_own_something(arrr: Tables) -> None:
    t = duel(arrr, anna={"doubloons": 0, "chest": ["attack-3"]})
    t.anna.is_offered({"raid", "sail plain-1"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P5.1", key="nothing-to-stake")


def test_P5_1_a_collection_card_is_enough(arrr: Tables) -> None:
    t = duel(arrr, anna={"doubloons": 0, "chest": ["idol-1"]}, bruno={"doubloons": 0, "chest": ["idol-2"]})
    t.anna.is_offered({"raid", "sail plain-1"} | {f"challenge Bruno in {trait} for idol-2" for trait in TRAITS})


def test_P5_1_so_must_the_opponent(arrr: Tables) -> None:
    t = duel(arrr, bruno={"doubloons": 0, "chest": ["attack-3"]})
    t.anna.is_offered({"raid", "sail plain-1"})
    t.anna.is_refused("challenge Bruno in attack for 1", rule="P5.1", key="opponent-has-nothing")


def test_P5_2_the_opponent_accepts_or_refuses(arrr: Tables) -> None:
    t = duel(arrr)
    t.anna.challenges("Bruno", "attack", 1)
    t.is_now(asks="respond Bruno", stack=["challenge Bruno in attack for 1"])
    t.bruno.is_offered({"accept", "refuse"})
    t.bruno.is_refused("pass", rule="P5.2", key="no-such-answer")
    t.bruno.accepts()
    t.is_now(asks="name-prize Bruno")


def test_P5_3_refused_the_challenger_takes_two_crew_cards_and_a_doubloon(arrr: Tables) -> None:
    t = duel(arrr, bruno={"equipped": ["attack-1-gang", "quiet-officer", "gain-item"], "exhausted": ["gain-item"]})
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.is_now(asks="plunder Anna", stack=["challenge Bruno in attack for 1"])
    crews = ("none", "1", "2", "3", "1,2", "1,3", "2,3")
    t.anna.is_offered({f"take {crew} doubloons {coin}" for crew in crews for coin in ("yes", "no")})
    t.anna.is_refused("take 1,2,3 doubloons no", rule="P5.3", key="too-many-taken")
    t.anna.is_refused("take 4 doubloons no", rule="P5.3", key="not-there")
    t.anna.takes(1, 3, doubloon=True)
    taken = [known("Anna", 1, "attack-1-gang"), known("Anna", 1, "gain-item")]
    passed_on(
        t,
        stack=[],
        supply="-1",
        anna={"hand": ["attack-1-gang", "gain-item"], "doubloons": 3},
        bruno={"equipped": ["-", "quiet-officer"], "exhausted": [], "knows": taken},
        carla={"knows": taken},
        spectator_knows=taken,
    )


def test_P5_3_or_one_or_none(arrr: Tables) -> None:
    t = duel(arrr, bruno={"equipped": ["attack-1-gang", "quiet-officer"]})
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.anna.takes()
    passed_on(t)


def test_P5_3_if_there_is_one_that_one(arrr: Tables) -> None:
    t = duel(arrr)
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.anna.is_offered({f"take {crew} doubloons {coin}" for crew in ("none", "1") for coin in ("yes", "no")})
    t.anna.takes(1)
    taken = [known("Anna", 1, "attack-1-gang")]
    passed_on(
        t,
        anna={"hand": ["attack-1-gang"]},
        bruno={"equipped": [], "knows": taken},
        carla={"knows": taken},
        spectator_knows=taken,
    )


def test_P5_3_no_doubloon_from_an_empty_supply(arrr: Tables) -> None:
    t = duel(arrr, bruno={"doubloons": 38})
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.anna.is_offered({"take none doubloons no", "take 1 doubloons no"})
    t.anna.is_refused("take none doubloons yes", rule="P5.3", key="not-there")


def test_P5_3_nothing_of_this_goes_on_the_stack(arrr: Tables) -> None:
    """Carla could cancel anything, and is not asked."""
    t = duel(arrr)
    t.carla.has(hand=["cancel-anything"])
    t.anna.challenges("Bruno", "attack", 1)
    t.carla.passes()
    t.bruno.refuses()
    t.is_now(asks="plunder Anna", stack=["challenge Bruno in attack for 1"])
    t.anna.takes(doubloon=True)
    passed_on(t, stack=[], supply="-1", anna={"doubloons": 3})


def test_P5_4_accepted_the_opponent_names_a_prize_in_the_same_way(arrr: Tables) -> None:
    t = duel(arrr, anna={"doubloons": 5, "chest": ["idol-1", "attack-3"]})
    t.carla.has(hand=["gain-1"])
    t.anna.challenges("Bruno", "attack", 3)
    t.carla.passes()
    t.bruno.accepts()
    t.bruno.is_offered({"prize 1", "prize 2", "prize 3", "prize 4", "prize idol-1"})
    t.bruno.is_refused("prize 5", rule="P5.1", key="prize-too-high")
    t.bruno.is_refused("prize idol-2", rule="P5.1", key="prize-not-there")
    t.bruno.names_prize("idol-1")
    t.is_now(
        asks="stakes-set Carla",
        stack=["challenge Bruno in attack for 3 against idol-1"],
        anna={"chest": ["attack-3"], "stake": "idol-1"},
        bruno={"doubloons": 0, "staked": 3},
    )


def test_P5_4_doubloons_at_stake_cannot_be_used_to_cheat(arrr: Tables) -> None:
    t = duel(arrr, anna={"doubloons": 2, "hand": ["gain-1"]}, bruno={"doubloons": 3})
    t.anna.challenges("Bruno", "attack", 2)
    t.anna.passes()
    t.bruno.accepts()
    t.bruno.names_prize(2)
    t.dice("courage courage")
    t.anna.passes()
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 2 against 2"],
        trait="attack",
        anna={"doubloons": 0, "staked": 2, "dice": "courage"},
        bruno={"doubloons": 1, "staked": 2, "dice": "courage"},
    )
    t.anna.is_refused("cheat", rule="P4.3", key="no-doubloons")
    t.anna.stops()
    t.bruno.is_offered({"stop", "cheat"})


def test_P5_4_what_is_no_longer_there_is_not_staked(arrr: Tables) -> None:
    t = duel(arrr, anna={"equipped": ["attack-1-gang", "steal-item"]})
    t.carla.has(hand=["gain-1"])
    t.anna.challenges("Bruno", "attack", 3)
    t.anna.uses("steal-item", on="Bruno")
    t.everyone_passes(2)
    t.bruno.accepts()
    t.bruno.names_prize(3)
    t.is_now(
        asks="stakes-set Carla",
        stack=["challenge Bruno in attack for 3 against 3"],
        anna={"doubloons": 0, "staked": 3, "exhausted": ["steal-item"]},
        bruno={"doubloons": 0, "staked": 2},
    )


def test_P5_4_who_has_nothing_left_stakes_nothing_and_the_challenge_goes_on(arrr: Tables) -> None:
    """The opponent has no prize to name then."""
    t = duel(arrr)
    t.carla.has(hand=["lose-2"])
    t.anna.challenges("Bruno", "attack", 3)
    t.carla.plays("lose-2", on="Anna")
    t.is_now(
        asks="respond Bruno",
        stack=["challenge Bruno in attack for 3"],
        supply="+2",
        event_discard="+lose-2",
        anna={"doubloons": 0},
        carla={"hand": []},
    )
    t.dice("attack courage")
    t.bruno.accepts()
    passed_on(t, stack=[], anna={"doubloons": 3}, bruno={"doubloons": 0})


def test_P5_4_nor_does_an_opponent_who_has_nothing_left(arrr: Tables) -> None:
    t = duel(arrr, anna={"equipped": ["attack-1-gang", "steal-item"]}, bruno={"doubloons": 1})
    t.carla.has(hand=["gain-1"])
    t.anna.challenges("Bruno", "attack", 1)
    t.anna.uses("steal-item", on="Bruno")
    t.everyone_passes(2)
    t.bruno.accepts()
    t.bruno.names_prize(2)
    t.is_now(
        asks="stakes-set Carla",
        stack=["challenge Bruno in attack for 1 against 2"],
        anna={"doubloons": 1, "staked": 2, "exhausted": ["steal-item"]},
        bruno={"doubloons": 0},
    )


def test_P5_4_stakes_cannot_be_stolen_or_lost(arrr: Tables) -> None:
    t = duel(arrr)
    t.carla.has(hand=["steal-2", "lose-2", "gain-1"])
    t.anna.challenges("Bruno", "attack", 3)
    t.carla.passes()
    t.bruno.accepts()
    t.bruno.names_prize(2)
    t.carla.plays("steal-2", on="Bruno")
    t.carla.passes()
    t.carla.plays("lose-2", on="Anna")
    t.carla.passes()
    t.is_now(
        asks="stakes-set Carla",
        stack=["challenge Bruno in attack for 3 against 2"],
        event_discard="+steal-2 +lose-2",
        anna={"doubloons": 0, "staked": 2},
        bruno={"doubloons": 0, "staked": 3},
        carla={"hand": ["gain-1"]},
    )
