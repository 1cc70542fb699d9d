"""Addresses of databases: ``sqlite:///tables.db``, or ``postgresql://user@host/name``.

Read here and not by the library for databases, which a server on an SQLite file does not need otherwise.
"""

from __future__ import annotations

from pathlib import Path

from settemari.server.store.errors import WrongAddress

POSTGRES, SQLITE = "postgresql", "sqlite"
KINDS = {"sqlite": SQLITE, "postgresql": POSTGRES, "postgres": POSTGRES}


def kind_of(address: str) -> str:
    """SQLITE or POSTGRES, whichever driver it names; raises WrongAddress."""
    scheme, there, _ = address.partition("://")
    if not there:
        raise WrongAddress(address.partition(":")[0])
    kind = scheme.partition("+")[0]
    if kind not in KINDS:
        raise WrongAddress(kind)
    return KINDS[kind]


def file_of(address: str) -> Path:
    """The file of an SQLite database; raises WrongAddress."""
    kind = kind_of(address)
    host, _, path = address.partition("://")[2].partition("?")[0].partition("/")
    if kind != SQLITE or host or path in ("", ":memory:"):
        raise WrongAddress(kind)
    return Path(path)
