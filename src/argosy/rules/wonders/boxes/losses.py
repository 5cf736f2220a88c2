"""Losses of coins that boxes bring about: where one box settles them for all."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.cities.losses import lose_to_bank


@kernel
def lose_coins_to_bank(tables, city, coins):
    """A city loses coins at the end of a turn."""
    lose_to_bank(tables, city, coins)
