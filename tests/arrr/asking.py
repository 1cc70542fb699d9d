"""Tables for the tests of standing orders: some cards want to be asked for, and what the orders of a player say."""

from __future__ import annotations

from collections.abc import Mapping

from settemari.games.arrr import codes as c
from settemari.games.arrr.declared import DeckFile
from settemari.games.arrr.game import ARRR
from settemari.games.arrr.orders import Orders, answer
from settemari.games.arrr.relevance import card_of
from tests.arrr.decks import table_deck
from tests.arrr.table import Player, Table, Tables

PROMPT = None
ALL_ASK = {"gain-1": "always", "steal-2": "always"}


def asking(words: Mapping[str, str]) -> DeckFile:
    """The cards of the rule tests, some of them with another ``ask_when``; all others are kept for one's own turn."""
    deck = table_deck()
    events = [card._replace(ask_when=words.get(card.id, "my-turn")) for card in deck.events]
    return deck._replace(events=tuple(events))


def says(player: Player, orders: Orders | None = None) -> str | None:
    """What the orders answer, in words; PROMPT if they ask the player."""
    setup = player.table.setup
    code = answer(setup, Orders() if orders is None else orders, player.view)
    return PROMPT if code is None else str(ARRR.action(setup, int(player.view.step()), code))


def card(player: Player, text: str) -> int:
    """An own card, as orders know it."""
    return card_of(ARRR.parse(player.table.setup, c.SAIL_DECLARED, text))


def silent(player: Player, text: str) -> Orders:
    return Orders(bells_off=frozenset([card(player, text)]))


def at_sea(arrr: Tables, words: Mapping[str, str], hands: Mapping[str, list[str]], **of_anna: object) -> Table:
    """Anna is about to declare; the others hold these cards."""
    t = arrr.table("Anna Bruno Carla", deck=asking(words))
    t.anna.has(**{"equipped": ["attack-2-gang"], "doubloons": 2, **of_anna})
    for name, hand in hands.items():
        t.players[name].has(hand=hand)
    t.row("attack-1", "attack-2", "plain-1")
    return t
