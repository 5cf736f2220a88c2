"""Node counts of the last turns of the golden games of expansions.

See `tests/counts/wonders/counting.py`.

after   the last turn has begun and 2 seats have chosen as in the golden game
"""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from argosy.game import WondersGame
from argosy.rules.backends import compiled
from tests.counts.levels import Block, blocks, to_the_end
from tests.counts.wonders.counting import count
from tests.golden.wonders.armada import golden as armada
from tests.golden.wonders.babel import golden as babel
from tests.golden.wonders.cities import golden as cities
from tests.golden.wonders.edifice import golden as edifice
from tests.golden.wonders.extra_wonders import golden as extra_wonders
from tests.golden.wonders.golden import choose_as_in
from tests.golden.wonders.leaders import golden as leaders

TITLE = "# ways in which the last turns of the golden games of {box} can go on: see tests/counts/wonders/last_turns.py\n\n"
LIMIT = 40_000
AFTER = re.compile(r"the last turn has begun and (\d+) seats have chosen as in the golden game")

EXPANSIONS: dict[str, ModuleType] = {
    "armada": armada,
    "cities": cities,
    "leaders": leaders,
    "babel": babel,
    "edifice": edifice,
    "extra_wonders": extra_wonders,
}
"""The golden games of each expansion: `FILES`, `begin`, `replay_line`."""

Table = Any
"""One of `FILES`: its text is the name of the file."""


def path_of(expansion: str) -> Path:
    """The file with the counts of an expansion."""
    return Path(__file__).parent / expansion / "last-turns.txt"


def counts_of(expansion: str) -> list[Block]:
    """The blocks of its file."""
    return blocks(path_of(expansion))


def before_last_turn(expansion: str, table: Table, chosen: int) -> WondersGame:
    """The last turn of a golden game; the first `chosen` seats have chosen as there."""
    golden = EXPANSIONS[expansion]
    game, lines = golden.begin(table)
    last = next(
        number for number, line in enumerate(lines) if line.split()[0] == f"3.{game.ruleset.tables.turns}"
    )
    for line in lines[:last]:
        golden.replay_line(game, line)
    choose_as_in(lines[last], game, range(chosen))
    return game


def place_of(expansion: str, block: Block) -> WondersGame:
    """The game of a block."""
    match = AFTER.fullmatch(block.after)
    assert match, block.after
    return before_last_turn(
        expansion,
        next(table for table in EXPANSIONS[expansion].FILES if str(table) == block.name),
        int(match[1]),
    )


def count_last_turn(expansion: str, table: Table) -> Block:
    """The largest count that stays readable: as few seats as possible have chosen."""
    for chosen in range(table.players):
        game = before_last_turn(expansion, table, chosen)
        found = to_the_end(lambda depth, game=game: count(game, depth, compiled, LIMIT), LIMIT)
        if found is not None:
            after = f"the last turn has begun and {chosen} seats have chosen as in the golden game"
            return Block(str(table), after, *found)
    raise AssertionError(f"{table}: too many ways")


def everything(expansion: str) -> Iterator[tuple[Path, str]]:
    """The file of an expansion, made anew."""
    title = TITLE.format(expansion=expansion.replace("_", " ").capitalize())
    yield (
        path_of(expansion),
        title + "\n".join(count_last_turn(expansion, table).text() for table in EXPANSIONS[expansion].FILES),
    )


def scripts() -> dict[str, Callable[[], Iterator[tuple[Path, str]]]]:
    """Functions that make the file of each expansion anew."""
    return {expansion: partial(everything, expansion) for expansion in EXPANSIONS}
