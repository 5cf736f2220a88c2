"""Points of the single boards that look at what lies under a stage (EXTRA-STONE-3)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.boxes.effects import working_stage
from argosy.rules.wonders.effects import count_things
from argosy.rules.wonders.extra_wonders.terms import POINTS_PER_MARKER_COLOR
from argosy.rules.wonders.state import MAX_STAGES
from argosy.rules.wonders.terms import WONDER


@kernel
def add_extra_points(game, tables, seat, lines):
    """Write them on the line of the wonder."""
    if tables.extra_wonders.boards > 0:
        for stage in range(MAX_STAGES):
            if game.cities[seat].stages_built >> stage & 1:
                lines[WONDER] += marker_points(game, tables, seat, stage)


@kernel
def marker_points(game, tables, seat, stage):
    """Points for cards of the colour of the card under a stage; what is no card has no colour (EXTRA-STONE-3)."""
    city, points = game.cities[seat], 0
    marker = city.markers[stage]
    if marker < 0 or marker >= tables.kinds:
        return 0
    place = working_stage(city, stage)
    row = tables.boards[place // MAX_STAGES].stage[place % MAX_STAGES]
    for number in range(row.first_effect, row.first_effect + row.effects):
        effect = tables.effects[number]
        if effect.kind == POINTS_PER_MARKER_COLOR:
            color = 1 << tables.cards[marker].color
            points += effect.amount * count_things(game, tables, seat, color, effect.where)
    return points
