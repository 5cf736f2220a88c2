"""What boxes let a city play before the cards of an Age are dealt."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.leaders.plays import list_plays_of_leaders


@kernel
def list_plays_before_turns(game, tables, seat, owes, out, count):
    """Stages and sales with what a box has in hand."""
    return list_plays_of_leaders(game, tables, seat, owes, out, count)
