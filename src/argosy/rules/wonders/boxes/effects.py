"""What effects of boxes do when a card, stage, island or leader comes into play, and what they are worth at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.effects import apply_naval_effect, count_naval_things, naval_effect_points
from argosy.rules.wonders.cities.effects import apply_black_effect, black_effect_points
from argosy.rules.wonders.cities.terms import FIRST_EFFECT as BLACK_EFFECTS
from argosy.rules.wonders.leaders.effects import apply_leader_effect, count_leader_things, leader_effect_points
from argosy.rules.wonders.leaders.terms import FIRST_EFFECT as LEADER_EFFECTS


@kernel
def apply_more_effects(game, tables, seat, effect):
    """Apply an effect whose kind is no word of the base game."""
    if effect.kind >= BLACK_EFFECTS:
        apply_black_effect(game, tables, seat, effect)
    elif effect.kind >= LEADER_EFFECTS:
        apply_leader_effect(game, seat, effect)
    else:
        apply_naval_effect(game, seat, effect)


@kernel
def count_more_things(tables, city, things):
    """How many things of a bit set of `terms.THINGS` that boxes bring are in a city."""
    return count_naval_things(tables, city, things) + count_leader_things(tables, city, things)


@kernel
def more_effect_points(game, tables, seat, effect):
    """Points at the end of an effect whose kind is no word of the base game."""
    if effect.kind >= BLACK_EFFECTS:
        return black_effect_points(game, tables, seat, effect)
    if effect.kind >= LEADER_EFFECTS:
        return leader_effect_points(game, tables, seat, effect)
    return naval_effect_points(game, seat, effect)
