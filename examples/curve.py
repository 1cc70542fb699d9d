"""A learning curve as a picture, drawn by hand: no package needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

INK, FAINT, GRID, SEA, CORAL = "#1f2d3a", "#66788a", "#dfe6ec", "#1b7a9c", "#d1495b"
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 720, 380, 64, 24, 52, 56


class Point(NamedTuple):
    """How good an agent was at some moment of its training."""

    decisions: int
    minutes: float
    share: float  # of victories
    games: int  # in which that was found out

    @property
    def margin(self) -> float:
        """Half of the interval that holds the true share in 95 of 100 cases, at most."""
        return float(1.96 * (max(self.share * (1 - self.share), 1e-4) / self.games) ** 0.5)


def draw(curve: Sequence[Point], game: str, bots: str, seats: int) -> str:
    """The curve as SVG: victories by minutes of training, and what chance alone would give."""
    longest = max(curve[-1].minutes, 1e-3)
    highest = max(0.5, 0.1 * (int(10 * max(point.share + point.margin for point in curve)) + 1))

    def x(minutes: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * minutes / longest, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / highest, 1)

    def text(at: float, down: float, said: str, colour: str, anchor: str = "start", more: str = "") -> str:
        return f'<text x="{at}" y="{down}" fill="{colour}" text-anchor="{anchor}" {more}>{said}</text>'

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        text(LEFT, 28, f"Share of victories at {game}, against {seats - 1} x {bots}", INK, more='font-weight="bold"'),
    ]
    for tenth in range(int(highest * 10 + 1e-6) + 1):
        level = y(tenth / 10)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{level}" y2="{level}" stroke="{GRID}"/>')
        lines.append(text(LEFT - 8, level + 4, f"{10 * tenth} %", FAINT, "end"))
    for quarter in range(5):
        minutes = longest * quarter / 4
        lines.append(text(x(minutes), HEIGHT - BOTTOM + 20, f"{minutes:.2g}", FAINT, "middle"))
    lines.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, "minutes of training on one core", FAINT, "middle"))
    fair = y(1 / seats)
    lines.append(
        f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{fair}" y2="{fair}" stroke="{CORAL}" stroke-dasharray="6 4"/>'
    )
    lines.append(text(WIDTH - RIGHT, fair - 6, f"fair share, {100 / seats:.0f} %", CORAL, "end"))
    upper = [f"{x(point.minutes)},{y(point.share + point.margin)}" for point in curve]
    lower = [f"{x(point.minutes)},{y(max(0.0, point.share - point.margin))}" for point in reversed(curve)]
    lines.append(f'<polygon points="{" ".join(upper + lower)}" fill="{SEA}" opacity="0.18"/>')
    line = " ".join(f"{x(point.minutes)},{y(point.share)}" for point in curve)
    lines.append(f'<polyline points="{line}" fill="none" stroke="{SEA}" stroke-width="2"/>')
    lines.append(text(WIDTH - RIGHT, y(curve[-1].share) - 10, f"{curve[-1].share:.1%}", SEA, "end"))
    return "\n".join([*lines, "</svg>", ""])
