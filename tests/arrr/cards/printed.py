"""What is printed on crew, captains and explorations of the shipped deck: balancing may still change a number."""

from __future__ import annotations

from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.declared import Ability, Op
from settemari.games.arrr.vocabulary import FACE_WORDS, TRAIT_WORDS

DECK = shipped_deck()
CREW = {card.id: card for card in DECK.crew}
CAPTAINS = {card.id: card for card in DECK.captains}
SEAS = {card.id: card for card in DECK.explorations}


def ability_of(card: str) -> Ability:
    """What a crew card or a captain does when it is used."""
    ability = CREW[card].ability if card in CREW else CAPTAINS[card].ability
    assert ability is not None, f"{card} has no ability"
    return ability


def amount_of(card: str, word: str | None = None) -> int:
    """The amount of that operation of an ability; without a word it has only one operation."""
    (amount,) = [op.amount for op in ability_of(card).do if word in (None, op.word)]
    return amount


def always(captain: str, word: str, trait: str = "") -> int:
    """How much a captain changes always."""
    (amount,) = [change.amount for change in CAPTAINS[captain].always if (change.word, change.trait) == (word, trait)]
    return amount


def dice_of(trait: str, *cards: str) -> int:
    """P4.1: how many dice these crew cards throw in a trait."""
    return sum(CREW[card].traits[TRAIT_WORDS.index(trait)] for card in cards)


def best_trait(card: str) -> str:
    """The trait in which a crew card throws most dice."""
    return max(TRAIT_WORDS, key=lambda trait: dice_of(trait, card))


def sea_with(trait: str) -> str:
    """The first exploration that everybody may face, where one may cheat, and whose first test is in that trait."""
    open_to_all = (sea for sea in DECK.explorations if sea.condition is None and not sea.watched)
    return next(sea.id for sea in open_to_all if sea.tests[0].trait == trait)


def difficulty_of(sea: str) -> int:
    """Of its first test, without neighbours."""
    return SEAS[sea].tests[0].difficulty


def damage_of(sea: str) -> int:
    """How much damage its penalty does; it does nothing else."""
    (op,) = SEAS[sea].penalty
    assert op == Op("damage", op.amount)
    return op.amount


def faces(**dice: int) -> str:
    """So many dice of each face, in the order of the table language."""
    assert set(dice) <= set(FACE_WORDS)
    return " ".join(face for face in FACE_WORDS for _die in range(dice.get(face, 0)))


def miss(trait: str) -> str:
    """A face that fails in a trait."""
    return "navigation" if trait == "attack" else "attack"
