"""What effects of boxes do when a card, stage or island comes into play, and what they are worth at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.effects import apply_naval_effect, count_naval_things, naval_effect_points
from argosy.rules.wonders.cities.effects import apply_black_effect, black_effect_points
from argosy.rules.wonders.cities.terms import FIRST_EFFECT as FIRST_BLACK_EFFECT


@kernel
def apply_more_effects(game, tables, seat, effect):
    """Apply an effect whose kind is no word of the base game."""
    if effect.kind < FIRST_BLACK_EFFECT:
        apply_naval_effect(game, seat, effect)
    else:
        apply_black_effect(game, tables, seat, effect)


@kernel
def count_more_things(tables, city, things):
    """How many things of a bit set of `terms.THINGS` that boxes bring are in a city."""
    return count_naval_things(tables, city, things)


@kernel
def more_effect_points(game, tables, seat, effect):
    """Points at the end of an effect whose kind is no word of the base game."""
    if effect.kind < FIRST_BLACK_EFFECT:
        return naval_effect_points(game, seat, effect)
    return black_effect_points(game, tables, seat, effect)
