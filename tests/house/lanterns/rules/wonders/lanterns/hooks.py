"""Hooks of Lanterns in the base game."""

from argosy.kernelc.kernel import kernel
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.expansions.hooks import RuleHooks
from argosy.rules.wonders.lanterns.terms import LANTERNS, LANTERNS_LINE, LANTERNS_OF_NEIGHBORS


@kernel
def light(game, tables, seat, effect):
    """Lanterns are lit when the guild is built."""
    if effect.kind == LANTERNS:
        game.cities[seat].lanterns.lit += effect.amount


@kernel
def points_for_neighbors(game, tables, seat, effect):
    """Points for each lantern next door."""
    if effect.kind != LANTERNS_OF_NEIGHBORS:
        return 0
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    return effect.amount * (left.lanterns.lit + right.lanterns.lit)


@kernel
def add_line(game, tables, seat, lines):
    """A point for each lantern."""
    lines[LANTERNS_LINE] = game.cities[seat].lanterns.lit


HOOKS = RuleHooks(apply_effect=light, effect_points=points_for_neighbors, add_lines=add_line)
