"""What Edifice adds to the score pad: rewards, tokens for penalties, halves of stages (EDIFICE-4, -5, -8)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.boxes.effects import working_stage
from argosy.rules.wonders.edifice.terms import CHOOSE_HALF, EDIFICE_LINE
from argosy.rules.wonders.points import effect_points
from argosy.rules.wonders.state import MAX_STAGES
from argosy.rules.wonders.terms import AGES, WONDER


@kernel
def add_edifice_lines(game, tables, seat, lines):
    """Write its line of the pad; halves of stages count on that of the wonder."""
    lines[EDIFICE_LINE] = game.cities[seat].edifice.debt
    for age in range(AGES):
        lines[EDIFICE_LINE] += points_of_edifice(game, tables, seat, age)
    if game.cities[seat].edifice.halves > 0:
        for stage in range(MAX_STAGES):
            lines[WONDER] += points_of_half(game, tables, seat, stage)


@kernel
def points_of_half(game, tables, seat, stage):
    """Points of the half of a stage (0-based) that was chosen (EDIFICE-8)."""
    city = game.cities[seat]
    side = city.edifice.halves >> 2 * stage & 3
    if side == 0:
        return 0
    place, points = working_stage(city, stage), 0
    row = tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == CHOOSE_HALF:
            half = tables.edifice.halves[effect.amount]
            points += effect_points(game, tables, seat, half.first_effect[side - 1], half.effects[side - 1])
    return points


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
