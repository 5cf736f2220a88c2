"""Leaders, judged by their effects."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.leaders.terms import BURY_ONE, DRAFT_LEADER, RETURN_TOKEN
from argosy.search.wonders.effects_judge import COIN, effects_worth

BURIED = 2.0
"""Points for each coin of a buried leader's cost."""


@kernel
def judge_leader(game, tables, notes, mood, seat, choice):
    """A leader that is drafted, recruited, copied or buried; a token that is given back."""
    if choice.verb == RETURN_TOKEN:
        return -1.0 * tables.victory[choice.card]
    leader = tables.leaders.leaders[choice.card]
    worth = effects_worth(game, tables, notes, mood, seat, leader.first_effect, leader.effects)
    if choice.verb == DRAFT_LEADER:
        return worth - COIN * leader.cost[1]
    if choice.verb == BURY_ONE:
        return BURIED * leader.cost[game.age - 1] - worth
    return worth
