"""What a client is told of standing orders: with it alone it can silence and arm every card that can be played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from settemari.core.options import Options
from settemari.games.arrr import codes as c
from settemari.games.arrr import relevance
from settemari.games.arrr.constants_told import EffectTold, Way, constants_of
from settemari.games.arrr.gauges import gauges_of
from settemari.games.arrr.gauges_shapes import OrderCard
from settemari.games.arrr.orders import Orders, answer
from settemari.games.arrr.relevance import card_of, stacked
from settemari.games.arrr.standing import read
from settemari.games.arrr.vocabulary import ACTIONS, MOMENTS
from tests.arrr.table import Player, Table, Tables
from tests.arrr.voyages import MODES, Position, voyage
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

MOST_SPECIFIC = ("answer", "declared", "before-roll", "rolled", "free")  # of the moments that it is at once


def own(player: Player) -> dict[str, OrderCard]:
    """The own cards that orders can be about, by their ids."""
    cards = player.table.setup.numbers.cards
    ids = {"crew": cards.crew_ids, "event": cards.event_ids, "captain": cards.captain_ids}
    told = gauges_of(player.table.setup, player.view)["orderable"]
    return {ids[one["pack"]][one["kind"]]: one for one in told}


def effect_of(t: Table, card: OrderCard) -> EffectTold:
    return constants_of(t.setup)["effects"][card["effect"]]


def ways(t: Table, card: OrderCard) -> list[str]:
    """In short; a star says that the target may be left out."""
    told = effect_of(t, card)["ways"]
    return [f"{way['turn']} {way['action'] or '-'} {way['moment']}{'*' * way['itself']}" for way in told]


def test_cards_of_the_hand_and_abilities(arrr: Tables) -> None:
    """Each kind once; exhausted ones too, since orders stand for longer; gangs do nothing."""
    t = arrr.table("Anna Bruno")
    t.anna.has(
        hand=["gain-1", "gain-1", "steal-2", "attack-1-gang"],
        equipped=["attack-2-gang", "gain-item"],
        exhausted=["gain-item"],
        captain="captain-gain",
    )
    found = own(t.anna)
    assert set(found) == {"gain-1", "steal-2", "gain-item", "captain-gain"}
    for name, verb in (("gain-1", "play"), ("gain-item", "use"), ("captain-gain", "command")):
        assert found[name]["order"] == card_of(t.game.parse(t.setup, c.SAIL_DECLARED, f"{verb} {name}"))
    assert own(t.bruno) == {}
    assert gauges_of(t.setup, t.state.view(-1))["orderable"] == []


def test_what_they_could_be_aimed_at(arrr: Tables) -> None:
    t = arrr.table("Anna Bruno Carla")
    t.anna.has(
        hand=["steal-2", "sink-event", "exhaust-crew", "end-lasting", "cancel-event"],
        equipped=["attack-1-gang", "own-discard-item"],
    )
    t.bruno.has(equipped=["attack-1-gang"])
    t.row("plain-1", "attack-1")
    t.lasting("lasting-raid", by="Bruno")
    found = {name: [one["aim"] for one in card["targets"]] for name, card in own(t.anna).items()}
    row = [list(t.setup.numbers.cards.exploration_ids).index(name) for name in ("plain-1", "attack-1")]
    assert found["steal-2"] == [{"sort": "seat", "seat": seat} for seat in range(3)]
    assert found["sink-event"] == [{"sort": "exploration", "kind": kind} for kind in row]
    crews = sorted([(t.anna.seat, 0), (t.anna.seat, 1), (t.bruno.seat, 0)])
    assert found["exhaust-crew"] == [{"sort": "crew", "seat": seat, "spot": spot} for seat, spot in crews]
    assert found["end-lasting"] == [{"sort": "lasting", "spot": 0}]
    assert found["cancel-event"] == []


def test_ways_to_arm_a_card(arrr: Tables) -> None:
    """When it can be played at all, and whether it finds its target by itself."""
    t = arrr.table("Anna Bruno")
    t.anna.has(
        hand=["toll-2", "harder-2", "free-gain", "cancel-event", "raid-gain", "exhaust-crew"], equipped=["dice-item"]
    )
    found = own(t.anna)
    assert ways(t, found["raid-gain"]) == [
        "mine raid declared*",
        "rival raid declared*",
        "mine raid answer*",
        "rival raid answer*",
    ]
    assert "rival sail rolled*" in ways(t, found["harder-2"])
    assert not any("challenge" in way or "raid" in way for way in ways(t, found["harder-2"]))
    assert ways(t, found["free-gain"]) == ["mine - free*", "mine - answer*", "rival - answer*"]
    assert {way.split()[2] for way in ways(t, found["cancel-event"])} == {"answer*"}
    assert effect_of(t, found["cancel-event"])["answers"] == ["event"]
    assert not any(way.endswith("*") for way in ways(t, found["exhaust-crew"]))
    # P6.3: an ability on one's own turn, or when one is challenged.
    assert {way.split()[1] for way in ways(t, found["dice-item"]) if way.startswith("rival")} == {"challenge"}


@pytest.mark.parametrize("mode", MODES)
def test_effects_go_by_their_places(mode: str) -> None:
    """And the simpler modes have no ways for what they do not have."""
    (position, *_) = voyage(mode, 3, 1)
    told = constants_of(position.setup)["effects"]
    assert [one["effect"] for one in told] == list(range(len(told)))
    actions = {way["action"] for one in told for way in one["ways"]}
    assert actions == {"", "sail", "raid"} | ({"challenge"} if mode == "full" else set())
    assert all(one["ways"] == [] for one in told if one["sort"] in ("penalty", "reward"))
    assert any(one["ways"] for one in told if one["sort"] == "event") == (mode != "gallows")
    assert any(one["ways"] for one in told if one["card"]["pack"] == "captain") == (mode == "full")


# -- in whole games --------------------------------------------------------------------------------------------


def asked(mode: str, odd: bool) -> Iterator[tuple[Position, int, list[int]]]:
    """Who is asked where orders speak, and what they could play."""
    for seed in range(pick(1, 10)):
        for position in voyage(mode, 3, seed, odd):
            state = position.state
            if position.answers and (state.is_moment(state.step()) or state.step() == c.AFTER):
                for seat in position.answers:
                    yield position, seat, plays_of(position, seat)


def plays_of(position: Position, seat: int) -> list[int]:
    options = Options()
    position.state.legal(seat, options)
    return [code for code in options.listed() if code != c.PASS]


def fitting(position: Position, seat: int, told: list[Way]) -> list[Way]:
    """The ways that are those of this moment."""
    situation = int(position.state.situation(seat))
    moment = next(word for word in MOST_SPECIFIC if situation & MOMENTS[word])
    action = next((word for word, bit in ACTIONS.items() if situation & bit), "")
    turn = "mine" if position.state.on_turn() == seat else "rival"
    return [way for way in told if (way["moment"], way["action"], way["turn"]) == (moment, action, turn)]


def armed(position: Position, card: OrderCard, way: Way, target: int | None) -> Orders:
    """As a client sends them."""
    items = stacked(position.state)
    who = items[-1][0] if items else int(position.state.on_turn())
    when = {"moment": way["moment"], "action": way["action"], "seat": who}
    return read({"armed": [{"card": card["order"], "when": when, "target": target}]})


GAMES = pytest.mark.parametrize(
    ("mode", "odd"), [("gallows", False), ("boarding", False), ("full", False), ("full", True)]
)


@GAMES
def test_whatever_can_be_played_could_have_been_armed(mode: str, odd: bool) -> None:
    """For the trigger that happens now, on the target that it would have; and where no way is told, nothing can."""
    fired = 0
    for position, seat, plays in asked(mode, odd):
        setup, view = position.setup, position.state.view(seat)
        told = {card["order"]: card for card in gauges_of(setup, view)["orderable"]}
        assert {card_of(code) for code in plays} <= set(told)
        effects = effects_of(position)
        for code in plays[:: pick(3, 1)]:
            card = told[card_of(code)]
            if effects[card["effect"]]["answers"] and c.target_of(code) != len(stacked(position.state)) - 1:
                continue  # a trigger speaks of what lies on top
            ways = fitting(position, seat, effects[card["effect"]]["ways"])
            assert len(ways) == 1, f"{code} can be played"
            target = int(c.target_of(code)) if card["targets"] else None
            assert target is None or target in [one["target"] for one in card["targets"]]
            said = answer(setup, armed(position, card, ways[0], target), view)
            assert said is not None
            assert said == code if target is not None else card_of(said) == card["order"]
            fired += 1
    assert fired > 0


@GAMES
def test_what_finds_its_target_by_itself_does(mode: str, odd: bool) -> None:
    fired = 0
    for position, seat, plays in asked(mode, odd):
        setup, view = position.setup, position.state.view(seat)
        effects, top = effects_of(position), len(stacked(position.state)) - 1
        playable = {
            card_of(code)
            for code in plays
            if relevance.effect_of(position.state, code).target < c.STACKED or c.target_of(code) == top
        }
        gone = 0 < position.state.action() < c.RAID_DECLARED and position.state.action_a() == c.GONE
        for card in gauges_of(setup, view)["orderable"]:
            for way in fitting(position, seat, effects[card["effect"]]["ways"]):
                if card["order"] in playable and not gone:
                    said = answer(setup, armed(position, card, way, None), view)
                    plays_it = said is not None and said != c.PASS and card_of(said) == card["order"]
                    assert plays_it == way["itself"], effects[card["effect"]]
                    fired += plays_it
    assert fired > 0


@GAMES
def test_with_all_bells_off_nobody_is_prompted(mode: str, odd: bool) -> None:
    silenced = 0
    for position, seat, plays in asked(mode, odd):
        view = position.state.view(seat)
        bells = [card["order"] for card in gauges_of(position.setup, view)["orderable"]]
        if answer(position.setup, Orders(), view) is None:
            silenced += 1
        assert answer(position.setup, read({"bells_off": bells}), view) == c.PASS
        assert plays or position.answers
    assert silenced > 0


def effects_of(position: Position) -> list[EffectTold]:
    """Worked out once for a game."""
    if id(position.setup) not in _effects:
        _effects.clear()
        _effects[id(position.setup)] = (position, constants_of(position.setup)["effects"])
    return _effects[id(position.setup)][1]


_effects: dict[int, tuple[Position, list[EffectTold]]] = {}
