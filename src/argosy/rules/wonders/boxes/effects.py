"""What effects of boxes do when a card, stage or island comes into play, and what they are worth at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.effects import (
    apply_naval_effect,
    change_naval_effect,
    count_naval_things,
    naval_effect_points,
)
from argosy.rules.wonders.babel.effects import apply_reward
from argosy.rules.wonders.babel.rests import card_rests, resource_rests
from argosy.rules.wonders.babel.terms import FIRST_EFFECT as FIRST_BABEL_EFFECT
from argosy.rules.wonders.cities.effects import apply_black_effect, black_effect_points
from argosy.rules.wonders.cities.terms import FIRST_EFFECT as FIRST_BLACK_EFFECT
from argosy.rules.wonders.edifice.effects import apply_edifice_effect, edifice_effect_points
from argosy.rules.wonders.edifice.terms import FIRST_EFFECT as FIRST_EDIFICE_EFFECT


@kernel
def apply_more_effects(game, tables, seat, effect):
    """Apply an effect whose kind is no word of the base game."""
    if effect.kind < FIRST_BLACK_EFFECT:
        apply_naval_effect(game, seat, effect)
    elif effect.kind >= FIRST_EDIFICE_EFFECT:
        apply_edifice_effect(game, seat, effect)
    elif effect.kind >= FIRST_BABEL_EFFECT:
        apply_reward(game, seat, effect)
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
    if effect.kind >= FIRST_EDIFICE_EFFECT:
        return edifice_effect_points(game, seat, effect)
    return black_effect_points(game, tables, seat, effect)


@kernel
def change_more_lasting(game, seat, effect, sign):
    """Take away (sign -1) or give back (1) what an effect whose kind is no word of the base game does while it lasts."""
    change_naval_effect(game, seat, effect, sign)


@kernel
def rests(city, kind):
    """Does something forbid a card of the city to work now?"""
    return card_rests(city, kind)


@kernel
def board_rests(city):
    """Does something forbid to use the resource of the board?"""
    return resource_rests(city)
