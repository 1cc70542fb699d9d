"""Wishes that make sense, or nearly: of anybody, about any seat of any table, at whatever stage it is."""

from __future__ import annotations

import random
from typing import Any

from settemari.server.harbour import Berth
from settemari.server.room import PLAYING, WAITING
from settemari.server.sight import legal_codes
from settemari.server.wishes import EmoteName

NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elena", "Franca", "Anna ", "anna", "Mozzo", "Purple")
GAMES = ("maretta", "vulcano", "arrr")
EMOTES: tuple[str, ...] = EmoteName.__args__  # type: ignore[attr-defined]

Wish = dict[str, Any]


def some_settings(chance: random.Random, game: str | None = None) -> dict[str, Any]:
    found: dict[str, Any] = {"game": game or chance.choice(GAMES), "seats": chance.choice((2, 3, 3, 3, 4, 5))}
    if chance.random() < 0.3:
        found["clock"] = {"seconds": chance.choice((0, 5, 30)), "bank": chance.choice((0, 10))}
    if chance.random() < 0.3:
        found["fuse"] = chance.choice((0, 5, 8))
    if chance.random() < 0.3:
        found["visibility"] = chance.choice(("link", "lobby"))
    if chance.random() < 0.3:
        found["spectators"] = chance.random() < 0.5
    if chance.random() < 0.5:
        found["chat"] = True
    if chance.random() < 0.2:
        found["first"] = chance.randrange(5)
    if chance.random() < 0.2:
        found["variant"] = chance.choice(("adrenaline", "boarding", "gallows", "hot-feet", "nowhere", "M1-xyz"))
    if chance.random() < 0.1:
        found["tables"] = {"path": {"last": chance.randrange(40)}}
    return found


def some_orders(chance: random.Random) -> dict[str, Any]:
    return {
        "prompt": chance.choice(("smart", "always", "never")),
        "passing": chance.choice(("", "my-turn", "this-stack", "this-action", "x")),
        "unless_target": chance.random() < 0.5,
        "bells_off": [chance.randrange(1 << 20) for _ in range(chance.randrange(3))],
        "armed": [
            {"card": chance.randrange(1 << 16), "target": chance.randrange(9), "when": {"moment": "rolled", "seat": 1}}
            for _ in range(chance.randrange(2))
        ],
    }


def an_answer(chance: random.Random, berth: Berth, seat: int) -> Wish:
    """To the question that is open, if there is one: most of the time one that the seat may give."""
    table = berth.table
    question, match = table.question, table.match
    number, answers = chance.randrange(60), [chance.randrange(5000)]
    said: list[Any] = list(answers)
    if question is not None and match is not None:
        number = question.id
        if seat in question.seats:
            codes = legal_codes(match, match.view(seat))
            said = [chance.choice(codes)]
            if chance.random() < 0.2:
                said = [str(match.game.action(match.setup, int(match.view(seat).step()), said[0]))]
            elif chance.random() < 0.1:
                said = [chance.choice(codes) for _ in range(chance.randrange(1, 6))]
        if chance.random() < 0.1:
            number += chance.choice((-1, 1, -number, 1000))
    return {"do": "answer", "seat": seat, "question": number, "answers": said, "undos": table.undos}


def a_wish(chance: random.Random, berth: Berth, seat: int) -> Wish:
    """Any of them."""
    table, level = berth.table, chance.randrange(1, 6)
    question = table.question.id if table.question is not None else 1
    match chance.randrange(23):
        case 0:
            return {"do": "sit", "name": chance.choice(NAMES), "seat": chance.choice((None, seat)), "nonce": "AAAA"}
        case 1:
            return {"do": "ready", "seat": seat, "ready": chance.random() < 0.7}
        case 2:
            return {"do": "deal"}
        case 3:
            return {"do": "change", "settings": some_settings(chance, table.settings.game)}
        case 4:
            return {"do": "man", "seat": seat, "level": 1}
        case 5:
            return {"do": "lock", "locked": chance.random() < 0.3}
        case 6:
            return {"do": "show", "spectators": chance.random() < 0.7}
        case 7:
            return {"do": "host", "seat": seat}
        case 8:
            return {"do": "remove", "seat": seat, "level": 1}
        case 9:
            return {"do": "order", "seat": seat, "orders": some_orders(chance)}
        case 10:
            return {"do": "hold", "seat": seat, "question": question}
        case 11:
            return {"do": "leave", "seat": seat, "level": 1}
        case 12 if chance.random() < 0.3:
            return {"do": "resign", "seat": seat, "level": 1}
        case 13:
            return {"do": "call", "seat": seat, "level": level}
        case 14 if chance.random() < 0.3:
            return {"do": "end", "seat": seat}
        case 15:
            return {"do": "undo", "seat": seat, "question": chance.randrange(question + 1)}
        case 16:
            return {"do": "emote", "seat": seat, "emote": chance.choice(EMOTES)}
        case 17:
            return {"do": "say", "seat": seat, "text": chance.choice(("ahoy", "\x07", "<b>", "x" * 300))}
        case 18:
            return {"do": "seen", "seat": seat, "beat": chance.randrange(50)}
        case 19:
            return {"do": "offer", "seat": seat, "draft": [chance.randrange(999)] if chance.random() < 0.3 else []}
        case 20:
            wanted = [chair.wishes_undo for chair in table.chairs if chair.wishes_undo]
            return {"do": "decline", "seat": seat, "question": chance.choice((0, *wanted))}
        case _:
            return an_answer(chance, berth, seat)


def a_good_wish(chance: random.Random, berth: Berth, guest: str, name: str) -> Wish:
    """What somebody would wish who wants to play."""
    table = berth.table
    own = table.seats_of(guest)
    if table.stage == WAITING:
        free = [seat for seat, chair in enumerate(table.chairs) if chair.free]
        if not own and free:
            return {"do": "sit", "name": name, "seat": chance.choice(free)}
        if guest == table.host:
            if free and chance.random() < 0.7:
                return {"do": "man", "seat": free[0], "level": 1}
            return {"do": "deal"}
        return {"do": "ready", "seat": chance.choice(own or [0])}
    lost = [seat for seat in own if table.chairs[seat].can_be_taken_back]
    if lost and table.stage == PLAYING:
        return {"do": "sit", "name": name, "seat": lost[0]}
    asked = [seat for seat in own if table.question is not None and seat in table.question.waiting_for]
    return an_answer(chance, berth, chance.choice(asked or own or [0]))
