"""The laws on Arrr!!!: every mode and seat count, the shipped deck and an invented one with other numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from settemari.core.chance import Seeded
from settemari.core.play import Policy
from settemari.games.arrr import codes as c
from settemari.games.arrr.deck_file import read_deck
from settemari.games.arrr.fields import deck_of
from settemari.games.arrr.game import ARRR
from tests.laws.games import laws_of_a_game, laws_of_a_match
from tests.laws.trial import Pool, Trial
from tests.size import pick

pytestmark = [pytest.mark.compiled_too, pytest.mark.heavy]

SMALL = Path(__file__).parents[1] / "arrr" / "decks" / "small.toml"
MODES = ("gallows", "boarding", "full")
SEATS = (2, 3, 4)

# Small changes of one thing, and changes of nearly everything.
VARIANTS: dict[str, Mapping[str, object]] = {
    "as-printed": {},
    "small": {"explorations": {"2": 4, "3": 4, "4": 4}, "row": {"beyond": 1}, "captain": {"choice": "random"}},
}


def trial_of(name: str, mode: str, seats: int) -> Trial:
    """What lies on the table, counted from the deck alone."""
    tables = {**VARIANTS[name], "mode": mode}
    if name == "small":
        tables["deck"] = read_deck(SMALL)
    variant = ARRR.variant_of(tables)
    deck = deck_of(variant)
    crew = Counter({kind: card.copies for kind, card in enumerate(deck.crew)})
    events = Counter({kind: card.copies for kind, card in enumerate(deck.events) if mode != "gallows"})
    captains = Counter({kind: 1 for kind in range(len(deck.captains)) if mode == "full"})
    seas = Counter(dict.fromkeys(range(len(deck.explorations)), 1))
    hands = tuple(range(c.CREW_HAND, c.CREW_HAND + c.SEATS))
    areas = tuple(range(c.AREA, c.AREA + c.SEATS))
    event_hands = tuple(range(c.EVENT_HAND, c.EVENT_HAND + c.SEATS))
    chests = tuple(range(c.CHEST, c.CHEST + c.SEATS))
    return Trial(
        ARRR,
        seats,
        variant,
        [
            Pool((*hands, *areas, c.CREW_DISCARD, c.CREW_DECK), crew, {c.CREW_DECK: 0}),
            Pool((*event_hands, c.STACK, c.LASTING, c.EVENT_DISCARD, c.EVENT_DECK), events, {c.EVENT_DECK: 1}),
            Pool(
                (*chests, c.STAKE, c.SEAS, c.SUNK, c.SEA_DECK, c.SEA_BOX),
                seas,
                {c.SEA_DECK: 2, c.SEA_BOX: 3},
                unordered=(c.SEA_BOX,),
            ),
            Pool((c.CAPTAIN, c.CAPTAINS_LEFT), captains, {}),
        ],
    )


def seated(trial: Trial, names: str) -> list[Policy]:
    """Policies by name, dealt out to the seats in turn."""
    made = trial.game.policies()
    kinds = names.split("+")
    return [made[kinds[seat % len(kinds)]](trial.variant, trial.seats) for seat in range(trial.seats)]


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", VARIANTS)
def test_all_laws(name: str, mode: str, seats: int) -> None:
    """Some positions of every game, for every seat and the spectator."""
    trial = trial_of(name, mode, seats)
    compared = 0
    for seed in range(pick(1, 3)):
        compared += laws_of_a_game(trial, 100 * seats + seed, seated(trial, "random"), every=pick(23, 5))
    assert compared, "L3 was never put to the test"


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("mode", MODES)
def test_L5_L7_matches_are_their_records(mode: str, seats: int) -> None:
    trial = trial_of("as-printed", mode, seats)
    for seed in range(pick(1, 40)):
        match = laws_of_a_match(trial, seed, seated(trial, "random"), Seeded(seed))
        assert match.outcome is not None
    match = laws_of_a_match(trial, bytes(range(32)), seated(trial, "random"), Seeded(0))
    assert not match.practice
