"""What effects of boxes do when a card, stage or island comes into play, and what they are worth at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.effects import apply_naval_effect, count_naval_things, naval_effect_points


@kernel
def apply_more_effects(game, seat, effect):
    """Apply an effect whose kind is no word of the base game."""
    apply_naval_effect(game, seat, effect)


@kernel
def count_more_things(tables, city, things):
    """How many things of a bit set of `terms.THINGS` that boxes bring are in a city."""
    return count_naval_things(tables, city, things)


@kernel
def more_effect_points(game, seat, effect):
    """Points at the end of an effect whose kind is no word of the base game."""
    return naval_effect_points(game, seat, effect)
