"""What rewards of projects do when they are taken, and what they are worth at the end."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.terms import ANY_COLOR_ONCE, FREE_CARD_ONCE, FREE_STAGE_ONCE


@kernel
def apply_reward(game, tables, seat, effect):
    """Tokens that are used later: for a free stage, a free card, a project with a card of any colour."""
    babel = game.cities[seat].babel
    if effect.kind == FREE_STAGE_ONCE:
        babel.free_stages += 1
    elif effect.kind == FREE_CARD_ONCE:
        babel.free_cards += 1
    elif effect.kind == ANY_COLOR_ONCE:
        babel.any_color += 1
