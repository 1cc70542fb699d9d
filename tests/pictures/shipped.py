"""The cards of the shipped deck, as what is asked for of their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from settemari.games.arrr.deck_file import shipped_deck
from settemari.pictures import compose

KINDS = ("creature", "tool", "scene", "weather")


class Wanted(NamedTuple):
    """The words of a card's picture."""

    id: str
    role: str
    creature: str = ""
    tool: str = ""
    scene: str = ""
    weather: str = ""
    copies: int = 1

    @property
    def picture(self) -> str:
        return compose(self.creature, self.tool, self.scene, self.weather, self.id, self.role)


def wanted() -> Iterator[Wanted]:
    deck = shipped_deck()
    for crew in deck.crew:
        yield Wanted(crew.id, crew.kind, copies=crew.copies, **crew.picture)
    for role, pack in (("event", deck.events), ("exploration", deck.explorations), ("captain", deck.captains)):
        for card in pack:
            yield Wanted(card.id, role, copies=card.copies, **card.picture)


WANTED = sorted(wanted())
