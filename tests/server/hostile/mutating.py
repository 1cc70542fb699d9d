"""Messages that nobody should send: valid ones made wrong in one place or another, and what never was one."""

from __future__ import annotations

import json
import random
from typing import Any

LONG = 3_000
DEEP = 3_000

STRANGE_TEXTS = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\N{RIGHT-TO-LEFT OVERRIDE}anna",
    "\N{ZERO WIDTH SPACE}",
    "\N{LATIN SMALL LIGATURE FI}",
    "I\N{COMBINING DOT ABOVE}",
    "\N{BLACK FLAG}\N{ZERO WIDTH JOINER}\N{SKULL AND CROSSBONES}",
    "bot:5",
    "exec:/bin/sh",
    "#1",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "{{ 7 * 7 }}",
    "%s%n%x",
    "' OR 1=1 --",
    "\r\nset-cookie: settemari=x",
    "x" * LONG,
    "\N{PILE OF POO}" * 500,
    "9" * 400,
    "NaN",
    "-0",
)
STRANGE_NUMBERS = (-1, 0, 1, 9, 10, 255, 2**31, 2**53, 2**53 + 1, 2**63, 2**64, -(2**63), 10**300, 0.5, 1e308, -1e-308)
WORDS = (
    "do", "id", "wish", "seat", "sit", "answer", "order", "undo", "settings", "tables", "game", "maretta", "arrr",
    "vulcano", "name", "nonce", "question", "answers", "undos", "level", "pass", "take", "sail", "equip", "none",
)  # fmt: skip


def strange(chance: random.Random, depth: int = 0) -> Any:
    """Any value that JSON has."""
    kind = chance.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return None
    if kind == 1:
        return chance.random() < 0.5
    if kind == 2:
        return chance.choice(STRANGE_NUMBERS)
    if kind == 3:
        return chance.randrange(-5, 100)
    if kind == 4:
        return chance.choice(STRANGE_TEXTS)
    if kind == 5:
        return chance.choice(WORDS)
    if kind == 6:
        return [strange(chance, depth + 1) for _ in range(chance.randrange(5))]
    if kind == 7:
        return {chance.choice((*WORDS, "x")): strange(chance, depth + 1) for _ in range(chance.randrange(5))}
    return nested(chance.choice((10, 50, 200)))


def nested(depth: int) -> Any:
    found: Any = 1
    for level in range(depth):
        found = [found] if level % 2 else {"a": found}
    return found


def mutated(chance: random.Random, message: Any) -> Any:
    """The same, wrong in one place: a value, a name, one too many, one too few."""
    message = json.loads(json.dumps(message))
    places = list(_places(message))
    if not places:
        return strange(chance)
    holder, key = chance.choice(places)
    match chance.randrange(5):
        case 0:
            del holder[key]
        case 1 if isinstance(holder, dict):
            holder[chance.choice(WORDS)] = strange(chance)
        case 2 if isinstance(holder, list):
            holder.extend([holder[key]] * chance.choice((1, 10, 100)))
        case 3 if isinstance(holder, dict):
            holder[chance.choice(WORDS)] = holder.pop(key)
        case _:
            holder[key] = strange(chance)
    return message


def _places(message: Any) -> Any:
    """Every place in a message that has a value."""
    if isinstance(message, dict):
        parts: Any = list(message.items())
    elif isinstance(message, list):
        parts = list(enumerate(message))
    else:
        return
    for key, value in parts:
        yield message, key
        yield from _places(value)


def scrambled(chance: random.Random, text: str) -> str:
    """The text of a message with something wrong in it: cut off, doubled, a letter for another, nested without end."""
    place = chance.randrange(len(text) + 1)
    match chance.randrange(7):
        case 0:
            return text[:place]
        case 1:
            return text[:place] + text
        case 2:
            return text[:place] + chance.choice('{}[]",:0\\ue\x00\N{BULLET}') + text[place:]
        case 3:
            return text[:place] + text[place + 1 :]
        case 4:
            return text[:place] + chance.choice("[{") * DEEP
        case 5:  # a name that stands there twice
            return text.replace("{", '{"do":"deal",', 1).replace("{", '{"seat":99,', 1)
    return text + text


def noise(chance: random.Random, longest: int = 400) -> bytes:
    return chance.randbytes(chance.randrange(longest))
