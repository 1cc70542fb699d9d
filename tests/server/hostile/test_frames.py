"""Where a client's frame ends is found before anything is made of it: whole, cut anywhere, or odd."""

from __future__ import annotations

import pytest

from settemari.server.http.connections import ODD, end_of_frame
from settemari.server.limits import LARGEST_FRAME


def frame(size: int, first: int = 0x81) -> bytes:
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + b"mask" + b"x" * size


@pytest.mark.parametrize("size", [0, 1, 125, 126, 300, LARGEST_FRAME])
def test_a_frame_ends_behind_its_last_byte_and_not_before_it_is_there(size: int) -> None:
    whole, other = frame(size), frame(3)
    assert end_of_frame(whole, 0) == len(whole)
    assert end_of_frame(other + whole + other, len(other)) == len(other) + len(whole)
    for cut in {0, 1, 2, 3, 4, 5, 6, 7, len(whole) // 2, len(whole) - 1}:
        if cut < len(whole):
            assert end_of_frame(whole[:cut], 0) > cut


@pytest.mark.parametrize(
    "odd",
    [b"\x81\x05hello", b"\x81\xff" + bytes(14), frame(LARGEST_FRAME + 1)],
    ids=["without a mask", "a length of eight bytes", "too large"],
)
def test_what_is_odd_is_left_to_the_parser(odd: bytes) -> None:
    assert end_of_frame(odd, 0) == ODD
