"""One whole game between random seats as text: header, every question with all it offered, everything told."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import settemari
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.notation.eventline import event_text, observer_word
from settemari.core.table import SPECTATOR
from tests.playthroughs.tell import offer_lines, table_lines

FOLDER = Path(__file__).parent


class Golden(NamedTuple):
    """A game that is told: the variant, the number of seats, the seed."""

    game: str
    variant: str
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.variant}-{self.seats}"

    @property
    def file(self) -> Path:
        return FOLDER / f"{self}.txt"


# Seeds were chosen so that thefts, pelicans, "plays none", a deck made anew and nearly all barrels occur; and in
# Arrr!!! answers to answers, cancelled cards, permanent events, tolls, challenges accepted and refused, and lost crew.
GAMES = [
    Golden("maretta", "maretta", 3, 2),
    Golden("maretta", "maretta", 4, 23),
    Golden("maretta", "maretta", 5, 12),
    Golden("vulcano", "vulcano", 3, 2),
    Golden("vulcano", "vulcano", 4, 2),
    Golden("vulcano", "vulcano", 5, 27),
    Golden("arrr", "gallows", 2, 37),
    Golden("arrr", "gallows", 3, 1),
    Golden("arrr", "gallows", 4, 4),
    Golden("arrr", "boarding", 2, 39),
    Golden("arrr", "boarding", 3, 15),
    Golden("arrr", "boarding", 4, 2),
    Golden("arrr", "arrr", 2, 14),
    Golden("arrr", "arrr", 3, 9),
    Golden("arrr", "arrr", 4, 29),
]


def playthrough(golden: Golden) -> str:
    """The text of a game; the seats answer at random, by a generator of their own."""
    match = settemari.deal(golden.game, golden.seats, variant=golden.variant, seed=golden.seed)
    words = match.game.seat_words
    luck = Seeded(golden.seed)
    heard = _Ears(match)
    lines = [*header(match), "", "setting up", *heard.lines()]
    while question := match.question():
        asked = " ".join(words[seat] for seat in question.seats)
        lines += ["", f"question {question.id}: {question.name} ({question.rule}), to {asked}"]
        offers = {seat: question.offer(seat) for seat in question.seats}
        for offer in offers.values():
            lines += offer_lines(match.game, offer)
        for seat, offer in offers.items():
            action = offer.playable[luck.below(len(offer.playable))]
            lines.append(f"  {words[seat]}: {action}")
            question.answer(seat, action)
        lines += heard.lines()
    outcome = match.outcome
    assert outcome is not None
    winners = " ".join(words[seat] for seat in outcome.winners) or "nobody"
    lines += ["", f"ended: {outcome.ending} ({outcome.rule}), won by {winners}"]
    for who in (None, *range(match.seats)):
        lines += ["", *table_lines(match.game, match.setup, match.view(who))]
    return "\n".join(lines) + "\n"


def header(match: Match) -> list[str]:
    """What the game is, before anybody has chosen anything."""
    first = "drawn" if match.first is None else match.game.seat_words[match.first]
    lines = [
        f"game: {match.game.id}",
        f"rules: {match.game.rules_number}",
        f"seats: {match.seats}",
        f"seed: {match.seed!r}",
        f"first: {first}",
        f"variant: {match.variant.name}",
    ]
    fields = match.variant.fields
    return lines + [f"  {path} = {fields[path].brief(value)}" for path, value in match.variant.values.items()]


class _Ears:
    """What each observer was told since the last time."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.heard = dict.fromkeys((None, *range(match.seats)), 0)

    def lines(self) -> list[str]:
        """What the spectator was told, and under it what a seat was told otherwise or alone.

        Seats are told the same events in the same order, but for conclusions that only some can draw.
        """
        told = {}
        game, setup = self.match.game, self.match.setup
        for who, since in self.heard.items():
            told[who] = [event_text(game, setup, event) for event in self.match.events(who, since)]
            self.heard[who] += len(told[who])
        shared = {who: [text for text in texts if not _private(text)] for who, texts in told.items()}
        lines = []
        for number, text in enumerate(shared[None]):
            lines.append(f"  * {text}")
            for seat in range(self.match.seats):
                if shared[seat][number] != text:
                    lines.append(f"      {game.seat_words[seat]}: {shared[seat][number]}")
        for who, texts in told.items():
            name = observer_word(game, SPECTATOR if who is None else who)
            lines += [f"      {name} alone: {text}" for text in texts if _private(text)]
        assert len({len(texts) for texts in shared.values()}) == 1
        return lines


def _private(text: str) -> bool:
    return text.startswith("known to ") and not text.startswith("known to everybody")
