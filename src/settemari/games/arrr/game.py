"""Arrr!!! as a game: what the rest of the program knows of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from settemari.core.game import NUMBER, SEAT, Asked, Game, Outcome
from settemari.core.offer import Action, Refusal
from settemari.core.play import Policy, RandomPolicy
from settemari.core.prospects import Prospects
from settemari.core.setup import Setup
from settemari.core.table import ENDING, WINNERS, Table, View
from settemari.core.taste import Taste
from settemari.core.variant import Field, Variant
from settemari.games.arrr import answers, fields, words
from settemari.games.arrr import codes as c
from settemari.games.arrr.candidates import candidates
from settemari.games.arrr.deck import Deck
from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.every_answer import every_answer, kinds_of
from settemari.games.arrr.policy import Greedy
from settemari.games.arrr.position import check_position
from settemari.games.arrr.prospects import VoyageProspects
from settemari.games.arrr.refusals import facts_of
from settemari.games.arrr.setup import ArrrSetup

if TYPE_CHECKING:
    from settemari.core.counting import Counting
    from settemari.core.rulebook import RuleBook
    from settemari.core.standing import Standing
    from settemari.core.telling import Telling


def cards_of(setup: Setup) -> Deck:
    """The deck that a table is played with."""
    assert isinstance(setup, ArrrSetup)
    return setup.numbers.cards


class ArrrGame(Game):
    """All three modes: which one is a field of the variant."""

    id = "arrr"
    rules_number = 1
    seat_counts = fields.SEAT_COUNTS
    variants_folder = Path(__file__).parent / "variants"
    code_bases = Path(__file__).parent / "code_bases"
    seat_words = words.SEAT_WORDS
    step_words = words.STEP_WORDS
    ending_words: Mapping[int, str] = {ending: name for ending, (name, _) in words.ENDINGS.items()}
    counter_forms: Mapping[str, str] = {
        name: SEAT if name in ("first", "by") else NUMBER for name in dict.fromkeys(c.COUNTER_NAMES)
    }
    largest_in_agenda = (1 << c.NAMED_SHIFT + c.MOST_NAMES * c.NAME_BITS) - 1  # P7.5: what was named is in a record
    # Whatever is answered can be seen on the table as soon as it counts, even a pass.
    open_answers = frozenset(words.QUESTIONS)
    judged_after = 1
    learning = 0
    seat_counters = frozenset({"coins", "staked", "tired", "shield"})
    agenda_seats = frozenset(range(c.CHALLENGE_DECLARED, c.SETTLE + 1))  # the opponent
    # An effect, how much of it is done and what was named; what it aims at, and where it comes from.
    agenda_bits = ((c.DONE_SHIFT, c.NAMED_SHIFT - c.DONE_SHIFT, c.NAME_BITS, 4 * c.NAME_BITS), (c.SPOT_SHIFT, 10))

    # -- variants ----------------------------------------------------------------------------------------------

    def fields(self) -> list[Field]:
        return fields.all_fields()

    def check_variant(self, variant: Variant) -> None:
        fields.check(variant)

    def shipped(self) -> Mapping[str, object]:
        """A variant file need not hold the cards: without any, they are those that come with the game."""
        return {"deck": shipped_deck()}

    def make_setup(self, variant: Variant, seats: int) -> Setup:
        return ArrrSetup(fields.numbers_of(variant, seats))

    def telling(self) -> Telling:
        from settemari.games.arrr import telling

        return telling

    def standing(self) -> Standing:
        from settemari.games.arrr import standing

        return standing

    def counting(self) -> Counting:
        from settemari.games.arrr import counting

        return counting

    def gauges(self, setup: Setup, view: View) -> Mapping[str, object]:
        from settemari.games.arrr.gauges import gauges_of

        return gauges_of(setup, view)

    def constants(self, setup: Setup) -> Mapping[str, object]:
        """The cards of the deck, the mode, the die, and how many spots an area has; what orders can say."""
        from settemari.games.arrr.constants_told import constants_of

        assert isinstance(setup, ArrrSetup)
        return constants_of(setup)

    def rules(self) -> RuleBook:
        from settemari.games.arrr.rules import RULES

        return RULES

    def policies(self) -> Mapping[str, Callable[[Variant, int], Policy]]:
        def greedy(variant: Variant, seats: int) -> Policy:
            return self.player(variant, seats, Taste())

        return {"random": lambda variant, seats: RandomPolicy(), "greedy": greedy}

    def prospects(self, variant: Variant, seats: int) -> Prospects:
        return VoyageProspects(fields.numbers_of(variant, seats))

    def player(self, variant: Variant, seats: int, taste: Taste) -> Policy:
        return Greedy(fields.numbers_of(variant, seats), taste)

    # -- words -------------------------------------------------------------------------------------------------

    def asked(self, step: int) -> Asked:
        return words.QUESTIONS[step]

    def action(self, setup: Setup, step: int, code: int) -> Action:
        return answers.action_of(cards_of(setup), step, code)

    def parse(self, setup: Setup, step: int, text: str) -> int:
        return answers.parse_action(cards_of(setup), step, text)

    def piece_word(self, setup: Setup, place: int, kind: int) -> str:
        return words.piece_word(cards_of(setup), place, kind)

    def piece_kind(self, setup: Setup, place: int, word: str) -> int:
        return words.piece_kind(cards_of(setup), place, word)

    def piece_pattern(self, place: int) -> str | None:
        """Any deck gives its cards ids of its own."""
        return r"^[a-z0-9][a-z0-9-]*$"

    # -- agents ------------------------------------------------------------------------------------------------

    def kinds_of(self, setup: Setup, place: int) -> int:
        return kinds_of(cards_of(setup), place)

    def answer_group(self, step: int) -> int:
        return 0  # every code has its verb in it

    def every_answer(self, setup: Setup, seat: int) -> list[tuple[int, int]]:
        assert isinstance(setup, ArrrSetup)
        return [(0, code) for code in every_answer(setup.numbers, seat)]

    def outcome(self, view: View) -> Outcome | None:
        ending = int(view.cell(ENDING))
        if ending == 0:
            return None
        name, rule = words.ENDINGS[ending]
        winners = int(view.cell(WINNERS))
        return Outcome(name, rule, tuple(seat for seat in range(view.layout.seats) if (winners >> seat) & 1))

    def check_position(self, setup: Setup, table: Table, source: str) -> None:
        assert isinstance(setup, ArrrSetup)
        check_position(setup, table, source)

    # -- offers ------------------------------------------------------------------------------------------------

    def candidates(self, setup: Setup, view: View) -> list[int]:
        assert isinstance(setup, ArrrSetup)
        return candidates(setup, view)

    def refusal(self, setup: Setup, view: View, code: int, reason: int) -> Refusal:
        rule, key = words.REASONS[reason]
        step = int(view.step())
        if reason == c.NO_CHALLENGES and int(self._mode(setup)) == c.GALLOWS:
            rule = "P9.1"
        args: dict[str, object] = {"action": str(self.action(setup, step, code))}
        assert isinstance(setup, ArrrSetup)
        return Refusal(rule or self.asked(step).rule, key, facts_of(setup, view, code, reason) | args)

    def _mode(self, setup: Setup) -> int:
        assert isinstance(setup, ArrrSetup)
        return int(setup.numbers.mode)


ARRR = ArrrGame()
