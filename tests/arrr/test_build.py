"""The numbers that the rules read, made of declared cards."""

from __future__ import annotations

import pytest

from settemari.games.arrr import codes as c
from settemari.games.arrr import fields
from settemari.games.arrr.build import build
from settemari.games.arrr.deck import Deck, Effect
from settemari.games.arrr.deck_file import deck_of_toml, effects_in, read_deck, shipped_deck
from settemari.games.arrr.vocabulary import OPERATIONS
from tests.arrr.decks import SMALL
from tests.arrr.decks.text import DECK, GAIN, captain, crew, event, item, sea

pytestmark = pytest.mark.compiled_too

TRAITS_AND_COINS = c.TRAITS + 1


def built(text: str) -> Deck:
    return build(deck_of_toml(DECK + text, "f"))


def the_effect(text: str) -> Effect:
    (effect,) = built(text).effects
    return effect


def needs(effect: Effect) -> tuple[int, int, int, int]:
    return effect.all_of, effect.any_of, effect.moments, effect.actions


def test_the_small_deck() -> None:
    deck = build(read_deck(SMALL))
    assert (deck.crew, deck.events, deck.explorations, deck.captains) == (3, 3, 4, 2)
    assert list(deck.crew_kinds) == [c.OFFICER, c.ITEM_CARD, c.GANG]
    assert list(deck.crew_traits) == [5, 7, 0, 0, 0, 0, 6, 0, 6, 0, 5, 8]
    assert [deck.trait(2, trait) for trait in range(c.TRAITS)] == [6, 0, 5, 8]
    assert list(deck.crew_copies) == [11, 13, 12]
    assert list(deck.event_copies) == [7, 6, 5]
    assert list(deck.event_lasts) == [0, 0, 1]
    assert list(deck.event_until) == [0, 0, c.MY_NEXT_TURN]
    assert list(deck.fame) == [9, 0, 0, 0]
    assert list(deck.reward) == [6, 0, 0, 7]
    assert list(deck.symbols) == [-1, 0, 0, -1]
    assert list(deck.conditions) == [c.HAS_CREW, c.NO_CONDITION, c.NO_CONDITION, c.HAS_COINS]
    assert list(deck.least) == [2, 0, 0, 3]
    assert list(deck.first_test) == [0, 2, 3, 4, 4]
    assert [deck.tests(sea) for sea in range(4)] == [2, 1, 1, 0]
    assert list(deck.test_traits) == [c.NAVIGATION, c.ATTACK, c.COURAGE, c.CUNNING]
    assert list(deck.test_difficulties) == [6, 7, 8, 6]
    assert list(deck.influence[:TRAITS_AND_COINS]) == [0, 0, 0, 3, -3]
    assert deck.influence_on(2, c.NAVIGATION) == -3
    assert len(deck.influence) == 4 * TRAITS_AND_COINS
    assert deck.crew_ids == ["seasick-narwhal", "barrel-of-eels", "lobster-choir"]
    assert deck.event_ids == ["borrowed-anchor", "soup-mutiny", "upside-down-map"]
    assert deck.exploration_ids[3] == "customs-office"
    assert deck.captain_ids == ["captain-barnacle", "admiral-puffin"]


def test_effects_are_numbered_pack_by_pack() -> None:
    deck = build(read_deck(SMALL))
    assert list(deck.crew_effects) == [0, 1, -1]
    assert list(deck.event_effects) == [2, 3, 4]
    assert list(deck.test_rewards) == [5, -1, -1, -1]
    assert list(deck.test_penalties) == [-1, 6, -1, -1]
    assert list(deck.penalties) == [7, 8, -1, -1]
    assert list(deck.rewards) == [-1, -1, -1, 9]
    assert list(deck.captain_effects) == [-1, 10]
    assert [(effect.source, effect.kind) for effect in deck.effects] == [
        *((c.OF_CREW, 0), (c.OF_CREW, 1)),
        *((c.OF_EVENT, 0), (c.OF_EVENT, 1), (c.OF_EVENT, 2)),
        *((c.OF_EXPLORATION, 0), (c.OF_EXPLORATION, 0), (c.OF_EXPLORATION, 0)),
        *((c.OF_EXPLORATION, 1), (c.OF_EXPLORATION, 3)),
        (c.OF_CAPTAIN, 1),
    ]


def test_rewards_come_before_penalties_test_by_test() -> None:
    op = '[{ op = "gain", amount = %d }]'
    tests = [f'{{ trait = "attack", difficulty = 1, reward = {op % n}, penalty = {op % (n + 1)} }}' for n in (1, 3)]
    deck = built(sea(f"tests = [{', '.join(tests)}]\nreward = {op % 5}\npenalty = {op % 6}"))
    assert [effect.operations[1] for effect in deck.effects] == [1, 2, 3, 4, 5, 6]
    assert (list(deck.test_rewards), list(deck.test_penalties)) == ([0, 2], [1, 3])
    assert (list(deck.rewards), list(deck.penalties)) == ([4], [5])


def test_operations_are_four_numbers_each() -> None:
    text = 'target = "pirate"\ndo = [{ op = "steal", amount = 2 }, { op = "damage", amount = 3, who = "pirate" }]'
    effect = the_effect(event(text))
    assert list(effect.operations) == [c.STEAL, 2, c.YOU, 0, c.DAMAGE, 3, c.THE_PIRATE, 0]
    assert (effect.count, effect.target, effect.anytime) == (2, c.PIRATE, False)
    barred = the_effect(
        event('do = [{ op = "bar", action = "sail" }, { op = "toll", action = "challenge", amount = 2 }]')
    )
    assert list(barred.operations) == [c.BAR_ACTION, 0, 0, c.SAILING, c.TOLL, 2, 0, c.CHALLENGING]
    many = the_effect(
        event('do = [{ op = "gain", amount = 1, who = "others" }, { op = "ready-all", who = "everybody" }]')
    )
    assert list(many.operations) == [c.GAIN, 1, c.OTHERS, 0, c.READY_ALL, 0, c.EVERYONE, 0]


def test_a_permanent_event_without_operations_has_an_effect_all_the_same() -> None:
    effect = build(read_deck(SMALL)).effects[4]
    assert (effect.count, list(effect.operations), effect.target) == (0, [], c.EXPLORATION)


def test_what_comes_about_by_itself_needs_nothing() -> None:
    effect = the_effect(sea('reward = [{ op = "gain", amount = 1 }]'))
    assert (effect.target, effect.anytime, needs(effect)) == (c.NO_TARGET, False, (0, 0, 0, 0))


ROLLS = c.BEFORE | c.ROLLED
ADD, ADD_THEM = '{ op = "add-dice", amount = 1 }', '{ op = "add-dice", amount = 1, who = "pirate" }'
HARDER, INSTEAD = '{ op = "difficulty", amount = 1 }', '{ op = "raid-instead" }'
REMOVE = '{ op = "remove-dice", amount = 1, who = "pirate" }'
NEEDS = {
    "nothing": (GAIN, (0, 0, 0, 0)),
    "moments": (f'when = ["free", "answer"]\n{GAIN}', (0, 0, c.FREE | c.ANSWERING, 0)),
    "actions": (f'action = ["raid", "challenge"]\n{GAIN}', (0, 0, 0, c.RAIDS | c.CHALLENGES)),
    "own dice": (f"do = [{ADD}]", (c.MY_ROLL, ROLLS, 0, 0)),
    "another's dice": (f'target = "pirate"\ndo = [{ADD_THEM}]', (0, ROLLS, 0, 0)),
    "own dice and another's": (f'target = "pirate"\ndo = [{ADD_THEM}, {ADD}]', (c.MY_ROLL, ROLLS, 0, 0)),
    "fewer dice": (f'target = "pirate"\ndo = [{REMOVE}]', (c.BEFORE, 0, 0, 0)),
    "own reroll": ('do = [{ op = "reroll", amount = 1 }]', (c.ROLLED | c.MY_ROLL, 0, 0, 0)),
    "own jollies": ('do = [{ op = "turn-dice", amount = 1 }]', (c.ROLLED | c.MY_ROLL, 0, 0, 0)),
    "another's jollies": (
        'target = "pirate"\ndo = [{ op = "turn-dice", amount = 1, who = "pirate" }]',
        (c.ROLLED, 0, 0, 0),
    ),
    "a difficulty and dice": (f"do = [{HARDER}, {ADD}]", (c.SAILS | c.MY_ROLL, ROLLS, 0, 0)),
    "a raid instead": (f"do = [{INSTEAD}]", (c.DECLARED, 0, 0, c.SAILS | c.CHALLENGES)),
    "a raid instead of sailing": (f'action = ["sail"]\ndo = [{INSTEAD}]', (c.DECLARED, 0, 0, c.SAILS)),
    "a raid and a difficulty": (
        f"do = [{INSTEAD}, {HARDER}]",
        (c.DECLARED | c.SAILS, ROLLS, 0, c.SAILS | c.CHALLENGES),
    ),
    "another course": (
        'target = "exploration"\nwhen = ["declared"]\ndo = [{ op = "redirect" }]',
        (c.DECLARED | c.SAILS, 0, c.DECLARED, 0),
    ),
}


@pytest.mark.parametrize("case", NEEDS)
def test_what_must_be_going_on(case: str) -> None:
    text, wanted = NEEDS[case]
    assert needs(the_effect(event(text))) == wanted
    assert needs(the_effect(item(text))) == wanted


def test_abilities_at_any_time() -> None:
    assert the_effect(item(f"anytime = true\n{GAIN}")).anytime is True
    assert the_effect(captain(f"[captain.ability]\nanytime = true\n{GAIN}")).anytime is True
    assert the_effect(item(GAIN)).anytime is False


CHANGES = {
    '"dice", trait = "cunning", amount = 2': {c.MORE_DICE + c.CUNNING: 2},
    '"dice", trait = "any", amount = -1': {c.MORE_DICE + c.ANY_TRAIT: -1},
    '"difficulty", trait = "courage", amount = 1': {c.HARDER + c.COURAGE: 1},
    '"difficulty", trait = "any", amount = 1': {c.HARDER + c.ANY_TRAIT: 1},
    '"challenge-dice", amount = 1': {c.DUEL_DICE: 1},
    '"doubloons", amount = 1': {c.REWARD: 1},
    '"raid", amount = 1': {c.RAID_COINS: 1},
    '"cheat", amount = 1': {c.CHEAT_DICE: 1},
    '"damage", amount = -1': {c.MORE_DAMAGE: -1},
    '"equip", amount = 1': {c.EQUIP_MORE: 1},
    '"recruit", amount = 1': {c.RECRUIT_MORE: 1},
    '"collection", amount = 1': {c.COLLECTION_WORTH: 1},
    '"refusal", amount = 1': {c.REFUSAL_COINS: 1},
    '"forbid", action = "challenge"': {c.FORBIDS: c.CHALLENGING},
}


@pytest.mark.parametrize("change", CHANGES)
def test_changes_of_captains_and_permanent_events(change: str) -> None:
    row = [CHANGES[change].get(cell, 0) for cell in range(c.CHANGES)]
    calm = captain('always = [{ change = "raid", amount = 1 }]', "y")
    deck = built(calm + captain(f"always = [{{ change = {change} }}]"))
    assert list(deck.captain_changes[c.CHANGES :]) == row
    lasting = f'[event.lasting]\non = "table"\nuntil = "roll"\nchanges = [{{ change = {change} }}]'
    deck = built(event(GAIN, "y") + event(lasting))
    assert list(deck.event_changes) == [0] * c.CHANGES + row
    assert list(deck.event_until) == [0, c.NEXT_ROLL]


def test_several_changes_of_one_sort_add_up() -> None:
    changes = [
        '"dice", trait = "any", amount = 2',
        '"dice", trait = "any", amount = 1',
        '"dice", trait = "attack", amount = 4',
    ]
    deck = built(captain(f"always = [{', '.join(f'{{ change = {change} }}' for change in changes)}]"))
    assert deck.captain_changes[c.MORE_DICE + c.ANY_TRAIT] == 3
    assert deck.captain_changes[c.MORE_DICE + c.ATTACK] == 4
    both = ['{ change = "forbid", action = "sail" }', '{ change = "forbid", action = "challenge" }']
    deck = built(captain(f"always = [{', '.join([*both, both[0]])}]"))
    assert deck.captain_changes[c.FORBIDS] == c.SAILING | c.CHALLENGING


def test_neighbours_are_calm_once() -> None:
    calm = '{ change = "calm" }'
    deck = built(event(f'[event.lasting]\non = "exploration"\nuntil = "end"\nchanges = [{calm}, {calm}]'))
    assert deck.event_changes[c.CALM] == 1


def test_symbols_are_numbered_as_they_come() -> None:
    deck = built(
        "".join(sea(f'symbol = "{word}"', f"x{n}") for n, word in enumerate(["idol", "crown", "idol", "bell"]))
    )
    assert list(deck.symbols) == [0, 1, 0, 2]


def test_packs_may_be_empty() -> None:
    deck = built(crew('kind = "gang"\ntraits = { attack = 1 }'))
    assert (deck.crew, deck.events, deck.explorations, deck.captains, deck.effects) == (1, 0, 0, 0, [])
    assert list(deck.first_test) == [0]


def test_the_shipped_deck() -> None:
    """The booklet's counts (P0.1), and every number where its neighbours are."""
    declared = shipped_deck()
    deck = build(declared)
    assert (sum(deck.crew_copies), sum(deck.event_copies)) == (39, 39)
    assert (deck.explorations, deck.captains) == (23, 9)
    assert len(deck.effects) == effects_in(declared)
    known = {operation.code for operation in OPERATIONS.values()}
    for effect in deck.effects:
        assert {effect.operations[at * c.OPERATION] for at in range(effect.count)} <= known
    for numbers, effects in (
        (deck.crew_effects, c.OF_CREW),
        (deck.event_effects, c.OF_EVENT),
        (deck.captain_effects, c.OF_CAPTAIN),
    ):
        for kind, number in enumerate(numbers):
            assert number == -1 or (deck.effects[number].source, deck.effects[number].kind) == (effects, kind)


def test_a_deck_is_built_once_and_so_are_a_few_others() -> None:
    one, two = (deck_of_toml(DECK + crew('kind = "gang"\ntraits = { attack = 1 }', id), "f") for id in ("x", "y"))
    fields.built(one)
    fields.built(two)
    kept = fields.built(one), fields.built(two)
    assert [list(deck.crew_ids) for deck in kept] == [["x"], ["y"]]
    assert fields.built(one) is kept[0]
    assert fields.built(two) is kept[1]


def test_decks_that_were_built_long_ago_are_not_kept() -> None:
    deck = deck_of_toml(DECK + crew('kind = "gang"\ntraits = { attack = 1 }'), "f")
    first = fields.built(deck)
    for number in range(20):
        fields.built(deck._replace(name=f"D{number}"))
    again = fields.built(deck)
    assert again is not first
    assert list(again.crew_ids) == list(first.crew_ids)
