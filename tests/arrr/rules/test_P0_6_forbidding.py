"""P0.6: whom permanent events and captains forbid something, and whom not."""

from __future__ import annotations

import pytest

from tests.arrr.decks import table_deck
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too


def test_P0_6_a_permanent_event_forbids_whom_it_lies_on_whatever_else_is_in_play(arrr: Tables) -> None:
    for forbidden in ("Anna", "Bruno"):
        for turn in ("Anna", "Bruno"):
            t = arrr.table("Anna Bruno")
            for player in (t.anna, t.bruno):
                player.has(equipped=["attack-1-gang"])
            t.row("plain-1")
            t.turn(turn)
            t.lasting("lasting-raid")
            t.lasting("lasting-mine")
            t.lasting("lasting-ban", on=forbidden)
            player = t.players[turn]
            if turn == forbidden:
                player.is_offered({"raid"})
                player.is_refused("sail plain-1", rule="P2.3.5", key="barred")
            else:
                player.is_offered({"raid", "sail plain-1"})


def test_P0_6_a_captain_forbids_nothing_to_who_has_none(arrr: Tables) -> None:
    """There may be fewer captains than players (P1.5)."""
    deck = table_deck()
    captains = tuple(card for card in deck.captains if card.id == "captain-ban")
    t = arrr.table("Anna Bruno", deck=deck._replace(captains=captains))
    t.anna.has(equipped=["attack-1-gang"], doubloons=1)
    t.bruno.has(equipped=["attack-1-gang"], doubloons=1, captain="captain-ban")
    t.row()
    traits = ("attack", "navigation", "cunning", "courage")
    t.anna.is_offered({"raid"} | {f"challenge Bruno in {trait} for 1" for trait in traits})
