"""Tokens of conflicts while tiles change them (BABEL-TILE-5, AMB-99)."""

from argosy.rules.kernel import kernel


@kernel
def sunken_age(game, age):
    """The Age, from 0, whose victory tokens a conflict of this Age gives; -1: none (tile 19)."""
    return age - game.babel.sink


@kernel
def defeats_for_loss(game, tokens):
    """Defeat tokens for each lost conflict (tile 22)."""
    return game.babel.defeats if game.babel.defeats > 0 else tokens
