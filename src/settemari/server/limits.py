"""How much of everything anybody may do: so many at once, and so many a second after that.

A *bucket* is full at first, everything takes a little out of it, and it fills up again. Buckets are a worker's own:
with several workers somebody may do as many times as much, which is still little.
"""

from __future__ import annotations

from typing import NamedTuple

from settemari.core.errors import SetteMariError
from settemari.locales.message import say


class Limit(NamedTuple):
    """So many at once, and so many a second."""

    burst: float
    rate: float


REQUESTS = Limit(60, 20)  # over HTTP, by address
FRAMES = Limit(60, 20)  # over one WebSocket
FRAMES_ANYWHERE = Limit(600, 200)  # over all of an address
ANSWERS = Limit(120, 40)  # by guest, over all of theirs
WISHES = Limit(60, 1)  # other than answers, by guest: each is a line of a log
OFFERS = Limit(30, 8)  # by guest: each is worked out option by option
OFFERS_ANYWHERE = Limit(120, 30)  # by address
PICTURES = Limit(400, 40)  # of cards, by address: a gallery shows a whole deck
REPLAYS = Limit(12, 0.5)  # by guest: each is a whole game
REPLAYS_ANYWHERE = Limit(48, 2)  # by address
TABLES = Limit(20, 20 / 3600)  # opened, by guest
TABLES_ANYWHERE = Limit(200, 1.0)  # opened, by address
GUESTS = Limit(100, 0.5)  # made, by address
PASSWORDS = Limit(10, 1 / 30)  # tried, by address
PASSWORDS_OF_ONE = Limit(30, 1 / 20)  # tried for one account, from anywhere
PASSES = Limit(10, 1 / 30)  # one-time codes given out, by guest
DECKS = Limit(10, 30 / 3600)  # variants of one's own, by guest: each is kept
DECKS_ANYWHERE = Limit(60, 120 / 3600)  # by address
VARIANTS = Limit(40, 2)  # of one's own that are looked at, by guest: nothing is kept
VARIANTS_ANYWHERE = Limit(160, 8)  # by address
TRIALS = Limit(6, 1 / 10)  # of variants, by guest: each is some hundred games
TRIALS_ANYWHERE = Limit(24, 1 / 3)  # by address
REPORTS = Limit(5, 5 / 3600)  # by guest
REPORTS_ANYWHERE = Limit(30, 30 / 3600)  # by address
FORGOTTEN = Limit(5, 1 / 60)  # people who want to be, by address: every table is looked through
WORDS = Limit(6, 0.5)  # emotes and what people say, by guest

MOST_TABLES = 60  # at which a guest has a seat and which have not ended
MOST_STREAMS = 24  # of one guest at the same time
MOST_STREAMS_ANYWHERE = 200  # of one address
MOST_CONNECTIONS = 500  # of one address, whatever they are for
LONGEST_SILENCE = 10.0  # seconds in which a request is to come, or a reply is to be read; twice that at most
BYTES = Limit(2 << 20, 512 << 10)  # from a client, over one WebSocket
LARGEST_FRAME = 16 * 1024  # bytes from a client
LARGEST_BODY = 512 * 1024  # a deck of cards is long
MOST_UNSENT = 256  # words of others that wait for a client who does not read
MOST_REPLIES = 16  # that wait so: until they are sent, nothing more is read
LONGEST_SENDING = 15.0  # seconds that a client may take to read one frame; twice that at most
MOST_BUCKETS = 50_000


class TooFast(SetteMariError):
    """Somebody does something too often; in so many seconds they may again."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__(say("error-too-fast", seconds=self.seconds))


class Bucket:
    """What is left of one limit."""

    __slots__ = ("_at", "_left", "_limit")

    def __init__(self, limit: Limit, now: float) -> None:
        self._limit = limit
        self._left = limit.burst
        self._at = now

    def take(self, now: float, much: float = 1) -> None:
        """Raises TooFast if so much is not left."""
        limit = self._limit
        self._left = min(limit.burst, self._left + max(0.0, now - self._at) * limit.rate)
        self._at = now
        if self._left < much:
            raise TooFast((much - self._left) / limit.rate)
        self._left -= much


class Buckets:
    """One for each who does something, for as long as they do."""

    def __init__(self) -> None:
        self._buckets: dict[tuple[Limit, str], Bucket] = {}

    def take(self, limit: Limit, who: str, now: float) -> None:
        key = (limit, who)
        bucket = self._buckets.pop(key, None) or Bucket(limit, now)
        self._buckets[key] = bucket  # the latest last: who has been quiet for longest goes first
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]
        bucket.take(now)
