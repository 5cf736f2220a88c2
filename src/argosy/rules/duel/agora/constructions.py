"""Coins for constructions by either player (AGORA-100, 103)."""

from argosy.rules.duel.agora.terms import COINS_ON, CONSTRUCTION_COINS, SENATOR
from argosy.rules.duel.tasks import push
from argosy.rules.duel.terms import WONDER
from argosy.rules.kernel import kernel


@kernel
def card_asks_coins(game, tables, seat, color):
    """AGORA-100: a building is constructed; senators are none."""
    if tables.pays_constructions and color != SENATOR:
        push(game, CONSTRUCTION_COINS, seat, 0, color)


@kernel
def wonder_asks_coins(game, tables, seat):
    """AGORA-103: a wonder is constructed."""
    if tables.pays_constructions:
        push(game, CONSTRUCTION_COINS, seat, 0, WONDER)


@kernel
def construction_coins(game, subject):
    """AGORA-100, 103, Z-25: whoever controls such a decree takes coins for a construction by either player."""
    for owner in range(2):
        game.cities[owner].coins += game.cities[owner].powers[COINS_ON + subject] * game.age
