"""Is there a tax on chains?"""

from argosy.rules.kernel import kernel


@kernel
def chains_cost_something(game):
    """Then the ordinary payment is offered as well (tile 13, AMB-98)."""
    return game.babel.chain_tax > 0
