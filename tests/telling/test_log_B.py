"""The log of side B: every kind of line, word for word."""

# ruff: noqa: RUF001 - French apostrophes

from __future__ import annotations

import pytest

from tests.table import Table, Tables
from tests.telling.play import told

pytestmark = pytest.mark.compiled_too

THREE = "Tea Gino Anna"
FULL = {
    "Tea": ["wood-1", "rope-1", "fire-1", "water-1"],
    "Gino": ["wood-2", "rope-2", "fire-2", "water-2"],
    "Anna": ["wood-3", "rope-3", "fire-3", "water-3"],
}


def at(vulcano: Tables, seat: str, step: str, variant: dict[str, object] | None = None) -> Table:
    """Full hands, so that nobody draws; everybody far ahead of the lava."""
    t = vulcano.table(THREE, first=seat if step not in ("load", "load-self") else None, variant=variant)
    for name, hand in FULL.items():
        t.players[name].has(hand=hand, space=10)
    t.turn(seat, step)
    return t


# -- loading ---------------------------------------------------------------------------------------------------


def test_a_game_begins(vulcano: Tables) -> None:
    t = vulcano.deal(THREE, first="Gino", seed=3)
    assert told(t) == ["Round 1: Gino goes first.", "↳ Everybody draws 4 cards."]


def test_a_card_for_somebody_else(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "load")
    t.tea.loads("wood-1", on="Gino")
    assert told(t) == ["Tea loads Wood 1 onto Gino's minecart."]
    assert told(t, language="it") == ["Tea carica Legno 1 sul carrello di Gino."]
    assert told(t, language="fr") == ["Tea charge Bois 1 chez Gino."]


def test_only_the_own_minecart_is_free(vulcano: Tables) -> None:
    t = at(vulcano, "Anna", "load")
    t.tea.has(slot2="food-1")
    t.gino.has(slot2="food-2")
    t.anna.loads("wood-3", on="Anna")
    assert told(t) == ["No other minecart is free, so Anna's own gets Wood 3."]


def test_who_has_no_cards_passes_twice(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "load")
    t.gino.has(hand=[])
    t.tea.loads("wood-1", on="Anna")
    assert told(t) == ["Tea loads Wood 1 onto Anna's minecart.", "Gino has no cards, and loads nothing."]
    t.anna.loads("wood-3", on="Tea")
    t.tea.plays("rope-1")
    assert told(t)[2:] == [
        "Anna loads Wood 3 onto Tea's minecart.",
        "Tea plays Rope 1.",
        "Gino has no cards, and plays none.",
    ]


def test_who_can_play_none_shows_what_the_hand_is_like(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "load-self")
    t.tea.has(hand=["wood-1", "wood-4", "rope-2"], slot2="wood-2")
    t.tea.plays_none()
    assert told(t) == ["Tea cannot play: every card in hand is Wood or a 2."]
    assert told(t, language="it") == ["Tea non può giocare: in mano ha soltanto Legno o carte con il 2."]
    assert told(t, language="fr") == ["Tea ne peut rien jouer\u00a0: en main, rien que Bois ou des 2."]


# -- stacks and running ----------------------------------------------------------------------------------------


def test_E6_stacks_burst_and_everybody_runs(vulcano: Tables) -> None:
    """Yellow runs with three stacks; Purple's water is lost, and only fire is left."""
    t = at(vulcano, "Tea", "stack")
    t.tea.has(slot1="wood-5", slot2="food-1", stock=["fire-4"])
    t.gino.has(slot1="fire-5", slot2="water-4", stock=["water-2", "water-1"])
    t.anna.has(slot1=None, slot2="food-5", stock=["rope-5", "rope-4"])
    assert told(t)[:6] == [
        "The cards on the minecarts go into the stocks.",
        "↳ Gino, Water 1 + 2 + 4 = 7 > 5: the stack is lost.",
        "↳ Anna, Rope 4 + 5 = 9 > 5: the stack is lost.",
        "Tea has 3 stacks and runs to 13.",
        "Gino has 1 stack and runs to 11.",
        "Anna has 1 stack and runs to 11.",
    ]
    assert told(t, language="it")[1] == "↳ Gino, Acqua 1 + 2 + 4 = 7 > 5: la pila è persa."
    assert told(t, language="fr")[3] == "Tea a 3 piles et court jusqu’à la case 13."


def test_one_card_can_be_too_much(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "stack", {"burst": {"limit": 3}})
    t.tea.has(slot1="wood-5", slot2="food-1")
    t.gino.has(slot1=None, slot2=None)
    t.anna.has(slot1=None, slot2=None)
    assert told(t)[1] == "↳ Tea, Wood 5 > 3: the stack is lost."
    assert told(t)[3] == "Gino has no stacks, and stays on 10."


def test_the_sea_cuts_a_run_short(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "run")
    t.tea.has(space=23, stock=["wood-5", "rope-5", "fire-5"])
    t.gino.has(space=23, stock=["wood-4"])
    t.anna.has(space=24, stock=["food-1"])
    assert told(t) == [
        "Tea has 3 stacks and runs to the sea, with 2 to spare.",
        "Gino has 1 stack and runs to the sea.",
        "Anna is already at sea.",
        "The lava flows 3 spaces, to the village.",
        "Tea, Gino and Anna have reached the sea and win together!",
    ]


# -- lava ------------------------------------------------------------------------------------------------------


def test_the_lava_flows_and_catches(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "lava")
    t.lava(6)
    t.gino.has(space=9, stock=["food-1"])
    assert told(t) == [
        "The lava flows 3 spaces, to 9.",
        "↳ The lava catches Gino on 9: out of the race.",
        "↳ Gino's hand is discarded: Wood 2, Rope 2, Fire 2 and Water 2.",
        "Round 2: Anna goes first.",
    ]
    assert told(t, language="it")[1] == "↳ La lava raggiunge Gino sulla casella 9: fuori gioco."
    assert told(t, language="fr")[1:3] == [
        "↳ La lave rattrape Gino sur la case 9\u00a0: hors course.",
        "↳ Gino défausse sa main\u00a0: Bois 2, Corde 2, Feu 2 et Eau 2.",
    ]


def test_an_empty_hand_is_not_told_of(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "lava")
    t.lava(6)
    t.gino.has(hand=[], space=9, stock=["food-1"])
    assert told(t)[2] == "Round 2: Anna goes first."


def test_the_lava_behind_the_village_and_at_its_end(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "lava", {"lava": {"start": -5, "step": 1, "step_past": [1, 1]}})
    t.lava(-5)
    assert told(t)[0] == "The lava flows 1 space, to 4 spaces behind the village."
    t = at(vulcano, "Tea", "lava")
    t.lava(23)
    t.tea.has(space=24)
    assert told(t)[0] == "The lava stays on 23, at the edge of the sea."


# -- endings ---------------------------------------------------------------------------------------------------


def test_ending_survivor(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "lava")
    t.lava(7)
    t.tea.has(space=11)
    assert told(t)[-1] == "The lava has caught everybody else: Tea wins!"
    assert told(t, language="it")[-1] == "La lava ha raggiunto tutti gli altri: vince Tea!"


def test_ending_nobody(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "lava")
    t.lava(7)
    assert told(t)[-1] == "The lava has caught everybody: nobody wins."
    assert told(t, language="fr")[-1] == "La lave a rattrapé tout le monde\u00a0: personne ne gagne."


def test_ending_last_caught(vulcano: Tables) -> None:
    for out, last in (("", "Tea, Gino and Anna held out longest and win together!"), ("Gino Anna", None)):
        t = at(vulcano, "Tea", "lava", {"lava": {"nobody_left": "last-caught"}})
        if out:
            t = vulcano.table(THREE, first="Tea", variant={"lava": {"nobody_left": "last-caught"}})
            t.out(*out.split())
            t.tea.has(space=10)
            t.turn("Tea", "lava")
        t.lava(7)
        assert told(t)[-1] == f"The lava has caught everybody. {last or 'Tea held out longest and wins!'}"


def test_ending_sea_alone(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "judge")
    t.anna.has(space=24)
    assert told(t) == ["Anna has reached the sea and wins!"]


# -- drawing ---------------------------------------------------------------------------------------------------


def test_everybody_draws_up(vulcano: Tables) -> None:
    t = at(vulcano, "Tea", "draw")
    t.tea.has(hand=["wood-1", "rope-1"])
    t.deck("food-5", "food-4")
    assert told(t, "Tea") == [
        "Round 2: Gino goes first.",
        "↳ Everybody draws up to 4 cards.",
        "↳ Tea draws Food 5 and Food 4.",
    ]
    assert told(t, "Gino") == told(t, "Tea")[:2]


def test_the_deck_is_made_anew(vulcano: Tables) -> None:
    """Gino takes the last card of the old deck, and one of the new."""
    t = vulcano.table(THREE, variant={"deck.values": [1, 2, 3], "hand.first": 2})
    t.tea.has(hand=["wood-1", "rope-1"], stock=["wood-2", "rope-2", "fire-2"], space=5)
    t.gino.has(hand=[], stock=["water-1"], space=5)
    t.anna.has(hand=["fire-1"], space=5)
    t.deck("food-1", only=True)
    t.turn("Tea", "draw")
    assert told(t, "Gino") == [
        "Round 2: Gino goes first.",
        "↳ Everybody draws up to 2 cards.",
        "↳ The deck is empty: the 7 discarded cards are shuffled into a new one.",
        "↳ Gino draws Food 1 and Food 3.",
    ]
    assert told(t, language="it")[2] == "↳ Il mazzo è finito: si rimescolano le 7 carte scartate."


def test_there_is_nothing_more_to_draw(vulcano: Tables) -> None:
    t = vulcano.table(THREE, variant={"deck.values": [1, 2, 3], "hand.first": 2})
    everything = [f"{suit}-{number}" for suit in ("wood", "rope", "fire", "water", "food") for number in (1, 2, 3)]
    t.tea.has(hand=everything[:1], stock=everything[1:5], space=5)
    t.gino.has(hand=everything[5:7], stock=everything[7:10], space=5)
    t.anna.has(hand=[], stock=everything[10:], space=5)
    t.turn("Tea", "draw")
    t.deck(only=True)
    assert told(t) == [
        "Round 2: Gino goes first.",
        "↳ Deck and discard pile are empty: there is nothing more to draw for Anna and Tea.",
    ]
