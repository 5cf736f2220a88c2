"""What boxes change in prices."""

from argosy.rules.duel.agora.senators import may_recruit_again, senator_price
from argosy.rules.duel.agora.terms import SENATOR
from argosy.rules.duel.pantheon.tokens import has_token_chain
from argosy.rules.kernel import kernel

NO_PRICE = -1


@kernel
def own_price(city, color):
    """Coins for a card that has no printed cost; NO_PRICE for all others."""
    if color == SENATOR:
        return senator_price(city)
    return NO_PRICE


@kernel
def has_more_chains(game, seat, row, others):
    """Does something other than a card make this card free? others: also what the opponent holds."""
    return has_token_chain(game, seat, row, others)


@kernel
def may_be_revived(tables, card):
    """May this card be constructed from the discard pile?"""
    return may_recruit_again(tables, card)
