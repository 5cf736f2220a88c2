"""Node counts of Duel: numbers of continuations of the last choices of golden games.

See `tests/counts/levels.py`.

Every node is one choice of the seat that is asked; follow-up choices are nodes of their own.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.kernelc.kernel import kernel
from argosy.rules.backends import compiled
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.drivers.play import resume
from argosy.rules.duel.score import total_points
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.turn import settle
from argosy.rules.records import new_records
from tests.counts.levels import Block, Counted, to_the_end
from tests.golden.duel.golden import FILES, SEEDS
from tests.golden.duel.golden import FOLDER as GOLDENS

FILE = Path(__file__).parent / "last-turns.txt"
TITLE = "# ways in which the last choices of golden games of Duel can go on: see tests/counts/duel/counting.py\n\n"
LIMIT = 100_000
LINE = re.compile(r"\d+  (?P<seat>[01]) (?P<text>.+?)   = \w+")
AFTER = re.compile(r"choice (?P<moment>\d+) of \S+/(?P<golden>\S+)\.txt")


def moments(golden: str) -> int:
    """The number of choices of a golden game."""
    return len(LINE.findall((GOLDENS / f"{golden}.txt").read_text()))


def place(golden: str, moment: int) -> DuelGame:
    """The game after so many choices of a golden game."""
    game = new_duel_game(expansions=FILES[golden], seed=SEEDS[golden])
    for match in list(LINE.finditer((GOLDENS / f"{golden}.txt").read_text()))[:moment]:
        game.choose(int(match["seat"]), match["text"])
    return game


def place_of(block: Block) -> DuelGame:
    """The game of a block."""
    match = AFTER.fullmatch(block.after)
    assert match, block.after
    return place(match["golden"], int(match["moment"]))


@kernel
def count_ends(games, tables, lists, places, depth, limit, points):
    """Count the nodes `depth` decisions below games[0] (fewer where the game ends).

    Returns (nodes, ends of games).

    games, lists: room for depth + 1 games and their choices; places: the next choice of each level.
    points: sums of the totals of all games that ended, by seat. Stops as soon as there are more nodes than
    `limit`.
    """
    nodes, ends, level = 0, 0, 0
    resume(games[0], tables, lists[0])
    places[0] = 0
    while level >= 0 and nodes <= limit:
        index, out = places[level], lists[level]
        if index == out.count:
            level -= 1
            continue
        places[level] += 1
        games[level + 1] = games[level]
        game = games[level + 1]
        apply_choice(game, tables, out.number[index], out.bank[index], out.trade[index], out.how[index])
        settle(game, tables, lists[level + 1])
        if game.over != 0:
            ends += 1
            for seat in range(2):
                points[seat] += total_points(game, tables, seat)
        if game.over != 0 or level + 1 == depth:
            nodes += 1
        else:
            level += 1
            places[level] = 0
    return nodes, ends


def count(game: DuelGame, depth: int, backend, limit: int = LIMIT) -> Counted:
    """Nodes, ends and points so many decisions below a game."""
    games, lists = new_records(GAME, depth + 1), new_records(CHOICES, depth + 1)
    games[0:1].view(np.uint8)[:] = game.array.view(np.uint8)
    places, points = np.zeros(depth + 1, np.int64), np.zeros(2, np.int64)
    nodes, ends = backend(count_ends)(games, game.ruleset.tables, lists, places, depth, limit, points)
    return int(nodes), int(ends), points.tolist()


def largest(golden: str) -> Block:
    """From the earliest choice after which no level has more nodes than LIMIT."""
    last, found = moments(golden), None
    for moment in range(last - 1, 0, -1):
        game = place(golden, moment)
        counted = to_the_end(lambda depth, game=game: count(game, depth, compiled), LIMIT)
        if counted is None:
            break
        found = Block(golden, f"choice {moment} of tests/golden/duel/{golden}.txt", *counted)
    assert found, golden
    return found


def everything() -> Iterator[tuple[Path, str]]:
    """The file of this folder, made anew."""
    yield FILE, TITLE + "\n".join(largest(golden).text() for golden in FILES)
