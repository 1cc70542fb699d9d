"""What sheets are made with: what is to be printed, the words for it, the drawings, and the sheets so far."""

from __future__ import annotations

from collections.abc import Iterable

from settemari.core.variant import Variant
from settemari.locales.catalogue import Catalogue
from settemari.printing.paper import Paper
from settemari.printing.pieces import Pieces
from settemari.printing.sheet import Sheets


class Bench:
    """A game's module takes it up and lays out one section after the other."""

    def __init__(
        self, variant: Variant, language: str, areas: Iterable[str], pieces: Pieces, paper: Paper, backs: bool
    ) -> None:
        self.variant = variant
        self.language = language
        self.words = Catalogue(language, areas)
        self.pieces = pieces
        self.paper = paper
        self.sheets = Sheets(paper, backs)

    def say(self, key: str, /, **args: object) -> str:
        return self.words.say(key, **args)

    def label(self, key: str) -> str:
        """A name as it stands by itself."""
        return self.words.attribute(key, "label")

    def drawing(self, name: str, words: str = "") -> str:
        """The file of a piece, with words written into it where it has a place for them."""
        return self.sheets.file(self.pieces.named(name, words))

    def colour(self, name: str) -> str:
        return self.pieces.colour(name)
