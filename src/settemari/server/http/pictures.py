"""Requests for the pictures of cards. They are the same for everybody, and anybody may ask for any: the words are in
the address.

What an address shows changes only with the drawings, so the tag of every answer is their edition: who has it already is
told so without anything being drawn.
"""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from typing import Annotated, Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from settemari import pictures
from settemari.server.http.problems import described, problems
from settemari.server.http.tables import Asking, address_of
from settemari.server.limits import PICTURES
from settemari.server.worker import Worker

KIND = "image/svg+xml"
SUFFIX = ".svg"
KEPT = "public, max-age=86400, stale-while-revalidate=2592000"  # shown at once for a month, looked up again after a day
LONGEST = 64  # letters of a word, as long as a card's id may be
MOST_KEPT = 400  # pictures, packed: four decks of cards

FileName = Annotated[
    str, PathParameter(description="A card's id, with .svg after it.", max_length=LONGEST + len(SUFFIX))
]


def _word(what: str) -> Any:
    return QueryParameter(description=f"{what}; one that is not known is as none.", max_length=LONGEST)


def picture_routes(worker: Worker) -> list[Any]:
    """The one there is. Nothing of a picture is kept for anybody: the worker only counts who asks how often."""

    @get(
        "/pictures/{file:str}",
        media_type=KIND,
        responses=problems(404),
        operation_class=described(),
    )
    async def picture(
        request: Asking,
        file: FileName,
        creature: Annotated[str, _word("Who is on it")] = "",
        tool: Annotated[str, _word("What they hold")] = "",
        scene: Annotated[str, _word("Where they are")] = "",
        weather: Annotated[str, _word("What the sky is like")] = "",
        role: Annotated[str, _word("What kind of card it is for: " + ", ".join(pictures.ROLES))] = "",
    ) -> Response[bytes]:
        """The picture of a card, as its declaration says; its id decides the details."""
        worker.buckets.take(PICTURES, address_of(request), worker.source.now())
        seed = file.removesuffix(SUFFIX)
        if seed == file:
            raise NotFoundException
        headers = {"ETag": f'W/"{pictures.edition()}"', "Cache-Control": KEPT, "Vary": "Accept-Encoding"}
        if pictures.edition() in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        packed = await asyncio.to_thread(_packed, creature, tool, scene, weather, seed, role)
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=KIND)
        return Response(gzip.decompress(packed), headers=headers, media_type=KIND)

    return [picture]


@lru_cache(MOST_KEPT)
def _packed(creature: str, tool: str, scene: str, weather: str, seed: str, role: str) -> bytes:
    return gzip.compress(pictures.compose(creature, tool, scene, weather, seed, role).encode(), mtime=0)
