"""Play at the tables of a Sette Mari server from a program (docs/protocol.md). Needs ``settemari[client]``.

    async with Client("http://127.0.0.1:8777") as anna:
        table = await anna.open("maretta", seats=4, name="Anna", bots=[3, 3, 3], deal=True)
        async with anna.watch(table.code) as watching:
            async for question in watching.questions():
                await question.answer(question.codes[0])
        print(watching.room["end"])

The same in one line, where nothing else has to be done: ``play_now(address, "maretta", lambda question:
question.codes[0])``.
"""

from __future__ import annotations

from settemari.client.cells import Layout
from settemari.client.client import Client, Table
from settemari.client.errors import ClientError, Closed, Lost, OtherVersion, ProblemError, Refused
from settemari.client.eye import Eye
from settemari.client.fairness import is_fair
from settemari.client.messages import read_message
from settemari.client.playing import play, play_at, play_now
from settemari.client.watching import Question, Watching

__all__ = [
    "Client",
    "ClientError",
    "Closed",
    "Eye",
    "Layout",
    "Lost",
    "OtherVersion",
    "ProblemError",
    "Question",
    "Refused",
    "Table",
    "Watching",
    "is_fair",
    "play",
    "play_at",
    "play_now",
    "read_message",
]
