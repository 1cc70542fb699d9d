"""A worked exchange of the line protocol, for docs/bot-protocol.md: a short game, whole, as one program hears it."""

from __future__ import annotations

import json

import settemari
from settemari.bots import Bot, policy_of
from settemari.bots.external import NONSENSE
from settemari.bots.protocol import PROTOCOL, Limits, Wording
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.options import Options

SEAT = 1
NOTHING = "I pass."  # what the program says to its second question, and what is no answer
VARIANT = "adrenaline"
SEED = 14  # of a short game


def exchange() -> str:
    """What is sent (>) and answered (<), line by line. The program takes the first option, and once talks nonsense."""
    match = settemari.deal("maretta", seats=3, seed=SEED, variant=VARIANT)
    lines = _Lines(match)
    luck = {seat: Seeded(seat) for seat in range(match.seats)}
    others = {
        seat: Bot(match.setup, policy_of(match.game, "random", match.variant, match.seats), luck[seat]) for seat in luck
    }
    while question := match.question():
        for seat in question.seats:
            view = match.view(seat)
            question.answer(seat, lines.asked() if seat == SEAT else others[seat].choose(view))
    return lines.ended()


class _Lines:
    def __init__(self, match: Match) -> None:
        self._match = match
        self._wording = Wording(match.game, match.variant, match.setup, SEAT, Limits())
        self._luck = Seeded(100 + SEAT)
        self._number = self._heard = 0
        self._lines: list[str] = []
        self._sent(self._wording.hello(0))
        self._answered({"type": "ready", "protocol": PROTOCOL})

    def asked(self) -> int:
        """A question to the program, and its answer."""
        options = Options()
        view = self._match.view(SEAT)
        self._match.setup.redeal(view, Seeded(1)).legal(SEAT, options)
        self._number += 1
        asked = self._wording.asked(self._number, view, options.listed())
        self._sent(self._wording.question(asked, view, self._news()))
        if self._number != 2:
            self._answered({"type": "answer", "number": self._number, "option": 0})
            return asked.codes[0]
        self._lines.append(f"< {NOTHING}")
        option = int(self._luck.below(len(asked.codes)))
        self._sent(self._wording.missed(self._number, NONSENSE, asked.actions[option]))
        return asked.codes[option]

    def ended(self) -> str:
        self._sent(self._wording.goodbye(self._match.view(SEAT), self._news()))
        return "\n".join(self._lines) + "\n"

    def _news(self) -> list[tuple[int, ...]]:
        events = self._match.events(SEAT, self._heard)
        self._heard += len(events)
        return events

    def _sent(self, line: bytes) -> None:
        self._lines.append("> " + line.decode().removesuffix("\n"))

    def _answered(self, told: dict[str, object]) -> None:
        self._lines.append("< " + json.dumps(told, separators=(",", ":")))
