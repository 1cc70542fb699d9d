"""A line of our notation, read word by word; whatever is wrong is told with its line and column."""

from __future__ import annotations

import re
from collections.abc import Iterable

from settemari.core.errors import NotationError, shortened
from settemari.locales.message import Message, say

_WORD = re.compile(r"[^\s;:,=]+|[;:,=]")
_NUMBER = re.compile(r"-?[0-9]{1,18}")  # what a cell of the table can hold
PUNCTUATION = frozenset(";:,=")


class Scan:
    """The words of a stretch of a line. Columns count from 1."""

    def __init__(self, source: str, line: int, text: str, column: int = 1) -> None:
        self.source = source
        self.line = line
        self.end = column + len(text)
        self.words = [(found[0], column + found.start()) for found in _WORD.finditer(text)]
        self.at = 0

    def wrong(self, why: Message, column: int | None = None) -> NotationError:
        """The error to raise; at the word read last, if no column is given."""
        if column is None:
            column = self.words[self.at - 1][1] if 0 < self.at <= len(self.words) else self.end
        return NotationError(self.source, self.line, column, why)

    def peek(self) -> str:
        """The next word, empty at the end."""
        return self.words[self.at][0] if self.at < len(self.words) else ""

    def word(self, what: Message) -> str:
        """The next word, which says ``what``."""
        if self.at >= len(self.words) or self.words[self.at][0] in PUNCTUATION:
            column = self.end if self.at >= len(self.words) else self.words[self.at][1]
            raise self.wrong(say("error-expected", what=what), column)
        self.at += 1
        return self.words[self.at - 1][0]

    def skip(self, word: str) -> bool:
        """Whether that word comes next; then it is read."""
        if self.peek() != word:
            return False
        self.at += 1
        return True

    def expect(self, word: str) -> None:
        if not self.skip(word):
            self.at += 1
            raise self.wrong(say("error-expected", what=repr(word)))

    def finish(self) -> None:
        """Nothing more may follow."""
        if self.at < len(self.words):
            self.at += 1
            raise self.wrong(say("error-too-much", word=shortened(self.words[self.at - 1][0])))

    def number(self, what: Message) -> int:
        word = self.word(what)
        if not _NUMBER.fullmatch(word):
            raise self.wrong(say("error-expected-instead", what=what, word=shortened(word)))
        return int(word)

    def one_of(self, words: Iterable[str], what: Message) -> str:
        """The next word, one of those."""
        known = list(words)
        word = self.word(what)
        if word not in known:
            raise self.wrong(say("error-expected-one-of", what=what, words=known, word=shortened(word)))
        return word
