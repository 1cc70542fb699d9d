"""From declared cards to the numbers that the rules read. What comes here has been checked (``deck_file.py``)."""

from __future__ import annotations

from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Deck, Effect
from settemari.games.arrr.declared import Ability, Changes, DeckFile, Op
from settemari.games.arrr.needs import Needs, needs_of
from settemari.games.arrr.vocabulary import (
    ACTION_BITS,
    CHANGES,
    CONDITIONS,
    CREW_KINDS,
    OPERATIONS,
    TARGETS,
    TRAIT_WORDS,
    TRAITS_OR_ANY,
    UNTIL,
    WHO,
)

NONE = -1  # no effect, no symbol
_NO_NEEDS = Needs(0, 0, 0, 0)


def build(deck: DeckFile) -> Deck:
    """The deck for the rules. Effects are numbered pack by pack: crew, events, explorations, captains."""
    effects = _Effects()
    crew_effects = [effects.used(c.OF_CREW, kind, card.ability) for kind, card in enumerate(deck.crew)]
    event_effects = [effects.used(c.OF_EVENT, kind, card.play) for kind, card in enumerate(deck.events)]
    first_test = [0]
    test_rewards: list[int] = []
    test_penalties: list[int] = []
    rewards: list[int] = []
    penalties: list[int] = []
    for kind, sea in enumerate(deck.explorations):
        for test in sea.tests:
            test_rewards.append(effects.comes(kind, test.reward))
            test_penalties.append(effects.comes(kind, test.penalty))
        first_test.append(len(test_rewards))
        rewards.append(effects.comes(kind, sea.reward))
        penalties.append(effects.comes(kind, sea.penalty))
    captain_effects = [effects.used(c.OF_CAPTAIN, kind, card.ability) for kind, card in enumerate(deck.captains)]
    lasting = [card.lasting for card in deck.events]
    tests = [test for card in deck.explorations for test in card.tests]
    symbols = list(dict.fromkeys(card.symbol for card in deck.explorations if card.symbol))
    conditions = [card.condition for card in deck.explorations]
    return Deck(
        crew_kinds=[CREW_KINDS[card.kind] for card in deck.crew],
        crew_traits=[value for card in deck.crew for value in card.traits],
        crew_copies=[card.copies for card in deck.crew],
        crew_effects=crew_effects,
        event_copies=[card.copies for card in deck.events],
        event_effects=event_effects,
        event_lasts=[0 if lasts is None else 1 for lasts in lasting],
        event_until=[c.TO_THE_END if lasts is None else UNTIL[lasts.until] for lasts in lasting],
        event_changes=[cell for lasts in lasting for cell in changes_row(() if lasts is None else lasts.changes)],
        fame=[card.fame for card in deck.explorations],
        reward=[card.doubloons for card in deck.explorations],
        symbols=[symbols.index(card.symbol) if card.symbol else NONE for card in deck.explorations],
        conditions=[c.NO_CONDITION if found is None else CONDITIONS[found[0]] for found in conditions],
        least=[0 if found is None else found[1] for found in conditions],
        watched=[card.watched for card in deck.explorations],
        influence=[card.influence.get(word, 0) for card in deck.explorations for word in (*TRAIT_WORDS, "doubloons")],
        first_test=first_test,
        test_traits=[TRAIT_WORDS.index(test.trait) for test in tests],
        test_difficulties=[test.difficulty for test in tests],
        test_rewards=test_rewards,
        test_penalties=test_penalties,
        rewards=rewards,
        penalties=penalties,
        captain_effects=captain_effects,
        captain_changes=[cell for card in deck.captains for cell in changes_row(card.always)],
        effects=effects.all,
        crew_ids=[card.id for card in deck.crew],
        event_ids=[card.id for card in deck.events],
        exploration_ids=[card.id for card in deck.explorations],
        captain_ids=[card.id for card in deck.captains],
        declared=deck,
    )


class _Effects:
    """The effects of a deck, numbered as they come."""

    def __init__(self) -> None:
        self.all: list[Effect] = []

    def used(self, source: int, kind: int, ability: Ability | None) -> int:
        """What is played or used: it has a target and its moments."""
        if ability is None:
            return NONE
        needs = needs_of(ability)
        assert needs is not None, "checked when it was read"
        return self._add(source, kind, TARGETS[ability.target], needs, ability.anytime, ability.do)

    def comes(self, kind: int, do: tuple[Op, ...]) -> int:
        """A reward or a penalty: it comes about by itself."""
        return self._add(c.OF_EXPLORATION, kind, c.NO_TARGET, _NO_NEEDS, False, do) if do else NONE

    def _add(self, source: int, kind: int, target: int, needs: Needs, anytime: bool, do: tuple[Op, ...]) -> int:
        operations = [cell for op in do for cell in operation_cells(op)]
        self.all.append(
            Effect(source, kind, target, needs.all_of, needs.any_of, needs.moments, needs.actions, anytime, operations)
        )
        return len(self.all) - 1


def operation_cells(op: Op) -> list[int]:
    """Which operation, its amount, whom it is about, and the action that it names."""
    return [OPERATIONS[op.word].code, op.amount, WHO[op.who], ACTION_BITS[op.action] if op.action else 0]


def changes_row(changes: tuple[Changes, ...]) -> list[int]:
    """A cell for each sort of change; several of one sort add up."""
    row = [0] * c.CHANGES
    for change in changes:
        cell = CHANGES[change.word].code
        if change.trait:
            cell += TRAITS_OR_ANY[change.trait]
        if change.action:
            row[cell] |= ACTION_BITS[change.action]
        elif CHANGES[change.word].amount is None:
            row[cell] = 1
        else:
            row[cell] += change.amount
    return row
