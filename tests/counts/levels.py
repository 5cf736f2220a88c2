"""Node counts level by level to the end of all games, and their block in a file; for either game.

id      duel-agora
after   choice 104 of tests/golden/duel/duel-agora.txt
nodes 1  7
nodes 2  42
points  0 1764   1 1800        sums over all ends of the game, by seat
"""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from argosy.rules.backends import compiled

DEEPEST = 24

Counted = tuple[int, int, list[int]]
"""Nodes so many decisions below, how many of them are ends of games, sums of the totals of these by seat."""
Count = Callable[[Any, int, Any], Counted]
"""What there is below a game: (game, so many decisions, gear)."""
AnyGame = Any
"""A game of any kind with names on."""


@dataclass
class Block:
    """One block of a file."""

    name: str
    after: str
    nodes: list[int]
    points: list[int]

    def text(self) -> str:
        """The block as it stands in the file."""
        lines = [f"id      {self.name}", f"after   {self.after}"]
        lines += [f"nodes {level}  {count}" for level, count in enumerate(self.nodes, 1)]
        lines.append("points  " + "   ".join(f"{seat} {points}" for seat, points in enumerate(self.points)))
        return "\n".join(lines) + "\n"


def read(text: str) -> Block:
    """A block of a file."""
    lines = text.strip().splitlines()
    words = {line.split()[0]: line.split(maxsplit=1)[1] for line in lines}
    nodes = [int(line.split()[2]) for line in lines if line.startswith("nodes ")]
    return Block(words["id"], words["after"], nodes, [int(word) for word in words["points"].split()[1::2]])


def to_the_end(count: Callable[[int], Counted], limit: int) -> tuple[list[int], list[int]] | None:
    """(nodes by level, sums of totals by seat) until every game has ended.

    None where a level has more than `limit` nodes.

    count: what there is so many decisions below.
    """
    nodes = []
    for depth in range(1, DEEPEST):
        found, ends, points = count(depth)
        if found > limit:
            return None
        nodes.append(found)
        if found == ends:
            return nodes, points
    return None


def blocks(path: Path) -> list[Block]:
    """All blocks of a file."""
    return [read(block) for block in path.read_text().split("\n\n") if block.startswith("id ")]


def divide(game: AnyGame, depth: int, backend: Any, count: Count) -> str:
    """The count behind each first choice: shows the wrong branch."""
    seat, lines = min(game.owing), []
    for choice in game.choices(seat):
        other = game.copy()
        other.choose(seat, choice)
        behind = count(other, depth - 1, backend)[0] if depth > 1 and not other.is_over else 1
        lines.append(f"{seat} {choice}  {behind}")
    return "\n".join(lines)


def check_levels(
    game: AnyGame, wanted: Block, count: Count, backend: Any = compiled, limit: int | None = None
) -> None:
    """Check that every level has the nodes of the block, and the last one its points.

    No level is deeper than one of `limit` nodes.
    """
    found, ends, points = 0, 0, []
    levels = [nodes for nodes in wanted.nodes if limit is None or nodes <= limit]
    for depth, nodes in enumerate(levels, 1):
        found, ends, points = count(game, depth, backend)
        assert found == nodes, (
            f"level {depth}; behind each first choice:\n{divide(game, depth, backend, count)}"
        )
    if levels == wanted.nodes:
        assert (found, points) == (ends, wanted.points)
