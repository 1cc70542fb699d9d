"""Tables to look at, through every eye."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from settemari.core.chance import Seeded
from settemari.core.match import Match
from settemari.server import deciding
from settemari.server.pages.looking import Looker
from settemari.server.pages.table import table_page
from settemari.server.settings import Settings
from settemari.server.sight import Sight
from tests.server.pages.reading import Page
from tests.server.seated import HOST, Trial, some_answers

NAMES = ("Anna", "d'Aoste", "<b>Ève & Zoë</b>", 'Gi"no', "T" * 40)
TABLES = [("maretta", 4, ""), ("vulcano", 5, ""), ("arrr", 3, ""), ("arrr", 2, "boarding"), ("arrr", 4, "gallows")]


def guest_of(seat: int | None) -> str:
    return HOST if seat == 0 else "" if seat is None else f"guest {seat}"


def seated(game: str, seats: int, variant: str = "", **more: object) -> Trial:
    """People on all seats, none of whom is easily spelled."""
    trial = Trial(Settings(game, seats, variant, **more))  # type: ignore[arg-type]  # as the test says
    for seat in range(seats):
        trial.does(deciding.sitting, guest_of(seat), NAMES[seat], b"", seat)
    return trial


def looker(trial: Trial, seat: int | None, **more: object) -> Looker:
    table = trial.table
    sights = _sight(table.match, seat).beats() if table.match is not None else []
    given: dict[str, object] = {
        "table": table,
        "seat": seat,
        "seats": [] if seat is None else [seat],
        "host": seat == 0,
        "language": "en",
        "beats": [(beat.number, beat.lines) for beat in sights],
        "seen": max(0, len(sights) - 2),
        "draft": (),
        "notice": None,
        "presence": [place % 2 == 0 for place in range(len(table.chairs))],
        "address": f"https://example.org/t/{table.code}",
        "now": trial.source.now(),
    }
    return Looker(**{**given, **more})  # type: ignore[arg-type]  # as the test says


@lru_cache(maxsize=16)
def _sight(match: Match, seat: int | None) -> Sight:
    return Sight(match, seat)


def read(trial: Trial, seat: int | None, **more: object) -> Page:
    """A page, which must be well made."""
    page = Page(table_page(looker(trial, seat, **more)))
    assert page.wrong == []
    return page


def questions(trial: Trial, seed: int = 1) -> Iterator[int]:
    """A random game, before each of its questions; at its end the table is over."""
    chance = Seeded(seed)
    while (question := trial.table.question) is not None:
        yield question.id
        for seat, answer in some_answers(question, chance):
            trial._write(deciding.answered(trial.table, seat, question.id, (answer,), "bot"))
        trial._write(deciding.ending(trial.table))


def chosen(chance: Seeded, options: Sequence[object]) -> int:
    return int(chance.below(len(options)))
