"""How often somebody wants something, whichever way it comes."""

from __future__ import annotations

from settemari.core.notation.variant_code import is_code
from settemari.server.limits import (
    ANSWERS,
    DECKS,
    DECKS_ANYWHERE,
    OFFERS,
    OFFERS_ANYWHERE,
    REPLAYS,
    REPLAYS_ANYWHERE,
    TRIALS,
    TRIALS_ANYWHERE,
    VARIANTS,
    VARIANTS_ANYWHERE,
    WISHES,
)
from settemari.server.settings import Settings
from settemari.server.wishes import Answer, AnyWish, Change
from settemari.server.worker import Worker


def count_wish(worker: Worker, guest: str, address: str, wish: AnyWish) -> None:
    """Raises TooFast."""
    limit = ANSWERS if isinstance(wish, Answer) else WISHES
    worker.buckets.take(limit, guest or address, worker.source.now())
    if isinstance(wish, Change):
        count_deck(worker, guest, address, wish.settings)


def count_deck(worker: Worker, guest: str, address: str, settings: Settings) -> None:
    """Raises TooFast if somebody brings variants of their own by the dozen: each of them is kept."""
    if settings.tables is not None or is_code(settings.variant):
        worker.buckets.take(DECKS, guest or address, worker.source.now())
        worker.buckets.take(DECKS_ANYWHERE, address, worker.source.now())


def count_offer(worker: Worker, guest: str, address: str) -> None:
    """Raises TooFast."""
    now = worker.source.now()
    worker.buckets.take(OFFERS, guest or address, now)
    worker.buckets.take(OFFERS_ANYWHERE, address, now)


def count_replay(worker: Worker, guest: str, address: str) -> None:
    """Raises TooFast."""
    now = worker.source.now()
    worker.buckets.take(REPLAYS, guest or address, now)
    worker.buckets.take(REPLAYS_ANYWHERE, address, now)


def count_variant(worker: Worker, guest: str, address: str) -> None:
    """Raises TooFast."""
    now = worker.source.now()
    worker.buckets.take(VARIANTS, guest or address, now)
    worker.buckets.take(VARIANTS_ANYWHERE, address, now)


def count_trial(worker: Worker, guest: str, address: str) -> None:
    """Raises TooFast."""
    now = worker.source.now()
    worker.buckets.take(TRIALS, guest or address, now)
    worker.buckets.take(TRIALS_ANYWHERE, address, now)
