"""Node counts of the last turns of the golden games of Cities (see `tests/counts/wonders/counting.py`)."""

import re
from collections.abc import Iterator
from pathlib import Path

from argosy.game import WondersGame
from argosy.rules.gears import compiled
from tests.counts.levels import Block, to_the_end
from tests.counts.wonders.counting import count
from tests.fuzz.wonders.cities.tables import Town
from tests.golden.wonders.cities.golden import FILES, begin, replay_line
from tests.golden.wonders.golden import choose_as_in

FILE = Path(__file__).parent / "last-turns.txt"
TITLE = "# ways in which the last turns of the golden games of Cities can go on: see tests/counts/wonders/cities/counting.py\n\n"
LIMIT = 40_000
AFTER = re.compile(r"the last turn has begun and (\d+) seats have chosen as in the golden game")


def before_last_turn(table: Town, chosen: int) -> WondersGame:
    """The last turn of a golden game; the first `chosen` seats have chosen as there."""
    game, lines = begin(table)
    last = next(number for number, line in enumerate(lines) if line.split()[0] == f"3.{game.ruleset.tables.turns}")
    for line in lines[:last]:
        replay_line(game, line)
    choose_as_in(lines[last], game, range(chosen))
    return game


def place_of(block: Block) -> WondersGame:
    """The game of a block."""
    match = AFTER.fullmatch(block.after)
    assert match, block.after
    return before_last_turn(next(table for table in FILES if str(table) == block.name), int(match[1]))


def count_last_turn(table: Town) -> Block:
    """The largest count that stays readable: as few seats as possible have chosen."""
    for chosen in range(table.players):
        game = before_last_turn(table, chosen)
        found = to_the_end(lambda depth, game=game: count(game, depth, compiled, LIMIT), LIMIT)
        if found is not None:
            after = f"the last turn has begun and {chosen} seats have chosen as in the golden game"
            return Block(str(table), after, *found)
    raise AssertionError(f"{table}: too many ways")


def everything() -> Iterator[tuple[Path, str]]:
    """The file of this folder, made anew."""
    yield FILE, TITLE + "\n".join(count_last_turn(table).text() for table in FILES)
