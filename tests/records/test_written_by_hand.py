"""Match files as people write them: comments, accents, other systems' line ends; and those of docs/notation.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import settemari
from settemari.core.notation.matchfile import file_of, write
from settemari.core.notation.matchfile_reader import ENTRIES, read
from settemari.core.notation.matchfile_replay import replayed, seen_views, verify
from settemari.games.maretta.words import BARREL_WORDS, ENDINGS, QUESTIONS, SEAT_WORDS, STEP_WORDS, SUIT_WORDS
from tests.records.sample import TEXT

pytestmark = pytest.mark.compiled_too

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text("utf-8")
BLOCK = re.compile(r"^```match\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def fields() -> str:
    values = settemari.find_game("vulcano").variant().values
    return "\n".join(f"{path}={str(value).lower()}" for path, value in values.items())


BY_HAND = f"""
# A game of last summer, written down from memory

settemari match 1          # the format

seat purple: Zoë
seat   pink :  "Jürgen "     # with a blank at the end
\tseat yellow:\tÉ. d'Arc & 小林\t# tabs are blanks too
rules: 1
game: vulcano              # in any order

{fields()}
variant: Escape from Vulcano
seed: practice 3
first: pink

# Here it begins.
"""


def test_a_file_as_a_person_writes_it() -> None:
    file = read(BY_HAND)
    assert file.names == ("Zoë", "Jürgen ", "É. d'Arc & 小林")
    assert file.variant == settemari.find_game("vulcano").variant()
    assert (file.first, file.seed, file.commitment, file.outcome) == (1, 3, None, None)
    match = replayed(file)
    question = match.question()
    assert question is not None
    assert question.seats == (1,)
    action = question.offer(1).playable[0]
    spaced = f"  1   pink :  {str(action).replace(' ', '   ')}  # a good one\n"
    assert [choice.codes for choice in replayed(read(BY_HAND + spaced)).record] == [(action.code,)]


def test_line_ends_and_marks_of_other_systems() -> None:
    file = read(TEXT)
    assert read(TEXT.replace("\n", "\r\n")) == file
    assert read("\ufeff" + TEXT) == file
    assert read("\ufeff" + TEXT.replace("\n", "\r\n").rstrip()) == file
    assert write(read(TEXT.replace("\n", "\r\n"))) == TEXT


def test_comments_can_stand_anywhere() -> None:
    lines = TEXT.split("\n")
    commented = "\n".join(f"#\n{line}   # as line {number}\n\t#" for number, line in enumerate(lines))
    assert read("# first of all\n" + commented) == read(TEXT)


def test_an_answer_given_by_one_of_several_waits_for_the_others() -> None:
    head = TEXT[: TEXT.index("1 purple")]
    match = replayed(read(head + "1 pink: pick fire-1\n"))
    assert match.answered() == {1}
    assert match.record == []
    assert len(replayed(read(head + "1 yellow: pick wood-4\n1 pink: pick fire-1\n1 purple: pick rope-1\n")).record) == 3


# -- docs/notation.md ------------------------------------------------------------------------------------------


def examples() -> list[str]:
    return BLOCK.findall(PAGE)


def test_the_examples_of_the_page_are_files() -> None:
    whole, seat = examples()
    match = replayed(read(whole))
    assert [check.wrong for check in verify(read(whole))] == [None] * 5
    assert any(len(choice.codes) > 1 for choice in match.record)  # a draft is among them
    file = read(seat)
    assert file.seen_by is not None
    views = list(seen_views(file))
    assert views[-1].view.same_as(match.at(views[-1].choices).view(file.seen_by))  # the beginning of the same game
    seen = write(file_of(match.at(views[-1].choices), file.names, file.seen_by))
    assert write(file) == seen


def test_the_page_has_every_word() -> None:
    words = {*SEAT_WORDS, *SUIT_WORDS, *BARREL_WORDS, *ENTRIES, *STEP_WORDS.values()}
    words |= {name for name, _ in ENDINGS.values()} | {asked.name for asked in QUESTIONS.values()}
    assert {word for word in words if not re.search(rf"`{re.escape(word)}\b", PAGE)} == set()
