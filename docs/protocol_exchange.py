"""A worked exchange with a server, for docs/protocol.md: two people and a bot, from opening a table to its end."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

from docs.protocol_stage import Stage, staged

SEED = 27  # of a game in which the questions come as they are told of here
NONCE = base64.b64encode(b"Anna's own luck").decode()

HEAD = """\
# A worked exchange with a server of Sette Mari, made by `make docs`; docs/protocol.md explains it.
# A> and B> is what Anna's and Bruno's clients send, A< and B< what they get. Nothing is cut."""


def protocol_exchange() -> str:
    """What is sent and what comes back, line by line."""
    return asyncio.run(_exchange())


async def _exchange() -> str:
    async with staged(SEED) as stage:
        code = await _open(stage)
        await _play(stage, f"/api/v1/tables/{code}")
        return "\n".join([HEAD, *stage.lines]) + "\n"


async def _open(stage: Stage) -> str:
    anna, bruno = stage.person("A"), stage.person("B")
    stage.note("Anna opens a table and sits down. With that she is a guest: the cookie says so from now on.")
    settings = {"game": "maretta", "seats": 3}
    opened = await anna.ask("POST", "/api/v1/tables", {"settings": settings, "name": "Anna"})
    table = f"/api/v1/tables/{opened['code']}"

    stage.note("She watches it. First comes all she may know; then that she is there.")
    await anna.connect(f"{table}/stream")
    await anna.hear(lambda frame: "presence" in frame and frame["presence"][0])

    stage.note("She has seen the promise, so now she adds her part of the luck; and gives a seat to a bot.")
    await anna.wish(do="ready", seat=0, nonce=NONCE)
    await anna.wish(do="man", seat=2, level=1)

    stage.note("Bruno has the link. He sits down, and is ready.")
    await bruno.ask("POST", f"{table}/do", {"do": "sit", "name": "Bruno"})
    await anna.hear(lambda frame: "room" in frame and frame["room"]["seats"][1]["person"])
    await bruno.ask("POST", f"{table}/do", {"do": "ready", "seat": 1})
    await anna.hear(lambda frame: "room" in frame and frame["room"]["seats"][1]["ready"])
    return str(opened["code"])


async def _play(stage: Stage, table: str) -> None:
    anna, bruno = stage.people

    stage.note("Anna deals. Question 1 asks everybody at the same time.")
    await anna.wish(do="deal")

    stage.note("What could she answer, and what would happen?")
    offer = (await anna.wish(do="offer", seat=0))["offer"]
    codes = [option["code"] for option in offer["options"]]
    held = {option["action"] for option in offer["options"]}

    stage.note("She picks a card that she does not hold: a rule refuses. Then one she holds; then another one instead.")
    missing = next(f"pick wood-{number}" for number in range(1, 6) if f"pick wood-{number}" not in held)
    await anna.wish(do="answer", seat=0, question=1, answers=[missing])
    await anna.wish(do="answer", seat=0, question=1, answers=codes[:1])
    await anna.wish(do="answer", seat=0, question=1, answers=codes[1:2])

    stage.note("Bruno has no stream: he looks when he likes. What he may answer are the codes in his question.")
    seen = await bruno.ask("GET", table)
    mine = seen["eyes"][0]["question"]["codes"]
    await bruno.ask("POST", f"{table}/do", {"do": "answer", "seat": 1, "question": 1, "answers": mine[:1]})
    await anna.hear(lambda frame: question_in(frame).get("answered") == [0, 1])

    stage.note("The bot takes its time, the same whatever it holds. Beat 2 leads to question 2, which asks Bruno.")
    await stage.source.pass_on()
    await anna.hear(lambda frame: question_in(frame).get("number") == 2)

    stage.note("Anna wants to change her pick once more: too late, and no harm done.")
    await anna.wish(do="answer", seat=0, question=1, answers=codes[:1])

    stage.note("Her connection breaks. Meanwhile Bruno answers, in words.")
    await anna.cut()
    offer = await bruno.ask("GET", f"{table}/offer?seat=1")
    action = next(option["action"] for option in offer["options"] if "preview" in option)
    await bruno.ask("POST", f"{table}/do", {"do": "answer", "seat": 1, "question": 2, "answers": [action]})

    stage.note("She comes back, names the last beat she has, and is told what she missed. Question 3 asks her.")
    await anna.connect(f"{table}/stream?after=2&undos=0")
    await anna.hear(lambda frame: "presence" in frame and frame["presence"][0])

    stage.note("Bruno says something.")
    await bruno.ask("POST", f"{table}/do", {"do": "emote", "seat": 1, "emote": "oops"})
    await anna.hear(lambda frame: "said" in frame)

    stage.note("Anna would rather go back to question 2, and Bruno agrees: beats 2 and later are told anew.")
    await anna.wish(do="undo", seat=0, question=2)
    await bruno.ask("POST", f"{table}/do", {"do": "undo", "seat": 1, "question": 2})
    await anna.hear(lambda frame: question_in(frame).get("undos") == 1)

    stage.note("It is late: both would end it here. With the end comes the luck, for everybody to check.")
    await anna.wish(do="end", seat=0)
    await bruno.ask("POST", f"{table}/do", {"do": "end", "seat": 1})
    await anna.hear(lambda frame: "end" in frame.get("room", {}))

    stage.note("The game as a file, which `settemari replay` and `settemari verify` read.")
    await bruno.ask("GET", f"{table}/record")


def question_in(frame: dict[str, Any]) -> dict[str, Any]:
    """What Anna was told of the question in a frame, if anything."""
    for eye in frame.get("eyes", ()):
        if "question" in eye:
            found: dict[str, Any] = eye["question"]
            return found
    return {}
