"""The log of side A: every kind of line, word for word."""

# ruff: noqa: RUF001 - people read a minus that is one, and French apostrophes

from __future__ import annotations

import pytest

from tests.table import Table, Tables
from tests.telling.play import told

pytestmark = pytest.mark.compiled_too

THREE = "Tea Gino Anna"


def placing(maretta: Tables, variant: dict[str, object] | None = None) -> Table:
    """Tea places on Gino, who shows a 5, or on Anna, who shows a 2."""
    t = maretta.table(THREE, variant=variant)
    t.tea.has(hand=["food-2", "rope-5", "steamship"], space=7, slot1="wood-1")
    t.gino.has(hand=["fire-1", "fire-3"], slot1="fire-5", space=9)
    t.anna.has(hand=["water-1", "water-3"], slot1="water-2", space=1)
    t.turn("Tea", "place")
    return t


# -- set-up, rounds, own cards ---------------------------------------------------------------------------------


def test_a_game_begins(maretta: Tables) -> None:
    t = maretta.deal(THREE, first="Anna", script=[])
    assert told(t) == ["Round 1: Anna goes first.", "↳ Everybody draws 4 cards."]
    assert told(t, "Tea") == [*told(t), "↳ Tea draws Fire 3, Rope 3, Wood 3 and Food 3."]
    assert told(t, "Tea", "it")[0] == "Turno 1: comincia Anna."
    assert told(t, "Tea", "fr") == [
        "Tour 1\u00a0: Anna commence.",
        "↳ Chacun pioche 4 cartes.",
        "↳ Tea pioche Feu 3, Corde 3, Bois 3 et Nourriture 3.",
    ]


def test_all_cards_are_turned_up_in_one_line(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.tea.has(hand=["wood-3", "rope-1"])
    t.gino.has(hand=["steamship", "rope-1"])
    t.anna.has(hand=["fire-5", "rope-2"])
    t.all_pick("wood-3", "steamship", "fire-5")
    assert told(t) == ["Cards up: Wood 3 for Tea, Steamship for Gino and Fire 5 for Anna."]
    assert told(t, language="it") == ["Si scoprono le carte: Legno 3 per Tea, Piroscafo per Gino e Fuoco 5 per Anna."]
    assert told(t, language="fr") == [
        "Les cartes se dévoilent\u00a0: Bois 3 pour Tea, Vapeur pour Gino et Feu 5 pour Anna."
    ]


def test_under_a_cuttlefish_a_card_stays_down(maretta: Tables) -> None:
    t = maretta.table(THREE)
    t.tea.has(hand=["wood-3", "rope-1"])
    t.gino.has(hand=["wood-2", "rope-1"], inked=True)
    t.anna.has(hand=["fire-5", "rope-2"])
    t.all_pick("wood-3", "wood-2", "fire-5")
    for who in (None, "Tea", "Gino"):
        assert told(t, who) == [
            "Cards up: Wood 3 for Tea and Fire 5 for Anna.",
            "↳ Under the ink, Gino's card stays face down.",
        ]
    assert told(t, language="it")[1] == "↳ Resta coperta, sotto l'inchiostro, la carta di Gino."


def test_a_school_leaves_nothing_to_turn_up(maretta: Tables) -> None:
    t = maretta.table(THREE)
    for player, card in ((t.tea, "wood-3"), (t.gino, "wood-2"), (t.anna, "fire-5")):
        player.has(hand=[card, "rope-1"], inked=True)
    t.all_pick("wood-3", "wood-2", "fire-5")
    assert told(t) == ["Under the ink, these cards stay face down: Tea, Gino and Anna."]
    assert told(t, language="fr") == ["Des cartes restent cachées, sous l’encre\u00a0: Tea, Gino et Anna."]


# -- a card for somebody else ----------------------------------------------------------------------------------


def test_a_card_with_its_arithmetic_and_the_good_deed(maretta: Tables) -> None:
    t = placing(maretta)
    t.tea.places("food-2", on="Gino")
    assert told(t) == ["Tea gives Food 2 to Gino: |5 − 2| = 3, Gino moves to 12.", "↳ Tea, good deed: +2 → 9."]
    assert told(t, language="it") == [
        "Tea gioca Cibo 2 su Gino: |5 − 2| = 3, Gino avanza alla casella 12.",
        "↳ Tea, buona azione: +2 → 9.",
    ]
    assert told(t, language="fr") == [
        "Tea pose Nourriture 2 chez Gino\u00a0: |5 − 2| = 3, Gino avance jusqu’à la case 12.",
        "↳ Tea, bonne action\u00a0: +2 → 9.",
    ]


def test_the_smaller_number_may_come_first(maretta: Tables) -> None:
    t = placing(maretta)
    t.tea.places("rope-5", on="Anna")
    assert told(t)[0] == "Tea gives Rope 5 to Anna: |2 − 5| = 3, Anna moves to 4."


def test_a_move_of_nothing(maretta: Tables) -> None:
    t = placing(maretta)
    t.tea.places("rope-5", on="Gino")
    assert told(t)[0] == "Tea gives Rope 5 to Gino: |5 − 5| = 0, Gino stays on 9."


def test_a_steamship_counts_nothing(maretta: Tables) -> None:
    t = placing(maretta)
    t.tea.places("steamship", on="Gino")
    assert told(t)[0] == "Tea gives Steamship to Gino: |5 − 0| = 5, Gino moves to 14."


def test_on_the_island(maretta: Tables) -> None:
    t = placing(maretta)
    t.anna.has(space=0)
    t.tea.has(hand=["food-2"])
    t.tea.places("food-2", on="Anna")
    assert told(t)[0] == "Tea gives Food 2 to Anna: |2 − 2| = 0, Anna stays on the island."


def test_the_ship_cuts_moves_short(maretta: Tables) -> None:
    t = placing(maretta)
    t.gino.has(space=23)
    t.tea.has(space=23)
    t.tea.places("food-2", on="Gino")
    assert told(t) == [
        "Tea gives Food 2 to Gino: |5 − 2| = 3, Gino reaches the steamship with 2 steps to spare.",
        "↳ Tea, good deed: +2 → the steamship, with 1 step to spare.",
    ]
    assert told(t, language="it") == [
        "Tea gioca Cibo 2 su Gino: |5 − 2| = 3, Gino arriva al piroscafo con 2 passi d'avanzo.",
        "↳ Tea, buona azione: +2 → il piroscafo, con 1 passo d'avanzo.",
    ]


def test_who_stands_on_the_ship_goes_no_further(maretta: Tables) -> None:
    t = placing(maretta)
    t.gino.has(space=24)
    t.tea.has(space=24)
    t.tea.places("food-2", on="Gino")
    assert told(t) == [
        "Tea gives Food 2 to Gino: |5 − 2| = 3, but Gino is already on the steamship.",
        "↳ Tea, good deed: already on the steamship.",
    ]


def test_only_the_own_raft_is_free(maretta: Tables) -> None:
    t = maretta.table(THREE, first="Anna")
    t.anna.has(slot1="wood-1", slot2="fire-1")
    t.tea.has(slot1="wood-2", slot2="fire-2")
    t.gino.has(hand=["rope-5"], slot1="wood-3", space=4)
    t.turn("Gino", "place")
    t.gino.places("rope-5", on="Gino")
    assert told(t)[0] == "No other raft is free, so Gino's own gets Rope 5: |3 − 5| = 2, Gino moves to 6."
    assert told(t)[1] == "The cards on the rafts go into the stocks."  # no good deed


def test_a_hidden_card_comes_to_light(maretta: Tables) -> None:
    t = placing(maretta)
    t.gino.has(slot1="??fire-5", inked=True)
    t.tea.places("food-2", on="Gino")
    assert told(t) == [
        "Tea gives Food 2 to Gino.",
        "↳ The hidden card is Fire 5: |5 − 2| = 3, Gino moves to 12.",
        "↳ Tea, good deed: +2 → 9.",
    ]


def test_a_hidden_card_on_the_own_raft(maretta: Tables) -> None:
    t = maretta.table(THREE, first="Anna")
    t.anna.has(slot1="wood-1", slot2="fire-1")
    t.tea.has(slot1="wood-2", slot2="fire-2")
    t.gino.has(hand=["rope-5"], slot1="??wood-3", inked=True, space=4)
    t.turn("Gino", "place")
    t.gino.places("rope-5", on="Gino")
    assert told(t)[:2] == [
        "No other raft is free, so Gino's own gets Rope 5.",
        "↳ The hidden card is Wood 3: |3 − 5| = 2, Gino moves to 6.",
    ]


def test_no_good_deed_in_a_variant_without(maretta: Tables) -> None:
    t = placing(maretta, {"move": {"giver": 0}})
    t.tea.places("food-2", on="Gino")
    assert told(t) == ["Tea gives Food 2 to Gino: |5 − 2| = 3, Gino moves to 12."]


# -- theft -----------------------------------------------------------------------------------------------------


def test_a_theft_and_what_it_costs(maretta: Tables) -> None:
    t = placing(maretta)
    t.gino.has(stock=["food-2", "rope-3"])
    t.tea.places("food-2", on="Gino", steal="rope-3")
    assert told(t) == [
        "Tea gives Food 2 to Gino, who has the same card in stock, and steals Rope 3.",
        "↳ |5 − 2| = 3, Gino moves to 12.",
        "↳ After the theft, no good deed: Tea stays on 7.",
    ]
    assert told(t, language="it")[0] == "Tea gioca Cibo 2 su Gino, che ha la stessa carta in riserva, e ruba Corda 3."


def test_a_theft_under_a_cuttlefish(maretta: Tables) -> None:
    t = placing(maretta)
    t.gino.has(stock=["food-2", "rope-3"], slot1="??fire-5", inked=True)
    t.tea.places("food-2", on="Gino", steal="food-2")
    assert told(t)[:2] == [
        "Tea gives Food 2 to Gino, who has the same card in stock, and steals Food 2.",
        "↳ The hidden card is Fire 5: |5 − 2| = 3, Gino moves to 12.",
    ]


def test_a_theft_after_the_move(maretta: Tables) -> None:
    t = placing(maretta, {"theft": {"when": "after-move"}})
    t.gino.has(stock=["food-2", "rope-3"])
    t.tea.places("food-2", on="Gino")
    t.tea.steals("rope-3")
    assert told(t) == [
        "Tea gives Food 2 to Gino: |5 − 2| = 3, Gino moves to 12.",
        "↳ A match: Tea steals Rope 3 from Gino.",
        "↳ After the theft, no good deed: Tea stays on 7.",
    ]


def test_a_theft_that_is_left(maretta: Tables) -> None:
    t = placing(maretta, {"theft": {"when": "after-move"}})
    t.gino.has(stock=["food-2", "rope-3"])
    t.tea.places("food-2", on="Gino")
    t.tea.steals_nothing()
    assert told(t)[1:] == ["↳ Tea could steal, and does not.", "↳ Tea, good deed: +2 → 9."]


def test_where_theft_costs_all_moves(maretta: Tables) -> None:
    t = placing(maretta, {"theft": {"costs": "all-moves"}})
    t.gino.has(stole=True)
    t.tea.places("food-2", on="Gino")
    assert told(t)[0] == "Tea gives Food 2 to Gino: Gino has stolen this round, and stays on 9."


def test_who_stole_still_moves_when_receiving(maretta: Tables) -> None:
    t = placing(maretta)
    t.gino.has(stole=True)
    t.tea.places("food-2", on="Gino")
    assert told(t)[0] == "Tea gives Food 2 to Gino: |5 − 2| = 3, Gino moves to 12."


# -- the end of the round --------------------------------------------------------------------------------------


def round_ends(maretta: Tables) -> Table:
    """E4: Purple boards with 4 + 3, Pink stays behind with 0 + 5."""
    t = maretta.table(THREE, first="Gino")
    t.tea.has(slot1="wood-4", slot2="steamship", stock=["rope-1", "rope-2", "fire-1", "food-1"], hand=["wood-1"])
    t.gino.has(slot1="rope-1", slot2="water-1", stock=["wood-1", "rope-3", "fire-2", "water-2", "food-2"])
    t.anna.has(slot1="wood-2", slot2="wood-3", stock=["food-5"])
    t.turn("Tea", "board")
    return t


def test_E4_boarding_with_its_sums(maretta: Tables) -> None:
    t = round_ends(maretta)
    assert told(t) == [
        "A steamship passes: boarding takes 7.",
        "↳ Gino: 0 + 5 suits = 5, not enough.",
        "↳ Anna: 1 + 1 suit = 2, not enough.",
        "↳ Tea: 4 + 3 suits = 7, aboard!",
        "Tea boards the steamship and wins!",
    ]
    assert told(t, language="it")[-2:] == ["↳ Tea: 4 + 3 semi = 7, a bordo!", "Tea sale a bordo del piroscafo e vince!"]
    assert told(t, language="fr")[2:4] == [
        "↳ Anna\u00a0: 1 + 1 type = 2, pas assez.",
        "↳ Tea\u00a0: 4 + 3 types = 7, à bord\u202f!",
    ]


def test_nobody_boards_and_the_round_goes_on(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(stock=[])
    t.deck("wood-5", "rope-5", "fire-3", "food-3", "water-3", "water-4")
    assert told(t, "Tea")[4:] == [
        "The cards on the rafts go into the stocks.",
        "↳ The steamship card is discarded.",
        "Round 2: Anna goes first.",
        "↳ Everybody draws 2 cards.",
        "↳ Tea draws Fire 3 and Food 3.",
    ]


def test_several_steamships_are_discarded(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(stock=[])
    t.anna.has(slot2="steamship")
    assert "↳ The 2 steamship cards are discarded." in told(t)
    assert "↳ Les 2 cartes Vapeur sont défaussées." in told(t, language="fr")


def test_without_a_steamship_nobody_tries(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(slot2="water-4")
    assert told(t)[0] == "The cards on the rafts go into the stocks."


# -- endings ---------------------------------------------------------------------------------------------------


def test_ending_token(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(slot2="water-4")
    t.anna.has(space=24)
    assert told(t) == ["Anna has reached the steamship and wins!"]
    assert told(t, language="fr") == ["Anna atteint le bateau à vapeur et gagne\u202f!"]


def test_ending_token_together(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(slot2="water-4", space=24)
    t.anna.has(space=24)
    assert told(t) == ["Tea and Anna have reached the steamship and win together!"]
    assert told(t, language="it") == ["Tea e Anna raggiungono il piroscafo e vincono insieme!"]


def test_ending_by_both(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.anna.has(space=24)
    assert told(t)[-1] == "Tea and Anna are aboard, by score or at the end of the path, and win together!"


def test_ending_by_both_alone(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(space=24)
    assert told(t)[-1] == "Tea is aboard, by score and at the end of the path, and wins!"


def test_ending_deck(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(slot2="water-4", space=11)
    t.gino.has(space=19)
    t.anna.has(space=3)
    t.deck("wood-5", only=True)
    assert told(t)[-1] == "The deck is used up. Gino, furthest along on 19, wins!"
    assert (
        told(t, language="it")[-1] == "Il mazzo è finito. Più avanti di tutti, sulla casella 19, c'è Gino, che vince!"
    )


def test_ending_deck_together_where_all_began(maretta: Tables) -> None:
    t = round_ends(maretta)
    t.tea.has(slot2="water-4")
    t.deck("wood-5", only=True)
    assert told(t)[-1] == "The deck is used up. Tea, Gino and Anna, furthest along on the island, win together!"
