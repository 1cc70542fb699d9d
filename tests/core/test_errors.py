"""Errors are types with texts that say where and what would be right."""

from __future__ import annotations

import pytest

from settemari.core import errors
from settemari.core.errors import SetteMariError, shown

HUGE = 10**5000
LOOP: list[object] = []
for _ in range(100_000):
    LOOP = [LOOP]

TEXTS: list[tuple[SetteMariError, str]] = [
    (errors.UnknownGame("ludo", ["maretta"]), "there is no game 'ludo'; known games: maretta"),
    (errors.UnknownGame("ludo", []), "there is no game 'ludo'; known games: none"),
    (errors.UnknownVariant("x", "maretta", ["a", "b"]), "maretta has no variant 'x'; shipped variants: a, b"),
    (errors.WrongSeats(7, "3 to 5"), "7 is not possible here; allowed: 3 to 5"),
    (errors.VariantError("f", "x.y", 3, "must be 4"), "f: x.y = 3: must be 4"),
    (errors.Refused("A3.2", "slot-taken", {"seat": "pink"}), "A3.2 slot-taken (seat=pink)"),
    (errors.Refused("A3.2", "slot-taken"), "A3.2 slot-taken"),
    (errors.NotAsked(2, (0, 1)), "seat 2 is not asked; the question is for: 0, 1"),
    (errors.NotAsked(2, ()), "seat 2 is not asked; the question is for: nobody"),
    (errors.BadAction("jump", "walk"), "'jump' is no action: walk"),
    (errors.BadRecord(4, "it is over"), "the record does not fit at question 4: it is over"),
    (errors.BadSeed(-1), "a seed is a whole number from 0 to 2**63 - 1, or 32 bytes, not -1"),
    (errors.BadSeed(b"abc"), "a seed is a whole number from 0 to 2**63 - 1, or 32 bytes, not 3 bytes"),
]


@pytest.mark.parametrize(("error", "text"), TEXTS, ids=[type(error).__name__ for error, _ in TEXTS])
def test_the_text_of_an_error(error: SetteMariError, text: str) -> None:
    assert str(error) == text


def test_a_seed_is_not_told() -> None:
    """Of a key that is too short only the length is said."""
    assert "secret" not in str(errors.BadSeed(b"secret"))


def test_every_error_has_the_same_root() -> None:
    found = [thing for thing in vars(errors).values() if isinstance(thing, type) and issubclass(thing, Exception)]
    assert len(found) >= 12
    assert all(issubclass(error, SetteMariError) for error in found)


def test_any_value_can_be_shown() -> None:
    assert shown("a" * 300) == "'" + "a" * 76 + "..."
    assert shown("two\nlines") == "'two\\nlines'"
    assert shown(HUGE) == "(a int too large to show)"
    assert shown(LOOP) == "(a list too large to show)"


def test_errors_about_hostile_values_are_short() -> None:
    for value in (HUGE, LOOP, "x" * 10**6, b"x" * 10**6):
        for error in (
            errors.UnknownGame(value, []),  # type: ignore[arg-type]  # wrong on purpose
            errors.UnknownVariant(value, "g", []),  # type: ignore[arg-type]  # wrong on purpose
            errors.WrongSeats(value, "3"),
            errors.VariantError("f", "x" * 5000, value, "no"),
            errors.NotAsked(value, ()),  # type: ignore[arg-type]  # wrong on purpose
            errors.BadAction(value, "no"),
            errors.BadSeed(value),
        ):
            assert len(str(error)) < 250
