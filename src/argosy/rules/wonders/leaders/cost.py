"""What a leader costs a city (LEADERS-RECRUIT-5, -6, LEADERS-EFFECT-8, LEADERS-ROMA-1, -2)."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import left_of, right_of

OWN, OF_LEFT, OF_RIGHT = range(3)


@kernel
def leader_cost(game, tables, seat, leader):
    """Coins for the bank: nothing where leaders are free, else what is printed less all discounts, never below 0
    (LEADERS-RECRUIT-5, -6, LEADERS-EFFECT-8, LEADERS-ROMA-1, -2).
    """
    city = game.cities[seat].leaders
    if city.free > 0:
        return 0
    left, right = game.cities[left_of(game, seat)].leaders, game.cities[right_of(game, seat)].leaders
    less = city.discount[OWN] + left.discount[OF_RIGHT] + right.discount[OF_LEFT]
    return max(0, tables.leaders.leaders[leader].cost[game.age - 1] - less)
