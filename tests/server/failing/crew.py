"""Load: groups of people who play one game after the other, as fast as they can, until they have played enough."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from tests.server.failing.client import Guest, Player


class Party(NamedTuple):
    """Who plays what: so many people, and bots on the other seats."""

    game: str
    people: int
    seats: int = 3
    watched: bool = False  # by somebody who has no seat
    undos: int = 0  # how often they go back in a game


PARTIES = (
    Party("maretta", 2, watched=True),
    Party("maretta", 1, undos=2),
    Party("vulcano", 3),
    Party("arrr", 2, seats=2, watched=True),
    Party("arrr", 1, seats=2, undos=1),
)


class Crew:
    """All parties of a test."""

    def __init__(self, addresses: Sequence[str], parties: Sequence[Party] = PARTIES) -> None:
        """Those of a party come to the addresses in turn."""
        self.players: list[Player] = []  # of all games so far
        self.enough = False  # once it is, games that are under way are played to their end
        self._addresses = addresses
        self._parties = parties
        self.guests: list[Guest] = []
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._sail(number, party)) for number, party in enumerate(self._parties)]

    async def finish(self, seconds: float) -> None:
        """Let every game come to its end."""
        self.enough = True
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*self._tasks)
        except TimeoutError:
            raise AssertionError(f"games that do not go on: {self._stuck()}") from None
        finally:
            await self.close()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for guest in self.guests:
            await guest.close()

    def check(self) -> None:
        """Raises what has gone wrong for a client so far."""
        for task in self._tasks:
            if task.done():
                task.result()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def until_acknowledged(self, more: int, seconds: float = 60) -> None:
        """Wait until the server has said yes so many times more."""
        wanted = self.acknowledged + more
        try:
            async with asyncio.timeout(seconds):
                while self.acknowledged < wanted:
                    self.check()
                    await asyncio.sleep(0.002)
        except TimeoutError:
            raise AssertionError(f"nobody can play: {self._stuck()}") from None

    def _stuck(self) -> list[str]:
        return [
            f"{player.code}, seat {player.seat}, asked {player.question}, unacknowledged {player.unacknowledged}"
            for player in self.players
            if not player.ended
        ]

    # -- one party ---------------------------------------------------------------------------------------------------

    async def _sail(self, number: int, party: Party) -> None:
        guests = [self._guest(number + at) for at in range(party.people)]
        round = 0
        while not self.enough:
            round += 1
            code = await seated(guests, party)
            players = [Player(guest, code, 1000 * number + 10 * round + at) for at, guest in enumerate(guests)]
            if party.watched:
                players.append(Player(self._guest(number), code))
            for player in players:
                player.undos_left = party.undos
            self.players += players
            await asyncio.gather(*(player.play() for player in players))

    def _guest(self, number: int) -> Guest:
        guest = Guest(self._addresses[number % len(self._addresses)])
        self.guests.append(guest)
        return guest


async def seated(guests: Sequence[Guest], party: Party) -> str:
    """A table at which they all sit, and the game has begun. Whatever got no reply is asked for once more.

    As in the browser client, everybody is somebody before they sit down: a cookie comes with the reply to the first
    thing that is wanted, and who did not get it would be somebody else.
    """
    bots = [1] * (party.seats - party.people)
    host, *others = guests
    settings = {"game": party.game, "seats": party.seats}
    code = await host.open(settings, name="Anna", bots=bots, deal=not others)
    for at, guest in enumerate(others):
        await guest.post("api/v1/me", {})
        await guest.do(code, do="sit", name=f"Bruno {at}")
        looked = (await guest.get(f"api/v1/tables/{code}")).json()
        [seat] = looked["you"]["seats"]
        await guest.do(code, do="ready", seat=seat)
    if others:
        await host.do(code, do="deal")
    return code
