"""Clients whom there is something to tell. All of them are told in one go, once whatever happens now has happened.

Who has just been woken up by one message is awake for the next, which costs less; and a client for whom several things
happen at once gets one frame.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

log = logging.getLogger("settemari.server.outbox")


class Client(Protocol):
    """Somebody who is connected."""

    def made(self) -> bytes | None:
        """What is to be sent now; None: nothing."""

    def send(self, message: bytes) -> None: ...


class Outbox:
    """Of one worker."""

    def __init__(self) -> None:
        self._clients: list[Client] = []

    def put(self, client: Client) -> None:
        """There is something to tell this one, who is not in here yet."""
        if not self._clients:
            asyncio.get_running_loop().call_soon(self._send)
        self._clients.append(client)

    def _send(self) -> None:
        clients, self._clients = self._clients, []
        made = []
        for client in clients:
            try:
                message = client.made()
            except Exception:
                log.exception("somebody could not be told anything")
                continue
            if message is not None:
                made.append((client, message))
        for client, message in made:
            try:
                client.send(message)
            except Exception:
                log.exception("somebody could not be sent anything")
