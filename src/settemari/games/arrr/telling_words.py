"""Names and numbers as messages: cards by the names their deck gives them, targets, prizes, sums with their parts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from settemari.core.setup import Setup
from settemari.core.table import EMPTY, View
from settemari.games.arrr import codes as c
from settemari.games.arrr.card_text import card_name, symbol_name, trait_message
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.gist import CAPTAIN, CREW, EVENT, NEIGHBOUR, PLAYED, Part, Sum
from settemari.games.arrr.named import names_of
from settemari.games.arrr.score import collection_points, points_of
from settemari.games.arrr.setup import ArrrSetup
from settemari.games.arrr.state import fame_of
from settemari.games.arrr.vocabulary import TRAIT_WORDS
from settemari.locales.message import Message, Named, Seat, say

# What a catalogue must read to say all of this.
# Seats have the same colours in both games.
AREAS: tuple[str, ...] = ("lists", "arrr-cards", "arrr-words", "arrr-log", "arrr-asking", "maretta-words")


def deck_file(setup: Setup) -> DeckFile:
    """The cards of a table as they were declared, with their names."""
    assert isinstance(setup, ArrrSetup)
    declared = setup.numbers.cards.declared
    assert isinstance(declared, DeckFile)
    return declared


# -- cards -----------------------------------------------------------------------------------------------------


def card(name: Named) -> Message:
    """A card by its name, in quotation marks."""
    return say("arrr-card", name=name)


def crew_message(setup: Setup, kind: int) -> Message:
    """A crew card that the observer has seen."""
    assert kind >= 0
    return card(card_name(deck_file(setup).crew[kind]))


def event_message(setup: Setup, kind: int) -> Message:
    """An event that the observer has seen."""
    assert kind >= 0
    return card(card_name(deck_file(setup).events[kind]))


def exploration_message(setup: Setup, kind: int) -> Message:
    """An exploration; one that is not certain has no name."""
    return say("arrr-some-card") if kind < 0 else card(card_name(deck_file(setup).explorations[kind]))


def captain_message(setup: Setup, kind: int) -> Message:
    return card(card_name(deck_file(setup).captains[kind]))


def crew_of(setup: Setup, view: View, seat: int, spot: int) -> Message:
    """An equipped card, and whose it is."""
    return say("arrr-card-of", card=crew_message(setup, int(view.slot_at(c.AREA + seat, spot))), seat=Seat(seat))


def crew_list(setup: Setup, kinds: Iterable[int]) -> list[Message]:
    return [crew_message(setup, kind) for kind in kinds]


def event_list(setup: Setup, kinds: Iterable[int]) -> list[Message]:
    return [event_message(setup, kind) for kind in kinds]


def trait_of(trait: int) -> Message:
    return trait_message(TRAIT_WORDS[trait])


def loot_of(setup: Setup, exploration: int) -> list[Message]:
    """What an exploration is worth at the end: fame, a symbol of a collection, or neither."""
    sea = deck_file(setup).explorations[exploration]
    loot = []
    if sea.fame:
        loot.append(say("fame", amount=sea.fame))
    if sea.symbol:
        loot.append(say("collection", symbol=symbol_name(sea.symbol)))
    return loot


def doubloons(amount: int) -> Message:
    return say("doubloons", amount=amount)


def coins_message(setup: Setup, worth: Sum) -> Message:
    """Doubloons with their sum, if they are made of several numbers."""
    if len(worth.parts) == 1:
        return doubloons(worth.total)
    return say("arrr-loot-sum", sum=sum_message(setup, worth), count=worth.total)


def drawn_messages(crew: int, events: int) -> list[Message]:
    """So many cards of each sort; those of which there are none are not named."""
    drawn = [say("arrr-crew-cards", count=crew)] if crew else []
    return drawn + ([say("arrr-event-cards", count=events)] if events else [])


# -- targets and prizes ----------------------------------------------------------------------------------------


def prize_message(setup: Setup, prize: int) -> Message:
    """P5.1: doubloons, or a collection card."""
    if prize >= c.COLLECTION_PRIZE:
        return exploration_message(setup, prize - c.COLLECTION_PRIZE)
    return doubloons(prize)


def effect_message(setup: Setup, number: int) -> Message:
    """What lies on the stack: an event, somebody's ability, a penalty."""
    assert isinstance(setup, ArrrSetup)
    effect = setup.numbers.cards.effects[number]
    if effect.source == c.OF_EVENT:
        return event_message(setup, effect.kind)
    if effect.source == c.OF_EXPLORATION:
        return say("arrr-penalty-of", card=exploration_message(setup, effect.kind))
    named = crew_message if effect.source == c.OF_CREW else captain_message
    return say("arrr-ability-of", card=named(setup, effect.kind))


def stack_of(view: View) -> list[tuple[int, int, int, int]]:
    """What lies on the stack, from the bottom; also what is being carried out."""
    records = view.agenda_records()
    action = len(records) > 1 and c.SAIL_DECLARED <= records[1][0] <= c.SETTLE
    return [record for record in records[2 if action else 1 :] if record[0] in (c.NAMING, c.ON_STACK, c.EFFECT)]


def named_message(setup: Setup, seat: int, a: int) -> Message | None:
    """P7.5: what somebody named for something on the stack will do; None if nothing was named."""
    assert isinstance(setup, ArrrSetup)
    names = names_of(a)
    choice = int(setup.numbers.cards.effects[a & c.EFFECT_MASK].own_choice)
    if not names:
        return None
    if choice == c.DRAW_ANY:
        drawn = drawn_messages(names.count(c.CREW_DECK_NAMED), names.count(c.EVENT_DECK_NAMED))
        return say("arrr-log-named-draw", seat=Seat(seat), drawn=drawn)
    cards = crew_list(setup, (name - c.CREW_NAMED for name in names if name < c.EVENT_NAMED))
    if choice == c.TIRE_OWN:
        return say("arrr-log-named-tire", seat=Seat(seat), cards=cards)
    cards += event_list(setup, (name - c.EVENT_NAMED for name in names if name >= c.EVENT_NAMED))
    return say("arrr-log-named-discard", seat=Seat(seat), cards=cards)


def target_message(setup: Setup, view: View, target: int, aim: int) -> Message | None:
    """Who or what is aimed at, None if nothing is, or not any more."""
    if target == c.NO_TARGET or aim < 0:
        return None
    if target in (c.PIRATE, c.RIVAL):
        return say("arrr-player", seat=Seat(aim)) if aim < int(view.layout.seats) else None
    if target == c.EXPLORATION:
        return exploration_message(setup, aim) if aim < len(deck_file(setup).explorations) else None
    if c.CREW <= target <= c.RIVAL_CREW:
        seat, spot = aim >> 4, aim & 15
        if seat >= int(view.layout.seats) or spot >= len(view.pieces(c.AREA + seat)):
            return None
        return None if view.slot_at(c.AREA + seat, spot) == EMPTY else crew_of(setup, view, seat, spot)
    if target == c.LASTING_EVENT:
        event = int(view.slot_at(c.LASTING, aim)) if aim < c.MOST_LASTING else EMPTY
        return None if event == EMPTY else event_message(setup, event)
    stack = stack_of(view)
    return effect_message(setup, stack[aim][2] & c.EFFECT_MASK) if aim < len(stack) else None


def lies_on(setup: Setup, view: View, on: int) -> Message:
    """What a permanent event lies on, if not on the table as a whole."""
    if on >= c.ON_CREW:
        return crew_of(setup, view, (on - c.ON_CREW) >> 4, (on - c.ON_CREW) & 15)
    if on >= c.ON_EXPLORATION:
        return exploration_message(setup, on - c.ON_EXPLORATION)
    return say("arrr-player", seat=Seat(on - c.ON_SEAT))


# -- sums ------------------------------------------------------------------------------------------------------


def sum_message(setup: Setup, total: Sum, crew_apart: bool = True) -> Message:
    """A sum with where each number comes from; a number alone stands alone."""
    parts = total.parts if crew_apart else _crew_together(total.parts)
    if not parts or (
        len(parts) == 1 and parts[0].amount == total.total and (parts[0].source != CREW or not crew_apart)
    ):
        return say("arrr-number", number=total.total)
    said = _first(setup, parts[0])
    for part in parts[1:]:
        key = "arrr-sum-plus" if part.amount > 0 else "arrr-sum-minus"
        said = say(key, first=said, amount=abs(part.amount), source=source_message(setup, part))
    if total.plain != total.total:
        return say("arrr-sum-least", sum=said, total=total.total)
    return said if len(parts) == 1 else say("arrr-sum", sum=said, total=total.total)


def _crew_together(parts: Sequence[Part]) -> tuple[Part, ...]:
    """All equipped cards as one number."""
    crew = sum(part.amount for part in parts if part.source == CREW)
    rest = tuple(part for part in parts if part.source != CREW)
    return (Part(crew, CREW), *rest)


def _first(setup: Setup, part: Part) -> Message:
    if part.source in (CREW, CAPTAIN, EVENT, NEIGHBOUR) and part.card >= 0:
        return say("arrr-sum-first", amount=part.amount, source=source_message(setup, part))
    return say("arrr-number", number=part.amount)


def source_message(setup: Setup, part: Part) -> Message:
    """The card that a number comes from."""
    if part.source == PLAYED:
        return say("arrr-played")
    named = {CREW: crew_message, CAPTAIN: captain_message, EVENT: event_message}.get(part.source, exploration_message)
    return named(setup, part.card)


# -- the end ---------------------------------------------------------------------------------------------------


def points(setup: Setup, view: View, seat: int) -> int:
    """P8.1."""
    assert isinstance(setup, ArrrSetup)
    return int(points_of(view, setup.numbers, seat))


def score_message(setup: Setup, view: View, seat: int) -> Message:
    """P8: what somebody's points are made of."""
    assert isinstance(setup, ArrrSetup)
    numbers = setup.numbers
    return say(
        "arrr-log-score",
        seat=Seat(seat),
        doubloons=int(view.cell(c.COINS + seat)),
        fame=int(fame_of(view, numbers.cards, seat)),
        collections=int(collection_points(view, numbers, seat)),
        points=int(points_of(view, numbers, seat)),
    )


def ending_message(setup: Setup, view: View, ending: str, winners: Sequence[int]) -> Message:
    """Who won, and what decided."""
    return say(
        f"arrr-ending-{ending}",
        winners=[Seat(seat) for seat in winners],
        count=len(winners),
        points=max((points(setup, view, seat) for seat in winners), default=0),
    )
