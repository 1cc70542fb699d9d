"""What a client sends over its stream, and with which code a stream is closed (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from settemari.server.wishes import AnyWish, Code, SeatNumber

# Why a stream was closed; from 4000 on they are ours.
NOT_ALLOWED, NO_TABLE, TOO_MANY, TOO_SLOW, FAILED = 4403, 4404, 4429, 4408, 1011


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="offer"):
    """Everything that a seat could answer, with why not and what would happen, after what a draft holds already."""

    seat: SeatNumber
    draft: Annotated[tuple[Code, ...], msgspec.Meta(max_length=64)] = ()


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A frame from a client: a wish, and a number by which the client knows the reply."""

    wish: AnyWish | Offer
    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Numbered(msgspec.Struct):
    """All that is read of a frame that cannot be: to which one the reply is."""

    id: int = 0


decode_frame = msgspec.json.Decoder(Asked).decode
_decode_number = msgspec.json.Decoder(Numbered).decode


def number_in(data: str | bytes) -> int:
    """The number of a frame, as far as it can be told."""
    try:
        return max(0, _decode_number(data).id)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
