"""One whole game between random seats as text: header, every question with all it offered, everything told."""

from __future__ import annotations

from pathlib import Path

import settemari
from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.core.notation.eventline import event_text, observer_word
from settemari.core.table import SPECTATOR
from settemari.games.maretta.words import seat_word
from tests.playthroughs.tell import offer_lines, table_lines

FOLDER = Path(__file__).parent
# Game, seats, seed: chosen so that thefts, pelicans, "plays none", a deck made anew and nearly all barrels occur.
GAMES = [
    ("maretta", 3, 48),
    ("maretta", 4, 74),
    ("maretta", 5, 28),
    ("vulcano", 3, 36),
    ("vulcano", 4, 59),
    ("vulcano", 5, 64),
]


def file_of(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


def playthrough(game: str, seats: int, seed: int) -> str:
    """The text of a game; the seats answer at random, by a generator of their own."""
    match = settemari.deal(game, seats, seed=seed)
    luck = Seeded(seed)
    heard = _Ears(match)
    lines = [*header(match), "", "setting up", *heard.lines()]
    while question := match.question():
        asked = " ".join(seat_word(seat) for seat in question.seats)
        lines += ["", f"question {question.id}: {question.name} ({question.rule}), to {asked}"]
        offers = {seat: question.offer(seat) for seat in question.seats}
        for offer in offers.values():
            lines += offer_lines(offer)
        for seat, offer in offers.items():
            action = offer.playable[luck.below(len(offer.playable))]
            lines.append(f"  {seat_word(seat)}: {action}")
            question.answer(seat, action)
        lines += heard.lines()
    outcome = match.outcome
    assert outcome is not None
    winners = " ".join(seat_word(seat) for seat in outcome.winners) or "nobody"
    lines += ["", f"ended: {outcome.ending} ({outcome.rule}), won by {winners}"]
    for who in (None, *range(seats)):
        lines += ["", *table_lines(match.game, match.view(who))]
    return "\n".join(lines) + "\n"


def header(match: Match) -> list[str]:
    """What the game is, before anybody has chosen anything."""
    first = "drawn" if match.first is None else seat_word(match.first)
    lines = [
        f"game: {match.game.id}",
        f"rules: {match.game.rules_number}",
        f"seats: {match.seats}",
        f"seed: {match.seed!r}",
        f"first: {first}",
        f"variant: {match.variant.name}",
    ]
    return lines + [f"  {path} = {value}" for path, value in match.variant.values.items()]


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
        game, layout = self.match.game, self.match.setup.layout
        for who, since in self.heard.items():
            told[who] = [event_text(game, layout, event) for event in self.match.events(who, since)]
            self.heard[who] += len(told[who])
        shared = {who: [text for text in texts if not _private(text)] for who, texts in told.items()}
        lines = []
        for number, text in enumerate(shared[None]):
            lines.append(f"  * {text}")
            for seat in range(self.match.seats):
                if shared[seat][number] != text:
                    lines.append(f"      {seat_word(seat)}: {shared[seat][number]}")
        for who, texts in told.items():
            name = observer_word(game, SPECTATOR if who is None else who)
            lines += [f"      {name} alone: {text}" for text in texts if _private(text)]
        assert len({len(texts) for texts in shared.values()}) == 1
        return lines


def _private(text: str) -> bool:
    return text.startswith("known to ") and not text.startswith("known to everybody")
