"""What Pantheon adds to the score pad (PANTHEON-019, 023, 030)."""

from argosy.rules.duel.pantheon.terms import POINTS_GODS, POINTS_PER_TOKENS, TEMPLES
from argosy.rules.duel.pantheon.tokens import tokens_held
from argosy.rules.duel.terms import POINTS_PROGRESS, POINTS_PURPLE
from argosy.rules.kernel import kernel


@kernel
def divine_points(game, tables, seat, line):
    """Grand temples, tokens with Poliorcetics, coins on Astarte, each in its line (PANTHEON-019, 023, 030)."""
    city = game.cities[seat]
    if line == POINTS_PURPLE:
        return int(tables.temple_points[city.powers[TEMPLES]])
    if line == POINTS_PROGRESS:
        return int(city.powers[POINTS_PER_TOKENS] * tokens_held(city))
    if line == POINTS_GODS:
        return int(city.protected)
    return 0
