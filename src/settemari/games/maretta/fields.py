"""The fields of both sides' variants, what no single field can see (V4), and the way to plain numbers."""

from __future__ import annotations

from settemari.core.errors import VariantError
from settemari.core.variant import Choice, Field, Flag, Number, Variant
from settemari.core.variant import Numbers as NumberList
from settemari.games.maretta.codes import (
    CUTTLEFISH,
    NO_THEFT,
    SCHOOL,
    SUITS,
    THEFT_AFTER_MOVE,
    THEFT_WITH_CARD,
    TOP_NUMBER,
)
from settemari.games.maretta.numbers import Numbers
from settemari.games.maretta.words import BARREL_WORDS
from settemari.locales.message import Message, say

LONGEST_PATH = 200
MOST_BARRELS = 200
SEAT_COUNTS = range(3, 6)  # M0.1
THEFT_WHEN = {"with-card": THEFT_WITH_CARD, "after-move": THEFT_AFTER_MOVE}  # A3.4


def shared_fields(side_b: bool) -> list[Field]:
    """What both sides have."""
    fields: list[Field] = [
        Number("path.last", 2, LONGEST_PATH),
        NumberList("path.barrel_spaces", 1, LONGEST_PATH, 0, LONGEST_PATH, rising=True),
        NumberList("path.dividers", 1, LONGEST_PATH, 0, 2, rising=True),
        Number("barrels.per_space", 1, 12),
        Flag("barrels.on_zero_move"),
        Number("barrels.shark_cards", 1, 20),
        Number("barrels.anchor_cards", 1, 20),
    ]
    for barrel, word in enumerate(BARREL_WORDS):
        if not (side_b and barrel in (CUTTLEFISH, SCHOOL)):  # B1.1
            fields.append(Number(f"bag.{word}", 0, MOST_BARRELS))
    fields.append(NumberList("deck.values", 1, TOP_NUMBER, 1, 60, rising=False))
    return fields


def escape_fields() -> list[Field]:
    """Side A."""
    return [
        *shared_fields(side_b=False),
        Number("deck.ships_per_seat", 0, 10),
        *(Number(f"deck.removed.{seats}", 0, 300) for seats in SEAT_COUNTS),
        Number("hand.first", 1, 20),
        Number("hand.draw", 1, 20),
        Number("move.giver", 0, LONGEST_PATH),
        Choice("theft.when", *THEFT_WHEN),
        Choice("theft.costs", "own-move", "all-moves"),
        Number("boarding.score", 0, 50),
    ]


def volcano_fields() -> list[Field]:
    """Side B."""
    return [
        *shared_fields(side_b=True),
        Number("hand.first", 1, 20),
        Number("burst.limit", 1, 1000),
        Choice("burst.when", "always", "stocking"),
        Number("lava.start", -LONGEST_PATH, -1),
        Number("lava.step", -LONGEST_PATH, LONGEST_PATH),
        NumberList("lava.step_past", -LONGEST_PATH, LONGEST_PATH, 0, 2, rising=False),
        Choice("lava.nobody_left", "nobody", "last-caught"),
        Flag("spear.sea"),
    ]


def check(variant: Variant, side_b: bool) -> None:
    """V4, and what would leave the path or the deck without sense."""

    def refuse(field: str, allowed: Message) -> None:
        raise VariantError(variant.source, field, variant.values[field], allowed)

    last = variant.number("path.last")
    dividers = variant.numbers("path.dividers")
    if dividers and dividers[-1] >= last:
        refuse("path.dividers", say("error-dividers-before", last=last))
    marked = [space for space in variant.numbers("path.barrel_spaces") if space < last]  # V1
    barrels = sum(int(str(value)) for path, value in variant.values.items() if path.startswith("bag."))
    needed = len(marked) * variant.number("barrels.per_space")
    if barrels < needed:
        raise VariantError(
            variant.source,
            "bag",
            barrels,
            say("error-too-few-barrels", spaces=len(marked), needed=needed),
        )
    if barrels > MOST_BARRELS:
        raise VariantError(variant.source, "bag", barrels, say("error-too-many-barrels", most=MOST_BARRELS))
    if side_b:
        _check_lava(variant, dividers)
    else:
        for field in ("hand.first", "hand.draw"):
            if variant.number(field) < 2:
                refuse(field, say("error-two-cards-a-round"))
    _check_deck(variant, side_b)


def _check_lava(variant: Variant, dividers: list[int]) -> None:
    steps = [variant.number("lava.step"), *variant.numbers("lava.step_past")]
    if min(steps) < 1:
        field = "lava.step" if steps[0] < 1 else "lava.step_past"
        raise VariantError(variant.source, field, variant.values[field], say("error-lava-moves"))
    if len(steps) <= len(dividers):
        raise VariantError(
            variant.source,
            "lava.step_past",
            steps[1:],
            say("error-step-past-each", crevasses=len(dividers)),
        )


def _check_deck(variant: Variant, side_b: bool) -> None:
    pack = len(variant.numbers("deck.values")) * SUITS
    for seats in SEAT_COUNTS:
        cards = pack
        if not side_b:
            field = f"deck.removed.{seats}"
            cards -= variant.number(field)
            if cards < 0:
                raise VariantError(
                    variant.source, field, variant.values[field], say("error-only-so-many-cards", cards=pack)
                )
            cards += variant.number("deck.ships_per_seat") * seats
        needed = variant.number("hand.first") * seats
        if cards < needed:
            raise VariantError(
                variant.source,
                "deck.values",
                variant.values["deck.values"],
                say("error-deck-too-small", seats=seats, needed=needed, cards=cards),
            )


def numbers_of(variant: Variant, seats: int, side_b: bool) -> Numbers:
    """The variant as the rules read it."""
    bag = [variant.number(f"bag.{word}") if f"bag.{word}" in variant.values else 0 for word in BARREL_WORDS]
    dividers = variant.numbers("path.dividers")
    steps = [variant.number("lava.step"), *variant.numbers("lava.step_past")] if side_b else [0]
    return Numbers(
        seats=seats,
        last=variant.number("path.last"),
        marked=variant.numbers("path.barrel_spaces"),
        dividers=dividers,
        per_space=variant.number("barrels.per_space"),
        bag=bag,
        values=variant.numbers("deck.values"),
        ships=0 if side_b else variant.number("deck.ships_per_seat") * seats,
        removed=0 if side_b else variant.number(f"deck.removed.{seats}"),
        hand=variant.number("hand.first"),
        draw=0 if side_b else variant.number("hand.draw"),
        boarding=0 if side_b else variant.number("boarding.score"),
        giver_move=0 if side_b else variant.number("move.giver"),
        theft=NO_THEFT if side_b else THEFT_WHEN[variant.word("theft.when")],
        theft_costs_all=not side_b and variant.word("theft.costs") == "all-moves",
        barrel_on_zero_move=variant.flag("barrels.on_zero_move"),
        lava_start=variant.number("lava.start") if side_b else 0,
        lava_steps=steps,
        last_caught_win=side_b and variant.word("lava.nobody_left") == "last-caught",
        burst_limit=variant.number("burst.limit") if side_b else 0,
        burst_always=side_b and variant.word("burst.when") == "always",
        spear_at_sea=not side_b or variant.flag("spear.sea"),
        shark_cards=variant.number("barrels.shark_cards"),
        anchor_cards=variant.number("barrels.anchor_cards"),
    )
