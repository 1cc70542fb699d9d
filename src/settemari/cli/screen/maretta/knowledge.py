"""What an observer knows of somebody's hidden cards, in a few words."""

from __future__ import annotations

from itertools import pairwise

from settemari.cli.screen.maretta.pen import MarettaPen
from settemari.core.table import View
from settemari.games.maretta import codes as c


def known_of(pen: MarettaPen, view: View, seat: int) -> list[str]:
    """Cards that are certain, then how many there are among several; surest first."""
    certain, vague = [], []
    for holder, mask, least in view.fact_list():
        kinds = [kind for kind in range(int(pen.numbers.kinds)) if (mask >> kind) & 1 and _exists(pen, kind)]
        if holder != seat:
            continue
        if len(kinds) == 1:
            times = f" {pen.symbols.times}{least}" if least > 1 else ""
            certain.append(f"{pen.card_symbol(kinds[0])} {pen.card_name(kinds[0])}{times}")
        else:
            vague.append(pen.say("screen-among", count=least, cards=_grouped(pen, kinds)))
    return certain + vague


def _exists(pen: MarettaPen, kind: int) -> bool:
    return kind == c.SHIP or int(pen.numbers.copies[kind]) > 0


def _grouped(pen: MarettaPen, kinds: list[int]) -> str:
    """Several kinds, suit by suit: ``≡1-3 ≈1-5``."""
    groups = [pen.symbols.steamship] if c.SHIP in kinds else []
    for suit in range(c.SUITS):
        numbers = [kind // c.SUITS for kind in kinds if kind != c.SHIP and kind % c.SUITS == suit]
        if numbers:
            groups.append(pen.symbols.suits[suit] + ",".join(_runs(numbers)))
    return " ".join(groups)


def _runs(numbers: list[int]) -> list[str]:
    """Rising numbers, those that follow each other drawn together."""
    breaks = [place for place, (one, two) in enumerate(pairwise(numbers), start=1) if two != one + 1]
    runs = [numbers[start:end] for start, end in pairwise([0, *breaks, len(numbers)])]
    return [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
