"""SVG charts of docs/bots/statistics.md, the same in every run."""

from collections.abc import Mapping, Sequence
from io import StringIO
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

from scripts.studied import Share, Studied

# Letters as outlines, because fonts differ; a fixed salt, because names inside a drawing are drawn by lot
# otherwise.
STYLE: dict[Any, Any] = {
    "svg.fonttype": "path",
    "svg.hashsalt": "argosy",
    "font.family": "DejaVu Sans",
    "font.size": 9,
}
COLORS = mpl.color_sequences["tab20"]
WIDE = 8.0


def bars(rows: Mapping[str, Mapping[str, float]], label: str) -> str:
    """Horizontal bars of parts on top of each other; parts below 0 grow to the left. By row and part."""
    parts = list(dict.fromkeys(part for row in rows.values() for part in row))
    with mpl.rc_context(STYLE):
        figure, axes = _figure(0.32 * len(rows) + 1.6)
        right, left = np.zeros(len(rows)), np.zeros(len(rows))
        for number, part in enumerate(parts):
            values = np.array([row.get(part, 0.0) for row in rows.values()])
            axes.barh(
                list(rows),
                values,
                left=np.where(values < 0, left, right),
                label=part.replace("_", " "),
                color=COLORS[number % 20],
            )
            right, left = right + np.maximum(values, 0), left + np.minimum(values, 0)
        axes.invert_yaxis()
        axes.axvline(0, color="black", linewidth=0.8)
        axes.set_xlabel(label)
        figure.legend(loc="outside upper center", ncols=6, frameon=False)
        return _svg(figure)


def intervals(rows: Mapping[str, Share], par: float, label: str) -> str:
    """A dot with its interval for each share, and a line where all would be if nothing mattered."""
    with mpl.rc_context(STYLE):
        figure, axes = _figure(0.2 * len(rows) + 0.9)
        middles = [100 * share.part / share.of for share in rows.values()]
        ends = [share.ends for share in rows.values()]
        off = [[middle - 100 * low for middle, (low, _) in zip(middles, ends, strict=True)]]
        off.append([100 * high - middle for middle, (_, high) in zip(middles, ends, strict=True)])
        axes.errorbar(middles, list(rows), xerr=np.maximum(off, 0), fmt="o", markersize=3, linewidth=1.2)
        axes.axvline(100 * par, color="grey", linestyle="--", linewidth=0.8)
        axes.invert_yaxis()
        axes.set_xlabel(label)
        return _svg(figure)


def points(some: Sequence[Studied]) -> dict[str, dict[str, float]]:
    """Mean points by table and line, for `bars`; lines that no table has are left out."""
    return {one.table.title: {line: value for line, value in one.lines.items() if value} for one in some}


def _figure(high: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(WIDE, high), layout="constrained", facecolor="white")
    return figure, figure.subplots()


def _svg(figure: Figure) -> str:
    """Without the date, and without spaces at the ends of lines."""
    out = StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"
