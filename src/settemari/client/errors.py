"""What can go wrong between a program and a server, as types.

What the server says comes in the language that the client asked for. The rest is for programmers, and says what its
docstring says.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class ClientError(Exception):
    """Something went wrong between this program and the server."""

    def __str__(self) -> str:
        about = (type(self).__doc__ or type(self).__name__).partition("\n")[0]
        return " ".join((about, *map(str, self.args)))


class OtherVersion(ClientError):
    """The server speaks another version of the protocol than this client, which has to be a newer one:"""

    def __init__(self, version: object) -> None:
        super().__init__(version)
        self.version = version


class Closed(ClientError):
    """The server has closed the stream for good. Its code (docs/protocol.md tells why):"""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Lost(ClientError):
    """The connection was lost, and nobody can tell whether the server did what it was asked: look at the table."""


class ProblemError(ClientError):
    """The server refuses: a problem document (RFC 9457) with its status, a sentence, and the message behind it."""

    def __init__(self, status: int, detail: str, message: Mapping[str, Any] | None = None, rule: str = "") -> None:
        super().__init__(status, detail)
        self.status = status
        self.detail = detail
        self.message = dict(message or {})  # key and arguments, for who says it in another language
        self.rule = rule

    @property
    def seconds(self) -> float:
        """How long to wait before the same is tried again, if it was tried too often."""
        return float(self.message.get("args", {}).get("seconds", 0))

    def __str__(self) -> str:
        return f"{self.detail} ({self.rule or self.status})"


class Refused(ProblemError):
    """A rule of the game forbids the answer: ``rule`` is its number. Nothing has changed."""


def problem_in(document: Mapping[str, Any]) -> ProblemError:
    """What a problem document says, as an error to raise."""
    kind = Refused if document.get("rule") else ProblemError
    status, detail = int(document.get("status", 500)), str(document.get("detail", ""))
    return kind(status, detail, document.get("message"), str(document.get("rule", "")))
