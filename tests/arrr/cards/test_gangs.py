"""The gangs of the shipped deck: they throw their dice, and can do nothing else."""

from __future__ import annotations

import pytest

from settemari.games.arrr.vocabulary import TRAIT_WORDS
from tests.arrr.cards.printed import dice_of, faces, sea_with
from tests.arrr.cards.scenes import at_sea, has_thrown
from tests.arrr.table import Tables

pytestmark = pytest.mark.compiled_too

every_trait = pytest.mark.parametrize("trait", TRAIT_WORDS)


def throws_its_dice_and_no_more(arrr: Tables, gang: str, trait: str) -> None:
    """Exactly so many dice are scripted: one more or less would be noticed. Anna can stop or cheat, not use it."""
    dice = faces(jolly=dice_of(trait, gang))
    t = at_sea(arrr, gang, trait)
    t.dice(dice)
    t.anna.is_offered({"raid", f"sail {sea_with(trait)}"})
    t.anna.is_refused(f"use {gang}", rule="P6.2", key="no-ability")
    t.anna.sails(sea_with(trait))
    has_thrown(t, trait, dice)
    t.anna.is_offered({"stop", "cheat"})
    t.anna.is_refused(f"use {gang}", rule="P6.2", key="no-ability")


@every_trait
def test_pinch_hitters_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "pinch-hitters", trait)


@every_trait
def test_fencing_school_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "fencing-school", trait)


@every_trait
def test_gulls_and_buoys_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "gulls-and-buoys", trait)


@every_trait
def test_black_tie_buccaneers_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "black-tie-buccaneers", trait)


@every_trait
def test_rats_who_stayed_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "rats-who-stayed", trait)


@every_trait
def test_otter_half_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "otter-half", trait)


@every_trait
def test_seals_of_disapproval_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "seals-of-disapproval", trait)


@every_trait
def test_hired_mussels_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "hired-mussels", trait)


@every_trait
def test_spineless_and_proud_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "spineless-and-proud", trait)


@every_trait
def test_fly_by_night_fish_throw_their_dice_and_have_no_ability(arrr: Tables, trait: str) -> None:
    throws_its_dice_and_no_more(arrr, "fly-by-night-fish", trait)
