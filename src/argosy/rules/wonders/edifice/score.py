"""What Edifice adds to the score pad: rewards, tokens for penalties (EDIFICE-4, -5)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.edifice.terms import EDIFICE_LINE
from argosy.rules.wonders.points import effect_points
from argosy.rules.wonders.terms import AGES


@kernel
def add_edifice_lines(game, tables, seat, lines):
    """Write its line of the pad."""
    lines[EDIFICE_LINE] = game.cities[seat].edifice.debt
    for age in range(AGES):
        lines[EDIFICE_LINE] += points_of_edifice(game, tables, seat, age)


@kernel
def points_of_edifice(game, tables, seat, age):
    """Points of the reward of one Age (0-based)."""
    if not game.edifice.turned[age] or not game.cities[seat].edifice.pawns[age]:
        return 0
    row = tables.edifice.edifices[game.edifice.edifices[age]]
    return effect_points(game, tables, seat, row.first_effect, row.effects)


@kernel
def counts_guild_twice(city):
    """Does one guild of the city count twice (Agora)?"""
    return city.edifice.doubles > 0
