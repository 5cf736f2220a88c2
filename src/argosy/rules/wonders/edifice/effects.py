"""What rewards of edifices and stages of its boards do that no other box has."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.edifice.terms import CHOOSE_HALF, DOUBLE_GUILD, GIVE_PAWN, POINTS_PER_COLOR


@kernel
def apply_edifice_effect(game, tables, seat, effect):
    """A guild that counts twice waits for the end (Agora); boards ask when all effects of the turn are done
    (EDIFICE-6, -8).
    """
    city = game.cities[seat]
    if effect.kind == DOUBLE_GUILD:
        city.edifice.doubles = 1
    elif effect.kind == CHOOSE_HALF:
        city.edifice.half = effect.amount + 1
        city.edifice.half_stage = city.chosen.stage - 1
    elif effect.kind == GIVE_PAWN:
        city.edifice.pawns_due = effect.units


@kernel
def edifice_effect_points(game, tables, seat, effect):
    """Points for each different colour among the own cards (Archives)."""
    points, city = 0, game.cities[seat]
    if effect.kind == POINTS_PER_COLOR:
        for color in range(city.colors.shape[0]):
            points += effect.amount if city.colors[color] > 0 else 0
    return points
