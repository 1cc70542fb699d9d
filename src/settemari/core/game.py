"""A game as the rest of the program knows it: its variants, its words, and the way from codes to offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from settemari.core.chance import Seeded
from settemari.core.errors import UnknownVariant, VariantError, WrongSeats
from settemari.core.events import Sink, told
from settemari.core.offer import Action, Case, Offer, Option, Preview, Refusal
from settemari.core.options import Options
from settemari.core.play import Policy, play_in_the_open
from settemari.core.prospects import Prospects
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import ASKED, Table, View
from settemari.core.variant import Field, Variant, build_variant, largest_file, read_tables
from settemari.locales.message import Message, say

if TYPE_CHECKING:
    from settemari.core.counting import Counting
    from settemari.core.rulebook import RuleBook
    from settemari.core.standing import Standing
    from settemari.core.taste import Taste
    from settemari.core.telling import Telling


class Outcome(NamedTuple):
    """How a game ended: the ending's name, the rule that says so, and who won, none, one or several."""

    ending: str
    rule: str
    winners: tuple[int, ...]


class Award(NamedTuple):
    """Something remarkable that a seat has done in a game, as a message."""

    seat: int
    text: Message


NUMBER, SEAT, SEATS = "number", "seat", "seats"


class Asked(NamedTuple):
    """What kind of question a step asks, and the rule it comes from."""

    name: str
    rule: str


class Game:
    """What a game tells of itself. Each game is one object of a subclass, entered in the registry."""

    id: str
    rules_number: int  # raised by every change of code that alters any record
    seat_counts: range
    variants_folder: Path
    code_bases: Path  # what variant codes differ from: a file for each version, ID-1.toml and so on, that never changes

    # How its numbers are written in records and positions, the same in every language.
    seat_words: tuple[str, ...]
    step_words: Mapping[int, str]  # every step of the agenda
    ending_words: Mapping[int, str]
    counter_forms: Mapping[str, str]  # what a counter holds, by its name: NUMBER, SEAT or SEATS
    largest_in_agenda: int = 10_000_000  # of the numbers of its records
    open_answers: frozenset[int] = frozenset()  # steps whose answers everybody may know once they count

    # How a search looks at it (bots.search).
    judged_after: int = 0  # rounds to look ahead before the table is judged; 0: to the end of the game
    learning: int = 1  # who learns beneath the root: nobody (0), the seat that thinks (1), everybody (2)
    # What agents are shown of its numbers, seen from their seat (settemari.envs).
    seat_counters: frozenset[str] = frozenset()  # counters of which every seat has one
    agenda_seats: frozenset[int] = frozenset()  # steps whose record names a seat in its a
    agenda_bits: tuple[tuple[int, ...], tuple[int, ...]] = ((31,), (31,))  # how wide the numbers within a and b are

    # -- what a game fills in ----------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        """The fields of its variants."""
        raise NotImplementedError

    def shipped(self) -> Mapping[str, object]:
        """Fields that the file of the default variant leaves out, because what comes with the game lies elsewhere."""
        return {}

    def check_variant(self, variant: Variant) -> None:
        """What no single field can see; raises VariantError."""

    def make_setup(self, variant: Variant, seats: int) -> Setup:
        raise NotImplementedError

    def asked(self, step: int) -> Asked:
        """Name and rule of the question that a step asks."""
        raise NotImplementedError

    def action(self, setup: Setup, step: int, code: int) -> Action:
        """An answer to that step's question in words; for any code, also one that is refused."""
        raise NotImplementedError

    def parse(self, setup: Setup, step: int, text: str) -> int:
        """The code of an answer written in words; raises BadAction."""
        raise NotImplementedError

    def piece_word(self, setup: Setup, place: int, kind: int) -> str:
        """A piece that lies in that place as it is written: ``??`` if it is UNKNOWN, ``-`` if EMPTY."""
        raise NotImplementedError

    def piece_kind(self, setup: Setup, place: int, word: str) -> int:
        """The kind of a piece that is written so; raises BadAction."""
        raise NotImplementedError

    def piece_pattern(self, place: int) -> str | None:
        """What a piece that lies in that place may be called under any variant, as a regular expression; None where
        the words are the same under every variant.
        """
        return None

    def kinds_of(self, setup: Setup, place: int) -> int:
        """How many kinds of pieces there are of those that lie in that place."""
        raise NotImplementedError

    def answer_group(self, step: int) -> int:
        """What a code means may depend on the question: the same number for steps where it means the same."""
        return step

    def every_answer(self, setup: Setup, seat: int) -> list[tuple[int, int]]:
        """All that may ever be answered, as (group, code), in an order that means the same for every seat.

        Where the code names another seat, those come clockwise from this one on: what the third entry is for one seat,
        it is for every other, seen from there. It is the action space of agents.
        """
        raise NotImplementedError

    def candidates(self, setup: Setup, view: View) -> list[int]:
        """Every code a person at this seat could think of, possible or not."""
        raise NotImplementedError

    def refusal(self, setup: Setup, view: View, code: int, reason: int) -> Refusal:
        """The engine's reason in words."""
        raise NotImplementedError

    def outcome(self, view: View) -> Outcome | None:
        """How the game ended, None while it goes on."""
        raise NotImplementedError

    def hinge(self, view: View, code: int) -> tuple[int, int] | None:
        """Place and spot of the one hidden piece on which the direct outcome of an answer hangs, if there is one."""
        return None

    def possible_kinds(self, setup: Setup, view: View, place: int, spot: int) -> list[int]:
        """The kinds that hidden piece may be, as far as the view knows."""
        return []

    def check_position(self, setup: Setup, table: Table, source: str) -> None:
        """Whether the rules can go on from a position, or from what a view shows of one; raises PositionError.

        Every piece there is lies somewhere by then, words and seats are right; what remains is what only the rules
        know: what the agenda may look like, where a meeple may stand. ``source`` is for the error.
        """

    def telling(self) -> Telling:
        """Its module that tells in words what happens; imported when somebody listens."""
        raise NotImplementedError

    def standing(self) -> Standing | None:
        """Its module of standing orders, if it asks so often that people want some; imported when it is needed."""
        return None

    def counting(self) -> Counting | None:
        """Its module that counts what happens in many games, beside seats and endings; imported when it is needed."""
        return None

    def awards(self, setup: Setup, events: Sequence[tuple[int, ...]]) -> list[Award]:
        """What was remarkable about a game that has ended, by what a spectator was told of it; a few at most."""
        return []

    def is_out(self, setup: Setup, view: View, seat: int) -> bool:
        """Whether a seat takes no part in the game any more, while others go on. In most games nobody is ever out."""
        return False

    def gauges(self, setup: Setup, view: View) -> Mapping[str, object] | None:
        """What its rules work out from a view and people look at all the time, as plain data; None: nothing."""
        return None

    def constants(self, setup: Setup) -> Mapping[str, object]:
        """What whoever draws a table must know besides its cells and the values of its variant, as plain data."""
        return {}

    def rules(self) -> RuleBook:
        """The book of its numbered rules; imported when somebody reads. Games may share one."""
        raise NotImplementedError

    def policies(self) -> Mapping[str, Callable[[Variant, int], Policy]]:
        """The game's own players by name, made for a variant and a number of seats."""
        raise NotImplementedError

    def prospects(self, variant: Variant, seats: int) -> Prospects:
        """Its eye for a table that is judged before the game has ended."""
        return Prospects()

    def player(self, variant: Variant, seats: int, taste: Taste) -> Policy | None:
        """The best of them with a taste of its own; None if none of them has any."""
        return None

    # -- variants ----------------------------------------------------------------------------------------------

    def variant_names(self) -> list[str]:
        """The shipped variants, the default first."""
        names = sorted(file.stem for file in self.variants_folder.glob("*.toml"))
        mine = [name for name in names if read_tables(self.variants_folder / f"{name}.toml").get("game") == self.id]
        return sorted(mine, key=lambda name: (name != self.id, name))

    def variant(self, which: str | Path | Variant | None = None) -> Variant:
        """A variant by the name it is shipped under, its code, or its file; the default one if nothing is said."""
        if isinstance(which, Variant):
            if which.game != self.id:
                raise VariantError(which.source, "game", which.game, say("error-game-of", game=self.id))
            fields = self.fields()
            build_variant(self.id, which.values, fields, None, which.source)
            self.check_variant(which)
            return which if which.fields else Variant(self.id, which.name, which.values, which.source, fields)
        if which is None or which == self.id:
            return self._load(self.variants_folder / f"{self.id}.toml", self.shipped())
        if not isinstance(which, Path) and not (isinstance(which, str) and which.endswith(".toml")):
            if which not in self.variant_names():
                return self._coded(which)
            which = self.variants_folder / f"{which}.toml"
        return self._load(Path(which), self.variant().values)

    def _coded(self, which: str) -> Variant:
        from settemari.core.notation.variant_code import is_code, variant_of_code  # which knows games by their ids

        if not isinstance(which, str) or not is_code(which):
            raise UnknownVariant(which, self.id, self.variant_names())
        return self.variant(variant_of_code(which, self))

    def variant_of(self, tables: Mapping[str, object], source: str = "variant") -> Variant:
        """A variant from nested tables, as they stand in a record or a position: they name no files."""
        variant = build_variant(self.id, tables, self.fields(), self.variant().values, source)
        self.check_variant(variant)
        return variant

    def _load(self, file: Path, defaults: Mapping[str, object]) -> Variant:
        fields = self.fields()
        tables = read_tables(file, largest_file(fields))
        variant = build_variant(self.id, tables, fields, defaults, str(file), file.parent)
        self.check_variant(variant)
        return variant

    def setup(self, seats: int, variant: str | Path | Variant | None = None) -> Setup:
        """The game made ready; the engine without the match around it, for search and simulation."""
        if type(seats) is not int or seats not in self.seat_counts:
            raise WrongSeats(seats, say("error-played-by", game=self.id, counts=list(self.seat_counts)))
        return self.make_setup(self.variant(variant), seats)

    # -- offers: from the view alone, so that they cannot tell more than it does -------------------------------

    def offer(self, setup: Setup, view: View) -> Offer:
        """What the view's seat is offered now."""
        state = setup.redeal(view, Seeded(1))
        seat = int(view.seat)
        codes = Options()
        state.legal(seat, codes)
        listed = list(dict.fromkeys(self.candidates(setup, view) + codes.listed()))
        options = tuple(self._option(setup, view, state, code) for code in listed)
        asked = self.asked(int(view.step()))
        return Offer(seat, asked.name, asked.rule, options)

    def _option(self, setup: Setup, view: View, state: State, code: int) -> Option:
        reason = int(state.check(int(view.seat), code))
        refusal = self.refusal(setup, view, code, reason) if reason else None
        return Option(self.action(setup, int(view.step()), code), refusal, lambda: self.preview(setup, view, code))

    def preview(self, setup: Setup, view: View, code: int) -> Preview:
        """What an answer would do: played on a redeal of the view and cut before anything hidden decides."""
        hinge = self.hinge(view, code)
        if hinge is None:
            return Preview((self._case(setup, view, code, None),))
        place, spot = hinge
        kinds = self.possible_kinds(setup, view, place, spot)
        return Preview(tuple(self._case(setup, view.supposing(place, spot, kind), code, kind) for kind in kinds))

    def _case(self, setup: Setup, view: View, code: int, given: int | None) -> Case:
        seat = int(view.seat)
        if int(view.cell(ASKED)) != 1 << seat:
            return Case(given, (), view, True)  # others choose at the same time
        state = setup.redeal(view, Seeded(1))
        sink = Sink()
        state.sink = sink
        cut = bool(play_in_the_open(state, {seat: code}))
        events = (told(setup.layout, event, seat) for event in sink.take())
        after = state.view(seat)
        cut = cut or after.cell(ASKED) != 0
        return Case(given, tuple(event for event in events if event is not None), after, cut)
