"""Cards as a deck file declares them: what is printed on each.

``deck_file.py`` reads them, ``build.py`` makes the rules' numbers of them, ``card_text.py`` their texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Op(NamedTuple):
    """One operation of an effect."""

    word: str
    amount: int = 0
    who: str = "you"
    action: str = ""


class Changes(NamedTuple):
    """One thing that a captain or a permanent event changes as long as it is there."""

    word: str
    amount: int = 0
    trait: str = ""
    action: str = ""


class Ability(NamedTuple):
    """What a card does when it is played, used or comes about."""

    target: str = "none"
    when: tuple[str, ...] = ()  # one of these moments; none: whenever it makes sense
    action: tuple[str, ...] = ()  # only during one of these actions
    anytime: bool = False
    do: tuple[Op, ...] = ()


class Lasting(NamedTuple):
    """What a permanent event lies on, how long, and what it changes."""

    on: str
    until: str
    changes: tuple[Changes, ...]


class Crew(NamedTuple):
    id: str
    name: Mapping[str, str]  # by language
    origin: str
    picture: Mapping[str, str]
    copies: int
    kind: str
    traits: tuple[int, int, int, int]
    ability: Ability | None


class Event(NamedTuple):
    id: str
    name: Mapping[str, str]
    origin: str
    picture: Mapping[str, str]
    copies: int
    play: Ability
    lasting: Lasting | None
    ask_when: str


class Test(NamedTuple):
    trait: str
    difficulty: int
    reward: tuple[Op, ...]
    penalty: tuple[Op, ...]


class Exploration(NamedTuple):
    id: str
    name: Mapping[str, str]
    origin: str
    picture: Mapping[str, str]
    copies: int  # always 1: each exploration is a card of its own
    condition: tuple[str, int] | None
    watched: bool  # nobody cheats there
    tests: tuple[Test, ...]
    fame: int
    symbol: str  # of a collection card, otherwise empty
    doubloons: int
    reward: tuple[Op, ...]
    penalty: tuple[Op, ...]
    influence: Mapping[str, int]


class Captain(NamedTuple):
    id: str
    name: Mapping[str, str]
    origin: str
    picture: Mapping[str, str]
    copies: int  # always 1
    always: tuple[Changes, ...]
    ability: Ability | None


class DeckFile(NamedTuple):
    """A whole deck; the number of a card in its pack is its kind."""

    name: str
    crew: tuple[Crew, ...]
    events: tuple[Event, ...]
    explorations: tuple[Exploration, ...]
    captains: tuple[Captain, ...]
