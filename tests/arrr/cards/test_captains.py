"""The captains of the shipped deck: what they change always, and what they do when they are used."""

from __future__ import annotations

import pytest

from settemari.games.arrr.score import points_of
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from tests.arrr.cards.printed import (
    CAPTAINS,
    ability_of,
    always,
    amount_of,
    damage_of,
    dice_of,
    faces,
    sea_with,
)
from tests.arrr.cards.scenes import (
    GANGS,
    accepted,
    duel,
    has_thrown,
    is_refused_before_the_throw,
    is_refused_when_not_on_turn,
)
from tests.arrr.table import Table, Tables

pytestmark = pytest.mark.compiled_too

USED = [captain.id for captain in CAPTAINS.values() if captain.ability]
CANCELLING = ["polly-wants-a-veto", "cat-o-nine-naps"]  # of Bruno's, who has the bucket as well


@pytest.mark.parametrize("captain", [captain for captain in USED if not ability_of(captain).anytime])
def test_only_on_ones_own_turn(arrr: Tables, captain: str) -> None:
    is_refused_when_not_on_turn(arrr, captain, captain=True)


@pytest.mark.parametrize("captain", sorted(CAPTAINS.keys() - USED))
def test_who_changes_something_always_cannot_be_used(arrr: Tables, captain: str) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(captain=captain)
    t.anna.is_offered({"raid"})
    t.anna.is_refused(f"command {captain}", rule="P6.2", key="no-ability")


def sailing_under(arrr: Tables, captain: str, trait: str, **things: object) -> Table:
    """Anna has a captain, a gang and a doubloon; one exploration is there."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(**({"captain": captain, "equipped": [GANGS[trait]], "doubloons": 1} | things))
    t.row(sea_with(trait))
    return t


def bruno_would_cancel(t: Table) -> None:
    t.bruno.has(equipped=["bucket-of-cold-water"], hand=CANCELLING)


def bruno_cannot_cancel(t: Table) -> None:
    """P6.6: he may answer a captain's ability, but nothing that cancels can name it."""
    t.bruno.is_asked("stack")
    t.bruno.is_offered({"pass"})
    t.bruno.is_refused("use bucket-of-cold-water on stack.1", rule="P7.2", key="no-target-there")
    for event in CANCELLING:
        t.bruno.is_refused(f"play {event} on stack.1", rule="P7.2", key="no-target-there")
    t.bruno.passes()


# -- always ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trait", TRAIT_WORDS)
def test_captain_whale_done_adds_dice_in_two_traits(arrr: Tables, trait: str) -> None:
    t = sailing_under(arrr, "captain-whale-done", trait)
    more = always("captain-whale-done", "dice", trait) if trait in ("navigation", "courage") else 0
    dice = faces(jolly=dice_of(trait, GANGS[trait]) + more)
    t.dice(dice)
    t.anna.sails(sea_with(trait))
    has_thrown(t, trait, dice)


def test_captain_whale_done_adds_them_in_challenges_too(arrr: Tables) -> None:
    """Anna has the captain; both have as many dice of their own as their crew shows."""
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(captain="captain-whale-done", equipped=["gulls-and-buoys"], doubloons=2)
    t.bruno.has(equipped=["black-tie-buccaneers"], doubloons=2)
    t.row("ghost-ship")
    mine = faces(jolly=dice_of("navigation", "gulls-and-buoys") + always("captain-whale-done", "dice", "navigation"))
    other = faces(attack=dice_of("navigation", "black-tie-buccaneers"))
    t.dice(f"{mine} {other}")
    accepted(t, "navigation")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in navigation for 1 against 1"],
        trait="navigation",
        anna={"doubloons": 1, "staked": 1, "dice": mine},
        bruno={"doubloons": 1, "staked": 1, "dice": other},
    )


def test_card_shark_charlotte_throws_more_dice_for_a_doubloon(arrr: Tables) -> None:
    t = sailing_under(arrr, "card-shark-charlotte", "courage", doubloons=2)
    thrown = dice_of("courage", GANGS["courage"])
    t.dice(faces(attack=thrown))
    t.anna.sails(sea_with("courage"))
    has_thrown(t, "courage", faces(attack=thrown))
    bought = 2 + always("card-shark-charlotte", "cheat")
    t.dice(faces(jolly=bought))
    t.anna.cheats()
    t.is_now(supply="+1", anna={"doubloons": 1, "dice": faces(attack=thrown, jolly=bought)})


def test_card_shark_charlotte_does_not_serve_the_opponent(arrr: Tables) -> None:
    t = duel(arrr, "attack", {"captain": "card-shark-charlotte"}, {})
    mine = faces(courage=dice_of("attack", "pinch-hitters"))
    other = dice_of("attack", "fencing-school")
    t.dice(f"{mine} {faces(courage=other)}")
    accepted(t, "attack")
    t.anna.stops()
    t.dice(faces(jolly=2))
    t.bruno.cheats()
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        supply="+1",
        anna={"doubloons": 1, "staked": 1, "dice": mine},
        bruno={"doubloons": 0, "staked": 1, "dice": faces(courage=other, jolly=2)},
    )


KRAKENS = ["net-worth", "net-worth", "clean-sweep", "right-hook", "snorecordion", "reinvented-wheel", "immoral-compass"]


def test_grab_bag_kraken_has_room_for_more_crew(arrr: Tables) -> None:
    room = 4 + always("grab-bag-kraken", "equip")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.turn("Anna", "equip")
    t.anna.has(captain="grab-bag-kraken", hand=KRAKENS)
    t.row("ghost-ship")
    for card in KRAKENS[:room]:
        t.anna.answers(f"equip {card}")
    t.is_now(anna={"hand": KRAKENS[room:], "equipped": KRAKENS[:room]})
    t.anna.is_offered({"done"})
    t.anna.is_refused(f"equip {KRAKENS[room]}", rule="P2.2.1", key="area-full")


def test_grab_bag_kraken_suffers_more_damage(arrr: Tables) -> None:
    room = 4 + always("grab-bag-kraken", "equip")
    damage = damage_of("leviathans-breakfast") + always("grab-bag-kraken", "damage")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(captain="grab-bag-kraken", equipped=KRAKENS[:room], hand=["spring-tide-cleaning"])
    t.row("leviathans-breakfast")
    t.seas("oyster-poker")
    defeated_by_the_leviathan(t, KRAKENS[:room])
    for spot in range(damage if damage < room else 0):  # with no card left over there is nothing to choose
        t.anna.is_asked("lose-crew")
        t.anna.loses(room - spot)
    left = max(0, room - damage)
    t.is_now(asks="after Anna", crew_discard=KRAKENS[left:room], anna={"equipped": KRAKENS[:left]})


def defeated_by_the_leviathan(t: Table, crew: list[str]) -> None:
    """Anna throws and stops, and everybody lets the penalty happen."""
    t.anna.sails("leviathans-breakfast")
    t.dice(faces(attack=dice_of("courage", *crew)))
    for question in ("sail-declared", "rolling", "stack"):
        t.anna.is_asked(question)
        t.anna.answers("stop" if question == "rolling" else "pass")


@pytest.mark.parametrize("captain", [None, "dame-pearl-clutcher"])
def test_dame_pearl_clutcher_makes_collections_worth_more(arrr: Tables, captain: str | None) -> None:
    """Two pearls and a bell: 4 + 1 points, and more for each card. Without her Anna would lose."""
    more = 3 * always("dame-pearl-clutcher", "collection")
    t = arrr.table("Anna Bruno", deck="shipped")
    t.turn("Anna", "explore")
    t.anna.has(captain=captain, chest=["oyster-poker", "dragons-bathtub", "buoy-constrictor"])
    t.bruno.has(doubloons=5 + more - 1)
    t.row("ghost-ship")
    t.seas(only=True)
    t.is_now(asks=None, turn=None, ended="points", won=["Anna" if captain else "Bruno"])
    points = [int(points_of(t.state, t.setup.numbers, seat)) for seat in range(2)]
    assert points == [5 + (more if captain else 0), 5 + more - 1]


def test_puffed_up_percival_throws_more_dice_in_challenges(arrr: Tables) -> None:
    t = duel(arrr, "attack", {"captain": "puffed-up-percival"}, {})
    mine = faces(jolly=dice_of("attack", "pinch-hitters") + always("puffed-up-percival", "challenge-dice"))
    other = faces(courage=dice_of("attack", "fencing-school"))
    t.dice(f"{mine} {other}")
    accepted(t, "attack")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": mine},
        bruno={"doubloons": 1, "staked": 1, "dice": other},
    )


def test_puffed_up_percival_does_so_when_challenged_too(arrr: Tables) -> None:
    t = duel(arrr, "attack", {}, {"captain": "puffed-up-percival"})
    mine = faces(courage=dice_of("attack", "pinch-hitters"))
    other = faces(jolly=dice_of("attack", "fencing-school") + always("puffed-up-percival", "challenge-dice"))
    t.dice(f"{mine} {other}")
    accepted(t, "attack")
    t.is_now(
        asks="contest Anna",
        stack=["challenge Bruno in attack for 1 against 1"],
        trait="attack",
        anna={"doubloons": 1, "staked": 1, "dice": mine},
        bruno={"doubloons": 1, "staked": 1, "dice": other},
    )


def test_puffed_up_percival_throws_no_more_at_sea(arrr: Tables) -> None:
    t = sailing_under(arrr, "puffed-up-percival", "attack")
    dice = faces(jolly=dice_of("attack", GANGS["attack"]))
    t.dice(dice)
    t.anna.sails(sea_with("attack"))
    has_thrown(t, "attack", dice)


def test_puffed_up_percival_gets_more_for_a_refusal(arrr: Tables) -> None:
    t = duel(arrr, "attack", {"captain": "puffed-up-percival"}, {})
    t.anna.challenges("Bruno", "attack", 1)
    t.bruno.refuses()
    t.is_now(asks="plunder Anna", stack=["challenge Bruno in attack for 1"])
    t.anna.takes(doubloon=True)
    coins = 1 + always("puffed-up-percival", "refusal")
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+oyster-poker",
        seas=-1,
        supply=36 - coins,
        anna={"doubloons": 2 + coins},
    )


# -- used --------------------------------------------------------------------------------------------------------


def test_nine_lives_nell_throws_failed_dice_again_at_sea(arrr: Tables) -> None:
    crew = [GANGS["courage"], "courage-on-tap", "anchor-management"]
    thrown, again = dice_of("courage", *crew), amount_of("nine-lives-nell")
    assert thrown > again
    t = sailing_under(arrr, "nine-lives-nell", "courage", equipped=crew)
    bruno_would_cancel(t)
    t.anna.is_refused("command nine-lives-nell", rule="P7.8", key="not-now")
    t.anna.sails(sea_with("courage"))
    t.dice(faces(attack=thrown))
    t.everyone_passes()
    has_thrown(t, "courage", faces(attack=thrown))
    t.anna.commands("nine-lives-nell")
    t.anna.passes()
    t.dice(faces(jolly=again))
    bruno_cannot_cancel(t)
    t.is_now(anna={"exhausted": ["nine-lives-nell"], "dice": faces(attack=thrown - again, jolly=again)})
    t.anna.is_refused("command nine-lives-nell", rule="P6.2", key="is-exhausted")


def test_nine_lives_nell_needs_dice_on_the_table(arrr: Tables) -> None:
    is_refused_before_the_throw(arrr, "nine-lives-nell", captain=True)


def test_nine_lives_nell_stays_out_of_challenges(arrr: Tables) -> None:
    t = duel(arrr, "attack", {"captain": "nine-lives-nell"}, {})
    t.dice(faces(courage=dice_of("attack", "pinch-hitters", "fencing-school")))
    accepted(t, "attack")
    t.anna.is_offered({"stop", "cheat"})
    t.anna.is_refused("command nine-lives-nell", rule="P7.8", key="not-now")


def test_mag_the_pie_rate_steals_when_raiding(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla", deck="shipped")
    t.anna.has(captain="mag-the-pie-rate")
    bruno_would_cancel(t)
    t.carla.has(doubloons=9)
    t.row("ghost-ship")
    t.seas("oyster-poker")
    t.anna.is_refused("command mag-the-pie-rate on Carla", rule="P7.8", key="not-now")
    t.anna.raids()
    t.anna.is_offered({"pass", "command mag-the-pie-rate on Bruno", "command mag-the-pie-rate on Carla"})
    t.anna.is_refused("command mag-the-pie-rate on Anna", rule="P7.2", key="no-such-target")
    t.anna.commands("mag-the-pie-rate", on="Carla")
    bruno_cannot_cancel(t)
    stolen = amount_of("mag-the-pie-rate")
    t.is_now(
        asks="raid-declared Bruno",
        stack=["raid"],
        anna={"doubloons": stolen, "exhausted": ["mag-the-pie-rate"]},
        carla={"doubloons": 9 - stolen},
    )
    t.bruno.passes()
    t.is_now(
        asks="recruit Bruno",
        turn="Bruno",
        stack=[],
        row="+oyster-poker",
        seas=-1,
        supply="-2",
        anna={"doubloons": 2 + stolen},
    )


def test_mag_the_pie_rate_does_not_steal_at_sea(arrr: Tables) -> None:
    t = sailing_under(arrr, "mag-the-pie-rate", "courage")
    t.bruno.has(doubloons=2)
    t.dice(faces(attack=dice_of("courage", GANGS["courage"])))
    t.anna.sails(sea_with("courage"))
    t.anna.is_refused("command mag-the-pie-rate on Bruno", rule="P7.8", key="not-now")


def test_captain_rise_and_crow_readies_a_card(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(
        captain="captain-rise-and-crow", equipped=["net-worth", "right-hook"], exhausted=["net-worth", "right-hook"]
    )
    bruno_would_cancel(t)
    t.row("ghost-ship")
    t.crew_deck("otter-half", "clean-sweep", "huffing-puffin", "courage-on-tap")
    t.anna.is_refused("command captain-rise-and-crow on Bruno.1", rule="P7.2", key="no-such-target")
    t.anna.is_refused("command captain-rise-and-crow on Anna.16", rule="P7.2", key="no-such-target")  # not itself
    t.anna.commands("captain-rise-and-crow", on="Anna 1")
    bruno_cannot_cancel(t)
    t.is_now(asks="declare Anna", anna={"exhausted": ["right-hook", "captain-rise-and-crow"]})
    t.anna.is_refused("command captain-rise-and-crow on Anna.2", rule="P6.2", key="is-exhausted")
    t.anna.uses("net-worth")  # P6.7
    t.bruno.passes()
    drawn = amount_of("net-worth")
    t.is_now(
        crew_deck=-drawn,
        anna={
            "hand": ["otter-half", "clean-sweep", "huffing-puffin", "courage-on-tap"][:drawn],
            "exhausted": ["net-worth", "right-hook", "captain-rise-and-crow"],
        },
    )


def test_hugh_manatee_suffers_less_damage(arrr: Tables) -> None:
    crew = ["net-worth", "net-worth", "right-hook", "snorecordion"]
    damage = damage_of("leviathans-breakfast") + always("hugh-manatee", "damage")
    assert 0 < damage < len(crew)
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(captain="hugh-manatee", equipped=crew)
    t.row("leviathans-breakfast")
    t.seas("oyster-poker")
    defeated_by_the_leviathan(t, crew)
    t.is_now(asks="lose-crew Anna", stack=["sail leviathans-breakfast", "Anna: leviathans-breakfast"])
    for spot in range(damage):
        t.anna.loses(4 - spot)
    t.is_now(asks="after Anna", stack=[], crew_discard=crew[4 - damage :], anna={"equipped": crew[: 4 - damage]})


@pytest.mark.parametrize("deck", ["crew", "event"])
def test_hugh_manatee_draws_from_either_deck(arrr: Tables, deck: str) -> None:
    t = arrr.table("Anna Bruno", deck="shipped")
    t.anna.has(captain="hugh-manatee")
    bruno_would_cancel(t)
    t.row("ghost-ship")
    crew = ["otter-half", "clean-sweep", "huffing-puffin", "courage-on-tap"]
    events = ["shoal", "seasick-note", "sea-esta", "butterfins"]
    t.crew_deck(*crew)
    t.event_deck(*events)
    t.anna.commands("hugh-manatee")
    drawn = amount_of("hugh-manatee")
    t.is_now(asks="naming Anna", stack=["Anna: hugh-manatee"])
    for _card in range(drawn):
        t.anna.is_offered({"draw 1 events 0", "draw 0 events 1"})
        t.anna.draws(deck)
    bruno_cannot_cancel(t)
    changed = {"crew_deck": -drawn} if deck == "crew" else {"event_deck": -drawn}
    hand = crew if deck == "crew" else events
    t.is_now(asks="declare Anna", stack=[], **changed, anna={"hand": hand[:drawn], "exhausted": ["hugh-manatee"]})
    t.anna.is_refused("command hugh-manatee", rule="P6.2", key="is-exhausted")
