"""A program for the tests: plays through the line protocol, the first option always, and misbehaves as it is told.

Run as a script, by its path: ``odd.py HOW [FILE]``. It imports nothing of the game.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

LONG = 10_000
JUNK = {
    "nonsense": b"I pass.\n",
    "illegal": b'{"type":"answer","number":NUMBER,"action":"place the ship on the moon"}\n',
    "too-long": b'{"type":"answer","number":NUMBER,"option":0,"why":"' + b"x" * LONG + b'"}\n',
    "no-line-end": b"x" * LONG,
}


def main(how: str, file: Path | None) -> None:
    for raw in sys.stdin.buffer:
        if file is not None:
            with file.open("ab") as kept:
                kept.write(str(os.getpid()).encode() + b"\n" if how in ("pids", "stays", "stuck", "family") else raw)
        line = json.loads(raw)
        if line["type"] == "hello":
            begin(how, file)
            write(b'{"type":"ready","protocol":1}\n')
        elif line["type"] == "question":
            answer(how, line)
        elif line["type"] == "goodbye" and how != "stays":
            return


def begin(how: str, file: Path | None) -> None:
    if how == "crash-at-start":
        sys.exit(3)
    if how == "silent-at-start":
        forever()
    if how == "nonsense-at-start":
        write(b"hello yourself\n")
    if how == "other-protocol":
        write(b'{"type":"ready","protocol":2}\n')
    if how == "family" and file is not None:
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
        with file.open("ab") as kept:
            kept.write(f"{child.pid}\n".encode())


def answer(how: str, line: dict[str, Any]) -> None:
    number = line["number"]
    if how in JUNK and number == 2:
        write(JUNK[how].replace(b"NUMBER", str(number).encode()))
        return
    if how == "crash" and number == 2:
        os._exit(1)
    if how == "close" and number == 2:
        os.close(1)
        forever()
    if how in ("late", "stuck"):
        forever()
    if how == "slow" and number == 2:
        return
    if how == "stale" or (how == "slow" and number == 3):
        write(b'{"type":"answer","number":%d,"option":0}\n' % (number - 1))
    if how == "flood" and number == 2:
        while True:
            write(b"x" * 65536)
    if how == "stale-flood" and number == 2:
        while True:
            write(b'{"type":"answer","number":1,"option":0}\n' * 1000)
    if how == "by-action":
        write(json.dumps({"type": "answer", "number": number, "action": line["options"][-1]}).encode() + b"\n")
    if how == "deaf":
        os.close(0)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    write(b'{"type":"answer","number":%d,"option":0}\n' % number)
    if how == "chatty":
        write(b"thinking aloud\n" * 10_000)
    if how == "errors":
        os.write(2, b"this is for whoever wrote me\n")
    if how == "stderr-flood":
        os.write(2, b"y" * 200_000)


def write(text: bytes) -> None:
    sys.stdout.buffer.write(text)
    sys.stdout.buffer.flush()


def forever() -> None:
    time.sleep(600)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]) if len(sys.argv) > 2 else None)
