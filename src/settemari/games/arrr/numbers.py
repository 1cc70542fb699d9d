"""A variant as the rules read it: plain numbers and the cards, worked out once for a number of seats."""

from __future__ import annotations

from typing import Final, final

from settemari.core.native import i64, vec
from settemari.core.table import BY_SPOT, EVERYBODY, HEAP, NO_SEAT, NOBODY, OWNER, PILE, ROW, SLOTS, Layout, Place
from settemari.games.arrr.codes import (
    CAPTAIN_SPOT,
    CHANGES,
    COUNTER_NAMES,
    EQUIP_MORE,
    FULL,
    GALLOWS,
    MOST_LASTING,
    SEATS,
)
from settemari.games.arrr.deck import Deck

FACT_SLOTS: Final = 24  # what one observer remembers at most; more is forgotten
BELOW_THE_STACK = 2  # records of the turn and of the action
ABOVE_THE_STACK: Final = SEATS + 2  # an effect, a choice of everybody within it, and the drawing it leads to


@final
class Numbers:
    """Every number and setting of a variant, and its deck."""

    def __init__(
        self,
        seats: i64,
        mode: i64,
        cards: Deck,
        explorations: i64,
        beyond: i64,
        first_crew: i64,
        first_events: i64,
        first_coins: i64,
        supply: i64,
        captains_chosen: bool,
        dice: i64,
        faces: list[int],
        recruit_each: i64,
        recruit_hand: i64,
        limit_always: bool,
        equip_most: i64,
        officers: i64,
        gangs: i64,
        discard_freely: bool,
        raid: i64,
        cheat: i64,
        most_prize: i64,
        refusal_crew: i64,
        refusal_coins: i64,
        points: list[int],
        fame_shown: bool,
    ) -> None:
        self.seats: i64 = seats
        self.mode: i64 = mode
        self.cards: Final[Deck] = cards
        self.explorations: i64 = explorations  # in this game (P1.1)
        self.row_most: i64 = seats + beyond  # P1.3
        self.first_crew: i64 = first_crew
        self.first_events: i64 = first_events if mode != GALLOWS else 0
        self.first_coins: i64 = first_coins
        self.supply: i64 = supply
        self.captains_chosen: bool = captains_chosen
        self.dice: i64 = dice
        self.faces: Final[vec[i64]] = vec[i64](faces)
        self.recruit_each: i64 = recruit_each
        self.recruit_hand: i64 = recruit_hand
        self.limit_always: bool = limit_always
        self.equip_most: i64 = equip_most
        self.officers: i64 = officers
        self.gangs: i64 = gangs
        self.discard_freely: bool = discard_freely
        self.raid: i64 = raid
        self.cheat: i64 = cheat
        self.most_prize: i64 = most_prize
        self.refusal_crew: i64 = refusal_crew
        self.refusal_coins: i64 = refusal_coins
        self.points: Final[vec[i64]] = vec[i64](points)  # for 1, 2, 3... equal symbols (P8.2)
        self.fame_shown: bool = fame_shown  # P0.4: whether everybody is shown everybody's fame; no rule asks

        self.crew_pack: Final[vec[i64]] = pack_of(cards.crew_copies)
        self.event_pack: Final[vec[i64]] = pack_of(cards.event_copies if mode != GALLOWS else vec[i64]([]))
        self.sea_pack: Final[vec[i64]] = vec[i64](list(range(cards.explorations)))
        self.spots: i64 = self.most_equipped()

    def most_equipped(self) -> i64:
        """The most cards an area can hold, with every captain and permanent event that allows more."""
        cards = self.cards
        more: i64 = 0
        if self.mode == FULL:
            for captain in range(cards.captains):
                more = max(more, cards.captain_changes[captain * CHANGES + EQUIP_MORE])
        for event in range(cards.events):
            more += cards.event_changes[event * CHANGES + EQUIP_MORE] * cards.event_copies[event]
        return min(self.equip_most + more, CAPTAIN_SPOT)

    def longest_agenda(self) -> i64:
        """Every event on the stack at once, every ability once, a penalty, and what lies below and above."""
        abilities = self.seats * (self.spots + 1)
        return BELOW_THE_STACK + len(self.event_pack) + abilities + 1 + ABOVE_THE_STACK

    def layout(self) -> Layout:
        """Where everything lies: see codes.py for the numbers of places and counters."""
        cards = self.cards
        places: list[Place] = []
        crew = len(self.crew_pack)
        events = len(self.event_pack)
        for seat in range(SEATS):
            there = seat < self.seats
            holder = seat if there else NO_SEAT  # who is not there hides nothing: the number is another's
            places.append(Place("crew", ROW, OWNER, crew if there else 0, owner=seat, holder=holder))
        for seat in range(SEATS):
            there = seat < self.seats
            holder = self.seats + seat if there else NO_SEAT
            places.append(Place("events", ROW, OWNER, events if there else 0, owner=seat, holder=holder))
        for seat in range(SEATS):
            there = seat < self.seats
            places.append(Place("area", SLOTS, EVERYBODY, self.spots if there else 0, owner=seat))
        for seat in range(SEATS):
            there = seat < self.seats
            places.append(Place("chest", PILE, EVERYBODY, cards.explorations if there else 0, owner=seat))
        places.append(Place("stake", SLOTS, EVERYBODY, self.seats, owner=BY_SPOT))
        places.append(Place("captain", SLOTS, EVERYBODY, self.seats, owner=BY_SPOT))
        places.append(Place("captains", PILE, EVERYBODY, cards.captains))
        places.append(Place("seas", ROW, EVERYBODY, self.row_most + 1))
        places.append(Place("sunk", PILE, EVERYBODY, cards.explorations))
        places.append(Place("stack", ROW, EVERYBODY, events))
        places.append(Place("lasting", SLOTS, EVERYBODY, MOST_LASTING))
        places.append(Place("crew-discard", PILE, EVERYBODY, cards.crew))
        places.append(Place("event-discard", PILE, EVERYBODY, cards.events))
        places.append(Place("crew-deck", HEAP, NOBODY, 0))
        places.append(Place("event-deck", HEAP, NOBODY, 0))
        places.append(Place("sea-deck", HEAP, NOBODY, 0))
        places.append(Place("sea-box", HEAP, NOBODY, 0))
        return Layout(self.seats, list(COUNTER_NAMES), self.longest_agenda(), places, FACT_SLOTS)


def pack_of(copies: vec[i64]) -> vec[i64]:
    """Every card of a pack, by kinds."""
    pack: list[int] = []
    for kind in range(len(copies)):
        for _copy in range(copies[kind]):
            pack.append(kind)
    return vec[i64](pack)
