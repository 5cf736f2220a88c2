"""What Babel adds to the score pad: own tiles laid, rewards and tokens of projects (BABEL-TOWER-6, BABEL-PROJECT-3, -4)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.terms import PROJECTS_LINE, TOWER_LINE
from argosy.rules.wonders.points import effect_points
from argosy.rules.wonders.terms import AGES


@kernel
def add_babel_lines(game, tables, seat, lines):
    """Write its lines of the pad."""
    babel = game.cities[seat].babel
    lines[TOWER_LINE] = tables.babel.points[babel.laid]
    lines[PROJECTS_LINE] = babel.debt
    for age in range(AGES):
        lines[PROJECTS_LINE] += points_of_rewards(game, tables, seat, age)


@kernel
def points_of_rewards(game, tables, seat, age):
    """Points of the rewards of one Age (0-based)."""
    many = game.cities[seat].babel.rewards[age]
    if many == 0:
        return 0
    project = tables.babel.projects[game.babel.projects[age]]
    return many * effect_points(game, tables, seat, project.first_effect, project.effects)
