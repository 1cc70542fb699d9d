"""All that may ever be answered at a table, in one list: the action space of agents."""

from __future__ import annotations

from settemari.games.maretta import codes as c
from settemari.games.maretta.numbers import Numbers


def every_answer(numbers: Numbers, seat: int, side_b: bool) -> list[tuple[int, int]]:
    """As (step, code): question by question, the other seats clockwise from this one on."""
    seats = int(numbers.seats)
    around = [(seat + turn) % seats for turn in range(seats)]
    resources = range(c.FIRST_CARD, int(numbers.kinds))
    cards = [c.SHIP, *resources]
    found: list[tuple[int, int]] = []

    def add(step: int, codes: list[int]) -> None:
        found.extend((step, code) for code in codes)

    given = [card | other << c.SEAT_SHIFT for other in around for card in cards]
    if side_b:
        add(c.LOAD, given)
        add(c.LOAD_SELF, [*cards, c.NO_CARD])
    else:
        add(c.PICK, cards)
        add(c.PLACE, given)
        if numbers.theft == c.THEFT_WITH_CARD:
            thefts = [(other, card, stolen) for other in around[1:] for card in resources for stolen in resources]
            add(c.PLACE, [card | other << c.SEAT_SHIFT | stolen << c.THEFT_SHIFT for other, card, stolen in thefts])
        if numbers.theft == c.THEFT_AFTER_MOVE:
            add(c.STEAL, [c.NO_CARD, *resources])
    add(c.CHOOSE_BARREL, list(range(int(numbers.per_space))))
    for barrel in range(c.BARREL_KINDS):
        if barrel == c.MONKEY:
            add(c.EFFECT + barrel, [card | other << c.SEAT_SHIFT for other in around[1:] for card in resources])
        elif barrel in (c.SPEAR, c.PELICAN):
            add(c.EFFECT + barrel, around[1:])
        elif barrel not in (c.CUTTLEFISH, c.SCHOOL):  # which ask nobody
            add(c.EFFECT + barrel, list(resources))
    return found
