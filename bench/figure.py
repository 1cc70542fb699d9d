"""One thing that is measured: what came out, what it comes to at the stated speed, and what is asked of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Told = dict[str, Any]  # a figure as it is kept and printed


class Figure(NamedTuple):
    """A name, a value, how both are printed, and how the value should be.

    Targets were stated for one machine (bench/speed.py). Where a figure is work of the processor, in milliseconds or as
    so many a second, what is held against the target is what that work comes to there. Ratios, sizes, shares of
    victories, and whatever waits for a disk, a line or a clock are held as they are.
    """

    name: str
    value: float
    form: str  # how the value is printed
    target: float | None = None
    at_most: bool = False
    work: float = 0.0  # the share of the value that is the processor's work: 1 is all of it
    measured: float | None = None  # instead: measured for the stated speed

    def held(self, speed: float) -> float:
        """What is held against the target, where this machine is so many times as fast as the stated one."""
        if self.measured is not None:
            return self.measured
        if self.at_most:
            return self.value * (1 - self.work + self.work * speed)
        return self.value / speed if self.work else self.value

    @property
    def is_scaled(self) -> bool:
        return self.target is not None and (self.work > 0 or self.measured is not None)

    def told(self, speed: float) -> Told:
        """All of it, as it is kept and printed."""
        held = self.held(speed)
        told: Told = {
            "name": self.name, "value": round(self.value, 4), "shown": self.form.format(self.value),
            "at_stated_speed": round(held, 4) if self.is_scaled else None,
            "shown_at_stated_speed": self.form.format(held) if self.is_scaled else "",
            "target": self.target, "aim": "", "times_target": None, "ok": True,
        }  # fmt: skip
        if self.target is not None:
            told["aim"] = ("below " if self.at_most else "at least ") + self.form.format(self.target)
            told["times_target"] = round(self.target / held if self.at_most else held / self.target, 3)
            told["ok"] = held < self.target if self.at_most else held >= self.target
        return told


HEADS = {"name": "", "shown": "measured", "shown_at_stated_speed": "at the stated speed", "aim": "asked"}


def table(figures: Sequence[Told]) -> str:
    """Told figures in lines: raw, at the stated speed, and what is asked; what has no target has no verdict."""
    rows: list[Told] = [{**HEADS}, *figures]
    widths = {key: max(len(str(row[key])) for row in rows) for key in HEADS}
    lines = []
    for row in rows:
        cells = [f"{row[key]:>{widths[key]}}" if key != "name" else f"{row[key]:{widths[key]}}" for key in HEADS]
        verdict = "" if row.get("target") is None else "ok" if row["ok"] else "MISSED"
        lines.append("  ".join([*cells, verdict]).rstrip())
    return "\n".join(lines)
