"""What is the same for everybody and changes only with the program: written out once, sent to who has it not yet."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from litestar import Response


class Written(Protocol):
    """As JSON, the same compressed, and a tag that is another one as soon as anything is."""

    @property
    def body(self) -> bytes: ...
    @property
    def packed(self) -> bytes: ...
    @property
    def tag(self) -> str: ...


class Sheet(NamedTuple):
    body: bytes
    packed: bytes
    tag: str


def sheet_of(body: bytes) -> Sheet:
    return Sheet(body, gzip.compress(body, mtime=0), hashlib.sha256(body).hexdigest()[:32])


def answer_with(sheet: Written, asked: Mapping[str, str]) -> Response[bytes]:
    """Nothing to who has it already. ``asked``: the headers of the request. Nothing in it is secret, so it may be
    compressed.
    """
    headers = {"ETag": f'W/"{sheet.tag}"', "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if sheet.tag in asked.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in asked.get("accept-encoding", ""):
        return Response(sheet.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(sheet.body, headers=headers, media_type="application/json")
