"""A process that appends under load and says each number it was acknowledged, until it is killed.

python -m tests.server.store.appender ADDRESS NAME TABLES
"""

from __future__ import annotations

import asyncio
import os
import sys

from settemari.server.store import Store, open_store
from tests.server.store.sample import entry, shelf


async def play(store: Store, table: str) -> None:
    number = 1
    while True:
        size = 1 + number % 3  # calls of one, two and three entries
        numbers = range(number, number + size)
        await store.append(
            [entry(table, one, body=b"%d" % one) for one in numbers], shelf(table, changed=float(number))
        )
        os.write(1, b"".join(b"%s %d\n" % (table.encode(), one) for one in numbers))
        number += size


async def main(address: str, name: str, tables: int) -> None:
    store = await open_store(address)
    await asyncio.gather(*(play(store, f"{name}-{at}") for at in range(tables)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
