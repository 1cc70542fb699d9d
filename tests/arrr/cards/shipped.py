"""What is printed on the cards of the shipped deck.

Tests read amounts here, so that a number changed by balancing breaks no test, while what the card does still may.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.declared import Crew, Event, Exploration, Op
from settemari.games.arrr.vocabulary import FACE_WORDS, TRAIT_WORDS

EVENTS: dict[str, Event] = {card.id: card for card in shipped_deck().events}
SEAS: dict[str, Exploration] = {card.id: card for card in shipped_deck().explorations}
CREW: dict[str, Crew] = {card.id: card for card in shipped_deck().crew}


def amount(ops: Sequence[Op], word: str) -> int:
    """How much of that: the card says it once."""
    (found,) = (op.amount for op in ops if op.word == word)
    return found


def played(event: str, word: str) -> int:
    """How much of that an event does when it is carried out."""
    return amount(EVENTS[event].play.do, word)


def changes(event: str, word: str, trait: str = "") -> int:
    """How much of that a permanent event changes."""
    lasting = EVENTS[event].lasting
    assert lasting is not None
    (found,) = (change.amount for change in lasting.changes if (change.word, change.trait) == (word, trait))
    return found


def least(sea: str, word: str) -> int:
    """The number of an exploration's condition."""
    condition = SEAS[sea].condition
    assert condition is not None
    assert condition[0] == word
    return condition[1]


def dice(trait: str, crew: Iterable[str]) -> int:
    """P4.1: how many dice a crew throws."""
    return sum(CREW[card].traits[TRAIT_WORDS.index(trait)] for card in crew)


def faces(trait: str, successes: int, failures: int) -> str:
    """A throw: one of the successes is a jolly; in the order in which a table lists dice."""
    other = TRAIT_WORDS[TRAIT_WORDS.index(trait) - 1]
    shown = [other] * failures + [trait] * (successes - 1) + ["jolly"] * min(successes, 1)
    return " ".join(sorted(shown, key=FACE_WORDS.index))


def show(**dice: int) -> str:
    """So many dice of each face, in the order in which a table lists them."""
    return " ".join(face for face in FACE_WORDS for _die in range(dice.get(face, 0)))


def crew_with(trait: str, exactly: int) -> list[str]:
    """Cards that one player may have equipped (P2.2.1), at least one, with so much of a trait together."""
    for size in range(1, 5):
        for crew in combinations(CREW, size):
            kinds = [CREW[card].kind for card in crew]
            if dice(trait, crew) == exactly and kinds.count("officer") < 2 and kinds.count("gang") < 2:
                return list(crew)
    raise AssertionError(f"no crew has {trait} {exactly}")
