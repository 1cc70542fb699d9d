"""docs/writing-a-card.md lists every word that a card may use and none that there is not; its examples are right."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

import pytest

from settemari.core.errors import DeckError
from settemari.games.arrr import card_fields, card_reader, codes, deck_file
from settemari.games.arrr import vocabulary as v
from settemari.games.arrr.build import build
from settemari.games.arrr.deck_file import deck_of_toml, read_deck
from settemari.games.arrr.vocabulary import CHANGES, OPERATIONS
from tests.arrr.decks.text import DECK, GAIN, ON_TABLE, captain, crew, event, item, sea

PAGE = (Path(__file__).parents[2] / "docs" / "writing-a-card.md").read_text("utf-8")
ROLLS = codes.BEFORE | codes.ROLLED
TIMES = {
    (0, 0): "any time",
    (0, ROLLS): "before or during a roll",
    (codes.BEFORE, 0): "before a roll",
    (codes.ROLLED, 0): "during a roll",
    (codes.SAILS, ROLLS): "before or during a test",
    (codes.DECLARED, 0): "an action was declared",
    (codes.DECLARED, codes.SAILS | codes.CHALLENGES): "sailing or a challenge was declared",
    (codes.DECLARED | codes.SAILS, 0): "sailing was declared",
}
WORDS: Mapping[str, Iterable[str]] = {
    "Targets": v.TARGETS,
    "Moments": v.MOMENTS,
    "Actions": v.ACTIONS,
    "Whom it is about": v.WHO,
    "Operations": v.OPERATIONS,
    "Changes": v.CHANGES,
    "What it lies on": v.LASTING_ON,
    "Until when": v.UNTIL,
    "Conditions": v.CONDITIONS,
    "When to ask": v.ASK_WHEN,
}
ELSEWHERE = {*v.CREW_KINDS, *v.TRAITS_OR_ANY, *v.PICTURE_PARTS, *v.ORIGINS, *v.MODES}  # not in tables of their own
NO_WORDS = {"settemari", "true", "false"}


@cache
def rows(heading: str) -> list[list[str]]:
    """The cells of all tables below a heading, but for their heads."""
    _, _, below = PAGE.partition(f"# {heading}\n")
    assert below, heading
    text = re.split(r"^#", below, maxsplit=1, flags=re.MULTILINE)[0]
    lines = [line for line in text.splitlines() if line.startswith("|")]
    marks = [place for place, line in enumerate(lines) if set(line) <= set("|-")]
    heads = {place - 1 for place in marks} | set(marks)
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for place, line in enumerate(lines) if place not in heads
    ]


def coded(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("heading", WORDS)
def test_every_word_stands_in_its_table_and_no_other(heading: str) -> None:
    found = [word for row in rows(heading) for word in coded(row[0])]
    assert found == list(WORDS[heading])
    assert all(len(row) > 1 and row[-1] for row in rows(heading))


def test_no_word_is_named_that_there_is_not() -> None:
    text = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    named = {word for word in coded(text) if re.fullmatch(r"[a-z_-]+", word)}
    known = {word for words in WORDS.values() for word in words} | ELSEWHERE
    fields = {field for heading in FIELDS for field in FIELDS[heading][1]} | {"op", "change", "amount", "who", "trait"}
    pictured = {word for row in rows("Pictures") for cell in row for word in coded(cell)}  # tests/pictures holds these
    assert sorted(named - known - fields - pictured - {"deck", "difficulty"} - NO_WORDS) == []
    assert sorted((known | fields) - named) == []


def span(bounds: tuple[int, int] | None) -> str:
    return "-" if bounds is None else f"{bounds[0]} to {bounds[1]}"


@pytest.mark.parametrize("row", rows("Operations"), ids=lambda row: row[0])
def test_an_operation_is_told_as_it_is(row: list[str]) -> None:
    (word,) = coded(row[0])
    known = OPERATIONS[word]
    assert row[1] == span(known.amount)
    assert tuple(coded(row[2])) == known.who
    assert tuple(coded(row[3])) == known.target
    assert row[4] == TIMES[known.all_of, known.any_of]
    assert row[5] == ("yes" if word in card_reader.IN_TESTS else "no")


@pytest.mark.parametrize("row", rows("Changes"), ids=lambda row: row[0])
def test_a_change_is_told_as_it_is(row: list[str]) -> None:
    (word,) = coded(row[0])
    known = CHANGES[word]
    assert row[1] == span(known.amount)
    assert coded(row[2]) == [field for field, there in (("trait", known.trait), ("action", known.action)) if there]
    assert tuple(coded(row[3])) == known.on


def fields_of(text: str) -> list[str]:
    """The fields of a table that has one too many."""
    with pytest.raises(DeckError) as caught:
        deck_of_toml(DECK + text, "f")
    found = caught.value.allowed.args["fields"]
    assert isinstance(found, list)
    return found


COMMON = ["id", "name", "from", "picture"]
TEXTS = {
    "A deck": event(f"zzz = 1\n{GAIN}"),
    "Crew": crew("zzz = 1"),
    "ability": item("zzz = 1"),
    "Events": event("zzz = 1"),
    "lasting": event(f"{ON_TABLE}\nzzz = 1"),
    "Explorations": sea("zzz = 1"),
    "Captains": captain("zzz = 1"),
}
# Under which heading, and the fields that its tables list.
FIELDS = {
    "A deck": ("A deck", COMMON),
    "Crew": ("Crew", [*(f for f in fields_of(TEXTS["Crew"]) if f not in COMMON), *fields_of(TEXTS["ability"])]),
    "Events": ("Events", [*(f for f in fields_of(TEXTS["Events"]) if f not in COMMON), *fields_of(TEXTS["lasting"])]),
    "Explorations": ("Explorations", [f for f in fields_of(TEXTS["Explorations"]) if f not in COMMON]),
    "Captains": ("Captains", [f for f in fields_of(TEXTS["Captains"]) if f not in COMMON]),
}


@pytest.mark.parametrize("heading", FIELDS)
def test_every_field_is_listed(heading: str) -> None:
    assert sorted(coded(row[0])[0] for row in rows(heading)) == sorted(FIELDS[heading][1])


BOUNDS = {
    ("Crew", "copies"): f"1 to {card_reader.MOST_COPIES}",
    ("Crew", "traits"): f"0 to {card_reader.HIGHEST_TRAIT} ",
    ("Crew", "do"): f"1 to {card_reader.MOST_OPERATIONS} ",
    ("Events", "copies"): f"1 to {card_reader.MOST_COPIES}",
    ("Events", "do"): f"up to {card_reader.MOST_OPERATIONS} ",
    ("Events", "changes"): f"1 to {card_reader.MOST_CHANGES} ",
    ("Explorations", "condition"): f"1 to {card_reader.HIGHEST_CONDITION} ",
    ("Explorations", "tests"): f"from 1 to {card_reader.HIGHEST_DIFFICULTY},",
    ("Explorations", "fame"): f"0 to {card_reader.HIGHEST_FAME}",
    ("Explorations", "doubloons"): f"0 to {card_reader.MOST_DOUBLOONS}",
    ("Explorations", "influence"): f"-{card_reader.STRONGEST_INFLUENCE} to {card_reader.STRONGEST_INFLUENCE},",
    ("Captains", "always"): f"up to {card_reader.MOST_CHANGES} ",
}


@pytest.mark.parametrize(("heading", "field"), BOUNDS)
def test_bounds_are_those_of_the_reader(heading: str, field: str) -> None:
    (row,) = [row for row in rows(heading) if coded(row[0]) == [field]]
    assert BOUNDS[heading, field].strip() in row[1]


def test_limits_are_those_of_the_reader() -> None:
    assert [int(row[1]) for row in rows("Limits")] == [
        deck_file.LARGEST_DECK,
        deck_file.MOST_FILES,
        deck_file.MOST_DOTS,
        deck_file.MOST_KINDS,
        deck_file.MOST_CARDS,
        card_reader.MOST_COPIES,
        codes.MOST_LASTING,
        deck_file.MOST_SYMBOLS,
        card_reader.MOST_OPERATIONS,
        card_reader.MOST_CHANGES,
        card_reader.MOST_TESTS,
        deck_file.MOST_EFFECTS,
        card_fields.LONGEST_NAME,
        card_fields.MOST_DOTS,
        card_fields.LONGEST_WORD,
    ]


# -- examples --------------------------------------------------------------------------------------------------


def test_the_examples_are_a_deck(tmp_path: Path) -> None:
    for number, block in enumerate(blocks("toml")):
        (tmp_path / f"{number}.toml").write_text(block, "utf-8")
    deck = read_deck(tmp_path)
    assert deck.name == "My deck"
    assert [len(pack) for pack in deck[1:]] == [1, 3, 1, 1]
    assert deck.events[0].id == "foghorn"
    assert len(build(deck).effects) == 8


def test_the_mistake_is_told_as_it_is_shown() -> None:
    (shown,) = blocks("text")
    with pytest.raises(DeckError) as caught:
        deck_of_toml(blocks("toml")[0].replace("remove-dice", "remove-dise"), "mine.toml")
    start, end = shown.strip().split("...")
    assert str(caught.value).startswith(start)
    assert str(caught.value).endswith(end)


def test_the_program_runs() -> None:
    (program,) = blocks("python")
    exec(compile(program, "writing-a-card.md", "exec"), {})


def test_every_link_leads_somewhere() -> None:
    headings = {line.lstrip("# ").lower().replace(" ", "-") for line in PAGE.splitlines() if line.startswith("#")}
    links = re.findall(r"\]\(#([a-z-]+)\)", PAGE)
    assert len(links) > 10
    assert sorted(set(links) - headings) == []
