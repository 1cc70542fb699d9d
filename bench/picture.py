"""The picture for the README, made from the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot as plt
from matplotlib.axes import Axes

from bench.results import Part

INK, FAINT, GRID = "#1f2d3a", "#66788a", "#dfe6ec"
SEA, FOAM, CORAL = "#1b7a9c", "#a9bcc9", "#d1495b"


def draw(parts: Mapping[str, Part], file: Path) -> None:
    """Decisions a second, and every figure as a multiple of its target; of the parts that there are."""
    aimed = [figure for part in parts.values() for figure in part["figures"] if figure["target"] is not None]
    speeds: Mapping[str, float] = parts.get("engine", {}).get("decisions_a_second", {})
    plt.rcParams.update({
        "font.family": "sans-serif", "font.size": 11, "svg.fonttype": "path", "svg.hashsalt": "settemari",
        "text.color": INK, "axes.labelcolor": INK, "xtick.color": FAINT, "ytick.color": INK,
    })  # fmt: skip
    heights = [len(speeds) + 0.8, len(aimed) + 0.8][not speeds :]
    figure, axes = plt.subplots(
        len(heights), 1, figsize=(9.2, 0.42 * sum(heights) + 1.7), height_ratios=heights, layout="constrained",
        squeeze=False,
    )  # fmt: skip
    figure.get_layout_engine().set(hspace=0.06, w_pad=0.12, h_pad=0.12)
    figure.set_facecolor("white")
    if speeds:
        draw_speeds(axes[0, 0], speeds)
    draw_targets(axes[-1, 0], aimed)
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


def plain(axes: Axes, title: str, names: Sequence[str]) -> None:
    axes.set_facecolor("white")
    axes.set_title(title, loc="left", fontsize=12.5, fontweight="bold", pad=10)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.tick_params(length=0)
    axes.set_axisbelow(True)
    axes.grid(axis="x", color=GRID)
    for side in axes.spines.values():
        side.set_visible(False)


def draw_speeds(axes: Axes, speeds: Mapping[str, float]) -> None:
    colours = [SEA if name.startswith("Sette Mari") else FOAM for name in speeds]
    bars = axes.barh(range(len(speeds)), list(speeds.values()), color=colours, height=0.62)
    axes.bar_label(bars, [f"{speed:,.0f}" for speed in speeds.values()], padding=5, color=INK)
    axes.set_xlim(0, 1.17 * max(speeds.values()))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value / 1e6:g} M" if value else "0")
    plain(axes, "Decisions a second on one core, four random seats", list(speeds))


def draw_targets(axes: Axes, figures: Sequence[Mapping[str, object]]) -> None:
    times = [float(str(figure["times_target"])) for figure in figures]
    colours = [SEA if figure["ok"] else CORAL for figure in figures]
    bars = axes.barh(range(len(figures)), times, color=colours, height=0.62)
    axes.axvline(1, color=CORAL, linewidth=1.6)
    labels = [f"{shown(figure)}  ({figure['aim']})" for figure in figures]
    under = {"facecolor": "white", "edgecolor": "none", "pad": 1.5}
    axes.bar_label(bars, labels, padding=6, color=INK, bbox=under)
    axes.set_xlim(0, 1.6 * max(times))
    axes.margins(y=0.01)
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g} x")
    plain(
        axes,
        "As a multiple of the target (→ at the stated speed)",
        [str(figure["name"]) for figure in figures],
    )


def shown(figure: Mapping[str, object]) -> str:
    """What was measured, and what of it is held against the target where these are not the same."""
    raw, held = str(figure["shown"]), str(figure["shown_at_stated_speed"])
    return f"{raw} → {held}" if held and held != raw else raw
