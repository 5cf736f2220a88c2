"""Tiles, projects and penalties, judged roughly."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.terms import BY_TOKEN, LAY_TILE, TAKE_TILE, WITH_PROJECT
from argosy.rules.wonders.edifice.terms import WITH_EDIFICE
from argosy.search.wonders.effects_judge import effects_worth

SUCCESS = 0.55
"""How likely a project is to succeed when a city takes part."""
TOKEN = 2.0
"""What a token that is used up would bring later."""


@kernel
def look_at_projects(game, tables, notes, seat, mood):
    """What it is worth to take part in the project of this Age."""
    if tables.babel.tokens == 0 or game.babel.projects[game.age - 1] < 0:
        return 0.0
    return joining(game, tables, notes, seat, mood, tables.babel.projects[game.babel.projects[game.age - 1]])


@kernel
def joining(game, tables, notes, seat, mood, project):
    """The reward if the project succeeds, the penalty that is not suffered if it does not."""
    reward = effects_worth(game, tables, notes, mood, seat, project.first_effect, project.effects)
    penalty = effects_worth(game, tables, notes, mood, seat, project.penalty, 1)
    return SUCCESS * reward - (1.0 - SUCCESS) * penalty


@kernel
def join_worth(mood, rider):
    """Taking part, and tokens that are used up."""
    worth = 0.0
    if rider & (WITH_PROJECT | WITH_EDIFICE):
        worth += mood.joins
    if rider & BY_TOKEN:
        worth -= TOKEN
    return worth


@kernel
def judge_tile(game, tables, notes, mood, seat, choice):
    """A tile that is kept or laid: the points of one more in the tower, and its effects."""
    if choice.verb == LAY_TILE:
        laid = min(2, game.cities[seat].babel.laid + 0)
        tile = tables.babel.tiles[choice.stage - 1]
        points = tables.babel.points[laid + 1] - tables.babel.points[laid]
        return points + effects_worth(game, tables, notes, mood, seat, tile.first_effect, tile.effects)
    if choice.verb == TAKE_TILE:
        tile = tables.babel.tiles[choice.card]
        return effects_worth(game, tables, notes, mood, seat, tile.first_effect, tile.effects)
    return 0.0
