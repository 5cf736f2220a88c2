"""Features of a seat's view of Babel: tiles, the tower, the project, the tokens of each city."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import Features, copy_numbers, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.babel.draft import is_babel_in_play
from argosy.rules.wonders.babel.projects import current_project
from argosy.rules.wonders.babel.state import DRAFTED
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import AGES

if TYPE_CHECKING:
    from argosy.rules.wonders.ruleset import Ruleset

TABLE = Features({"tower_height": "height", "project_tokens_taken": "taken"})
PENALTY = Features({"penalty": "loses", "penalty_things": "loses_many"})
CITY = Features(
    {
        "tiles_kept": "kept",
        "tiles_laid": "laid",
        "project_tokens": "tokens",
        "project_debt": "debt",
        "free_stages": "free_stages",
        "free_cards": "free_cards",
        "any_color": "any_color",
        "board_rests": "board_rests",
    }
)


@kernel
def observe_babel(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """The own tiles, the packet, the top of the tower, the project of the Age with its tokens."""
    if not is_babel_in_play(tables):
        return at
    mine = game.cities[city].babel
    kinds = tables.babel.tile_kinds
    for tile in range(3 * kinds):
        row[at + tile] = 0
    for slot in range(DRAFTED):
        if mine.tiles[slot] >= 0:
            row[at + mine.tiles[slot]] = 1
        if mine.packet[slot] >= 0:
            row[at + kinds + mine.packet[slot]] = 1
    for place in range(max(0, game.babel.height - tables.babel.places), game.babel.height):
        row[at + 2 * kinds + game.babel.stack[place]] = 1
    at += 3 * kinds
    for value in TABLE:
        row[at] = value_of(game.babel, value)
        at += 1
    for value in PENALTY:
        row[at] = value_of(mine, value)
        at += 1
    for project in range(tables.babel.project_kinds):
        row[at + project] = current_project(game, tables) == project
    return at + tables.babel.project_kinds


def question_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_babel` writes."""
    tiles = ruleset.ids("tiles")
    for where in ("tile", "packet", "tower"):
        yield from (f"{where}.{tile}" for tile in tiles if ruleset.tables.babel.places)
    yield from (*TABLE.names, *PENALTY.names)
    yield from (f"project.{project}" for project in ruleset.ids("projects") if ruleset.tables.babel.tokens)


@kernel
def observe_babel_city(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Append the features of a city's open tiles and tokens."""
    if not is_babel_in_play(tables):
        return at
    babel = game.cities[seat].babel
    for value in CITY:
        row[at] = value_of(babel, value)
        at += 1
    return copy_numbers(babel.rewards, row, at)


def city_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_babel_city` writes."""
    yield from CITY.names
    yield from names_by("project_rewards", range(1, AGES + 1))
