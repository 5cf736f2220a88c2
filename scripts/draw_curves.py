"""Draws the learning curves of docs/bots/curves for docs/bots/reinforcement-learning.md.

    .venv/bin/python scripts/draw_curves.py

Files whose names differ only in the number behind a dash are runs of one example with several seeds:
`torch_ppo-1.jsonl`, `torch_ppo-2.jsonl` ... They make one curve, the mean, with a band from the worst
to the best. The same curves give the same files, byte for byte.
"""

import argparse
import json
import re
from io import StringIO
from pathlib import Path
from typing import Any

import matplotlib as mpl
import numpy as np
from matplotlib.figure import Figure

DOCS = Path(__file__).resolve().parents[1] / "docs" / "bots"
FIRST, LAST = "<!-- curves: scripts/draw_curves.py writes them -->", "<!-- end of curves -->"
NAMES = {
    "maskable_ppo": "MaskablePPO of sb3-contrib",
    "rllib_ppo": "PPO of RLlib",
    "torch_ppo": "PPO in plain PyTorch",
    "torchrl_ppo": "PPO of TorchRL",
}
# Letters as outlines, because fonts differ; a fixed salt, because names inside a drawing are drawn by lot
# otherwise.
STYLE: dict[Any, Any] = {
    "svg.fonttype": "path",
    "svg.hashsalt": "argosy",
    "font.family": "DejaVu Sans",
    "font.size": 9,
}

Line = dict[str, float]


def opponents(line: Line) -> list[str]:
    """Bots that a test was played against: the fields of a line that have an interval."""
    return [field.removesuffix("_low") for field in line if field.endswith("_low")]


def read(path: Path) -> list[Line]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def by_example(folder: Path) -> dict[str, list[list[Line]]]:
    """The runs of each example, one for each seed."""
    found: dict[str, list[list[Line]]] = {}
    for path in sorted(folder.glob("*.jsonl")):
        found.setdefault(re.sub(r"-\d+$", "", path.stem), []).append(read(path))
    return found


def merge(runs: list[list[Line]]) -> list[Line]:
    """One curve of several seeds at the times of the first: means, the worst and the best of the seeds.

    Between two tests of a run a share is taken to lie on a straight line.
    """
    if len(runs) == 1:
        return runs[0]
    seconds = [line["seconds"] for line in runs[0]]

    def at(field: str) -> Any:
        return np.array(
            [np.interp(seconds, [one["seconds"] for one in run], [one[field] for one in run]) for run in runs]
        )

    columns: dict[str, Any] = {"seconds": seconds, "decisions": at("decisions").mean(0)}
    for opponent in opponents(runs[0][0]):
        shares = at(opponent)
        columns |= {
            opponent: shares.mean(0),
            f"{opponent}_low": shares.min(0),
            f"{opponent}_high": shares.max(0),
        }
    return [{name: float(column[row]) for name, column in columns.items()} for row in range(len(seconds))]


def picture(title: str, lines: list[Line]) -> str:
    """Shares of wins by minutes, each with the band of its interval or of its seeds."""
    minutes = [line["seconds"] / 60 for line in lines]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(6.0, 3.2), layout="constrained", facecolor="white")
        axes = figure.subplots()
        for opponent, color in zip(opponents(lines[0]), ("tab:blue", "tab:orange"), strict=True):
            ends = ([100 * line[f"{opponent}_{end}"] for line in lines] for end in ("low", "high"))
            axes.fill_between(minutes, *ends, color=color, alpha=0.25, linewidth=0)
            shares = [100 * line[opponent] for line in lines]
            axes.plot(minutes, shares, color=color, marker="o", markersize=3, label=f"against {opponent}")
        axes.set(
            title=title, xlabel="minutes of training", ylabel="games won, %", ylim=(0, 101), xlim=(0, None)
        )
        axes.grid(alpha=0.3)
        axes.legend(frameon=False, loc="center right")
        out = StringIO()
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()) + "\n"


def title_of(name: str, seeds: int) -> str:
    """The name of an example for people."""
    title = NAMES.get(name, name)
    return title if seeds == 1 else f"{title}, {seeds} seeds"


def row(title: str, line: Line) -> str:
    """The row of an example: its strength at the end."""
    shares = [
        f"{100 * line[one]:.1f} % ({100 * line[f'{one}_low']:.1f} to {100 * line[f'{one}_high']:.1f})"
        for one in opponents(line)
    ]
    return f"| {title} | {line['seconds'] / 60:.0f} | {line['decisions']:,.0f} | {' | '.join(shares)} |"


def told(runs: dict[str, list[list[Line]]], folder: str) -> str:
    """The table and the pictures, as the page has them."""
    titles = {name: title_of(name, len(some)) for name, some in runs.items()}
    curves = {name: merge(some) for name, some in runs.items()}
    bots = opponents(next(iter(curves.values()))[0])
    against = " | ".join(f"against `{bot}`" for bot in bots)
    table = [f"| example | minutes | decisions | {against} |", "| --- | ---: | ---: | ---: | ---: |"]
    table += [row(titles[name], lines[-1]) for name, lines in curves.items()]
    pictures = [f"![Share of games won by minutes: {titles[name]}]({folder}/{name}.svg)" for name in curves]
    return "\n\n".join(["\n".join(table), *pictures])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--docs",
        type=Path,
        default=DOCS,
        help="folder of reinforcement-learning.md, curves and pictures/curves",
    )
    docs = parser.parse_args().docs
    runs = by_example(docs / "curves")
    if not runs:
        parser.error(f"{docs / 'curves'} has no curve (*.jsonl): run an example with --out first")
    folder = docs / "pictures" / "curves"
    folder.mkdir(parents=True, exist_ok=True)
    for name, some in runs.items():
        (folder / f"{name}.svg").write_text(picture(title_of(name, len(some)), merge(some)))
    page = docs / "reinforcement-learning.md"
    before, _, rest = page.read_text().partition(FIRST)
    after = rest.partition(LAST)[2]
    page.write_text(f"{before}{FIRST}\n\n{told(runs, 'pictures/curves')}\n\n{LAST}{after}")


if __name__ == "__main__":
    main()
