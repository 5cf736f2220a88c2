"""Node counts of 7 Wonders: numbers of continuations of the last turns of golden games.

See `tests/counts/levels.py`.

    after   3.5 of tests/golden/wonders/base_2010-p3.txt, then 1 2 have chosen as there

At each level the first seat that owes a choice decides: in rising order, the free city after the players.
When nobody owes one any more, the choices are revealed. Counts say nothing about the order of choices.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from argosy.game import WondersGame
from argosy.kernelc.kernel import kernel
from argosy.rules.backends import compiled
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.state import CHOICE, GAME, SEATS
from argosy.rules.wonders.terms import LINES, NOTHING
from argosy.rules.wonders.turn import advance, commit
from tests.counts.levels import Block, Counted, to_the_end
from tests.fuzz.wonders.pieces import in_pieces
from tests.golden.wonders.golden import FILES, begin, choose_as_in, path_of, replay_line
from tests.golden.wonders.golden import FOLDER as GOLDENS
from tests.sampling import WHOLE

FILE = Path(__file__).parent / "last-turns.txt"
TITLE = "# ways in which the last turns of golden games can go on: see tests/counts/wonders/counting.py\n\n"
LIMIT = 300_000
BACKEND, SHORT = (compiled, None) if WHOLE else (in_pieces, 1_000)
"""A whole run counts every level, with a kernel that takes two minutes to compile; any other those of a
thousand nodes.
"""
AFTER = re.compile(
    r"(?P<label>\S+) of tests/golden/wonders/(?P<file>\S+)\.txt(?:, then (?P<seats>[\d ]+) have chosen as there)?"
)


def place(golden: str, label: str, chosen: tuple[int, ...]) -> WondersGame:
    """The game after a line of a golden game; some seats have then chosen as in the next line."""
    game, lines = begin((GOLDENS / f"{golden}.txt").read_text())
    labels = [line.split()[0] for line in lines]
    stop = labels.index(label) + 1
    for line in lines[:stop]:
        replay_line(game, line)
    choose_as_in(lines[stop], game, chosen)
    return game


@kernel
def first_owing(game):
    """The seat that decides next; -1 if nobody does."""
    for number in range(1, game.seats + 1):
        seat = number % game.seats if game.free_city else number - 1
        if game.cities[seat].owes != NOTHING:
            return seat
    return -1


@kernel
def count_ends(games, tables, lists, sizes, places, depth, limit, lines, points):
    """Count the nodes `depth` decisions below games[0] (fewer where the game ends).

    Returns (nodes, ends of games).

    games: room for depth + 1 games; lists, sizes, places: the choice list of each level, its size, the next
    choice. points: sums of the totals of all games that ended, by seat. Stops as soon as there are more nodes
    than `limit`.
    """
    nodes, ends, level = 0, 0, 0
    sizes[0] = list_choices(games[0], tables, first_owing(games[0]), lists[0])
    places[0] = 0
    while level >= 0 and nodes <= limit:
        if places[level] == sizes[level]:
            level -= 1
            continue
        games[level + 1] = games[level]
        game = games[level + 1]
        commit(game, first_owing(game), lists[level][places[level]])
        places[level] += 1
        if game.owing == 0:
            advance(game, tables)
        if level + 1 == depth or game.over:
            nodes += 1
            ends += int(game.over)
            add_points(game, tables, lines, points)
        else:
            level += 1
            sizes[level] = list_choices(game, tables, first_owing(game), lists[level])
            places[level] = 0
    return nodes, ends


@kernel
def add_points(game, tables, lines, points):
    """Add everybody's total, if the game is over."""
    if game.over:
        for seat in range(game.seats):
            points[seat] += score_seat(game, tables, seat, lines)


def count(game: WondersGame, depth: int, backend, limit: int = LIMIT) -> Counted:
    """(nodes, ends of games, sums of totals by seat) so many decisions below a game."""
    games, lists = (
        new_records(GAME, depth + 1),
        new_records(CHOICE, depth * MAX_CHOICES).reshape(depth, MAX_CHOICES),
    )
    games[0:1].view(np.uint8)[:] = game.array.view(np.uint8)
    sizes, places, points = np.zeros(depth, np.int64), np.zeros(depth, np.int64), np.zeros(SEATS, np.int64)
    lines = np.zeros(len(LINES), np.int64)
    nodes, ends = backend(count_ends)(
        games, game.ruleset.tables, lists, sizes, places, depth, limit, lines, points
    )
    return int(nodes), int(ends), points[: game.ruleset.seats].tolist()


def place_of(block: Block) -> WondersGame:
    """The game of a block."""
    match = AFTER.fullmatch(block.after)
    assert match, block.after
    return place(match["file"], match["label"], tuple(int(seat) for seat in (match["seats"] or "").split()))


def count_all(golden: str, label: str, chosen: tuple[int, ...]) -> Block | None:
    """Count from that place to the end of every game; None if that is too many."""
    game = place(golden, label, chosen)
    found = to_the_end(lambda depth: count(game, depth, compiled, LIMIT), LIMIT)
    seats = f", then {' '.join(map(str, chosen))} have chosen as there" if chosen else ""
    return Block(golden, f"{label} of tests/golden/wonders/{golden}.txt{seats}", *found) if found else None


def largest(golden: str) -> Block:
    """The earliest place from which the whole rest can be counted: two turns, one turn, one turn with some
    chosen.
    """
    game, lines = begin((GOLDENS / f"{golden}.txt").read_text())
    labels, seats = [line.split()[0] for line in lines], game.players
    starts = [(labels[labels.index("3.5") - 1], ()), (labels[labels.index("3.6") - 1], ())]
    starts += [(starts[1][0], tuple(seats[:chosen])) for chosen in range(1, len(seats))]
    found = (count_all(golden, label, chosen) for label, chosen in starts)
    return next(count for count in found if count is not None)


def everything() -> Iterator[tuple[Path, str]]:
    """The file of this folder, made anew."""
    blocks = [largest(path_of(*file).stem).text() for file in FILES]
    yield FILE, TITLE + "\n".join(blocks)
