"""The match file: a whole game, or what one seat saw of it, as text that people can read and write.

``docs/notation.md`` has the grammar. A file holds the variant whole, the rules number, who sits where, the seed and its
commitment, and one line a choice: it never depends on today's defaults. A seat's file has no seed; between its choices
stands what the seat was told. ``matchfile_reader`` reads the text again, ``matchfile_replay`` plays it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from settemari.core.errors import BadRecord, WrongSeats
from settemari.core.events import ASKED
from settemari.core.game import Outcome
from settemari.core.match import Choice, Match
from settemari.core.notation.eventline import HIDDEN, NOBODY, WATCHING, event_text
from settemari.core.registry import find_game
from settemari.core.table import RECORD, SPECTATOR
from settemari.core.undoing import Undo
from settemari.core.variant import Tables, Variant
from settemari.locales.message import say

FORMAT = 1
FIRST_LINE = f"settemari match {FORMAT}"
DRAWN = "drawn"
PRACTICE = "practice"
UNDO = "undo to"
LONGEST_NAME = 40
SEED_WARNING = "tells everything that is hidden: keep it to yourself until the end"

_PLAIN_NAME = re.compile(r'[^\s"#]([^#]*[^\s#])?')
_PLAIN_WORD = re.compile(r"[a-z][a-z0-9-]*")


@dataclass(frozen=True)
class ChoiceLine:
    """A choice in words: to which question, by which seat, what; more than one text in a draft.

    Or an undo that everybody agreed to while that question was open: no seat, no text, and where it led.
    """

    question: int
    seat: int
    texts: tuple[str, ...]
    line: int = field(default=0, compare=False)
    columns: tuple[int, ...] = field(default=(), compare=False)  # where each text begins
    back_to: int | None = None


@dataclass(frozen=True)
class EventLine:
    """Something the seat was told, after so many choices (and undos) of the file."""

    after: int
    event: tuple[int, ...]
    line: int = field(default=0, compare=False)


@dataclass(frozen=True)
class MatchFile:
    """What stands in a match file."""

    game: str
    rules: int
    variant: Variant
    names: tuple[str, ...]  # who sits where
    first: int | None  # the first player; None: drawn
    seed: int | bytes | None = field(repr=False)  # a number for practice, 32 bytes for a real table
    commitment: str | None
    seen_by: int | None  # None: it holds everything; otherwise a seat, or SPECTATOR
    choices: tuple[ChoiceLine, ...]  # and undos, each where it was agreed to
    events: tuple[EventLine, ...] = ()  # only in a seat's file
    outcome: Outcome | None = None
    source: str = field(default="match", compare=False)
    lines: Mapping[str, int] = field(default_factory=dict, compare=False, repr=False)  # of the header's entries


# -- from a match ----------------------------------------------------------------------------------------------


def file_of(match: Match, names: Sequence[str], seen_by: int | None = None) -> MatchFile:
    """A match as it stands; with ``seen_by``, a seat or SPECTATOR, only what that seat knows.

    The commitment of a practice seed is not for a seat: a small number is soon guessed from it.
    """
    if len(names) != match.seats:
        raise WrongSeats(list(names), say("error-so-many-names", seats=match.seats))
    for name in names:
        if not is_name(name):
            raise WrongSeats(name, say("error-player-name", longest=LONGEST_NAME))
    if not match.from_seed:
        raise BadRecord(0, say("error-other-luck"))
    whole = seen_by is None
    choices, events = (every_choice(match), ()) if seen_by is None else what_a_seat_knows(match, seen_by)
    return MatchFile(
        game=match.game.id,
        rules=match.game.rules_number,
        variant=match.variant,
        names=tuple(names),
        first=match.first,
        seed=match.seed if whole else None,
        commitment=match.commitment if whole or not match.practice else None,
        seen_by=seen_by,
        choices=choices,
        events=events,
        outcome=match.outcome,
    )


def every_choice(match: Match) -> tuple[ChoiceLine, ...]:
    """All lines of the record, in words."""
    return tuple(_in_words(match, steps, choice, None) for lines, steps, _ in _stretches(match) for choice in lines)


def what_a_seat_knows(match: Match, seat: int) -> tuple[tuple[ChoiceLine, ...], tuple[EventLine, ...]]:
    """The record as a seat knows it when each line counts, and what it was told, also what was taken back later."""
    choices: list[ChoiceLine] = []
    events: list[EventLine] = []
    told = match.history(None if seat == SPECTATOR else seat)
    for (lines, steps, asked), heard in zip(_stretches(match), told, strict=True):
        after = len(choices)
        choices += [_in_words(match, steps, choice, seat) for choice in lines]
        for event in heard:
            while after < len(choices) and choices[after].question <= asked:
                after += 1
            events.append(EventLine(after, event))
            asked += event[0] == ASKED
    return tuple(choices), tuple(events)


def _stretches(match: Match) -> Iterator[tuple[list[Choice], list[int], int]]:
    """The record in pieces, each up to an undo: its lines, the step of every question by then, and how many of these
    had been asked before. Who is asked what is told to all.
    """
    steps: list[int] = []
    begin = 0
    for number, heard in enumerate(match.history(None)):
        asked = len(steps)
        steps += [event[-RECORD] for event in heard if event[0] == ASKED]
        undo = match.undos[number] if number < len(match.undos) else Undo(len(steps), len(match.record))
        yield match.record[begin : undo.position + 1], steps, asked
        steps = steps[: undo.question]
        begin = undo.position + 1


def _in_words(match: Match, steps: list[int], choice: Choice, seat: int | None) -> ChoiceLine:
    """A line of the record, whole or as a seat knows it."""
    if choice.back_to is not None:
        return ChoiceLine(choice.question, choice.seat, (), back_to=choice.back_to)
    texts = [
        text
        if seat is None or choice.seat == seat or step in match.game.open_answers
        else f"{match.game.asked(step).name} {HIDDEN}"
        for step, text in _said(match, steps, choice)
    ]
    return ChoiceLine(choice.question, choice.seat, tuple(texts))


def _said(match: Match, steps: list[int], choice: Choice) -> Iterator[tuple[int, str]]:
    """The actions of a choice, each with the step it answers: those of a draft answer one question after the other."""
    for number, code in enumerate(choice.codes, choice.question - 1):
        yield steps[number], str(match.game.action(match.setup, steps[number], code))


# -- to text ---------------------------------------------------------------------------------------------------


def write(file: MatchFile) -> str:
    """The text of a match file; ``matchfile_reader.read`` reads it again."""
    return "\n".join([*_header(file), "", *_body(file), *_end(file)]) + "\n"


def _header(file: MatchFile) -> Iterator[str]:
    game = find_game(file.game)
    words = game.seat_words
    yield FIRST_LINE
    yield f"game: {file.game}"
    yield f"rules: {file.rules}"
    yield f"variant: {name_text(file.variant.name)}"
    fields = {field.path: field for field in game.fields()}
    for path, value in file.variant.values.items():
        field = fields.get(path)
        if isinstance(field, Tables):
            yield from tables_lines(field, field.tables(value))
        else:
            yield f"  {path} = {value_text(value)}"
    for seat, name in enumerate(file.names):
        yield f"seat {words[seat]}: {name_text(name)}"
    yield f"first: {DRAWN if file.first is None else words[file.first]}"
    if file.seen_by is not None:
        yield f"seen by: {WATCHING if file.seen_by == SPECTATOR else words[file.seen_by]}"
    if file.commitment is not None:
        yield f"commitment: {file.commitment}"
    if file.seed is not None:
        seed = file.seed.hex() if isinstance(file.seed, bytes) else f"{PRACTICE} {file.seed}"
        yield f"seed: {seed}" + (f"  # {SEED_WARNING}" if file.outcome is None else "")


def _body(file: MatchFile) -> Iterator[str]:
    game = find_game(file.game)
    setup = game.setup(len(file.names), file.variant) if file.events else None
    events = iter(file.events)
    event = next(events, None)
    for number in range(len(file.choices) + 1):
        while event is not None and event.after <= number and setup is not None:
            yield f"  > {event_text(game, setup, event.event)}"
            event = next(events, None)
        if number < len(file.choices):
            choice = file.choices[number]
            if choice.back_to is None:
                yield f"{choice.question} {game.seat_words[choice.seat]}: {'; '.join(choice.texts)}"
            else:
                yield f"{choice.question} {UNDO} {choice.back_to}"


def _end(file: MatchFile) -> Iterable[str]:
    if file.outcome is None:
        return []
    words = find_game(file.game).seat_words
    winners = ", ".join(words[seat] for seat in file.outcome.winners) or NOBODY
    return ["", f"ended: {file.outcome.ending} ({file.outcome.rule}), winners: {winners}"]


def is_name(name: object) -> bool:
    """What a player or a variant can be called: on one line, and short."""
    return isinstance(name, str) and 1 <= len(name) <= LONGEST_NAME and name.isprintable()


def name_text(name: str) -> str:
    """A name as it stands, or in quotes where it would be read otherwise."""
    return name if _PLAIN_NAME.fullmatch(name) and name.isprintable() else quoted(name)


def tables_lines(field: Tables, tables: Mapping[str, object]) -> Iterator[str]:
    """A field with tables of its own: its name, and a line for each entry."""
    yield f"  {field.path} = {name_text(str(tables[field.title]))}"
    for name in field.lists:
        entries = tables.get(name, [])
        assert isinstance(entries, list)
        for entry in entries:
            yield f"  {field.entry} {name} {quoted(entry)}"


def value_text(value: object) -> str:
    """The value of a variant's field: a number, true or false, a word, or a list of numbers or words."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"[{', '.join(value_text(item) for item in value)}]"
    text = str(value)
    if isinstance(value, str) and (not _PLAIN_WORD.fullmatch(text) or text in ("true", "false")):
        return quoted(text)
    return text


def quoted(value: object) -> str:
    """A text in quotes, or a table, as in JSON; a ``#`` would begin a comment, and on a line all can be printed."""
    text = json.dumps(value, ensure_ascii=False).replace("#", "\\u0023")
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)
