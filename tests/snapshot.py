"""Maretta's whole table in words, and how a change of it is written."""

from __future__ import annotations

from settemari.core.game import Game
from settemari.core.state import State
from settemari.core.table import EMPTY, ROUND, View
from settemari.games.maretta import codes as c
from settemari.games.maretta.redeal import MarettaSetup
from settemari.games.maretta.words import barrel_word, card_code, card_word
from tests.whole import Snapshot, deck_after, pile_after

PILES = ("hand", "stock", "discard", "opened")


def known(holder: str, least: int, *cards: str) -> str:
    """What a seat knows: that holder has at least so many of these cards, in hand or face down in slot 1."""
    return f"{holder}: {least} {' '.join(sorted(cards, key=card_code))}"


def snapshot(game: Game, setup: MarettaSetup, names: list[str], state: State) -> Snapshot:
    """Everything on the table, in words."""
    deck, box, bag = state.hidden()
    asked = [name for seat, name in enumerate(names) if state.asks(seat)]
    outcome = game.outcome(state.view(-1))
    found: Snapshot = {
        "asks": " ".join([game.asked(int(state.step())).name, *asked]) if asked else None,
        "ended": outcome.ending if outcome else None,
        "won": [names[seat] for seat in outcome.winners] if outcome else None,
        "round": int(state.cell(ROUND)),
        "first": names[int(state.cell(c.FIRST))],
        "lava": int(state.cell(c.LAVA)),
        "discard": sorted(card_word(card) for card in state.pieces(c.DISCARD)),
        "opened": sorted(barrel_word(barrel) for barrel in state.pieces(c.OPENED)),
        "deck": [card_word(card) for card in reversed(deck)],
        "box": sorted(card_word(card) for card in box),
        "bag": sorted(barrel_word(barrel) for barrel in bag),
        "barrels": _barrels_of(setup, state),
        "spectator_knows": _facts_of(names, state.view(-1)),
    }
    for seat, name in enumerate(names):
        found[name.lower()] = {
            "hand": sorted(card_word(card) for card in state.pieces(c.HAND + seat)),
            "stock": sorted(card_word(card) for card in state.pieces(c.STOCK + seat)),
            "slot1": _slot_word(state, c.SLOT1, seat),
            "slot2": _slot_word(state, c.SLOT2, seat),
            "space": int(state.cell(c.SPACE + seat)),
            "inked": bool(int(state.cell(c.INKED)) >> seat & 1),
            "inked_next": bool(int(state.cell(c.INK_NEXT)) >> seat & 1),
            "stole": bool(int(state.cell(c.STOLE)) >> seat & 1),
            "out": not int(state.cell(c.RACE)) >> seat & 1,
            "knows": _facts_of(names, state.view(seat)),
        }
    return found


def _barrels_of(setup: MarettaSetup, state: State) -> dict[int, list[str]]:
    per_space = int(setup.numbers.per_space)
    found: dict[int, list[str]] = {}
    for mark in range(len(setup.numbers.marks)):
        spots = range(mark * per_space, (mark + 1) * per_space)
        found[int(setup.numbers.marks[mark])] = [_barrel_at(state, spot) for spot in spots]
    return found


def _facts_of(names: list[str], view: View) -> list[str]:
    return sorted(
        known(names[holder], least, *(card_word(card) for card in range(63) if kinds >> card & 1))
        for holder, kinds, least in view.fact_list()
    )


# -- words for what lies in a spot -----------------------------------------------------------------------------


def _slot_word(state: State, slots: int, seat: int) -> str | None:
    card = int(state.slot_at(slots, seat))
    if card == EMPTY:
        return None
    return card_word(card) if state.face_up(slots, seat) else "??" + card_word(card)


def _barrel_at(state: State, spot: int) -> str:
    barrel = int(state.slot_at(c.BARRELS, spot))
    hidden = barrel != EMPTY and not state.face_up(c.BARRELS, spot)
    return ("??" if hidden else "") + barrel_word(barrel)


# -- what is_now expects ---------------------------------------------------------------------------------------


def expected(key: str, was: object, change: object) -> object:
    """How something should be, from how it was and the change named."""
    if key in PILES:
        return pile_after(was, change)
    if key == "barrels":
        assert isinstance(was, dict)
        assert isinstance(change, dict)
        return {**was, **change}
    if key == "deck":
        return deck_after(was, change)
    if key in ("knows", "spectator_knows"):
        assert isinstance(change, list)
        return sorted(change)
    return change
