"""What rewards of edifices do that no other box has."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.edifice.terms import DOUBLE_GUILD, POINTS_PER_COLOR


@kernel
def apply_edifice_effect(game, seat, effect):
    """A guild that counts twice waits for the end (Agora)."""
    if effect.kind == DOUBLE_GUILD:
        game.cities[seat].edifice.doubles = 1


@kernel
def edifice_effect_points(game, seat, effect):
    """Points for each different colour among the own cards (Archives)."""
    points, city = 0, game.cities[seat]
    if effect.kind == POINTS_PER_COLOR:
        for color in range(city.colors.shape[0]):
            points += effect.amount if city.colors[color] > 0 else 0
    return points
