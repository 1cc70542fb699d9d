"""What came out of a tournament: shares of the wins, results between two bots, and how sure one can be of them.

A bot that has several seats in a game has the mean of what they got: a game counts once for it, however many seats it
has, so that no interval is narrower than the games allow. Everything is added up in whole numbers: the order in which
games come back does not matter.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from typing import NamedTuple

from settemari.core.native import is_compiled
from settemari.lab.arena_table import Contest, Played
from settemari.lab.interval import wilson

UNIT = 3600  # a whole in small parts: it can be divided by the product of any two of 1, 2, 3, 4 and 5
DIGEST_BITS = 63


class Share(NamedTuple):
    """A part of so many, with Wilson's interval of 95 %."""

    won: float
    of: float

    @property
    def value(self) -> float:
        return self.won / self.of

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.of)


class Score:
    """All games so far, added up."""

    def __init__(self, contest: Contest) -> None:
        bots = len(contest.bots)
        self._contest = contest
        self.games = 0
        self.took_part = [0] * bots  # games
        self._won = [0] * bots  # in units
        self._better = [[0] * bots for _ in range(bots)]  # in units: the first won, the second did not
        self.choices = [0] * bots
        self.seconds = [0.0] * bots
        self.lost: list[Counter[str]] = [Counter() for _ in range(bots)]
        self.out = [0] * bots
        self.digest = 0

    def add(self, played: Played) -> None:
        """Count a game."""
        seats: dict[int, list[int]] = {}  # of each bot
        for seat, bot in enumerate(self._contest.schedule.seating(played.game).bots):
            seats.setdefault(bot, []).append(seat)
        wins = {bot: sum(seat in played.winners for seat in mine) for bot, mine in seats.items()}
        self.games += 1
        for bot, mine in seats.items():
            self.took_part[bot] += 1
            if played.winners:
                self._won[bot] += wins[bot] * (UNIT // (len(played.winners) * len(mine)))
            for other, theirs in seats.items():
                if other != bot:
                    part = UNIT // (len(mine) * len(theirs))
                    self._better[bot][other] += wins[bot] * (len(theirs) - wins[other]) * part
        for bot in range(len(self.choices)):
            self.choices[bot] += played.choices[bot]
            self.seconds[bot] += played.seconds[bot]
        for bot, why, times in played.lost:
            self.lost[bot][why] += times
        for bot in played.out:
            self.out[bot] += 1
        told = repr((played.game, played.winners, played.choices)).encode()
        self.digest = (self.digest + int.from_bytes(blake2b(told, digest_size=8).digest(), "big")) % (1 << DIGEST_BITS)

    def wins(self, bot: int) -> Share | None:
        """Its share of the wins for each seat it had; None if it has not played."""
        return Share(self._won[bot] / UNIT, self.took_part[bot]) if self.took_part[bot] else None

    def against(self, bot: int, other: int) -> Share | None:
        """How much of the decisive results between the two is the first one's; None if there are none."""
        won, lost = self._better[bot][other], self._better[other][bot]
        return Share(won / UNIT, (won + lost) / UNIT) if won + lost else None


class Result(NamedTuple):
    contest: Contest
    score: Score
    seconds: float
    stopped: bool  # whether somebody did not wait for the end

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """All that can be compared, each two once."""
        numbers = range(len(self.contest.bots))
        return [(bot, other) for bot in numbers for other in numbers if bot < other]

    def as_json(self) -> dict[str, object]:
        """What ``settemari arena --json`` prints."""
        contest, score = self.contest, self.score
        return {
            "game": contest.game,
            "variant": contest.tables["name"],
            "seats": contest.seats,
            "seed": contest.schedule.seed,
            "games": score.games,
            "games_planned": contest.games,
            "games_a_deal": contest.schedule.games_a_set,
            "stopped": self.stopped,
            "fair_share": round(1 / contest.seats, 6),
            "bots": [self._bot(bot) for bot in range(len(contest.bots))],
            "pairs": [self._pair(bot, other) for bot, other in self.pairs],
            "seconds": round(self.seconds, 3),
            "compiled": is_compiled(),
            "digest": f"{score.digest:016x}",
        }

    def _bot(self, bot: int) -> dict[str, object]:
        score = self.score
        pace = score.seconds[bot] / score.choices[bot] if score.choices[bot] else None
        return {
            "bot": self.contest.bots[bot],
            "games": score.took_part[bot],
            "wins": _share(score.wins(bot)),
            "choices": score.choices[bot],
            "lost_choices": dict(sorted(score.lost[bot].items())),
            "counted_out": score.out[bot],
            "seconds_a_choice": None if pace is None else round(pace, 6),
        }

    def _pair(self, bot: int, other: int) -> dict[str, object]:
        names = self.contest.bots
        return {"bot": names[bot], "against": names[other], "decisive": _share(self.score.against(bot, other))}


def _share(share: Share | None) -> dict[str, float] | None:
    if share is None:
        return None
    low, high = share.interval
    numbers = {"won": share.won, "of": share.of, "share": share.value, "low": low, "high": high}
    return {name: round(number, 6) for name, number in numbers.items()}
