"""The cards as the rules read them: plain numbers in flat vectors, worked out once from a deck's declarations.

``build.py`` makes a ``Deck`` of what a deck file declares; a kind is the number of a card in its pack.
"""

from __future__ import annotations

from typing import Final, final

from settemari.core.bits import bit
from settemari.core.native import i64, vec
from settemari.games.arrr.codes import (
    CHANGES,
    DISCARD_HAND,
    DRAW_ANY,
    FORBIDS,
    HARDER,
    MORE_DAMAGE,
    OF_EXPLORATION,
    OPERATION,
    REWARD,
    TIRE_OWN,
    TRAITS,
    YOU,
)


@final
class Effect:
    """What a card does when it is played or used: who or what it names, when, and its operations."""

    def __init__(
        self,
        source: i64,
        kind: i64,
        target: i64,
        all_of: i64,
        any_of: i64,
        moments: i64,
        actions: i64,
        anytime: bool,
        operations: list[int],
    ) -> None:
        self.source: i64 = source  # OF_CREW, OF_EVENT, OF_EXPLORATION or OF_CAPTAIN
        self.kind: i64 = kind  # the card, in its pack
        self.target: i64 = target
        self.all_of: i64 = all_of  # what must be going on, all of it
        self.any_of: i64 = any_of  # and one of these, if there are any
        self.moments: i64 = moments  # and one of the moments the card names, if it names any
        self.actions: i64 = actions  # and one of the actions it names, or that its operations need
        self.anytime: bool = anytime  # an ability that needs no turn of one's own (P6.3)
        self.operations: Final[vec[i64]] = vec[i64](operations)
        self.count: i64 = len(operations) // OPERATION
        self.own_choice: i64 = 0  # the operation for which who plays the card names something at once (P7.5); 0: none
        self.own_amount: i64 = 0  # how much of it
        if source != OF_EXPLORATION:  # the victim of a penalty chooses when it is carried out, and so does a winner
            for at in range(0, len(operations), OPERATION):
                if is_own_choice(operations[at], operations[at + 2]):
                    self.own_choice = operations[at]
                    self.own_amount = operations[at + 1]


def is_own_choice(operation: i64, who: i64) -> bool:
    """P7.5: whether what is drawn, discarded or exhausted is named when the card is put on the stack.

    Not what is lost to damage: how much it is comes out only when it is carried out, after wards. Nor what everybody
    has to choose: then all do so one after the other, the one who played the card too.
    """
    return who == YOU and (operation == DRAW_ANY or operation == DISCARD_HAND or operation == TIRE_OWN)


@final
class Deck:
    """Four packs of cards, their effects, and what captains and permanent events change as long as they are there."""

    def __init__(
        self,
        crew_kinds: list[int],
        crew_traits: list[int],
        crew_copies: list[int],
        crew_effects: list[int],
        event_copies: list[int],
        event_effects: list[int],
        event_lasts: list[int],
        event_until: list[int],
        event_changes: list[int],
        fame: list[int],
        reward: list[int],
        symbols: list[int],
        conditions: list[int],
        least: list[int],
        watched: list[bool],
        influence: list[int],
        first_test: list[int],
        test_traits: list[int],
        test_difficulties: list[int],
        test_rewards: list[int],
        test_penalties: list[int],
        rewards: list[int],
        penalties: list[int],
        captain_effects: list[int],
        captain_changes: list[int],
        effects: list[Effect],
        crew_ids: list[str],
        event_ids: list[str],
        exploration_ids: list[str],
        captain_ids: list[str],
        declared: object,
    ) -> None:
        self.crew: i64 = len(crew_kinds)  # how many kinds there are
        self.events: i64 = len(event_copies)
        self.explorations: i64 = len(fame)
        self.captains: i64 = len(captain_effects)

        self.crew_kinds: Final[vec[i64]] = vec[i64](crew_kinds)
        self.crew_traits: Final[vec[i64]] = vec[i64](crew_traits)  # kind * TRAITS + trait
        self.crew_copies: Final[vec[i64]] = vec[i64](crew_copies)
        self.crew_effects: Final[vec[i64]] = vec[i64](crew_effects)  # -1: no ability

        self.event_copies: Final[vec[i64]] = vec[i64](event_copies)
        self.event_effects: Final[vec[i64]] = vec[i64](event_effects)
        self.event_lasts: Final[vec[i64]] = vec[i64](event_lasts)  # 1 for a permanent event
        self.event_until: Final[vec[i64]] = vec[i64](event_until)
        self.event_changes: Final[vec[i64]] = vec[i64](event_changes)  # kind * CHANGES + change

        self.fame: Final[vec[i64]] = vec[i64](fame)
        self.reward: Final[vec[i64]] = vec[i64](reward)  # doubloons
        self.symbols: Final[vec[i64]] = vec[i64](symbols)  # -1: not a collection card
        self.collections: i64 = max(symbols, default=-1) + 1  # how many symbols there are
        self.conditions: Final[vec[i64]] = vec[i64](conditions)
        self.least: Final[vec[i64]] = vec[i64](least)
        self.influence: Final[vec[i64]] = vec[i64](influence)  # kind * (TRAITS + 1) + trait, doubloons last
        self.first_test: Final[vec[i64]] = vec[i64](first_test)  # one more than there are explorations
        self.test_traits: Final[vec[i64]] = vec[i64](test_traits)
        self.test_difficulties: Final[vec[i64]] = vec[i64](test_difficulties)
        self.test_rewards: Final[vec[i64]] = vec[i64](test_rewards)  # effects, -1: none
        self.test_penalties: Final[vec[i64]] = vec[i64](test_penalties)
        self.rewards: Final[vec[i64]] = vec[i64](rewards)
        self.penalties: Final[vec[i64]] = vec[i64](penalties)

        self.captain_effects: Final[vec[i64]] = vec[i64](captain_effects)  # -1: always on only
        self.captain_changes: Final[vec[i64]] = vec[i64](captain_changes)  # kind * CHANGES + change

        self.collectable: i64 = 0  # explorations that show a symbol, a mask of kinds
        self.watched: i64 = 0  # explorations at which nobody cheats, a mask of kinds
        for kind in range(self.explorations):
            if self.symbols[kind] >= 0:
                self.collectable |= bit(kind)
            if watched[kind]:
                self.watched |= bit(kind)

        self.effects: Final[list[Effect]] = effects
        self.able: i64 = 0  # crew with an ability, a mask of kinds
        self.able_anytime: i64 = 0  # those of them that need no turn of one's own (P6.3)
        for kind in range(self.crew):
            if self.crew_effects[kind] >= 0:
                self.able |= bit(kind)
                if effects[self.crew_effects[kind]].anytime:
                    self.able_anytime |= bit(kind)

        # What the cards are called in records: by kind.
        self.crew_ids: Final[list[str]] = crew_ids
        self.event_ids: Final[list[str]] = event_ids
        self.exploration_ids: Final[list[str]] = exploration_ids
        self.captain_ids: Final[list[str]] = captain_ids

        self.declared: Final[object] = declared  # the deck file, for telling: names and texts

    def tests(self, exploration: i64) -> i64:
        """How many tests an exploration has."""
        return self.first_test[exploration + 1] - self.first_test[exploration]

    def is_watched(self, exploration: i64) -> bool:
        """Whether nobody cheats there."""
        return self.watched & bit(exploration) != 0

    def trait(self, crew: i64, trait: i64) -> i64:
        return self.crew_traits[crew * TRAITS + trait]

    def influence_on(self, exploration: i64, what: i64) -> i64:
        """What an exploration adds to its neighbours' tests of a trait, or (TRAITS) to their doubloons."""
        return self.influence[exploration * (TRAITS + 1) + what]

    def good_changes(self, event: i64) -> i64:
        """Whether a permanent event is good (1) or bad (-1) for whoever it lies on, by the sum of what it changes."""
        found: i64 = 0
        for change in range(CHANGES):
            amount: i64 = self.event_changes[event * CHANGES + change]
            worse = HARDER <= change < REWARD or change == MORE_DAMAGE or change == FORBIDS
            found += -amount if worse else amount
        return 1 if found > 0 else (-1 if found < 0 else 0)
