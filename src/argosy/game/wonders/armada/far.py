"""Sellers two seats away, by the Emporiums (ARMADA-CARD-26).

Two seats to the left and two to the right are the same city where four sit at the table; all its units then
count as from the left.
"""

from argosy.game.types import Choice
from argosy.rules.wonders.records import Game

FAR_ONES_MEET = 4
"""Cities at a table where two seats to the left and two seats to the right is one city."""


def sellers(game: Game, city: int) -> dict[str, int]:
    """The cities that sell, by source."""
    units, seats = game.cities[city].armada.far_units, int(game.seats)
    left, right = (city + 2) % seats, (city - 2) % seats
    found = {"far_left": left} if units[0] or (units[1] and left == right) else {}
    return found | ({"far_right": right} if units[1] and left != right else {})


def offers(game: Game, city: int) -> list[tuple[int, str, int]]:
    """Price of a unit, source, units at most."""
    units, price = game.cities[city].armada.far_units, game.cities[city].armada.far_price
    selling = sellers(game, city)
    found = []
    if "far_left" in selling:
        many = int(units[0]) + (int(units[1]) if game.seats == FAR_ONES_MEET else 0)
        found.append((int(price[0] or price[1]), "far_left", many))
    if "far_right" in selling:
        found.append((int(price[1]), "far_right", int(units[1])))
    return found


def bought(game: Game, choice: Choice) -> dict[str, int]:
    """Units that a listed choice buys, by source."""
    prices = game.cities[choice.city].armada.far_price
    left = choice.price.far_left // int(prices[0]) if choice.price.far_left else 0
    right = choice.price.far_right // int(prices[1]) if choice.price.far_right else 0
    if game.seats == FAR_ONES_MEET:
        return {"far_left": left + right, "far_right": 0}
    return {"far_left": left, "far_right": right}


def paid(game: Game, city: int) -> list[tuple[int, int]]:
    """Return the cities two seats away that the choice of a city pays, with coins."""
    chosen, seats = game.cities[city].chosen, int(game.seats)
    return [((city + 2) % seats, int(chosen.far_left)), ((city - 2) % seats, int(chosen.far_right))]
