"""What a person is offered: every option, also the impossible ones, with what it would do or why it cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from settemari.core.table import View


class Action(NamedTuple):
    """An answer in the table's words, and the code the engine knows it by."""

    code: int
    verb: str
    words: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        """The notation: the verb, the first word's value, then each further word with its name."""
        parts = [self.verb]
        for place, (name, value) in enumerate(self.words):
            parts.append(str(value) if place == 0 else f"{name} {value}")
        return " ".join(parts)

    def word(self, name: str) -> object:
        """The value of a word, None if the action has no such word."""
        return dict(self.words).get(name)


class Refusal(NamedTuple):
    """Why an action is impossible: the rule's number, and a message as key and arguments."""

    rule: str
    key: str
    args: Mapping[str, object]


class Case(NamedTuple):
    """What would happen, told to the seat, as far as it can be foretold.

    ``given`` is the kind assumed for the one hidden piece the outcome hangs on, None if it hangs on none. ``cut``
    says that a roll, a reveal or another seat's choice comes next.
    """

    given: int | None
    events: tuple[tuple[int, ...], ...]
    after: View
    cut: bool


class Preview(NamedTuple):
    """What an action would do: one case, or one for each kind the hidden piece may be."""

    cases: tuple[Case, ...]

    def lowest(self, cell: int) -> int:
        """The least value a public number would have."""
        return min(case.after.cell(cell) for case in self.cases)

    def highest(self, cell: int) -> int:
        return max(case.after.cell(cell) for case in self.cases)


class Option:
    """An action with its refusal, or with its preview, which is worked out when it is looked at."""

    def __init__(self, action: Action, refusal: Refusal | None, look_ahead: Callable[[], Preview]) -> None:
        self.action = action
        self.refusal = refusal
        self._look_ahead = look_ahead
        self._preview: Preview | None = None

    @property
    def preview(self) -> Preview | None:
        """None for an impossible option."""
        if self.refusal is None and self._preview is None:
            self._preview = self._look_ahead()
        return self._preview

    def __repr__(self) -> str:
        return f"<{self.action}{'' if self.refusal is None else ': refused by ' + self.refusal.rule}>"


class Offer:
    """Everything a seat could think of answering."""

    def __init__(self, seat: int, name: str, rule: str, options: tuple[Option, ...]) -> None:
        self.seat = seat
        self.name = name  # what kind of question it is, such as "place"
        self.rule = rule  # the rule that asks
        self.options = options

    @property
    def playable(self) -> list[Action]:
        """What may be answered."""
        return [option.action for option in self.options if option.refusal is None]

    @property
    def refused(self) -> dict[str, Refusal]:
        """What may not, by its text, with the reason."""
        return {str(option.action): option.refusal for option in self.options if option.refusal is not None}

    def __repr__(self) -> str:
        return f"<offer to seat {self.seat}: {self.name}, {len(self.playable)} playable>"
