"""Debts, judged by what the coins are worth that they save."""

from argosy.rules.kernel import kernel
from argosy.search.wonders.effects_judge import coins_worth


@kernel
def judge_debts(game, mood, seat, choice):
    """A point less for each debt; the other coins are paid."""
    city = game.cities[seat]
    return coins_worth(mood, city.coins, choice.card - city.black.loss) - choice.card
