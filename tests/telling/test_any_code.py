"""Whatever code somebody sends, it is refused in words that can be said: of seats and cards that are not there, too."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import settemari
from settemari.core.offer import Offer
from settemari.core.registry import known_games
from settemari.locales.catalogue import Catalogue
from tests.size import pick

pytestmark = pytest.mark.heavy

TABLES = [(name, seats) for name in known_games() for seats in settemari.find_game(name).seat_counts]
GAMES, CODES = pick(1, 10), pick(4, 20)  # with each number of seats, and at each question
BOUNDS = (8, 1 << 6, 1 << 9, 1 << 12, 1 << 20, 1 << 61)


def any_codes(luck: random.Random, offer: Offer) -> Iterator[int]:
    """Numbers of all sizes, and some beside those that mean something."""
    for _ in range(CODES):
        yield luck.randrange(-1, luck.choice(BOUNDS))
        yield luck.choice(offer.options).action.code + luck.choice((-1, 1, *BOUNDS[:-1]))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_code_is_allowed_or_refused_in_words(name: str, seats: int) -> None:
    luck, refused = random.Random(seats), 0
    game = settemari.find_game(name)
    telling = game.telling()
    people = [f"Guest {seat}" for seat in range(seats)]
    catalogues = [Catalogue(language, [*telling.AREAS, "games", "lists"], people) for language in ("it", "en", "fr")]
    for seed in range(GAMES):
        match = settemari.deal(name, seats=seats, seed=seed)
        while question := match.question():
            for seat in question.seats:
                if question.settled:
                    break
                offer, view = question.offer(seat), match.view(seat)
                for code in any_codes(luck, offer):
                    refusal = question.refusal(seat, code)
                    if refusal is not None:
                        message = telling.refusal_message(game, match.setup, view, refusal)
                        assert all(catalogue.text(message) for catalogue in catalogues)
                        refused += 1
                question.answer(seat, luck.choice(offer.playable))
    assert refused > 100
