"""Chance: three sources that fit one slot."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence

import pytest

from settemari.core.chance import Chance, Keyed, Scripted, Seeded, scramble
from settemari.core.errors import BadSeed, ScriptEnded
from settemari.core.play import answer_buffer, answers_from
from tests.size import pick

pytestmark = pytest.mark.compiled_too

KEY = bytes(range(32))
STREAM_OF_7 = [55, 27, 268, 88, 52, 63, 947, 200]
SCRAMBLED_1 = 6157291389303946558
KEYED_STREAM = [249, 823, 198, 130, 823, 711, 185, 511]


def stream(chance: Chance, bound: int, count: int) -> list[int]:
    return [int(chance.below(bound)) for _ in range(count)]


def shuffled(chance: Chance, size: int, count: int) -> list[int]:
    items = answers_from({index: index for index in range(size)}, size)
    chance.shuffle(items, count)
    return [int(items[index]) for index in range(size)]


def chi_square(found: Counter[int], kinds: int) -> float:
    expected = found.total() / kinds
    return sum((found[kind] - expected) ** 2 / expected for kind in range(kinds))


def looks_uniform(values: Sequence[int], kinds: int) -> bool:
    """Chi-square within what happens by luck about 999 times in 1000 (Wilson and Hilferty's approximation)."""
    free = kinds - 1
    limit = free * (1 - 2 / (9 * free) + 3.1 * (2 / (9 * free)) ** 0.5) ** 3
    return min(values) >= 0 and max(values) < kinds and chi_square(Counter(values), kinds) < limit


# -- seeded ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [0, 1, 7, 2**31, 2**62 + 5, 2**63 - 1])
def test_the_same_seed_gives_the_same_stream(seed: int) -> None:
    one, two = Seeded(seed), Seeded(seed)
    assert one.seed == seed
    assert stream(one, 1000, 200) == stream(two, 1000, 200)
    assert shuffled(one, 50, 50) == shuffled(two, 50, 50)


def test_the_stream_of_a_seed_never_changes() -> None:
    """Records of practice games depend on it."""
    assert stream(Seeded(7), 1000, 8) == STREAM_OF_7
    assert scramble(0) == 0
    assert scramble(1) == SCRAMBLED_1


@pytest.mark.parametrize("bound", [2, 3, 6, 14, 70, 128])
@pytest.mark.parametrize("seed", [1, 2, 20_240_501])
def test_seeded_numbers_are_uniform(bound: int, seed: int) -> None:
    assert looks_uniform(stream(Seeded(seed), bound, pick(4000, 100_000)), bound)


def test_pairs_of_numbers_are_uniform() -> None:
    numbers = stream(Seeded(5), 8, pick(8000, 200_000))
    assert looks_uniform([one * 8 + two for one, two in zip(numbers[::2], numbers[1::2], strict=True)], 64)


def test_neighbouring_seeds_are_independent() -> None:
    """The first, second and third numbers over many seeds are uniform, and so are pairs of neighbours."""
    starts = [stream(Seeded(seed), 8, 3) for seed in range(pick(4000, 100_000))]
    for place in range(3):
        assert looks_uniform([numbers[place] for numbers in starts], 8)
    pairs = [one[0] * 8 + two[0] for one, two in zip(starts[::2], starts[1::2], strict=True)]
    assert looks_uniform(pairs, 64)


def test_a_bound_of_one_has_one_outcome() -> None:
    assert stream(Seeded(3), 1, 20) == [0] * 20
    assert stream(Keyed(KEY), 1, 20) == [0] * 20


def test_large_bounds_reach_high() -> None:
    numbers = stream(Seeded(3), 2**31 - 1, 300)
    assert min(numbers) < 2**26
    assert max(numbers) > 2**31 - 2**26
    assert max(numbers) < 2**31


@pytest.mark.parametrize("size", [0, 1, 2, 5, 70])
def test_the_fast_shuffle_is_the_plain_one(size: int) -> None:
    """Seeded has its own loop: it must take the same numbers and do the same with them."""
    fast, plain = Seeded(11), Seeded(11)
    items = list(range(size))
    for at in range(size - 1):
        other = at + int(plain.below(size - at))
        items[at], items[other] = items[other], items[at]
    assert shuffled(fast, size, size) == items
    assert stream(fast, 1000, 5) == stream(plain, 1000, 5)


def test_a_shuffle_touches_only_the_first_items() -> None:
    for chance in (Seeded(4), Keyed(KEY)):
        items = shuffled(chance, 30, 12)
        assert items[12:] == list(range(12, 30))
        assert sorted(items[:12]) == list(range(12))
        assert items[:12] != list(range(12))


@pytest.mark.parametrize("keyed", [False, True])
def test_every_order_is_equally_likely(keyed: bool) -> None:
    orders: dict[tuple[int, ...], int] = {}
    found = []
    chance: Chance = Keyed(KEY) if keyed else Seeded(9)
    for _ in range(pick(2400, 60_000)):
        order = tuple(shuffled(chance, 4, 4))
        found.append(orders.setdefault(order, len(orders)))
    assert len(orders) == 24
    assert looks_uniform(found, 24)


# -- keyed -----------------------------------------------------------------------------------------------------


def test_keyed_words_are_blake2b_in_counter_mode() -> None:
    """A table's game can be verified with any BLAKE2b: words of 32 bits, big-endian, block after block."""
    words = b"".join(hashlib.blake2b(bytes(8) + block.to_bytes(8, "big"), key=KEY).digest() for block in range(3))
    expected = [int.from_bytes(words[at : at + 4], "big") for at in range(0, len(words), 4)]
    assert len(expected) == 48
    assert stream(Keyed(KEY), 1 << 32, 48) == expected
    assert [number % 7 for number in expected[:20]] == stream(Keyed(KEY), 7, 20)


def test_a_known_keyed_stream() -> None:
    assert stream(Keyed(KEY), 1000, 8) == KEYED_STREAM


def test_words_of_the_incomplete_stretch_are_thrown_away() -> None:
    """With a bound just above half of all words nearly every second one is rejected: exactly uniform."""
    bound = (1 << 31) + 1
    words = stream(Keyed(KEY), 1 << 32, 200)
    kept = [word for word in words if word < bound]
    assert 60 < len(kept) < 140
    assert stream(Keyed(KEY), bound, len(kept)) == kept


def test_keyed_numbers_are_uniform() -> None:
    for bound in (2, 6, 70):
        assert looks_uniform(stream(Keyed(KEY), bound, pick(4000, 100_000)), bound)


def test_streams_and_keys_differ() -> None:
    streams = [stream(Keyed(KEY, number), 256, 64) for number in range(5)]
    streams.append(stream(Keyed(bytes(32)), 256, 64))
    assert len({tuple(numbers) for numbers in streams}) == 6
    pairs = [one * 8 + two for one, two in zip(*(stream(Keyed(KEY, s), 8, 4000) for s in (0, 1)), strict=True)]
    assert looks_uniform(pairs, 64)


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_key_has_32_bytes(length: int) -> None:
    with pytest.raises(BadSeed, match=f"32 bytes, not {length} bytes"):
        Keyed(bytes(length))


# -- scripted --------------------------------------------------------------------------------------------------


def test_a_script_says_what_comes() -> None:
    chance = Scripted([2, 0, 5])
    assert chance.left() == 3
    assert [int(chance.below(bound)) for bound in (3, 1, 6)] == [2, 0, 5]
    assert chance.left() == 0
    with pytest.raises(ScriptEnded, match="asked for one of 4, and the script has no more"):
        chance.below(4)


@pytest.mark.parametrize("outcome", [-1, 3, 100])
def test_a_script_that_does_not_fit(outcome: int) -> None:
    chance = Scripted([1, outcome])
    chance.below(3)
    with pytest.raises(ScriptEnded, match=f"outcome 2 of the script is {outcome}, not one of 0 to 2"):
        chance.below(3)
    assert chance.left() == 1


def test_a_script_is_its_own_copy_and_shuffles_nothing() -> None:
    outcomes = [1]
    chance = Scripted(outcomes)
    outcomes.append(2)
    assert shuffled(chance, 10, 10) == list(range(10))
    assert chance.left() == 1


def test_chance_itself_is_only_the_slot() -> None:
    with pytest.raises(NotImplementedError):
        Chance().below(2)
    assert len(answer_buffer(3)) == 3
