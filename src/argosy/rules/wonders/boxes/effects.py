"""What effects of boxes do when a card, stage, island or leader comes into play, and what they are worth at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.effects import (
    apply_naval_effect,
    change_naval_effect,
    count_naval_things,
    naval_effect_points,
)
from argosy.rules.wonders.babel.effects import apply_reward
from argosy.rules.wonders.babel.rests import card_rests, resource_rests
from argosy.rules.wonders.babel.terms import FIRST_EFFECT as BABEL_EFFECTS
from argosy.rules.wonders.cities.effects import apply_black_effect, black_effect_points, lose_to_bank
from argosy.rules.wonders.cities.leaders import apply_leader_with_cities, change_rights, note_play_of_leaders
from argosy.rules.wonders.cities.terms import FIRST_EFFECT as BLACK_EFFECTS
from argosy.rules.wonders.cities.terms import FREE_BLACK_ONCE_PER_AGE as EFFECTS_OF_LEADERS_WITH_CITIES
from argosy.rules.wonders.edifice.effects import apply_edifice_effect, edifice_effect_points
from argosy.rules.wonders.edifice.terms import FIRST_EFFECT as EDIFICE_EFFECTS
from argosy.rules.wonders.extra_wonders.effects import apply_extra_effect, extra_effect_points
from argosy.rules.wonders.extra_wonders.terms import FIRST_EFFECT as EXTRA_EFFECTS
from argosy.rules.wonders.leaders.effects import apply_leader_effect, count_leader_things, leader_effect_points
from argosy.rules.wonders.leaders.terms import FIRST_EFFECT as LEADER_EFFECTS
from argosy.rules.wonders.leaders.terms import MORE_PER_SCIENCE_SET


@kernel
def note_more_of_play(game, seat):
    """What the choice of a city brings about by things of before it; each time that it has built something, before the
    effects of that.
    """
    note_play_of_leaders(game, seat)


@kernel
def lose_coins_to_bank(tables, city, coins):
    """A city loses coins at the end of a turn: one box settles the losses of all."""
    lose_to_bank(tables, city, coins)


@kernel
def apply_more_effects(game, tables, seat, effect):
    """Apply an effect whose kind is no word of the base game."""
    if effect.kind >= EXTRA_EFFECTS:
        apply_extra_effect(game, tables, seat, effect)
    elif effect.kind >= EDIFICE_EFFECTS:
        apply_edifice_effect(game, seat, effect)
    elif effect.kind >= BABEL_EFFECTS:
        apply_reward(game, seat, effect)
    elif effect.kind >= EFFECTS_OF_LEADERS_WITH_CITIES:
        apply_leader_with_cities(game, game.cities[seat], effect)
    elif effect.kind >= BLACK_EFFECTS:
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
    if effect.kind >= EXTRA_EFFECTS:
        return extra_effect_points(game, tables, seat, effect)
    if effect.kind >= EDIFICE_EFFECTS:
        return edifice_effect_points(game, seat, effect)
    if effect.kind >= BLACK_EFFECTS:
        return black_effect_points(game, tables, seat, effect)
    if effect.kind >= LEADER_EFFECTS:
        return leader_effect_points(game, tables, seat, effect)
    return naval_effect_points(game, seat, effect)


@kernel
def change_more_lasting(game, seat, effect, sign):
    """Take away (sign -1) or give back (1) what an effect whose kind is no word of the base game does while it lasts."""
    if effect.kind == MORE_PER_SCIENCE_SET:
        game.cities[seat].set_bonus += sign * effect.amount
    else:
        change_naval_effect(game, seat, effect, sign)


@kernel
def end_more_effects(city, effect):
    """Take away for good what an effect of a later box than Leaders does while its leader lies face up."""
    change_rights(city, effect, -1)


@kernel
def rests(city, kind):
    """Does something forbid a card of the city to work now?"""
    return card_rests(city, kind)


@kernel
def board_rests(city):
    """Does something forbid to use the resource of the board?"""
    return resource_rests(city)
