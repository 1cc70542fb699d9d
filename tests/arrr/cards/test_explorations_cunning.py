"""The explorations with one test, of cunning."""

from __future__ import annotations

import pytest

from tests.arrr.cards.facing import SCHEMERS, Facing, enriches, influences, needs
from tests.arrr.cards.shipped import SEAS, amount, crew_with, least
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

BESIDE = "second-paw-shipwreck"  # a doubloon more for its neighbour
RICHER = SEAS[BESIDE].influence["doubloons"]
CARDS = ["fencing-school", "hired-mussels", "immoral-compass", "net-worth", "pinch-hitters", "snorecordion"]


# -- sirens-karaoke ----------------------------------------------------------------------------------------------


def test_sirens_karaoke_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "sirens-karaoke", SCHEMERS, ["sirens-karaoke", BESIDE], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_sirens_karaoke_defeats(arrr: Tables) -> None:
    given_up = amount(SEAS["sirens-karaoke"].penalty, "discard-hand")
    facing = Facing(arrr, "sirens-karaoke", SCHEMERS, hand=CARDS[: given_up + 1])
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.gives_up(CARDS[:given_up])
    facing.has_defeated(
        crew_discard=" ".join(f"+{card}" for card in CARDS[:given_up]), anna={"hand": [CARDS[given_up]]}
    )


def test_sirens_karaoke_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "sirens-karaoke", "gullible-customs", SCHEMERS, "cunning")


# -- sphinxs-pub-quiz --------------------------------------------------------------------------------------------


def test_sphinxs_pub_quiz_conquered(arrr: Tables) -> None:
    """Anna says before each card from which deck it comes."""
    drawn = amount(SEAS["sphinxs-pub-quiz"].reward, "draw-either")
    held = CARDS[: least("sphinxs-pub-quiz", "hand")]
    facing = Facing(arrr, "sphinxs-pub-quiz", SCHEMERS, [BESIDE, "sphinxs-pub-quiz"], richer=RICHER, hand=held)
    facing.t.crew_deck("courage-on-tap")
    facing.t.event_deck("shoal", "ooh-shiny", "truce-or-dare")
    facing.sails()
    facing.throws()
    t = facing.t
    t.anna.is_asked("draw-either")
    t.anna.is_offered({"draw 1 events 0", "draw 0 events 1"})
    t.anna.draws("crew")
    for _card in range(drawn - 1):
        t.anna.draws("event")
    new = ["courage-on-tap", *["shoal", "ooh-shiny", "truce-or-dare"][: drawn - 1]]
    facing.is_conquered(
        still_asked=drawn > 1, crew_deck=-1, event_deck=1 - drawn, anna={"hand": "".join(f" +{card}" for card in new)}
    )


def test_sphinxs_pub_quiz_defeats(arrr: Tables) -> None:
    given_up = amount(SEAS["sphinxs-pub-quiz"].penalty, "discard-hand")
    held = CARDS[: max(least("sphinxs-pub-quiz", "hand"), given_up + 1)]
    facing = Facing(arrr, "sphinxs-pub-quiz", SCHEMERS, hand=held)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.gives_up(held[:given_up])
    gone = held[:given_up]
    facing.has_defeated(
        crew_discard="".join(f" +{card}" for card in gone),
        anna={"hand": "".join(f" -{card}" for card in gone)},
    )


def test_sphinxs_pub_quiz_needs_cards_in_hand(arrr: Tables) -> None:
    wanted = least("sphinxs-pub-quiz", "hand")
    needs(arrr, "sphinxs-pub-quiz", without={"hand": CARDS[: wanted - 1]}, enough={"hand": CARDS[:wanted]})


# -- gullible-customs --------------------------------------------------------------------------------------------


def test_gullible_customs_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "gullible-customs", SCHEMERS, [BESIDE, "gullible-customs"], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_gullible_customs_defeats(arrr: Tables) -> None:
    lost = amount(SEAS["gullible-customs"].penalty, "lose")
    facing = Facing(arrr, "gullible-customs", SCHEMERS, doubloons=lost + 1)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(supply=f"+{lost}", anna={"doubloons": f"-{lost}"})


def test_gullible_customs_influences_its_neighbours(arrr: Tables) -> None:
    """Fewer doubloons for who conquers them."""
    enriches(arrr, "gullible-customs", "sirens-karaoke", SCHEMERS)


# -- oyster-poker ------------------------------------------------------------------------------------------------


def test_oyster_poker_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "oyster-poker", SCHEMERS, [BESIDE, "oyster-poker"], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_oyster_poker_defeats(arrr: Tables) -> None:
    lost = amount(SEAS["oyster-poker"].penalty, "lose")
    facing = Facing(arrr, "oyster-poker", SCHEMERS, doubloons=lost + 1)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(supply=f"+{lost}", anna={"doubloons": f"-{lost}"})


def test_oyster_poker_influences_its_neighbours(arrr: Tables) -> None:
    """More doubloons for who conquers them."""
    enriches(arrr, "oyster-poker", "sirens-karaoke", SCHEMERS)


# -- masque-and-snorkel-ball -------------------------------------------------------------------------------------


def test_masque_and_snorkel_ball_conquered(arrr: Tables) -> None:
    facing = Facing(arrr, "masque-and-snorkel-ball", SCHEMERS, ["masque-and-snorkel-ball", BESIDE], richer=RICHER)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_masque_and_snorkel_ball_defeats(arrr: Tables) -> None:
    """With fewer doubloons than the penalty, all of them are lost."""
    lost = amount(SEAS["masque-and-snorkel-ball"].penalty, "lose") - 1
    facing = Facing(arrr, "masque-and-snorkel-ball", SCHEMERS, doubloons=lost)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(supply=f"+{lost}", anna={"doubloons": 0})


def test_masque_and_snorkel_ball_needs_cunning(arrr: Tables) -> None:
    wanted = least("masque-and-snorkel-ball", "cunning")
    needs(
        arrr,
        "masque-and-snorkel-ball",
        without={"equipped": crew_with("cunning", wanted - 1)},
        enough={"equipped": crew_with("cunning", wanted)},
    )


# -- sea-flea-market ---------------------------------------------------------------------------------------------


def test_sea_flea_market_conquered(arrr: Tables) -> None:
    wanted = least("sea-flea-market", "doubloons")
    row = ["sea-flea-market", BESIDE]
    facing = Facing(arrr, "sea-flea-market", SCHEMERS, row, richer=RICHER, doubloons=wanted)
    facing.sails()
    facing.throws()
    facing.is_conquered()


def test_sea_flea_market_defeats(arrr: Tables) -> None:
    """The others gain; Anna, who faced it, neither gains nor loses."""
    gained = amount(SEAS["sea-flea-market"].penalty, "gain")
    wanted = least("sea-flea-market", "doubloons")
    facing = Facing(arrr, "sea-flea-market", SCHEMERS, doubloons=wanted)
    facing.sails()
    t = facing.fails_test()
    t.bruno.passes()
    facing.has_defeated(supply=f"-{2 * gained}", bruno={"doubloons": gained}, carla={"doubloons": gained})


def test_sea_flea_market_needs_doubloons(arrr: Tables) -> None:
    wanted = least("sea-flea-market", "doubloons")
    needs(arrr, "sea-flea-market", without={"doubloons": wanted - 1}, enough={"doubloons": wanted})


def test_sea_flea_market_influences_its_neighbours(arrr: Tables) -> None:
    influences(arrr, "sea-flea-market", "gullible-customs", SCHEMERS, "cunning")
