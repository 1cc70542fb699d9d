"""What a table is opened with: the game, who may come, how long they may think.

The same form comes from a client, stands in the log of the table, and goes to everybody who looks at it.
"""

from __future__ import annotations

import hashlib
import json
from typing import Literal

import msgspec

from settemari.core.errors import WrongSeats
from settemari.core.game import Game
from settemari.core.notation.variant_code import is_code
from settemari.core.registry import find_game
from settemari.core.variant import Variant
from settemari.locales.message import say
from settemari.server.errors import TableError

SHORTEST, LONGEST = 5, 14 * 24 * 3600  # seconds that somebody may think about one decision
MOST_BANKED = 24 * 3600


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a decision may take: ``seconds`` each, and before that runs out what is left in the ``bank``.

    Without seconds nobody is hurried: the default among friends.
    """

    seconds: int = 0
    bank: int = 0


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the host can say of a table."""

    game: str
    seats: int = 4
    variant: str = ""  # its name or its code; empty: as the game is printed
    tables: dict[str, object] | None = None  # instead: the variant as tables, as for a deck of one's own
    clock: Clock = Clock()
    fuse: int = 8  # seconds to answer at a moment at which everybody may (P7.8), then one passes; 0: no end
    visibility: Literal["link", "lobby"] = "link"
    spectators: bool = True
    chat: bool = False  # free text; emotes are always there
    first: int | None = None  # who goes first; None: by the luck of the deal

    def checked(self) -> Variant:
        """The variant it is about, if there can be such a table; raises what is wrong with it."""
        game = self.of_game()
        if type(self.seats) is not int or self.seats not in game.seat_counts:
            raise WrongSeats(self.seats, say("error-played-by", game=game.id, counts=list(game.seat_counts)))
        if self.first is not None and not 0 <= self.first < self.seats:
            raise WrongSeats(self.first, say("error-first-seat", last=self.seats - 1))
        clock = self.clock
        if clock.seconds and not SHORTEST <= clock.seconds <= LONGEST:
            raise TableError(say("error-table-clock", least=SHORTEST, most=LONGEST))
        if not 0 <= clock.bank <= (MOST_BANKED if clock.seconds else 0):
            raise TableError(say("error-table-bank", most=MOST_BANKED))
        if self.fuse and not SHORTEST <= self.fuse <= LONGEST:
            raise TableError(say("error-table-fuse", least=SHORTEST, most=LONGEST))
        return self.of_variant()

    def of_game(self) -> Game:
        return find_game(self.game)

    def of_variant(self) -> Variant:
        """The variant that is meant: never a file of this machine, whatever a client calls it."""
        game = self.of_game()
        if self.tables is not None:
            if self.variant:
                raise TableError(say("error-table-two-variants"))
            return game.variant_of(self.tables, "variant")
        if not self.variant or self.variant in game.variant_names() or is_code(self.variant):
            return game.variant(self.variant or None)
        raise TableError(say("error-table-variant", known=game.variant_names()))


def digest_of(variant: Variant) -> str:
    """What a variant is known by: all tables with the same one share it."""
    return hashlib.sha256(written_variant(variant)).hexdigest()


def written_variant(variant: Variant) -> bytes:
    """A variant whole, as it is kept."""
    return json.dumps(variant.tables(), sort_keys=True).encode()
