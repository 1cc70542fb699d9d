"""Names as messages: cards, suits, barrels, spaces and colours, for everything that is told."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from settemari.core.table import UNKNOWN, Table, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.state import slots_difference
from settemari.games.maretta.words import BARREL_WORDS, SEAT_WORDS, SUIT_WORDS
from settemari.locales.message import Message, Seat, say

# What a catalogue must read to say all of this.
AREAS: tuple[str, ...] = ("lists", "games", "maretta-words", "maretta-log", "maretta-asking")


@cache
def suit_message(suit: int) -> Message:
    return say(f"suit-{SUIT_WORDS[suit]}")


@cache
def card_message(card: int) -> Message:
    """A card by its name; a hidden one has none."""
    if card == UNKNOWN:
        return say("card-hidden")
    if card == c.SHIP:
        return say("card-steamship")
    return say("card", suit=suit_message(card % c.SUITS), number=card // c.SUITS)


def card_messages(cards: Iterable[int]) -> list[Message]:
    return [card_message(card) for card in cards]


@cache
def barrel_message(barrel: int) -> Message:
    return say("barrel-hidden" if barrel == UNKNOWN else f"barrel-{BARREL_WORDS[barrel]}")


def barrel_messages(barrels: Sequence[int]) -> list[Message]:
    """Some barrels in a row: first those face up, then how many lie face down."""
    hidden = sum(1 for barrel in barrels if barrel == UNKNOWN)
    shown = [barrel_message(barrel) for barrel in barrels if barrel >= 0]
    return shown + ([say("barrels-hidden", count=hidden)] if hidden else [])


def effect_message(setup: MarettaSetup, barrel: int) -> Message:
    """What a barrel does."""
    numbers = setup.numbers
    count = int(numbers.anchor_cards if barrel == c.ANCHOR else numbers.shark_cards)
    return say(f"barrel-{BARREL_WORDS[barrel]}-effect", count=count)


def colour_message(seat: int) -> Message:
    return say(f"seat-{SEAT_WORDS[seat]}")


def space_message(setup: MarettaSetup, space: int) -> Message:
    """A space by its name, or by its number."""
    if space == setup.numbers.last:
        return say("space-sea" if setup.side_b else "space-steamship")
    if space == 0:
        return say("space-village" if setup.side_b else "space-island")
    if space < 0:  # only the lava comes from there (B1.2)
        return say("space-behind", count=-space)
    return say("space", number=space)


def seats_in(mask: int) -> list[Seat]:
    return [Seat(seat) for seat in range(c.SEATS) if (mask >> seat) & 1]


def boarding_message(table: Table, seat: int) -> Message:
    """The sum that counts towards boarding (A4.1); both slots must be seen."""
    difference = int(slots_difference(table, seat))
    suits = int(c.suits_in(table.kinds_in(c.STOCK + seat)))
    return say("sum-boarding", difference=difference, suits=suits, score=difference + suits)


def hand_message(view: View, seat: int) -> Message:
    """A hand, as far as the view shows it: its cards, or how many there are."""
    cards = view.pieces(c.HAND + seat)
    if not cards:
        return say("hand-empty", seat=Seat(seat))
    if UNKNOWN in cards:
        return say("hand-count", seat=Seat(seat), count=len(cards))
    return say("hand-cards", seat=Seat(seat), cards=card_messages(cards))


def ending_message(ending: str, winners: Sequence[int], view: View) -> Message:
    """How the game ended, and who won."""
    furthest = max((int(view.cell(c.SPACE + seat)) for seat in winners), default=0)
    return say(
        f"ending-{ending}",
        winners=[Seat(seat) for seat in winners],
        count=len(winners),
        space=say("space", number=furthest) if furthest > 0 else say("space-island"),
    )
