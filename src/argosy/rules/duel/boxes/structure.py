"""What boxes lay on the structure."""

from argosy.rules.duel.pantheon.tokens import has_token, take_token
from argosy.rules.kernel import kernel


@kernel
def has_more_on(game, place):
    """Does a token lie on this place in this Age?"""
    return has_token(game, place)


@kernel
def take_more_from(game, seat, place):
    """The player takes the token of this place."""
    take_token(game, seat, place)
