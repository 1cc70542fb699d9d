#!/usr/bin/env python3
"""A bot that plays over the network, at the tables of a Sette Mari server. Needs ``settemari[client,play]``.

    python examples/bots/online.py http://127.0.0.1:8777 --game arrr            against three bots, at once
    python examples/bots/online.py http://127.0.0.1:8777 --code bcdfgh          at somebody's table

It answers at random, except where a card is placed on somebody's raft (Maretta): whoever receives it moves by the
difference of the two cards there, so it gives what moves the others least. And it tells what happens as its seat sees
it. Make ``choose`` yours; docs/protocol.md tells what there is to look at.
"""

from __future__ import annotations

import argparse
import asyncio
import random

from settemari.client import Client, Layout, Question, Table, play, read_message
from settemari.locales import LANGUAGES, areas
from settemari.locales.catalogue import Catalogue


class Player:
    """One game of it."""

    def __init__(self, table: Table, language: str) -> None:
        self._table = table
        self._language = language
        self._told = 0  # lines of the log
        self._layout: Layout | None = None

    async def choose(self, question: Question) -> int:
        """Which of ``question.codes`` to answer."""
        self.tell(question)
        if question.name != "place":
            return random.choice(question.codes)
        offer = await question.offer()
        if offer is None:  # it was settled meanwhile
            return question.codes[0]
        if self._layout is None:
            self._layout = Layout(await self._table.layout())
        possible = [option for option in offer["options"] if "refused" not in option]
        best = max(possible, key=lambda option: self._worth(question, option["action"]))
        return best["code"]

    def _worth(self, question: Question, action: str) -> int:
        """Of ``place wood-3 on pink``: the more the better."""
        _, card, _, receiver, *_ = action.split()
        view, layout = question.eye.view, self._layout
        assert view is not None
        assert layout is not None
        seat = layout.seats.index(receiver)
        lying = layout.pieces(view, "slot1", seat)
        far = abs(number_on(card) - number_on(lying[0])) if lying else 0
        return far if seat == question.seat else -far

    def tell(self, question: Question) -> None:
        """What has happened since the last question."""
        names = [seat["name"] for seat in question.watching.room["seats"]]
        catalogue = Catalogue(self._language, areas(), names)
        log = question.eye.log
        for line in log[self._told :]:
            print("  " * line.get("depth", 0) + catalogue.text(read_message(line)), flush=True)
        self._told = len(log)


def number_on(card: str) -> int:
    """3 of wood-3; a steamship, or a card that we do not see, counts as the one in the middle."""
    number = card.rpartition("-")[2]
    return int(number) if number.isdigit() else 3


async def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("address", help="of the server, such as http://127.0.0.1:8777")
    parser.add_argument("--code", help="the table to sit down at; without it, a new one with bots")
    parser.add_argument("--name", default="Robot")
    parser.add_argument("--game", default="maretta")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", type=int, default=3, help="of the other bots")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    options = parser.parse_args()
    async with Client(options.address, language=options.lang) as client:
        if options.code:
            table = client.table(options.code)
            await table.sit(options.name)
        else:
            bots = [options.level] * (options.seats - 1)
            table = await client.open(options.game, options.seats, name=options.name, bots=bots, deal=True)
        print(f"{options.address}{table.path}", flush=True)
        room = await play(client, table, Player(table, options.lang).choose)
        end = room["end"]
        if "text" in end:
            catalogue = Catalogue(options.lang, areas(), [seat["name"] for seat in room["seats"]])
            print(catalogue.text(read_message(end["text"])))


if __name__ == "__main__":
    asyncio.run(main())
