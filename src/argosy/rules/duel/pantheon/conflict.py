"""What Pantheon changes on the conflict track (PANTHEON-028, 030)."""

from argosy.rules.duel.pantheon.state import NO_MINERVA
from argosy.rules.duel.pantheon.terms import STEP_COINS
from argosy.rules.duel.payment import lose_coins
from argosy.rules.kernel import kernel


@kernel
def is_stopped_by_minerva(game, space):
    """PANTHEON-028, Z-23: the pawn does not enter her space; she leaves the track."""
    if space == game.pantheon.minerva:
        game.pantheon.minerva = NO_MINERVA
        return True
    return False


@kernel
def lose_coins_by_step(game, seat):
    """PANTHEON-030: Poliorcetics takes coins for every space."""
    lose_coins(game, 1 - seat, game.cities[seat].powers[STEP_COINS])
