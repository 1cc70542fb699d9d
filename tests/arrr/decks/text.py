"""Cards as the text of a deck file, with what every card needs and nothing else."""

from __future__ import annotations

from settemari.games.arrr.deck_file import deck_of_toml
from settemari.games.arrr.declared import DeckFile

NAME = 'name = { it = "a", en = "b", fr = "c" }\n'
DECK = 'deck = "D"\n'


def crew(rest: str, id: str = "x") -> str:
    return f'[[crew]]\nid = "{id}"\n{NAME}{rest}\n'


def item(ability: str) -> str:
    return crew(f'kind = "item"\n[crew.ability]\n{ability}')


def event(rest: str, id: str = "x") -> str:
    return f'[[event]]\nid = "{id}"\n{NAME}{rest}\n'


def sea(rest: str, id: str = "x") -> str:
    return f'[[exploration]]\nid = "{id}"\n{NAME}{rest}\n'


def captain(rest: str, id: str = "x") -> str:
    return f'[[captain]]\nid = "{id}"\n{NAME}{rest}\n'


def read(text: str) -> DeckFile:
    return deck_of_toml(DECK + text, "f")


GAIN = 'do = [{ op = "gain", amount = 1 }]'
ON_TABLE = '[event.lasting]\non = "table"\nuntil = "end"\nchanges = [{ change = "raid", amount = 1 }]'
EVENT_TABLE: dict[str, object] = {
    "id": "shoal",
    "name": {"it": "a", "en": "b", "fr": "c"},
    "do": [{"op": "gain", "amount": 1}],
}
