"""The cards of the shipped deck keep every bound of "The box", and together use every word that a card can say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from settemari.games.arrr.card_text import SYMBOL_WORDS
from settemari.games.arrr.codes import MOST_LASTING
from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.declared import Ability, Captain, Changes, Crew, Event, Exploration, Lasting, Op
from settemari.games.arrr.vocabulary import (
    ACTIONS,
    ASK_WHEN,
    CHANGES,
    CONDITIONS,
    LASTING_ON,
    MOMENTS,
    OPERATIONS,
    ORIGINS,
    PICTURE_PARTS,
    TARGETS,
    TRAIT_WORDS,
    UNTIL,
    WHO,
)
from settemari.locales import LANGUAGES

LONGEST_NAME = 24
DECK = shipped_deck()
ALL: tuple[Crew | Event | Exploration | Captain, ...] = (
    *DECK.crew,
    *DECK.events,
    *DECK.explorations,
    *DECK.captains,
)


def copies(cards: Iterable[Crew | Event | Exploration | Captain]) -> int:
    return sum(card.copies for card in cards)


def abilities() -> list[Ability]:
    """What is played or used, of all packs."""
    used = [card.ability for card in DECK.crew] + [card.ability for card in DECK.captains]
    return [ability for ability in used if ability is not None] + [card.play for card in DECK.events]


def lastings() -> list[Lasting]:
    return [card.lasting for card in DECK.events if card.lasting is not None]


def outcomes(card: Exploration) -> Iterator[tuple[Op, ...]]:
    """What an exploration's own reward and penalty do, then those of its tests."""
    yield card.reward
    yield card.penalty
    for test in card.tests:
        yield test.reward
        yield test.penalty


def operations() -> list[Op]:
    played = [op for ability in abilities() for op in ability.do]
    return played + [op for card in DECK.explorations for effect in outcomes(card) for op in effect]


def changes() -> list[Changes]:
    found = [change for lasting in lastings() for change in lasting.changes]
    return found + [change for card in DECK.captains for change in card.always]


# -- how many there are (P0.1) -----------------------------------------------------------------------------------


def test_as_many_cards_as_in_the_box() -> None:
    kinds: Counter[str] = Counter()
    for card in DECK.crew:
        kinds[card.kind] += card.copies
    assert kinds == {"officer": 8, "item": 21, "gang": 10}
    assert [copies(pack) for pack in DECK[1:]] == [39, 39, 23, 9]
    assert len(DECK.explorations) == 23
    assert len(DECK.captains) == 9


def test_all_that_is_documented_is_in_the_deck() -> None:
    """Two explorations and an event; nothing else claims to be documented."""
    assert {card.origin for card in ALL} == set(ORIGINS)
    fierce, ghosts = (card for card in DECK.explorations if card.origin == "documented")
    assert [(test.trait, test.difficulty) for test in fierce.tests] == [("courage", 5)]
    assert (fierce.fame, fierce.doubloons, fierce.reward) == (5, 0, ())
    assert fierce.penalty == (Op("damage", 3),)
    assert [(test.trait, test.difficulty) for test in ghosts.tests] == [("courage", 3)]
    assert (ghosts.id, ghosts.fame, ghosts.doubloons, ghosts.penalty) == ("ghost-ship", 3, 0, ())
    assert ghosts.reward == (Op("draw-event", 1),)
    (shoal,) = (card for card in DECK.events if card.origin == "documented")
    assert shoal.play == Ability(when=("declared",), do=(Op("toll", 2, action="sail"),))
    assert {card.origin for card in DECK.crew} | {card.origin for card in DECK.captains} == {"original"}


# -- explorations ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trait", TRAIT_WORDS)
def test_every_trait_is_tested_by_six_explorations(trait: str) -> None:
    assert sum(any(test.trait == trait for test in card.tests) for card in DECK.explorations) >= 6


def test_difficulties_and_tests() -> None:
    numbers = Counter(len(card.tests) for card in DECK.explorations)
    assert set(numbers) == {1, 2, 3}
    assert numbers[2] >= 5
    assert numbers[3] >= 1
    difficulties = Counter(test.difficulty for card in DECK.explorations for test in card.tests)
    assert set(difficulties) == {1, 2, 3, 4, 5}
    assert difficulties[2] + difficulties[3] > difficulties.total() / 2
    assert difficulties[5] <= 3
    own = [test for card in DECK.explorations for test in card.tests if test.reward or test.penalty]
    assert len(own) >= 3


def test_collections_and_fame() -> None:
    """P8.2: three symbols, three cards each, with names that every language has; all others are worth fame."""
    symbols = Counter(card.symbol for card in DECK.explorations if card.symbol)
    assert sorted(symbols.values()) == [3, 3, 3]
    assert set(symbols) <= set(SYMBOL_WORDS)
    assert {card.fame for card in DECK.explorations if not card.symbol} == {1, 2, 3, 4, 5}


def test_influences() -> None:
    given = [card.influence for card in DECK.explorations if card.influence]
    assert len(given) >= 12
    assert sum("doubloons" in influence for influence in given) >= 3
    amounts = [(name, amount) for influence in given for name, amount in influence.items()]
    assert {amount > 0 for name, amount in amounts if name == "doubloons"} == {True, False}
    assert {amount > 0 for name, amount in amounts if name != "doubloons"} == {True, False}
    assert {name for name, _ in amounts} == {*TRAIT_WORDS, "doubloons"}


def test_conditions_rewards_and_penalties() -> None:
    assert len({card.condition[0] for card in DECK.explorations if card.condition}) >= 4
    rewarded = [card for card in DECK.explorations if any(op.word != "gain" for op in card.reward)]
    assert len(rewarded) >= 6
    punished = [card for card in DECK.explorations if card.penalty or any(test.penalty for test in card.tests)]
    assert len(punished) >= 14
    penalties = {op.word for card in DECK.explorations for op in card.penalty}
    assert penalties >= {"damage", "lose", "discard-hand", "tire"}


# -- events ------------------------------------------------------------------------------------------------------


def test_events_can_do_what_the_booklet_names() -> None:
    """And a little more: every sort of thing in the list of "The box"."""
    first = {(op.word, card.play.target) for card in DECK.events for op in card.play.do}
    words = {word for word, _ in first}
    assert words >= {
        "add-dice", "remove-dice", "reroll", "turn-dice", "difficulty", "sink", "take-crew", "discard-crew",
        "steal", "lose", "ward", "draw-either", "discard-hand", "damage", "end-lasting",
        "redirect", "raid-instead", "bar", "toll",
    }  # fmt: skip
    assert words & {"swap-row", "move-near", "move-far"}
    assert words & {"exhaust", "ready", "ready-all"}
    assert {target for word, target in first if word == "cancel"} >= {"stacked-event", "stacked-ability", "stacked"}
    difficulty = {op.amount > 0 for card in DECK.events for op in card.play.do if op.word == "difficulty"}
    assert difficulty == {True, False}


def test_some_events_have_several_copies() -> None:
    assert 24 <= len(DECK.events) <= 32
    assert {card.copies for card in DECK.events} == {1, 2, 3}


def test_permanent_events() -> None:
    assert len(lastings()) >= 6
    assert copies(card for card in DECK.events if card.lasting) <= MOST_LASTING
    assert {lasting.on for lasting in lastings()} == set(LASTING_ON)
    assert {lasting.until for lasting in lastings()} == set(UNTIL)


def test_what_only_touches_the_player_on_turn_names_them() -> None:
    """P7.2, P5.5: dice for somebody, damage for somebody: in a challenge there are two, so one is named."""
    for card in DECK.events:
        for op in card.play.do:
            if op.word in ("add-dice", "remove-dice", "reroll", "turn-dice", "damage", "ward", "tire"):
                assert (card.play.target, op.who) == ("pirate", "pirate"), card.id


# -- crew and captains -------------------------------------------------------------------------------------------


def test_gangs_have_no_ability_and_higher_traits() -> None:
    gangs = [sum(card.traits) for card in DECK.crew if card.kind == "gang"]
    others = [sum(card.traits) for card in DECK.crew if card.kind != "gang"]
    assert all((card.ability is None) == (card.kind == "gang") for card in DECK.crew)
    assert min(gangs) >= max(others)


@pytest.mark.parametrize("trait", range(4))
def test_a_good_crew_of_four_has_four_to_eight_dice(trait: int) -> None:
    """The best crew for a trait: an officer, a gang and two items (P2.2.1)."""

    def best(kind: str, count: int) -> int:
        values = [card.traits[trait] for card in DECK.crew if card.kind == kind for _ in range(card.copies)]
        return sum(sorted(values)[-count:])

    assert 4 <= best("officer", 1) + best("gang", 1) + best("item", 2) <= 8


def test_every_captain_does_what_no_other_does() -> None:
    """Both kinds: always on, and used once a turn."""
    assert len({(frozenset(card.always), card.ability) for card in DECK.captains}) == 9
    used = [card.ability for card in DECK.captains if card.ability is not None]
    always = [frozenset(card.always) for card in DECK.captains if card.always]
    assert len(set(used)) == len(used) >= 3
    assert len(set(always)) == len(always) >= 3


# -- words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "used"),
    [
        # An exploration turned up besides ends the game sooner and costs the last seat a turn: it won half as often.
        (set(OPERATIONS) - {"explore"}, {op.word for op in operations()}),
        (CHANGES, {change.word for change in changes()}),
        (TARGETS, {ability.target for ability in abilities()}),
        (UNTIL, {lasting.until for lasting in lastings()}),
        (MOMENTS, {word for ability in abilities() for word in ability.when}),
        (ACTIONS, {word for ability in abilities() for word in ability.action}),
        (CONDITIONS, {card.condition[0] for card in DECK.explorations if card.condition}),
        (WHO, {op.who for op in operations()}),
        (ASK_WHEN, {card.ask_when for card in DECK.events}),
    ],
    ids=["operations", "changes", "targets", "until", "moments", "actions", "conditions", "who", "ask-when"],
)
def test_every_word_is_used_by_some_card(words: Iterable[str], used: set[str]) -> None:
    assert sorted(set(words) - used) == []


# -- names and pictures ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_and_fit_on_a_card(language: str) -> None:
    names = Counter(card.name[language].casefold() for card in ALL)
    assert [name for name, count in names.items() if count > 1] == []
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def test_names_are_set_as_each_language_sets_them() -> None:
    """Curved apostrophes and a narrow no-break space in French, straight apostrophes elsewhere."""
    for card in ALL:
        assert "'" not in card.name["fr"], card.id
        assert "\N{RIGHT SINGLE QUOTATION MARK}" not in card.name["it"] + card.name["en"], card.id
        for mark in ";!?":
            before = card.name["fr"].split(mark)[:-1]
            assert all(part.endswith("\N{NARROW NO-BREAK SPACE}") for part in before), card.id


def test_no_two_pictures_are_equal() -> None:
    pictures = Counter(tuple(card.picture.get(part, "") for part in PICTURE_PARTS) for card in ALL)
    assert [picture for picture, count in pictures.items() if count > 1] == []
    assert all(card.picture for card in ALL)
