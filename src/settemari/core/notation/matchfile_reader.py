"""Reading a match file: whatever is wrong with it is told with its line and column, and what would be right there.

The text may come from anywhere. It is read once from top to bottom; nothing in it makes the reader work harder than its
length.
"""

from __future__ import annotations

import re

from settemari.core.errors import NotationError, UnknownGame, shortened
from settemari.core.game import Game, Outcome
from settemari.core.notation.eventline import HIDDEN, NOBODY, WATCHING
from settemari.core.notation.eventline_reader import EventReader
from settemari.core.notation.matchfile import (
    DRAWN,
    FIRST_LINE,
    FORMAT,
    LONGEST_NAME,
    PRACTICE,
    ChoiceLine,
    EventLine,
    MatchFile,
    is_name,
)
from settemari.core.notation.matchfile_tables import ENTRY, LONGEST_ENTRY, field_of_entry
from settemari.core.notation.matchfile_variant import Text, VariantLines, quoted, wrong_at
from settemari.core.notation.scan import Scan
from settemari.core.registry import find_game
from settemari.core.table import NO_SEAT, SPECTATOR
from settemari.core.undoing import MOST_UNDOS
from settemari.core.variant import Tables
from settemari.locales.message import Message, say

LARGEST_FILE = 2_000_000  # letters; a usual game has some thousand
LONGEST_LINE = 4_000
MOST_CHOICES = 50_000

ENTRIES = ("game", "rules", "variant", "first", "seen by", "commitment", "seed")

_COMMENT = re.compile(r"(?:^[ \t]*|[ \t]{2}|\t)#")
_FIRST_LINE = re.compile(r"settemari match ([0-9]{1,9})")
_FIELD = re.compile(r"[a-z0-9_.-]{1,60}")
_NUMBER = re.compile(r"-?[0-9]{1,18}")
_HEX = re.compile(r"[0-9a-fA-F]{64}")
_SEED = re.compile(r"practice\s+([0-9]{1,19})")
_CHOICE = re.compile(r"([0-9]{1,9})[ \t]+([^\s:]+)[ \t]*:[ \t]*")
_GOING_BACK = re.compile(r"[0-9]+[ \t]+undo(?![^ \t])")
_UNDO = re.compile(r"([0-9]{1,9})[ \t]+undo[ \t]+to[ \t]+([0-9]{1,9})")
_ENDED = re.compile(r"([a-z][a-z0-9-]*)\s*\(([A-Z][0-9.]{0,15})\)\s*,\s*winners\s*:\s*")


def read(text: str, source: str = "match") -> MatchFile:
    """The match file with that text; raises NotationError. ``source`` is what errors call it."""
    return _Reader(text, source).read()


class _Reader:
    def __init__(self, text: str, source: str) -> None:
        self.source = source
        if len(text) > LARGEST_FILE:
            raise NotationError(source, 1, 1, say("error-text-too-long", most=LARGEST_FILE))
        self.lines = text.removeprefix("\ufeff").split("\n")
        self.entries: dict[str, Text] = {}
        self.variant = VariantLines(source)
        self.seats: dict[str, Text] = {}
        self.choices: list[ChoiceLine] = []
        self.undos = 0  # among them
        self.events: list[EventLine] = []
        self.ended: Text | None = None
        self.file: MatchFile | None = None  # the header, once it is complete
        self.words: dict[str, int] = {}  # the seats' words
        self.event_reader: EventReader | None = None

    def read(self) -> MatchFile:
        begun = False
        for number, line in enumerate(self.lines, 1):
            part = self._content(number, line) if line else None
            if part is not None and part.text:
                if not begun:
                    self._begin(part)
                    begun = True
                else:
                    self._take(part)
        last = Text("", len(self.lines), 1)
        if not begun:
            raise self._wrong(last, say("error-match-first-line", line=FIRST_LINE))
        header = self._header(last)
        outcome = None if self.ended is None else self._outcome(self.ended)
        return MatchFile(
            header.game,
            header.rules,
            header.variant,
            header.names,
            header.first,
            header.seed,
            header.commitment,
            header.seen_by,
            tuple(self.choices),
            tuple(self.events),
            outcome,
            self.source,
            {name: entry.line for name, entry in self._all_entries().items()},
        )

    def _wrong(self, part: Text, why: Message, shift: int = 0) -> NotationError:
        return wrong_at(self.source, part, why, shift)

    # -- lines -------------------------------------------------------------------------------------------------

    def _content(self, number: int, line: str) -> Text:
        """A line without what surrounds it: blanks, a comment, the line end of another system."""
        line = line.removesuffix("\r")
        if len(line) > LONGEST_LINE:
            self._check_length(Text(line.strip(" \t"), number, 1), len(line))
        if not line.isprintable():
            for column, letter in enumerate(line, 1):
                if not letter.isprintable() and letter != "\t":
                    raise NotationError(
                        self.source, number, column, say("error-unprintable", code=f"U+{ord(letter):04X}")
                    )
        comment = _COMMENT.search(line)
        if comment is not None:
            line = line[: comment.start()]
        content = line.strip(" \t")
        return Text(content, number, len(line) - len(line.lstrip(" \t")) + 1)

    def _check_length(self, part: Text, length: int) -> None:
        """An entry of a variant's tables may be longer than other lines, where the game has such."""
        longest = LONGEST_LINE if self._field_of_entry(part) is None else LONGEST_ENTRY
        if length > longest:
            raise NotationError(self.source, part.line, longest + 1, say("error-line-too-long", most=longest))

    def _begin(self, part: Text) -> None:
        found = _FIRST_LINE.fullmatch(part.text)
        if found is None:
            raise self._wrong(part, say("error-match-first-line", line=FIRST_LINE))
        if int(found[1]) != FORMAT:
            raise self._wrong(part, say("error-match-format", given=int(found[1]), known=FORMAT), found.start(1))

    def _take(self, part: Text) -> None:
        """A line after the first."""
        if self.ended is not None:
            raise self._wrong(part, say("error-after-the-end"))
        if part.text[0] in "0123456789":
            self._take_choice(part)
        elif part.text[0] == ">":
            self._take_event(part)
        elif (field := self._field_of_entry(part)) is not None:
            if self.file is not None:
                raise self._wrong(part, say("error-header-is-over"))
            self.variant.entries.take(field, part.text, part.line, part.column)
        else:
            self._take_entry(part)

    def _field_of_entry(self, part: Text) -> Tables | None:
        """The field of which this line is an entry; the game must be known by then."""
        found = ENTRY.match(part.text)
        if found is None:
            return None
        entry = self._entry("game", part)
        try:
            return field_of_entry(find_game(entry.text), found[1])
        except UnknownGame as error:
            raise self._wrong(entry, error.message) from None

    def _take_entry(self, part: Text) -> None:
        """A line of the header, or the one that says how the game ended."""
        colon, equals = part.text.find(":"), part.text.find("=")
        if colon < 0 and equals < 0:
            raise self._wrong(part, say("error-what-a-line-is"))
        is_field = colon < 0 or 0 <= equals < colon
        at = equals if is_field else colon
        name = " ".join(part.text[:at].split())
        rest = part.text[at + 1 :]
        value = Text(rest.strip(" \t"), part.line, part.column + at + 1 + len(rest) - len(rest.lstrip(" \t")))
        if name == "ended" and not is_field:
            self.ended = value
            return
        if self.file is not None:
            raise self._wrong(part, say("error-header-is-over"))
        if is_field:
            self._enter(self.variant.fields, name, part, value)
        elif name.startswith("seat "):
            self._enter(self.seats, name.removeprefix("seat "), part, value)
        elif name in ENTRIES:
            self._enter(self.entries, name, part, value)
        else:
            known = ["game", "rules", "variant", "seat ...", *ENTRIES[3:], "ended"]
            raise self._wrong(part, say("error-no-such-entry", name=shortened(name), known=known, format=FORMAT))

    def _enter(self, entries: dict[str, Text], name: str, part: Text, value: Text) -> None:
        called = shortened(f"seat {name}" if entries is self.seats else name)
        if name in entries:
            raise self._wrong(part, say("error-entry-twice", name=called, line=entries[name].line))
        if not value.text:
            raise self._wrong(value, say("error-no-value", name=called))
        if entries is self.variant.fields and not _FIELD.fullmatch(name):
            raise self._wrong(part, say("error-what-a-field-is"))
        entries[name] = value

    def _take_undo(self, part: Text) -> None:
        """A line such as ``9 undo to 5``."""
        self._header(part)
        found = _UNDO.fullmatch(part.text)
        if found is None:
            raise self._wrong(part, say("error-undo-line"))
        question, back_to = int(found[1]), int(found[2])
        self._check_number(part, question)
        if not 1 <= back_to < question:
            why = say("error-undo-question", given=back_to, last=question - 1)
            raise self._wrong(part, why if question > 1 else say("error-undo-nothing"), found.start(2))
        self.undos += 1
        if self.undos > MOST_UNDOS:
            raise self._wrong(part, say("error-undo-too-often", most=MOST_UNDOS))
        self.choices.append(ChoiceLine(question, NO_SEAT, (), part.line, back_to=back_to))

    def _check_number(self, part: Text, question: int) -> None:
        """Questions are counted upwards, after an undo from where it led."""
        last = self.choices[-1] if self.choices else None
        if question < (1 if last is None else last.back_to or last.question):
            raise self._wrong(part, say("error-questions-rise"))
        if len(self.choices) >= MOST_CHOICES:
            raise self._wrong(part, say("error-too-many-choices", most=MOST_CHOICES))

    def _take_choice(self, part: Text) -> None:
        if _GOING_BACK.match(part.text) is not None:
            self._take_undo(part)
            return
        seen_by = self._header(part).seen_by
        found = _CHOICE.match(part.text)
        if found is None:
            raise self._wrong(part, say("error-what-a-choice-is"))
        seat = self._seat(Text(found[2], part.line, part.column + found.start(2)))
        question = int(found[1])
        self._check_number(part, question)
        texts, columns = [], []
        at = found.end()
        for text in part.text[at:].split(";"):
            words = text.split()
            column = part.column + at + len(text) - len(text.lstrip(" \t"))
            if not words:
                raise NotationError(self.source, part.line, column, say("error-what-a-choice-is"))
            if HIDDEN in words and seen_by is None:
                raise NotationError(self.source, part.line, column, say("error-hidden-choice"))
            texts.append(" ".join(words))
            columns.append(column)
            at += len(text) + 1
        self.choices.append(ChoiceLine(question, seat, tuple(texts), part.line, tuple(columns)))

    def _take_event(self, part: Text) -> None:
        header = self._header(part)
        if header.seen_by is None:
            raise self._wrong(part, say("error-events-are-for-seats"))
        if self.event_reader is None:
            game = find_game(header.game)
            self.event_reader = EventReader(game, game.setup(len(header.names), header.variant))
        event = self.event_reader.read(Scan(self.source, part.line, part.text[1:], part.column + 1))
        self.events.append(EventLine(len(self.choices), event, part.line))

    # -- the header --------------------------------------------------------------------------------------------

    def _all_entries(self) -> dict[str, Text]:
        ended = {} if self.ended is None else {"ended": self.ended}
        return self.entries | ended

    def _header(self, here: Text) -> MatchFile:
        """What the header says, when the line ``here`` shows that it is complete."""
        if self.file is None:
            game = self._game(here)
            names = self._names(game, here)
            self.words = {game.seat_words[seat]: seat for seat in range(len(names))}
            entry = self._entry("variant", here)
            self.file = MatchFile(
                game.id,
                game.rules_number,
                self.variant.variant(game, self._name(entry), entry),
                names,
                self._first(here),
                self._seed(),
                self._commitment(),
                self._seen_by(),
                (),
            )
            if self.file.seen_by is not None and self.file.seed is not None:
                raise self._wrong(self.entries["seed"], say("error-seat-knows-no-seed"))
        return self.file

    def _entry(self, name: str, here: Text) -> Text:
        if name not in self.entries:
            raise NotationError(self.source, here.line, 1, say("error-entry-missing", name=name))
        return self.entries[name]

    def _game(self, here: Text) -> Game:
        """The game, if it is played here by the rules of the file."""
        entry = self._entry("game", here)
        try:
            game = find_game(entry.text)
        except UnknownGame as error:
            raise self._wrong(entry, error.message) from None
        rules = self._entry("rules", here)
        if not _NUMBER.fullmatch(rules.text):
            raise self._wrong(
                rules, say("error-expected-instead", what=say("error-a-number"), word=shortened(rules.text))
            )
        if int(rules.text) != game.rules_number:
            why = say("error-other-rules", game=game.id, given=int(rules.text), known=game.rules_number)
            raise self._wrong(rules, why)
        return game

    def _names(self, game: Game, here: Text) -> tuple[str, ...]:
        for word, entry in self.seats.items():
            if word not in game.seat_words:
                what = say(
                    "error-expected-one-of", what=say("error-a-seat"), words=list(game.seat_words), word=shortened(word)
                )
                raise NotationError(self.source, entry.line, 1, what)
        there = [word for word in game.seat_words if word in self.seats]
        if len(there) not in game.seat_counts:
            counts = say("error-played-by", game=game.id, counts=list(game.seat_counts))
            raise NotationError(self.source, here.line, 1, counts)
        if there != list(game.seat_words[: len(there)]):
            missing = next(word for word in game.seat_words if word not in self.seats)
            raise NotationError(self.source, here.line, 1, say("error-entry-missing", name=f"seat {missing}"))
        return tuple(self._name(self.seats[word]) for word in there)

    def _name(self, entry: Text) -> str:
        """A name as it stands, or in quotes as in JSON."""
        name: object = entry.text
        if entry.text.startswith('"'):
            name = quoted(self.source, entry)
        elif "#" in entry.text:
            raise self._wrong(entry, say("error-hash-in-name"), entry.text.index("#"))
        if not isinstance(name, str) or not is_name(name):
            raise self._wrong(entry, say("error-player-name", longest=LONGEST_NAME))
        return name

    def _first(self, here: Text) -> int | None:
        entry = self._entry("first", here)
        return None if entry.text == DRAWN else self._seat(entry, DRAWN)

    def _seen_by(self) -> int | None:
        entry = self.entries.get("seen by")
        if entry is None:
            return None
        return SPECTATOR if entry.text == WATCHING else self._seat(entry, WATCHING)

    def _seat(self, part: Text, *others: str) -> int:
        if part.text not in self.words:
            words = [*self.words, *others]
            raise self._wrong(
                part, say("error-expected-one-of", what=say("error-a-seat"), words=words, word=shortened(part.text))
            )
        return self.words[part.text]

    def _commitment(self) -> str | None:
        entry = self.entries.get("commitment")
        if entry is None:
            return None
        if not _HEX.fullmatch(entry.text):
            raise self._wrong(entry, say("error-what-a-commitment-is"))
        return entry.text.lower()

    def _seed(self) -> int | bytes | None:
        entry = self.entries.get("seed")
        if entry is None:
            return None
        if _HEX.fullmatch(entry.text):
            return bytes.fromhex(entry.text)
        found = _SEED.fullmatch(entry.text)
        if found is None or int(found[1]) >= 1 << 63:
            raise self._wrong(entry, say("error-what-a-seed-is", practice=PRACTICE))
        return int(found[1])

    # -- the end -----------------------------------------------------------------------------------------------

    def _outcome(self, entry: Text) -> Outcome:
        game = find_game(self._header(entry).game)
        found = _ENDED.match(entry.text)
        if found is None:
            raise self._wrong(entry, say("error-what-an-ending-is"))
        if found[1] not in game.ending_words.values():
            words = list(game.ending_words.values())
            raise self._wrong(
                entry, say("error-expected-one-of", what=say("error-an-ending"), words=words, word=shortened(found[1]))
            )
        rest = entry.text[found.end() :]
        if rest == NOBODY:
            return Outcome(found[1], found[2], ())
        winners: list[int] = []
        at = found.end()
        for word in rest.split(","):
            column = entry.column + at + len(word) - len(word.lstrip(" \t"))
            seat = self._seat(Text(word.strip(" \t"), entry.line, column), NOBODY)
            if seat in winners:
                raise NotationError(self.source, entry.line, column, say("error-seat-twice"))
            winners.append(seat)
            at += len(word) + 1
        return Outcome(found[1], found[2], tuple(sorted(winners)))
