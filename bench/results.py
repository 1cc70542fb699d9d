"""What `make bench` keeps in bench/results.json: the figures of each part as it was last measured."""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bench.figure import Figure
from bench.speed import Speed

RESULTS = Path(__file__).with_name("results.json")
PARTS = ("engine", "server", "browser")  # as they are measured, kept and drawn

Part = dict[str, Any]  # as it stands in the file


def part_of(figures: Sequence[Figure], speed: Speed, seconds: float, **more: object) -> Part:
    """A part as it was measured now, with all that one must know about it."""
    return {
        "when": time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime()),
        "minutes": round(seconds / 60, 1),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "speed": {**{name: round(getattr(speed, name), 3) for name in ("held", "before", "after")}, "by": speed.by},
        **more,
        "figures": [figure.told(speed.held) for figure in figures],
    }


def kept(file: Path = RESULTS) -> dict[str, Part]:
    """All parts in the file; none if there is no file."""
    if not file.exists():
        return {}
    found: dict[str, Part] = json.loads(file.read_text("utf-8"))["parts"]
    return found


def keep(measured: Mapping[str, Part], file: Path = RESULTS) -> dict[str, Part]:
    """Write these down; parts that were not measured stay as they are. All that is kept now, in its order."""
    parts = {**kept(file), **measured}
    parts = {name: parts[name] for name in PARTS if name in parts}
    file.write_text(json.dumps({"parts": parts}, indent=2, ensure_ascii=False) + "\n", "utf-8")
    return parts


def head(name: str, part: Part) -> str:
    """A line that says how fast the machine was, above a part's figures."""
    speed = part["speed"]
    return (
        f"{name}: this machine was {speed['held']:.2f} times as fast as the one that the targets were stated for"
        f" ({speed['before']:.2f} as it began, {speed['after']:.2f} as it ended, by {speed['by']})"
    )
