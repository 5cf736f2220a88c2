"""Node counts of the last turns of the golden games of Armada (see `tests/counts/wonders/counting.py`).

id      2010-2018-p3
after   the last turn has begun and 1 seats have chosen as in the golden game
nodes 1  7
points  0 1764   1 1800   2 2012        sums over all ends of the game, by seat
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from argosy.game import WondersGame
from tests.counts.wonders.counting import count_to_the_end
from tests.fuzz.wonders.armada.rulesets import Sea
from tests.golden.wonders.armada.golden import FILES, begin, replay_line
from tests.golden.wonders.golden import choose_as_in

FILE = Path(__file__).parent / "last-turns.txt"
TITLE = "# ways in which the last turns of the golden games of Armada can go on: see tests/counts/wonders/armada/counting.py\n\n"
LIMIT = 40_000
AFTER = re.compile(r"after   the last turn has begun and (\d+) seats have chosen as in the golden game")


@dataclass
class Count:
    """One block of the file."""

    table: Sea
    chosen: int
    nodes: list[int]
    points: list[int]

    def text(self) -> str:
        """The block as it stands in the file."""
        after = f"after   the last turn has begun and {self.chosen} seats have chosen as in the golden game"
        nodes = [f"nodes {level}  {number}" for level, number in enumerate(self.nodes, 1)]
        points = "points  " + "   ".join(f"{seat} {number}" for seat, number in enumerate(self.points))
        return "\n".join([f"id      {self.table}", after, *nodes, points]) + "\n"


def read(block: str) -> Count:
    """A block of the file."""
    lines = block.splitlines()
    table = next(table for table in FILES if str(table) == lines[0].split()[1])
    match = AFTER.fullmatch(lines[1])
    assert match, lines[1]
    nodes = [int(line.split()[2]) for line in lines if line.startswith("nodes ")]
    return Count(table, int(match[1]), nodes, [int(word) for word in lines[-1].split()[2::2]])


def before_last_turn(table: Sea, chosen: int) -> WondersGame:
    """The last turn of a golden game; the first `chosen` seats have chosen as there."""
    game, lines = begin(table)
    last = next(number for number, line in enumerate(lines) if line.split()[0] == f"3.{game.ruleset.tables.turns}")
    for line in lines[:last]:
        replay_line(game, line)
    choose_as_in(lines[last], game, range(chosen))
    return game


def count_last_turn(table: Sea) -> Count:
    """The largest count that stays readable: as few seats as possible have chosen."""
    for chosen in range(table.players):
        found = count_to_the_end(before_last_turn(table, chosen), LIMIT)
        if found is not None:
            return Count(table, chosen, *found)
    raise AssertionError(f"{table}: too many ways")


def everything() -> Iterator[tuple[Path, str]]:
    """The file of this folder, made anew."""
    yield FILE, TITLE + "\n".join(count_last_turn(table).text() for table in FILES)
