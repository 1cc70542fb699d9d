"""A lesson as whoever draws it gets it: what a stream would have sent, step after step, and no engine is needed.

Every step comes with the news of a table in the form of the protocol. Where several answers are expected each leads on
by itself, so that the whole is a tree: of the ``frames`` the first is the beginning, and each names those that follow.
"""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from threading import Lock
from typing import NamedTuple

import msgspec

from settemari.bots.names import BOT, table_names
from settemari.core.errors import Refused
from settemari.core.game import Game
from settemari.core.match import Match
from settemari.core.offer import Refusal
from settemari.core.variant import Variant
from settemari.lessons import Lesson, LessonError, Playing, lesson_named
from settemari.lessons.playing import Codes
from settemari.locales.message import say
from settemari.server.errors import RuleRefused
from settemari.server.room import ENDED, PLAYING, Chair
from settemari.server.room_wire import outcome_of, seat_of
from settemari.server.settings import Settings
from settemari.server.sight import Sight, layout_of
from settemari.server.watching import VERSION
from settemari.server.wire import Wired, wired

MOST_FRAMES = 100
LEARNER = "learner"  # the guest whose seat it is

Path = tuple[Codes, ...]  # the answers that lead to a frame; () for a step that is only read


class Sheet(NamedTuple):
    """A lesson written out: as JSON, the same compressed, and a tag that is another one as soon as anything is."""

    body: bytes
    packed: bytes
    tag: str
    paths: tuple[Path, ...]  # to each of its frames


_writing = Lock()  # matches that share a setup belong to one thread


def lesson_sheet(name: str) -> Sheet:
    """It takes a moment the first time, and none after that. Raises LookupError."""
    with _writing:
        return _sheet(name)


@cache
def _sheet(name: str) -> Sheet:
    tree = _Tree(lesson_named(name))
    body = msgspec.json.encode(tree.told())
    return Sheet(body, gzip.compress(body, mtime=0), hashlib.sha256(body).hexdigest()[:32], tuple(tree.paths))


def lesson_offer(name: str, frame: int, codes: Codes) -> Wired | None:
    """What the learner could add to a draft at one of the frames; None at its end, and where nothing is asked.

    Raises LookupError if there is no such lesson or frame, and RuleRefused if the draft itself cannot be.
    """
    with _writing:
        paths = _sheet(name).paths
        if not 0 <= frame < len(paths):
            raise LookupError(frame)
        playing = Playing(lesson_named(name))
        for answer in paths[frame]:
            playing.go_on(answer)
        if not playing.step.expects:
            return None
        return _offered(playing, codes)


def _offered(playing: Playing, codes: Codes) -> Wired | None:
    match, learner = playing.match, playing.lesson.learner
    try:
        return Sight(match, learner).offer(codes)
    except Refused as refused:
        telling = match.game.telling()
        refusal = Refusal(refused.rule, refused.key, refused.arguments)
        why = telling.refusal_message(match.game, match.setup, playing.view, refusal)
        names = [chair.name for chair in _chairs(playing.lesson)]
        raise RuleRefused(refused.rule, why, telling.AREAS, names) from None


def listed_lesson(lesson: Lesson) -> Wired:
    """What there is to know of it beforehand."""
    game = lesson.start.game
    return {
        "name": lesson.name,
        "game": game.id,
        "title": wired(lesson.title),
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "rung": lesson.rung,
        "variant": _settings(game, lesson.start.seats, lesson.start.variant).variant,
    }


def told_lesson(lesson: Lesson) -> Wired:
    """All of it; raises LessonError if it cannot be played."""
    return _Tree(lesson).told()


class _Tree:
    """The frames of a lesson, in the order in which they are found: each before those that follow from it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.frames: list[Wired] = []
        self.paths: list[Path] = []  # of each the answers that lead there

    def told(self) -> Wired:
        """The whole lesson."""
        start = self.lesson.start
        self.tell(())
        return {
            **listed_lesson(self.lesson),
            "book": start.game.rules().name,
            "layout": layout_of(start.game, start.setup, start.variant),
            "frames": self.frames,
        }

    def tell(self, path: Path) -> int:
        """Add the frame that these answers lead to, and all behind it; its number."""
        number = len(self.frames)
        self.frames.append({})
        self.paths.append(path)
        playing = Playing(self.lesson)
        sight, seen = Sight(playing.match, self.lesson.learner), 0
        for answer in path:
            seen = sight.beat
            playing.go_on(answer)
        step = playing.step
        if number >= MOST_FRAMES:
            raise LessonError(self.lesson.source, step.where("expects"), say("error-lesson-frames", most=MOST_FRAMES))
        playing.check_points()
        hint = playing.hint()
        told = {
            "step": playing.number,
            "name": step.name,
            "says": wired(playing.says()),
            "hint": None if hint is None else wired(hint),
            "rules": step.rules,
            "points": step.points,
            "news": _news(playing, sight, seen),
            "offer": sight.offer() if step.expects else None,
        }
        answers: list[Codes] = playing.answers() or ([] if playing.is_over else [()])
        goes = [{"answers": answer, "to": self.tell((*path, answer))} for answer in answers]
        self.frames[number] = {**told, "goes": goes}
        return number


def _news(playing: Playing, sight: Sight, seen: int) -> Wired:
    """What a stream would send now to who has seen so many beats: at first everything, later what is new."""
    lesson, match = playing.lesson, playing.match
    gauges = sight.gauges()
    view = sight.view() if gauges is None else {**sight.view(), "gauges": gauges}
    beats = [beat.encoded for beat in sight.beats(seen)]
    eye = {"seat": lesson.learner, "beats": beats, "view": view, "question": _question(match, sight)}
    if playing.number == 0:
        you = {"seats": [lesson.learner], "host": False}
        here = [True] * match.seats
        return {"version": VERSION, "now": 0.0, "room": _room(playing), "you": you, "eyes": [eye], "presence": here}
    return {"room": _room(playing), "eyes": [eye]} if match.question() is None else {"eyes": [eye]}


def _question(match: Match, sight: Sight) -> Wired:
    question = match.question()
    if question is None:
        return {}
    standing = match.game.standing()
    moment = standing is not None and standing.is_moment(match.view(None))
    told = {**(sight.question(answered=not moment) or {}), "moment": moment, "asked": 0.0}
    if moment:
        told["held"] = 0
    if sight.seat not in question.seats:
        return told
    return {**told, **sight.asked(), "prompt": True, "mine": [], "by": None}


def _room(playing: Playing) -> Wired:
    """A table like any other, but that nobody can come to it, and that its luck is no luck."""
    lesson, match = playing.lesson, playing.match
    game = match.game
    told: dict[str, object] = {
        "code": "",
        "game": game.id,
        "stage": PLAYING,
        "settings": _settings(game, match.seats, match.variant),
        "rules": game.rules_number,
        "host": [],
        "locked": True,
        "spectators": False,
        "promise": "",
        "undos": 0,
        "seats": [seat_of(chair, chair.name) for chair in _chairs(lesson)],
        "declined": None,
        "next": "",
    }
    end = outcome_of(match)
    if end is None:
        return told
    luck = {"part": "", "nonces": [""] * match.seats, "seed": ""}
    return {**told, "stage": ENDED, "end": {**end, "luck": luck}}


def _settings(game: Game, seats: int, variant: Variant) -> Settings:
    """A shipped variant goes by its name, any other by what it holds."""
    for name in game.variant_names():
        if game.variant(name) == variant:
            return Settings(game.id, seats, variant="" if name == game.id else name)
    return Settings(game.id, seats, tables=variant.tables())


def _chairs(lesson: Lesson) -> list[Chair]:
    faces = [lesson.faces.get(seat, 0) for seat in range(lesson.start.seats)]
    names = table_names([f"{BOT}{level}" if level else lesson.learner_name for level in faces])
    chairs = []
    for level, name in zip(faces, names, strict=True):
        chair = Chair()
        chair.bot, chair.guest, chair.name, chair.ready = level, "" if level else LEARNER, name, True
        chairs.append(chair)
    return chairs
