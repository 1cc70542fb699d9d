"""Whether the luck of a table was what the server had promised: everybody can compute it again once a game is over.

The server shows the hash of its part before anybody adds a nonce; the seed is the hash of all of it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from settemari.client.shapes import Luck


def promise_of(part: bytes) -> str:
    """What the server shows of its part before the game."""
    return hashlib.sha256(b"settemari part " + part).hexdigest()


def seed_of(part: bytes, nonces: Iterable[bytes]) -> bytes:
    """The luck of a game: from the server's part, and the nonce of every seat in its order."""
    mixed = hashlib.sha256(b"settemari table " + part)
    for seat, nonce in enumerate(nonces):
        mixed.update(hashlib.sha256(f"seat {seat} ".encode() + nonce).digest())
    return mixed.digest()


def is_fair(promise: str, luck: Luck, seat: int | None = None, nonce: bytes = b"") -> bool:
    """Whether a promise was kept, and with whom one's own nonce counts: ``promise`` as it was shown before the game."""
    part, nonces = bytes.fromhex(luck["part"]), [bytes.fromhex(one) for one in luck["nonces"]]
    kept = promise_of(part) == promise and seed_of(part, nonces).hex() == luck["seed"]
    return kept and (seat is None or nonces[seat] == nonce)
