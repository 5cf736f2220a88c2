"""Compile time of each unit, the most expensive first, and totals by program. Stores nothing.

    .venv/bin/python bench/compile.py            all programs
    .venv/bin/python bench/compile.py duel       only those whose name has this word

Seconds are processor time of one core. Translating is measured for a program as a whole.
"""

import sys
import time
from typing import NamedTuple

from argosy.kernelc import machine
from argosy.kernelc.program import Unit
from argosy.rules import backends


class Cost(NamedTuple):
    """The cost of compiling a unit: lines, times, size."""

    unit: str
    lines: int
    optimising: float
    coding: float
    size: int


def cost_of(unit: Unit) -> Cost:
    """Builds a unit."""
    start = time.process_time()
    module = machine.optimised(unit.text)
    between = time.process_time()
    content = machine.target().emit_object(module)
    return Cost(
        unit.name, unit.text.count("\n"), between - start, time.process_time() - between, len(content)
    )


def summed(name: str, costs: list[Cost]) -> Cost:
    """All of these as one."""
    _, lines, optimising, coding, size = zip(*costs, strict=True)
    return Cost(name, sum(lines), sum(optimising), sum(coding), sum(size))


def row(cost: Cost, translating: str = "") -> str:
    """A line of the table."""
    seconds = f"{translating} | {cost.optimising:.2f} | {cost.coding:.2f}"
    return f"| {cost.unit} | {cost.lines:,} | {seconds} | {cost.size:,} |"


def main(wanted: str = "") -> None:
    """Print the table."""
    costs: list[Cost] = []
    sums: list[str] = []
    for name in backends.PROGRAMS:
        start = time.process_time()
        units = backends.loaded_program(name).units
        translating = f"{time.process_time() - start:.2f}"
        if wanted in name:
            of_program = [cost_of(unit) for unit in units.values()]
            sums.append(row(summed(f"**{name}**", of_program), translating))
            costs += of_program
    print("| unit | lines | translating | optimising | making code | bytes |\n|---|---|---|---|---|---|")
    for cost in sorted(costs, key=lambda one: -(one.optimising + one.coding)):
        print(row(cost))
    print("\n".join(sums))


if __name__ == "__main__":
    main(*sys.argv[1:])
