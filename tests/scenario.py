"""What scenario tests of every game share: people at a table, what they are offered, and the laws after every step.

Upon this each game has its own table language: tests/table.py is Maretta's, tests/arrr/table.py that of Arrr!!!.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pytest

from settemari.core.chance import Scripted, Seeded
from settemari.core.errors import NotAsked, Refused
from settemari.core.events import apply_event
from settemari.core.game import Game
from settemari.core.match import Match, replay
from settemari.core.offer import Offer, Refusal
from settemari.core.options import Options
from settemari.core.question import Question
from settemari.core.setup import Setup
from settemari.core.state import State
from settemari.core.table import View
from settemari.core.variant import Variant
from tests.whole import Snapshot, changed, wrong_in

Position = tuple[
    list[int], list[list[int]], list[int]
]  # cells, hidden cards and facts, as ``Setup.position`` takes them

SCRIPT_SEED = 11  # of the redeals that check L1


class BadScene(Exception):
    """The test set up a table that cannot be."""


class AnyPlayer:
    """Somebody at the table: what they do, and are offered."""

    all_arguments = True  # whether a test must name every argument of a refusal

    def __init__(self, table: AnyTable, name: str, seat: int) -> None:
        self.table = table
        self.name = name
        self.seat = seat

    def answers(self, *texts: str) -> None:
        """Answer in notation, with names; several actions are one draft."""
        self.table.answer(self.seat, *texts)

    @property
    def view(self) -> View:
        return self.table.match.view(self.seat)

    @property
    def offer(self) -> Offer:
        return self.table.question.offer(self.seat)

    def is_asked(self, name: str | None = None) -> None:
        assert self.seat in self.table.question.seats
        assert name in (None, self.table.question.name)

    def is_not_asked(self) -> None:
        question = self.table.match.question()
        assert question is None or self.seat not in question.seats
        if question is not None:
            with pytest.raises(NotAsked):
                question.offer(self.seat)

    def is_offered(self, texts: Iterable[str]) -> None:
        """These are all the answers there are."""
        offered = [self.table.with_names(str(action)) for action in self.offer.playable]
        assert sorted(offered) == sorted(texts)

    def is_refused(self, text: str, rule: str, key: str, **args: object) -> None:
        """Asking says why, trying says why, and nothing has changed."""
        table = self.table
        before = table.fingerprint()
        coloured = table.with_colours(text)
        refusal = table.question.refusal(self.seat, coloured)
        assert refusal is not None, f"{text!r} is possible"
        told = table.named(refusal.args)
        if not self.all_arguments:
            told = {name: value for name, value in told.items() if name in args or name == "action"}
        assert (refusal.rule, refusal.key, told) == (rule, key, {"action": text, **args})
        assert not table.question.can(self.seat, coloured)
        with pytest.raises(Refused) as caught:
            table.question.answer(self.seat, coloured)
        assert (caught.value.rule, caught.value.key) == (rule, key)
        assert Refusal(rule, key, caught.value.arguments) == refusal
        assert table.fingerprint() == before


class AnyTable:
    """A table with people at it. A game says how it is set up, how it looks in words, and what must not get lost."""

    def __init__(self, game: Game, names: Sequence[str], variant: Variant, first: str | None) -> None:
        self.game = game
        self.names = list(names)
        self.variant = variant
        self.first = first
        self.any_setup: Setup = game.setup(len(names), variant)
        self._match: Match | None = None
        self._script: Scripted | None = None
        self._outcomes: list[int] = []  # of scripted chance, from the first on
        self._dealt = False
        self._start: Position | None = None
        self._before: Snapshot = {}

    # -- what a game fills in ----------------------------------------------------------------------------------

    def start_position(self) -> Position:
        """What was put on the table."""
        raise NotImplementedError

    def snapshot(self, state: State) -> Snapshot:
        """Everything on the table, in words."""
        raise NotImplementedError

    def expected(self, key: str, was: object, change: object) -> object:
        """How something should be, from how it was and the change that a test names."""
        raise NotImplementedError

    def check_conservation(self, state: State) -> None:
        """L9."""
        raise NotImplementedError

    # -- the match ---------------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        return self._match is not None

    @property
    def match(self) -> Match:
        """The match; it starts when something is first done or looked at."""
        if self._match is None:
            self._start = self.start_position()
            self._script = Scripted(self._outcomes)
            position = self.any_setup.position(*self._start)
            self._before = self.snapshot(position)
            self._match = Match(self.game, len(self.names), self.variant, 1, self.first_seat(), self._script, position)
            now = self.snapshot(position)
            if self._before | {"asks": now["asks"]} == now:  # nothing was carried out at once
                self._before = now
            self.check_laws()
        return self._match

    def beginning(self) -> Position | None:
        """What was put on the table before anything happened; nothing if a whole game was dealt."""
        return self._start if self.started else self.start_position()

    def start_dealt(self, seed: int, script: Sequence[int] | None) -> None:
        """Deal a whole game."""
        self._script = None if script is None else Scripted(list(script))
        self._dealt = script is None
        self._match = Match(self.game, len(self.names), self.variant, seed, self.first_seat(), self._script)
        self._before = self.snapshot(self.state)
        self.check_laws()

    def script(self, *outcomes: int) -> None:
        """What chance says next, once everything scripted before has come."""
        self._outcomes += outcomes
        if self._script is not None:
            self._script.outcomes.extend(outcomes)

    def first_seat(self) -> int | None:
        return self.names.index(self.first) if self.first else None

    @property
    def state(self) -> State:
        return self.match._state

    @property
    def question(self) -> Question:
        question = self.match.question()
        assert question is not None, "nothing is asked"
        return question

    def answer(self, seat: int, *texts: str) -> None:
        assert self.question.answer(seat, *(self.with_colours(text) for text in texts))
        self.check_laws()

    # -- words -------------------------------------------------------------------------------------------------

    def with_names(self, text: str) -> str:
        colours = self.game.seat_words[: len(self.names)]
        return self._reworded(text, dict(zip(colours, self.names, strict=True)))

    def with_colours(self, text: str) -> str:
        return self._reworded(text, dict(zip(self.names, self.game.seat_words, strict=False)))

    def _reworded(self, text: str, words: Mapping[str, str]) -> str:
        """Whole words, also those with a number behind them: ``pink.2``."""
        parts = [word.partition(".") for word in text.split(" ")]
        return " ".join(words.get(word, word) + dot + number for word, dot, number in parts)

    def named(self, args: Mapping[str, object]) -> dict[str, object]:
        """Arguments of a message, with names."""
        return {
            key: [self.with_names(str(item)) for item in value]
            if isinstance(value, list)
            else self.with_names(str(value))
            for key, value in args.items()
        }

    # -- the whole table ---------------------------------------------------------------------------------------

    def fingerprint(self) -> tuple[object, ...]:
        match = self.match
        return (
            self.state.digest(),
            match.question(),
            match.answered(),
            tuple(match.record),
            tuple(match.journal),
            tuple(len(match.events(who)) for who in (*range(match.seats), None)),
        )

    def is_now(self, **changes: object) -> None:
        """The table is as it was, but for what is named."""
        assert self.match is not None
        now = self.snapshot(self.state)
        should = changed(self._before, changes, self.lower_names(), self.expected)
        wrong = wrong_in(now, should)
        assert {path: is_so for path, (is_so, _) in wrong.items()} == {path: must for path, (_, must) in wrong.items()}
        self._before = now

    def lower_names(self) -> list[str]:
        return [name.lower() for name in self.names]

    # -- laws --------------------------------------------------------------------------------------------------

    def check_laws(self) -> None:
        """L1, L5, L6 and L9, here and now."""
        match = self.match
        state = self.state
        for who in (*range(match.seats), None):
            view = match.view(who)
            retold = match.start_view(who)
            for event in match.events(who):
                apply_event(retold, event)
            assert retold.same_as(view), "L5: the events of a seat do not give its view"
            dealt = self.any_setup.redeal(view, Seeded(SCRIPT_SEED))
            assert dealt.view(view.seat).same_as(view), "L1: a redeal of a view gives another view"
            self.check_conservation(dealt)
            if who is not None and match.question() is not None and who in self.question.seats:
                self._check_offer(state, dealt, who)
        self.check_conservation(state)

    def _check_offer(self, state: State, dealt: State, seat: int) -> None:
        """What the seat is offered is what the engine allows, on the true table and on any it thinks possible."""
        offer = self.question.offer(seat)
        offered = [action.code for action in offer.playable]
        for one in (state, dealt):
            options = Options()
            one.legal(seat, options)
            assert sorted(options.listed()) == sorted(offered), "L6: the offer is not what may be answered"
            for option in offer.options:
                fine = int(one.check(seat, option.action.code)) == 0
                assert fine == (option.refusal is None), f"L1, L6: {option}"

    def leave(self) -> None:
        """The test is over."""
        self.check_laws()
        match = self.match
        assert not match.answered(), "somebody has answered and others were left out"
        if self._script is not None:
            assert self._script.left() == 0, "not all scripted chance was used"
        again = self._replayed(match)
        if again is not None:
            assert again._state.digest() == self.state.digest(), "L5: the record does not give the state"

    def _replayed(self, match: Match) -> Match | None:
        """The record, played again from the same start."""
        if self._dealt:
            return replay(self.game, match.seats, self.variant, match.seed, match.record, match.first)
        if self._start is None:
            return None
        position = self.any_setup.position(*self._start)
        chance = Scripted(self._outcomes)
        again = Match(self.game, match.seats, self.variant, 1, match.first, chance, position)
        for choice in match.record:
            question = again.question()
            assert question is not None
            question.answer(choice.seat, *choice.codes)
        return again
