"""When a card can be played: what its operations need, and whether that can ever come together (P7.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import Ability, Op
from settemari.games.arrr.vocabulary import ACTIONS, MOMENTS, OPERATIONS

OWN_ROLL = ("add-dice", "reroll", "turn-dice")  # with who = "you": only for those who roll
_ANY_ACTION = c.SAILS | c.RAIDS | c.CHALLENGES

# What can be going on when somebody may play something, as the rules tell it apart (P7.8), with an empty stack.
EMPTY_STACK = (
    c.FREE,
    c.DECLARED | c.SAILS,  # to an exploration without tests
    c.DECLARED | c.SAILS | c.BEFORE,
    c.DECLARED | c.RAIDS,
    c.DECLARED | c.CHALLENGES,
    c.SAILS | c.BEFORE,
    c.SAILS | c.BEFORE | c.MY_ROLL,
    c.DECLARED | c.SAILS | c.BEFORE | c.MY_ROLL,
    c.SAILS | c.ROLLED,
    c.SAILS | c.ROLLED | c.MY_ROLL,
    c.CHALLENGES | c.DUEL | c.BEFORE,
    c.CHALLENGES | c.DUEL | c.BEFORE | c.MY_ROLL,
    c.CHALLENGES | c.DUEL | c.ROLLED,
    c.CHALLENGES | c.DUEL | c.ROLLED | c.MY_ROLL,
)
PUNISHED = c.SAILS | c.ANSWERING  # a penalty lies on the stack: the roll is over
ANSWERS = (*(found | c.ANSWERING for found in EMPTY_STACK), PUNISHED)


class Needs(NamedTuple):
    """What must be going on: all of the first, and one of each of the others that is not 0."""

    all_of: int
    any_of: int
    moments: int
    actions: int

    def met_by(self, situation: int) -> bool:
        if situation & self.all_of != self.all_of:
            return False
        return all(mask == 0 or situation & mask != 0 for mask in (self.any_of, self.moments, self.actions))


def mask_of(words: Iterable[str], bits: dict[str, int]) -> int:
    found = 0
    for word in words:
        found |= bits[word]
    return found


def needs_of(ability: Ability) -> Needs | None:
    """What an ability or event needs; None if its operations exclude each other.

    An operation that needs one of some actions narrows the actions: there is only one action at a time.
    """
    all_of = any_of = 0
    actions = mask_of(ability.action, ACTIONS)
    for op in ability.do:
        known = OPERATIONS[op.word]
        all_of |= known.all_of | (c.MY_ROLL if op.word in OWN_ROLL and op.who == "you" else 0)
        if known.any_of & ~_ANY_ACTION:
            assert any_of in (0, known.any_of), "two sets of moments in one effect"
            any_of = known.any_of
        elif known.any_of:
            actions = actions & known.any_of if actions else known.any_of
            if actions == 0:
                return None
    return Needs(all_of, any_of, mask_of(ability.when, MOMENTS), actions)


def can_be_played(target: str, when: tuple[str, ...], action: tuple[str, ...], do: tuple[Op, ...]) -> bool:
    """Whether there is any situation in which a card like this can be played."""
    needs = needs_of(Ability(target, when, action, do=do))
    if needs is None:
        return False
    if target == "stacked-penalty":
        return needs.met_by(PUNISHED)
    return any(needs.met_by(found) for found in ANSWERS)  # nothing needs an empty stack
