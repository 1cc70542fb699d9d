"""A whole game as a small text: what it is, how it ended, and one line for each question with the answers in words."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import settemari
from settemari.core.match import Match
from settemari.games.maretta import codes as c
from settemari.games.maretta.words import seat_code, seat_word

FOLDER = Path(__file__).parent


class Record(NamedTuple):
    game: str
    seats: int
    seed: int
    changes: dict[str, str]  # fields of the variant that are not as in the default one
    ending: str
    rule: str
    winners: tuple[int, ...]
    spaces: tuple[int, ...]  # -1: off the path
    answers: tuple[dict[int, str], ...]  # for each question, by seat


def write(record: Record) -> str:
    """As a text; ``read`` reads it again."""
    lines = [
        f"game: {record.game}",
        f"seats: {record.seats}",
        f"seed: {record.seed}",
        *(f"variant: {path} {value}" for path, value in record.changes.items()),
        f"ending: {record.ending}",
        f"rule: {record.rule}",
        f"winners: {' '.join(map(seat_word, record.winners)) or 'nobody'}",
        f"spaces: {' '.join(map(str, record.spaces))}",
        "",
    ]
    for number, answers in enumerate(record.answers, 1):
        given = "; ".join(f"{seat_word(seat)} {text}" for seat, text in answers.items())
        lines.append(f"{number}. {given}")
    return "\n".join(lines) + "\n"


def read(text: str) -> Record:
    head, _, body = text.partition("\n\n")
    fields: dict[str, str] = {}
    changes = {}
    for line in head.splitlines():
        key, _, value = line.partition(": ")
        if key == "variant":
            path, _, setting = value.partition(" ")
            changes[path] = setting
        else:
            fields[key] = value
    answers = []
    for line in body.splitlines():
        given = line.partition(". ")[2].split("; ")
        answers.append({seat_code(one.split()[0]): one.partition(" ")[2] for one in given})
    winners = [word for word in fields["winners"].split() if word != "nobody"]
    return Record(
        fields["game"],
        int(fields["seats"]),
        int(fields["seed"]),
        changes,
        fields["ending"],
        fields["rule"],
        tuple(map(seat_code, winners)),
        tuple(map(int, fields["spaces"].split())),
        tuple(answers),
    )


def begin(game: str, seats: int, seed: int, changes: dict[str, str]) -> Match:
    """The first question of that game."""
    variant = settemari.find_game(game).variant_of(dict(changes))
    return settemari.deal(game, seats, variant=variant, seed=seed)


def replay(record: Record) -> Match:
    """Play it again, every answer given in words."""
    match = begin(record.game, record.seats, record.seed, record.changes)
    for number, answers in enumerate(record.answers, 1):
        question = match.question()
        assert question is not None
        assert (question.id, question.seats) == (number, tuple(answers))
        for seat, text in answers.items():
            question.answer(seat, text)
    return match


def final_spaces(match: Match) -> tuple[int, ...]:
    view = match.view(None)
    return tuple(int(view.cell(c.SPACE + seat)) for seat in range(match.seats))
