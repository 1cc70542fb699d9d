"""The cards that come with Arrr!!!, for who draws them without a table: a table tells its own with its layout."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get

from settemari.games.arrr.deck_file import shipped_deck
from settemari.games.arrr.deck_told import deck_told
from settemari.server.http.problems import described, problems
from settemari.server.http.sheets import Sheet, answer_with, sheet_of
from settemari.server.http.tables import Asking
from settemari.server.wire import wired_data


class Cards(msgspec.Struct, frozen=True):
    """A deck, pack by pack (docs/protocol.md); the number of a card in its list is its kind."""

    deck: str
    traits: list[str]
    crew: list[dict[str, Any]]
    events: list[dict[str, Any]]
    explorations: list[dict[str, Any]]
    captains: list[dict[str, Any]]


def card_routes() -> list[Any]:
    """The one there is: cards belong to no worker."""

    @get(
        "/api/v1/cards/arrr",
        media_type="application/json",
        responses=problems(),
        operation_class=described(reply=Cards),
    )
    async def cards(request: Asking) -> Response[bytes]:
        """All cards of Arrr!!!: what is printed on each, in numbers and messages."""
        return answer_with(await asyncio.to_thread(_shipped), request.headers)

    return [cards]


@cache
def _shipped() -> Sheet:
    return sheet_of(bytes(wired_data(deck_told(shipped_deck()))))
