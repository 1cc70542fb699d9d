"""Everything that can be asked of a table, each as a method; who sends it says how (``do``)."""

from __future__ import annotations

import base64
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from settemari.client.shapes import Wish

NONCE = 16  # bytes of one's own part of the luck
USUAL_LEVEL = 3  # of a bot that goes on for somebody

# What may be said twice: the second time it changes nothing. An answer names its question, and one to a question that
# is settled, or was taken back, is void.
REPEATABLE = frozenset(("answer", "offer", "order", "ready", "seen", "lock", "show", "change"))


class Wishes(ABC):
    """Who can ask something of a table."""

    @abstractmethod
    async def do(self, wish: Wish) -> bool:
        """Have a wish; whether it had an effect (an answer that comes too late has none). Raises ProblemError."""

    # -- before the game -------------------------------------------------------------------------------------------

    async def sit(self, name: str, seat: int | None = None, nonce: bytes | None = None) -> bool:
        """Take a seat, the first free one if none is named, or one's own back from the bot that plays it."""
        return await self.do({"do": "sit", "name": name, "nonce": written_nonce(nonce), "seat": seat})

    async def ready(self, seat: int, ready: bool = True, nonce: bytes | None = None) -> bool:
        """Be ready, or not yet; a nonce takes the place of the one given before."""
        return await self.do({"do": "ready", "seat": seat, "ready": ready, "nonce": written_nonce(nonce)})

    async def deal(self) -> bool:
        """The host lets the game begin."""
        return await self.do({"do": "deal"})

    # -- the host --------------------------------------------------------------------------------------------------

    async def change(self, settings: Mapping[str, Any]) -> bool:
        """The host wants the table otherwise: all settings, as in ``room["settings"]``."""
        return await self.do({"do": "change", "settings": dict(settings)})

    async def man(self, seat: int, level: int = USUAL_LEVEL) -> bool:
        """The host gives a free seat to a bot."""
        return await self.do({"do": "man", "seat": seat, "level": level})

    async def lock(self, locked: bool = True) -> bool:
        """The host lets nobody else sit down, or again lets them."""
        return await self.do({"do": "lock", "locked": locked})

    async def show(self, spectators: bool) -> bool:
        """The host lets people watch who have no seat, or does not."""
        return await self.do({"do": "show", "spectators": spectators})

    async def host(self, seat: int) -> bool:
        """The host hands hosting over to who has that seat."""
        return await self.do({"do": "host", "seat": seat})

    async def remove(self, seat: int, level: int = USUAL_LEVEL) -> bool:
        """The host removes somebody; in a game a bot goes on."""
        return await self.do({"do": "remove", "seat": seat, "level": level})

    # -- during the game -------------------------------------------------------------------------------------------

    async def answer(self, seat: int, question: int, answers: Iterable[int | str], undos: int = 0) -> bool:
        """Answer a question, by code or in words, with several actions for a draft. Raises Refused with the rule."""
        wish = {"do": "answer", "seat": seat, "question": question, "answers": list(answers), "undos": undos}
        return await self.do(wish)

    async def order(self, seat: int, orders: Mapping[str, Any]) -> bool:
        """Standing orders: what a seat answers without being prompted."""
        return await self.do({"do": "order", "seat": seat, "orders": dict(orders)})

    async def hold(self, seat: int, question: int) -> bool:
        """Have more time at a moment."""
        return await self.do({"do": "hold", "seat": seat, "question": question})

    async def leave(self, seat: int, level: int = USUAL_LEVEL) -> bool:
        """Get up; in a game a bot goes on until one comes back (``sit``)."""
        return await self.do({"do": "leave", "seat": seat, "level": level})

    async def resign(self, seat: int, level: int = USUAL_LEVEL) -> bool:
        """Give up; a bot goes on."""
        return await self.do({"do": "resign", "seat": seat, "level": level})

    async def call(self, seat: int, level: int = USUAL_LEVEL) -> bool:
        """Call a bot for somebody who has been away for too long."""
        return await self.do({"do": "call", "seat": seat, "level": level})

    async def end(self, seat: int, end: bool = True) -> bool:
        """Would end the game here, or rather not. Once everybody says so it is over."""
        return await self.do({"do": "end", "seat": seat, "end": end})

    async def undo(self, seat: int, question: int = 0, yes: bool = True) -> bool:
        """Would go back to a question, or rather not. Once everybody says so that is done."""
        return await self.do({"do": "undo", "seat": seat, "question": question, "yes": yes})

    async def decline(self, seat: int, question: int = 0) -> bool:
        """Would rather not go back to that question, or (0) not end the game here, as others propose: it is dropped."""
        return await self.do({"do": "decline", "seat": seat, "question": question})

    async def bet(self, seat: int, on: int) -> bool:
        """Who is out of the game says who will win it."""
        return await self.do({"do": "bet", "seat": seat, "on": on})

    # -- what is kept nowhere --------------------------------------------------------------------------------------

    async def emote(self, seat: int, emote: str) -> bool:
        """Say something that everybody reads in their own language."""
        return await self.do({"do": "emote", "seat": seat, "emote": emote})

    async def say(self, seat: int, text: str) -> bool:
        """Say something in one's own words, where the host allows it."""
        return await self.do({"do": "say", "seat": seat, "text": text})

    async def seen(self, seat: int, beat: int) -> bool:
        """The last beat one has looked at, for the next time on any device."""
        return await self.do({"do": "seen", "seat": seat, "beat": beat})


def written_nonce(nonce: bytes | None) -> str:
    """Some bytes as they travel; None: as many as usual, which nobody could foretell."""
    return base64.b64encode(secrets.token_bytes(NONCE) if nonce is None else nonce).decode()
