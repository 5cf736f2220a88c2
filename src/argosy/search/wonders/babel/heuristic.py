"""The heuristic for tiles and projects, and the worth of rewards and tiles.

It is rough. A tile works for everybody, so only the moment that its owner chooses is worth something.
"""

from argosy.catalog.wonders.babel.words import FIELDS
from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.babel.terms import LAY_TILE, TAKE_TILE
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.wonders.evaluation.effect_heuristic import effects_worth
from argosy.search.wonders.evaluation.effect_values import Worth
from argosy.search.wonders.works.heuristic import joining

EFFECT_VALUES = {
    **dict.fromkeys(FIELDS, Worth(a_play=0.03)),
    "free_stage_once": Worth(flat=2.5),
    "free_card_once": Worth(flat=2.0),
    "any_color_once": Worth(an_age=0.5),
}
"""By kind of effect."""


@kernel
def look_at_projects(game: Game, tables: Record, evaluation: Record, seat: int, weights: Record) -> None:
    """Note the worth of taking part in the project of this Age."""
    if tables.babel.tokens > 0 and game.babel.projects[game.age - 1] >= 0:
        project = tables.babel.projects[game.babel.projects[game.age - 1]]
        weights.joins += joining(game, tables, evaluation, seat, weights, project)


@kernel
def evaluate_tile(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """A tile that is kept or laid: the points of one more in the tower, and its effects."""
    if choice.verb == LAY_TILE:
        laid = min(2, game.cities[seat].babel.laid + 0)
        tile = tables.babel.tiles[choice.stage - 1]
        points = tables.babel.points[laid + 1] - tables.babel.points[laid]
        return points + effects_worth(
            game, tables, evaluation, weights, seat, tile.first_effect, tile.effects
        )
    if choice.verb == TAKE_TILE:
        tile = tables.babel.tiles[choice.card]
        return effects_worth(game, tables, evaluation, weights, seat, tile.first_effect, tile.effects)
    return 0.0
