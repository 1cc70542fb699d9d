"""``verify`` finds what was tampered with, and says of a genuine file that it is one."""

from __future__ import annotations

import dataclasses

import pytest

from settemari.core.notation.matchfile import MatchFile, file_of
from settemari.core.notation.matchfile_reader import read
from settemari.core.notation.matchfile_replay import verify
from settemari.locales.catalogue import Catalogue
from tests.records.games import NAMES, TABLES, Table, observers, random_match
from tests.records.sample import MATCH, SEEN, TEXT, with_line

pytestmark = [pytest.mark.compiled_too, pytest.mark.usefixtures("skiff")]

OTHER = bytes(range(1, 33))


def failed(file: MatchFile) -> dict[str, str]:
    """What is wrong, by the check that says so."""
    return {check.what.key: check.wrong.key for check in verify(file) if check.wrong is not None}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_genuine_file_passes_every_check(table: Table) -> None:
    match = random_match(table, 3)
    names = NAMES[: table.seats]
    whole = verify(file_of(match, names))
    keys = ["check-rules", "check-commitment", "check-choices", "check-outcome", "check-complete"]
    assert [check.what.key for check in whole] == keys
    assert [check.wrong for check in whole] == [None] * 5
    for seat in observers(match):
        seen = verify(file_of(match, names, seat))
        assert [check.what.key for check in seen] == ["check-rules", "check-told", "check-outcome", "check-complete"]
        assert [check.wrong for check in seen] == [None] * 4


TAMPERED = {
    "another seed": (
        with_line(TEXT, "seed", f"seed: {OTHER.hex()}"),
        {"check-commitment", "check-choices", "check-complete"},
    ),
    "another seed and its commitment": (
        with_line(
            with_line(TEXT, "seed", f"seed: {OTHER.hex()}"),
            "commitment",
            "commitment: " + random_match(TABLES[0], OTHER, choices=0).commitment,
        ),
        {"check-choices", "check-complete"},
    ),
    "no commitment": (with_line(TEXT, "commitment", ""), {"check-commitment"}),
    "no seed": (with_line(TEXT, "seed", ""), {"check-choices", "check-complete"}),
    "another choice": (
        with_line(TEXT, "2 pink", "2 pink: place wood-5 on purple"),
        {"check-choices", "check-complete"},
    ),
    "a choice left out": (with_line(TEXT, "2 pink", ""), {"check-choices", "check-complete"}),
    "cut": (TEXT[: TEXT.index("28 purple")], {"check-complete"}),
    "cut, and an end put on": (
        TEXT[: TEXT.index("28 purple")] + "ended: card (A4.1), winners: pink, yellow\n",
        {"check-outcome", "check-complete"},
    ),
    "without its end": (TEXT[: TEXT.index("ended")], {"check-complete"}),
    "another winner": (with_line(TEXT, "ended", "ended: card (A4.1), winners: purple"), {"check-outcome"}),
    "another ending": (with_line(TEXT, "ended", "ended: token (A4.2), winners: pink, yellow"), {"check-outcome"}),
    "another number of the variant": (
        with_line(TEXT, "path.barrel_spaces", "  path.barrel_spaces = [4, 6, 9, 11, 14, 17, 20, 22]"),
        {"check-choices", "check-complete"},
    ),
    "another boarding score": (
        with_line(TEXT, "boarding.score", "  boarding.score = 30"),
        {"check-outcome", "check-complete"},
    ),
    "another first player": (with_line(TEXT, "first", "first: purple"), {"check-choices", "check-complete"}),
    "a seat's file with another card": (
        SEEN.replace("turned rope-1 on slot1 of purple", "turned rope-2 on slot1 of purple"),
        {"check-told", "check-complete"},
    ),
    "a seat's file that is cut": (SEEN[: SEEN.index("28 purple")], {"check-complete"}),
    "a seat's file with another winner": (
        with_line(SEEN, "ended", "ended: card (A4.1), winners: pink"),
        {"check-outcome"},
    ),
}


@pytest.mark.parametrize("name", TAMPERED)
def test_what_was_tampered_with_is_found(name: str) -> None:
    text, checks = TAMPERED[name]
    assert set(failed(read(text))) == checks


def test_rules_of_another_number_are_said_to_be_so() -> None:
    file = dataclasses.replace(file_of(MATCH, ["A", "B", "C"]), rules=2)
    assert failed(file)["check-rules"] == "error-notation"
    assert "check-choices" in failed(file)


@pytest.mark.parametrize("language", ["it", "en", "fr"])
def test_every_check_is_said_in_every_language(language: str) -> None:
    catalogue = Catalogue(language, ["verify", "errors", "lists"])
    checks = [check for text, _ in TAMPERED.values() for check in verify(read(text))]
    for check in checks:
        assert catalogue.text(check.what)
        assert check.wrong is None or catalogue.text(check.wrong)
    known = {line.split(" =")[0] for line in catalogue_lines(language) if line.startswith("check-")}
    assert {check.what.key for check in checks} == known


def catalogue_lines(language: str) -> list[str]:
    from settemari.locales import source

    return source(language, "verify").splitlines()
