"""What was named for something on the stack (P7.5), read off its record: for telling, and for positions."""

from __future__ import annotations

from settemari.games.arrr import codes as c
from settemari.games.arrr.deck import Deck


def names_of(a: int) -> list[int]:
    """What was named, in order."""
    names, found = a >> c.NAMED_SHIFT, []
    while names > 0:
        found.append(names & c.NAME_MASK)
        names >>= c.NAME_BITS
    return found


def names_fit(cards: Deck, step: int, a: int) -> bool:
    """Whether such names can be there: all or none of them, or some while they are being named, each a card or deck."""
    effect = cards.effects[a & c.EFFECT_MASK]
    names, amount = names_of(a), int(effect.own_amount)
    if step == c.NAMING:
        if amount == 0 or len(names) > amount:
            return False
    elif len(names) not in (0, amount):
        return False
    nameable = _nameable(cards, int(effect.own_choice))
    return all(name in nameable for name in names)


def _nameable(cards: Deck, choice: int) -> list[int]:
    """Everything that could be named for an own choice: decks, or cards by their kinds."""
    if choice == c.DRAW_ANY:
        return [c.CREW_DECK_NAMED, c.EVENT_DECK_NAMED]
    crew = [c.CREW_NAMED + kind for kind in range(int(cards.crew))]
    events = [c.EVENT_NAMED + kind for kind in range(int(cards.events))]
    return crew if choice == c.TIRE_OWN else crew + events
